import type { SlotRow } from '../types.ts';
import { accessory, hold, pair, reps, secondary, skill, trunk } from './doses.ts';

/** The way to a skill: what is practised first, what makes strong for it, what balances it. */
export interface SkillSteps {
  id: string;
  /** Library exercises that mean this line when they are the aim. */
  aims: readonly string[];
  /** From the easiest to the aim; where somebody stands is told, or guessed by the level. */
  steps: readonly string[];
  rows: (step: readonly string[]) => SlotRow[];
}

const hollow = hold('20', '45-60');
const holdSteps = ['dead-hang', 'flexed-arm-hang', 'pike-hold'];
const practice = (step: readonly string[]) =>
  holdSteps.includes(step[0] ?? '') ? hold('15-30', '90-120') : reps('3-5', '2', '105-150');

const balancing = (push: SlotRow['kinds'], pull: SlotRow['kinds']): SlotRow[] =>
  pair(
    'D',
    accessory('X1', push, '-/2/3/3/3', reps('8', '2', '60-75')),
    accessory('X2', pull, '-/2/3/3/3', reps('8-10', '2', '60-75')),
  );

const skillLines: readonly SkillSteps[] = [
  {
    id: 'pull-up',
    aims: ['pull-up', 'chin-up', 'neutral-grip-pull-up', 'wide-grip-pull-up', 'weighted-pull-up'],
    steps: [
      'dead-hang',
      'scapular-pull-up',
      'inverted-row',
      'band-assisted-pull-up',
      'negative-pull-up',
      'chin-up',
      'pull-up',
      'weighted-pull-up',
    ],
    rows: (step) => [
      skill('P', ['pull_vertical'], '4/5/5/6/8', practice(step), { moves: step }),
      secondary('S', ['pull_vertical'], '-/3/3/4/4', reps('2-3', '2', '105-150'), {
        moves: ['negative-pull-up', 'flexed-arm-hang', 'foot-assisted-pull-up'],
        keepsReps: true,
      }),
      ...balancing(['push_up_hard'], ['row_supported']),
      ...pair(
        'E',
        accessory('X3', ['curl'], '-/-/2/2/3', reps('10', '2', '60')),
        trunk('T', ['hollow'], '-/2/2/3/3', hollow),
      ),
    ],
  },
  {
    id: 'muscle-up',
    aims: ['bar-muscle-up', 'ring-muscle-up', 'ring-muscle-up-transition'],
    steps: ['explosive-pull-up', 'chest-to-bar-pull-up', 'ring-muscle-up-transition'],
    rows: () => [
      skill('P', ['pull_vertical'], '4/5/5/5/6', reps('3', '3', '105'), {
        moves: ['explosive-pull-up', 'chest-to-bar-pull-up', 'pull-up'],
      }),
      skill('P0', ['max_hang'], '-/2/3/3/3', hold('10-15', '60'), {
        moves: ['false-grip-hang', 'ring-support-hold'],
      }),
      skill('P2', ['dip'], '-/3/4/4/5', reps('3', '3', '105'), {
        moves: ['ring-muscle-up-transition', 'straight-bar-dip'],
      }),
      secondary('S', ['pull_vertical'], '-/-/4/4/4', reps('4', '2', '150-165'), {
        moves: ['weighted-pull-up', 'chin-up'],
      }),
      secondary('S2', ['dip'], '-/3/3/3/4', reps('6', '2', '90-105'), {
        keepsReps: true,
        moves: ['straight-bar-dip', 'parallel-bar-dip', 'ring-dip', 'ring-support-hold'],
      }),
      ...pair(
        'E',
        accessory('X1', ['row'], '-/-/3/3/3', reps('8', '2', '60'), {
          moves: ['ring-row', 'inverted-row'],
        }),
        trunk('T', ['hollow'], '-/-/3/3/3', hollow),
      ),
    ],
  },
  {
    id: 'handstand',
    aims: [
      'freestanding-handstand',
      'wall-handstand-hold',
      'chest-to-wall-handstand',
      'handstand-kick-up',
      'wall-handstand-push-up',
      'wall-walk',
    ],
    steps: [
      'pike-hold',
      'box-pike-push-up',
      'wall-walk',
      'chest-to-wall-handstand',
      'handstand-heel-pull',
      'handstand-kick-up',
    ],
    rows: (step) => [
      ...(step.includes('chest-to-wall-handstand')
        ? [
            skill('P', ['press_overhead'], '4/4/5/6/6', hold('25-30', '45-60'), {
              moves: ['chest-to-wall-handstand', 'wall-handstand-hold'],
            }),
            skill('P2', ['press_overhead'], '3/4/4/5/6', reps('3', '3', '60-75'), {
              moves: ['handstand-heel-pull', ...step],
            }),
          ]
        : [
            skill('P', ['press_overhead'], '4/4/5/5/6', hold('20-30', '45-60'), {
              moves: ['pike-hold'],
            }),
            skill('P2', ['press_overhead'], '3/4/4/5/6', reps('2', '3', '75-90'), {
              moves: ['wall-walk', 'box-pike-push-up'],
            }),
          ]),
      secondary('S', ['press_overhead'], '-/3/3/3/4', reps('6', '2', '75'), {
        keepsReps: true,
        moves: ['box-pike-push-up', 'pike-push-up', 'incline-pike-push-up'],
      }),
      ...pair(
        'D',
        accessory('X1', ['rear_delt'], '2/2/2/3/3', reps('6-8', '3', '45'), {
          moves: ['prone-y-t-w-raise'],
        }),
        trunk('T', ['hollow'], '2/2/2/3/3', hollow),
      ),
    ],
  },
  {
    id: 'lever',
    aims: ['tuck-front-lever', 'advanced-tuck-front-lever', 'front-lever-row'],
    steps: ['tuck-front-lever', 'advanced-tuck-front-lever', 'front-lever-row'],
    rows: (step) => [
      skill('P', ['hollow'], '5/5/6/6/6', hold('6-12', '90-120'), { moves: step }),
      secondary('S', ['pull_vertical'], '-/3/4/4/4', reps('4-6', '2', '120')),
      ...balancing(['push_up_hard'], ['row']),
      trunk('T', ['hollow'], '-/-/2/3/3', hollow),
    ],
  },
  {
    id: 'planche',
    aims: ['tuck-planche', 'planche-lean', 'pseudo-planche-push-up', 'crow-pose'],
    steps: ['planche-lean', 'tuck-planche'],
    rows: (step) => [
      skill('P', ['push_up_hard'], '5/5/6/6/6', hold('6-12', '90-120'), { moves: step }),
      secondary('S', ['push_up_hard'], '-/3/4/4/4', reps('4-6', '2', '105'), {
        moves: ['pseudo-planche-push-up'],
      }),
      ...balancing(['press_overhead'], ['row']),
      trunk('T', ['hollow'], '-/-/2/3/3', hollow),
    ],
  },
  {
    id: 'l-sit',
    aims: ['l-sit', 'tuck-l-sit', 'l-sit-pull-up'],
    steps: ['tuck-l-sit', 'l-sit'],
    rows: (step) => [
      skill('P', ['hollow'], '5/5/6/6/6', hold('6-12', '60-90'), { moves: step }),
      secondary('S', ['trunk_flex'], '-/3/3/4/4', reps('6-8', '2', '75')),
      ...balancing(['push_up_hard'], ['row']),
    ],
  },
  {
    id: 'dip',
    aims: ['parallel-bar-dip', 'ring-dip', 'weighted-dip', 'straight-bar-dip'],
    steps: ['ring-support-hold', 'band-assisted-dip', 'parallel-bar-dip', 'ring-dip'],
    rows: () => [
      skill('P', ['dip'], '4/5/5/6/6', reps('3-5', '2', '105-150'), {
        moves: ['band-assisted-dip', 'assisted-dip-machine', 'bench-dip', 'parallel-bar-dip'],
      }),
      secondary('S', ['bench'], '-/3/3/4/4', reps('6-10', '2', '75-105'), {
        moves: ['close-grip-push-up', 'push-up', 'incline-push-up'],
      }),
      ...balancing(['triceps'], ['row_supported']),
      trunk('T', ['hollow'], '-/2/2/3/3', hollow),
    ],
  },
  {
    id: 'push-up',
    aims: ['push-up', 'archer-push-up', 'one-arm-push-up'],
    steps: [
      'wall-push-up',
      'incline-push-up',
      'knee-push-up',
      'push-up',
      'deficit-push-up',
      'archer-push-up',
      'one-arm-push-up',
    ],
    rows: (step) => [
      skill('P', ['push_up_hard'], '4/5/5/6/6', reps('4-6', '2', '90-120'), { moves: step }),
      secondary('S', ['push_gentle'], '-/3/3/4/4', reps('8-12', '2', '75-90')),
      accessory('X1', ['row_supported'], '3/3/3/3/3', reps('8-10', '2', '60-75')),
      trunk('T', ['anti_ext'], '-/2/3/3/3', hold('20-40', '45')),
    ],
  },
  {
    id: 'pistol',
    aims: ['pistol-squat', 'shrimp-squat', 'box-pistol-squat'],
    steps: ['single-leg-chair-squat', 'box-pistol-squat', 'shrimp-squat', 'pistol-squat'],
    rows: (step) => [
      skill('P', ['single_leg'], '4/5/5/5/6', reps('3-5', '2', '90-120'), { moves: step }),
      secondary('S', ['single_leg'], '-/3/3/3/4', reps('8', '2', '75-90')),
      ...balancing(['hinge_light'], ['calf']),
      trunk('T', ['anti_ext'], '-/2/2/3/3', hold('20-40', '45')),
    ],
  },
];

export const skillLineOf = (exerciseId: string): SkillSteps | undefined =>
  skillLines.find(({ aims }) => aims.includes(exerciseId));
