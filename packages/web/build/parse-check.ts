import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';

/**
 * Parses what was written. A bundler whose script and native binding differ in version writes
 * broken code without a word, and the first to notice would be a user with a white page.
 */
export function parseCheck(): Plugin {
  return {
    name: 'cadence-parse-check',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.js'))) {
        const code = await readFile(join(dir ?? '', name), 'utf8');
        try {
          parseAst(code);
        } catch {
          this.error(`${name} does not parse. Is rolldown's native binding of another version?`);
        }
      }
    },
  };
}
