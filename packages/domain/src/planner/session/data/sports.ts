import type { FocusArea, Sport } from '../../../reading/vocabulary.ts';
import type { SlotRow } from '../types.ts';
import type { MoveKind } from './choices.ts';
import { accessory, hold, pair, primary, reps, secondary, skill } from './doses.ts';

interface SportDay {
  power: MoveKind[];
  strength: MoveKind[];
  second: MoveKind[];
  /** What keeps the parts whole that this sport wears. */
  guard: [MoveKind[], MoveKind[], MoveKind[], MoveKind[]];
  /** What to leave alone, for the notes. */
  never: string;
}

const days: Record<Exclude<Sport, 'climbing'>, SportDay> = {
  football: {
    power: ['jump_horizontal', 'sprint_start'],
    strength: ['squat'],
    second: ['hinge_light'],
    guard: [['nordic'], ['copenhagen'], ['calf'], ['anti_rot']],
    never: 'Not in the two days before a match: the hamstring work is new stress.',
  },
  golf: {
    power: ['throw_rotational'],
    strength: ['trap_bar'],
    second: ['single_leg'],
    guard: [['rotation'], ['row_one_arm'], ['single_leg'], ['external_rotation']],
    never: 'Not the day before a round.',
  },
  swimming: {
    power: ['throw'],
    strength: ['pull_vertical'],
    second: ['squat'],
    guard: [['external_rotation'], ['rear_delt'], ['anti_ext'], ['calf']],
    never: 'Little overhead pressing: the water gives the shoulders enough.',
  },
  skiing: {
    power: ['jump_lateral'],
    strength: ['front_squat'],
    second: ['single_leg'],
    guard: [['copenhagen'], ['leg_curl'], ['leg_extension'], ['anti_ext']],
    never: 'No new jumps in the two weeks before the trip.',
  },
  racket: {
    power: ['throw_rotational'],
    strength: ['single_leg'],
    second: ['row_one_arm'],
    guard: [['external_rotation'], ['calf'], ['press_dumbbell'], ['anti_rot']],
    never: 'Keep it away from serve practice: tired shoulders serve badly.',
  },
  running: {
    power: ['jump_vertical'],
    strength: ['single_leg'],
    second: ['hinge_light'],
    guard: [['calf'], ['abduction'], ['calf_seated'], ['anti_ext']],
    never: 'Not in the 24 hours before a hard run.',
  },
  cycling: {
    power: [],
    strength: ['squat'],
    second: ['hinge_light'],
    guard: [['row'], ['anti_ext'], ['back_extension'], ['trunk_side']],
    never: 'Not in the 24 hours before a hard ride.',
  },
  rowing: {
    power: ['jump_vertical'],
    strength: ['trap_bar'],
    second: ['row_supported'],
    guard: [['anti_rot'], ['back_extension'], ['single_leg'], ['anti_ext']],
    never: 'Ribs that ache mean no rowing and no twisting today.',
  },
  basketball: {
    power: ['jump_vertical', 'jump_horizontal'],
    strength: ['squat'],
    second: ['hinge_light'],
    guard: [['hinge_one_leg'], ['calf'], ['nordic'], ['anti_rot']],
    never: 'In match weeks the game brings the jumps.',
  },
  volleyball: {
    power: ['jump_vertical', 'jump_lateral'],
    strength: ['squat'],
    second: ['hinge_one_leg'],
    guard: [['nordic'], ['external_rotation'], ['calf'], ['anti_rot']],
    never: 'In match weeks the game brings the jumps.',
  },
  hiking: {
    power: [],
    strength: ['step_up_loaded'],
    second: ['hinge_light'],
    guard: [['single_leg'], ['calf'], ['carry'], ['anti_ext']],
    never: 'Not the day before a long walk: tired calves slip.',
  },
  martial_arts: {
    power: ['throw_rotational'],
    strength: ['trap_bar'],
    second: ['pull_vertical'],
    guard: [['press_dumbbell'], ['external_rotation'], ['anti_rot'], ['carry']],
    never: 'No hard conditioning on a sparring day.',
  },
};

