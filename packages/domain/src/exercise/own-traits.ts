import type { OwnExercise } from './own-scope.ts';
import type { EquipmentId, Joint, MoveTrait, Muscle, Pattern } from './types.ts';
import { readWords } from './words.ts';

const byPattern: Partial<Record<Pattern, readonly MoveTrait[]>> = {
  squat: ['deep_knee', 'deep_hip'],
  lunge: ['deep_knee', 'forward_lunge'],
  hinge: ['hamstring_strain'],
  push_v: ['overhead'],
  pull_v: ['overhead', 'elbow_strain'],
  carry: ['heavy_grip'],
  anti_ext: ['palm_load', 'belly_pressure'],
  anti_rot: ['belly_pressure'],
  lat_flex: ['palm_load'],
  trunk_flex: ['spinal_flexion', 'belly_pressure'],
  rotation: ['twist'],
  crawl: ['palm_load', 'belly_pressure'],
  jump: ['jump', 'calf_load'],
  throw: ['twist', 'overhead'],
  ballistic: ['swing', 'overhead', 'heavy_grip'],
  sprint: ['sprint', 'calf_load', 'hamstring_strain'],
};

/** What comes to it with a weight. */
const withLoad: Partial<Record<Pattern, readonly MoveTrait[]>> = {
  squat: ['axial_load', 'breath_hold'],
  lunge: ['axial_load'],
  hinge: ['heavy_hinge', 'breath_hold', 'heavy_grip'],
  push_h: ['load_over_face', 'wide_press'],
  push_v: ['axial_load', 'breath_hold'],
  pull_h: ['heavy_grip'],
  carry: ['axial_load', 'breath_hold'],
  lat_flex: ['loaded_flexion'],
  trunk_flex: ['loaded_flexion'],
  ballistic: ['heavy_hinge', 'front_rack', 'breath_hold'],
};

/** Where the body itself is the weight. */
const withoutLoad: Partial<Record<Pattern, readonly MoveTrait[]>> = {
  push_h: ['palm_load'],
  pull_v: ['hang'],
};

const oneSided: Partial<Record<Pattern, readonly MoveTrait[]>> = {
  squat: ['single_leg_squat'],
  jump: ['hop'],
};

/** What works a muscle alone strains its joint. */
const byMuscle: Partial<Record<Muscle, { joint: Joint; traits?: readonly MoveTrait[] }>> = {
  quads: { joint: 'knee' },
  hams: { joint: 'knee', traits: ['hamstring_strain'] },
  glutes: { joint: 'hip' },
  adductors: { joint: 'hip', traits: ['deep_hip'] },
  abductors: { joint: 'hip' },
  hip_flexors: { joint: 'hip' },
  calves: { joint: 'ankle', traits: ['calf_load'] },
  chest: { joint: 'shoulder', traits: ['wide_press'] },
  lats: { joint: 'shoulder' },
  upper_back: { joint: 'shoulder' },
  traps: { joint: 'shoulder', traits: ['heavy_grip'] },
  front_delt: { joint: 'shoulder', traits: ['overhead'] },
  side_delt: { joint: 'shoulder', traits: ['upright_row'] },
  rear_delt: { joint: 'shoulder' },
  rotator_cuff: { joint: 'shoulder' },
  biceps: { joint: 'elbow', traits: ['elbow_strain'] },
  triceps: { joint: 'elbow', traits: ['elbow_strain'] },
  forearms: { joint: 'wrist', traits: ['heavy_grip'] },
  abs: { joint: 'spine', traits: ['spinal_flexion', 'belly_pressure'] },
  obliques: { joint: 'spine', traits: ['twist'] },
  spinal_erectors: { joint: 'spine', traits: ['loaded_flexion'] },
};

