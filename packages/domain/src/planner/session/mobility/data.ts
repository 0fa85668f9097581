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

/** For the stiff, the new and the careful: a chair and a wall take the weight, nothing far or deep. */
const gentleStations: Record<keyof typeof stations, readonly string[]> = {
  small: [
    'seated-cat-cow standing-cat-cow cat-cow',
    'shoulder-roll seated-shoulder-roll',
    'seated-trunk-turn torso-rotation',
    'neck-half-circle seated-neck-stretch neck-side-stretch',
  ],
  active: [
    'standing-cat-cow seated-cat-cow',
    'wall-slide seated-overhead-reach',
    'wall-hip-hinge seated-hip-hinge',
    'knee-hug seated-knee-lift',
    'standing-hip-circle seated-knee-lift',
    'ankle-circle ankle-rock',
    'standing-side-stretch seated-side-stretch',
    'supported-deep-squat sit-to-stand',
    'tree-pose supported-single-leg-stand',
  ],
  held: [
    'standing-hip-flexor-stretch seated-figure-four-stretch',
    'wall-chest-stretch seated-chest-opener',
    'standing-calf-stretch calf-stretch',
    'seated-hamstring-stretch supine-hamstring-stretch',
    'seated-figure-four-stretch figure-four-stretch',
    'cross-body-shoulder-stretch seated-shoulder-stretch',
    'knees-to-chest seated-side-stretch',
    'supine-twist seated-trunk-turn',
    'legs-up-the-wall seated-hamstring-stretch',
    'childs-pose seated-side-stretch',
  ],
};

/** Yoga for who is new to it: plain poses on the mat, one leading to the next. */
const yogaStations: Record<keyof typeof stations, readonly string[]> = {
  small: ['cat-cow standing-cat-cow seated-cat-cow', 'shoulder-roll seated-shoulder-roll'],
  active: [
    'childs-pose puppy-pose',
    'thread-the-needle seated-trunk-turn',
    'downward-dog puppy-pose',
    'half-kneeling-hip-flexor-stretch standing-hip-flexor-stretch',
    'warrior-ii straight-leg-march',
    'tree-pose supported-single-leg-stand',
    'standing-side-stretch seated-side-stretch',
    'glute-bridge seated-glute-squeeze',
  ],
  held: [
    'sphinx cobra',
    'butterfly-stretch seated-figure-four-stretch',
    'seated-forward-fold seated-hamstring-stretch',
    'figure-four-stretch seated-figure-four-stretch',
    'knees-to-chest seated-side-stretch',
    'supine-twist seated-trunk-turn',
    'legs-up-the-wall seated-hamstring-stretch',
  ],
};

/** Before sleep: lying or sitting, long and low. */
const lateStations: Record<keyof typeof stations, readonly string[]> = {
  small: [
    'cat-cow seated-cat-cow',
    'shoulder-roll seated-shoulder-roll',
    'neck-half-circle seated-neck-stretch',
  ],
  active: [
    'knee-wiper seated-trunk-turn',
    'open-book seated-side-stretch',
    'thread-the-needle seated-side-stretch',
    'heel-slide seated-knee-lift',
  ],
  held: [
    'calf-stretch standing-calf-stretch',
    'standing-calf-stretch calf-stretch',
    'supine-hamstring-stretch seated-hamstring-stretch',
    'knees-to-chest seated-side-stretch',
    'supine-twist seated-trunk-turn',
    'childs-pose puppy-pose',
    'figure-four-stretch seated-figure-four-stretch',
    'side-lying-quad-stretch',
    'happy-baby butterfly-stretch',
    'butterfly-stretch',
    'cross-body-shoulder-stretch seated-shoulder-stretch',
    'chest-opener seated-chest-opener',
    'legs-up-the-wall',
  ],
};

export type FlowManner = 'full' | 'gentle' | 'late' | 'back' | 'yoga';
const byManner = {
  full: stations,
  gentle: gentleStations,
  late: lateStations,
  back: lateStations,
  yoga: yogaStations,
};

export type FlowPart = keyof typeof stations;
export const flowParts = Object.keys(stations) as FlowPart[];

/** Ids of library exercises by station, best first. */
export const stationsOf = (
  part: FlowPart,
  manner: FlowManner = 'full',
): readonly (readonly string[])[] => byManner[manner][part].map((ids) => ids.split(' '));

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
