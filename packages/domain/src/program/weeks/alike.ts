import type { SlotRow } from '../../planner/session/types.ts';
import { easyEffort } from '../sessions/asked.ts';
import type { AskedSession, DayPlan, RunPart, WeekPlan } from '../templates/types.ts';
import type { ProgramSession } from '../types.ts';

/** What somebody would see of a week: names, sets, reps, weights, times, ways. */
export const lookOf = (sessions: readonly ProgramSession[]): string =>
  JSON.stringify(
    sessions.map(({ workout }) =>
      (workout.play?.blocks ?? [{ items: workout.workout, rounds: 1, restSeconds: 0 }]).map(
        ({ items, rounds, restSeconds }) => [
          rounds,
          restSeconds,
          ...items
            .filter(({ type }) => type === 'exercise')
            .map((item) => [
              item.name,
              item.sets,
              item.reps,
              item.weight,
              item.duration,
              item.distanceMeters,
              item.tempo,
              item.rir,
              item.restBetweenSets,
            ]),
        ],
      ),
    ),
  );

const holdStep = 5;

/** Reps that the title of the day names stay as it says. */
const isNamed = ({ planned }: SlotRow): boolean => planned?.keepsReps === true;

/** Where neither reps nor weight may change, the rests get shorter. */
const restStep = 5;
const leastRest = 20;

function soonerAgain(row: SlotRow, by: number): SlotRow {
  const { dose } = row;
  if (!('rest' in dose)) return row;
  const less = (seconds: number) => Math.max(Math.min(seconds, leastRest), seconds - restStep * by);
  const rest = [less(dose.rest[0]), less(dose.rest[1])] as const;
  return { ...row, dose: { ...dose, rest } };
}

/** A rep more, or a few seconds more of a hold. */
function moreOf(row: SlotRow, by: number): SlotRow {
  const { dose, planned } = row;
  if (!('rest' in dose) || planned?.isTest) return row;
  if (isNamed(row)) return soonerAgain(row, by);
  const { reps, seconds } = dose;
  return {
    ...row,
    dose: {
      ...dose,
      ...(reps && { reps: [reps[0] + by, reps[1] + by] as const }),
      ...(seconds && {
        seconds: [seconds[0] + holdStep * by, seconds[1] + holdStep * by] as const,
      }),
    },
    ...(planned && {
      planned: {
        ...planned,
        ...(planned.bodyReps !== undefined && { bodyReps: planned.bodyReps + by }),
      },
    }),
  };
}

const isSmall = ({ role }: SlotRow): boolean =>
  role === 'accessory' || role === 'secondary' || role === 'trunk';

/** Beyond so many reps the small moves have reached the end of their range. */
const mostBySmall = 2;

/** Where reps have reached their end as well, the rests are what is left. */
const mostByReps = 6;

/** Where rests have as well, the last move of the day has a set more. */
const mostByRests = 10;

/** On a day too short for that, the rests that are left are halved: reps without a weight need no more. */
const mostBySets = 12;

function withHalfRest(row: SlotRow): SlotRow {
  const { dose } = row;
  if (!('rest' in dose) || row.planned?.isTest) return row;
  const half = (seconds: number) => Math.max(Math.min(seconds, leastRest), seconds / 2);
  return { ...row, dose: { ...dose, rest: [half(dose.rest[0]), half(dose.rest[1])] as const } };
}

const withSetsMore = (row: SlotRow, more: number): SlotRow => {
  const [a, b, c, d, e] = row.sets.map((sets) => sets + more) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return row.planned?.isTest ? row : { ...row, sets: [a, b, c, d, e] };
};

/** The small moves grow first, then the first lifts as well; where there are none, those alone do. */
function moreRows(rows: readonly SlotRow[], by: number): SlotRow[] {
  const first = rows.some(isSmall) ? by - mostBySmall : by;
  const most = rows.every((row) => isSmall(row) || isNamed(row)) ? by : mostBySmall;
  return rows.map((given, i) => {
    const isLast = by > mostByRests && i === rows.length - 1;
    const row =
      isLast && isSmall(given) ? withSetsMore(given, Math.ceil((by - mostByRests) / 2)) : given;
    const own = isSmall(row) ? Math.min(by, most) : first;
    const more = own > 0 ? moreOf(row, own) : row;
    const soon = by > mostByReps ? soonerAgain(more, by - mostByReps) : more;
    return by > mostBySets ? soonerAgain(withHalfRest(soon), 2 * (by - mostBySets - 1)) : soon;
  });
}

const wayStep = 100;
const timeStep = 30;

/** The easy part of a run is a little longer. */
function moreParts(parts: readonly RunPart[], by: number): RunPart[] {
  const at = parts.findIndex(({ zone, isGoal }) => zone === 'E' && !isGoal);
  return parts.map((part, i) => {
    if (i !== at) return part;
    const { metres, seconds } = part;
    if (metres !== undefined) return { ...part, metres: metres + wayStep * by };
    return seconds === undefined ? part : { ...part, seconds: seconds + timeStep * by };
  });
}

/** So much of every station comes to it or, in an easy week, is taken from it. */
const shareStep = 0.1;

/** Stations grow by what is done at each; anything else by its minutes. */
function moreSession(session: AskedSession, by: number): AskedSession {
  if (!session.kinds?.includes('hyrox')) return { ...session, minutes: session.minutes + 2 * by };
  const step = session.easy || (session.effort ?? easyEffort + 1) <= easyEffort ? -1 : 1;
  return { ...session, share: 1 + step * shareStep * by };
}

function moreDay(day: DayPlan, by: number): DayPlan {
  const { work } = day;
  switch (work.kind) {
    case 'lift':
      return { ...day, work: { ...work, rows: moreRows(work.rows, by) } };
    case 'run':
      return { ...day, work: { ...work, parts: moreParts(work.parts, by) } };
    case 'session':
      return { ...day, work: { ...work, session: moreSession(work.session, by) } };
  }
}

/** Where the next weight is too far for a week, a rep more is what moves on. */
export const withMore = (plan: WeekPlan, by: number): WeekPlan => ({
  ...plan,
  days: plan.days.map((day) => moreDay(day, by)),
});
