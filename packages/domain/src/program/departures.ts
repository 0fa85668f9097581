import { missedWishes, withoutWish } from '../planner/departures.ts';
import type { Request } from '../planner/request.ts';
import { goalWords, listWords } from '../planner/words.ts';
import { isStep } from './on-foot.ts';
import type { RefusedGait } from './prepare.ts';
import { slotWords } from './split.ts';
import type { ProgramWeek } from './types.ts';

function withoutGait({ gait, why }: RefusedGait, { goal }: Request): string {
  const { words } = withoutWish(slotWords[gait].focus, why);
  return `${words} Your sessions train ${goalWords[goal.value]} without it.`;
}

function withoutMoves(told: Request, weeks: readonly ProgramWeek[]): string[] {
  const workouts = weeks.flatMap(({ sessions }) => sessions.map(({ workout }) => workout));
  const missed = missedWishes(told, workouts);
  const unplaced = missed.filter(({ reason }) => reason === null).map(({ name }) => name);
  return [
    ...missed.flatMap(({ name, reason }) => (reason ? withoutWish(name, reason).words : [])),
    ...(unplaced.length > 0 ? [`No room in your sessions for ${listWords(unplaced)}.`] : []),
  ];
}

/** What was asked for and stands in no session, and why, in plain words. */
export function departuresOf(
  told: Request,
  refused: RefusedGait | null,
  weeks: readonly ProgramWeek[],
): string[] {
  if (!refused) return withoutMoves(told, weeks);
  const value = told.mustInclude.value.filter((id) => !isStep(id));
  const moves = { ...told, mustInclude: { ...told.mustInclude, value } };
  return [withoutGait(refused, told), ...withoutMoves(moves, weeks)];
}
