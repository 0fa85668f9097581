import type { Exercise } from '../../workout/types.ts';
import type { PlannedWeek, ProgramSession } from '../types.ts';
import { workItems } from './volume.ts';

const isRun = ({ exerciseId = '' }: Exercise): boolean =>
  exerciseId === 'run' || exerciseId.endsWith('-run');

/** Metres a second where no pace is known: hard running, and easy. */
const hardSpeed = 3;
const easySpeed = 2.4;

/** A run by the clock goes as far as its pace says. */
function timedMetres({ duration = 0, pace, rpe = 3 }: Exercise): number {
  if (pace?.unit === 's/km') return (duration * 1000) / ((pace.lo + pace.hi) / 2);
  return duration * (rpe >= 7 ? hardSpeed : easySpeed);
}

const metresOf = (item: Exercise): number => {
  const { distanceMeters, sets = 1 } = item;
  return (distanceMeters ?? (isRun(item) ? timedMetres(item) : 0)) * sets;
};

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

/** Seconds of running where all of it goes by the clock; null where a distance is planned. */
function runSeconds(sessions: readonly ProgramSession[]): number | null {
  const runs = sessions.flatMap(({ workout }) =>
    (workout.play?.blocks ?? []).flatMap(({ items, rounds = 1 }) =>
      items.filter(isRun).map((item) => ({ item, rounds })),
    ),
  );
  if (runs.length === 0 || runs.some(({ item }) => item.distanceMeters !== undefined)) return null;
  return runs.reduce((sum, { item, rounds }) => sum + (item.duration ?? 0) * rounds, 0);
}

/** All that is done in a week, by the clock. */
export const minutesOf = (sessions: readonly ProgramSession[]): PlannedWeek['load'] => ({
  value: sessions.reduce((sum, { workout }) => sum + (workout.estimatedDuration ?? 0), 0),
  unit: 'min',
});

/** What a week asks for, in the unit that its goal grows in. */
export function weekLoad(sessions: readonly ProgramSession[]): PlannedWeek['load'] {
  const seconds = runSeconds(sessions);
  if (seconds !== null) return { value: Math.round(seconds / 60), unit: 'min' };
  const metres = sessions.reduce((sum, session) => sum + metresIn(session), 0);
  if (metres >= 3000) return { value: Math.round(metres / 100) / 10, unit: 'km' };
  const kilograms = kilogramsIn(sessions);
  if (kilograms > 0) return { value: Math.round(kilograms * 10) / 10, unit: 'kg' };
  return { value: setsIn(sessions), unit: 'sets' };
}
