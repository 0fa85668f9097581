import { leadOf, type Run, readRuns, runAt, writeRuns } from '../../planner/edit/edit-runs.ts';
import type { Workout } from '../../workout/types.ts';

/** Down to what a pair of small plates, or the next bell, makes of it. */
const rounded = (kilograms: number): number =>
  kilograms >= 20 ? Math.floor(kilograms / 2.5) * 2.5 : Math.max(1, Math.floor(kilograms));

const weightOf = (run: Run | undefined): number | null => {
  const weight = run && leadOf(run)?.weight;
  return typeof weight === 'number' && weight > 0 ? weight : null;
};

/** The sets that lead up to another weight go along in proportion. */
export function rampAlong(before: Workout, after: Workout, index: number): Workout {
  const old = weightOf(runAt(readRuns(before), index));
  const runs = readRuns(after);
  const run = runAt(runs, index);
  const next = weightOf(run);
  if (!run || old === null || next === null || old === next) return after;
  const share = next / old;
  const items = run.items.map((item) =>
    item.role === 'ramp' && typeof item.weight === 'number'
      ? { ...item, weight: rounded(item.weight * share) }
      : item,
  );
  return writeRuns(
    after,
    runs.map((one) => (one === run ? { ...run, items } : one)),
  );
}
