import type { EquipmentId, Prop } from '../../../../packages/domain/src/exercise/types.ts';
import { momentWishes } from './moments.ts';

/** What a strict coach holds a workout against, as the writer of the wish knows it. */
export interface Wish {
  text: string;
  minutes?: number;
  /** All that may be used, and how much of the work must use the named kit. */
  kit?: {
    only: readonly EquipmentId[];
    props: readonly Prop[];
    uses: readonly EquipmentId[];
    share: number;
  };
  /** Muscles of each named part. */
  parts?: readonly (readonly string[])[];
  /** Conditions whose lists of musts and must-nots hold. */
  body?: string;
  /** In the language of `matches`: of all work, and of none. */
  must?: readonly string[];
  never?: readonly string[];
  /** The whole dose of a lift. */
  stated?: readonly { is: string; sets: number; reps: number; kg?: number }[];
  /** Moves that somebody of whom nothing is known needs an easier version of. */
  scales?: boolean;
  isClocked?: boolean;
  /** Nothing but the own body in any part. */
  isBare?: boolean;
  /** Neither strain nor breath. */
  isCalm?: boolean;
  /** In the language of `matches`, in the order in which they were said. */
  order?: readonly string[];
  /** Nothing large beside what was said. */
  isClosed?: boolean;
  /** The formats of all blocks. */
  kinds?: readonly string[];
  /** Seconds. */
  leastWarmUp?: number;
  mostMarching?: number;
  /** Nothing is known of the athlete. */
  isGuessed?: boolean;
}

type Kit = NonNullable<Wish['kit']> & { words: string };

const always: readonly EquipmentId[] = ['bodyweight', 'yoga_mat', 'turf_space', 'road'];
const house: readonly Prop[] = ['wall', 'chair', 'towel', 'step'];
const kit = (
  words: string,
  uses: readonly EquipmentId[],
  props: readonly Prop[],
  share: number,
  more: readonly EquipmentId[] = [],
): Kit => ({ words, only: [...always, ...uses, ...more], uses, props, share });

const kits: readonly Kit[] = [
  kit('barbell, rack and bench', ['barbells'], ['rack', 'bench', ...house], 0.6),
  kit('dumbbells up to 22 kg', ['dumbbells'], house, 0.6),
  kit('dumbbells 4 to 20 kg and a bench', ['dumbbells'], ['bench', ...house], 0.6),
  kit('kettlebells 12, 16 and 24 kg', ['kettlebells'], house, 0.7),
  kit('one resistance band', ['resistance_bands'], ['anchor', ...house], 0.5),
  kit('dumbbells and bands', ['dumbbells', 'resistance_bands'], ['anchor', ...house], 0.6),
  kit('TRX and a 16 kg kettlebell', ['suspension', 'kettlebells'], ['anchor', ...house], 0.6),
];

const people = ['', 'beginner, ', 'intermediate, ', 'advanced, '];
const lengths = [25, 35, 45, 60];

function withKit(): Wish[] {
  return kits.flatMap((one, i) =>
    lengths.slice(0, 3).map((minutes, k): Wish => {
      const { words, ...own } = one;
      const person = people[(i + k) % people.length] ?? '';
      return { text: `${person}${minutes} min full body, ${words}`, minutes, kit: own };
    }),
  );
}

const machineKit: readonly EquipmentId[] = [
  'machines',
  'cable',
  'smith_machine',
  'bike',
  'treadmill',
  'elliptical',
  'rower',
  'stair_climber',
  'ghd',
  'ski_erg',
  'air_bike',
];

const onMachines: Wish[] = [
  'machines only, 45 min',
  'leg day on machines, 50 min',
  'upper body, only machines, 40 min',
  'gym machines, no free weights, 35 min full body',
  'chest and back on the machines, 45 min',
].map((text) => ({
  text,
  kit: { only: [...always, ...machineKit], uses: machineKit, props: [], share: 0.85 },
}));

