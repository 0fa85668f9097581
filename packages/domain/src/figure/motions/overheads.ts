import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import type { Vector } from '../vector.ts';
import { fromTheFront, type View } from '../view.ts';
import * as hold from './holds.ts';
import { feet, type Made, made } from './made.ts';
import { box, chair, rails, tower, wall } from './rooms.ts';
import { seatAhead } from './steps.ts';

const turned: View = { turned: 34, tilted: 9 };
const raise = [1000, 1800] as const;
const bar: readonly Thing[] = [hold.barInHands];
const forward = hold.dumbbellsHeld('forward');
const across = hold.dumbbellsHeld('across');

const rack: Pose = { arm: 30, elbow: 138, spread: 14, fore: 4 };
const barRack: Pose = { arm: 40, elbow: 132, spread: 18, fore: 8 };
const wideRack: Pose = { arm: 20, elbow: 150, spread: 42, fore: 8 };
const up: Pose = { arm: 178, elbow: 0, spread: 10 };
const oneRack: Pose = { arm: [30, -8], elbow: [140, 14], spread: [8, 14], fore: [2, 14] };
const oneUp: Pose = { arm: [178, -8], elbow: [0, 14], spread: [6, 14], fore: [6, 14] };
const dip: Pose = { hip: 26, knee: 46, lean: 2 };
const squat: Pose = { lean: 24, hip: 98, knee: 128, neck: -10 };
const bell = (hangs: 'down' | 'up' | 'arm'): Thing[] => [
  { kind: 'kettlebell', at: 'handR', hangs },
];

/** From the shoulders to straight arms; the legs as the base tells. */
function press(low: Pose, high: Pose, things: readonly Thing[], options: Made = {}, base = {}) {
  return made(
    [
      { ...base, ...low },
      { ...base, ...high },
    ],
    {
      ms: raise,
      pin: feet,
      view: turned,
      ...options,
      things: [...things, ...(options.things ?? [])],
    },
  );
}

/** With help of the legs: low, then drive. */
const driven = (low: Pose, high: Pose, legs: Pose, things: readonly Thing[]): Figure =>
  made([low, { ...low, ...legs }, high], {
    ms: [600, 350, 1200],
    pin: feet,
    view: turned,
    things,
  });

const sitting: Pose = { at: [0, 53, 0], hip: 90, knee: 88 };
const seated = (low: Pose, high: Pose, things: readonly Thing[]): Figure =>
  made(
    [
      { ...sitting, ...low },
      { ...sitting, ...high },
    ],
    {
      ms: raise,
      view: turned,
      things: [...chair(0), ...things],
    },
  );
const kneeling: Pose = { hip: [0, 88], knee: [88, 90], foot: [-150, 0] };
const onKnee = { pin: { joint: 'kneeR', at: [0, 7] } } as const;

const palms = (x: number, y = 4) => ({
  handR: [x, y, 20] as Vector,
  handL: [x, y, -20] as Vector,
});

/** Hips high over hands and feet with long legs: where the hips are, and how steep the trunk is. */
interface Pike {
  readonly hands: readonly [x: number, y: number];
  readonly feet: readonly [x: number, y: number];
  readonly top: readonly [x: number, y: number, lean: number];
  readonly low?: readonly [x: number, y: number, lean: number];
  readonly things?: readonly Thing[];
}
/** The head sinks between the hands. */
function pike({ hands, feet: [x, y], top, low, things = [] }: Pike): Figure {
  const pose = ([hipX, hipY, lean]: Pike['top']): Pose => ({
    at: [hipX, hipY, 0],
    lean,
    neck: 4,
    foot: -34,
    kneesTo: [1, 0, 0.1],
    elbowsTo: [-0.6, 0.4, 0.6],
    reach: { ...palms(...hands), ankleR: [x, y, 9], ankleL: [x, y, -9] },
  });
  return made(low ? [pose(top), pose(low)] : [pose(top)], { ms: [1800, 1100], things });
}

/** Upside down at a wall; the arms are told by where the shoulders are. */
const inverted = (y: number, tilt = 0): Pose => ({
  at: [0, y, 0],
  lean: 180 + tilt,
  neck: -4,
  hip: 180 + tilt,
  foot: 140,
  elbowsTo: [1, 0, 0.6],
  reach: palms(2),
});
const tight: Thing = { kind: 'rod', from: 'handR', to: 'handL', of: 'towel' };
const wideUp: Pose = { arm: 176, spread: 24 };
const split: Pose = {
  at: [0, 72, 0],
  ...up,
  reach: { ankleR: [38, 7, 9], ankleL: [-44, 15, -9] },
  foot: [0, -50],
};
const stood = { reach: { ankleR: [0, 7, 9] as Vector, ankleL: [0, 7, -9] as Vector } };

