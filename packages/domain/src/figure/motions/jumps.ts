import type { Figure } from '../figure.ts';
import { type Pose, usual } from '../pose.ts';
import type { Thing } from '../things.ts';
import { fromTheFront, fromTheSide } from '../view.ts';
import { feet, type Made, made, placedAt, reaching } from './made.ts';
import { box, chair } from './rooms.ts';

const back: Pose = { arm: -46, elbow: 10 };
const high: Pose = { arm: 160, elbow: 10 };
const crouch: Pose = { ...back, lean: 40, hip: 62, knee: 86, neck: -14 };
const landing: Pose = { arm: 55, elbow: 20, lean: 30, hip: 58, knee: 78, neck: -12 };
const tall: Pose = { arm: 4, elbow: 6 };
const airborne: Pose = { ...high, foot: -55 };

/** Crouch, fly, land: places in centimetres along the way and above the floor. */
function jump(
  { air = {}, to = 0, height = 34, land = landing }: Jump = {},
  more: Made = {},
): Figure {
  const fly = placedAt({ ...airborne, ...air }, to / 2, height);
  return made([placedAt(crouch, 0), fly, placedAt(land, to)], {
    ms: to === 0 ? [320, 320, 900] : [360, 360, 1100],
    ...more,
  });
}

interface Jump {
  readonly air?: Pose;
  readonly to?: number;
  readonly height?: number;
  readonly land?: Pose;
}

/** Onto a box: landing stands on it. */
function ontoBox(
  height: number,
  start: Pose = placedAt(crouch, -46),
  things: readonly Thing[] = [],
) {
  return made(
    [
      start,
      placedAt({ ...airborne, hip: 66, knee: 96, arm: 100 }, -14, height + (height > 20 ? 24 : 8)),
      placedAt(landing, 22, height),
      placedAt(tall, 22, height),
    ],
    { ms: [380, 320, 500, 1200], things: [box(4, 52, height), ...things] },
  );
}

/** From a box down to the floor. */
function offBox(more: readonly Pose[]): Figure {
  const height = 38;
  return made([placedAt(tall, -40, height), placedAt({ ...landing, arm: 20 }, 14), ...more], {
    ms: [600, 500, 500, 900],
    things: [box(-66, -24, height)],
  });
}

const hurdle = (z: number): Thing[] => [
  { kind: 'rod', from: [0, 26, z], to: [0, 26, z + 60] },
  { kind: 'rod', from: [0, 0, z], to: [0, 26, z] },
  { kind: 'rod', from: [0, 0, z + 60], to: [0, 26, z + 60] },
];

/** From foot to foot sideways: the body over the foot it lands on, the free leg behind it. */
function skater(wide: number): Figure {
  const low: Pose = {
    at: [-12, 70, wide - 14],
    lean: 36,
    neck: -16,
    side: 22,
    twist: 18,
    arm: [-44, 40],
    elbow: [30, 40],
    spread: [16, -14],
    foot: [0, -46],
    kneesTo: [1, 0, 0.1],
    reach: { ankleR: [0, 7, wide], ankleL: [-34, 18, wide + 32] },
  };
  const air: Pose = {
    ...low,
    at: [-4, 98, 0],
    lean: 22,
    side: 0,
    twist: 0,
    arm: 10,
    spread: 26,
    foot: -46,
    reach: { ankleR: [-16, 26, wide * 0.7], ankleL: [-6, 26, -wide * 0.9] },
  };
  return made([low, air], {
    ms: [480, 340],
    mirrored: true,
    view: { turned: 80, tilted: 10 },
    things: [
      { kind: 'arrow', from: [40, 0.5, -wide / 2], to: [40, 0.5, wide] },
      { kind: 'arrow', from: [40, 0.5, wide / 2], to: [40, 0.5, -wide] },
    ],
  });
}

const onToes = (lift: number, more: Pose = {}): Pose =>
  placedAt({ arm: 10, elbow: 50, hip: 8, knee: 14, foot: -40, ...more }, 0, lift);
