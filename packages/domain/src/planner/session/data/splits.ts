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
  slowly,
  trunk,
} from './doses.ts';

/** Muscle first: one compound in the middle of the range, then machines, cables and pairs. */

const main = slowly(reps('6-8', '2', '120-150'), '3-0-1-0');
const second = reps('8-10', '2', '90-120');
const paired = reps('10-12', '1-2', '60-75');
const small = reps('12-15', '1', '60');

const mainByLevel = {
  beginner: slowly(reps('8-10', '3', '90-120'), '3-0-1-0'),
  intermediate: main,
  advanced: slowly(reps('6-8', '1-2', '120-150'), '3-0-1-0'),
};

interface Split {
  main: SlotRow['kinds'];
  second: SlotRow['kinds'];
  first: [SlotRow['kinds'], SlotRow['kinds']];
  middle: [SlotRow['kinds'], SlotRow['kinds']];
  last: [SlotRow['kinds'], SlotRow['kinds']];
  end?: SlotRow;
}

const split = ({ main: lift, second: next, first, middle, last, end }: Split): SlotRow[] => [
  primary('P', lift, '3/3/4/4/4', mainByLevel),
  secondary('S', next, '-/-/3/3/4', second),
  ...pair(
    'C',
    accessory('X1', first[0], '3/3/3/3/4', paired),
    accessory('X2', first[1], '3/3/3/3/4', paired),
  ),
  ...pair(
    'D',
    accessory('X3', middle[0], '-/2/3/3/4', paired),
    accessory('X4', middle[1], '-/2/3/3/4', small),
  ),
  ...pair(
    'E',
    accessory('X5', last[0], '-/-/-/3/4', small),
    accessory('X6', last[1], '-/-/-/3/4', small),
  ),
  ...(end ? [end] : []),
];

export const upper: SlotRow[] = split({
  main: ['bench'],
  second: ['row_supported'],
  first: [['press_dumbbell'], ['pulldown']],
  middle: [['lateral_raise'], ['rear_delt']],
  last: [['curl'], ['triceps']],
});

export const lower: SlotRow[] = split({
  main: ['squat'],
  second: ['hinge_light'],
  first: [['single_leg'], ['leg_curl']],
  middle: [['leg_extension'], ['calf']],
  last: [['abduction'], ['anti_ext']],
  end: finisher('F', ['carry'], '-/-/-/-/2', metres('30-40', '3', '60')),
});

export const push: SlotRow[] = split({
  main: ['bench'],
  second: ['press_dumbbell'],
  first: [['fly'], ['lateral_raise']],
  middle: [['triceps_overhead'], ['rear_delt']],
  last: [['triceps'], ['lateral_raise']],
});

export const pull: SlotRow[] = split({
  main: ['pull_vertical'],
  second: ['row_supported'],
  first: [['row_one_arm'], ['rear_delt']],
  middle: [['curl'], ['straight_arm']],
  last: [['hammer_curl'], ['back_extension']],
});

export const legRows: SlotRow[] = split({
  main: ['squat'],
  second: ['hinge_light'],
  first: [['single_leg'], ['leg_curl']],
  middle: [['leg_extension'], ['calf']],
  last: [['adduction'], ['calf_seated']],
});

const stationDose = {
  beginner: reps('10-12', '4', '60-75'),
  intermediate: reps('10-12', '2-3', '60-75'),
  advanced: reps('8-12', '2', '75-90'),
};
const station = (id: string, kinds: SlotRow['kinds'], sets: string) =>
  accessory(id, kinds, sets, stationDose);

export const beginnerMachines: SlotRow[] = [
  primary('P', ['squat_machine'], '2/2/2/3/3', stationDose),
  station('X1', ['press_machine'], '2/2/2/3/3'),
  station('X2', ['row_machine'], '2/2/2/3/3'),
  station('X3', ['leg_curl'], '2/2/2/3/3'),
  station('X4', ['press_dumbbell'], '-/2/2/3/3'),
  station('X5', ['pulldown'], '-/2/2/3/3'),
  station('X6', ['back_extension'], '-/-/2/3/3'),
  station('X7', ['leg_extension'], '-/-/-/3/3'),
];

/** The gym's machines for who knows them: heavy first, then in pairs, each at its own dose. */
export const machineRows: SlotRow[] = [
  primary('P', ['squat_machine'], '3/3/4/4/4', reps('8-10', '2', '120-150')),
  secondary('S', ['press_machine'], '3/3/3/4/4', reps('8-10', '2', '90-120')),
  secondary('S2', ['row_machine'], '3/3/3/4/4', reps('8-10', '2', '90-120')),
  ...pair(
    'C',
    accessory('X1', ['leg_curl'], '-/2/3/3/3', paired),
    accessory('X2', ['press_dumbbell'], '-/2/3/3/3', paired),
  ),
  ...pair(
    'D',
    accessory('X3', ['pulldown'], '-/-/2/3/3', paired),
    accessory('X4', ['leg_extension'], '-/-/2/3/3', small),
  ),
  ...pair(
    'E',
    accessory('X5', ['lateral_raise', 'curl'], '-/-/-/2/3', small),
    accessory('X6', ['triceps', 'calf'], '-/-/-/2/3', small),
  ),
];