/** What a name gives away, whatever was ticked. Words as the name index has them. */
const byWord: Readonly<Record<string, readonly MoveTrait[]>> = {
  jump: ['jump', 'calf_load'],
  plyo: ['jump'],
  plyometric: ['jump'],
  bound: ['jump', 'hop'],
  depth: ['jump'],
  jack: ['jump'],
  hop: ['hop', 'calf_load'],
  skip: ['hop'],
  sprint: ['sprint'],
  burpee: ['jump', 'fast_floor', 'palm_load'],
  overhead: ['overhead'],
  snatch: ['snatch', 'overhead', 'swing'],
  clean: ['swing', 'front_rack', 'heavy_hinge'],
  jerk: ['overhead', 'front_rack', 'axial_load'],
  thruster: ['overhead', 'front_rack', 'deep_knee'],
  swing: ['swing'],
  deadlift: ['heavy_hinge', 'heavy_grip'],
  deficit: ['heavy_hinge', 'deep_hip'],
  dip: ['dip'],
  fly: ['wide_press'],
  twist: ['twist'],
  rotation: ['twist'],
  chop: ['twist'],
  windmill: ['twist', 'overhead'],
  handstand: ['head_down', 'overhead', 'palm_load'],
  headstand: ['head_down', 'neck_load'],
  inverted: ['head_down'],
  neck: ['neck_load'],
  hang: ['hang'],
  pullup: ['hang', 'elbow_strain'],
  chinup: ['hang', 'elbow_strain'],
  lunge: ['forward_lunge', 'deep_knee'],
  pistol: ['single_leg_squat', 'deep_knee'],
  sissy: ['deep_knee'],
  kneeling: ['kneel'],
  halfkneeling: ['kneel'],
  knee: ['kneel'],
  crunch: ['spinal_flexion'],
  situp: ['spinal_flexion', 'belly_pressure'],
  plank: ['palm_load', 'belly_pressure'],
  pushup: ['palm_load'],
  zercher: ['axial_load', 'breath_hold', 'elbow_strain'],
  cossack: ['deep_hip', 'deep_knee'],
  sumo: ['deep_hip'],
  nordic: ['hamstring_strain', 'kneel'],
};

const bare: readonly EquipmentId[] = ['bodyweight', 'yoga_mat', 'turf_space'];
const hangsFrom: readonly EquipmentId[] = ['pull_up_bar', 'rings', 'climbing_rope', 'hangboard'];
const onFoot: readonly EquipmentId[] = ['road', 'track', 'hill', 'treadmill'];

const isBare = ({ kit }: OwnExercise): boolean => kit.every((id) => bare.includes(id));

/**
 * What an own exercise asks of a body. Nobody is asked for that: it is taken from pattern, kit,
 * muscles and name, and rather one trait too many than one too few.
 */
export function ownTraits(own: OwnExercise): MoveTrait[] {
  const { name, pattern, muscles, kit, unilateral } = own;
  const found = [
    byPattern[pattern],
    isBare(own) ? withoutLoad[pattern] : withLoad[pattern],
    unilateral ? oneSided[pattern] : undefined,
    kit.some((id) => hangsFrom.includes(id)) ? (['hang'] as const) : undefined,
    pattern === 'cyclic' && (isBare(own) || kit.some((id) => onFoot.includes(id)))
      ? (['hop', 'calf_load'] as const)
      : undefined,
    ...(pattern === 'isolation' ? muscles.map((muscle) => byMuscle[muscle]?.traits) : []),
    ...readWords(name).map(({ text }) => (Object.hasOwn(byWord, text) ? byWord[text] : undefined)),
  ];
  return [...new Set(found.flatMap((traits) => traits ?? []))];
}

/** The joints that isolated muscles move; undefined where the pattern tells. */
export function ownJoints({ pattern, muscles }: OwnExercise): Joint[] | undefined {
  if (pattern !== 'isolation') return undefined;
  return [...new Set(muscles.flatMap((muscle) => byMuscle[muscle]?.joint ?? []))];
}
