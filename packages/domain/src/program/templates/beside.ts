import type { DayPlan, ProgramPlan } from './types.ts';

/** Runs keep their key sessions; the lifts take about two fifths of the days. */
export const liftingDays = (days: number): number => Math.max(1, Math.round(days * 0.4));

/** Near the race legs are spared. */
function lightened(day: DayPlan): DayPlan {
  const { work } = day;
  if (work.kind !== 'lift') return day;
  const rows = work.rows.map((row) => {
    const sets = Math.max(1, Math.min(2, row.sets[0]));
    return { ...row, sets: [sets, sets, sets, sets, sets] as const };
  });
  return { ...day, strain: { easy: true }, work: { ...work, rows } };
}

/** A race and lifts in one week. */
export function beside(race: ProgramPlan, lifts: ProgramPlan): ProgramPlan {
  const isLift = ({ work }: DayPlan) => work.kind === 'lift';
  return {
    ...race,
    name: `${race.name} and strength`,
    end: { ...race.end, text: `${race.end.text}, with main lifts no lower than today` },
    honesty: [
      ...race.honesty,
      'In a race block legs get few hard sets: strength is kept and grows slowly.',
    ],
    weeks: race.weeks.map((week, i) => {
      const own = (lifts.weeks[i]?.days ?? []).filter(isLift);
      const isNear = i >= race.weeks.length - 2;
      const days = (isNear ? own.slice(0, 1).map(lightened) : own).map((day) => ({
        ...day,
        id: `lift-${day.id}`,
        key: 1 as const,
      }));
      return { ...week, days: [...week.days, ...days] };
    }),
  };
}
