import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export interface BudgetChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
}

export interface BudgetRow {
  fileName: string;
  gzipBytes: number;
}

/** The entry, the page's own chunk and all that both import at once, each file once. */
export function firstLoad(chunks: readonly BudgetChunk[], pageSuffix: string): BudgetRow[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(pageSuffix));
  if (!page) throw new Error(`Size budget: no chunk of its own for ${pageSuffix}`);

  const waiting = [...chunks.filter((chunk) => chunk.isEntry), page];
  const needed = new Set<BudgetChunk>();
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (needed.has(chunk)) continue;
    needed.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) waiting.push(imported);
    }
  }
  return [...needed]
    .map(({ fileName, code }) => ({ fileName, gzipBytes: gzipSync(code, { level: 9 }).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function table(rows: readonly BudgetRow[]) {
  return rows.map((row) => `  ${kilobytes(row.gzipBytes).padStart(9)}  ${row.fileName}`).join('\n');
}

interface BudgetOptions {
  pageSuffix: string;
  maxBytes: number;
}

export function budget({ pageSuffix, maxBytes }: BudgetOptions): Plugin {
  return {
    name: 'cadence-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const rows = firstLoad(chunks, pageSuffix);
      const total = rows.reduce((sum, row) => sum + row.gzipBytes, 0);
      const figure = `First load of ${pageSuffix}: ${kilobytes(total)} of JavaScript (gzip), at most ${kilobytes(maxBytes)}`;
      if (total > maxBytes) this.error(`${figure}\n${table(rows)}`);
      this.info(figure);
    },
  };
}
