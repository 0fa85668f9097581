import { loadFacts } from './load-facts.ts';
import type {
  EquipmentId,
  Joint,
  LibraryExercise,
  Mistake,
  MoveTrait,
  Muscle,
  Pattern,
  Position,
  Role,
} from './types.ts';

/** What an entry must say; the rest follows from its main pattern where it is not said. */
export interface Entry extends Partial<Omit<LibraryExercise, 'id'>> {
  name: string;
  patterns: [Pattern, ...Pattern[]];
  primary: Muscle[];
  complexity: LibraryExercise['complexity'];
  /** Ids of easier versions, nearest first. */
  easier: string[];
  howTo: string;
  cues: string[];
  mistakes: Mistake[];
  /** Beside the equipment of its own or of the file that it stands in. */
  alsoNeeds?: EquipmentId[];
}

interface PatternDefaults {
  joints: Joint[];
  position?: Position;
  secondsPerRep: number;
  met: number;
  energy: LibraryExercise['energy'];
  repRange: [number, number];
  roles: Role[];
  breathing: string;
  stopIf: string;
  /** Done by time, not by reps. */
  holdRange?: [number, number];
  setupSeconds?: number;
}

const strengthEnergy = { alactic: 0.5, glycolytic: 0.4, aerobic: 0.1 };
const powerEnergy = { alactic: 0.8, glycolytic: 0.2, aerobic: 0 };
const engineEnergy = { alactic: 0.1, glycolytic: 0.4, aerobic: 0.5 };
const calmEnergy = { alactic: 0, glycolytic: 0, aerobic: 1 };

const effortBreath = 'Breathe in on the way down, out as you push.';
const pullBreath = 'Breathe out as you pull, in as you return.';
const steadyBreath = 'Breathe slow and steady; never hold it.';
const kneeStop = 'Stop if a knee or hip hurts sharply.';
const backStop = 'Stop if your back hurts or a leg tingles.';
const shoulderStop = 'Stop if a shoulder pinches or your arm goes numb.';

function strength(
  joints: Joint[],
  breathing: string,
  stopIf: string,
  more: Partial<PatternDefaults> = {},
): PatternDefaults {
  return {
    joints,
    secondsPerRep: 3,
    met: 5,
    energy: strengthEnergy,
    repRange: [6, 15],
    roles: ['main', 'accessory'],
    breathing,
    stopIf,
    ...more,
  };
}

