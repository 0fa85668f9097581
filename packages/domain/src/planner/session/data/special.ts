import type { SlotRow } from '../types.ts';
import {
  accessory,
  finisher,
  hold,
  metres,
  pair,
  primary,
  reps,
  secondary,
  skill,
  trunk,
} from './doses.ts';

/** Sessions for a body that has its own rules, and for lifts that are fast or to be learnt. */

/** Up quickly, down slowly: the same move as the first, done fast. */
const fast = { moves: ['sit-to-stand'], keepsReps: true } as const;

export const seniorRows: SlotRow[] = [
  primary('P', ['box_squat'], '2/3/3/3/4', reps('8-10', '3', '60-90')),
  secondary('P2', ['fast_stand'], '-/2/3/3/3', reps('6', '4', '60'), fast),
  ...pair(
    'C',
    accessory('X1', ['row_gentle'], '2/2/3/3/3', reps('10', '3', '60')),
    accessory('X2', ['press_eye_level', 'push_gentle'], '2/2/3/3/3', reps('10', '3', '60')),
  ),
  accessory('X3', ['calf_gentle'], '-/2/2/3/3', reps('8-10', '3', '45-60')),
  accessory('B1', ['balance_stand'], '2/2/2/2/3', hold('20-30', '20-30')),
  accessory('B2', ['balance_one_leg'], '-/2/2/2/3', hold('20-30', '20-30')),
  accessory('X4', ['bridge', 'step_up'], '-/-/2/3/3', reps('8-10', '3', '60')),
  trunk('T', ['suitcase', 'anti_rot_standing'], '-/-/2/3/3', hold('30-40', '45')),
];

/** In a gym on its machines: each half of the body, and the firm stand beside them. */
export const seniorMachines: SlotRow[] = [
  primary('P', ['squat_machine_first'], '2/3/3/3/4', reps('8-10', '3', '60-90')),
  secondary('P2', ['fast_stand'], '-/2/2/3/3', reps('6', '4', '60'), fast),
  accessory('X1', ['row_gentle'], '2/3/3/3/3', reps('10', '3', '60-75')),
  accessory('X2', ['press_machine'], '2/2/3/3/3', reps('10', '3', '60-75')),
  accessory('X3', ['leg_curl_machine', 'bridge'], '-/2/2/3/3', reps('10', '3', '60')),
  accessory('X4', ['pulldown_gentle'], '-/-/2/3/3', reps('10', '3', '60')),
  accessory('B1', ['balance_stand'], '2/2/2/2/3', hold('20-30', '20-30')),
  accessory('B2', ['balance_one_leg'], '-/2/2/2/3', hold('20-30', '20-30')),
  accessory('X5', ['leg_extension'], '-/-/2/2/3', reps('10', '3', '60')),
  accessory('X6', ['calf', 'calf_gentle'], '-/-/2/2/3', reps('10', '3', '45-60')),
];

const getUpMoves = (id: string, ...easier: string[]) =>
  ({ moves: [id, ...easier], keepsReps: true }) as const;

/** Down to the floor and up again: the way itself in its steps, then the legs that it takes. */
export const getUp: SlotRow[] = [
  primary('P', [], '2/3/3/3/3', reps('5', '4', '60-90'), {
    ...getUpMoves('half-kneel-to-stand', 'supported-split-squat'),
  }),
  primary('P2', [], '2/2/3/3/3', reps('2', '4', '75-105'), {
    ...getUpMoves('floor-get-up', 'half-kneel-to-stand'),
  }),
  secondary('S', ['box_squat'], '2/3/3/3/3', reps('8', '3', '60-75'), {
    ...getUpMoves('sit-to-stand'),
  }),
  accessory('X1', ['bridge', 'step_up'], '-/2/2/3/3', reps('8-10', '3', '60')),
  accessory('X2', ['push_gentle'], '-/2/2/3/3', reps('8-10', '3', '60')),
  accessory('B1', ['balance_one_leg', 'balance_stand'], '-/2/2/2/3', hold('20-30', '20-30')),
];

