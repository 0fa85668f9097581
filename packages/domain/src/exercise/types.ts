/** Spec §3, equipment catalogue ids. */
export const catalogueIds = [
  'kettlebells',
  'dumbbells',
  'barbells',
  'bodyweight',
  'resistance_bands',
  'suspension',
  'pull_up_bar',
  'yoga_mat',
  'plyometric_equipment',
  'turf_space',
] as const;
export type CatalogueId = (typeof catalogueIds)[number];

/** Kit and places beyond the specification's ten; a station of them is a prop. */
export const furtherIds = [
  'machines',
  'cable',
  'smith_machine',
  'rower',
  'ski_erg',
  'bike',
  'air_bike',
  'treadmill',
  'elliptical',
  'stair_climber',
  'specialty_bars',
  'rings',
  'hangboard',
  'dip_bars',
  'sandbag',
  'weight_vest',
  'dip_belt',
  'ghd',
  'ab_wheel',
  'sliders',
  'battle_rope',
  'climbing_rope',
  'pool',
  'road',
  'track',
  'hill',
  'road_bike',
  'ruck',
] as const;
export type FurtherId = (typeof furtherIds)[number];

export const equipmentIds = [...catalogueIds, ...furtherIds] as const;
export type EquipmentId = CatalogueId | FurtherId;

export const isFurther = (id: string): id is FurtherId =>
  (furtherIds as readonly string[]).includes(id);

/** Single machines and bars: 'machines' in one gym are not another's. */
export const stations = [
  'leg_press',
  'hack_squat',
  'pendulum_squat',
  'belt_squat',
  'leg_extension',
  'leg_curl',
  'hip_abduction',
  'hip_adduction',
  'glute_machine',
  'calf_machine',
  'chest_press',
  'incline_press_machine',
  'pec_deck',
  'shoulder_press_machine',
  'lateral_machine',
  'row_machine',
  'lat_pulldown',
  'assisted_pull_up',
  'preacher_machine',
  'dip_machine',
  'crunch_machine',
  'ghd_bench',
  'back_extension',
  'reverse_hyper',
  'trap_bar',
  'safety_bar',
  'ez_bar',
  'parallettes',
] as const;
export type GymStation = (typeof stations)[number];

/** What an exercise needs beside its equipment: a barbell alone does not make a bench press. */
export const props = [
  'wall',
  'chair',
  'step',
  'towel',
  'bench',
  'rack',
  'landmine',
  'anchor',
  'box',
  'hurdles',
  'medicine_ball',
  'rope',
  'ladder',
  'sled',
  'heavy_bag',
  'stairs',
  'cones',
  'ball',
  'partner',
  'pilates_ring',
  ...stations,
] as const;
export type Prop = (typeof props)[number];

export const patterns = [
  'squat',
  'lunge',
  'hinge',
  'hip_ext',
  'push_h',
  'push_v',
  'pull_h',
  'pull_v',
  'carry',
  'anti_ext',
  'anti_rot',
  'lat_flex',
  'trunk_flex',
  'rotation',
  'crawl',
  'jump',
  'throw',
  'ballistic',
  'sprint',
  'cyclic',
  'isolation',
  'balance',
  'mobility',
  'stretch',
  'breath',
] as const;
export type Pattern = (typeof patterns)[number];

export const muscles = [
  'quads',
  'hams',
  'glutes',
  'adductors',
  'abductors',
  'calves',
  'chest',
  'lats',
  'upper_back',
  'traps',
  'front_delt',
  'side_delt',
  'rear_delt',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'spinal_erectors',
  'rotator_cuff',
  'hip_flexors',
] as const;
export type Muscle = (typeof muscles)[number];

export const joints = ['ankle', 'knee', 'hip', 'spine', 'shoulder', 'elbow', 'wrist'] as const;
export type Joint = (typeof joints)[number];

export type Position =
  | 'standing'
  | 'seated'
  | 'supine'
  | 'prone'
  | 'quadruped'
  | 'kneeling'
  | 'side'
  | 'hanging'
  | 'inverted';

/** How much room it takes: a mat, two by two metres, or a lane to move along. */
export type Space = 'mat' | 'square' | 'lane';

export type Role = 'main' | 'accessory' | 'warmup' | 'cooldown' | 'finisher' | 'test';

/**
 * What an exercise asks of a body. The safety table speaks of these, so that a
 * new exercise is judged by what it is, not by a list that someone forgot.
 */
