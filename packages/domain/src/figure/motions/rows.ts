import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Cord, Thing } from '../things.ts';
import { mix, type Vector } from '../vector.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { bench, chair, column, post, rails, seat, tower, wall } from './rooms.ts';

const pull = [1000, 1700] as const;
const bar: readonly Thing[] = [hold.barInHands];
const forward = hold.dumbbellsHeld('forward');

/** Bent over with a flat back. */
const bent: Pose = { lean: 64, hip: 30, knee: 42, neck: -22 };
const level: Pose = { lean: 84, hip: 56, knee: 74, neck: -20 };
const hang: Pose = { arm: 2, spread: 8 };
const drawn: Pose = { arm: -56, elbow: 96, spread: 16, fore: 10 };
const wings: Pose = { arm: 4, elbow: 6, spread: 80 };
/** Where it is the hands that part. */
const fromAhead = { turned: 64, tilted: 10 };
const oneHang: Pose = { arm: [2, 40], elbow: [0, 10], spread: [6, 8] };
const oneDrawn: Pose = { arm: [-60, 40], elbow: [96, 10], spread: [14, 8] };

const onBench = (pose: Pose): Pose => ({ ...pose, reach: { handL: [50, 53, -12] } });

function row(base: Pose, from: Pose, to: Pose, options: Made = {}): Figure {
  return made(
    [
      { ...base, ...from },
      { ...base, ...to },
    ],
    { ms: pull, pin: feet, ...options },
  );
}
const bentRow = (things: readonly Thing[], base = bent): Figure =>
  row(base, hang, drawn, { things });

/** Standing or sitting, something ahead pulled to the ribs. */
const ahead: Pose = { arm: 76, elbow: 4, spread: 6 };
const atRibs: Pose = { arm: -36, elbow: 98, spread: 14, fore: 4 };
const atFace: Pose = { arm: 70, elbow: 70, spread: 66, fore: 10 };
const lines = (of: Cord, x: number, y: number): Thing[] => hold.linesFrom(of, () => [x, y, 0]);
const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
const floorSeat: Pose = { at: [0, 13, 0], hip: 86, knee: 8, foot: 70 };
const stride: Pose = { hip: [-14, 16], knee: [6, 22], lean: 6 };
const chestPad: readonly Thing[] = [
  ...seat(0),
  { kind: 'block', from: [20, 66, -14], to: [27, 112, 14] },
  { kind: 'rod', from: [26, 66, 0], to: [26, 0, 0] },
];
const levers: readonly Thing[] = [...hold.levers(92, 60, 24), ...tower(98, 150)];

/** The body in one line, leaning back from something it holds. */
function leanBack(
  lean: readonly [number, number],
  arms: readonly [Pose, Pose],
  things: readonly Thing[],
  more: Pose = {},
): Figure {
  const pose = (tilt: number, arm: Pose): Pose => ({
    lean: tilt,
    hip: -tilt,
    foot: 14,
    ...more,
    ...arm,
  });
  return made([pose(lean[0], arms[0]), pose(lean[1], arms[1])], {
    ms: pull,
    pin: { joint: 'ankleR', at: [24, 8] },
    things,
  });
}
const straps = [hold.beam(60, 230), ...hold.linesFrom('strap', (side) => [60, 230, 6 * side])];
const reaching: Pose = { arm: 84, spread: 6 };

/** A heavy rope from a sled up to the person, and a place on it. */
const ropeEnds: readonly [Vector, Vector] = [
  [112, 8, 0],
  [0, 100, 0],
];
const onRope = (share: number): Vector => mix(ropeEnds[0], ropeEnds[1], share);

/** Below a bar: heels on the floor, chest to the bar. */
function inverted(things: readonly Thing[]): Figure {
  const grip = { handR: [-26, 100, 24] as Vector, handL: [-26, 100, -24] as Vector };
  const pose = (lean: number): Pose => ({
    lean,
    neck: 6,
    hip: -lean,
    foot: 60,
    elbowsTo: [0.2, -1, 0.8],
    reach: grip,
  });
  return made([pose(-74), pose(-56)], {
    ms: pull,
    pin: { joint: 'ankleR', at: [96, 9] },
    things,
  });
}

