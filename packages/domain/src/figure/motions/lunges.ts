import { type Figure, figure } from '../figure.ts';
import type { Key, Motion } from '../motion.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import { fromTheFront, fromTheSide, type View } from '../view.ts';
import * as hold from './holds.ts';
import { box, chair, rails, seat, wayAhead } from './rooms.ts';

type More = {
  readonly things?: readonly Thing[];
  readonly view?: View;
  readonly mirrored?: boolean;
};

function made({ grip, things = [] }: hold.Hold, keys: readonly Pose[], more: More = {}): Figure {
  const times = keys.length === 2 ? [1600, 1100] : [900, 900, 900];
  const [first, ...rest] = keys.map((pose, index): Key => ({ pose, ms: times[index] ?? 900 }));
  if (!first) throw new Error('A motion needs a key.');
  const motion: Motion = {
    keys: [first, ...rest],
    ...(grip && { grip }),
    ...(more.mirrored && { mirrored: true }),
  };
  return figure(motion, {
    view: more.view ?? fromTheSide,
    things: [...things, ...(more.things ?? [])],
  });
}

const front = (x: number): Vector => [x, 7, 9];
const knees: Vector = [1, -0.15, 0.1];

/** Both feet told, the hips between them. */
function stride(arms: Pose, at: Vector, right: Vector, left: Vector, more: Pose = {}): Pose {
  const lift: readonly [number, number] = [right[1] > 12 ? -55 : 0, left[1] > 12 ? -55 : 0];
  return {
    ...arms,
    at,
    kneesTo: knees,
    foot: lift,
    reach: { ...arms.reach, ankleR: right, ankleL: left },
    ...more,
  };
}

const standing: Vector = [0, 93, 0];
/** Hands together before the chest. */
const clasped: Pose = { arm: 24, elbow: 112, spread: 16, fore: -34 };

/** One foot steps back and the knee sinks. */
const reverse = (held: hold.Hold, depth = 57, more?: More): Figure =>
  made(
    held,
    [
      stride(held.arms, standing, front(0), [0, 7, -9]),
      stride(held.arms, [-32, depth, 0], front(0), [-78, 16, -9], { lean: 8 }),
    ],
    more,
  );

/** One foot steps forward and pushes back. */
const ahead = (held: hold.Hold): Figure =>
  made(held, [
    stride(held.arms, standing, front(0), [0, 7, -9]),
    stride(held.arms, [44, 57, 0], front(76), [0, 16, -9], { lean: 6 }),
  ]);

/** From lunge to lunge: the feet pass, the ground moves. */
const walking = (held: hold.Hold): Figure =>
  made(
    held,
    [
      stride(held.arms, [0, 57, 0], front(34), [-46, 16, -9], { lean: 6 }),
      stride(held.arms, [0, 92, 0], front(0), [2, 24, -9], { lean: 4 }),
    ],
    { mirrored: true, things: [wayAhead(62, 116)] },
  );

/** The feet stay in a long stride. */
const split = (held: hold.Hold, options: { rear?: Vector; depth?: number } & More = {}): Figure => {
  const { rear = [-42, 15, -9], depth = 56, ...more } = options;
  return made(
    held,
    [
      stride(held.arms, [-4, 84, 0], front(26), rear, { lean: 4 }),
      stride(held.arms, [-4, depth, 0], front(26), rear, { lean: 12 }),
    ],
    more,
  );
};

const rearRaised = (held: hold.Hold, things: readonly Thing[] = seat(-60, 42)): Figure =>
  split(held, { rear: [-56, 49, -9], depth: 58, things });

/** One foot stays on a box of this height; the other one comes up to it. */
const stepUp = (held: hold.Hold, height = 36): Figure =>
  made(
    held,
    [
      stride(held.arms, [-10, 90, 0], [18, height + 7, 9], [-18, 7, -9], { lean: 16 }),
      stride(held.arms, [16, height + 93, 0], [18, height + 7, 9], [14, height + 20, -9]),
    ],
    { things: [box(2, 46, height)] },
  );

/** To the side over one foot, the other leg long. */
const lateral = (held: hold.Hold, more?: More): Figure => {
  const low = { lean: 38, neck: -14, kneesTo: [1, 0.1, 0.25] as Vector };
  return made(
    held,
    [
      stride(held.arms, standing, [0, 7, 9], [0, 7, -9]),
      stride(held.arms, [-14, 56, 60], [0, 7, 72], [0, 7, -9], low),
    ],
    { view: fromTheFront, ...more },
  );
};

const bandUnderFront: hold.Hold = {
  arms: hold.bandAtShoulders.arms,
  things: [
    { kind: 'rod', from: 'ankleR', to: 'handR', of: 'band' },
    { kind: 'rod', from: 'ankleR', to: 'handL', of: 'band' },
  ],
};
const strapsHeld: hold.Hold = { arms: { arm: 72, elbow: 30 }, things: hold.straps(75) };

