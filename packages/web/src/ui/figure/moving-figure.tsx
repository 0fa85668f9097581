import { isHeld } from '@cadence/domain/figure/figure';
import { frameOf } from '@cadence/domain/figure/frame';
import { durationMs } from '@cadence/domain/figure/motion';
import { useEffect, useMemo, useRef } from 'react';
import { Drawing, Ground, Paths, partsAt, type ShownFigure } from './figure-paths.tsx';
import { play } from './play-figure.ts';
import { StillFigure, TwoEnds } from './still-figure.tsx';
import { useCalm } from './use-calm.ts';
import './figure.css';

interface Props {
  readonly shown: ShownFigure;
  /** Seconds of one repetition as prescribed; without it the motion's own. */
  readonly secondsPerRep?: number | undefined;
  readonly className?: string | undefined;
  readonly surface?: 'work' | 'rest' | 'phase' | undefined;
  /** What it says to who cannot see it; without it the words beside it do. */
  readonly label?: string | undefined;
  /** A pale second figure at the other end of the repetition. */
  readonly hasGhost?: boolean;
}

/** The figure in motion; a hold stands still, and who wants no motion sees both ends. */
export function MovingFigure({ shown, secondsPerRep, hasGhost = false, ...rest }: Props) {
  const group = useRef<SVGGElement>(null);
  const { figure } = shown;
  const { className, surface, label } = rest;
  const frame = useMemo(() => frameOf(figure), [figure]);
  const isCalm = useCalm();
  const moves = !isHeld(figure) && !isCalm;
  const periodMs = secondsPerRep ? secondsPerRep * 1000 : durationMs(figure.motion);
  useEffect(() => {
    if (!moves || !group.current) return;
    return play(group.current, shown, { share: 0, periodMs });
  }, [moves, shown, periodMs]);
  if (isHeld(figure)) return <StillFigure shown={shown} {...rest} />;
  if (!moves) return <TwoEnds shown={shown} {...rest} />;
  return (
    <Drawing frame={frame} className={className} surface={surface} label={label}>
      <Ground frame={frame} />
      {hasGhost && (
        <g className="ghost">
          <Paths parts={partsAt(shown, figure.ends[1])} />
        </g>
      )}
      <g ref={group}>
        <Paths parts={partsAt(shown, 0)} />
      </g>
    </Drawing>
  );
}