/** For the legs: the halves of the thigh, the hip and the calf, and a firm stand. */
export const seniorLegs: SlotRow[] = [
  primary('P', ['box_squat'], '2/3/3/3/4', reps('8-10', '3', '60-90')),
  secondary('P2', ['fast_stand'], '-/2/3/3/3', reps('6', '4', '60'), fast),
  ...pair(
    'C',
    accessory('X1', ['leg_curl_machine', 'bridge'], '2/2/3/3/3', reps('10', '3', '60')),
    accessory('X2', ['leg_extension', 'step_up'], '2/2/3/3/3', reps('10', '3', '60')),
  ),
  accessory('X3', ['calf', 'calf_gentle'], '2/2/2/3/3', reps('10', '3', '45-60')),
  accessory('X4', ['abduction'], '-/-/2/3/3', reps('10', '3', '60')),
  accessory('B1', ['balance_stand'], '2/2/2/2/3', hold('20-30', '20-30')),
  accessory('B2', ['balance_one_leg'], '-/2/2/2/3', hold('20-30', '20-30')),
];

/** For arms, chest and back, with one lift for the legs: they carry everything else. */
export const seniorUpper: SlotRow[] = [
  primary('P', ['push_gentle'], '2/3/3/3/4', reps('8-10', '3', '60-90')),
  secondary('S', ['row_gentle'], '2/3/3/3/4', reps('8-10', '3', '60-90')),
  ...pair(
    'C',
    accessory('X1', ['press_eye_level'], '2/2/3/3/3', reps('10', '3', '60')),
    accessory('X2', ['pulldown_gentle'], '2/2/3/3/3', reps('10', '3', '60')),
  ),
  ...pair(
    'D',
    accessory('X3', ['curl'], '-/2/2/3/3', reps('10-12', '3', '60')),
    accessory('X4', ['triceps'], '-/2/2/3/3', reps('10-12', '3', '60')),
  ),
  accessory('X5', ['box_squat'], '-/-/2/2/3', reps('8-10', '3', '60')),
  accessory('B1', ['balance_stand'], '-/2/2/2/3', hold('20-30', '20-30')),
];

/** On a chair, from the first set to the last. */
export const seatedRows: SlotRow[] = [
  primary('P', ['seated_push'], '2/3/3/4/4', reps('8-12', '2-3', '60-90')),
  primary('P2', ['seated_pull', 'seated_pulldown'], '2/3/3/4/4', reps('8-12', '2-3', '60-90')),
  ...pair(
    'C',
    accessory('X1', ['seated_legs'], '2/2/3/3/4', reps('10-12', '2-3', '60')),
    accessory('X2', ['seated_press'], '2/2/3/3/4', reps('8-12', '2-3', '60')),
  ),
  ...pair(
    'D',
    accessory('X3', ['seated_pulldown'], '-/2/3/3/4', reps('10-12', '2-3', '60')),
    accessory('X4', ['seated_thigh'], '-/2/3/3/4', reps('10-12', '2-3', '60')),
  ),
  ...pair(
    'E',
    accessory('X5', ['seated_arms'], '-/-/2/3/3', reps('10-15', '2', '60')),
    trunk('T', ['seated_trunk'], '-/2/2/3/3', reps('10-12', '2-3', '45-60')),
  ),
];

/** On wheels or with legs that rest: the trunk and all that the arms can do. */
export const seatedArms: SlotRow[] = [
  primary('P', ['seated_push'], '2/3/3/4/4', reps('8-12', '2-3', '60-90')),
  primary('P2', ['seated_pull', 'seated_pulldown'], '3/3/4/4/5', reps('8-12', '2-3', '60-90')),
  ...pair(
    'C',
    accessory('X1', ['seated_press'], '2/3/3/3/4', reps('8-12', '2-3', '60')),
    accessory('X2', ['seated_pulldown', 'seated_rear'], '2/3/3/3/4', reps('10-12', '2-3', '60')),
  ),
  ...pair(
    'D',
    accessory('X3', ['seated_rear'], '-/2/3/3/3', reps('12-15', '2-3', '45-60')),
    accessory('X4', ['seated_arms'], '-/2/3/3/3', reps('10-15', '2', '45-60')),
  ),
  ...pair(
    'E',
    accessory('X5', ['seated_triceps'], '-/-/2/3/3', reps('10-15', '2', '60')),
    trunk('T', ['seated_trunk'], '-/2/2/3/3', reps('10-12', '2-3', '45-60')),
  ),
];

/** For a firm stand first: half of the session is balance. */
export const seniorBalance: SlotRow[] = [
  primary('B1', ['balance_stand'], '3/3/3/3/4', hold('20-30', '20-30')),
  primary('B2', ['balance_one_leg'], '3/3/3/3/4', hold('20-30', '20-30')),
  accessory('B3', ['balance_move'], '-/3/3/3/3', reps('6-8', '3', '30-45')),
  secondary('P', ['box_squat'], '2/2/3/3/3', reps('8-10', '3', '60-75')),
  accessory('X1', ['calf_gentle'], '2/2/2/3/3', reps('8-10', '3', '45-60')),
  accessory('X2', ['row_gentle'], '-/-/2/3/3', reps('10', '3', '60')),
];

