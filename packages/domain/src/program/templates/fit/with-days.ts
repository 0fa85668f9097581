import type { Lengths } from '../../goal/read-lengths.ts';
import type { DayRole, NamedDays } from '../../goal/read-weekdays.ts';
import type { DayPlan, ProgramPlan } from '../types.ts';

const isRun = ({ work }: DayPlan): boolean => work.kind === 'run' && work.by === undefined;

/** What a day is, as people speak of it: the first that fits. */
const isOf: Record<DayRole, (day: DayPlan) => boolean> = {
  long: ({ strain, id }) => strain.long === true && id !== 'event',
  hard: (day) => isRun(day) && day.strain.hard === true,
  run: isRun,
  lift: ({ work }) => work.kind === 'lift',
};
const roles = Object.keys(isOf) as DayRole[];

const mapDays = (plan: ProgramPlan, change: (days: DayPlan[]) => DayPlan[]): ProgramPlan => ({
  ...plan,
  weeks: plan.weeks.map((week) => ({ ...week, days: change(week.days) })),
});

/** Sunday ends the week: the long run has the last of the days for runs. */
const lastOf = (days: readonly number[]): number[] => {
  const last = days.includes(0) ? 0 : Math.max(...days);
  return [last];
};

/** 'Long run on Saturday': what was named for a day stands on it. */
export function withWeekdays(plan: ProgramPlan, named: NamedDays): ProgramPlan {
  const own = roles.filter((role) => named.roles[role]);
  if (own.length === 0) return plan;
  return mapDays(plan, (days) =>
    days.map((day) => {
      const role = own.find((one) => isOf[one](day));
      const days = role ? (named.roles[role] ?? []) : [];
      if (!role || day.strain.last) return day;
      return { ...day, weekdays: role === 'run' && day.strain.long ? lastOf(days) : days };
    }),
  );
}

/** The more rows and the more the goal needs it, the more a day makes of more time. */
const usesTime = ({ work, key, strain }: DayPlan): number =>
  strain.long ? 100 : work.kind === 'lift' ? 10 * work.rows.length + key : -1;

/** The days that grow with their time get the long sessions, the same ones in every week. */
export function withLengths(plan: ProgramPlan, { long, count, days: on }: Lengths): ProgramPlan {
  return mapDays(plan, (days) => {
    const most = days
      .filter((day) => usesTime(day) > 0 && day.minutes === undefined && !day.strain.last)
      .toSorted((a, b) => usesTime(b) - usesTime(a))
      .slice(0, count);
    return days.map((day) =>
      most.includes(day)
        ? { ...day, minutes: long, ...(on.length > 0 && { weekdays: day.weekdays ?? on }) }
        : day,
    );
  });
}
