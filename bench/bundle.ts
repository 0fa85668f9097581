import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'rolldown/parseAst';
import { budgets } from '../packages/web/build/budget.ts';
import { besides } from '../packages/web/build/page-preloads.ts';
import { webDist } from '../scripts/paths.mjs';
import { sum } from './support/numbers.ts';
import { printTable } from './support/table.ts';

/** What a module loads before it runs; what it loads later on demand does not count. */
function staticImports(code: string): string[] {
  return parseAst(code)
    .body.map((node) => ('source' in node && node.source ? String(node.source.value) : ''))
    .filter((source) => source.startsWith('.'))
    .map((source) => source.replace(/^.*\//, ''));
}

/** The scripts that a page names for its first look, not those that may come after them. */
function namedScripts(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\/([^"/]+\.js)"[^>]*>/g)];
  return tags.filter(([tag]) => !tag.includes(besides)).map(([, name = '']) => name);
}

/** By file, with all that the named ones import, compressed as on the wire. */
function loadOf(route: string): Map<string, number> {
  const waiting = namedScripts(readFileSync(join(webDist, 'pages', `${route}.html`), 'utf8'));
  if (waiting.length === 0) throw new Error(`The page of ${route} names no script.`);
  const bytes = new Map<string, number>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (bytes.has(name)) continue;
    const code = readFileSync(join(webDist, 'assets', name), 'utf8');
    bytes.set(name, gzipSync(code, { level: 9 }).length);
    waiting.push(...staticImports(code));
  }
  return bytes;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log('JavaScript before a page shows, gzip');
printTable(
  budgets.map(({ route, maxBytes }) => {
    const files = loadOf(route);
    const total = sum([...files.values()]);
    return {
      figure: `${route}, first load, ${files.size} files`,
      value: kilobytes(total),
      bar: { text: `≤ ${kilobytes(maxBytes)}`, met: total <= maxBytes },
      ratio: total / maxBytes,
    };
  }),
);
