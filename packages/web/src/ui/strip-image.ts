import { type Phase, type Segment, totalSeconds } from './strip-segments.ts';

const colours: Record<Phase, string> = {
  intro: 'var(--intro-bar)',
  warm: 'var(--warm)',
  work: 'var(--work)',
  rest: 'var(--rest)',
  cool: 'var(--cool)',
  shift: 'var(--shift)',
};

const faded = (colour: string) => `color-mix(in srgb, ${colour} 34%, transparent)`;
const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/**
 * The small strip as one picture: a month has hundreds of segments, and each as an element by itself
 * would make every press wait. The gaps are those of the larger strips.
 */
export function stripImage(
  segments: readonly Segment[],
  mono: boolean,
  undone: ReadonlySet<number> | undefined,
): string {
  const total = totalSeconds(segments) || 1;
  const stops = segments.flatMap(({ index, phase, startSeconds, seconds }, place) => {
    const full = mono ? 'currentcolor' : colours[phase];
    const colour = undone?.has(index) ? faded(full) : full;
    const from = percent(startSeconds / total);
    const to = percent((startSeconds + seconds) / total);
    if (place === segments.length - 1) return [`${colour} ${from} ${to}`];
    const gap = `max(0px, min(2px, ${percent(seconds / total / 2)} - 2px))`;
    return [`${colour} ${from} calc(${to} - ${gap})`, `transparent calc(${to} - ${gap}) ${to}`];
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
