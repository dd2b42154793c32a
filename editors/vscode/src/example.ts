// The examples of the walkthrough, each opened as a new file that can be changed and thrown away.
import * as vscode from 'vscode';

const examples = [
  { name: 'loop', label: 'A loop and a divergent branch', detail: 'BSSY and BSYNC, a back edge, a cold block' },
  { name: 'switch', label: 'A switch', detail: 'a chain of comparisons that phase 30 could write as a table' },
];

/** Opens an example, which the user picks unless it is named. */
export async function openExample(extension: vscode.Uri, name?: string): Promise<void> {
  name ??= (await vscode.window.showQuickPick(examples, { placeHolder: 'Which example?' }))?.name;
  if (name !== undefined && examples.some((e) => e.name === name)) {
    const file = vscode.Uri.joinPath(extension, 'walkthrough', `${name}.ori`);
    const content = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'ori', content }));
  }
}
