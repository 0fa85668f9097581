import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { takeShared } from '@cadence/contract/share/routes';
import { variationSeed } from '@cadence/domain/planner/seeded';
import { startProgram } from '@cadence/domain/share/start-program';
import { dayMs } from '@cadence/domain/workout/durations';
import { ApiError } from '../../http/errors.ts';
import type { Granted } from '../../http/grants.ts';
import { refuseAlarm } from '../../http/refuse-alarm.ts';
import { newId } from '../../platform/ids.ts';
import type { ShareDeps } from './deps.ts';
import { findShared } from './shares.ts';

const historyDays = 28;

/** Into the taker's own account: the same gates as for what they ask for themselves. */
export async function takeOver(
  deps: ShareDeps,
  granted: Granted,
  userId: string,
  { start_date, cleared = [] }: BodyOf<typeof takeShared>,
): Promise<ReplyOf<typeof takeShared>> {
  const { title, content } = await findShared(deps, granted);
  const nowMs = deps.now();
  const date = new Date(nowMs).toISOString();
  const since = new Date(nowMs - historyDays * dayMs).toISOString();
  const [sessions, athlete, sign] = await Promise.all([
    deps.sessionsSince(userId, since),
    deps.athleteOf(userId, date.slice(0, 10)),
    deps.standingSign(userId, cleared),
  ]);
  if (sign) refuseAlarm(sign);
  const taker = { athlete, sessions, date, seed: variationSeed(userId, 0), cleared };
  const outcome = await deps.planner.takeShared(title, content, taker);
  const nothing = { workout: null, timer: null, program_id: null };
  switch (outcome.kind) {
    case 'stop':
    case 'hold':
      return refuseAlarm(outcome);
    case 'nothing-fits':
      throw new ApiError('NO_WORKOUT_FITS');
    case 'timer':
      return { ...nothing, changes: outcome.changes, timer: outcome.timer };
    case 'workout': {
      const workout = { ...outcome.workout, id: newId(nowMs), userId, generatedAt: date };
      await deps.requireRoom(userId, workout);
      await deps.keepWorkout(userId, workout);
      return { ...nothing, changes: outcome.changes, workout };
    }
    case 'program': {
      const startDate = start_date ?? date.slice(0, 10);
      const workoutId = () => newId(nowMs);
      const options = { id: newId(nowMs), startDate, madeAt: date, workoutId };
      const program = startProgram(outcome.program, options);
      await deps.requireRoom(userId, program);
      await deps.keepProgram(userId, program);
      return { ...nothing, changes: outcome.changes, program_id: program.id };
    }
  }
}
