import * as vscode from 'vscode';
import { Client } from './client';
import { LINES, listingDialect } from './detect';
import { GraphPanel } from './graph/panel';

// The languages that a listing may have been taken for.
const GUESSED = new Set(['plaintext', 'sass', 'log', 'asm']);

let client: Client | undefined;

export function activate(context: vscode.ExtensionContext): void {
  const output = vscode.window.createOutputChannel('Ori', { log: true });
  client = new Client(context.extensionPath, output);
  const running = client;
  const graph = new GraphPanel(context.extensionUri, running);

  // A document is asked about once: who sets its language back by hand has the last word.
  const asked = new WeakSet<vscode.TextDocument>();
  const opened = async (document: vscode.TextDocument): Promise<void> => {
    if (document.languageId === 'ori') {
      await running.start();
    } else if (GUESSED.has(document.languageId) && !asked.has(document) && isListing(document)) {
      asked.add(document);
      await vscode.languages.setTextDocumentLanguage(document, 'ori');
    }
  };

  context.subscriptions.push(
    output,
    graph,
    vscode.commands.registerCommand('ori.showGraph', () => graph.show()),
    vscode.commands.registerCommand('ori.focusGraph', () => graph.focus()),
    vscode.commands.registerCommand('ori.saveGraphAsSvg', () => graph.export('svg')),
    vscode.commands.registerCommand('ori.saveGraphAsDot', () => graph.export('dot')),
    vscode.commands.registerCommand('ori.copyGraphAsDot', () => graph.export('copy')),
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('ori.server.path')) {
        void running.restart();
      }
    }),
    vscode.commands.registerCommand('ori.restartServer', () => running.restart()),
    vscode.commands.registerCommand('ori.showOutput', () => output.show()),
    vscode.commands.registerCommand('ori.compareWithPhase', (phase?: string) => compareWithPhase(running, phase)),
  );
  vscode.workspace.textDocuments.forEach((document) => void opened(document));
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

/** Shows the active document beside what it is after a phase of the optimizer; asks which, unless it is told. */
async function compareWithPhase(running: Client, phase?: string): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || document.languageId !== 'ori') {
    return;
  }
  phase ??= (
    await vscode.window.showQuickPick(
      [...running.phases().map((p) => ({ label: p.name, description: p.num === null ? undefined : `phase ${p.num}`, detail: p.doc, phase: p.name })),
        { label: 'all', description: 'every phase, in order', phase: 'all' }],
      { placeHolder: 'After which phase?' },
    )
  )?.phase;
  if (phase === undefined) {
    return;
  }
  const name = document.uri.path.split('/').pop() ?? 'text';
  const query = new URLSearchParams({ phase, of: document.uri.toString() }).toString();
  const after = vscode.Uri.from({ scheme: 'ori', path: `/${name}`, query });
  await vscode.commands.executeCommand('vscode.diff', document.uri, after, `${name} and after ${phase}`);
}

function isListing(document: vscode.TextDocument): boolean {
  if (document.uri.scheme === 'output' || !vscode.workspace.getConfiguration('ori', document).get('detectListings', true)) {
    return false;
  }
  return listingDialect(firstLines(document)) !== undefined;
}

function* firstLines(document: vscode.TextDocument): Generator<string> {
  for (let i = 0; i < Math.min(document.lineCount, LINES); i++) {
    yield document.lineAt(i).text;
  }
}
