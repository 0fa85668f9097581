import { missedWishes, withoutWish } from '../planner/departures.ts';
import type { Request } from '../planner/request.ts';
import { goalWords, listWords } from '../planner/words.ts';
import { isStep } from './on-foot.ts';
import type { RefusedGait } from './prepare.ts';
import { slotWords } from './split.ts';
import { type ProgramWeek, programLimits } from './types.ts';

function withoutGait({ gait, why }: RefusedGait, { goal }: Request): string {
  const { words } = withoutWish(slotWords[gait].focus, why);
  return `${words} Your sessions train ${goalWords[goal.value]} without it.`;
}

/** So many are named; how many more there are is enough to know. */
const namedCount = 8;

function namesOf(names: readonly string[]): string {
  const more = names.length - namedCount;
  return listWords(more > 0 ? [...names.slice(0, namedCount), `${more} more`] : names);
}

function withoutMoves(told: Request, weeks: readonly ProgramWeek[]): string[] {
  const workouts = weeks.flatMap(({ sessions }) => sessions.map(({ workout }) => workout));
  const missed = missedWishes(told, workouts);
  const reasons = [...new Set(missed.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = namesOf(missed.filter((one) => one.reason === reason).map(({ name }) => name));
    return reason ? withoutWish(names, reason).words : `No room in your sessions for ${names}.`;
  });
}

/** What was asked for and stands in no session, and why, in plain words. */
export function departuresOf(
  told: Request,
  refused: RefusedGait | null,
  weeks: readonly ProgramWeek[],
): string[] {
  return linesOf(told, refused, weeks).slice(0, programLimits.departures.lines);
}

function linesOf(
  told: Request,
  refused: RefusedGait | null,
  weeks: readonly ProgramWeek[],
): string[] {
  if (!refused) return withoutMoves(told, weeks);
  const value = told.mustInclude.value.filter((id) => !isStep(id));
  const moves = { ...told, mustInclude: { ...told.mustInclude, value } };
  return [withoutGait(refused, told), ...withoutMoves(moves, weeks)];
}
