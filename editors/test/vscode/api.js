// Runs inside the extension host. Writes a line for each fact, throws at the first that does not hold.
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');

const workspace = process.env.ORI_TEST_WORKSPACE;
const TIMEOUT = 60000;

function say(line) {
  fs.appendFileSync(process.env.ORI_TEST_RESULT, line + '\n');
}

/** Polls what get() answers until holds() likes it. */
async function until(what, get, holds) {
  const end = Date.now() + TIMEOUT;
  let seen;
  do {
    seen = await get();
    if (holds(seen)) {
      say('ok: ' + what);
      return seen;
    }
    await new Promise((done) => setTimeout(done, 50));
  } while (Date.now() < end);
  say(`FAIL: ${what}; seen: ${JSON.stringify(seen)}`);
  throw new Error(what);
}

const check = (what, holds, seen) => until(what, () => seen, () => holds);
const open = (name) => vscode.workspace.openTextDocument(path.join(workspace, name));

function position(document, text, offset = 0) {
  return document.positionAt(document.getText().indexOf(text) + offset);
}

async function hover(document, text, offset) {
  const hovers = await vscode.commands.executeCommand(
    'vscode.executeHoverProvider',
    document.uri,
    position(document, text, offset),
  );
  return hovers.flatMap((h) => h.contents.map((c) => c.value ?? c)).join('\n');
}

const tellsOrder = (text) => /RPO\D*\d/.test(text) && /idom/.test(text);

/** The text that a command shows beside a document, once the tab that holds it is the active one; a document is there before its tab. */
function shown(holds) {
  const { input } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
  const uri = input?.modified ?? input?.uri;
  return (uri && holds(uri) ? vscode.workspace.textDocuments.find((d) => d.uri.toString() === uri.toString())?.getText() : undefined) ?? '';
}

const codeOf = (diagnostic) => diagnostic.code?.value ?? diagnostic.code;
const threads = (document) =>
  vscode.languages.getDiagnostics(document.uri).filter((d) => codeOf(d) === 'thread-branch');
const errors = (document) =>
  vscode.languages.getDiagnostics(document.uri).filter((d) => d.severity === vscode.DiagnosticSeverity.Error);

/** What loads the extension. */
/** The servers that the extension has started. */
function servers() {
  const started = [];
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      const parent = /^PPid:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (path.basename(command[0]) === 'ori' && parent === String(process.pid)) {
        started.push(command.join(' '));
      }
    } catch {
      // it has ended
    }
  }
  return started;
}

async function activation() {
  const extension = vscode.extensions.getExtension('ori-lang.ori');
  await until('a folder with listings loads the extension', () => extension.isActive, (is) => is);
  for (const name of ['detect/none/prose.txt', 'detect/none/query.txt']) {
    await vscode.window.showTextDocument(await open(name));
  }
  // A window that has opened an editor and activated what it has to answers this.
  await vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', vscode.window.activeTextEditor.document.uri);
  await check('plain text does not start the server', servers().length === 0, servers());
  await lensesWithoutListing();
  await check('a source file of such a folder does', servers().length === 1, servers());
  await vscode.window.showTextDocument(await open('detect/none/query.txt'));
  const listing = vscode.window.activeTextEditor.document;
  await vscode.commands.executeCommand('ori.treatAsListing');
  await until('a command takes a file for a listing', () => listing.languageId, (id) => id === 'ori');
  await vscode.languages.setTextDocumentLanguage(listing, 'plaintext');
  await check('and back', listing.languageId === 'plaintext', listing.languageId);
}

async function detection() {
  const root = path.join(workspace, 'detect');
  for (const dialect of fs.readdirSync(root)) {
    for (const name of fs.readdirSync(path.join(root, dialect))) {
      const document = await open(path.join('detect', dialect, name));
      if (dialect === 'none') {
        await check(`${dialect}/${name} is not a listing`, document.languageId !== 'ori', document.languageId);
      } else {
        await until(`${dialect}/${name} is a listing`, () => document.languageId, (id) => id === 'ori');
      }
    }
  }
}

async function lastWord() {
  const document = await open('detect/cuobjdump/fatbin.txt');
  await until('a listing in a text file is detected', () => document.languageId, (id) => id === 'ori');
  await vscode.languages.setTextDocumentLanguage(document, 'plaintext');
  // A detection would have been made by the time another document's is.
  const other = await open('detect/cuobjdump/no_extension');
  await until('another one too', () => other.languageId, (id) => id === 'ori');
  await check('who sets the language back has the last word', document.languageId === 'plaintext', document.languageId);
}

