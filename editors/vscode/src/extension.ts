// What is loaded with the first .sass, assembler or Ori file, or in a folder that has some: it tells listings by their content. Everything
// else is in main.ts, which is loaded with the first Ori document, with a source file that listings may name, or when one of the commands is
// used. Plain text does not load it: a window without listings has nothing of Ori in it.
import * as vscode from 'vscode';
import { LINES, listingDialect } from './detect';
import type { Main } from './main';

// The languages that a listing may have been taken for.
const GUESSED = new Set(['plaintext', 'sass', 'log', 'asm']);

// The languages of source files, on whose lines there are lenses if a listing in the folder names them.
const SOURCES = new Set(['cuda-cpp', 'cuda', 'cpp', 'c']);
const LISTINGS = '**/*.{ori,sass,cuasm,nvdisasm,cuobjdump}'; // as in package.json

let main: Promise<Main> | undefined;

export function activate(context: vscode.ExtensionContext): void {
  const load = () => (main ??= import('./main').then((m) => m.start(context)));

  // A document is asked about once: who sets its language back by hand has the last word.
  const asked = new WeakSet<vscode.TextDocument>();
  const opened = async (document: vscode.TextDocument): Promise<void> => {
    if (document.languageId === 'ori') {
      await (await load()).opened(document);
    } else if (GUESSED.has(document.languageId) && !asked.has(document) && isListing(document)) {
      asked.add(document);
      await vscode.languages.setTextDocumentLanguage(document, 'ori');
    } else if (SOURCES.has(document.languageId) && document.uri.scheme === 'file' && (await hasListings())) {
      await (await load()).opened(document);
    }
  };

  const { commands } = (context.extension.packageJSON as { contributes: { commands: { command: string }[] } }).contributes;
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(opened),
    ...commands.map(({ command }) =>
      vscode.commands.registerCommand(command, async (...args: unknown[]) => (await load()).commands[command]?.(...args)),
    ),
    vscode.window.registerWebviewPanelSerializer('ori.graph', {
      deserializeWebviewPanel: async (panel, state: unknown) => (await load()).restore(panel, state),
    }),
  );
  vscode.workspace.textDocuments.forEach((document) => void opened(document));
}

export async function deactivate(): Promise<void> {
  await (await main)?.stop();
}

async function hasListings(): Promise<boolean> {
  return (await vscode.workspace.findFiles(LISTINGS, undefined, 1)).length > 0;
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
