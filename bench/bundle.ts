import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type BudgetChunk, budgets, firstLoad } from '../packages/web/build/budget.ts';
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

function readChunks(): BudgetChunk[] {
  const html = readFileSync(join(webDist, 'index.html'), 'utf8');
  const entries = new Set(
    [...html.matchAll(/<script\b[^>]*\bsrc="[^"]*\/([^"/]+\.js)"/g)].map(([, name]) => name),
  );
  if (entries.size === 0) throw new Error('The page names no script.');
  const folder = join(webDist, 'assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((fileName) => {
    const code = readFileSync(join(folder, fileName), 'utf8');
    return {
      fileName,
      code,
      isEntry: entries.has(fileName),
      moduleIds: [fileName.replace(/-[\w-]{8}\.js$/, '')],
      imports: staticImports(code),
    };
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const chunks = readChunks();
console.log('JavaScript before a page shows, gzip');
printTable(
  budgets.map(({ route, modules, maxBytes }) => {
    const names = modules.map((path) => path.replace(/^.*\//, ''));
    const rows = firstLoad(chunks, names);
    const total = sum(rows.map((row) => row.gzipBytes));
    return {
      figure: `${route}, first load, ${rows.length} files`,
      value: kilobytes(total),
      bar: { text: `≤ ${kilobytes(maxBytes)}`, met: total <= maxBytes },
      ratio: total / maxBytes,
    };
  }),
);
