import type { Plugin } from 'vite';
import { budgets, firstLoad } from './budget.ts';

const endOfHead = '</head>';

/** What a workout under way is played with: most visits to its page need it at once. */
const running = [
  'pages/loaded-workout',
  ...['run-screen', 'run-sheets', 'rest-log', 'flow-log', 'away-dialog'].map(timerPart),
  ...['run-summary', 'saved-summary'].map(timerPart),
];

function timerPart(name: string): string {
  return `features/timer/${name}`;
}

/** The page with what else its route needs named in it, so that nothing waits for a script to ask. */
export function withPreloads(
  page: string,
  fileNames: readonly string[],
  priority: 'auto' | 'low' = 'auto',
): string {
  const wish = priority === 'low' ? ' fetchpriority="low"' : '';
  const links = fileNames
    .filter((name) => !page.includes(`/${name}"`))
    .map((name) => `  <link rel="modulepreload" crossorigin${wish} href="/${name}">\n  `);
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
        const namesOf = (modules: readonly string[]) =>
          firstLoad(chunks, modules).map(({ fileName }) => fileName);
        for (const { route, modules } of budgets) {
          const source = withPreloads(String(page.source), namesOf(modules));
          this.emitFile({
            type: 'asset',
            fileName: `pages${route}.html`,
            source: route === '/workout' ? withPreloads(source, namesOf(running), 'low') : source,
          });
        }
      },
    },
  };
}
