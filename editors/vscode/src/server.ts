// Where the language server's program is.
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import * as path from 'node:path';

const exe = process.platform === 'win32' ? '.exe' : '';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function onPath(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => [path.join(folder, name), path.join(folder, name + exe)])
    .find(isProgram);
}

/**
 * Finds the server.
 * @param setting what the user set: a file, a name to look up, or nothing
 * @param extension the extension's folder, which may hold a server of its own
 * @param searchPath folders as in the PATH variable
 * @returns the program's file, or undefined when there is none
 */
export function findServer(setting: string, extension: string, searchPath: string): string | undefined {
  if (setting === '') {
    const bundled = path.join(extension, 'server', 'ori' + exe);
    return isProgram(bundled) ? bundled : onPath('ori', searchPath);
  }
  const file = setting.replace(/^~(?=[/\\])/, homedir());
  if (/[/\\]/.test(file)) {
    return [file, file + exe].find(isProgram);
  }
  return onPath(file, searchPath);
}
