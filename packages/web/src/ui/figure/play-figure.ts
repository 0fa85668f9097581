import { effortAt } from '@cadence/domain/figure/figure';
import { partsAt, type ShownFigure } from './figure-paths.tsx';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** A frame that takes longer than this to draw leaves out every second one. */
const slowFrameMs = 7;

/** Redraws the paths in place: React is not asked for every frame. */
export function redraw(group: SVGGElement, shown: ShownFigure, share: number) {
  const parts = partsAt(shown, share);
  while (group.childElementCount < parts.length) {
    group.append(document.createElementNS(svgNamespace, 'path'));
  }
  [...group.children].forEach((path, index) => {
    const part = parts[index];
    const tone = part?.tone ?? '';
    if (path.getAttribute('class') !== tone) path.setAttribute('class', tone);
    path.setAttribute('d', part?.path ?? '');
  });
  group.style.setProperty('--effort', effortAt(shown.figure, share).toFixed(2));
}

/** Where the repetition is, and how fast it goes: changed while it plays. */
export interface Pace {
  share: number;
  /** Milliseconds of one repetition. */
  periodMs: number;
  onShare?: ((share: number) => void) | undefined;
}

/** Plays the motion while it is in sight and the page is shown. */
export function play(group: SVGGElement, shown: ShownFigure, pace: Pace): () => void {
  let request = 0;
  let isSeen = true;
  let skips = false;
  let isOdd = false;
  let last: number | undefined;
  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    pace.share = (pace.share + (now - (last ?? now)) / pace.periodMs) % 1;
    last = now;
    isOdd = !isOdd;
    if (skips && isOdd) return;
    const before = performance.now();
    redraw(group, shown, pace.share);
    pace.onShare?.(pace.share);
    skips = performance.now() - before > slowFrameMs;
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
