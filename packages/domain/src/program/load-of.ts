import type { Exercise } from '../workout/types.ts';
import type { PlannedWeek, ProgramSession } from './types.ts';
import { workItems } from './volume.ts';

const metresOf = ({ distanceMeters = 0, sets = 1 }: Exercise): number => distanceMeters * sets;

/** Metres of a session's runs, with repeats. */
export function metresIn({ workout }: ProgramSession): number {
  const blocks = workout.play?.blocks ?? [];
  const inBlocks = blocks.reduce(
    (sum, { items, rounds = 1 }) =>
      sum + rounds * items.reduce((all, item) => all + metresOf(item), 0),
    0,
  );
  const around = workout.workout
    .filter(({ type }) => type === 'warmup' || type === 'cooldown')
    .reduce((sum, item) => sum + metresOf(item), 0);
  return inBlocks + around;
}

/** The heaviest set of each lift of a week, added up. */
function kilogramsIn(sessions: readonly ProgramSession[]): number {
  const best = new Map<string, number>();
  for (const { workout } of sessions) {
    for (const { exerciseId = '', weight, group } of workItems(workout)) {
      if (typeof weight !== 'number' || group !== undefined) continue;
      best.set(exerciseId, Math.max(best.get(exerciseId) ?? 0, weight));
    }
  }
  return [...best.values()].reduce((sum, one) => sum + one, 0);
}

const setsIn = (sessions: readonly ProgramSession[]): number =>
  sessions.reduce(
    (sum, { workout }) => sum + workItems(workout).reduce((all, { sets = 1 }) => all + sets, 0),
    0,
  );

/** What a week asks for, in the unit that its goal grows in. */
export function loadOf(sessions: readonly ProgramSession[]): PlannedWeek['load'] {
  const metres = sessions.reduce((sum, session) => sum + metresIn(session), 0);
  if (metres >= 3000) return { value: Math.round(metres / 100) / 10, unit: 'km' };
  const kilograms = kilogramsIn(sessions);
  if (kilograms > 0) return { value: Math.round(kilograms * 10) / 10, unit: 'kg' };
  return { value: setsIn(sessions), unit: 'sets' };
}
