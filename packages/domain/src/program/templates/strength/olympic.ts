import { listWords } from '../../../planner/receipts/words.ts';
import { type OlympicWeek, olympicWeeks, sparedWeeks } from '../data/olympic.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekPlan } from '../types.ts';
import {
  type At,
  isKnown,
  jerkDay,
  lightDay,
  mainDay,
  meetDay,
  mostPercent,
  names,
  openerDay,
  type Side,
  whole,
} from './olympic-days.ts';
import { easyExtras } from './strength-days.ts';

/** Rounds that come before the whole table where there are more weeks than it has; each ends easily. */
function leadIn(extra: number): number[] {
  const block = [0, 1, 2, 3];
  const rows = [...block, ...block.map((row) => row + 4), ...block].slice(0, extra);
  // Three weeks up would run into the next three.
  return extra % 4 === 3 ? [...rows.slice(0, -1), (rows.at(-1) ?? 2) + 1] : rows;
}

/** The table in so many weeks: its heavy weeks last, whatever is spared. */
function laidOut(weeks: number): { row: number; again: number }[] {
  const spared = sparedWeeks.slice(0, Math.max(0, olympicWeeks.length - weeks));
  const rows = olympicWeeks.map((_, i) => i).filter((i) => !spared.includes(i));
  const all = [...leadIn(Math.max(0, weeks - rows.length)), ...rows].slice(-weeks);
  return all.map((row, i) => ({ row, again: all.slice(0, i).filter((one) => one === row).length }));
}

const stepKg = 0.5;
const usualGain: Record<PlanFacts['level'], readonly [number, number]> = {
  beginner: [0.05, 0.12],
  intermediate: [0.03, 0.07],
  advanced: [0.01, 0.035],
};

function likely(
  side: Side,
  { maxima, level, weeks }: PlanFacts,
): [low: number, high: number] | null {
  const now = maxima.get(whole[side]);
  if (!now) return null;
  const share = Math.min(1.5, weeks / olympicWeeks.length);
  return usualGain[level].map(
    (gain) => Math.round((now * (1 + gain * share)) / stepKg) * stepKg,
  ) as [number, number];
}

function forecast(facts: PlanFacts): { end: string; said: string[] } {
  const sides = (['snatch', 'clean'] as const).flatMap((side) => {
    const range = likely(side, facts);
    return range ? [{ side, low: range[0], high: range[1] }] : [];
  });
  if (sides.length === 0)
    return {
      end: 'a snatch and a clean and jerk from the floor, caught deep: five clean singles of six',
      said: ['No best lifts told: the weights are found each week, at about 7 of 10.'],
    };
  const { lift, total } = facts.target;
  const low = sides.reduce((sum, one) => sum + one.low, 0);
  const high = sides.reduce((sum, one) => sum + one.high, 0);
  const isBoth = sides.length === 2;
  const asked = sides.find(({ side }) => whole[side] === lift?.id);
  return {
    end: `${facts.isMeet ? 'at the meet' : 'a tested single'}: ${listWords(sides.map(({ side, low, high }) => `${names[side].toLowerCase()} likely ${low}–${high} kg`))}${isBoth ? `, together ${low}–${high}` : ''}`,
    said: [
      ...(isBoth && total
        ? [
            total <= high
              ? `A total of ${total} kg: ${low}–${high} is likely by then.`
              : `A total of ${total} kg: ${facts.weeks} weeks usually bring ${low}–${high}; for ${total} every lift of the day has to be a good one.`,
          ]
        : []),
      ...(asked && lift && lift.kilograms > asked.high
        ? [
            `${names[asked.side]} ${lift.kilograms} kg: ${facts.weeks} weeks usually bring ${asked.low}–${asked.high}. It takes more rounds like this one.`,
          ]
        : []),
    ],
  };
}

function weekOf(at: At, facts: PlanFacts): WeekPlan {
  const { own } = at;
  const isTest = own.kind === 'test';
  const isMeet = isTest && facts.isMeet;
  const days = isMeet
    ? [openerDay(at, facts), meetDay(at, facts)]
    : isTest
      ? [mainDay('snatch', at, facts), mainDay('clean', at, facts)]
      : [
          mainDay('snatch', at, facts),
          mainDay('clean', at, facts),
          lightDay(at, facts),
          jerkDay(at, facts),
        ];
  // On one day the lifts take turns.
  const kept =
    facts.days === 1 ? [days[isTest ? 1 : at.index % 2] as DayPlan] : days.slice(0, facts.days);
  const percent = isKnown(facts) ? ` @${Math.min(own.lift[2], mostPercent[facts.level])} %` : '';
  return {
    label: isMeet ? 'Meet' : isTest ? 'Test' : own.kind === 'deload' ? 'Deload' : own.phase,
    kind: own.kind,
    note: isMeet
      ? 'Light singles early in the week, then rest, then the day.'
      : isTest
        ? 'Two easy days, then singles.'
        : `${own.lift[0]}×${own.lift[1]}${percent} of each lift; squats ${own.squat[0]}×${own.squat[1]}.`,
    phase: own.phase,
    days: isMeet
      ? kept
      : [...kept, ...easyExtras(facts).slice(0, Math.max(0, facts.days - kept.length))],
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const { end, said } = forecast(facts);
  return {
    template: 'olympic',
    name: 'Snatch, clean and jerk',
    entry: isKnown(facts)
      ? 'Both lifts are known; a squat above what is cleaned.'
      : 'A front squat with the elbows up and an empty bar over the head in a squat, without pain.',
    end: {
      text: end,
      week: weeks,
      test: 'Singles from 80 % up, each after a clean one before it.',
    },
    progress: [
      'A week with five of six lifts clean: the next. Fewer: the same weights again.',
      'Positions first, then the whole lifts, then singles; squats and pulls rise beside them.',
    ],
    fallback: 'Two sessions with misses: one week back, from the hang.',
    next: 'Two light weeks, then again from the positions with the new bests.',
    honesty: [
      'These lifts are learnt with eyes on them: a coach once a week, or your own film, is worth more than any percentage.',
      ...said,
      ...(facts.days === 1 ? ['On one day a week the two lifts take turns.'] : []),
      ...(facts.hasBar
        ? []
        : ['Without a bar there are no such lifts: what is nearest stands in.']),
    ],
    weeks: laidOut(weeks).map(({ row, again }, index) =>
      weekOf({ own: olympicWeeks[row] as OlympicWeek, again, index }, facts),
    ),
  };
}

export const olympic: Template = {
  id: 'olympic',
  name: 'Snatch, clean and jerk',
  usualWeeks: 12,
  plan,
};