const lineAlong: Thing = { kind: 'rod', from: [-70, 0, 0], to: [90, 0, 0] };
const toAndFro: readonly Thing[] = [
  { kind: 'arrow', from: [46, 0.5, -4], to: [46, 0.5, 46] },
  { kind: 'arrow', from: [46, 0.5, 4], to: [46, 0.5, -46] },
];
const trapBar: readonly Thing[] = [{ kind: 'barbell', on: 'hands', trap: true }];
const carried: Pose = { arm: 0, spread: 14, elbow: 0 };

/** A leap over a line or hurdle to the side, both feet together. */
function sideways(height: number, things: readonly Thing[]): Figure {
  const down = (z: number): Pose => {
    const pose = placedAt({ arm: 20, elbow: 70, hip: 34, knee: 50, lean: 16 });
    return { ...pose, at: [pose.at?.[0] ?? 0, pose.at?.[1] ?? 90, z] };
  };
  const air = placedAt({ arm: 40, elbow: 60, hip: 50, knee: 84, foot: -40 }, 0, height);
  return made([down(24), air], {
    ms: [260, 260],
    mirrored: true,
    view: { turned: 72, tilted: 16 },
    things,
  });
}

const handsDown = (x: number, feetAt = -58): Pick<Pose, 'reach'> => {
  const y = feetAt < 0 ? 14 : 7;
  const ankles = { ankleR: [feetAt, y, 12], ankleL: [feetAt, y, -12] } as const;
  return { reach: { handR: [x, 4, 20], handL: [x, 4, -20], ...ankles } };
};
const chestDown: Pose = {
  at: [28.8, 18, 0],
  lean: 84,
  neck: -10,
  foot: -40,
  kneesTo: [0.4, -1, 0.2],
  elbowsTo: [-1, 0.5, 0.5],
  ...handsDown(68),
};
const pushedUp: Pose = { ...chestDown, at: [22.8, 46, 0], lean: 69, neck: -6 };
/** The same, for straight legs that bend under the body next, not towards the floor. */
const outOfTuck: Pose = { ...pushedUp, kneesTo: usual.kneesTo };

/** From a line on the floor to another, with the way between them. */
const ahead = (to: number): Thing[] => [
  { kind: 'rod', from: [-16, 0, 34], to: [-16, 0, -34] },
  { kind: 'rod', from: [to + 22, 0, 34], to: [to + 22, 0, -34] },
  { kind: 'arrow', from: [4, 0.5, 40], to: [to + 8, 0.5, 40] },
];

