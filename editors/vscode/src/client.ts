// The language client: started with the first document, restarted on request.
import * as vscode from 'vscode';
import { LanguageClient, LSPErrorCodes, ResponseError, type ClientCapabilities, type Location } from 'vscode-languageclient/node';
import { findServer } from './server';

// The command of a lens on a line of a source file: the server answers with the places in a listing that come from it.
const INSTRUCTIONS = 'ori.instructions';

/** How often a text is asked for, and how long after an edit, in milliseconds. */
const TRIES = 100;
const PAUSE = 300;

/** Goes to the place, or shows the places to choose from. */
async function showInstructions(found: Location[]): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor) {
    const places = found.map(({ uri, range: { start, end } }) => {
      const range = new vscode.Range(start.line, start.character, end.line, end.character);
      return new vscode.Location(vscode.Uri.parse(uri), range);
    });
    const { uri } = editor.document;
    await vscode.commands.executeCommand('editor.action.goToLocations', uri, editor.selection.active, places, 'peek', 'no instructions');
  }
}

/** Whether the server has not finished because the document was edited or closed meanwhile. */
export function isOutdated(err: unknown): boolean {
  return err instanceof ResponseError && err.code === LSPErrorCodes.ContentModified;
}

export class Client implements vscode.Disposable {
  private client: LanguageClient | undefined;
  private wanted = false;
  // Starts and stops happen one after the other, whatever is asked for meanwhile.
  private last: Promise<void> = Promise.resolve();
  private readonly started = new vscode.EventEmitter<void>();

  /** Tells that a server runs. */
  readonly onDidStart = this.started.event;

  constructor(
    private readonly extension: string,
    private readonly output: vscode.LogOutputChannel,
  ) {}

  /** The phases of the server's optimizer, in their order. */
  phases(): { num: number | null; name: string; doc: string }[] {
    const told: unknown = this.client?.initializeResult?.capabilities.experimental;
    return (told as { phases?: { num: number | null; name: string; doc: string }[] } | undefined)?.phases ?? [];
  }

  /**
   * Asks the server, once it runs, for what the protocol has no place for.
   * @returns undefined when there is no server
   */
  async request<T>(method: string, params: object, token?: vscode.CancellationToken): Promise<T | undefined> {
    await this.last;
    // An undefined token would be taken for another parameter.
    return token ? this.client?.sendRequest<T>(method, params, token) : this.client?.sendRequest<T>(method, params);
  }

  /** Starts the server unless that was asked for before. */
  start(): Promise<void> {
    if (this.wanted) {
      return this.last;
    }
    this.wanted = true;
    return this.then(() => this.launch());
  }

  /** Stops the server if there is one and starts it again, wherever the settings now say it is. */
  restart(): Promise<void> {
    this.wanted = true;
    return this.then(async () => {
      await this.end();
      await this.launch();
    });
  }

  stop(): Promise<void> {
    this.wanted = false;
    return this.then(() => this.end());
  }

  dispose(): void {
    void this.stop();
    this.started.dispose();
  }

  private then(next: () => Promise<void>): Promise<void> {
    this.last = this.last.then(next).catch((err: unknown) => {
      this.output.error(String(err));
      void vscode.window.showErrorMessage(`Ori: ${err instanceof Error ? err.message : String(err)}`);
    });
    return this.last;
  }

  private async launch(): Promise<void> {
    const setting = vscode.workspace.getConfiguration('ori').get<string>('server.path', '').trim();
    const command = findServer(setting, this.extension, process.env['PATH'] ?? '');
    if (command === undefined) {
      this.report(setting);
      return;
    }
    this.output.info(`starting ${command}`);
    this.client = new LanguageClient(
      'ori',
      'Ori',
      { command, args: ['lsp'] },
      {
        documentSelector: [
          { language: 'ori', scheme: 'file' },
          { language: 'ori', scheme: 'untitled' },
        ],
        synchronize: { configurationSection: 'ori' },
        outputChannel: this.output,
        middleware: {
          // There is no text where the document was edited meanwhile. VS Code would not ask again for one that it does not show yet.
          provideTextDocumentContent: async (uri, token, next) => {
            let text = await next(uri, token);
            for (let tries = 0; !text && text !== '' && tries < TRIES && !token.isCancellationRequested; tries++) {
              await new Promise((done) => setTimeout(done, PAUSE));
              text = await next(uri, token);
            }
            return text;
          },
          executeCommand: async (name, args, next) => {
            const found: unknown = await next(name, args);
            return name === INSTRUCTIONS ? showInstructions(found as Location[]) : found;
          },
        },
      },
    );
    this.client.registerFeature({
      fillClientCapabilities: (capabilities: ClientCapabilities) => {
        capabilities.experimental = { ...(capabilities.experimental as object), commands: { commands: [INSTRUCTIONS] } };
      },
      initialize: () => undefined,
      getState: () => ({ kind: 'static' }),
      clear: () => undefined,
    });
    await this.client.start();
    this.started.fire();
  }

  private async end(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    if (client) {
      await client.dispose();
    }
  }

  // Highlighting works without a server, so this is said once and nothing fails.
  private report(setting: string): void {
    const missing = setting === '' ? '`ori` is not on PATH' : `${setting} is not a program`;
    this.output.warn(`no language server: ${missing}`);
    const change = 'Change Setting';
    const again = 'Try Again';
    void vscode.window.showWarningMessage(`Ori: no language server, ${missing}.`, change, again).then((answer) => {
      if (answer === change) {
        void vscode.commands.executeCommand('workbench.action.openSettings', 'ori.server.path');
      } else if (answer === again) {
        void this.restart();
      }
    });
  }
}
