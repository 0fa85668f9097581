import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { icon, nameChunks } from './build/chunks.ts';
import { noCircles } from './build/circles.ts';
import { compress } from './build/compress.ts';
import { directIcons } from './build/direct-icons.ts';
import { figuresFont } from './build/figures-font.ts';
import { lightEntry } from './build/light-entry.ts';
import { pagePreloads } from './build/page-preloads.ts';
import { parseCheck } from './build/parse-check.ts';
import { serviceWorker } from './build/service-worker.ts';

const apiPort = process.env.API_PORT ?? 3000;

/** A name that is none would quietly put its part into another file. */
function at(path: string): string {
  const file = join(import.meta.dirname, 'src', path);
  if (!existsSync(file)) throw new Error(`There is no ${path} to name a file after`);
  return file;
}

const roots = {
  entry: at('app/start.tsx'),
  open: at('pages/login-page.tsx'),
  shell: at('app/shell.tsx'),
  often: [at('pages/home-page.tsx'), at('pages/workout-page.tsx')],
  playing: {
    shown: [at('pages/loaded-workout.tsx')],
    asked: [
      at('features/timer/run-sheets.tsx'),
      at('features/timer/rest-log.tsx'),
      at('features/timer/flow-log.tsx'),
      at('features/timer/run-summary.tsx'),
      at('pages/saved-workout.tsx'),
    ],
  },
  after: {
    sync: [
      at('app/account-sync.ts'),
      at('app/menu-sheet.tsx'),
      at('app/logout-dialog.tsx'),
      at('app/update-notice.tsx'),
    ],
    news: [
      at('pages/home-side.tsx'),
      at('pages/home-news.tsx'),
      at('pages/next-session.tsx'),
      at('pages/install-offer.tsx'),
      at('pages/home-resume.tsx'),
      at('features/workout/gear/gear-sheet.tsx'),
      at('features/workout/generate/obtain-workout.ts'),
    ],
  },
} as const;

/** The graph is whole by the time the first name is asked for. */
let nameOf: ReturnType<typeof nameChunks> | undefined;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    directIcons(),
    react(),
    tailwindcss(),
    noCircles(),
    lightEntry(),
    budget(),
    pagePreloads(),
    serviceWorker(),
    parseCheck(),
    compress(),
  ],
  resolve: { alias: { '@figures/archivo-figures.woff2': await figuresFont() } },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${apiPort}`, ws: true } },
  },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // The content policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, graph) => {
                nameOf ??= nameChunks(
                  roots,
                  (from) => graph.getModuleInfo(from)?.importedIds ?? [],
                );
                return nameOf(id);
              },
              debugName: 'what pages share',
              // Each set is whole in itself; single icons are left to whoever has them.
              includeDependenciesRecursively: false,
            },
            {
              // Those of one page alone stay with it.
              name: 'icons',
              test: icon,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