async function listing() {
  const document = await open('nested_if.sass');
  await until('the listing is detected', () => document.languageId, (id) => id === 'ori');
  await until('hover on .L_x_0 tells RPO and idom', () => hover(document, '\n.L_x_0:', 3), tellsOrder);
  await check('the listing has no errors', errors(document).length === 0, errors(document));
}

async function native() {
  const document = await open('thread.ori');
  await check('the native file is detected', document.languageId === 'ori', document.languageId);
  const editor = await vscode.window.showTextDocument(document);
  await until('a thread-branch diagnostic appears', () => threads(document), (found) => found.length > 0);
  const [found, ...more] = threads(document);
  const line = position(document, '@P0 BRA').line;
  await check(
    'it is there once, at the branch, from ori',
    more.length === 0 && found.range.start.line === line && found.source === 'ori',
    threads(document),
  );
  await check('the native file has no errors', errors(document).length === 0, errors(document));
  await until('hover on L2 tells RPO and idom', () => hover(document, '\nL2:', 1), tellsOrder);
  await until(
    'an inlay hint tells the order of L2',
    () => vscode.commands.executeCommand('vscode.executeInlayHintProvider', document.uri, new vscode.Range(0, 0, document.lineCount, 0)),
    (hints) => hints.some((h) => h.position.line === position(document, '\nL2:', 1).line && /^RPO \d+ · idom \w/.test([].concat(h.label).map((part) => part.value ?? part).join(''))),
  );
  await until(
    'a code lens above the function counts its blocks',
    () => vscode.commands.executeCommand('vscode.executeCodeLensProvider', document.uri, 10),
    (lenses) => lenses.some((l) => /^\d+ blocks/.test(l.command?.title ?? '')),
  );

  const at = position(document, '@P0 BRA', 4);
  const actions = await until(
    '"Thread branch to L2" is offered',
    () =>
      vscode.commands.executeCommand(
        'vscode.executeCodeActionProvider',
        document.uri,
        new vscode.Range(at, at),
        vscode.CodeActionKind.QuickFix.value,
        100,
      ),
    (all) => all.some((action) => action.title === 'Thread branch to L2'),
  );
  const action = actions.find(({ title }) => title === 'Thread branch to L2');
  await check('it carries an edit', action.edit !== undefined, action);
  await vscode.workspace.applyEdit(action.edit);
  await until('it changes the branch', () => document.lineAt(line).text, (text) => /^@P0 BRA\s+L2\s*$/.test(text));
  await until('the diagnostic goes', () => threads(document), (left) => left.length === 0);
  await check('it leaves no errors', errors(document).length === 0, errors(document));
  await vscode.window.showTextDocument(editor.document);
  await vscode.commands.executeCommand('undo');
  await until('undo brings the diagnostic back', () => threads(document), (back) => back.length === 1);

  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('ori.compareWithPhase', 'OriBranchOpt');
  await until(
    'the text after phase 15 is shown',
    () => shown((uri) => uri.scheme === 'ori'),
    (text) => /@P0 BRA\s+L2/.test(text),
  );
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');

  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('ori.showRefusals');
  await until(
    'what is refused is shown',
    () => shown((uri) => uri.path.endsWith('.refusals')),
    (text) => text.includes('rewrites are refused'),
  );
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('ori.verifyFunction');
  await until(
    'the rewrites of a function are verified',
    () => shown((uri) => uri.path.endsWith('.verify')),
    (text) => /rewrites?: .*\b0 differ/.test(text),
  );
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
  await vscode.window.showTextDocument(document);
  return document;
}

/** What is known of values, and what nothing reads. */
async function values() {
  const document = await open('values.ori');
  await vscode.window.showTextDocument(document);
  const found = () => vscode.languages.getDiagnostics(document.uri);
  const line = (text) => position(document, text).line;
  await until('the dead write is told and faded', found, (all) =>
    all.some((d) => codeOf(d) === 'dead-write' && d.range.start.line === line('R6, R8') && d.tags?.includes(vscode.DiagnosticTag.Unnecessary)),
  );
  const hints = () =>
    vscode.commands.executeCommand('vscode.executeInlayHintProvider', document.uri, new vscode.Range(0, 0, document.lineCount, 0));
  await until('an inlay hint tells the known value', hints, (all) =>
    all.some((h) => h.position.line === line('R7, R8') && [].concat(h.label).map((part) => part.value ?? part).join('').includes('R4=16')),
  );
  const actions = (text) => {
    const at = position(document, text);
    const kind = vscode.CodeActionKind.QuickFix.value;
    return vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, new vscode.Range(at, at), kind, 100);
  };
  await until('the operand can be replaced by what is known', () => actions('R4, 0x10'), (all) => all.some((a) => a.title === 'Replace R4 by 0x10'));
  await until('the hover tells which phase would', () => hover(document, 'R4, 0x10'), (text) => /phase 29/.test(text));
  const dead = await until('the dead write can be removed', () => actions('R6, R8'), (all) => all.some((a) => a.title === 'Remove dead write'));
  await vscode.workspace.applyEdit(dead.find((a) => a.title === 'Remove dead write').edit);
  await until('it goes, and the finding with it', found, (all) => !document.getText().includes('R6, R8') && all.every((d) => codeOf(d) !== 'dead-write'));
  await vscode.commands.executeCommand('undo');
  await vscode.commands.executeCommand('workbench.action.files.revert');
  await vscode.commands.executeCommand('workbench.action.closeActiveEditor');
}

