import { missedWishes, withoutWish } from '../planner/receipts/departures.ts';
import { listWords } from '../planner/receipts/words.ts';
import type { Request } from '../planner/request.ts';
import type { Ready } from './prepare.ts';
import { type ProgramWeek, programLimits } from './types.ts';

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

/** Some sessions of a race take longer than an evening. */
function longSessions(weeks: readonly ProgramWeek[], minutes: number): string[] {
  const all = weeks.flatMap(({ sessions }) =>
    sessions.map(({ workout }) => workout.estimatedDuration ?? 0),
  );
  const longest = Math.max(0, ...all);
  if (longest <= minutes * 1.25 + 5) return [];
  const over = all.filter((each) => each > minutes).length;
  return [
    `Your sessions have ${minutes} min; ${over} of ${all.length} need more, the longest about ${Math.round(longest / 5) * 5}: the goal asks for it.`,
  ];
}

/** What is not as it was asked for, assumed or not likely, the most important first. */
export function departuresOf(ready: Ready, weeks: readonly ProgramWeek[]): string[] {
  const { told, plan, refused, said, longest } = ready;
  return [
    ...said,
    ...(refused
      ? [
          `${withoutWish('running', refused).words} What would be run is ridden, rowed or walked instead, minute for minute.`,
        ]
      : []),
    ...plan.honesty,
    ...longSessions(weeks, longest),
    ...withoutMoves(told, weeks),
  ].slice(0, programLimits.departures.lines);
}