/** A plank over two weights: one is rowed. */
function renegade(things: readonly Thing[]): Figure {
  const plank: Pose = { lean: 66, hip: -66, foot: -40, neck: -8, open: 14 };
  const hands = { handR: [62, 14, 22] as Vector, handL: [62, 14, -22] as Vector };
  return made(
    [
      { ...plank, reach: hands },
      { ...plank, elbowsTo: [-1, 0.6, 0.1], reach: { ...hands, handR: [26, 46, 22] } },
    ],
    {
      ms: [1000, 1200],
      pin: { joint: 'ankleR', at: [-64, 14] },
      view: { turned: 16, tilted: 12 },
      things,
    },
  );
}

/** Face down on a bench of this height and slope. */
function supported(
  things: readonly Thing[],
  lean: number,
  y: number,
  pad: readonly Thing[],
): Figure {
  const base: Pose = { at: [0, y, 0], lean, neck: -10, hip: lean > 80 ? -84 : -12, foot: -40 };
  const knee = lean > 80 ? 0 : 56;
  return made(
    [
      { ...base, knee, ...hang },
      { ...base, knee, ...drawn },
    ],
    {
      ms: pull,
      things: [...pad, ...things],
    },
  );
}
const slopePad: readonly Thing[] = [
  { kind: 'rod', from: [2, 62, 12], to: [48, 92, 12], of: 'lever' },
  { kind: 'rod', from: [2, 62, -12], to: [48, 92, -12], of: 'lever' },
  { kind: 'block', from: [-14, 42, -14], to: [14, 48, 14] },
  { kind: 'rod', from: [22, 80, 0], to: [30, 0, 0] },
];

const prone: Pose = { at: [0, 13, 0], lean: 80, hip: -90, foot: -160, neck: -4 };
const lookDown = { turned: 34, tilted: 52 };
const oneCable = (y: number): Thing[] => [
  ...column(110, y),
  { kind: 'rod', from: [110, y, 0], to: 'handR', of: 'cable' },
];
const single = (arm: number, elbow: number): Pose => ({
  arm: [arm, -8],
  elbow: [elbow, 16],
  spread: [8, 14],
});

/** Both elbows push this way. */
const elbowsPush = (way: Vector): Thing[] =>
  (['elbowR', 'elbowL'] as const).map((at) => ({ kind: 'push', at, way }));

