import type { SlotRow } from '../../planner/session/types.ts';
import { assistance } from './pull-up.ts';
import { held, line, second, small } from './rows.ts';
import { easyHour, keepDays, mobilityDay } from './runs.ts';
import { legsDay } from './strength-days.ts';
import { stretch } from './stretch.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekPlan } from './types.ts';

/** Rungs of a ladder: sets of 1, 2, 3 and so on. */
const ladders = [
  '5x1',
  '5x1+1x2',
  '3x1-2',
  '4x1-2',
  '3x1-2-3',
  '2x1-2',
  '4x1-2-3',
  '5x1-2-3',
  '3x2-3-4',
  '4x2-3-4',
  '2x1-2-3',
  'max',
];

function ladderRows(text: string, place: number, again: number): SlotRow[] {
  const rungs = text.split('+').flatMap((one) => {
    const [times = '1', rungs_ = '1'] = one.split('x');
    return rungs_.split('-').map((reps) => ({ sets: Number(times), reps: Number(reps) }));
  });
  const isTest = text === 'max';
  const own = isTest
    ? [
        line('skill', 'max', ['pull_vertical'], {
          sets: 1,
          reps: 8,
          rir: 0,
          rest: '300-300',
          keepsReps: true,
          moves: ['pull-up', 'chin-up'],
        }),
      ]
    : rungs.map(({ sets, reps }, i) =>
        line('skill', `rung-${i}`, ['pull_vertical'], {
          sets: sets + (place === 2 ? 0 : again),
          reps,
          rir: 2,
          rest: '60-120',
          keepsReps: true,
          ...(i > 0 ? { follows: 'rung-0' } : {}),
          moves: ['pull-up', 'chin-up', ...assistance],
        }),
      );
  return [
    ...own,
    second('row', ['row_supported', 'row'], {
      sets: 3,
      reps: 8 + again,
      rir: 2,
      bodyReps: 8 + place,
      rest: '75-105',
    }),
    small('push', ['push_up_hard'], { sets: 3, reps: 8, rir: 2, bodyReps: 8 + place }),
    held('trunk', 'hollow', ['hollow'], 3, 20 + 5 * again),
  ];
}

function planLadder(facts: PlanFacts): ProgramPlan {
  const { weeks, abilities } = facts;
  const now = abilities.get('pull-up')?.reps ?? abilities.get('chin-up')?.reps ?? 1;
  const start = now >= 5 ? 4 : now >= 3 ? 2 : 0;
  const placed = stretch(ladders.length, weeks, start, (at) => ![5, 10].includes(at));
  return {
    template: 'pull-up-ladder',
    name: 'Pull-up ladder',
    entry: 'At least one strict pull-up.',
    end: {
      text: `${now + Math.max(2, Math.round(weeks / 2))} strict pull-ups in a row`,
      week: weeks,
      test: 'One set to the last clean rep on the last day.',
    },
    progress: ['All rungs clean: the next ladder. A rung missed twice: the ladder before.'],
    fallback: 'Two bad days in a row: an easy week with half the ladders.',
    next: 'Then weighted pull-ups.',
    honesty: abilities.has('pull-up') ? [] : ['I took it that you can do one now.'],
    weeks: placed.map(({ row, again }): WeekPlan => {
      const text = ladders[row] ?? '5x1';
      const isTest = text === 'max';
      const isEasy = row === 5 || row === 10;
      const own = [0, 1, 2].map(
        (place): DayPlan => ({
          id: `ladder-${place + 1}`,
          title: isTest && place === 2 ? 'Pull-up test' : `Pull-up ladder ${isTest ? '3x1' : text}`,
          focus: 'Pull-up',
          key: place === 2 ? 3 : 2,
          strain: { group: 'skill', ...(isTest && place === 2 && { last: true as const }) },
          work: {
            kind: 'lift',
            archetype: 'skill',
            rows: ladderRows(isTest && place < 2 ? '3x1' : text, place, again),
          },
        }),
      );
      const extras = [
        legsDay(row + again, facts.minutes),
        mobilityDay(Math.min(20, facts.minutes)),
        easyHour(Math.min(40, facts.minutes)),
        mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
      ];
      return {
        label: isTest ? 'Test' : isEasy ? 'Easy' : 'Ladders',
        kind: isTest ? 'test' : isEasy ? 'deload' : 'build',
        note: isTest ? 'Two easy days, then the test.' : `Ladders ${text}, three days.`,
        phase: row < 6 ? 'More ladders' : 'Longer rungs',
        days:
          facts.days < 3 ? keepDays(own, facts.days) : [...own, ...extras.slice(0, facts.days - 3)],
      };
    }),
  };
}

export const pullUpLadder: Template = {
  id: 'pull-up-ladder',
  name: 'Pull-up ladder',
  usualWeeks: 12,
  plan: planLadder,
};