const areas: Record<string, readonly string[]> = {
  chest: ['chest'],
  back: ['lats', 'mid_back', 'traps', 'upper_back', 'rear_delt', 'spinal_erectors', 'rhomboids'],
  shoulders: ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff'],
  arms: ['biceps', 'triceps', 'forearms'],
  biceps: ['biceps', 'forearms', 'brachialis'],
  triceps: ['triceps'],
  glutes: ['glutes', 'abductors'],
  hamstrings: ['hams'],
  quads: ['quads'],
  calves: ['calves'],
  core: ['abs', 'obliques', 'deep_core', 'spinal_erectors', 'core', 'transverse'],
};

const partPairs = [
  'chest',
  'back',
  'shoulders',
  'arms',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
  'core',
  'chest and triceps',
  'back and biceps',
  'glutes and hamstrings',
  'chest and back',
  'shoulders and arms',
  'quads and calves',
  'biceps and triceps',
  'glutes and core',
];

function ofParts(): Wish[] {
  return partPairs.flatMap((words, i) =>
    ['full gym', 'dumbbells 5 to 25 kg', 'resistance bands'].map((place, k): Wish => {
      const minutes = lengths[(i + k) % lengths.length] ?? 45;
      const parts = words.split(' and ').map((name) => areas[name] ?? []);
      return { text: `${words}, ${minutes} min, ${place}`, minutes, parts };
    }),
  );
}

const bodies: Record<string, Pick<Wish, 'must' | 'never'>> = {
  'I use a wheelchair': {
    never: ['squat lunge hinge jump cyclic&~walk ~march ~stand ~calf'],
    must: ['pull', 'push'],
  },
  'osteoporosis, 67': {
    must: ['squat lunge hinge hip_ext', 'balance ~tandem ~single-leg-stand ~heel-to-toe', 'pull'],
    never: [
      'trunk_flex rotation jump ~forward-fold ~toe-touch ~sit-up ~crunch ~twist ~good-morning ~knees-to-chest',
    ],
  },
  'knee arthritis': {
    must: [
      'squat lunge ~leg-extension ~leg-press ~sit-to-stand',
      'hinge hip_ext ~bridge #glutes',
      'any',
    ],
    never: ['jump ~pistol ~deep-squat ~jumping ~burpee ~sissy ~reverse-nordic'],
  },
  'sore shoulder': {
    must: ['pull_h', '~external-rotation ~arm-rotation ~elbow-in ~face-pull ~y-t-w'],
    never: ['push_v ~dip ~upright ~handstand ~snatch ~lateral-raise ~overhead ~pull-up'],
  },
  '5 months postpartum, cleared': {
    must: ['breath ~heel-slide ~bird-dog', 'squat ~sit-to-stand', 'pull'],
    never: ['jump trunk_flex ~crunch ~sit-up ~plank-jack ~burpee ~double-leg ~leg-lower'],
  },
  '22 weeks pregnant, cleared': {
    must: ['squat ~sit-to-stand', 'pull'],
    never: ['jump trunk_flex ~crunch ~sit-up ~burpee ~prone ~superman ~hollow'],
  },
  'high blood pressure, controlled': {
    must: ['squat lunge hinge', 'pull'],
    never: ['~max ~handstand ~wall-sit ~decline-sit'],
  },
  'low back pain': {
    must: ['~bird-dog ~dead-bug ~side-plank ~mcgill', 'hip_ext ~bridge ~thrust'],
    never: [
      'trunk_flex ~good-morning ~conventional-deadlift ~sit-up ~crunch ~russian ~worlds ~inchworm ~forward-fold ~toe-touch ~barbell-bent-over',
    ],
  },
};

function ofBodies(): Wish[] {
  const places = ['no equipment', 'dumbbells 2 to 10 kg', 'gym', 'bands'];
  return Object.entries(bodies).flatMap(([body, lists]) =>
    places.map((place, i): Wish => {
      const minutes = [30, 25, 40, 35][i] ?? 30;
      return { text: `${body}, ${minutes} min, ${place}`, minutes, body, ...lists };
    }),
  );
}

