import type { Plugin } from 'vite';

/** The font's hashed name is known only after bundling, so the preload is added here. */
export function preloadFont(): Plugin {
  return {
    name: 'cadence-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        if (fonts.length !== 1) throw new Error(`One font file expected, found ${fonts.length}`);
        return fonts.map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