export const jumps = (): Record<string, Figure> => ({
  'squat-jump': jump(),
  'tuck-jump': jump({ air: { hip: 112, knee: 124, arm: 70, elbow: 60 }, height: 62 }),
  'broad-jump': jump(
    { to: 120, height: 26, air: { lean: 34, hip: 74, knee: 66, arm: 112, elbow: 16 } },
    { things: ahead(120) },
  ),
  'mini-broad-jump': jump(
    { to: 60, height: 12, air: { lean: 30, hip: 60, knee: 62, arm: 84, elbow: 30 } },
    { things: ahead(60) },
  ),
  'hurdle-hop': jump(
    { to: 70, height: 44, air: { hip: 70, knee: 100, arm: 90 } },
    {
      things: [
        { kind: 'rod', from: [35, 28, -30], to: [35, 28, 30] },
        { kind: 'rod', from: [35, 0, -30], to: [35, 28, -30] },
        { kind: 'rod', from: [35, 0, 30], to: [35, 28, 30] },
      ],
    },
  ),
  'trap-bar-jump': made(
    [
      placedAt({ ...crouch, ...carried }),
      placedAt({ ...carried, foot: -55 }, 0, 22),
      placedAt({ ...landing, ...carried }),
    ],
    { ms: [340, 340, 1000], things: trapBar },
  ),
  'box-jump': ontoBox(58),
  'low-box-jump': ontoBox(18),
  'single-leg-box-jump': ontoBox(
    30,
    placedAt({ ...crouch, hip: [50, 24], knee: [72, 104], foot: [0, -50] }, -46),
  ),
  'seated-box-jump': ontoBox(
    44,
    placedAt({ ...back, lean: 26, hip: 90, knee: 90 }, -58),
    chair(-102),
  ),
  'lateral-box-hop': made(
    [
      { ...placedAt(crouch), at: [-20, 66, 34] },
      { ...airborne, at: [0, 132, 6], hip: 66, knee: 96, arm: 90 },
      { ...placedAt(landing, 0, 28), at: [-14, 98, -26] },
    ],
    {
      ms: [360, 340, 1000],
      view: fromTheFront,
      things: [{ kind: 'block', from: [-26, 0, -52], to: [26, 28, -6] }],
    },
  ),
  'depth-drop': offBox([]),
  'depth-jump': offBox([placedAt({ ...airborne, arm: 168 }, 14, 40), placedAt(landing, 14)]),
  'drop-squat': made(
    [
      { ...tall, arm: 172 },
      { ...landing, arm: -30 },
    ],
    {
      ms: [350, 1200],
      pin: feet,
    },
  ),
  'snap-down': made(
    [
      { arm: 170, foot: -34 },
      { ...landing, arm: -40 },
    ],
    {
      ms: [320, 1200],
      pin: { joint: 'toeR', at: [17, 3] },
    },
  ),
  'pogo-hop': made([onToes(6), onToes(24, { knee: 4, hip: 2 })], { ms: [180, 180] }),
  'line-hop': sideways(14, [lineAlong, ...toAndFro]),
  'lateral-hurdle-hop': sideways(34, [...hurdle(-30).map(turned), ...toAndFro]),
  'skater-hop': skater(32),
  'lateral-bound': skater(50),
  'burpee-broad-jump': made(
    [
      chestDown,
      pushedUp,
      outOfTuck,
      { at: [14, 44, 0], lean: 68, neck: -10, kneesTo: [1, 0.5, 0.2], ...handsDown(68, 38) },
      reaching(placedAt({ ...airborne, lean: 20, hip: 30, knee: 40 }, 90, 30)),
      reaching(placedAt(landing, 130)),
      { at: [106, 44, 0], lean: 68, neck: -10, kneesTo: [1, 0.5, 0.2], ...handsDown(160, 130) },
      outOfTuck,
      pushedUp,
    ],
    {
      ms: [420, 1, 380, 420, 360, 500, 420, 1, 280],
      stills: [0, 3, 4],
      things: ahead(130).slice(2),
    },
  ),
  'jump-lunge': made(
    [
      {
        at: [0, 62, 0],
        lean: 8,
        hip: [72, -18],
        knee: [78, 72],
        foot: [0, -50],
        arm: [-30, 40],
        elbow: 70,
      },
      { at: [0, 112, 0], lean: 4, hip: [10, 10], knee: [20, 20], foot: -50, arm: 20, elbow: 70 },
    ],
    { ms: [360, 360], mirrored: true },
  ),
  'alternate-bounding': made(
    [
      {
        at: [0, 92, 0],
        lean: 10,
        hip: [-30, 66],
        knee: [8, 80],
        foot: [-36, 0],
        arm: [50, -50],
        elbow: 80,
      },
      {
        at: [0, 118, 0],
        lean: 8,
        hip: [-40, 74],
        knee: [44, 70],
        foot: [-60, 10],
        arm: [60, -60],
        elbow: 80,
      },
    ],
    {
      ms: [300, 420],
      mirrored: true,
      view: fromTheSide,
      things: [{ kind: 'arrow', from: [70, 0.5, 26], to: [140, 0.5, 26] }],
    },
  ),
});

/** A hurdle that stands along the way of facing instead of across it. */
function turned(thing: Thing): Thing {
  if (thing.kind !== 'rod' || typeof thing.from === 'string' || typeof thing.to === 'string') {
    return thing;
  }
  const [fx, fy, fz] = thing.from;
  const [tx, ty, tz] = thing.to;
  return { ...thing, from: [fz, fy, fx], to: [tz, ty, tx] };
}
