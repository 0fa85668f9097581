import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { View } from '../view.ts';
import { grounded, type Made, made } from './made.ts';
import { cone, wall, wayAhead } from './rooms.ts';
import * as station from './stations.ts';

interface Gait {
  readonly lean?: number;
  /** How far legs and arms swing, against an easy run. */
  readonly size?: number;
  readonly ms?: number;
  readonly lift?: number;
  readonly slope?: number;
  readonly things?: readonly Thing[];
  readonly view?: View;
  /** Arms that do not swing. */
  readonly arms?: Pose;
}

/** Two numbers around their usual size. */
const by = (size: number, a: number, b: number): readonly [number, number] => [a * size, b * size];

/** One step of a run: land, pass over the foot, push off, fly. */
function runPoses(gait: Gait = {}): [Pose, Pose, Pose, Pose] {
  const { lean = 6, size = 1, lift = 0, slope = 0, arms } = gait;
  const step = (pose: Pose, up = 0): Pose =>
    grounded({ neck: -lean / 2, lean, elbow: 88, ...pose, ...arms }, lift + up, slope);
  return [
    step({ hip: by(size, 26, -14), knee: [16, 92], foot: [6, -50], arm: by(size, -34, 30) }),
    step({ hip: by(size, 4, 22), knee: [26, 100], foot: [0, -36], arm: by(size, -6, 2) }),
    step({ hip: by(size, -26, 58), knee: [8, 88], foot: [-44, -10], arm: by(size, 34, -44) }),
    step({ hip: by(size, -30, 46), knee: [46, 52], foot: [-56, -4], arm: by(size, 36, -40) }, 7),
  ];
}
function run(gait: Gait = {}): Figure {
  const { ms = 90, things = [wayAhead(60, 118)], view } = gait;
  const look: Made = { mirrored: true, linear: true, things, ...(view && { view }) };
  return made(runPoses(gait), { ms: [ms, ms, ms, ms], ...look });
}

/** One step of a walk: heel down, over the foot. */
function walkPoses(gait: Gait = {}): [Pose, Pose] {
  const { lean = 2, size = 1, lift = 0, slope = 0, arms } = gait;
  const step = (pose: Pose): Pose => grounded({ lean, ...pose, ...arms }, lift, slope);
  return [
    step({
      hip: by(size, 24, -20),
      knee: [4, 16],
      foot: [12, -30],
      arm: by(size, -22, 24),
      elbow: 24,
    }),
    step({
      hip: by(size, 2, 14),
      knee: [3, 48],
      foot: [0, -20],
      arm: by(size, -2, 4),
      elbow: 24,
    }),
  ];
}
function walk(gait: Gait = {}): Figure {
  const { ms = 300, things = [wayAhead(44, 92)] } = gait;
  return made(walkPoses(gait), { ms: [ms, ms], mirrored: true, linear: true, things });
}

/** One knee up after the other, on the spot. */
function kneesUp(
  thigh: number,
  { ms = 200, hop = 0, skip = 0, lean = 0, knee = 96, things = [], ...more }: Gait & Knees = {},
): Figure {
  const { swing = [-30, 40], elbow = 80, foot = hop > 0 ? -36 : 0 } = more;
  const up: Pose = { hip: [thigh, 0], knee: [knee, 2], foot: [-8, foot], arm: swing };
  const change: Pose = {
    hip: [thigh * 0.4, thigh * 0.2],
    knee: [knee * 0.5, 24],
    foot: [-20, hop > 4 ? -40 : -16],
    arm: (swing[0] + swing[1]) / 2,
  };
  const both = [up, change].map((pose, index) =>
    grounded({ lean, elbow, ...pose }, index === 1 ? hop : skip),
  );
  return made(both, { ms: [ms, ms], mirrored: true, things });
}
interface Knees {
  readonly hop?: number;
  /** Off the floor while the knee is up. */
  readonly skip?: number;
  readonly knee?: number;
  /** Both arms while the right knee is up, and how far the elbows bend. */
  readonly swing?: readonly [right: number, left: number];
  readonly elbow?: number;
  /** The standing foot: 0 is flat. */
  readonly foot?: number;
}
/** Forearms level: the knees come up to the palms. */
const palmsOut = { swing: [4, 4], elbow: 86 } as const;
const longArms = { swing: [-38, 52], elbow: 12 } as const;

