import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const exported = /export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/g;
const imported = /import \{([^}]+)\} from 'lucide-react';/g;

/** From the name of an icon to its file, as the library's own list has it. */
export function readIconList(list: string): ReadonlyMap<string, string> {
  const entries = [...list.matchAll(exported)].flatMap(([, names = '', file = '']) =>
    names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
  );
  return new Map(entries);
}

/** Each module asks for its icons one by one. */
export function nameIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(imported, (statement, names: string) => {
    const lines = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const file = files.get(name);
        return file && `import ${name} from 'lucide-react/icons/${file}';`;
      });
    // One line, so that errors are still told by the source's own lines.
    const breaks = '\n'.repeat(statement.split('\n').length - 1);
    return lines.every(Boolean) ? lines.join(' ') + breaks : statement;
  });
}

/**
 * Whoever imports the list of all icons seems to need all of them. The bundler finds out, but only
 * after it was decided which file each module goes to.
 */
export function directIcons(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'cadence-direct-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const list = fileURLToPath(import.meta.resolve('lucide-react'));
      const module = list.replace(/cjs[\\/]lucide-react\.js$/, 'esm/lucide-react.mjs');
      files = readIconList(readFileSync(module, 'utf8'));
      if (files.size === 0) this.error('The list of icons could not be read');
    },
    transform(code, id) {
      if (!/[\\/]src[\\/].+\.tsx?$/.test(id)) return null;
      return nameIconFiles(code, files);
    },
  };
}
