import type { SlotRow } from '../types.ts';
import { accessory, metres, pair, primary, reps, secondary, trunk } from './doses.ts';

/** Heavy days: one lift first, at full rest; the rest of the session serves it. */

const byLevel = {
  beginner: reps('5', '3', '120-180'),
  intermediate: reps('3-5', '2-3', '180-300'),
  advanced: reps('2-3', '2', '180-300'),
};

export const maxStrength = (
  lift: SlotRow['kinds'],
  other: SlotRow['kinds'],
  variation: SlotRow['kinds'],
  helpers: [SlotRow['kinds'], SlotRow['kinds']],
): SlotRow[] => [
  primary('P', lift, '4/5/5/5/6', byLevel),
  primary('P2', other, '-/-/-/-/4', reps('4', '2-3', '180-240')),
  secondary('S', variation, '-/2/3/4/4', reps('5', '3-4', '150-180')),
  ...pair(
    'C',
    accessory('X1', helpers[0], '-/2/3/4/4', reps('6-10', '2', '75-90')),
    accessory('X2', helpers[1], '-/2/3/4/4', reps('6-10', '2', '75-90')),
  ),
  trunk('T', ['anti_ext', 'anti_rot'], '-/-/-/2/3', reps('8-10', '2-3', '60')),
];

export const topSetBackoff = (
  lift: SlotRow['kinds'],
  variation: SlotRow['kinds'],
  helpers: [SlotRow['kinds'], SlotRow['kinds'], SlotRow['kinds'], SlotRow['kinds']],
): SlotRow[] => [
  primary('P', lift, '1/1/1/1/1', reps('3', '2', '180-240')),
  primary('P back-off', lift, '2/3/3/4/4', reps('5', '3', '150-195'), { follows: 'P' }),
  secondary('S', variation, '-/2/3/4/4', reps('6', '3', '120-150')),
  ...pair(
    'C',
    accessory('X1', helpers[0], '-/-/3/3/4', reps('8', '2', '75')),
    accessory('X2', helpers[1], '-/-/3/3/4', reps('10', '2', '75')),
  ),
  ...pair(
    'D',
    accessory('X3', helpers[2], '-/-/-/3/4', reps('12', '1-2', '60')),
    accessory('X4', helpers[3], '-/-/-/3/4', reps('10', '2', '60')),
  ),
];

/** One lift and nothing beside it: the heavy set, the work behind it, then more of it, lighter. */
export const oneLift = (lift: SlotRow['kinds']): SlotRow[] => [
  primary('P', lift, '1/1/1/1/1', reps('3', '2', '180-240')),
  primary('P back-off', lift, '3/4/4/5/6', reps('5', '3', '150-195'), { follows: 'P' }),
  primary('P volume', lift, '-/2/3/3/4', reps('8', '3', '120-150'), { follows: 'P' }),
];

export const heavySingles = (
  lift: SlotRow['kinds'],
  variation: SlotRow['kinds'],
  helpers: [SlotRow['kinds'], SlotRow['kinds']],
): SlotRow[] => [
  primary('P', lift, '5/6/6/8/8', reps('1', '2', '90-150')),
  primary('P back-off', lift, '-/1/2/3/3', reps('4', '3', '150'), { follows: 'P' }),
  secondary('S', variation, '-/-/3/3/4', reps('5-6', '3', '120')),
  ...pair(
    'C',
    accessory('X1', helpers[0], '-/-/-/3/4', reps('8-10', '2', '75')),
    accessory('X2', helpers[1], '-/-/-/3/4', reps('8-10', '2', '75')),
  ),
  trunk('T', ['anti_ext'], '-/-/-/2/3', reps('6-8', '3', '60')),
];

/** Who tells the bests of several lifts trains them all: two heavy, the pull from the floor for less. */
export const toldLifts = (
  first: SlotRow['kinds'],
  second: SlotRow['kinds'],
  third: SlotRow['kinds'],
): SlotRow[] => [
  primary('P', first, '3/4/4/5/5', fiveByLevel),
  primary('P2', second, '3/3/4/4/5', fiveByLevel),
  primary('P3', third, '-/-/2/3/3', reps('5', '3', '150-210')),
  ...pair(
    'C',
    accessory('X1', ['row_supported', 'pulldown'], '-/2/2/3/4', reps('8-10', '2', '75')),
    accessory('X2', ['anti_ext', 'trunk_flex'], '-/-/2/3/3', reps('8-12', '2', '60')),
  ),
];