/** Into a sled with both hands on its poles. */
const pushing = (lean: number, x: number, grip: number, gait: Gait): Gait => ({
  ...gait,
  lean,
  arms: {
    neck: -lean / 2,
    elbowsTo: [0, -1, 0.4],
    reach: { handR: [x, grip, 18], handL: [x, grip, -18] },
  },
  things: station.pushSled(x, grip),
});

/** Against a wall, one knee up. */
const atWall: Pose = { lean: 34, neck: -14, arm: 84, elbow: 4 };
function wallDrive(ms: readonly [number, number]): Figure {
  const up: Pose = { ...atWall, hip: [76, -34], knee: [100, 0], foot: [-4, -34] };
  const change: Pose = { ...atWall, hip: [20, -20], knee: [60, 20], foot: [-40, -40] };
  const fixed = { joint: 'handL', at: [62, 132] } as const;
  return made([up, change], { ms, mirrored: true, pin: fixed, things: [wall(66)] });
}

/** To a mark, a hand to the line, and back. */
function shuttle(
  from: number,
  to: number,
  middle: readonly number[] = [],
  way: readonly Thing[] = [],
): Figure {
  const drive: Pose = {
    lean: 22,
    neck: -8,
    hip: [-14, 36],
    knee: [92, 16],
    foot: [-50, 6],
    arm: [34, -40],
    elbow: 88,
  };
  const running = (x: number, turn: number): Pose => grounded({ ...drive, at: [x, 0, 0], turn }, 6);
  const touch = (x: number, turn: number): Pose =>
    grounded({
      at: [x, 0, 0],
      turn,
      lean: 62,
      neck: -20,
      hip: [64, 96],
      knee: [134, 104],
      foot: [-34, 0],
      arm: [22, -40],
      elbow: [0, 40],
    });
  const half = (from + to) / 2;
  return made([running(half, 0), touch(to - 44, 30), running(half, 180), touch(from + 44, 150)], {
    ms: [500, 700, 500, 700],
    things: [...station.marks(from, ...middle, to), ...way],
    view: { turned: 12, tilted: way.length > 0 ? 20 : 14 },
  });
}

/** Low and sideways without crossing the feet. */
const front: View = { turned: 80, tilted: 10 };
const low: Pose = { lean: 26, neck: -18, arm: [30, -12], elbow: 86, spread: 10 };
const ready: Pose = { lean: 32, neck: -14, arm: 34, elbow: 70, spread: 16, kneesTo: [1, 0, 0.3] };
const slide = (z: number, right: number, left: number, lift = 0): Pose => ({
  ...ready,
  at: [-14, 72, z],
  reach: { ankleR: [0, 7 + lift, right], ankleL: [0, 7 + lift, left] },
});
const shuffle = (things: readonly Thing[], view = front): Figure =>
  made([slide(-40, -10, -66), slide(-18, 14, -24, 3), slide(4, 34, -22), slide(30, 58, 18, 3)], {
    ms: [260, 260, 260, 260],
    mirrored: true,
    view,
    things,
  });

/** Half of the way of two steps to one side. */
const twoSteps = (z: number): Thing => ({
  kind: 'arrow',
  from: [30, 0.5, z - Math.sign(z) * 20],
  to: [30, 0.5, z + Math.sign(z) * 20],
});

/** Four marks in the shape of a T: up the stem, to both sides, and back. */
const tCourse: readonly Thing[] = [
  ...[cone(40, 0), cone(40, 110), cone(40, -110), cone(190, 0)].flat(),
  { kind: 'arrow', from: [180, 0.5, 0], to: [62, 0.5, 0] },
  { kind: 'arrow', from: [40, 0.5, 16], to: [40, 0.5, 96] },
  { kind: 'arrow', from: [40, 0.5, -16], to: [40, 0.5, -96] },
];