export const rowMotions = (): Record<string, Figure> => ({
  'barbell-bent-over-row': bentRow(bar),
  'pendlay-row': bentRow(bar, level),
  'dumbbell-bent-over-row': bentRow(forward),
  'kettlebell-bent-over-row': row(
    bent,
    { arm: 2, spread: -13 },
    { arm: -46, elbow: 96, spread: 14, fore: -22 },
    { things: [{ kind: 'kettlebell', at: 'hands', hangs: 'down' }] },
  ),
  'band-bent-over-row': bentRow(hold.bandUnderFeet),
  'landmine-row': row(
    bent,
    { arm: 2, spread: -13 },
    { arm: -46, elbow: 96, spread: 14, fore: -22 },
    {
      things: [
        { kind: 'rod', from: [-110, 4, 0], to: 'hands' },
        { kind: 'wheel', at: 'hands', r: 13 },
      ],
    },
  ),
  'meadows-row': row(bent, oneHang, oneDrawn, {
    things: [
      { kind: 'rod', from: [10, 4, -110], to: 'handR' },
      { kind: 'wheel', at: 'handR', r: 11 },
    ],
  }),
  'one-arm-dumbbell-row': row(
    { ...level, hip: 40, knee: 50, lean: 78 },
    onBench(oneHang),
    onBench(oneDrawn),
    {
      things: [...forward.slice(0, 1), ...seat(58, 50)],
    },
  ),
  'kettlebell-one-arm-row': row({ ...bent, hip: [6, 44], knee: [22, 56] }, oneHang, oneDrawn, {
    things: hold.kettlebellsHeld('down').slice(0, 1),
  }),
  'kettlebell-gorilla-row': row(
    { ...level, open: 14, hip: 50, knee: 62 },
    { arm: [2, 2], elbow: [0, 0], spread: 4 },
    { arm: [-56, 2], elbow: [96, 0], spread: [14, 4] },
    { things: hold.kettlebellsHeld('down') },
  ),
  'dumbbell-reverse-fly': row(bent, { ...hang, spread: 2 }, wings, {
    things: forward,
    view: fromAhead,
  }),
  'bent-over-reverse-fly': row(bent, { ...hang, spread: 2 }, wings, { view: fromAhead }),
  'dumbbell-renegade-row': renegade(forward),
  'kettlebell-renegade-row': renegade(hold.kettlebellsHeld('down')),
  'chest-supported-dumbbell-row': supported(forward, 58, 78, slopePad),
  'chest-supported-t-bar-row': supported(
    [{ kind: 'rod', from: [-60, 10, 0], to: 'hands' }, hold.barInHands],
    58,
    78,
    slopePad,
  ),
  'seal-row': supported(bar, 90, 92, bench(-20, 70, 82)),
  'seated-dumbbell-row': row({ ...sitting, lean: 56, neck: -16 }, { arm: 6 }, drawn, {
    things: [...chair(0), ...forward],
    pin: { joint: 'pelvis', at: [0, 53] },
  }),
  'band-face-pull': row(stride, ahead, atFace, { things: [post(110), ...lines('band', 110, 150)] }),
  'cable-face-pull': row(stride, ahead, atFace, {
    things: [...column(110, 150), ...lines('cable', 110, 150)],
  }),
  'band-pull-apart': row(
    {},
    { arm: 82, spread: 4 },
    { arm: 82, spread: 74 },
    {
      things: [{ kind: 'rod', from: 'handR', to: 'handL', of: 'band' }],
      view: { turned: 50, tilted: 9 },
    },
  ),
  'seated-band-pull-apart': sat('band', { arm: 82, spread: 4 }, { arm: 82, spread: 74 }),
  'seated-towel-pull-apart': sat(
    'towel',
    { arm: 60, elbow: 40, spread: 10 },
    { arm: 58, elbow: 42, spread: 22 },
    [
      { kind: 'push', at: 'handR', way: [0, 0, 44] },
      { kind: 'push', at: 'handL', way: [0, 0, -44] },
    ],
  ),
  'cable-seated-row': onFloor([...column(120, 40), ...lines('cable', 120, 40)], 24),
  'band-seated-row': onFloor([
    { kind: 'rod', from: 'toeR', to: 'handR', of: 'band' },
    { kind: 'rod', from: 'toeL', to: 'handL', of: 'band' },
  ]),
  'towel-row': onFloor([
    { kind: 'rod', from: 'toeR', to: 'handR', of: 'towel' },
    { kind: 'rod', from: 'toeR', to: 'handL', of: 'towel' },
  ]),
  'chair-band-row': made(
    [
      { ...sitting, ...ahead },
      { ...sitting, ...atRibs },
    ],
    {
      ms: pull,
      things: [...chair(0), ...hold.bandUnderFeet],
    },
  ),
  'seated-blade-squeeze': made(
    [
      { ...sitting, curve: 14, arm: 26, elbow: 76, spread: 10 },
      { ...sitting, curve: -6, arm: -44, elbow: 112, spread: 26, fore: 10 },
    ],
    { ms: pull, view: { turned: -46, tilted: 14 }, things: seat(0) },
  ),
  'machine-row': made(
    [
      { ...sitting, ...ahead },
      { ...sitting, ...atRibs },
    ],
    {
      ms: pull,
      things: [...chestPad, ...levers],
    },
  ),
  'one-arm-machine-row': made(
    [
      { ...sitting, arm: [76, 50], elbow: [4, 40] },
      { ...sitting, arm: [-36, 50], elbow: [98, 40] },
    ],
    { ms: pull, things: [...chestPad, ...levers.slice(0, 1), ...tower(98, 150)] },
  ),
  'one-arm-cable-row': row({ hip: 12, knee: 18, lean: 6 }, single(70, 4), single(-40, 98), {
    things: oneCable(90),
  }),
  'cable-split-stance-row': row(stride, single(70, 4), single(-40, 98), { things: oneCable(70) }),
  'sled-rope-row': row(
    { hip: 46, knee: 62, lean: 10 },
    { reach: { handR: onRope(0.56), handL: onRope(0.96) } },
    { lean: -6, reach: { handR: onRope(0.96), handL: onRope(0.56) } },
    {
      ms: [700, 700],
      things: [
        { kind: 'rod', from: ropeEnds[0], to: ropeEnds[1], of: 'rope' },
        { kind: 'rod', from: ropeEnds[1], to: [-2, 2, 22], of: 'rope' },
        { kind: 'block', from: [110, 0, -20], to: [150, 12, 20] },
        { kind: 'block', from: [116, 12, -13], to: [142, 24, 13] },
      ],
    },
  ),
  'suspension-row': leanBack([-46, -26], [reaching, { ...atRibs, arm: -10 }], straps),
  'ring-row': leanBack([-52, -32], [reaching, { ...atRibs, arm: -10 }], hold.rings(60, 230, 8)),
  'suspension-face-pull': leanBack([-34, -18], [reaching, { ...atFace, arm: 90 }], straps),
  'suspension-y-fly': leanBack([-34, -12], [reaching, { arm: 150, spread: 26 }], straps),
  'single-arm-suspension-row': leanBack(
    [-40, -22],
    [
      { arm: [84, 10], spread: 6 },
      { arm: [-10, 10], elbow: [98, 20] },
    ],
    straps.slice(0, 2),
    { open: 12 },
  ),
  'suspension-power-pull': leanBack(
    [-40, -14],
    [
      { arm: [84, -20], spread: [6, 50], twist: -40 },
      { arm: [60, 110], elbow: [60, 4], twist: 10 },
    ],
    straps.slice(0, 2),
    { open: 12 },
  ),
  'inverted-row': inverted([{ kind: 'rod', from: [-26, 100, -60], to: [-26, 100, 60] }]),
  'smith-inverted-row': inverted([
    { kind: 'rod', from: [-26, 100, -60], to: [-26, 100, 60] },
    ...rails(-26, 200),
  ]),
  'front-lever-row': made(
    [lever([0, 152, 0], { hip: 150, knee: 130 }), lever([0, 186, 0], { hip: 150, knee: 130 })],
    { ms: pull, things: [{ kind: 'rod', from: [-46, 206, -55], to: [-46, 206, 55] }] },
  ),
  'floor-elbow-row': made(
    [
      { lean: -90, hip: 132, knee: 104, arm: 80, elbow: 96, spread: 20 },
      { lean: -80, neck: 6, hip: 132, knee: 104, arm: 62, elbow: 110, spread: 20 },
    ],
    {
      ms: [1100, 1400],
      pin: { joint: 'pelvis', at: [0, 13] },
      things: elbowsPush([0, -30, 0]),
    },
  ),
  'wall-elbow-row': made(
    [
      { lean: -16, hip: 16, arm: -70, elbow: 110, foot: 0 },
      { lean: -6, hip: 6, arm: -84, elbow: 110, foot: 0 },
    ],
    {
      ms: [1100, 1400],
      pin: { joint: 'ankleR', at: [10, 7] },
      things: [wall(-46), ...elbowsPush([-34, 0, 0])],
    },
  ),
  'shoulder-blade-squeeze': row(
    {},
    { arm: 14, elbow: 84, spread: 8 },
    { arm: -22, elbow: 100, spread: 20 },
    { view: { turned: -40, tilted: 9 } },
  ),
  'prone-y-t-w-raise': made(
    [
      { ...prone, arm: 96, spread: 26 },
      { ...prone, arm: 92, spread: 84 },
      { ...prone, arm: 180, elbow: -96, spread: 64, fore: 20 },
    ],
    { ms: [1200, 1200, 1200], view: lookDown },
  ),
  'reverse-snow-angel': made(
    [
      { ...prone, arm: -96, spread: 10 },
      { ...prone, arm: -180, spread: 82 },
      { ...prone, arm: -264, spread: 14 },
    ],
    { ms: [1000, 1000, 1800], view: lookDown },
  ),
});

