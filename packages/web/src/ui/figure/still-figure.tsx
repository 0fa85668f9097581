import { frameAt, frameOf } from '@cadence/domain/figure/frame';
import { Ground, Paths, partsAt, type ShownFigure, viewBoxOf } from './figure-paths.tsx';
import './figure.css';

type Surface = 'work' | 'rest' | undefined;

interface Props {
  readonly shown: ShownFigure;
  /** Which instant: the end of the repetition says most. */
  readonly share?: number;
  readonly className?: string;
  readonly surface?: Surface;
}

/** One pose, for lists, print and pictures to share; its name stands beside it. */
export function StillFigure({ shown, share = shown.figure.ends[1], className, surface }: Props) {
  const frame = frameAt(shown.figure, share);
  return (
    <svg
      className={`figure ${className ?? ''}`}
      viewBox={viewBoxOf(frame)}
      data-surface={surface}
      aria-hidden="true"
    >
      <Ground frame={frame} />
      <Paths parts={partsAt(shown, share)} />
    </svg>
  );
}

/** Both ends of the repetition with an arrow between them, where motion is not wanted. */
export function TwoEnds({ shown, className, surface }: Omit<Props, 'share'>) {
  const [start, end] = shown.figure.ends;
  const frame = frameOf(shown.figure);
  const gap = 26;
  const box = { ...frame, width: frame.width * 2 + gap };
  const shift = frame.width + gap;
  const arrow = frame.x + frame.width + gap / 2;
  const middle = frame.y + frame.height / 2;
  return (
    <svg
      className={`figure ${className ?? ''}`}
      viewBox={viewBoxOf(box)}
      data-surface={surface}
      aria-hidden="true"
    >
      <Paths parts={partsAt(shown, start)} />
      <path className="line" d={`M${arrow - 5} ${middle - 9}l9 9l-9 9`} />
      <g transform={`translate(${shift} 0)`}>
        <Paths parts={partsAt(shown, end)} />
      </g>
    </svg>
  );
}
