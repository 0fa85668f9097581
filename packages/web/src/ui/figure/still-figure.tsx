import { frameAt, frameOf } from '@cadence/domain/figure/frame';
import { Drawing, Ground, Paths, partsAt, type ShownFigure, turnedOver } from './figure-paths.tsx';
import './figure.css';

type Surface = 'work' | 'rest' | 'phase' | undefined;

interface Props {
  readonly shown: ShownFigure;
  /** Which instant: the end of the repetition says most. */
  readonly share?: number;
  readonly className?: string | undefined;
  readonly surface?: Surface;
  /** What it says to who cannot see it; without it the words beside it do. */
  readonly label?: string | undefined;
  /** The left side of what is done for each side. */
  readonly isLeft?: boolean | undefined;
}

/** One pose, for lists, print and pictures to share; its name stands beside it. */
export function StillFigure({
  shown,
  share = shown.figure.ends[1],
  className,
  surface,
  label,
  isLeft = false,
}: Props) {
  const frame = frameAt(shown.figure, share);
  const paths = <Paths parts={partsAt(shown, share)} />;
  return (
    <Drawing frame={frame} className={className} surface={surface} label={label}>
      <Ground frame={frame} />
      {isLeft ? <g transform={turnedOver(frame)}>{paths}</g> : paths}
    </Drawing>
  );
}

/** Both ends of the repetition with an arrow between them, where motion is not wanted. */
export function TwoEnds({ shown, className, surface, label, isLeft }: Omit<Props, 'share'>) {
  const [start, end] = shown.figure.ends;
  const frame = frameOf(shown.figure);
  const gap = 26;
  const box = { ...frame, width: frame.width * 2 + gap };
  const shift = frame.width + gap;
  const arrow = frame.x + frame.width + gap / 2;
  const middle = frame.y + frame.height / 2;
  return (
    <Drawing frame={box} className={className} surface={surface} label={label}>
      <g transform={isLeft ? turnedOver(frame) : undefined}>
        <Paths parts={partsAt(shown, start)} />
      </g>
      <path className="line" d={`M${arrow - 5} ${middle - 9}l9 9l-9 9`} />
      <g transform={`translate(${shift} 0) ${isLeft ? turnedOver(frame) : ''}`}>
        <Paths parts={partsAt(shown, end)} />
      </g>
    </Drawing>
  );
}
