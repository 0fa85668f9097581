/**
 * The stations of a flow: of each the first move that may stand is taken. Slow and small ones
 * first, then joints through their range, then long holds.
 */
const stations = {
  small: [
    'cat-cow standing-cat-cow seated-cat-cow',
    'shoulder-roll seated-shoulder-roll',
    'torso-rotation seated-trunk-turn',
  ],
  active: [
    '90-90-hip-switch standing-hip-circle seated-knee-lift',
    'thread-the-needle wall-slide seated-overhead-reach',
    'worlds-greatest-stretch leg-swing',
    'deep-squat-hold supported-deep-squat',
    'wall-slide arm-circle seated-arm-circle',
    'ankle-rock ankle-circle',
    'open-book standing-side-stretch seated-side-stretch',
    'hip-cars standing-hip-circle',
    'downward-dog puppy-pose',
    'band-pass-through arm-circle',
    'knee-hug knee-wiper',
    'wrist-circle seated-wrist-stretch',
    'warrior-ii straight-leg-march',
  ],
  held: [
    'half-kneeling-hip-flexor-stretch standing-hip-flexor-stretch',
    'pigeon-pose figure-four-stretch seated-figure-four-stretch',
    'wall-chest-stretch chest-opener seated-chest-opener',
    'supine-hamstring-stretch standing-hamstring-stretch seated-hamstring-stretch',
    'kneeling-lat-stretch standing-side-stretch seated-side-stretch',
    'cross-body-shoulder-stretch seated-shoulder-stretch',
    'standing-calf-stretch calf-stretch',
    'side-lying-quad-stretch standing-quad-stretch',
    'neck-side-stretch seated-neck-stretch',
    'butterfly-stretch happy-baby',
    'childs-pose puppy-pose',
    'sphinx cobra',
    'supine-twist knee-wiper',
    'couch-stretch standing-hip-flexor-stretch',
    'overhead-triceps-stretch',
    'seated-forward-fold knees-to-chest',
    'wrist-stretch seated-wrist-stretch',
  ],
} as const;

export type FlowPart = keyof typeof stations;
export const flowParts = Object.keys(stations) as FlowPart[];

/** Ids of library exercises by station, best first. */
export const stationsOf = (part: FlowPart): readonly (readonly string[])[] =>
  stations[part].map((ids) => ids.split(' '));

export const salutation = 'sun-salutation';
export const openings = ['box-breathing', 'diaphragmatic-breathing', 'long-exhale-breathing'];
export const endings = [
  'corpse-pose',
  'legs-up-the-wall',
  'diaphragmatic-breathing',
  'long-exhale-breathing',
  'box-breathing',
];

/** How many poses a flow of so many minutes has. */
export const poseCounts: readonly (readonly [minutes: number, poses: number])[] = [
  [5, 3],
  [10, 5],
  [20, 8],
  [30, 11],
  [45, 14],
  [60, 18],
  [90, 24],
];
