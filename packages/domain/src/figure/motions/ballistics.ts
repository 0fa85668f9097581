import type { Figure } from '../figure.ts';
import type { Pose } from '../pose.ts';
import type { Thing } from '../things.ts';
import * as hold from './holds.ts';
import { feet, made } from './made.ts';

const close: Pose = { spread: -13 };
const hike: Pose = { lean: 62, hip: 34, knee: 46, neck: -20 };
const bell = (at: 'handR' | 'passed'): Thing => ({ kind: 'kettlebell', at, hangs: 'arm' });
const bar: readonly Thing[] = [hold.barInHands];

/** Hike back, hips snap, float to chest height. */
function swing(arms: Pose, things: readonly Thing[]): Figure {
  return made(
    [
      { ...hike, ...arms, arm: -28 },
      { ...arms, arm: 86, lean: -4 },
    ],
    {
      ms: [560, 640],
      pin: feet,
      things,
    },
  );
}
const oneArm: Pose = { spread: [-10, 14], elbow: [0, 10] };

/** One arm works, the other one is beside. */
const single = (arm: number, elbow: number, spread = 0): Pose => ({
  arm: [arm, -14],
  elbow: [elbow, 20],
  spread: [spread, 18],
});

const floor: Pose = { lean: 58, hip: 76, knee: 99, neck: -22, arm: 2, spread: 9 };
const hang: Pose = { lean: 44, hip: 24, knee: 30, neck: -14, arm: 2, spread: 9 };
const reach: Pose = { lean: -6, arm: 2, spread: 9, shrug: 4 };
/** Tall on the toes, the bar pulled along by the shoulders. */
const onToes: Pose = { shrug: 9, foot: -36, elbow: 26 };
const toes = { joint: 'toeR', at: [17, 3] } as const;
const racked: Pose = { arm: 74, elbow: 134, spread: 10, fore: 4 };
const dip: Pose = { lean: 8, hip: 32, knee: 54 };
const deep: Pose = { lean: 22, hip: 100, knee: 130, neck: -10 };
const locked: Pose = { arm: 178, elbow: 0, spread: 12 };
const wideLocked: Pose = { arm: 176, elbow: 0, spread: 32 };
const wideReach: Pose = { ...reach, spread: 32 };

/** From a start over a tall reach to a catch and the stand. */
function lift(start: Pose, pull: Pose, caught: Pose, end: Pose, things = bar): Figure {
  return made([start, pull, { ...caught, ...end }, end], {
    ms: [650, 380, 650, 1100],
    pin: feet,
    things,
    stills: [0, 1, 2],
  });
}
const wide = (pose: Pose): Pose => ({ ...pose, spread: 32 });

/** Where both feet are: they walk or jump in from a plank and stand. */
const feetAt = (x: number, y = 7): Pose => ({
  reach: { ankleR: [x, y, 10], ankleL: [x, y, -10] },
});
/** A plank over dumbbells, for what starts on the floor. */
const plank: Pose = {
  ...feetAt(-94, 14),
  at: [-14, 46, 0],
  lean: 69,
  foot: -40,
  neck: -12,
  arm: 4,
};
const dumbbells = hold.dumbbellsHeld('across');
const lapped: Pose = { ...hold.hugBag.arms, lean: 40, hip: 96, knee: 124, neck: -16 };
const bag = hold.hugBag.things ?? [];