/** Sitting back against a pull from the front, one foot behind the other. */
const pulled: Pose = { lean: -4, arm: 52, elbow: 2 };
const backward: [Pose, Pose] = [
  grounded({ ...pulled, hip: [50, 6], knee: [44, 40], foot: [6, -24] }),
  grounded({ ...pulled, hip: [32, 44], knee: [44, 76], foot: [0, -20] }),
];
/** Staggered and low, ready to push off. */
const staggered: Pose = grounded({
  lean: 48,
  neck: -18,
  hip: [62, -6],
  knee: [76, 68],
  foot: [0, -50],
  arm: [-34, 34],
  elbow: 60,
});
const driving: Pose = grounded(
  {
    lean: 44,
    neck: -18,
    hip: [14, 30],
    knee: [42, 96],
    foot: [-20, -40],
    elbow: 80,
  },
  4,
);
const stuck: Pose = grounded({
  lean: 34,
  neck: -14,
  hip: [84, -20],
  knee: [92, 74],
  foot: [0, -60],
  arm: [-20, 30],
  elbow: 70,
});

export const runs = (): Record<string, Figure> => ({
  run: run(),
  'tempo-run': run({
    lean: 8,
    size: 1.1,
    ms: 84,
    things: [wayAhead(60, 118), { kind: 'sign', of: 'slow', at: [70, 150, 0] }],
  }),
  'treadmill-run': run({ lift: station.beltHeight, things: station.treadmill }),
  'treadmill-walk': walk({ lift: station.beltHeight, things: station.treadmill }),
  'brisk-walk': walk({ size: 1.25, lean: 5, ms: 230 }),
  stride: run({ lean: 8, size: 1.35, ms: 76, things: [wayAhead(60, 170)] }),
  'build-up-run': run({
    lean: 10,
    size: 1.15,
    ms: 100,
    things: [wayAhead(52, 68), wayAhead(76, 106), wayAhead(114, 164)],
  }),
  '10-m-sprint': made([staggered, driving, runPoses({ lean: 40, size: 1.2 })[2], driving], {
    ms: [300, 250, 600, 500],
    things: [...station.marks(30), wayAhead(60, 118)],
  }),
  '30-m-sprint': run({
    lean: 20,
    size: 1.45,
    ms: 62,
    lift: 3,
    things: [...station.marks(-60, 150), wayAhead(66, 134)],
  }),
  'hill-sprint': run({ lean: 24, size: 1.25, slope: 0.24, lift: 21.6, things: station.hill(0.24) }),
  'sprint-in-place': kneesUp(80, {
    ms: 90,
    hop: 10,
    skip: 3,
    lean: 18,
    knee: 112,
    swing: [-64, 62],
    elbow: 96,
    foot: -50,
  }),
  'high-knees': kneesUp(98, { ms: 130, hop: 8, ...palmsOut }),
  'high-knee-march': kneesUp(96, { ms: 240, ...longArms }),
  'high-knee-walk': kneesUp(96, { ms: 380, lean: 2, things: [wayAhead(44, 92)] }),
  'march-in-place': kneesUp(66, { ms: 340, knee: 72, ...longArms }),
  'jog-in-place': kneesUp(24, {
    ms: 150,
    hop: 12,
    knee: 84,
    lean: 6,
    foot: -30,
    swing: [-34, 34],
    elbow: 92,
  }),
  'a-skip': kneesUp(94, { ms: 240, hop: 0.5, skip: 16, knee: 104, things: [wayAhead(44, 92)] }),
  'b-skip': made(
    [
      grounded({ hip: [92, 0], knee: [100, 2], foot: [0, -34], arm: [-34, 40], elbow: 84 }, 5),
      grounded({ hip: [78, -2], knee: [14, 2], foot: [10, -10], arm: [-26, 30], elbow: 84 }),
      grounded({ hip: [24, 0], knee: [6, 10], foot: [0, -10], arm: 4, elbow: 84 }),
    ],
    { ms: [260, 240, 220], mirrored: true, stills: [0, 1, 2], things: [wayAhead(50, 98)] },
  ),
  'butt-kick': made(
    [
      grounded({
        lean: 4,
        hip: [-2, 2],
        knee: [138, 6],
        foot: [-60, -20],
        arm: [30, -30],
        elbow: 84,
      }),
      grounded({ lean: 4, hip: 2, knee: [40, 30], foot: [-36, -36], arm: 4, elbow: 84 }, 4),
    ],
    { ms: [150, 120], mirrored: true },
  ),
  'straight-leg-march': made(
    [
      grounded({ arm: 10, elbow: 10, hip: [10, -6], knee: 2 }),
      grounded({ lean: 6, hip: [82, -4], knee: [2, 3], foot: [80, 0], arm: [-20, 74], elbow: 4 }),
    ],
    { ms: [500, 500], mirrored: true },
  ),
  'walking-quad-pull': made(
    [
      walkPoses()[0],
      grounded({ hip: [-4, 0], knee: [140, 2], foot: [-70, 0], arm: [-25, 150], elbow: [0, 6] }),
    ],
    { ms: [700, 900], mirrored: true, things: [wayAhead(44, 92)] },
  ),
  backpedal: made(
    [
      grounded({ ...low, hip: [44, -10], knee: [46, 62], foot: [0, -40] }),
      grounded({ ...low, hip: [50, -34], knee: [64, 22], foot: [0, -46] }),
      grounded({ ...low, hip: [16, 24], knee: [34, 66], foot: [-8, -30] }),
    ],
    {
      ms: [150, 150, 150],
      mirrored: true,
      things: [{ kind: 'arrow', from: [-40, 0.5, 0], to: [-104, 0.5, 0] }],
    },
  ),
  'fast-feet': made(
    [grounded({ ...ready, open: 14, shin: 4, hip: [66, 44], knee: [108, 58], foot: [-30, -20] })],
    { ms: [110], mirrored: true, view: { turned: 56, tilted: 9 } },
  ),
  'deceleration-to-stick': made([runPoses({ size: 1.2 })[0], stuck, stuck], {
    ms: [500, 1200, 600],
  }),
  'lateral-shuffle': shuffle([
    { kind: 'arrow', from: [30, 0.5, 20], to: [30, 0.5, 96] },
    { kind: 'arrow', from: [30, 0.5, -20], to: [30, 0.5, -96] },
  ]),
  'two-step-shuffle': made(
    [{ ...slide(46, 76, 18), at: [-18, 64, 44] }, slide(12, 34, -16, 3), slide(-12, 16, -34, 3)],
    {
      ms: [420, 220, 220],
      mirrored: true,
      view: front,
      things: [78, 26, -26, -78].map((z) => twoSteps(z)),
    },
  ),
  't-drill': shuffle(tCourse, { turned: 78, tilted: 26 }),
  'shuttle-run': shuttle(-90, 90),
  'pro-agility-5-10-5': shuttle(
    -90,
    90,
    [0],
    [
      { kind: 'arrow', from: [6, 0.5, 36], to: [84, 0.5, 36] },
      { kind: 'arrow', from: [84, 0.5, 60], to: [-84, 0.5, 60] },
      { kind: 'arrow', from: [-84, 0.5, 84], to: [-6, 0.5, 84] },
    ],
  ),
  'sled-push': run(pushing(58, 80, 84, { size: 1.1, ms: 120 })),
  'sled-sprint': run(pushing(44, 84, 100, { size: 1.2, ms: 70 })),
  'sled-march': walk(pushing(40, 80, 104, { size: 1.25, ms: 420 })),
  'forward-sled-drag': walk({
    lean: 28,
    size: 1.2,
    ms: 420,
    arms: { arm: -24, elbow: 12 },
    things: [
      ...station.dragSled(-90),
      { kind: 'rod', from: [-90, 12, 14], to: 'handR', of: 'strap' },
      { kind: 'rod', from: [-90, 12, -14], to: 'handL', of: 'strap' },
    ],
  }),
  'backward-sled-drag': made(backward, {
    ms: [340, 340],
    mirrored: true,
    linear: true,
    things: [
      ...station.dragSled(96),
      { kind: 'rod', from: [96, 12, 14], to: 'handR', of: 'strap' },
      { kind: 'rod', from: [96, 12, -14], to: 'handL', of: 'strap' },
    ],
  }),
  'wall-drive-march': wallDrive([700, 450]),
  'wall-drive-switch': wallDrive([600, 110]),
});
