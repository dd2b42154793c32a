// The extension but for telling listings: the server, the graph, the views, the commands.
import * as vscode from 'vscode';
import { Client } from './client';
import { openExample } from './example';
import { GraphPanel } from './graph/panel';
import { PhasesView } from './views/phases';
import { FunctionSource } from './views/source';
import { showMenu, statusItem } from './views/status';
import { graphTrees } from './views/trees';

type Command = (...args: never[]) => unknown;

/** What extension.ts needs of all this. */
export interface Main {
  /** By the names in package.json. */
  commands: Record<string, (...args: unknown[]) => unknown>;
  opened(document: vscode.TextDocument): Promise<void>;
  restore(panel: vscode.WebviewPanel, state: unknown): void;
  stop(): Promise<void>;
}

export function start(context: vscode.ExtensionContext): Main {
  const output = vscode.window.createOutputChannel('Ori', { log: true });
  const client = new Client(context.extensionPath, output);
  const source = new FunctionSource(client);
  const graph = new GraphPanel(context.extensionUri, client);
  const phases = new PhasesView(client, source);
  context.subscriptions.push(
    output,
    client,
    source,
    graph,
    phases,
    ...graphTrees(source),
    ...statusItem(source),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('ori.server.path')) {
        void client.restart();
      }
    }),
  );
  void vscode.commands.executeCommand('setContext', 'ori.loaded', true);
  const commands: Record<string, Command> = {
    'ori.restartServer': () => client.restart(),
    'ori.showOutput': () => output.show(),
    'ori.treatAsListing': treatAsListing,
    'ori.showMenu': showMenu,
    'ori.compareWithPhase': (phase?: string) => compareWithPhase(client, phase),
    'ori.showRefusals': showRefusals,
    'ori.runFunction': () => ofFunction('ori.run'),
    'ori.verifyFunction': () => ofFunction('ori.verify'),
    'ori.showGraph': () => graph.show(),
    'ori.focusGraph': () => graph.focus(),
    'ori.saveGraphAsSvg': () => graph.export('svg'),
    'ori.saveGraphAsDot': () => graph.export('dot'),
    'ori.copyGraphAsDot': () => graph.export('copy'),
    'ori.openExample': (name?: string) => openExample(context.extensionUri, name),
    ...phases.commands,
  };
  return {
    commands: commands as Main['commands'],
    opened: () => client.start(),
    restore: (panel, state) => graph.restore(panel, state),
    stop: () => client.stop(),
  };
}

/** The active document, if it is of the language, and its name. */
function active(): { document: vscode.TextDocument; name: string } | undefined {
  const document = vscode.window.activeTextEditor?.document;
  return document?.languageId === 'ori' ? { document, name: document.uri.path.split('/').pop() ?? 'text' } : undefined;
}

/** A document that the server makes of another one: see lsp/server/text_document_content.go. */
function madeOf(document: vscode.TextDocument, name: string, query: Record<string, string>): vscode.Uri {
  return vscode.Uri.from({ scheme: 'ori', path: `/${name}`, query: new URLSearchParams({ ...query, of: document.uri.toString() }).toString() });
}

/** Shows beside the active document which rewrites the optimizer refuses in it, and why. */
async function showRefusals(): Promise<void> {
  const of = active();
  if (of) {
    const text = await vscode.workspace.openTextDocument(madeOf(of.document, `${of.name}.refusals`, { view: 'refusals' }));
    await vscode.window.showTextDocument(text, { viewColumn: vscode.ViewColumn.Beside, preview: true });
  }
}

/** Has the server show what a command of the program prints of the function at the cursor. */
async function ofFunction(command: string): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const of = active();
  if (of && editor) {
    const { line, character } = editor.selection.active;
    await vscode.commands.executeCommand(command, {
      uri: of.document.uri.toString(),
      range: { start: { line, character }, end: { line, character } },
    });
  }
}

/** Takes the active document for a listing, whatever its name and its first lines are. */
async function treatAsListing(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document) {
    await vscode.languages.setTextDocumentLanguage(document, 'ori');
  }
}

/** Shows the active document beside what it is after a phase of the optimizer; asks which, unless it is told. */
async function compareWithPhase(running: Client, phase?: string): Promise<void> {
  const of = active();
  if (!of) {
    return;
  }
  phase ??= (
    await vscode.window.showQuickPick(
      [
        ...running
          .phases()
          .map((p) => ({ label: p.name, description: p.num === null ? undefined : `phase ${p.num}`, detail: p.doc, phase: p.name })),
        { label: 'all', description: 'every phase, in order', phase: 'all' },
      ],
      { placeHolder: 'After which phase?' },
    )
  )?.phase;
  if (phase === undefined) {
    return;
  }
  const after = madeOf(of.document, of.name, { phase });
  await vscode.commands.executeCommand('vscode.diff', of.document.uri, after, `${of.name} and after ${phase}`);
}
