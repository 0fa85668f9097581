import { effortAt } from '@cadence/domain/figure/figure';
import { partsAt, type ShownFigure } from './figure-paths.tsx';

const svgNamespace = 'http://www.w3.org/2000/svg';
/** What a second of frames may take of the page, in milliseconds: more would be felt elsewhere. */
const budgetMs = 90;
/** A limb moves smoothly at this rate already. */
const framesAtMost = 30;
const framesAtLeast = 12;

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
  /** At the end of every repetition. */
  onRep?: (() => void) | undefined;
}

/** Milliseconds between two frames: more where one takes long. */
function framePause(costMs: number): number {
  const frames = Math.min(framesAtMost, Math.max(framesAtLeast, budgetMs / Math.max(costMs, 0.1)));
  return 1000 / frames;
}

/** Before the next frame of the screen, so that it is not missed. */
const screenFrameMs = 4;

/** Plays the motion while it is in sight and the page is shown. */
export function play(group: SVGGElement, shown: ShownFigure, pace: Pace): () => void {
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = true;
  let begunAt = 0;
  let costMs = 0;
  let last: number | undefined;
  const { port1: drawn, port2: frame } = new MessageChannel();
  // It comes once the frame is on the screen: styles and painting cost more than finding the pose.
  drawn.onmessage = () => {
    // Over several frames: a single one may have waited for something else.
    costMs += (performance.now() - begunAt - costMs) / 8;
  };
  const tick = (now: number) => {
    begunAt = performance.now();
    const reached = pace.share + (now - (last ?? now)) / pace.periodMs;
    pace.share = reached % 1;
    if (reached >= 1) pace.onRep?.();
    last = now;
    redraw(group, shown, pace.share);
    pace.onShare?.(pace.share);
    frame.postMessage(null);
    // Asleep between frames: whoever asks for every one makes the browser draw every one.
    clearTimeout(timer);
    timer = setTimeout(ask, framePause(costMs) - screenFrameMs);
  };
  const ask = () => {
    request = requestAnimationFrame(tick);
  };
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(request);
  };
  const settle = () => {
    stop();
    last = undefined;
    if (isSeen && !document.hidden) ask();
  };
  const watch = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    settle();
  });
  watch.observe(group.ownerSVGElement ?? group);
  document.addEventListener('visibilitychange', settle);
  return () => {
    stop();
    drawn.close();
    watch.disconnect();
    document.removeEventListener('visibilitychange', settle);
  };
}
