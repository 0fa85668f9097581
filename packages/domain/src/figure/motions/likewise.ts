import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import * as hold from './holds.ts';
import { feet, made } from './made.ts';
import { chair, cone, stairsThing } from './rooms.ts';

/** The motion of another exercise, with what stands or hangs around this one. */
function like(source: Figure | undefined, things: readonly Thing[] = source?.things ?? []): Figure {
  if (!source) throw new Error('Nothing to draw it like.');
  return { ...source, things };
}

const bag: Thing[] = [
  { kind: 'block', from: [62, 60, -17], to: [96, 150, 17] },
  { kind: 'rod', from: [79, 150, 0], to: [79, 225, 0], of: 'rope' },
];

const opposite = (x: number): Thing => ({ kind: 'partner', x });

const front = { turned: 90, tilted: 6 };
/** Hands behind the head, on a chair. */
const seated: Pose = {
  at: [-2, 53, 0],
  hip: 90,
  knee: 88,
  arm: 150,
  elbow: 140,
  spread: 48,
  fore: -38,
};
const passing: Pose = { arm: 20, elbow: 110, spread: 16, fore: -26 };
const highFive: Pose = { at: [16, 46, 0], lean: 69, hip: -69, foot: -40, neck: -22, open: 14 };

/** One knee on the floor, one hand on a chair; and tall beside it. */
const kneel: Pose = {
  at: [-16, 50, 0],
  lean: 8,
  foot: [0, -50],
  kneesTo: [1, -0.15, 0.1],
  reach: { ankleR: [18, 7, 9], ankleL: [-60, 16, -9], handR: [14, 60, 12], handL: [28, 88, -36] },
};
const tall: Pose = {
  at: [8, 91, 0],
  kneesTo: [1, -0.15, 0.1],
  reach: { ankleR: [18, 7, 9], ankleL: [-14, 7, -9], handR: [4, 86, 22], handL: [28, 88, -36] },
};
const allFours: Pose = {
  at: [-30, 52, 0],
  lean: 84,
  neck: -10,
  foot: -50,
  kneesTo: [1, -0.6, 0.1],
  reach: { ankleR: [-72, 16, 9], ankleL: [-72, 16, -9], handR: [22, 4, 17], handL: [22, 4, -17] },
};

const bell = (hangs: 'up' | 'down'): Thing[] => [{ kind: 'kettlebell', at: 'hands', hangs }];
const toHands: Thing[] = [
  { kind: 'rod', from: 'ankleR', to: 'hands', of: 'band' },
  { kind: 'rod', from: 'ankleL', to: 'hands', of: 'band' },
];
/** On the floor with long legs, the feet at this angle. */
const longLegs = (foot: number): Pose => ({
  hip: 90,
  knee: 2,
  foot,
  arm: 34,
  elbow: 30,
  spread: 6,
});
const onThighs: Pose = { at: [0, 53, 0], hip: 90, knee: 88, lean: 24, arm: 30, elbow: 62 };

/** Foot over foot up three steps. */
function upStairs(more: readonly Thing[] = []): Figure {
  const step = (at: Vector, right: Vector, left: Vector, swing: number): Pose => ({
    at,
    lean: 12,
    arm: [-swing, swing],
    elbow: 40,
    kneesTo: [1, 0.1, 0.1],
    reach: { ankleR: right, ankleL: left },
  });
  return made(
    [
      step([-8, 90, 0], [22, 25, 9], [-16, 7, -9], 26),
      step([22, 108, 0], [22, 25, 9], [50, 43, -9], -26),
      step([48, 126, 0], [80, 61, 9], [50, 43, -9], 26),
    ],
    { ms: [700, 700, 1200], stills: [0, 1, 2], things: [...stairsThing(6), ...more] },
  );
}