export const ballistics = (): Record<string, Figure> => ({
  'two-hand-swing': swing(close, [bell('handR')]),
  'bodyweight-swing': swing({ spread: 0 }, []),
  'dumbbell-swing': swing(close, [{ kind: 'dumbbell', at: 'hands', along: 'up' }]),
  'double-kettlebell-swing': swing({ spread: 4, open: 12 } as Pose, hold.kettlebellsHeld('arm')),
  'one-arm-swing': swing(oneArm, [bell('handR')]),
  'alternating-swing': made(
    [
      { ...hike, at: [-18, 84, 0], arm: [-28, -16], spread: [-10, 22], elbow: [0, 16] },
      { ...close, at: [0, 94, 0], arm: 86, lean: -4 },
    ],
    { ms: [560, 640], mirrored: true, things: [bell('passed')] },
  ),
  'dead-stop-swing': made(
    [
      { ...floor, spread: -13, arm: 24, lean: 66, hip: 62, knee: 78 },
      { ...hike, ...close, arm: -28 },
      { ...close, arm: 86, lean: -4 },
    ],
    { ms: [420, 480, 700], pin: feet, things: [bell('handR')] },
  ),
  'kettlebell-clean': made([{ ...hike, ...single(-26, 0, -8) }, single(30, 142, 4)], {
    ms: [700, 800],
    pin: feet,
    things: [{ kind: 'kettlebell', at: 'handR', hangs: 'down' }],
  }),
  'double-kettlebell-clean': made(
    [
      { ...hike, arm: -26, spread: 4, open: 12 },
      { arm: 30, elbow: 142, spread: 6, open: 12 },
    ],
    { ms: [700, 800], pin: feet, things: hold.kettlebellsHeld('down') },
  ),
  'kettlebell-clean-and-jerk': made(
    [
      { ...hike, ...single(-26, 0, -8) },
      single(30, 142, 4),
      { ...dip, ...single(30, 142, 4) },
      { ...dip, hip: 40, knee: 66, ...single(176, 2, 6) },
      single(178, 0, 6),
    ],
    {
      ms: [600, 400, 240, 500, 900],
      pin: feet,
      things: [{ kind: 'kettlebell', at: 'handR', hangs: 'down' }],
      stills: [0, 2, 3],
    },
  ),
  'kettlebell-high-pull': made(
    [
      { ...hike, ...single(-26, 0, -8) },
      { ...single(-30, 116, 70), fore: [-4, 18] },
    ],
    { ms: [620, 620], pin: feet, things: [bell('handR')], view: { turned: 40, tilted: 9 } },
  ),
  'kettlebell-snatch': made([{ ...hike, ...single(-28, 0, -8) }, single(178, 0, 6)], {
    ms: [700, 900],
    pin: feet,
    things: [bell('handR')],
  }),
  'dumbbell-snatch': made(
    [{ ...floor, ...single(4, 0, -10) }, { ...reach, ...single(20, 70, 24) }, single(178, 0, 6)],
    {
      ms: [520, 360, 1100],
      pin: feet,
      things: [{ kind: 'dumbbell', at: 'handR', along: 'across' }],
    },
  ),
  'dumbbell-hang-clean': lift(hang, reach, dip, racked, hold.dumbbellsHeld('forward')),
  'dumbbell-clean-and-press': made([hang, { ...racked }, locked], {
    ms: [600, 800, 1100],
    pin: feet,
    things: hold.dumbbellsHeld('forward'),
  }),
  'power-clean': lift(floor, reach, dip, racked),
  clean: lift(floor, reach, deep, racked),
  'hang-power-clean': lift(hang, reach, dip, racked),
  'hang-clean': lift(hang, reach, deep, racked),
  'clean-and-jerk': made(
    [floor, reach, { ...deep, ...racked }, { ...racked }, { ...dip, ...locked }, locked],
    { ms: [650, 380, 700, 500, 500, 1000], pin: feet, things: bar, stills: [0, 3, 5] },
  ),
  'power-snatch': lift(wide(floor), wideReach, dip, wideLocked),
  snatch: lift(wide(floor), wideReach, deep, wideLocked),
  'hang-power-snatch': lift(wide(hang), wideReach, dip, wideLocked),
  'muscle-snatch': made([wide(hang), { ...wideReach, arm: 30, elbow: 60 }, wideLocked], {
    ms: [600, 500, 1000],
    pin: feet,
    things: bar,
  }),
  'clean-pull': made([floor, { ...reach, ...onToes }], {
    ms: [800, 1500],
    pin: toes,
    things: [...bar, ...hold.shouldersUp],
  }),
  'snatch-pull': made([wide(floor), { ...wideReach, ...onToes, spread: 34 }], {
    ms: [800, 1500],
    pin: toes,
    things: [...bar, ...hold.shouldersUp],
    view: { turned: 58, tilted: 11 },
  }),
  'sumo-deadlift-high-pull': made(
    [
      { ...floor, lean: 44, open: 24, spread: -6 },
      { open: 24, arm: 40, elbow: 90, spread: 56, fore: -24 },
    ],
    { ms: [900, 1400], pin: feet, things: bar, view: { turned: 78, tilted: 9 } },
  ),
  'air-clean': made([hang, { ...reach }, { ...dip, ...racked }], {
    ms: [600, 400, 900],
    pin: feet,
  }),
  'triple-extension': made(
    [
      { lean: 30, hip: 40, knee: 58, arm: -40, neck: -10 },
      { arm: 120, foot: -34 },
    ],
    { ms: [500, 1000], pin: toes },
  ),
  'devils-press': made(
    [
      plank,
      { ...hike, ...feetAt(0), at: [-24, 76, 0], lean: 70, arm: -52, spread: -4 },
      { ...locked, ...feetAt(0), at: [0, 93, 0] },
    ],
    {
      ms: [900, 600, 1100],
      things: [...dumbbells, { kind: 'arrow', from: [64, 60, 0], to: [64, 150, 0] }],
    },
  ),
  'man-maker': made(
    [
      plank,
      { ...plank, arm: [-50, 4], elbow: [100, 0] },
      { ...deep, ...racked, ...feetAt(0), at: [-16, 52, 0] },
      { ...locked, ...feetAt(0), at: [0, 93, 0] },
    ],
    { ms: [800, 800, 800, 1100], things: dumbbells, stills: [1, 2, 3] },
  ),
  'sandbag-clean': made([{ ...floor, spread: 0 }, { ...hold.hugBag.arms }], {
    ms: [800, 1400],
    pin: feet,
    things: bag,
  }),
  'sandbag-over-shoulder': made(
    [lapped, { ...hold.hugBag.arms }, { arm: 120, elbow: 120, fore: 0, lean: -6 }],
    {
      ms: [800, 600, 1200],
      pin: feet,
      things: bag,
    },
  ),
});
