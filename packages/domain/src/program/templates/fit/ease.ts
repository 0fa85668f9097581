import type { SlotRow } from '../../../planner/session/types.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import type { DayPlan, ProgramPlan, RunPart, WeekPlan } from '../types.ts';

const liftShare = 0.6;
const wayShare = 0.75;

function easedRow(row: SlotRow): SlotRow {
  const sets = Math.max(1, Math.round(row.sets[0] * liftShare));
  return { ...row, sets: [sets, sets, sets, sets, sets] };
}

function easedPart(part: RunPart): RunPart {
  const { metres, seconds, times } = part;
  if (part.isGoal) return part;
  if (times !== undefined && times > 1)
    return { ...part, times: Math.max(2, Math.round(times * wayShare)) };
  return {
    ...part,
    ...(metres !== undefined && {
      metres: Math.max(1000, Math.round((metres * wayShare) / 100) * 100),
    }),
    ...(seconds !== undefined && { seconds: Math.round((seconds * wayShare) / 30) * 30 }),
  };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** A title tells what is left, not what was. */
const easedTitle = (title: string): string =>
  `Cut back: ${title
    .replace(/(\d+(?:\.\d+)?) km\b/g, (_, far) => `${tenth(Number(far) * wayShare)} km`)
    .replace(/last (\d+(?:\.\d+)?) at/, (_, far) => `last ${tenth(Number(far) * wayShare)} at`)
    .replace(
      /(\d+) (×|strides)/g,
      (_, times, mark) => `${Math.max(2, Math.round(Number(times) * wayShare))} ${mark}`,
    )}`;

function easedDay(day: DayPlan): DayPlan {
  const { work } = day;
  if (work.kind === 'lift') {
    return {
      ...day,
      title: `${day.title}, easy`,
      work: { ...work, rows: work.rows.map(easedRow) },
    };
  }
  if (work.kind === 'run' && !day.strain.last) {
    return {
      ...day,
      title: easedTitle(day.title),
      work: { ...work, parts: work.parts.map(easedPart) },
    };
  }
  return day;
}

const eased = (week: WeekPlan): WeekPlan => ({
  ...week,
  kind: 'deload',
  label: 'Easy',
  note: 'An easy week: a good part less of everything, so that the last weeks can settle.',
  days: week.days.map(easedDay),
});

const mostLifting: Record<FitnessLevel, number> = { beginner: 9, intermediate: 6, advanced: 5 };
const mostRunning = 3;

/** How many weeks in a row may build: runners rest every fourth, beginners need it least. */
function mostFor({ weeks }: ProgramPlan, level: FitnessLevel): number {
  const all = weeks.flatMap(({ days }) => days);
  const runs = all.filter(({ work }) => work.kind === 'run' && work.by === undefined).length;
  return runs * 2 > all.length ? mostRunning : mostLifting[level];
}

const unhurried: readonly string[] = ['couch-to-5k', 'mobility', 'postpartum'];

/** Where a plan was stretched, an easy week comes in before it is overdue. */
export function withEasyWeeks(plan: ProgramPlan, level: FitnessLevel): ProgramPlan {
  if (unhurried.includes(plan.template)) return plan;
  const most = mostFor(plan, level);
  let row = 0;
  const weeks = plan.weeks.map((week) => {
    row = week.kind === 'build' ? row + 1 : 0;
    if (row <= most) return week;
    row = 0;
    return eased(week);
  });
  return { ...plan, weeks };
}
