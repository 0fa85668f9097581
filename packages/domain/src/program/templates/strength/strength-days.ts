import type { SlotRow } from '../../../planner/session/types.ts';
import { easyHour, mobilityDay } from '../endurance/runs.ts';
import { held, inTurn, second, small } from '../rows.ts';
import type { DayPlan, PlanFacts } from '../types.ts';

/** The lifts that strength is built on, with what stands for them without a bar. */
export const mainLifts = {
  squat: { kinds: ['squat'], moves: ['back-squat'], words: 'Squat' },
  bench: { kinds: ['bench'], moves: ['bench-press'], words: 'Bench' },
  deadlift: { kinds: ['hinge'], moves: ['conventional-deadlift'], words: 'Deadlift' },
  press: { kinds: ['press_overhead'], moves: ['overhead-press'], words: 'Press' },
  row: { kinds: ['row'], moves: ['barbell-bent-over-row'], words: 'Row' },
} as const;
export type LiftName = keyof typeof mainLifts;

export const strainOf = (names: readonly LiftName[]): DayPlan['strain'] => {
  const isLegs = names.includes('squat') || names.includes('deadlift');
  const isUpper = names.some((name) => name === 'bench' || name === 'press' || name === 'row');
  return {
    ...(isLegs && { heavyLegs: true as const }),
    ...(names.includes('deadlift') && { deadlift: true as const }),
    group: isLegs && isUpper ? 'whole' : isLegs ? 'lower' : 'upper',
  };
};

/** Without a weight the reps grow for so many weeks, then begin again a little higher. */
export const bodyGrowth = (at: number, weeks: 6 | 12): number =>
  (at % weeks) + (weeks / 6) * Math.floor(at / weeks);

interface Helpers {
  sets: number;
  reps: number;
  rir: number;
  growth: number;
  bodyReps: number;
  /** No sets more, however much time is left. */
  isFixed?: true;
}

/** What surrounds the lifts of a day: what pulls against a press, what holds the trunk. */
export function around(
  kind: 'squat' | 'bench' | 'deadlift' | 'press' | 'whole',
  { sets, reps, rir, growth, bodyReps, isFixed }: Helpers,
): SlotRow[] {
  const mayGrow = sets >= 3 && !isFixed ? { mayGrow: true as const } : {};
  const what = { sets, reps, rir, growth, bodyReps, ...mayGrow };
  const light = { ...what, reps: reps + 2, bodyReps: bodyReps + 2 };
  const trunk = held(
    'trunk',
    'trunk',
    ['anti_ext', 'anti_rot'],
    Math.max(2, sets - 1),
    20 + bodyReps,
  );
  switch (kind) {
    case 'squat':
      return [
        ...inTurn('C', small('single', ['single_leg'], what), small('curl', ['leg_curl'], what)),
        trunk,
      ];
    case 'bench':
      return [
        ...inTurn(
          'C',
          small('row', ['row_supported', 'row'], what),
          small('triceps', ['triceps'], light),
        ),
        ...inTurn('D', small('pull', ['pulldown'], what), small('rear', ['rear_delt'], light)),
      ];
    case 'deadlift':
      return [
        ...inTurn(
          'C',
          small('row', ['row_supported', 'row'], what),
          small('single', ['single_leg'], what),
        ),
        trunk,
      ];
    case 'press':
      return [
        ...inTurn('C', small('pull', ['pulldown'], what), small('side', ['lateral_raise'], light)),
        ...inTurn('D', small('curl', ['curl'], light), small('fly', ['press_incline'], what)),
      ];
    default:
      return [
        ...inTurn(
          'C',
          small('row', ['row_supported', 'row'], what),
          small('pull', ['pulldown'], what),
        ),
        trunk,
      ];
  }
}

/** Days beyond what the lifts need: easy on the heart, loose in the joints. */
export function easyExtras({ minutes }: PlanFacts): DayPlan[] {
  return [
    easyHour(Math.min(40, minutes)),
    mobilityDay(Math.min(25, minutes)),
    easyHour(Math.min(30, minutes), 'aerobic-2'),
    mobilityDay(Math.min(20, minutes), 'mobility-2'),
    easyHour(Math.min(45, minutes), 'aerobic-3'),
    mobilityDay(Math.min(30, minutes), 'mobility-3'),
  ];
}

/** Legs have a day where there are more days than the goal needs. */
export const legsDay = (week: number, minutes: number): DayPlan => ({
  id: 'legs',
  title: 'Legs and trunk',
  focus: 'Legs',
  key: 0,
  strain: { group: 'lower' },
  work: {
    kind: 'lift',
    archetype: 'legs',
    rows: [
      second('squat', ['squat'], {
        sets: minutes < 25 ? 2 : 3,
        reps: 8,
        rir: 3,
        growth: 1 + 0.01 * week,
        bodyReps: 8 + Math.floor(week / 2),
      }),
      second('hinge', ['hinge_light'], {
        sets: minutes < 25 ? 2 : 3,
        reps: 10,
        rir: 3,
        growth: 1 + 0.01 * week,
        bodyReps: 8 + Math.floor(week / 2),
      }),
      small('calf', ['calf'], { sets: 2, reps: 12, rir: 2, bodyReps: 12 + Math.floor(week / 3) }),
    ],
  },
});