export const prenatal: SlotRow[] = [
  primary('P', ['box_squat'], '2/3/3/3/4', reps('10', '4', '75')),
  ...pair(
    'B',
    accessory('X1', ['row_supported'], '2/3/3/3/3', reps('10', '3-4', '60')),
    accessory('X2', ['push_gentle'], '2/3/3/3/3', reps('10', '3-4', '60')),
  ),
  ...pair(
    'C',
    accessory('X3', ['hinge_paired'], '-/2/3/3/3', reps('10', '4', '60')),
    accessory('X4', ['press_eye_level'], '-/2/2/3/3', reps('8-10', '4', '60')),
  ),
  trunk('T', ['suitcase', 'anti_rot_standing'], '-/-/2/2/3', metres('20-30', '4', '60')),
  finisher('F', ['breath'], '1/1/1/1/1', hold('120', '10')),
];

/** For the arms and the back that will carry; one lift for the legs. */
export const prenatalUpper: SlotRow[] = [
  primary('P', ['row_supported'], '2/3/3/3/4', reps('10', '3-4', '75')),
  secondary('S', ['push_gentle'], '2/3/3/3/4', reps('10', '3-4', '60-75')),
  ...pair(
    'C',
    accessory('X1', ['press_eye_level'], '2/2/3/3/3', reps('8-10', '4', '60')),
    accessory('X2', ['pulldown_gentle', 'rear_delt'], '2/2/3/3/3', reps('10', '4', '60')),
  ),
  ...pair(
    'D',
    accessory('X3', ['curl'], '-/2/2/3/3', reps('10-12', '3-4', '60')),
    accessory('X4', ['triceps'], '-/2/2/3/3', reps('10-12', '3-4', '60')),
  ),
  accessory('X5', ['box_squat'], '-/-/2/2/3', reps('10', '4', '60-75')),
  finisher('F', ['breath'], '1/1/1/1/1', hold('120', '10')),
];

/** For hips and legs, one row beside them. */
export const prenatalLegs: SlotRow[] = [
  primary('P', ['box_squat'], '2/3/3/3/4', reps('10', '4', '75')),
  secondary('S', ['hinge_paired'], '2/3/3/3/4', reps('10', '4', '60-75')),
  ...pair(
    'C',
    accessory('X1', ['leg_curl', 'step_up'], '2/2/3/3/3', reps('10', '4', '60')),
    accessory('X2', ['calf', 'calf_gentle'], '2/2/3/3/3', reps('10-12', '3-4', '60')),
  ),
  accessory('X3', ['abduction'], '-/2/2/3/3', reps('10-12', '4', '60')),
  accessory('X4', ['row_supported'], '-/-/2/3/3', reps('10', '4', '60')),
  finisher('F', ['breath'], '1/1/1/1/1', hold('120', '10')),
];

export const postpartumRows: SlotRow[] = [
  skill('B', ['breath'], '1/1/1/1/1', hold('120-180', '10')),
  primary('P', ['box_squat'], '2/3/3/3/3', reps('10', '4', '60-90')),
  accessory('X1', ['row_supported'], '2/3/3/3/3', reps('10', '4', '60')),
  accessory('X2', ['bridge'], '2/2/3/3/3', reps('10', '4', '60')),
  accessory('X3', ['push_gentle'], '2/2/3/3/3', reps('10', '4', '60')),
  trunk('T', ['suitcase', 'anti_rot_standing'], '-/2/2/3/3', metres('20-30', '4', '60')),
];

/** After birth, and for the belly: from the breath outward, nothing that pushes it out. */
export const postpartumCore: SlotRow[] = [
  skill('B', ['breath'], '1/1/1/1/1', hold('120', '10')),
  primary('P', ['core_gentle'], '3/3/3/3/4', reps('8', '4', '45-60')),
  secondary('S', ['bridge'], '2/3/3/3/3', reps('10', '4', '45-60')),
  accessory('X1', ['anti_rot_gentle'], '2/3/3/3/3', reps('8', '4', '45-60')),
  accessory('X2', ['trunk_side_gentle'], '-/2/3/3/3', hold('15-20', '45')),
  accessory('X3', ['row_supported'], '-/-/2/3/3', reps('10', '4', '60')),
];

