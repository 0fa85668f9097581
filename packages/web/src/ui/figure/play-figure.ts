import { effortAt } from '@cadence/domain/figure/figure';
import { partsAt, type ShownFigure } from './figure-paths.tsx';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** What a second of drawing may take of the device, in milliseconds, and its frames at most. */
const budgetMs = 30;
const framesAtMost = 60;
const framesAtLeast = 15;

/** Redraws the paths in place: React is not asked for every frame. */
export function redraw(group: SVGGElement, shown: ShownFigure, share: number) {
  const parts = partsAt(shown, share);
  while (group.childElementCount < parts.length) {
    group.append(document.createElementNS(svgNamespace, 'path'));
  }
  [...group.children].forEach((path, index) => {
    const part = parts[index];
    set(path, 'class', part?.tone ?? '');
    set(path, 'd', part?.path ?? '');
  });
  const effort = effortAt(shown.figure, share).toFixed(1);
  if (group.style.getPropertyValue('--effort') !== effort) {
    group.style.setProperty('--effort', effort);
  }
}

/** What stands still is not touched: the browser would work it out again. */
function set(path: Element, name: string, value: string) {
  if (path.getAttribute(name) !== value) path.setAttribute(name, value);
}

/** Where the repetition is, and how fast it goes: changed while it plays. */
export interface Pace {
  share: number;
  /** Milliseconds of one repetition. */
  periodMs: number;
  onShare?: ((share: number) => void) | undefined;
}

/** Milliseconds between two frames: more where drawing one takes long. */
function framePause(costMs: number): number {
  const frames = Math.min(framesAtMost, Math.max(framesAtLeast, budgetMs / Math.max(costMs, 0.1)));
  // A little less, or a frame that comes a moment early would be left out.
  return 1000 / frames - 5;
}

/** Plays the motion while it is in sight and the page is shown. */
export function play(group: SVGGElement, shown: ShownFigure, pace: Pace): () => void {
  let request = 0;
  let isSeen = true;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let costMs = 0;
  let last: number | undefined;
  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    pace.share = (pace.share + (now - (last ?? now)) / pace.periodMs) % 1;
    last = now;
    if (now - drawnAt < framePause(costMs)) return;
    drawnAt = now;
    const before = performance.now();
    redraw(group, shown, pace.share);
    pace.onShare?.(pace.share);
    // Over several frames: a single one may have waited for something else.
    costMs += (performance.now() - before - costMs) / 8;
  };
  const settle = () => {
    cancelAnimationFrame(request);
    last = undefined;
    if (isSeen && !document.hidden) request = requestAnimationFrame(tick);
  };
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    settle();
  });
  watch.observe(group.ownerSVGElement ?? group);
  document.addEventListener('visibilitychange', settle);
  return () => {
    cancelAnimationFrame(request);
    watch.disconnect();
    document.removeEventListener('visibilitychange', settle);
  };
}