const hardest = {
  beginner: slowly(reps('8-12', '2-3', '45-60'), '3-0-1-0'),
  intermediate: slowly(reps('8-12', '1-2', '45-60'), '3-0-1-0'),
  advanced: slowly(reps('6-12', '1', '45-75'), '3-0-1-0'),
};

export const travel: SlotRow[] = [
  ...pair(
    'A',
    primary('P', ['single_leg'], '3/3/4/4/5', hardest),
    accessory('X1', ['push_up_hard'], '3/3/4/4/5', hardest),
  ),
  ...pair(
    'B',
    accessory('X2', ['hinge_light'], '3/3/3/4/4', hardest),
    accessory('X3', ['row'], '3/3/3/4/4', hardest),
  ),
  ...pair(
    'C',
    accessory('X4', ['press_overhead'], '-/2/3/3/4', reps('6-10', '2', '45-60')),
    trunk('T', ['trunk_side'], '-/2/3/3/4', hold('20-40', '45')),
  ),
  ...pair(
    'D',
    accessory('X5', ['squat'], '-/-/-/3/4', reps('12-20', '2', '45-60')),
    accessory('X6', ['calf'], '-/-/-/3/4', reps('12-20', '1-2', '45')),
  ),
];

const firstDose = reps('8-10', '3-4', '45-60');

/** Who is new and has nothing to lift: every part of the body once, none of it hard to learn. */
export const bareBeginner: SlotRow[] = [
  ...pair(
    'A',
    primary('P', ['box_squat'], '2/2/3/3/4', firstDose, { moves: ['sit-to-stand', 'air-squat'] }),
    accessory('X1', ['push_gentle'], '2/2/3/3/4', firstDose, {
      moves: ['incline-push-up', 'knee-push-up', 'wall-push-up'],
    }),
  ),
  ...pair(
    'B',
    accessory('X2', ['bridge_any'], '2/2/3/3/4', firstDose, { moves: ['glute-bridge'] }),
    accessory('X3', ['row'], '2/2/3/3/4', firstDose, {
      moves: ['towel-lat-pulldown', 'floor-elbow-row', 'wall-elbow-row'],
    }),
  ),
  ...pair(
    'C',
    trunk('T', ['trunk_flex'], '-/2/2/3/3', firstDose, { moves: ['dead-bug', 'bird-dog'] }),
    accessory('X4', ['calf'], '-/2/2/3/3', reps('10-12', '3-4', '45')),
  ),
];

/** In the open: what a bench, a kerb and some grass allow. */
export const outdoors: SlotRow[] = [
  ...pair(
    'A',
    primary('P', ['step_up', 'single_leg'], '3/3/4/4/5', hardest, {
      moves: ['step-up', 'walking-lunge'],
    }),
    accessory('X1', ['push_up_hard'], '3/3/4/4/5', hardest),
  ),
  ...pair(
    'B',
    accessory('X2', ['hinge_light'], '3/3/3/4/4', hardest),
    accessory('X3', ['row'], '3/3/3/4/4', hardest, { moves: ['prone-y-t-w-raise'] }),
  ),
  ...pair(
    'C',
    accessory('X4', ['dip'], '-/2/3/3/4', reps('6-12', '2', '45-60'), { moves: ['bench-dip'] }),
    trunk('T', ['trunk_side'], '-/2/3/3/4', hold('20-40', '45')),
  ),
  finisher('F', ['sprint_start'], '-/4/5/6/6', hold('15', '60'), { moves: ['build-up-run'] }),
];

const bagDose = reps('6-10', '2', '30-60');

/** One bag: lifted, hugged, carried, with little rest. */
export const sandbag: SlotRow[] = [
  primary('P', ['fast_lift'], '4/4/5/5/6', reps('5', '3', '45-60'), { moves: ['sandbag-clean'] }),
  ...pair(
    'B',
    accessory('X1', ['squat'], '3/3/4/4/5', bagDose, { moves: ['sandbag-bear-hug-squat'] }),
    accessory('X2', ['push_up_hard'], '3/3/4/4/5', bagDose),
  ),
  ...pair(
    'C',
    accessory('X3', ['single_leg'], '-/3/3/3/4', bagDose, { moves: ['sandbag-lunge'] }),
    accessory('X4', ['hinge'], '-/3/3/3/4', reps('4-6', '3', '30-60'), {
      moves: ['sandbag-over-shoulder'],
    }),
  ),
  finisher('F', ['carry'], '2/3/3/4/4', hold('30-40', '45-60'), {
    moves: ['sandbag-bear-hug-carry'],
  }),
];
