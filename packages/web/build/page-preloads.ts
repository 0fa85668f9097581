import type { Plugin } from 'vite';
import { budgets, firstLoad } from './budget.ts';

const endOfHead = '</head>';

/** The page with what else its route needs named in it, so that nothing waits for a script to ask. */
export function withPreloads(page: string, fileNames: readonly string[]): string {
  const links = fileNames
    .filter((name) => !page.includes(`/${name}"`))
    .map((name) => `  <link rel="modulepreload" crossorigin href="/${name}">\n  `);
  return page.replace(endOfHead, links.join('') + endOfHead);
}

/** One page per route that is opened first; the server picks it by its name. */
export function pagePreloads(): Plugin {
  return {
    name: 'cadence-page-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('Preloads: the page is not in the bundle');
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        for (const { route, modules } of budgets) {
          const names = firstLoad(chunks, modules).map(({ fileName }) => fileName);
          this.emitFile({
            type: 'asset',
            fileName: `pages${route}.html`,
            source: withPreloads(String(page.source), names),
          });
        }
      },
    },
  };
}
