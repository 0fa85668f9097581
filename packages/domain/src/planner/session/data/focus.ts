import type { Muscle } from '../../../exercise/types.ts';
import type { FocusArea } from '../../../reading/vocabulary.ts';
import type { MoveKind } from './choices.ts';

/** A part of the body as a day of its own: its compounds first, then what isolates it. */
export interface PartDay {
  compounds: readonly MoveKind[];
  isolations: readonly MoveKind[];
  /** What keeps the balance where the part is the whole session. */
  antagonists: readonly MoveKind[];
}

export const areaDays: Partial<Record<FocusArea, PartDay>> = {
  chest: {
    compounds: ['bench', 'press_incline'],
    isolations: ['fly', 'press_paired', 'dip', 'push_up_hard'],
    antagonists: ['row_supported', 'rear_delt'],
  },
  back: {
    compounds: ['pull_vertical', 'row'],
    isolations: ['row_one_arm', 'straight_arm', 'rear_delt', 'pulldown', 'back_extension'],
    antagonists: ['push_up_hard', 'anti_ext'],
  },
  shoulders: {
    compounds: ['press_overhead', 'lateral_raise'],
    isolations: ['rear_delt', 'external_rotation'],
    antagonists: ['pulldown', 'anti_ext'],
  },
  arms: {
    compounds: ['curl', 'triceps'],
    isolations: ['hammer_curl', 'triceps_overhead', 'curl_other', 'dip', 'reverse_curl'],
    antagonists: ['lateral_raise', 'anti_ext'],
  },
  glutes: {
    compounds: ['hip_thrust', 'hinge_light'],
    isolations: ['single_leg', 'glute_isolation', 'abduction'],
    antagonists: ['anti_ext', 'row_supported'],
  },
  core: {
    compounds: ['anti_ext', 'trunk_flex'],
    isolations: ['anti_rot', 'trunk_side', 'carry', 'rotation'],
    antagonists: ['back_extension', 'bridge'],
  },
  hips: {
    compounds: ['hip_thrust', 'single_leg'],
    isolations: ['abduction', 'adduction', 'glute_isolation'],
    antagonists: ['anti_ext', 'calf'],
  },
  balance: {
    compounds: ['balance_one_leg', 'balance_stand'],
    isolations: ['single_leg', 'hinge_one_leg', 'balance_move', 'calf'],
    antagonists: ['anti_rot', 'row_supported'],
  },
};

/** Muscles that are asked for by name where no area is one with them. */
export const muscleDays: Partial<Record<Muscle, PartDay>> = {
  ...(areaDays.glutes && { glutes: areaDays.glutes }),
  ...(areaDays.chest && { chest: areaDays.chest }),
  biceps: {
    compounds: ['chin', 'curl'],
    isolations: ['hammer_curl', 'curl_other', 'reverse_curl'],
    antagonists: ['triceps', 'anti_ext'],
  },
  triceps: {
    compounds: ['dip', 'triceps'],
    isolations: ['triceps_overhead', 'triceps'],
    antagonists: ['curl', 'row_supported'],
  },
  forearms: {
    compounds: ['grip', 'carry'],
    isolations: ['hammer_curl', 'finger_extensor'],
    antagonists: ['row_supported', 'triceps'],
  },
  quads: {
    compounds: ['squat', 'single_leg'],
    isolations: ['leg_extension', 'squat_variation', 'step_up_loaded'],
    antagonists: ['leg_curl', 'anti_ext'],
  },
  hams: {
    compounds: ['hinge_light', 'leg_curl'],
    isolations: ['hinge_one_leg', 'nordic'],
    antagonists: ['leg_extension', 'anti_ext'],
  },
  calves: {
    compounds: ['calf', 'calf_seated'],
    isolations: ['calf_one_leg', 'calf_gentle', 'shin'],
    antagonists: ['single_leg', 'anti_ext'],
  },
  abductors: {
    compounds: ['hip_thrust'],
    isolations: ['abduction', 'glute_isolation'],
    antagonists: ['anti_ext', 'adduction'],
  },
  adductors: {
    compounds: ['adduction', 'inner_thigh'],
    isolations: ['copenhagen', 'knee_squeeze', 'squat'],
    antagonists: ['abduction', 'anti_ext'],
  },
  lats: {
    compounds: ['pull_vertical', 'row_one_arm'],
    isolations: ['straight_arm', 'pulldown'],
    antagonists: ['push_up_hard', 'anti_ext'],
  },
  traps: {
    compounds: ['shrug', 'row'],
    isolations: ['row_supported', 'rear_delt', 'carry', 'hinge'],
    antagonists: ['press_dumbbell', 'anti_ext'],
  },
  obliques: {
    compounds: ['anti_rot', 'trunk_side'],
    isolations: ['rotation', 'suitcase'],
    antagonists: ['anti_ext', 'back_extension'],
  },
  spinal_erectors: {
    compounds: ['erector_hinge', 'back_extension'],
    isolations: ['bird_dog', 'good_morning', 'hip_thrust'],
    antagonists: ['anti_ext'],
  },
  rear_delt: {
    compounds: ['row_supported'],
    isolations: ['rear_delt', 'external_rotation'],
    antagonists: ['press_dumbbell', 'anti_ext'],
  },
  rotator_cuff: {
    compounds: ['row_supported'],
    isolations: ['external_rotation', 'rear_delt'],
    antagonists: ['push_gentle', 'anti_ext'],
  },
  side_delt: {
    compounds: ['press_dumbbell'],
    isolations: ['lateral_raise', 'rear_delt'],
    antagonists: ['pulldown', 'anti_ext'],
  },
};