const climbing: SlotRow[] = [
  skill('P', ['max_hang'], '3/4/4/5/5', hold('10', '180')),
  primary('P2', ['pull_vertical'], '3/3/4/4/5', reps('4', '2', '150-180')),
  ...pair(
    'D',
    accessory('X1', ['push_up_hard'], '-/2/3/3/4', reps('8', '2', '60')),
    accessory('X2', ['external_rotation'], '-/2/3/3/4', reps('8-12', '3', '60')),
  ),
  ...pair(
    'E',
    accessory('X3', ['finger_extensor'], '-/-/2/2/3', reps('15', '3', '45')),
    accessory('X4', ['hollow'], '-/-/2/2/3', hold('20', '45')),
  ),
];

/** What climbing leaves out: presses, the back of the hand, the shoulder blades. */
export const climbersOtherSide: SlotRow[] = [
  primary('P', ['bench'], '3/3/4/4/4', reps('6-10', '2', '90-120')),
  secondary('S', ['press_dumbbell', 'press_overhead'], '-/3/3/3/4', reps('8-10', '2', '75-90')),
  ...pair(
    'C',
    accessory('X1', ['finger_extensor'], '2/2/3/3/3', reps('15-20', '3', '45')),
    accessory('X2', ['external_rotation'], '2/2/3/3/3', reps('12-15', '3', '45')),
  ),
  ...pair(
    'D',
    accessory('X3', ['rear_delt'], '2/2/3/3/3', reps('12-15', '2', '45-60')),
    accessory('X4', ['triceps'], '-/2/2/3/3', reps('10-12', '2', '45-60')),
  ),
  accessory('X5', ['anti_ext'], '-/-/2/3/3', reps('8-12', '2', '45')),
];

export const noteOfSport = (sport: Sport): string =>
  sport === 'climbing' ? 'Fingers that hurt mean no hangs: do the rest.' : days[sport].never;

/** What is asked for beside the sport, by the part of the body. */
const ofPart: Partial<Record<FocusArea, MoveKind[]>> = {
  core: ['anti_ext'],
  legs: ['squat'],
  glutes: ['hip_thrust'],
  hips: ['abduction'],
  chest: ['bench'],
  back: ['row'],
  shoulders: ['press_dumbbell'],
  arms: ['curl'],
};

/** A quick start before the heavy lifts, and a lift for each part that was named. */
export function withNamedParts(
  rows: readonly SlotRow[],
  areas: readonly FocusArea[],
  isForSpeed: boolean,
): SlotRow[] {
  const quick = isForSpeed ? [skill('P0', ['quick_feet'], '3/4/5/5/6', hold('10', '45'))] : [];
  const own = areas.flatMap((area) => ofPart[area] ?? []);
  const more = own.map((kind, i) =>
    secondary(`N${i}`, [kind], '2/3/3/3/4', reps('6-10', '2-3', '75-90')),
  );
  const at = rows.findIndex(({ role }) => role === 'accessory');
  const place = at < 0 ? rows.length : at;
  return [...quick, ...rows.slice(0, place), ...more, ...rows.slice(place)];
}

export function sportRows(sport: Sport): SlotRow[] {
  if (sport === 'climbing') return climbing;
  const { power, strength, second, guard } = days[sport];
  const fast = power.map((kind, i) =>
    skill(`P${i || ''}`, [kind], '3/4/4/4/5', reps('4', '4', '75-100')),
  );
  return [
    ...fast,
    primary('P2', strength, '3/3/4/4/4', reps('5', '2-3', '120-150')),
    secondary('S', second, '-/-/3/3/4', reps('6-8', '2-3', '90-120')),
    ...pair(
      'D',
      accessory('X1', guard[0], '2/2/3/3/3', reps('6-8', '2-3', '60')),
      accessory('X2', guard[1], '2/2/3/3/3', reps('8-10', '2-3', '60')),
    ),
    ...pair(
      'E',
      accessory('X3', guard[2], '-/-/2/3/3', reps('8-10', '2-3', '60')),
      accessory('X4', guard[3], '-/-/2/3/3', reps('8-10', '3', '60')),
    ),
  ];
}