const statedWishes: Wish[] = [
  {
    text: 'squat 5x5 at 100 kg, 45 min, gym',
    stated: [{ is: '~^back-squat', sets: 5, reps: 5, kg: 100 }],
  },
  { text: 'squat 5x5 at 100, 45 min', stated: [{ is: '~^back-squat', sets: 5, reps: 5, kg: 100 }] },
  {
    text: 'bench 3x8 at 70 kg and rows 3x10, 40 min',
    stated: [
      { is: '~bench-press', sets: 3, reps: 8, kg: 70 },
      { is: '~row', sets: 3, reps: 10 },
    ],
  },
  {
    text: 'deadlift 3x3 @ 160, then accessories, 50 min gym',
    stated: [{ is: '~deadlift', sets: 3, reps: 3, kg: 160 }],
  },
  {
    text: 'overhead press 4x6 40kg, 35 min',
    stated: [{ is: '~overhead-press', sets: 4, reps: 6, kg: 40 }],
  },
  {
    text: 'front squat 3x5 and pull-ups 4x6, 40 min',
    stated: [
      { is: '~front-squat', sets: 3, reps: 5 },
      { is: '~pull-up', sets: 4, reps: 6 },
    ],
  },
  {
    text: 'power cleans 5x3 at 60 kg, 30 min',
    stated: [{ is: '~clean', sets: 5, reps: 3, kg: 60 }],
  },
];

const rightContent: Wish[] = [
  { text: 'my swim is cancelled, 40 min dryland instead', never: ['~swim'], must: ['pull'] },
  {
    text: 'pool closed, swim day replaced: dryland strength 45 min',
    never: ['~swim'],
    must: ['pull'],
  },
  {
    text: 'muscle-up work on rings, 45 min, I can do 10 pull-ups',
    must: ['~ring'],
    never: ['~bar-muscle-up ~dumbbell-front'],
  },
  { text: 'ring muscle-up progress, rings, 40 min', must: ['~ring'], never: ['~dumbbell'] },
  {
    text: 'bench only, 40 min, max 100',
    must: ['~bench-press'],
    never: ['squat lunge hinge pull'],
  },
  { text: 'only squats today, 35 min, max 140, gym', must: ['~squat'], never: ['push pull'] },
  { text: 'just deadlifts, 40 min, max 180', must: ['~deadlift'], never: ['push squat'] },
  {
    text: 'climbing antagonist session 35 min, bands and dumbbells',
    must: [
      'push',
      '~external ~finger-ext ~reverse-curl',
      '~scap ~y-t-w ~pull-apart ~face-pull ~reverse-fly',
    ],
    never: ['pull_v ~hang'],
  },
  {
    text: 'antagonist work for climbers, 30 min gym',
    must: ['push', '~external ~finger-ext ~reverse-curl'],
    never: ['pull_v ~hang'],
  },
  {
    text: 'rowing machine and dumbbells, 40 min full body',
    must: ['squat lunge', 'push', '~dumbbell'],
  },
  {
    text: 'handstand push-up progress 30 min, never done one',
    must: ['push_v'],
    never: ['~dumbbell-front-squat'],
  },
  { text: 'first dip, 30 min, parallel bars and bands', must: ['~dip'] },
  { text: 'pull-up bar only, 30 min', must: ['pull_v'] },
  {
    text: 'runner with plantar fasciitis, strength 35 min gym',
    must: ['#calves'],
    never: ['jump'],
  },
];

const clocked: Wish[] = [
  'EMOM 20 with pull-ups and dips',
  'AMRAP 15 pull-ups, push-ups, squats',
  'circuit 30 min, kettlebell 16',
  '25 min circuit, hotel room',
  '30 min circuit with dumbbells',
  'HIIT 20 min no equipment',
  'AMRAP 20 with a barbell 40 kg and a box',
  '40 min circuit training at the gym',
  'Tabata 20 min with kettlebell 16 kg',
].map((text) => ({ text, isClocked: true, scales: /pull-ups|dips/.test(text) }));

const skilled: Wish[] = [
  'never done crossfit, try Fran',
  'Cindy',
  'Murph',
  'Diane',
  'handstand push-ups and pull-ups, 30 min',
  'muscle-ups, 30 min',
  'ring dips and pull-ups, 35 min gym',
].map((text) => ({ text, scales: true }));

/** The classes of fault that a strict coach found, drawn wide. */
export const eyeWishes = (): Wish[] => [
  ...withKit(),
  ...onMachines,
  ...ofParts(),
  ...ofBodies(),
  ...statedWishes,
  ...rightContent,
  ...clocked,
  ...skilled,
  ...momentWishes,
];
