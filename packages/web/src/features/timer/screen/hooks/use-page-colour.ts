import { type RefObject, useEffect } from 'react';

const findMetas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];

/** The browser's own bars take the colour of the phase, so that it goes to the edge. */
export function usePageColour(surface: RefObject<HTMLElement | null>, key: string): void {
  // Only at the end: between two phases they would flash in the colour of the page.
  useEffect(() => {
    const before = findMetas().map((meta) => ({ meta, content: meta.content }));
    return () => {
      for (const { meta, content } of before) meta.content = content;
    };
  }, []);
  useEffect(() => {
    const colour = surface.current && getComputedStyle(surface.current).backgroundColor;
    // Read again for every phase, which is what the key names.
    if (colour && key) for (const meta of findMetas()) meta.content = colour;
  }, [surface, key]);
}
