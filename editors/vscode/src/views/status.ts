// The target, the optimization level and the findings of the active document, in the status bar.
import * as vscode from 'vscode';
import { count } from '../graph/words';
import type { FunctionSource } from './source';

export function statusItem(source: FunctionSource): vscode.Disposable[] {
  const item = vscode.window.createStatusBarItem('ori.status', vscode.StatusBarAlignment.Right, 99);
  item.name = 'Ori';
  item.command = 'ori.showMenu';
  const update = () => {
    const { document, graph } = source;
    if (!document) {
      item.hide();
      return;
    }
    const findings = listed(vscode.languages.getDiagnostics(document.uri).filter((d) => d.source === 'ori'));
    const bad = findings.filter((d) => d.severity <= vscode.DiagnosticSeverity.Warning).length;
    const target = graph?.target ?? 'no target';
    item.text = `$(circuit-board) ${target}${graph ? ` -O${graph.optLevel}` : ''} · ${count(findings.length, 'finding')}`;
    item.tooltip = new vscode.MarkdownString(
      [
        graph && `function \`${graph.name || '(no name)'}\`: ${count(graph.blockCount, 'block')}, ${count(graph.edgeCount, 'edge')}`,
        `target ${target}${graph ? `, optimization level ${graph.optLevel}` : ''}`,
        `${count(findings.length, 'finding')}, ${bad} of them errors or warnings`,
      ]
        .filter((t) => t)
        .join('\n\n'),
    );
    item.accessibilityInformation = {
      label: `Ori: ${target}, optimization level ${graph?.optLevel ?? 'unknown'}, ${count(findings.length, 'finding')}`,
    };
    item.show();
  };
  return [
    item,
    source.onDidChange(update),
    vscode.languages.onDidChangeDiagnostics(
      (event) => event.uris.some((u) => u.toString() === source.document?.uri.toString()) && update(),
    ),
  ];
}

/** Those that a list shows: not the hints that only fade their text, where another finding of their code stands for them. */
export function listed(findings: vscode.Diagnostic[]): vscode.Diagnostic[] {
  const code = (d: vscode.Diagnostic) => (typeof d.code === 'object' ? d.code.value : d.code);
  const seen = new Set(findings.filter((d) => d.severity < vscode.DiagnosticSeverity.Hint).map(code));
  const fades = (d: vscode.Diagnostic) => d.severity === vscode.DiagnosticSeverity.Hint && !!d.tags?.includes(vscode.DiagnosticTag.Unnecessary);
  return findings.filter((d) => !(fades(d) && seen.has(code(d))));
}

/** What is behind the status item. */
export async function showMenu(): Promise<void> {
  const entries: (vscode.QuickPickItem & { run: [string, ...unknown[]] })[] = [
    { label: '$(type-hierarchy) Show Control-Flow Graph', run: ['ori.showGraph'] },
    { label: '$(list-ordered) Show Phases', run: ['ori.phases.focus'] },
    { label: '$(diff) Compare with the Text After a Phase...', run: ['ori.compareWithPhase'] },
    { label: '$(circle-slash) Show Refused Rewrites', run: ['ori.showRefusals'] },
    { label: '$(run) Run Function in the Interpreter', run: ['ori.runFunction'] },
    { label: '$(verified) Verify the Rewrites of the Function', run: ['ori.verifyFunction'] },
    { label: '$(warning) Show Findings', run: ['workbench.actions.view.problems'] },
    { label: '$(settings-gear) Change Target, Level or Knobs', run: ['workbench.action.openSettings', '@ext:ori-lang.ori'] },
    { label: '$(output) Show Output', run: ['ori.showOutput'] },
    { label: '$(debug-restart) Restart Language Server', run: ['ori.restartServer'] },
  ];
  const picked = await vscode.window.showQuickPick(entries, { placeHolder: 'Ori' });
  if (picked) {
    const [command, ...rest] = picked.run;
    await vscode.commands.executeCommand(command, ...rest);
  }
}
