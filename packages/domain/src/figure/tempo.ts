import { type Figure, figure } from './figure.ts';
import type { Key, Motion } from './motion.ts';

/** Seconds down, held low, up and held high. */
type Tempo = readonly [down: number, low: number, up: number, high: number];

/** A tempo as it is written: '3-1-1-0', '3/1/1', '3110'. */
function readTempo(text: string): Tempo | undefined {
  const parts = text.includes('-') || text.includes('/') ? text.split(/[-/]/) : [...text];
  const [down, low, up, high = 0] = parts.map(Number);
  const read = [down, low, up, high].filter((part) => part !== undefined && part >= 0);
  if (read.length < 4 || !down || !up) return undefined;
  return [down, low ?? 0, up, high];
}

function lift({ motion, effort }: Figure, [down, low, up, high]: Tempo): Motion | undefined {
  const [first, second] = motion.keys;
  if (!second || effort === 'always') return undefined;
  const [there, atEnd, back, atStart] =
    effort === 'back' ? [down, low, up, high] : [up, high, down, low];
  const held = (pose: Key['pose'], seconds: number): Key[] =>
    seconds > 0 ? [{ pose, ms: seconds * 1000 }] : [];
  return {
    ...motion,
    keys: [
      { pose: first.pose, ms: there * 1000 },
      ...held(second.pose, atEnd),
      { pose: second.pose, ms: back * 1000 },
      ...held(first.pose, atStart),
    ],
  };
}

/** The figure of a lift at the tempo of its set; what has no way down and up keeps its own. */
export function atTempo(shown: Figure, tempo: string | undefined): Figure {
  const seconds = tempo === undefined ? undefined : readTempo(tempo);
  const motion = seconds && lift(shown, seconds);
  if (!motion) return shown;
  const { view, things, effort } = shown;
  return figure(motion, { view, things, effort, stills: [0, 1, 1] });
}
