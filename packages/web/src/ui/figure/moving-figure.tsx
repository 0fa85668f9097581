import { effortAt } from '@cadence/domain/figure/figure';
import { frameOf } from '@cadence/domain/figure/frame';
import { durationMs } from '@cadence/domain/figure/motion';
import { useEffect, useMemo, useRef } from 'react';
import { Ground, Paths, partsAt, type ShownFigure, viewBoxOf } from './figure-paths.tsx';
import { StillFigure, TwoEnds } from './still-figure.tsx';
import './figure.css';

interface Props {
  readonly shown: ShownFigure;
  /** Seconds of one repetition as prescribed; without it the motion's own. */
  readonly secondsPerRep?: number | undefined;
  readonly className?: string;
  readonly surface?: 'work' | 'rest';
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** A frame that takes longer than this to draw leaves out every second one. */
const slowFrameMs = 7;

/** Redraws the paths in place: React is not asked for every frame. */
function redraw(group: SVGGElement, shown: ShownFigure, share: number) {
  const parts = partsAt(shown, share);
  while (group.childElementCount < parts.length) {
    group.append(document.createElementNS(svgNamespace, 'path'));
  }
  [...group.children].forEach((path, index) => {
    const part = parts[index];
    path.setAttribute('class', part?.tone ?? '');
    path.setAttribute('d', part?.path ?? '');
  });
  group.style.setProperty('--effort', effortAt(shown.figure, share).toFixed(2));
}

/** Plays the motion while it is in sight and the page is shown. */
function play(group: SVGGElement, shown: ShownFigure, periodMs: number): () => void {
  let request = 0;
  let isSeen = true;
  let skips = false;
  let isOdd = false;
  const started = performance.now();
  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    isOdd = !isOdd;
    if (skips && isOdd) return;
    const before = performance.now();
    redraw(group, shown, ((now - started) % periodMs) / periodMs);
    skips = performance.now() - before > slowFrameMs;
  };
  const settle = () => {
    cancelAnimationFrame(request);
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

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The figure in motion; a hold stands still, and who wants no motion sees both ends. */
export function MovingFigure({ shown, secondsPerRep, className, surface }: Props) {
  const group = useRef<SVGGElement>(null);
  const { figure } = shown;
  const frame = useMemo(() => frameOf(figure), [figure]);
  const isHeld = figure.motion.keys.length === 1;
  const moves = !isHeld && !isCalm();
  const period = secondsPerRep ? secondsPerRep * 1000 : durationMs(figure.motion);
  useEffect(() => {
    if (!moves || !group.current) return;
    return play(group.current, shown, period);
  }, [moves, shown, period]);
  const rest = { shown, ...(className && { className }), ...(surface && { surface }) };
  if (isHeld) return <StillFigure {...rest} />;
  if (!moves) return <TwoEnds {...rest} />;
  return (
    <svg
      className={`figure ${className ?? ''}`}
      viewBox={viewBoxOf(frame)}
      data-surface={surface}
      aria-hidden="true"
    >
      <Ground frame={frame} />
      <g ref={group}>
        <Paths parts={partsAt(shown, 0)} />
      </g>
    </svg>
  );
}
