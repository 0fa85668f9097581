import type { MoveKind } from '../../../planner/session/data/choices.ts';

export type MuscleLine = readonly [
  id: string,
  kinds: MoveKind[],
  reps: number,
  role: 'first' | 'other' | 'small',
  moves?: string,
];

export interface MuscleDay {
  id: string;
  title: string;
  group: 'upper' | 'lower' | 'whole' | 'push' | 'pull';
  lines: readonly MuscleLine[];
  archetype: 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'full_body';
  deadlift?: true;
}

const upperA: MuscleDay = {
  id: 'upper-a',
  title: 'Upper A',
  group: 'upper',
  archetype: 'upper',
  lines: [
    ['bench', ['bench'], 6, 'first', 'bench-press'],
    ['row', ['row'], 8, 'first'],
    ['press', ['press_dumbbell'], 9, 'other'],
    ['pull', ['pulldown'], 10, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['triceps', ['triceps'], 12, 'small'],
    ['curl', ['curl'], 12, 'small'],
    ['rear', ['rear_delt'], 14, 'small'],
  ],
};
const upperB: MuscleDay = {
  id: 'upper-b',
  title: 'Upper B',
  group: 'upper',
  archetype: 'upper',
  lines: [
    ['press', ['press_overhead'], 8, 'first', 'overhead-press'],
    ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
    ['incline', ['press_incline'], 10, 'other'],
    ['row', ['row_supported'], 10, 'other'],
    ['fly', ['fly'], 13, 'small'],
    ['hammer', ['hammer_curl'], 12, 'small'],
    ['triceps', ['triceps_overhead'], 12, 'small'],
    ['side', ['lateral_raise'], 14, 'small'],
  ],
};
const lowerA: MuscleDay = {
  id: 'lower-a',
  title: 'Lower A',
  group: 'lower',
  archetype: 'lower',
  lines: [
    ['squat', ['squat'], 6, 'first', 'back-squat'],
    ['hinge', ['hinge_light'], 8, 'first'],
    ['single', ['single_leg'], 10, 'other'],
    ['curl', ['leg_curl'], 12, 'other'],
    ['calf', ['calf'], 12, 'small'],
    ['trunk', ['trunk_flex', 'anti_ext'], 12, 'small'],
  ],
};
const lowerB: MuscleDay = {
  id: 'lower-b',
  title: 'Lower B',
  group: 'lower',
  archetype: 'lower',
  deadlift: true,
  lines: [
    ['deadlift', ['hinge'], 6, 'first', 'conventional-deadlift'],
    ['squat', ['squat_machine', 'squat_variation'], 10, 'first'],
    ['thrust', ['hip_thrust'], 10, 'other'],
    ['extension', ['leg_extension'], 12, 'other'],
    ['calf', ['calf_seated', 'calf'], 14, 'small'],
    ['trunk', ['anti_ext'], 12, 'small'],
  ],
};
const push: MuscleDay = {
  id: 'push',
  title: 'Push',
  group: 'push',
  archetype: 'push',
  lines: [
    ['bench', ['bench'], 6, 'first', 'bench-press'],
    ['press', ['press_dumbbell'], 9, 'first'],
    ['fly', ['fly'], 12, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['triceps', ['triceps'], 12, 'small'],
  ],
};
const pull: MuscleDay = {
  id: 'pull',
  title: 'Pull',
  group: 'pull',
  archetype: 'pull',
  lines: [
    ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
    ['row', ['row'], 8, 'first'],
    ['support', ['row_supported'], 11, 'other'],
    ['rear', ['rear_delt'], 14, 'small'],
    ['curl', ['curl'], 12, 'small'],
  ],
};
const legs: MuscleDay = { ...lowerA, id: 'legs', title: 'Legs', archetype: 'legs' };
const whole = (
  id: string,
  title: string,
  lines: readonly MuscleLine[],
  deadlift?: true,
): MuscleDay => ({
  id,
  title,
  group: 'whole',
  archetype: 'full_body',
  lines,
  ...(deadlift && { deadlift }),
});
const wholeDays: readonly MuscleDay[] = [
  whole('whole-a', 'Whole body A', [
    ['squat', ['squat'], 6, 'first', 'back-squat'],
    ['bench', ['bench'], 8, 'first', 'bench-press'],
    ['row', ['row'], 8, 'first'],
    ['curl', ['leg_curl'], 12, 'other'],
    ['side', ['lateral_raise'], 14, 'small'],
    ['arms', ['curl'], 12, 'small'],
  ]),
  whole(
    'whole-b',
    'Whole body B',
    [
      ['deadlift', ['hinge'], 6, 'first', 'conventional-deadlift'],
      ['press', ['press_overhead'], 8, 'first', 'overhead-press'],
      ['pull', ['pull_vertical', 'pulldown'], 8, 'first'],
      ['single', ['single_leg'], 10, 'other'],
      ['triceps', ['triceps'], 12, 'small'],
      ['trunk', ['anti_ext'], 12, 'small'],
    ],
    true,
  ),
  whole('whole-c', 'Whole body C', [
    ['squat', ['squat_machine', 'squat_variation'], 10, 'first'],
    ['incline', ['press_incline'], 9, 'first'],
    ['row', ['row_supported'], 10, 'first'],
    ['hinge', ['hinge_light'], 10, 'other'],
    ['rear', ['rear_delt'], 14, 'small'],
    ['calf', ['calf'], 14, 'small'],
  ]),
];

/** A second time in the week from another angle, with more reps. */
const push2: MuscleDay = {
  ...push,
  id: 'push-2',
  title: 'Push 2',
  lines: [
    ['incline', ['press_incline'], 9, 'first'],
    ['press', ['press_overhead'], 9, 'first', 'overhead-press'],
    ['fly', ['fly'], 14, 'other'],
    ['side', ['lateral_raise'], 15, 'small'],
    ['triceps', ['triceps_overhead'], 13, 'small'],
  ],
};
const pull2: MuscleDay = {
  ...pull,
  id: 'pull-2',
  title: 'Pull 2',
  lines: [
    ['row', ['row_supported'], 9, 'first'],
    ['down', ['pulldown'], 10, 'first'],
    ['one-arm', ['row_one_arm'], 11, 'other'],
    ['rear', ['rear_delt'], 15, 'small'],
    ['hammer', ['hammer_curl'], 12, 'small'],
  ],
};

export const splits: Record<'upper-lower' | 'push-pull-legs', (days: number) => MuscleDay[]> = {
  'upper-lower': (days) =>
    days <= 3 ? wholeDays.slice(0, days) : [upperA, lowerA, upperB, lowerB],
  'push-pull-legs': (days) => {
    const three = [push, pull, legs];
    if (days <= 3) return three.slice(0, days);
    if (days === 4) return [...three, { ...upperB, id: 'upper' }];
    if (days === 5) return [...three, { ...upperB, id: 'upper' }, { ...lowerB, id: 'lower' }];
    return [...three, push2, pull2, { ...lowerB, id: 'legs-2', title: 'Legs 2' }];
  },
};
