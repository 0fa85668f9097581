import { isHeld } from '@cadence/domain/figure/figure';
import { frameOf } from '@cadence/domain/figure/frame';
import { durationMs } from '@cadence/domain/figure/motion';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Chip } from '../form/chip.tsx';
import { Drawing, Ground, Paths, partsAt, type ShownFigure, turnedOver } from './figure-paths.tsx';
import { type Pace, play, redraw } from './play-figure.ts';
import { StillFigure, TwoEnds } from './still-figure.tsx';
import { useCalm } from './use-calm.ts';
import './figure.css';

interface FigurePlayerProps {
  readonly shown: ShownFigure;
  readonly secondsPerRep?: number | undefined;
  readonly label: string;
}

const slowly = 0.35;
const steps = 200;

/** The figure with what one wants of it when learning: slow, stopped, and moved by a finger. */
export function FigurePlayer({ shown, secondsPerRep, label }: FigurePlayerProps) {
  const isCalm = useCalm();
  const size = 'mx-auto h-52 w-full max-w-md';
  if (isHeld(shown.figure)) return <StillFigure shown={shown} label={label} className={size} />;
  if (isCalm) return <TwoEnds shown={shown} label={label} className={size} />;
  return (
    <Player
      shown={shown}
      label={label}
      periodMs={secondsPerRep ? secondsPerRep * 1000 : durationMs(shown.figure.motion)}
    />
  );
}

interface PlayerProps {
  readonly shown: ShownFigure;
  readonly label: string;
  readonly periodMs: number;
}

function Player({ shown, label, periodMs }: PlayerProps) {
  const group = useRef<SVGGElement>(null);
  const place = useRef<HTMLInputElement>(null);
  const pace = useRef<Pace>({ share: 0, periodMs });
  const [isPlaying, setIsPlaying] = useState(true);
  const [isSlow, setIsSlow] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const frame = useMemo(() => frameOf(shown.figure), [shown]);
  pace.current.periodMs = isSlow ? periodMs / slowly : periodMs;
  pace.current.onShare = (share) => {
    if (place.current) place.current.value = String(Math.round(share * steps));
  };
  useEffect(() => {
    if (!isPlaying || !group.current) return;
    return play(group.current, shown, pace.current);
  }, [isPlaying, shown]);
  function showAt(share: number) {
    setIsPlaying(false);
    pace.current.share = share;
    if (group.current) redraw(group.current, shown, share);
  }
  return (
    <div className="flex flex-col gap-2">
      <Drawing frame={frame} className="mx-auto h-52 w-full max-w-md" label={label}>
        <Ground frame={frame} />
        <g transform={isLeft ? turnedOver(frame) : undefined}>
          <g ref={group}>
            <Paths parts={partsAt(shown, 0)} />
          </g>
        </g>
      </Drawing>
      <div className="flex items-center gap-2">
        <Chip
          onClick={() => setIsPlaying(!isPlaying)}
          aria-label={isPlaying ? 'Stop the movement' : 'Play the movement'}
        >
          {isPlaying ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
        </Chip>
        <input
          ref={place}
          type="range"
          min={0}
          max={steps}
          defaultValue={0}
          aria-label="Place in the movement"
          onChange={(event) => showAt(event.target.valueAsNumber / steps)}
          className="h-11 min-w-0 flex-1 accent-work"
        />
        <Chip selected={isSlow} onClick={() => setIsSlow(!isSlow)}>
          Slow
        </Chip>
        {shown.isOneSided && (
          <Chip selected={isLeft} onClick={() => setIsLeft(!isLeft)}>
            Left
          </Chip>
        )}
      </div>
    </div>
  );
}