export const overheads = (): Record<string, Figure> => ({
  'overhead-press': press(barRack, { ...up, spread: 14 }, bar),
  'push-press': driven(barRack, { ...up, spread: 14 }, dip, bar),
  'push-jerk': made([{ ...barRack, ...dip }, { ...up, ...dip, lean: 6 }, up], {
    ms: [450, 450, 1200],
    pin: feet,
    view: turned,
    things: bar,
  }),
  'split-jerk': made(
    [{ at: [0, 86, 0], ...barRack, ...stood }, split, { at: [0, 93, 0], ...up, ...stood, foot: 0 }],
    { ms: [450, 900, 1000], things: bar },
  ),
  'barbell-thruster': driven(barRack, { ...up, spread: 14 }, squat, bar),
  'dumbbell-thruster': driven(rack, up, squat, forward),
  'kettlebell-thruster': driven(oneRack, oneUp, squat, bell('down')),
  'dumbbell-shoulder-press': press(wideRack, up, across),
  'arnold-press': press({ arm: 60, elbow: 110, spread: 4, fore: 0 }, up, across),
  'dumbbell-push-press': driven(rack, up, dip, forward),
  'kettlebell-strict-press': press(oneRack, oneUp, bell('down')),
  'kettlebell-push-press': driven(oneRack, oneUp, dip, bell('down')),
  'bottoms-up-press': press({ ...oneRack, arm: [30, -8], elbow: [120, 14] }, oneUp, bell('up')),
  'see-saw-press': made(
    [
      { arm: [178, 30], elbow: [0, 140], spread: 8 },
      { arm: [30, 178], elbow: [140, 0], spread: 8 },
    ],
    { ms: [1400, 1400], pin: feet, view: fromTheFront, things: hold.kettlebellsHeld('down') },
  ),
  'kettlebell-clean-and-press': made(
    [
      { lean: 62, hip: 34, knee: 46, neck: -20, arm: [-26, -14], elbow: [0, 20], spread: [-8, 18] },
      oneRack,
      oneUp,
    ],
    { ms: [700, 800, 1200], pin: feet, things: bell('down') },
  ),
  'band-overhead-press': press(rack, up, hold.bandUnderFeet),
  'towel-overhead-press': press({ ...wideRack, arm: 40 }, wideUp, [tight]),
  'half-kneeling-dumbbell-press': press(oneRack, oneUp, forward.slice(0, 1), onKnee, kneeling),
  'half-kneeling-kettlebell-press': press(oneRack, oneUp, bell('down'), onKnee, kneeling),
  'half-kneeling-band-press': press(
    oneRack,
    oneUp,
    [{ kind: 'rod', from: 'kneeR', to: 'handR', of: 'band' }],
    onKnee,
    kneeling,
  ),
  'seated-dumbbell-press': seated(wideRack, up, across),
  'seated-band-press': seated(
    rack,
    up,
    hold.linesFrom('band', (side) => [0, 46, 18 * side]),
  ),
  'seated-towel-press': seated({ ...wideRack, arm: 40 }, wideUp, [tight]),
  'machine-shoulder-press': seated(wideRack, { ...up, arm: 172 }, [
    ...tower(-50, 170),
    ...hold.levers(-46, 120, 30),
  ]),
  'smith-shoulder-press': seated(barRack, { ...up, spread: 14, arm: 172 }, [...bar, ...rails(10)]),
  'seated-armrest-press-up': made(
    [
      {
        ...sitting,
        elbowsTo: [-1, 0.2, 0.2],
        reach: { handR: [6, 66, 26], handL: [6, 66, -26] },
      },
      {
        ...sitting,
        at: [0, 64, 0],
        hip: 84,
        knee: 70,
        elbowsTo: [-1, 0.2, 0.2],
        reach: { handR: [6, 66, 26], handL: [6, 66, -26] },
      },
    ],
    {
      ms: [1000, 1400],
      things: [
        ...chair(0),
        { kind: 'rod', from: [-20, 64, 26], to: [18, 64, 26] },
        { kind: 'rod', from: [-20, 64, -26], to: [18, 64, -26] },
      ],
    },
  ),
  'pike-push-up': pike({
    hands: [52, 4],
    feet: [-42, 12],
    top: [-6, 86, 140],
    low: [12, 76, 154],
  }),
  'pike-hold': pike({ hands: [36, 4], feet: [-28, 14], top: [-2, 94, 160] }),
  'box-pike-push-up': pike({
    hands: [12, 4],
    feet: [-72, 48],
    top: [-8, 104, 168],
    low: [2, 80, 168],
    things: [box(-98, -58, 36)],
  }),
  'incline-pike-push-up': pike({
    hands: [56, 47],
    feet: [-62, 12],
    top: [-34, 90, 118],
    low: [-16, 84, 128],
    things: seatAhead,
  }),
  'wall-handstand-hold': made([inverted(107, 3)], { things: [wall(20)] }),
  'chest-to-wall-handstand': made([{ ...inverted(107, -5), foot: 178 }], { things: [wall(-28)] }),
  'wall-handstand-push-up': made([inverted(107, 3), inverted(82, 3)], {
    ms: [1800, 1200],
    view: { turned: 40, tilted: 9 },
    things: [wall(20)],
  }),
  'wall-walk': made(
    [
      {
        at: [-8, 18, 0],
        lean: 88,
        hip: -86,
        foot: -30,
        arm: 40,
        elbow: 100,
        reach: palms(52),
        elbowsTo: [-0.8, 1, 0.6],
      },
      { at: [-34, 74, 0], lean: 142, neck: -10, hip: -128, foot: 0, reach: palms(22) },
      { at: [-58, 112, 0], lean: 174, hip: -174, foot: 30, reach: palms(-50) },
    ],
    { ms: [1500, 1500, 2400], things: [wall(-98)] },
  ),
  'prone-overhead-press': made(
    [
      { at: [0, 13, 0], lean: 86, hip: -90, foot: -160, arm: 60, elbow: 10, spread: 60, fore: 12 },
      { at: [0, 13, 0], lean: 86, hip: -90, foot: -160, arm: 92, spread: 12 },
    ],
    { ms: [1200, 1200], view: { turned: 34, tilted: 52 } },
  ),
});