/** Seated on a chair with something tight between the hands. */
function sat(of: Cord, from: Pose, to: Pose, more: readonly Thing[] = []): Figure {
  return made(
    [
      { ...sitting, ...from },
      { ...sitting, ...to },
    ],
    {
      ms: pull,
      view: { turned: 50, tilted: 9 },
      things: [...chair(0), { kind: 'rod', from: 'handR', to: 'handL', of }, ...more],
    },
  );
}

/** Seated on the floor or a low pad with long legs. */
function onFloor(things: readonly Thing[], height = 0): Figure {
  const base: Pose = {
    ...floorSeat,
    at: [0, 13 + height, 0],
    ...(height > 0 && { hip: 76, knee: 18 }),
  };
  const pad: Thing[] =
    height > 0 ? [{ kind: 'block', from: [-20, 0, -16], to: [26, height, 16] }] : [];
  return made(
    [
      { ...base, lean: 10, ...ahead },
      { ...base, lean: -4, ...atRibs },
    ],
    {
      ms: pull,
      things: [...pad, ...things],
    },
  );
}

/** Level below a bar, knees tucked. */
function lever(at: Vector, legs: Pose): Pose {
  return {
    at,
    lean: -88,
    neck: 8,
    ...legs,
    foot: 20,
    elbowsTo: [0.3, -1, 0.6],
    reach: { handR: [-46, 206, 22], handL: [-46, 206, -22] },
  };
}