export const youth: SlotRow[] = [
  primary('P', ['squat'], '2/3/3/3/3', reps('8-10', '3', '60-90')),
  ...pair(
    'B',
    accessory('X1', ['press_paired'], '2/3/3/3/3', reps('8-12', '3', '60')),
    accessory('X2', ['row_one_arm', 'row'], '2/3/3/3/3', reps('8-12', '3', '60')),
  ),
  ...pair(
    'C',
    accessory('X3', ['hinge_paired'], '-/2/2/3/3', reps('8-12', '3', '60')),
    accessory('X4', ['press_dumbbell'], '-/2/2/3/3', reps('8-12', '3', '60')),
  ),
  trunk('T', ['anti_ext'], '-/2/2/3/3', reps('8-10', '3', '45')),
];

const olympicDose = {
  beginner: reps('3', '4-5', '75-120'),
  intermediate: reps('2', '5', '90-120'),
  advanced: reps('2', '4', '90-120'),
};

export const olympicRows = (lift: 'snatch' | 'clean'): SlotRow[] => [
  skill('P', [lift], '5/6/6/7/8', olympicDose),
  skill('P2', [lift === 'snatch' ? 'clean' : 'jerk'], '-/-/4/5/6', olympicDose),
  secondary('S', ['front_squat'], '-/3/3/4/4', reps('3', '3', '120-180')),
  ...pair(
    'D',
    accessory('X1', ['pull_vertical'], '-/-/-/2/3', reps('6-8', '2', '60')),
    trunk('T', ['anti_ext'], '-/-/-/2/3', reps('8-10', '2-3', '60')),
  ),
];

export const power: SlotRow[] = [
  skill('P', ['jump_vertical'], '3/4/4/5/5', reps('3', '4', '75-120')),
  skill('P2', ['jump_lateral', 'jump_horizontal'], '-/3/4/4/5', reps('3', '4', '75-90')),
  skill('P3', ['fast_lift'], '3/3/4/5/5', reps('3', '5-6', '90-150')),
  secondary('S', ['squat'], '-/-/3/3/4', reps('4', '3', '120-180')),
  ...pair(
    'E',
    accessory('X1', ['hinge_one_leg'], '-/-/2/2/3', reps('6', '2-3', '60')),
    accessory('X2', ['nordic'], '-/-/2/2/3', reps('5-6', '2-3', '60')),
  ),
];

/** Speed for arms and trunk: throws and presses at full speed, then a heavy pull and press. */
export const upperPower: SlotRow[] = [
  skill('P', ['throw'], '3/4/4/5/5', reps('4', '4', '60-90'), {
    moves: ['medicine-ball-chest-pass', 'plyo-push-up', 'explosive-wall-push-up'],
  }),
  skill('P2', ['throw'], '-/3/4/4/5', reps('4', '4', '60-90'), {
    moves: ['medicine-ball-slam', 'overhead-throw'],
  }),
  skill('P3', ['jerk'], '3/3/4/4/5', reps('3', '4-5', '90-150')),
  secondary('S', ['pull_vertical', 'row'], '-/3/3/4/4', reps('4-6', '2-3', '120-150')),
  ...pair(
    'E',
    accessory('X1', ['bench', 'push_up_hard'], '-/-/3/3/4', reps('6-8', '2-3', '60')),
    accessory('X2', ['row_one_arm'], '-/-/3/3/4', reps('6-8', '2-3', '60')),
  ),
  ...pair(
    'F',
    accessory('X3', ['rear_delt'], '-/-/-/2/3', reps('12-15', '2', '60')),
    trunk('T', ['rotation', 'anti_rot'], '-/-/-/2/3', reps('8', '2', '60')),
  ),
];

const kept = { keepsReps: true } as const;

/** Before a match: a few quick ones of everything, far from tired. */
export const primer: SlotRow[] = [
  skill('P', ['jump_vertical'], '2/3/3/3/3', reps('3', '5', '45-60')),
  skill('P2', ['jump_lateral'], '2/2/3/3/3', reps('3', '5', '45-60')),
  ...pair(
    'C',
    accessory('X1', ['single_leg'], '2/2/2/2/2', reps('5', '5', '45-60'), kept),
    accessory('X2', ['push_gentle'], '2/2/2/2/2', reps('6', '5', '45-60'), kept),
  ),
  ...pair(
    'D',
    accessory('X3', ['hinge_one_leg'], '2/2/2/2/2', reps('5', '5', '45-60'), kept),
    trunk('T', ['anti_rot'], '2/2/2/2/2', reps('6', '4', '30-45'), kept),
  ),
];
