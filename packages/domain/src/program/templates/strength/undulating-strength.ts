import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';
import {
  type BlockDose,
  type Placed,
  planBlocks,
  testDays,
  testedWords,
  trainingDay,
} from './block-strength.ts';
import { easyExtras, type LiftName } from './strength-days.ts';

/** Three days of three kinds; each block of four a little heavier. */
type Wave = readonly [heavy: BlockDose, volume: BlockDose, middle: BlockDose, kind: WeekKind];
const waves: readonly [Wave, Wave, Wave, Wave] = [
  [[5, 3, 80, 4], [4, 8, 70, 4], [4, 5, 75, 4], 'build'],
  [[5, 3, 84, 3], [4, 8, 72.5, 3], [4, 5, 79, 3], 'build'],
  [[5, 3, 87.5, 2], [4, 8, 75, 2], [4, 5, 82.5, 2], 'build'],
  [[3, 3, 70, 6], [3, 5, 60, 6], [2, 5, 65, 6], 'deload'],
];

/** The day of the deadlift is the third. */
const testedOn = (days: number): LiftName[] =>
  days < 3 ? ['squat', 'bench'] : ['squat', 'bench', 'deadlift'];

function planUndulating(facts: PlanFacts): ProgramPlan {
  const { weeks, mayTestSingles } = facts;
  const tested = testedOn(facts.days);
  const made = Array.from({ length: weeks }, (_, i): WeekPlan => {
    const isTest = i === weeks - 1 && weeks > 2;
    const growth = 1 + 0.025 * Math.floor(i / 4);
    const round = Math.floor(i / 4);
    const [heavy, eights, middle, kind] = waves[(i % 4) as 0 | 1 | 2 | 3];
    // Each wave a rep fewer and a little heavier.
    const vol: BlockDose = [
      eights[0],
      Math.max(3, eights[1] - round),
      Math.min(80, eights[2] + 2 * round),
      eights[3],
    ];
    const placed: Placed = {
      main: heavy,
      volume: vol,
      pull: [3, 4, heavy[2] - 4, 4],
      helpers: [kind === 'deload' ? 2 : 3, 10, kind === 'deload' ? 4 : 2],
      kind: isTest ? 'test' : kind,
      block: `Wave ${Math.floor(i / 4) + 1}`,
      growth,
    };
    const count = Math.min(3, facts.days);
    const dayOf = (dose: BlockDose, mains: LiftName[], place: number): DayPlan =>
      trainingDay(
        { main: mains, volume: [] },
        {
          ...placed,
          main: dose,
          pull: [Math.min(3, dose[0]), Math.min(5, dose[1]), Math.max(65, dose[2] - 2.5), dose[3]],
        },
        place,
        i,
        facts.hasBar,
      );
    const own = isTest
      ? testDays(placed, count, facts, tested)
      : [
          dayOf(vol, ['squat', 'bench'], 0),
          dayOf(heavy, ['bench', 'squat'], 1),
          dayOf(middle, ['press', 'deadlift'], 2),
        ].slice(0, count);
    return {
      label: isTest ? 'Test' : kind === 'deload' ? 'Deload' : `Wave ${Math.floor(i / 4) + 1}`,
      kind: isTest ? 'test' : kind,
      note: isTest
        ? 'Two easy days, then your best.'
        : `${vol[1]}s @${vol[2]} %, threes @${heavy[2]} %, fives @${middle[2]} %.`,
      phase: `Wave ${Math.floor(i / 4) + 1}`,
      days: [...own, ...easyExtras(facts).slice(0, Math.max(0, facts.days - own.length))],
    };
  });
  return {
    ...planBlocks(facts),
    template: 'undulating-strength',
    name: 'Strength in waves',
    end: {
      text: `a tested ${mayTestSingles ? 'single' : 'triple'} on ${testedWords(tested)}, likely 2–5 % above today for every eight weeks`,
      week: weeks,
      test: mayTestSingles
        ? '90, 95 and 100 % of the plan’s maximum, one each.'
        : 'Three reps with one left.',
    },
    progress: [
      'Eights, threes and fives in one week; after every fourth week the maximum is set anew, about 2.5 % up.',
    ],
    weeks: made,
  };
}

export const undulating: Template = {
  id: 'undulating-strength',
  name: 'Strength in waves',
  usualWeeks: 12,
  plan: planUndulating,
};
