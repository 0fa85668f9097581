import type { EquipmentId, Muscle, Pattern } from './types.ts';

/** The words under which people look for a muscle, in the spelling of the name index. */
export const muscleWords: Record<Muscle, readonly string[]> = {
  quads: ['quad', 'quadricep', 'thigh', 'leg'],
  hams: ['ham', 'hamstring', 'leg'],
  glutes: ['glute', 'butt', 'bum', 'hip'],
  adductors: ['adductor', 'groin', 'inner', 'thigh'],
  abductors: ['abductor', 'outer', 'hip'],
  calves: ['calve', 'calf', 'leg'],
  chest: ['chest', 'pec', 'pectoral'],
  lats: ['lat', 'back'],
  upper_back: ['upper', 'back', 'rhomboid'],
  traps: ['trap', 'trapeziu', 'back'],
  front_delt: ['front', 'delt', 'deltoid', 'shoulder'],
  side_delt: ['side', 'delt', 'deltoid', 'shoulder'],
  rear_delt: ['rear', 'delt', 'deltoid', 'shoulder'],
  biceps: ['bicep', 'arm'],
  triceps: ['tricep', 'arm'],
  forearms: ['forearm', 'grip', 'arm'],
  abs: ['ab', 'core', 'belly', 'stomach'],
  obliques: ['oblique', 'core', 'waist', 'side'],
  spinal_erectors: ['erector', 'lower', 'back', 'core'],
  rotator_cuff: ['rotator', 'cuff', 'shoulder'],
  hip_flexors: ['hip', 'flexor', 'hipflexor'],
};

export const patternWords: Record<Pattern, readonly string[]> = {
  squat: ['squat', 'leg'],
  lunge: ['lunge', 'leg'],
  hinge: ['hinge', 'posterior'],
  hip_ext: ['hip', 'extension', 'bridge'],
  push_h: ['push', 'press', 'horizontal'],
  push_v: ['push', 'press', 'vertical', 'overhead'],
  pull_h: ['pull', 'row', 'horizontal'],
  pull_v: ['pull', 'vertical'],
  carry: ['carry', 'walk'],
  anti_ext: ['core', 'plank'],
  anti_rot: ['core', 'stability'],
  lat_flex: ['core', 'side'],
  trunk_flex: ['core', 'crunch'],
  rotation: ['core', 'rotation', 'twist'],
  crawl: ['crawl', 'animal'],
  jump: ['jump', 'plyo', 'plyometric', 'power', 'explosive'],
  throw: ['throw', 'power', 'explosive'],
  ballistic: ['power', 'explosive', 'olympic', 'ballistic'],
  sprint: ['sprint', 'run', 'running', 'speed', 'agility'],
  cyclic: ['cardio', 'conditioning', 'aerobic'],
  isolation: ['isolation', 'accessory'],
  balance: ['balance', 'stability'],
  mobility: ['mobility', 'warmup', 'warm'],
  stretch: ['stretch', 'stretching', 'flexibility', 'yoga', 'cooldown'],
  breath: ['breath', 'breathing', 'recovery', 'relax'],
};

export const equipmentWords: Record<EquipmentId, readonly string[]> = {
  kettlebells: ['kettlebell', 'bell'],
  dumbbells: ['dumbbell', 'weight'],
  barbells: ['barbell', 'bar', 'weight'],
  bodyweight: ['bodyweight', 'home', 'free'],
  resistance_bands: ['band', 'resistance', 'elastic'],
  suspension: ['suspension', 'strap', 'sling'],
  pull_up_bar: ['pullup', 'bar'],
  yoga_mat: ['yoga', 'mat', 'floor', 'pilate'],
  plyometric_equipment: ['plyometric', 'plyo', 'box', 'jumprope', 'medicineball'],
  turf_space: ['turf', 'field', 'track', 'outdoor', 'sled'],
};

/** Said around what is looked for. */
export const fillerWords: ReadonlySet<string> = new Set(
  'for with my the a an and or of in on exercise workout move movement training'.split(' '),
);
