import { type Phase, type Segment, totalSeconds } from './strip-segments.ts';

const colours: Record<Phase, string> = {
  intro: 'var(--intro-bar)',
  warm: 'var(--warm)',
  work: 'var(--work)',
  rest: 'var(--rest)',
  cool: 'var(--cool)',
  shift: 'var(--shift)',
};

interface StripPicture {
  mono: boolean;
  undone?: ReadonlySet<number> | undefined;
  mostPixels: number;
}

const faded = (colour: string) => `color-mix(in srgb, ${colour} 34%, transparent)`;
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** A segment that is no longer has no gap, as in the larger strips. */
const leastWithGap = 4;

/**
 * The small strip as one picture: a month has hundreds of segments, and each as an element by itself
 * would make every press wait. The gaps are those of the larger strips. To reckon one out takes the
 * browser as long as a dozen colours: none is asked for where the strip, at most so many pixels
 * wide, has no room for it.
 */
export function stripImage(
  segments: readonly Segment[],
  { mono, undone, mostPixels }: StripPicture,
): string {
  const total = totalSeconds(segments) || 1;
  const colourOf = ({ index, phase }: Segment) => {
    const full = mono ? 'currentcolor' : colours[phase];
    return undone?.has(index) ? faded(full) : full;
  };
  // A stop at 0 begins where the one before it ends.
  const stops = segments.flatMap((segment, place) => {
    const { startSeconds, seconds } = segment;
    const colour = colourOf(segment);
    const to = percent((startSeconds + seconds) / total);
    const next = segments[place + 1];
    if (next && (seconds / total) * mostPixels > leastWithGap) {
      const middle = percent((startSeconds + seconds / 2) / total);
      const end = `clamp(${to} - 2px, ${middle} + 2px, ${to})`;
      return [`${colour} 0 ${end}`, `transparent 0 ${to}`];
    }
    return next && colourOf(next) === colour ? [] : [`${colour} 0 ${to}`];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
