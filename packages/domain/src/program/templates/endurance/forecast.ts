import { raceSeconds } from '../../../training/pace/running.ts';
import type { PlanFacts } from '../types.ts';

export const marathon = 42_195;

/** Few hold over a marathon what a shorter race says: so much slower is planned. */
const marathonMargin = 1.05;
export const marginOf = (metres: number): number => (metres >= marathon ? marathonMargin : 1);

/** Points of fitness that so many weeks may bring on a good day: about one. */
const gainIn = (weeks: number): number => Math.min(1.2, Math.max(0.4, weeks / 10));
/** Who is to be slower than likely runs the time that was asked for. */
const within = 0.985;

/** Seconds of the race on its day, from a good one to a usual one; null where no race was told. */
export function likelyRaceSeconds(
  metres: number,
  { runner: { vdot }, target, weeks }: PlanFacts,
): readonly [good: number, usual: number] | null {
  if (vdot === undefined) return null;
  const gain = gainIn(weeks);
  const at = (points: number) => raceSeconds(vdot + points, metres) * marginOf(metres);
  const good = at(gain);
  const { seconds = 0, metres: asked = metres } = target;
  return asked === metres && seconds >= good ? [seconds * within, seconds] : [good, at(0)];
}
