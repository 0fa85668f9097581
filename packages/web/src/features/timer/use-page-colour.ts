import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../ui/lazy/after-paint.ts';

/** The browser's own bars take the colour of the phase, so that it goes to the edge. */
export function usePageColour(surface: RefObject<HTMLElement | null>, key: string): void {
  useEffect(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = metas.map((meta) => meta.content);
    const callOff = afterPaint(() => {
      const colour = surface.current && getComputedStyle(surface.current).backgroundColor;
      // Read again for every phase, which is what the key names.
      if (!colour || !key) return;
      for (const meta of metas) meta.content = colour;
    });
    return () => {
      callOff();
      metas.forEach((meta, index) => {
        meta.content = before[index] ?? meta.content;
      });
    };
  }, [surface, key]);
}