const ofListing = (all) =>
  all.some((l) => l.range.start.line === 8 && l.command?.title === 'inlined.sass: 5 instructions of scale, 1 of inlined functions');

/** A source file while no listing is open, nor has been. */
async function lensesWithoutListing() {
  const source = await open('src/scale.cu');
  await vscode.window.showTextDocument(source);
  const lensesOf = () => vscode.commands.executeCommand('vscode.executeCodeLensProvider', source.uri, 10);
  await until('the lines of a source file have lenses of a listing that has not been opened', lensesOf, ofListing);
}

/** A listing that names its source lines, and its source file. */
async function sources() {
  const source = await open('src/scale.cu');
  const language = source.languageId;
  await vscode.window.showTextDocument(source);
  const lensesOf = () => vscode.commands.executeCommand('vscode.executeCodeLensProvider', source.uri, 10);
  await until(
    'its functions are found',
    () => vscode.commands.executeCommand('vscode.executeWorkspaceSymbolProvider', 'scale'),
    (found) => found.some((s) => s.name === 'scale' && path.basename(s.location.uri.path) === 'inlined.sass'),
  );
  const document = await open('inlined.sass');
  await vscode.window.showTextDocument(document);
  await until(
    'hover tells the source line and where it is inlined',
    () => hover(document, 'FMUL', 1),
    (text) => /source line.*src\/scale\.cu:3.*inlined at.*src\/scale\.cu:9/.test(text),
  );
  await until(
    'definition leads to both',
    () => vscode.commands.executeCommand('vscode.executeDefinitionProvider', document.uri, position(document, 'FMUL', 1)),
    (found) => found.map((l) => `${path.basename(l.uri.path)}:${l.range.start.line + 1}`).join() === 'scale.cu:3,scale.cu:9',
  );
  await vscode.window.showTextDocument(source);
  const lenses = await until('the lines of the source file have lenses', lensesOf, ofListing);
  await until(
    'hover shows the instructions of the line',
    () => hover(source, 'scaled(from', 1),
    (text) => /inlined\.sass.*5 instructions of scale, 1 of inlined functions[^]*FMUL/.test(text),
  );
  const { command } = lenses.find((l) => l.range.start.line === 8);
  await vscode.commands.executeCommand(command.command, ...command.arguments);
  await until(
    'they lead to the instructions',
    () => ({ name: vscode.window.activeTextEditor?.document.fileName, line: vscode.window.activeTextEditor?.selection.active.line }),
    ({ name, line }) => path.basename(name ?? '') === 'inlined.sass' && line === position(document, '/*0080*/').line,
  );
  await check('the source file keeps its language', source.languageId === language, source.languageId);
  const told = vscode.languages.getDiagnostics(source.uri);
  await check('nothing is reported in the source file', told.length === 0, told);
}

async function restarts(document) {
  const config = vscode.workspace.getConfiguration('ori');
  await vscode.commands.executeCommand('ori.restartServer');
  await until('the server answers after a restart', () => hover(document, '\nL2:', 1), tellsOrder);
  await until('and tells the diagnostics again', () => threads(document), (found) => found.length === 1);

  await config.update('server.path', '/no/such/ori', vscode.ConfigurationTarget.Global);
  await until('a server that is not there only costs the answers', () => hover(document, '\nL2:', 1), (text) => text === '');
  await until('its diagnostics go', () => threads(document), (left) => left.length === 0);
  await config.update('server.path', undefined, vscode.ConfigurationTarget.Global);
  await until('the setting put right starts it', () => hover(document, '\nL2:', 1), tellsOrder);
}

exports.run = async () => {
  fs.rmSync(process.env.ORI_TEST_RESULT, { force: true });
  const extension = vscode.extensions.getExtension('ori-lang.ori');
  await check('the extension is there', extension !== undefined);
  await activation();
  await detection();
  await lastWord();
  await listing();
  await sources();
  await values();
  await restarts(await native());
  await vscode.commands.executeCommand('ori.showOutput');
};