export const lunges = (): Record<string, Figure> => ({
  'reverse-lunge': reverse(hold.onHips),
  'short-reverse-lunge': reverse(hold.onChair, 76),
  'dumbbell-reverse-lunge': reverse(hold.atSides),
  'goblet-reverse-lunge': reverse(hold.gobletBell),
  'front-rack-lunge': reverse(hold.rackBell),
  'barbell-reverse-lunge': reverse(hold.backBar),
  'landmine-reverse-lunge': reverse(hold.landmine),
  'band-reverse-lunge': reverse(bandUnderFront, 64),
  'suspension-reverse-lunge': reverse(strapsHeld),
  'forward-lunge': ahead(hold.onHips),
  'sandbag-lunge': walking(hold.hugBag),
  'walking-lunge': walking(hold.free),
  'turf-walking-lunge': walking(hold.onHips),
  'overhead-walking-lunge': walking({
    arms: { arm: 178, spread: -10 },
    things: [{ kind: 'wheel', at: 'hands', r: 14 }],
  }),
  'dumbbell-walking-lunge': walking(hold.atSides),
  'barbell-walking-lunge': walking(hold.backBar),
  'split-squat': split(hold.onHips),
  'supported-split-squat': split(hold.onChair, { depth: 66 }),
  'dumbbell-split-squat': split(hold.atSides),
  'goblet-split-squat': split(hold.gobletBell),
  'barbell-split-squat': split(hold.backBar),
  'smith-split-squat': split(hold.backBar, { things: rails(-6) }),
  'band-split-squat': split(bandUnderFront),
  'rear-foot-elevated-split-squat': rearRaised(hold.onHips, chair(-64, 42)),
  'dumbbell-bulgarian-split-squat': rearRaised(hold.atSides),
  'barbell-bulgarian-split-squat': rearRaised(hold.backBar),
  'suspended-split-squat': split(hold.onHips, {
    rear: [-54, 40, -9],
    depth: 58,
    things: [{ kind: 'rod', from: [-54, 225, -9], to: 'ankleL', of: 'strap' }],
  }),
  'step-up': stepUp(hold.free, 26),
  'dumbbell-step-up': stepUp(hold.atSides),
  'barbell-step-up': stepUp(hold.backBar),
  'box-step-up': stepUp(hold.free, 42),
  'box-step-down': made(
    hold.forward,
    [
      stride(hold.free.arms, [16, 125, 0], [18, 39, 9], [14, 42, -9]),
      stride(hold.forward.arms, [8, 98, 0], [18, 39, 9], [40, 16, -9], { lean: 22, foot: [0, 30] }),
    ],
    { things: [box(-14, 30, 32)] },
  ),
  'dumbbell-box-step-over': made(
    hold.atSides,
    [
      stride(hold.atSides.arms, [-46, 92, 0], [-6, 49, 9], [-52, 7, -9], { lean: 14 }),
      stride(hold.atSides.arms, [0, 131, 0], [0, 49, 9], [2, 52, -9]),
      stride(hold.atSides.arms, [46, 92, 0], [6, 49, 9], [52, 7, -9], { lean: 6 }),
    ],
    { things: [box(-24, 24, 42)] },
  ),
  'lateral-lunge': lateral(hold.forward),
  'dumbbell-lateral-lunge': lateral(hold.gobletDumbbell),
  'goblet-lateral-lunge': lateral(hold.gobletBell),
  'suspension-lateral-lunge': lateral(strapsHeld),
  'side-step-squat': made(
    hold.free,
    [
      stride(clasped, standing, [0, 7, 9], [0, 7, -9]),
      stride(clasped, [-20, 60, 26], [0, 7, 61], [0, 7, -9], {
        lean: 30,
        neck: -12,
        kneesTo: [1, 0.1, 0.3],
      }),
    ],
    {
      view: { turned: 86, tilted: 10 },
      mirrored: true,
      things: [
        { kind: 'arrow', from: [34, 0.5, 20], to: [34, 0.5, 74] },
        { kind: 'arrow', from: [34, 0.5, -20], to: [34, 0.5, -74] },
      ],
    },
  ),
  'curtsy-lunge': made(
    hold.onHips,
    [
      stride(hold.onHips.arms, standing, [0, 7, 9], [0, 7, -9]),
      stride(hold.onHips.arms, [-16, 62, 4], [0, 7, 9], [-50, 16, 34], { lean: 10 }),
    ],
    { view: { turned: 60, tilted: 9 } },
  ),
  'seated-band-leg-press': figure(
    {
      keys: [
        {
          pose: {
            at: [0, 53, 0],
            hip: [120, 90],
            knee: [100, 90],
            arm: -10,
            elbow: 40,
            foot: [30, 0],
          },
          ms: 1000,
        },
        {
          pose: {
            at: [0, 53, 0],
            hip: [88, 90],
            knee: [12, 90],
            arm: -10,
            elbow: 40,
            foot: [40, 0],
          },
          ms: 1800,
        },
      ],
    },
    {
      view: fromTheSide,
      things: [...chair(0, 44), { kind: 'rod', from: 'ankleR', to: 'handR', of: 'band' }],
    },
  ),
});
