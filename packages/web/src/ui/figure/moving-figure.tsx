import { isHeld } from '@cadence/domain/figure/figure';
import { type Frame, frameOf } from '@cadence/domain/figure/frame';
import { durationMs } from '@cadence/domain/figure/motion';
import type { Side } from '@cadence/domain/workout/types';
import { useEffect, useMemo, useRef } from 'react';
import { Drawing, Ground, Paths, partsAt, type ShownFigure, turnedOver } from './figure-paths.tsx';
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
  /** Which side works; without it, or with both, one and then the other. */
  readonly side?: Side | undefined;
}

/** Repetitions of one side before the other is shown. */
const repsOfSide = 2;

/** The figure in motion; a hold stands still, and who wants no motion sees both ends. */
export function MovingFigure({ shown, secondsPerRep, hasGhost = false, side, ...rest }: Props) {
  const group = useRef<SVGGElement>(null);
  const turned = useRef<SVGGElement>(null);
  const { figure } = shown;
  const { className, surface, label } = rest;
  const frame = useMemo(() => frameOf(figure), [figure]);
  const isCalm = useCalm();
  const moves = !isHeld(figure) && !isCalm;
  const periodMs = secondsPerRep ? secondsPerRep * 1000 : durationMs(figure.motion);
  useEffect(() => {
    if (!moves || !group.current) return;
    const changes = shown.isOneSided && side !== 'left' && side !== 'right';
    let reps = 0;
    const onRep = () => {
      reps += 1;
      if (reps % repsOfSide === 0) turnOver(turned.current, frame);
    };
    return play(group.current, shown, { share: 0, periodMs, onRep: changes ? onRep : undefined });
  }, [moves, shown, periodMs, side, frame]);
  const isLeft = shown.isOneSided && side === 'left';
  if (isHeld(figure)) return <StillFigure shown={shown} isLeft={isLeft} {...rest} />;
  if (!moves) return <TwoEnds shown={shown} isLeft={isLeft} {...rest} />;
  return (
    <Drawing frame={frame} className={className} surface={surface} label={label}>
      <Ground frame={frame} />
      <g ref={turned} transform={isLeft ? turnedOver(frame) : undefined}>
        {hasGhost && (
          <g className="ghost">
            <Paths parts={partsAt(shown, figure.ends[1])} />
          </g>
        )}
        <g ref={group}>
          <Paths parts={partsAt(shown, 0)} />
        </g>
      </g>
    </Drawing>
  );
}

/** From the one side to the other, and back. */
function turnOver(drawing: SVGGElement | null, frame: Frame) {
  if (drawing?.hasAttribute('transform')) drawing.removeAttribute('transform');
  else drawing?.setAttribute('transform', turnedOver(frame));
}