/** The way back to heavy lifts: fives with much in reserve, and little beside them. */
export const backIn = (
  lift: SlotRow['kinds'],
  other: SlotRow['kinds'],
  helpers: [SlotRow['kinds'], SlotRow['kinds']],
): SlotRow[] => [
  primary('P', lift, '3/3/4/4/4', reps('5', '4', '150-180')),
  primary('P2', other, '-/3/3/3/3', reps('5', '4', '150-180')),
  ...pair(
    'C',
    accessory('X1', helpers[0], '-/-/3/3/3', reps('8-10', '4', '75-90')),
    accessory('X2', helpers[1], '-/-/3/3/3', reps('8-10', '4', '75-90')),
  ),
  trunk('T', ['anti_ext', 'anti_rot'], '-/-/2/3/3', reps('8-10', '4', '60')),
];

const fiveByLevel = {
  beginner: reps('5', '3', '120-150'),
  intermediate: reps('5', '2-3', '150-210'),
  advanced: reps('4', '2', '180-240'),
};

const fives = {
  beginner: reps('5', '3-4', '90-150'),
  intermediate: reps('5', '3', '110-180'),
  advanced: reps('5', '2-3', '120-180'),
};

export const fiveByFiveRows: SlotRow[] = [
  primary('P', ['squat'], '3/5/5/5/5', fives),
  primary('P2', ['bench'], '3/3/5/5/5', fives),
  primary('P3', ['row'], '-/-/3/5/5', reps('5', '2-3', '120-150')),
  ...pair(
    'D',
    accessory('X1', ['pull_vertical'], '-/-/-/-/3', reps('8-10', '2', '60')),
    trunk('T', ['anti_ext'], '-/-/-/-/3', reps('8-10', '2-3', '60')),
  ),
];

const fullBodyMain = {
  beginner: reps('8', '3', '90-120'),
  intermediate: reps('6', '2', '120-150'),
  advanced: reps('5', '2', '150-180'),
};

/** Rows of a whole-body session; the main lift changes from session to session. */
export const fullBody = (
  lift: SlotRow['kinds'],
  otherHalf: SlotRow['kinds'],
  otherLegs: SlotRow['kinds'],
): SlotRow[] => [
  primary('P', lift, '3/3/3/4/4', fullBodyMain),
  primary('P2', otherHalf, '-/-/-/-/4', reps('6', '2', '150')),
  ...pair(
    'B',
    accessory('X1', ['press_paired', 'press_dumbbell'], '3/3/3/3/4', reps('8', '2', '60-90')),
    accessory('X2', ['row_one_arm', 'row', 'pulldown'], '3/3/3/3/4', reps('8-10', '2', '60-90')),
  ),
  ...pair(
    'C',
    accessory('X3', otherLegs, '-/2/3/3/4', reps('10', '2', '60')),
    accessory('X4', ['press_dumbbell', 'pulldown'], '-/2/3/3/4', reps('8-10', '2', '60')),
  ),
  ...pair(
    'D',
    accessory('X5', ['pulldown', 'curl'], '-/-/-/2/3', reps('10-12', '1-2', '60')),
    accessory('X6', ['lateral_raise', 'calf'], '-/-/-/2/3', reps('12-15', '1-2', '60')),
  ),
  trunk('T', ['anti_ext', 'anti_rot', 'trunk_side'], '-/-/2/3/3', reps('8-12', '2', '45')),
  ...pair(
    'E',
    accessory('X7', ['curl'], '-/-/-/-/3', reps('10-15', '1-2', '60')),
    accessory('X8', ['triceps'], '-/-/-/-/3', reps('10-15', '1-2', '60')),
  ),
];

export const kettlebellRows: SlotRow[] = [
  primary('P', ['kettlebell_press', 'kettlebell_squat'], '3/4/4/5/5', reps('5', '2-3', '60-90')),
  secondary('P2', ['swing'], '4/5/6/8/10', reps('10', '4', '45-60')),
  ...pair(
    'C',
    accessory('X1', ['kettlebell_squat', 'kettlebell_leg'], '-/2/3/3/4', reps('6-8', '2', '60')),
    accessory('X2', ['kettlebell_row'], '-/2/3/3/4', reps('8-10', '2', '60')),
  ),
  secondary('S', ['kettlebell_leg'], '-/-/2/3/3', reps('8', '2', '60')),
  trunk('T', ['kettlebell_carry'], '-/-/2/3/3', metres('30-40', '3', '45')),
];
