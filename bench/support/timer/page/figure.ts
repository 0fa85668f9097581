import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { figureById } from '../../../../packages/web/src/ui/figure/figure-by-id.ts';
import { MovingFigure } from '../../../../packages/web/src/ui/figure/moving-figure.tsx';

/** The figure of an exercise as large as on the screen of a set. */
export function showFigure(exerciseId: string, place: HTMLElement): void {
  const shown = figureById(exerciseId);
  if (!shown) throw new Error(`${exerciseId} has no figure.`);
  place.style.cssText = 'width:390px;height:260px';
  const figure = createElement(MovingFigure, { shown, hasGhost: true, className: 'drawn' });
  flushSync(() => createRoot(place).render(figure));
  // As the product's own styles do.
  const drawn = place.querySelector<SVGElement>('.drawn');
  if (drawn) drawn.style.cssText = 'width:100%;height:100%';
}