/** Exercises whose motion is that of another, and small moves of the head and neck. */
export const likewise = (of: (id: string) => Figure | undefined): Record<string, Figure> => ({
  'heavy-bag-round': like(of('shadow-boxing'), bag),
  'stair-climb': upStairs(),
  'loaded-stair-climb': upStairs([{ kind: 'pack' }]),
  'stair-step-down': like(of('box-step-down')),
  'half-kneel-to-stand': made([kneel, tall], {
    ms: [1600, 1800],
    things: [
      ...(hold.onChair.things ?? []),
      { kind: 'block', from: [-34, 0, -20], to: [-2, 4, 2] },
    ],
  }),
  'floor-get-up': made([allFours, kneel, tall], {
    ms: [1800, 1500, 2200],
    stills: [0, 1, 2],
    things: hold.onChair.things ?? [],
  }),
  'partner-chest-pass-squat': made(
    [
      { ...passing, lean: 28, neck: -12, hip: 100, knee: 130 },
      { arm: 84, elbow: 2, spread: -8, lean: 4 },
    ],
    {
      ms: [900, 1300],
      pin: feet,
      things: [
        { kind: 'ball', at: 'hands', r: 14 },
        opposite(104),
        { kind: 'arrow', from: [78, 158, 0], to: [130, 158, 0] },
      ],
    },
  ),
  'cone-relay': like(of('shuttle-run'), [...cone(-92, 0), ...cone(92, 0)]),
  'mirror-shuffle': {
    ...like(of('lateral-shuffle'), [...(of('lateral-shuffle')?.things ?? []), opposite(64)]),
    view: { turned: 48, tilted: 16 },
  },
  'high-five-plank': made(
    [
      { ...highFive, reach: { handR: [62, 4, 20], handL: [62, 4, -20] } },
      { ...highFive, reach: { handR: [112, 62, 6], handL: [62, 4, -20] } },
    ],
    {
      ms: [600, 700],
      view: { turned: 22, tilted: 12 },
      things: [opposite(116)],
    },
  ),
  'dumbbell-front-raise': made(
    [
      { arm: 6, spread: 6 },
      { arm: 90, spread: 6 },
    ],
    { pin: feet, things: of('dumbbell-curl')?.things ?? [] },
  ),
  'kettlebell-curl': like(of('rope-hammer-curl'), bell('up')),
  'kettlebell-triceps-extension': like(of('overhead-triceps-extension'), bell('up')),
  'kettlebell-calf-raise': like(of('dumbbell-calf-raise'), [
    { kind: 'kettlebell', at: 'handR', hangs: 'down' },
  ]),
  'kettlebell-russian-twist': like(of('dumbbell-russian-twist'), bell('down')),
  'band-hammer-curl': like(of('hammer-curl'), hold.bandUnderFeet),
  'band-overhead-triceps-extension': like(of('overhead-triceps-extension'), [
    { kind: 'rod', from: 'ankleL', to: 'hands', of: 'band' },
  ]),
  'band-wrist-curl': like(of('dumbbell-wrist-curl'), [
    ...chair(0),
    { kind: 'rod', from: 'ankleR', to: 'fingersR', of: 'band' },
  ]),
  'band-calf-press': made([longLegs(92), longLegs(46)], {
    ms: [1300, 1500],
    pin: { joint: 'pelvis', at: [0, 13] },
    things: (['R', 'L'] as const).map((side) => ({
      kind: 'rod',
      from: `toe${side}`,
      to: `hand${side}`,
      of: 'band',
    })),
  }),
  'foot-band-dead-bug': like(of('dead-bug'), [
    { kind: 'rod', from: 'ankleR', to: 'ankleL', of: 'band' },
  ]),
  'band-russian-twist': like(of('russian-twist'), toHands),
  'band-sumo-deadlift': like(of('kettlebell-sumo-deadlift'), toHands),
  'barbell-reverse-curl': like(of('barbell-curl')),
  'barbell-wrist-curl': made(
    [
      { ...onThighs, wrist: -50 },
      { ...onThighs, wrist: 60 },
    ],
    {
      ms: [1000, 1700],
      view: { turned: 40, tilted: 14 },
      things: [...chair(0), { kind: 'rod', from: 'fingersR', to: 'fingersL' }],
    },
  ),
  'barbell-curl-to-press': made(
    [
      { arm: 4, spread: 8 },
      { arm: 35, elbow: 128, spread: 8 },
      { arm: 176, spread: 8 },
    ],
    { ms: [1200, 1000, 1600], stills: [0, 1, 2], pin: feet, things: [hold.barInHands] },
  ),
  'chin-tuck': made([{ neck: 34 }, { neck: 2 }], {
    pin: feet,
    view: { turned: 8, tilted: 6 },
    things: [{ kind: 'arrow', from: [56, 166, 0], to: [24, 166, 0] }],
  }),
  'neck-half-circle': made(
    [
      { at: [0, 94, 0], tilt: 44, neck: 16 },
      { at: [0, 94, 0], tilt: 0, neck: 52 },
    ],
    {
      ms: [1600, 1600],
      mirrored: true,
      view: front,
      things: [
        { kind: 'arrow', from: [30, 128, 26], to: [30, 118, 6] },
        { kind: 'arrow', from: [30, 118, -6], to: [30, 128, -26] },
      ],
    },
  ),
  'chair-upper-back-extension': made(
    [
      { ...seated, curve: 8 },
      { ...seated, lean: -10, curve: -34, neck: -16 },
    ],
    { ms: [1600, 1600], view: { turned: 26, tilted: 9 }, things: chair(0) },
  ),
});
