import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { parseCheck } from './build/parse-check.ts';
import { preloadFont } from './build/preload-font.ts';
import { serviceWorker } from './build/service-worker.ts';

const apiPort = process.env.API_PORT ?? 3000;

// Its package names only the development build, whatever the mode.
const lightRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? { 'react-router': lightRouter } : {} },
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    budget({ pageSuffix: 'pages/login-page.tsx', maxBytes: 100_000 }),
    serviceWorker(),
    parseCheck(),
    compress(),
  ],
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
        // What every page needs, in one file: apart, the pieces compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](zod|react|react-dom|scheduler|react-router|zustand)[\\/]|createLucideIcon|packages[\\/]web[\\/]src[\\/](platform[\\/]storage|ui[\\/](button|spinner))/,
            },
          ],
        },
      },
    },
  },
}));