export const traits = [
  /** Both feet leave the ground and land. */
  'jump',
  /** Lands on one foot. */
  'hop',
  'sprint',
  /** Loaded or full-weight knee bend beyond a right angle. */
  'deep_knee',
  'forward_lunge',
  /** All the weight on one bent leg. */
  'single_leg_squat',
  /** A knee carries weight on the floor. */
  'kneel',
  /** The trunk curls without load: crunch, roll-up. */
  'spinal_flexion',
  /** The trunk bends under load. */
  'loaded_flexion',
  /** The trunk turns under load or speed. */
  'twist',
  /** A heavy bar or bell from the floor or hanging at the hips. */
  'heavy_hinge',
  /** A bar or bells on the shoulders press down the spine. */
  'axial_load',
  /** A fast hinge: swing, clean, snatch. */
  'swing',
  'overhead',
  'dip',
  'snatch',
  /** Elbows wide under load: wide bench press, fly. */
  'wide_press',
  'upright_row',
  /** The whole body hangs from the hands. */
  'hang',
  /** Flat palms carry the body's weight. */
  'palm_load',
  'front_rack',
  'heavy_grip',
  /** The head is below the heart. */
  'head_down',
  /** Load on or around the neck. */
  'neck_load',
  /** The elbow bends hard against load: skull crusher, chin-up. */
  'elbow_strain',
  /** Deep or wide hip: Cossack, sumo, deep squat. */
  'deep_hip',
  /** The hamstring lengthens under load: deep hinge, Nordic curl. */
  'hamstring_strain',
  /** The calf pushes hard: raises, hops, sprints. */
  'calf_load',
  /** People hold their breath: maximal effort, hard brace. */
  'breath_hold',
  /** A load above the face or chest that cannot be dropped alone. */
  'load_over_face',
  /** Down to the floor and up again fast. */
  'fast_floor',
  /** The belly wall is pushed outward: sit-up, leg lower, full plank. */
  'belly_pressure',
] as const;
export type MoveTrait = (typeof traits)[number];

export interface Mistake {
  error: string;
  fix: string;
}

/** What its load is set with; `bodyweight` where the body is the load, `none` where there is none. */
export const loadClasses = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'plates',
  'stack',
  'bodyweight',
  'added',
  'assist',
  'none',
] as const;
export type LoadClass = (typeof loadClasses)[number];

/**
 * How reps go with percentages of a maximum: `barbell` by the table, `legMachine` with many more
 * reps at the same share, `none` where shares mean nothing and only reps in reserve count.
 */
export type RepsClass = 'barbell' | 'legMachine' | 'none';

/**
 * The smallest step up. Kilograms for plates (in all), bar, dumbbell (each), added and assist
 * (less of it); seconds for holds; one pin, one bell, one rep before a harder version.
 */
export interface LoadStep {
  by:
    | 'pin'
    | 'plates'
    | 'bar'
    | 'dumbbell'
    | 'bell'
    | 'added'
    | 'assist'
    | 'seconds'
    | 'distance'
    | 'calories'
    | 'reps';
  amount: number;
}

/** Skills that are learned step by step. */
export const skillLines = [
  'pull_up',
  'push_up',
  'handstand',
  'muscle_up',
  'front_lever',
  'planche',
  'l_sit',
  'pistol',
] as const;
export type SkillLine = (typeof skillLines)[number];

export interface LibraryExercise {
  id: string;
  name: string;
  aliases: string[];
  equipment: EquipmentId[];
  /** Bells or bars in hand at once. */
  loadCount: 0 | 1 | 2;
  props: Prop[];
  /** The first is the main one. */
  patterns: [Pattern, ...Pattern[]];
  primary: Muscle[];
  secondary: Muscle[];
  joints: Joint[];
  position: Position;
  complexity: 1 | 2 | 3 | 4 | 5;
  /** One side at a time; its reps are per side. */
  unilateral: boolean;
  impact: 0 | 1 | 2 | 3;
  noise: 0 | 1 | 2 | 3;
  space: Space;
  /** Needs the floor. */
  floor: boolean;
  energy: { alactic: number; glycolytic: number; aerobic: number };
  met: number;
  secondsPerRep: number;
  setupSeconds: number;
  repRange: [number, number];
  /** Seconds; only where it is held or counted by time. */
  holdRange?: [number, number];
  isometric: boolean;
  fallRisk: 0 | 1 | 2;
  traits: MoveTrait[];
  /** Ids of easier versions, nearest first. */
  easier: string[];
  howTo: string;
  cues: string[];
  breathing: string;
  mistakes: Mistake[];
  stopIf: string;
  roles: Role[];
  /** The lift whose one-rep maximum it is measured by. */
  lift?: string;
  loadClass: LoadClass;
  repsClass: RepsClass;
  step: LoadStep;
  /** The skill that it leads to and how far up that line it stands, 1 first. */
  skillLine?: SkillLine;
  skillStep?: number;
  /** What it is measured in where that is neither reps nor seconds. */
  distanceUnit?: 'metres' | 'calories';
  /** Mimed or self-resisted: only where there is nothing else for the pattern. */
  lastResort?: true;
}
