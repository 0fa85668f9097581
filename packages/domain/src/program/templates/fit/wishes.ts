import { exerciseById } from '../../../exercise/library.ts';
import type { MoveKind } from '../../../planner/session/data/choices.ts';
import type { SlotRow } from '../../../planner/session/types.ts';
import { type FocusArea, lowerAreas, upperAreas } from '../../../reading/vocabulary.ts';
import { small } from '../rows.ts';
import type { DayPlan, ProgramPlan } from '../types.ts';

const lower: readonly string[] = ['squat', 'lunge', 'hinge', 'hip_ext'];
const halfOf = (id: string): 'upper' | 'lower' =>
  lower.includes(exerciseById(id)?.patterns[0] ?? '') ? 'lower' : 'upper';

const groupsOf: Record<'upper' | 'lower', readonly string[]> = {
  upper: ['upper', 'push', 'pull'],
  lower: ['lower'],
};

const rowIds = ({ work }: DayPlan): string[] =>
  work.kind === 'lift' ? work.rows.flatMap(({ moves = [] }) => moves) : [];

/** Moves that were asked for by name get a line on the first day that they suit. */
function withNamed(days: readonly DayPlan[], named: readonly string[], week: number): DayPlan[] {
  const all = new Set(days.flatMap(rowIds));
  const missing = named.filter((id) => !all.has(id));
  return days.map((day, at) => {
    const { work } = day;
    if (work.kind !== 'lift') return day;
    const own = missing.filter((id) => {
      const suits = (one: DayPlan) =>
        one.work.kind === 'lift' &&
        [...groupsOf[halfOf(id)], 'whole', 'skill'].includes(one.strain.group ?? 'whole');
      return days.findIndex(suits) === at;
    });
    if (own.length === 0) return day;
    const rows = own.map((id) =>
      small(`named-${id}`, [], {
        sets: 3,
        reps: 8,
        rir: 2,
        growth: 1 + 0.01 * week,
        bodyReps: 8 + Math.floor(week / 3),
        moves: [id],
      }),
    );
    const lead = work.rows.filter(({ role }) => role === 'primary' || role === 'skill');
    const rest = work.rows.filter((row) => !lead.includes(row));
    return { ...day, work: { ...work, rows: [...lead, ...rows, ...rest] } };
  });
}

/** The half of the body that was named gets a set more of its main work. */
function withFocus(day: DayPlan, half: 'upper' | 'lower' | null): DayPlan {
  const { work, strain } = day;
  if (half === null || work.kind !== 'lift' || !groupsOf[half].includes(strain.group ?? ''))
    return day;
  const rows = work.rows.map((row) => {
    if (row.role !== 'secondary' || row.sets[0] < 2) return row;
    const sets = row.sets[0] + 1;
    return { ...row, sets: [sets, sets, sets, sets, sets] as const };
  });
  return { ...day, work: { ...work, rows } };
}

/** What a part of the body that comes first is trained with, and on which days. */
const priorities: readonly {
  words: RegExp;
  half: 'upper' | 'lower';
  kinds: readonly MoveKind[];
}[] = [
  { words: /glutes?|booty|bum|butt|hips?/, half: 'lower', kinds: ['hip_thrust', 'bridge'] },
  { words: /calves|calf/, half: 'lower', kinds: ['calf'] },
  { words: /arms?|biceps/, half: 'upper', kinds: ['curl'] },
  { words: /arms?|triceps/, half: 'upper', kinds: ['triceps'] },
  { words: /shoulders?|delts?/, half: 'upper', kinds: ['lateral_raise'] },
  { words: /chest|pecs?/, half: 'upper', kinds: ['fly'] },
  { words: /back|lats?/, half: 'upper', kinds: ['pulldown'] },
];
const first =
  '(?:priority|priorities|focus|emphasis|extra|lagging|weak point|come first|comes first)';

const grow = '(?:bigger|big|larger|wider|thicker|rounder|grow|build|develop|fuller)';

/** 'Glutes are a priority', 'focus on arms', 'bigger arms and chest'. */
const isPriority = (text: string, words: RegExp): boolean =>
  new RegExp(
    `\\b${grow}(?: (?:my|some|the|a|and|[a-z]+,))*(?: [a-z]+ and)? (?:${words.source})\\b|\\b(?:${words.source})\\b(?: [a-z]+){0,4} ${first}\\b|\\b${first}(?: [a-z]+){0,3} (?:${words.source})\\b`,
  ).test(text);

/** Three sets more of what comes first, on two days. */
function withPriorities(days: readonly DayPlan[], text: string, week: number): DayPlan[] {
  const own = priorities.filter(({ words }) => isPriority(text, words));
  const more = new Map<DayPlan, SlotRow[]>();
  for (const { half, kinds } of own) {
    const suits = days.filter(
      ({ work, strain }) =>
        work.kind === 'lift' &&
        !work.rows.some((row) => row.kinds.some((kind) => kinds.includes(kind))) &&
        [...groupsOf[half], 'whole'].includes(strain.group ?? ''),
    );
    for (const day of suits.slice(0, 2)) {
      const row = small(`first-${kinds[0]}`, kinds, {
        sets: 3,
        reps: 10,
        rir: 2,
        growth: 1 + 0.012 * week,
        bodyReps: 12 + Math.floor(week / 2),
      });
      more.set(day, [...(more.get(day) ?? []), row]);
    }
  }
  return days.map((day) => {
    const rows = more.get(day);
    const { work } = day;
    if (!rows || work.kind !== 'lift') return day;
    const [lead, ...rest] = work.rows;
    return { ...day, work: { ...work, rows: lead ? [lead, ...rows, ...rest] : rows } };
  });
}

/** What the words wish beside the goal itself. */
export function withWishes(
  plan: ProgramPlan,
  named: readonly string[],
  focus: readonly FocusArea[],
  text: string,
): ProgramPlan {
  const isUpper = focus.some((area) => upperAreas.includes(area));
  const isLower = focus.some((area) => lowerAreas.includes(area));
  const half = isUpper === isLower ? null : isUpper ? 'upper' : 'lower';
  return {
    ...plan,
    weeks: plan.weeks.map((week, i) => ({
      ...week,
      days: withPriorities(
        withNamed(week.days, week.kind === 'test' ? [] : named, i),
        week.kind === 'build' ? text : '',
        i,
      ).map((day) => (week.kind === 'build' ? withFocus(day, half) : day)),
    })),
  };
}
