import { elapsedSeconds, type Segment, type StripPosition } from './strip-segments.ts';

/** A position that moves by itself, for a strip that then need not be drawn anew. */
export interface PositionSource {
  read(): StripPosition;
  subscribe(listener: () => void): () => void;
}

/** Tells how many seconds have passed, now and whenever they change, until what it gives is called. */
export type Follow = (move: (elapsed: number) => void) => () => void;

export function isMoving(position: StripPosition | PositionSource): position is PositionSource {
  return 'read' in position;
}

export function followOf(
  { read, subscribe }: PositionSource,
  segments: readonly Segment[],
): Follow {
  return (move) => {
    const tell = () => move(elapsedSeconds(segments, read()));
    tell();
    return subscribe(tell);
  };
}
