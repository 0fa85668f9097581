import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const serverDist = join(root, 'packages', 'server', 'dist');
export const webDist = join(root, 'packages', 'web', 'dist');

/**
 * Whether a script was started itself rather than imported.
 * @param {string} moduleUrl the script's import.meta.url
 */
export function isEntry(moduleUrl) {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href;
}