/** Seconds per rep follow design's laboratory tempo: 3 s for strength, less for fast moves. */
const byPattern: Record<Pattern, PatternDefaults> = {
  squat: strength(['ankle', 'knee', 'hip'], effortBreath, kneeStop),
  lunge: strength(['ankle', 'knee', 'hip'], effortBreath, kneeStop, { repRange: [6, 12] }),
  hinge: strength(['hip', 'spine'], 'Breathe in as you fold, out as you stand.', backStop),
  hip_ext: strength(['hip'], 'Breathe out as you lift.', backStop, { repRange: [8, 20] }),
  push_h: strength(['shoulder', 'elbow', 'wrist'], effortBreath, shoulderStop),
  push_v: strength(['shoulder', 'elbow', 'wrist'], effortBreath, shoulderStop, {
    repRange: [5, 12],
  }),
  pull_h: strength(['shoulder', 'elbow'], pullBreath, shoulderStop),
  pull_v: strength(['shoulder', 'elbow'], pullBreath, shoulderStop, { repRange: [3, 12] }),
  carry: strength(['shoulder', 'spine', 'hip'], steadyBreath, backStop, {
    secondsPerRep: 1,
    holdRange: [20, 60],
    repRange: [1, 3],
    met: 6,
  }),
  anti_ext: strength(['spine', 'shoulder'], steadyBreath, backStop, {
    roles: ['accessory', 'finisher'],
    met: 3.8,
  }),
  anti_rot: strength(['spine', 'shoulder'], steadyBreath, backStop, {
    roles: ['accessory', 'finisher'],
    met: 3.8,
  }),
  lat_flex: strength(['spine', 'hip'], steadyBreath, backStop, {
    roles: ['accessory', 'finisher'],
    met: 3.5,
  }),
  trunk_flex: strength(['spine', 'hip'], 'Breathe out as you curl.', backStop, {
    secondsPerRep: 2,
    repRange: [8, 20],
    roles: ['accessory', 'finisher'],
    met: 3.8,
  }),
  rotation: strength(['spine', 'hip', 'shoulder'], 'Breathe out as you turn.', backStop, {
    secondsPerRep: 2,
    repRange: [8, 16],
    roles: ['accessory', 'finisher'],
    met: 4,
  }),
  crawl: strength(['shoulder', 'wrist', 'hip', 'knee'], steadyBreath, shoulderStop, {
    secondsPerRep: 1.5,
    holdRange: [20, 45],
    repRange: [8, 20],
    roles: ['accessory', 'finisher', 'warmup'],
    met: 6,
  }),
  jump: strength(['ankle', 'knee', 'hip'], 'Breathe out as you jump.', kneeStop, {
    secondsPerRep: 1.5,
    energy: powerEnergy,
    repRange: [3, 10],
    roles: ['main', 'finisher'],
    met: 8,
  }),
  throw: strength(['hip', 'spine', 'shoulder'], 'Breathe out hard as you throw.', shoulderStop, {
    secondsPerRep: 3,
    energy: powerEnergy,
    repRange: [4, 10],
    roles: ['main', 'finisher'],
    met: 7,
  }),
  ballistic: strength(['hip', 'spine', 'shoulder'], 'Breathe out sharply at the top.', backStop, {
    secondsPerRep: 1.7,
    energy: powerEnergy,
    repRange: [5, 20],
    roles: ['main', 'finisher'],
    met: 9,
  }),
  sprint: strength(['ankle', 'knee', 'hip'], 'Breathe freely; walk until it settles.', kneeStop, {
    secondsPerRep: 6,
    energy: powerEnergy,
    holdRange: [10, 60],
    repRange: [1, 6],
    roles: ['main', 'finisher'],
    met: 10,
  }),
  cyclic: strength(['ankle', 'knee', 'hip'], 'Breathe in rhythm with your steps.', kneeStop, {
    secondsPerRep: 0.9,
    energy: engineEnergy,
    holdRange: [20, 60],
    repRange: [15, 60],
    roles: ['main', 'finisher', 'warmup'],
    met: 7,
  }),
  isolation: strength(['elbow'], 'Breathe out on the effort.', 'Stop if a joint hurts.', {
    repRange: [8, 20],
    roles: ['accessory'],
    met: 3.5,
  }),
  balance: strength(['ankle', 'hip'], steadyBreath, 'Stop if you feel dizzy.', {
    holdRange: [20, 45],
    roles: ['accessory', 'warmup'],
    met: 2.5,
  }),
  mobility: strength(['hip', 'spine', 'shoulder'], 'Breathe out into the stretch.', backStop, {
    energy: calmEnergy,
    holdRange: [30, 60],
    repRange: [5, 12],
    roles: ['warmup', 'cooldown'],
    met: 2.5,
  }),
  stretch: strength(
    ['hip', 'spine'],
    'Breathe out long and soften.',
    'Stop if it stabs or tingles.',
    {
      energy: calmEnergy,
      holdRange: [30, 60],
      repRange: [1, 4],
      roles: ['cooldown'],
      met: 2,
    },
  ),
  breath: strength(['spine'], 'In through the nose, out long.', 'Stop if you feel light-headed.', {
    energy: calmEnergy,
    position: 'supine',
    holdRange: [30, 120],
    repRange: [5, 12],
    roles: ['cooldown', 'warmup'],
    met: 1.3,
  }),
};

/** 'Half-Kneeling Press' → 'half-kneeling-press'. */
export function idFromName(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function impactOf(traits: readonly MoveTrait[]): 0 | 1 | 2 | 3 {
  if (traits.includes('hop')) return 3;
  return traits.includes('jump') || traits.includes('sprint') ? 2 : 0;
}

const onTheFloor: readonly Position[] = [
  'supine',
  'prone',
  'quadruped',
  'side',
  'inverted',
  'kneeling',
];

function withoutNeeds({ alsoNeeds: _, ...told }: Entry): Entry {
  return told;
}

/** Completes the entries of one equipment's file. */
export function defineExercises(usual: EquipmentId, entries: Entry[]): LibraryExercise[] {
  return entries.map((entry) => {
    const { patterns, traits = [], alsoNeeds, equipment: own = [usual] } = entry;
    const usually = byPattern[patterns[0]];
    const impact = entry.impact ?? impactOf(traits);
    const position = entry.position ?? usually.position ?? 'standing';
    const equipment = alsoNeeds ? [...own, ...alsoNeeds] : [...own];
    return {
      aliases: [],
      loadCount: 0,
      props: [],
      secondary: [],
      unilateral: false,
      noise: impact,
      space: 'mat',
      isometric: false,
      fallRisk: 0,
      setupSeconds: 3,
      ...usually,
      ...loadFacts(entry, equipment),
      // Only where there is something to leave out: it takes longer than all else here.
      ...(alsoNeeds ? withoutNeeds(entry) : entry),
      id: idFromName(entry.name),
      equipment,
      traits,
      impact,
      position,
      floor: entry.floor ?? onTheFloor.includes(position),
    };
  });
}

/** Loaded with plates, in steps of so many kilograms in all. */
export const platesBy = (amount: number) =>
  ({ loadClass: 'plates', step: { by: 'plates', amount } }) as const;

/** Sitting on a machine: no floor, a seat and a pin to set. */
export const onSeat = { position: 'seated', floor: false, setupSeconds: 20, noise: 1 } as const;
