import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type BudgetChunk, firstLoad } from '../packages/web/build/budget.ts';
import { webDist } from '../scripts/paths.mjs';
import { sum } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const page = 'login-page';
const mostBytes = 100_000;

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
      facadeModuleId: fileName.replace(/-[\w-]{8}\.js$/, ''),
      imports: staticImports(code),
    };
  });
}

const rows = firstLoad(readChunks(), page);
const total = sum(rows.map((row) => row.gzipBytes));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`${rows.length} files of JavaScript before the login page shows, gzip`);
printTable([
  ...rows.map((row) => ({ figure: row.fileName, value: kilobytes(row.gzipBytes) })),
  {
    figure: 'login route, first load',
    value: kilobytes(total),
    bar: { text: `≤ ${kilobytes(mostBytes)}`, met: total <= mostBytes },
    ratio: total / mostBytes,
  },
]);
