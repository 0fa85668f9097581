import type { RowDose, SlotRow } from '../../../planner/session/types.ts';
import { pct } from '../../../training/percent.ts';
import {
  type ReturnWeek,
  returnWeek,
  rirInReturn,
  setsInReturn,
} from '../../../training/return.ts';
import type { DayPlan, ProgramPlan } from '../types.ts';

function dosed(row: SlotRow, back: ReturnWeek): SlotRow {
  const dose = row.dose as RowDose;
  const [usual] = dose.rir;
  const rir = rirInReturn(usual, back);
  const sets = setsInReturn(row.sets[0], back);
  const share = dose.reps ? pct(dose.reps[1] + rir) : undefined;
  const { planned } = row;
  return {
    ...row,
    sets: [sets, sets, sets, sets, sets],
    dose: { ...dose, rir: [rir, rir] },
    ...(planned && {
      planned: {
        ...planned,
        ...(share !== undefined && { percent: Math.min(planned.percent ?? share, share) }),
      },
    }),
  };
}

function eased(day: DayPlan, back: ReturnWeek): DayPlan {
  if (day.work.kind !== 'lift') return day;
  return { ...day, work: { ...day.work, rows: day.work.rows.map((row) => dosed(row, back)) } };
}

/** After a break the first weeks have fewer sets and more in reserve. */
export function withReturn(plan: ProgramPlan, breakDays: number): ProgramPlan {
  const first = returnWeek(breakDays, 1);
  const hasLifts = plan.weeks.some(({ days }) => days.some(({ work }) => work.kind === 'lift'));
  if (!first || !hasLifts || plan.template === 'comeback' || plan.weeks.length < 3) return plan;
  return {
    ...plan,
    honesty: [
      ...plan.honesty,
      `After ${breakDays} days off the first weeks have fewer sets and more in reserve.`,
    ],
    weeks: plan.weeks.map((week, i) => {
      const back = returnWeek(breakDays, i + 1);
      if (!back || i === plan.weeks.length - 1) return week;
      const most = back.mostDays ?? week.days.length;
      const days = week.days.slice(0, Math.max(1, most)).map((day) => eased(day, back));
      return {
        ...week,
        days,
        ...(week.kind === 'build' && { kind: 'return' as const, label: 'Back in' }),
      };
    }),
  };
}
