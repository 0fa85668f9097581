import type { Plugin } from 'vite';
import { app, budgets, firstLoad } from './budget.ts';

const endOfHead = '</head>';

/** What a workout under way is played with: most visits to its page need it at once. */
const running = ['pages/loaded-workout'];
/** Marks what the page names besides its first load, which waits for none of it. */
export const besides = 'data-besides';

/** The page with what else its route needs named in it, so that nothing waits for a script to ask. */
export function withPreloads(page: string, fileNames: readonly string[], mark?: string): string {
  const wish = mark ? ` ${mark}` : '';
  const links = fileNames
    .filter((name) => !page.includes(`/${name}"`))
    .map((name) => `  <link rel="modulepreload"${wish} crossorigin href="/${name}">\n  `);
  return page.replace(endOfHead, links.join('') + endOfHead);
}

/** The page whose own picture tells what is waited for: scripts leave the line to it (record 0031). */
export function withScriptsLast(page: string): string {
  const entry = '<script type="module"';
  if (!page.includes(entry)) throw new Error('Preloads: the page names its entry in another way');
  return page
    .replace(entry, `${entry} fetchpriority="low"`)
    .replace(/<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

/** Its looks, too: named only by the script that wants them, they would come after it. */
export function withStyles(page: string, fileNames: readonly string[]): string {
  const links = fileNames
    .filter((name) => !page.includes(`/${name}"`))
    .map((name) => `  <link rel="stylesheet" crossorigin href="/${name}">\n  `);
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
        const named = (html: string, modules: readonly string[], mark?: string) => {
          const files = firstLoad(chunks, modules).map(({ fileName }) => fileName);
          const styles = chunks
            .filter(({ fileName }) => files.includes(fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return withStyles(withPreloads(html, files, mark), styles);
        };
        page.source = named(String(page.source), [app]);
        for (const { route, modules } of budgets) {
          const source = named(String(page.source), modules);
          this.emitFile({
            type: 'asset',
            fileName: `pages${route}.html`,
            source:
              route === '/workout' ? withScriptsLast(named(source, running, besides)) : source,
          });
        }
      },
    },
  };
}
