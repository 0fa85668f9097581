import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { earFolders } from './build/ear-folders.ts';
import { firstChunks } from './build/first-chunks.ts';

const libraries = join(import.meta.dirname, '../../node_modules');
const apiPort = process.env.API_PORT ?? 3000;

const visitorPages = ['main.tsx', 'pages/login/login-page.tsx', 'pages/register/register-page.tsx'];
const firstPages = firstChunks(join(import.meta.dirname, 'src'), visitorPages, {
  home: ['app/shell.tsx', 'pages/home/home-page.tsx'],
  workout: ['app/shell.tsx', 'pages/workout/workout-page.tsx'],
  clock: ['pages/workout/loaded-workout.tsx'],
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      // public/manifest.webmanifest is ours, and so is the registration (app/update-notice.tsx).
      manifest: false,
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'mark.svg', 'assets/*.{js,css,woff2}'],
        // Only for those who have it listen, or count by camera.
        globIgnores: ['assets/{ear,pose}-worker-*', 'assets/capture-worklet-*'],
        dontCacheBustURLsMatching: /^assets\//,
        // The worker that reads wishes without a network holds all words of six languages.
        maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
      },
    }),
    budget(),
    compress(),
  ],
  resolve: {
    alias: {
      '#moonshine': earFolders.moonshine,
      '#silero': earFolders.silero,
      '#onnxruntime': earFolders.onnxruntime,
      // Its package names its development files for every bundler.
      'react-router': join(libraries, 'react-router/dist/production/index.mjs'),
    },
  },
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
          // What most pages share, in two files instead of dozens: few of them load faster. Not what
          // brings large parts of the domain along, or is not for every page.
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(?!minisearch|lucide-react)/,
              minShareCount: 4,
            },
            // One by one they would be as many files as there are icons.
            { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2 },
            {
              name: 'ui',
              test: /src\/(ui\/(?!figure|strip)|platform\/(?!audio|exercises))/,
              minShareCount: 4,
            },
            // What one of these imports is in a file that as many pages or more need: no circles.
            { name: firstPages, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
