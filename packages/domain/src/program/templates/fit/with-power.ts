import { line } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, WeekPlan } from '../types.ts';

/** Jumps by who has landed before: low and near first. */
const jumps = {
  beginner: [
    ['low-box-jump', 'squat-jump', 'seated-box-jump'],
    ['mini-broad-jump', 'skater-hop', 'broad-jump'],
  ],
  trained: [
    ['box-jump', 'low-box-jump', 'squat-jump'],
    ['broad-jump', 'lateral-bound', 'mini-broad-jump'],
  ],
} as const;

const isLegDay = ({ work, strain }: DayPlan): boolean =>
  work.kind === 'lift' && strain.heavyLegs === true && strain.last !== true;

const sprintWords =
  'Where there is a track or a pitch: after the warm-up 4–6 sprints of 20 m, all of them fast, and walk back for as long as it takes to be fresh.';

function withJumps(day: DayPlan, at: number, week: WeekPlan, facts: PlanFacts): DayPlan {
  const { work } = day;
  if (work.kind !== 'lift') return day;
  const own = jumps[facts.level === 'beginner' ? 'beginner' : 'trained'];
  const row = line('skill', 'fast', [at % 2 === 0 ? 'jump_vertical' : 'jump_horizontal'], {
    sets: week.kind === 'build' ? 4 : 2,
    reps: 3,
    rir: 4,
    rest: '60-90',
    keepsReps: true,
    moves: own[at % 2 === 0 ? 0 : 1],
  });
  return {
    ...day,
    work: { ...work, rows: [row, ...work.rows] },
    notes: [...(day.notes ?? []), ...(at === 0 ? [sprintWords] : [])],
  };
}

/** Who wishes to be fast is fast first, then strong: jumps before the lifts of the legs. */
export function withPower(plan: ProgramPlan, facts: PlanFacts): ProgramPlan {
  if (!facts.isForSpeed || facts.isSore || (facts.age ?? 30) >= 60) return plan;
  return {
    ...plan,
    weeks: plan.weeks.map((week) => {
      if (week.kind === 'test') return week;
      const legs = week.days.filter(isLegDay).slice(0, 2);
      const days = week.days.map((day) => {
        const at = legs.indexOf(day);
        return at < 0 ? day : withJumps(day, at, week, facts);
      });
      return { ...week, days };
    }),
  };
}
