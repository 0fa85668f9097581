import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export interface BudgetChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
}

interface BudgetRow {
  fileName: string;
  gzipBytes: number;
}

interface Budget {
  route: string;
  /** What is loaded for it besides the entry. */
  modules: readonly string[];
  maxBytes: number;
}

const home = ['app/shell', 'pages/home/home-page'];
const clock = ['app/shell', 'pages/workout/workout-page', 'pages/workout/loaded-workout'];

/** Of JavaScript, compressed by gzip, before a page shows. */
const budgets: readonly Budget[] = [
  { route: '/login', modules: ['pages/login/login-page'], maxBytes: 150_000 },
  { route: '/home', modules: home, maxBytes: 200_000 },
  { route: '/workout', modules: ['app/shell', 'pages/workout/workout-page'], maxBytes: 200_000 },
  { route: '/workout with its clock', modules: clock, maxBytes: 255_000 },
];

/** Pages that are opened first have a file of their own, which names all that they show at once. */
const ownPages: Readonly<Record<string, readonly string[]>> = {
  login: ['pages/login/login-page'],
  home,
  workout: clock,
};

/** The entry, the given modules' chunks and all that they import at once, each file once. */
export function firstLoad(chunks: readonly BudgetChunk[], modules: readonly string[]): BudgetRow[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const waiting = chunks.filter((chunk) => chunk.isEntry);
  for (const module of modules) {
    const own = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replace(/\.tsx?$/, '').endsWith(module)),
    );
    if (!own) throw new Error(`Size budget: no chunk has ${module}`);
    waiting.push(own);
  }
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

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** What a page would ask for one file after the other is asked for at once. */
export function withPreloads(page: string, files: readonly string[]): string {
  const links = files.filter((file) => !page.includes(file)).map((file) => `${linkTo(file)}\n  `);
  return page.replace('</head>', `  ${links.join('  ')}</head>`);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function table(rows: readonly BudgetRow[]) {
  return rows.map((row) => `  ${kilobytes(row.gzipBytes).padStart(9)}  ${row.fileName}`).join('\n');
}

/** The styles of some files, which the browser would else ask for once they have run. */
type Styles = ReadonlyMap<string, readonly string[]>;

async function writeOwnPages(
  folder: string,
  chunks: readonly BudgetChunk[],
  styles: Styles,
): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const [name, modules] of Object.entries(ownPages)) {
    const files = firstLoad(chunks, modules).map(({ fileName }) => fileName);
    const all = [...files.flatMap((file) => styles.get(file) ?? []), ...files];
    await writeFile(join(folder, 'pages', `${name}.html`), withPreloads(page, all));
  }
}

/** Looks at the files as they were written: after the bundling the lists of preloads are put in. */
export function budget(): Plugin {
  return {
    name: 'cadence-budget',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const written = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunks = await Promise.all(
        written.map(async (chunk) => ({
          ...chunk,
          code: await readFile(join(dir, chunk.fileName), 'utf8'),
        })),
      );
      const styles = new Map(
        written.map(({ fileName, viteMetadata }) => [
          fileName,
          [...(viteMetadata?.importedCss ?? [])],
        ]),
      );
      for (const { route, modules, maxBytes } of budgets) {
        const rows = firstLoad(chunks, modules);
        const total = rows.reduce((sum, row) => sum + row.gzipBytes, 0);
        const figure = `First load of ${route}: ${kilobytes(total)} of JavaScript (gzip), at most ${kilobytes(maxBytes)}`;
        if (total > maxBytes) this.error(`${figure}\n${table(rows)}`);
        this.info(figure);
      }
      await writeOwnPages(dir, chunks, styles);
    },
  };
}
