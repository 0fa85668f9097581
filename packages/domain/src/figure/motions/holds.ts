import type { Motion } from '../motion.ts';
import type { Pose } from '../pose.ts';
import type { Cord, Thing } from '../things.ts';
import type { Vector } from '../vector.ts';

/** What the arms do with what they hold, while the rest of the body moves. */
export interface Hold {
  readonly arms: Pose;
  readonly grip?: Motion['grip'];
  readonly things?: readonly Thing[];
}

const both = (make: (hand: 'handR' | 'handL') => Thing): Thing[] => [make('handR'), make('handL')];
export const dumbbellsHeld = (along: 'across' | 'forward' | 'up'): Thing[] =>
  both((at) => ({ kind: 'dumbbell', at, along }));
export const kettlebellsHeld = (hangs: 'down' | 'up' | 'arm'): Thing[] =>
  both((at) => ({ kind: 'kettlebell', at, hangs }));
/** A ring in each hand, on straps from here. */
export const rings = (x: number, y: number, half: number): Thing[] => [
  ...linesFrom('strap', (side) => [x, y, half * side]),
  ...both((at) => ({ kind: 'ring', at })),
];
/** Levers of a machine from pivots at both sides to the hands. */
export const levers = (x: number, y: number, half: number): Thing[] =>
  linesFrom('lever', (side) => [x, y, half * side]);
/** Both shoulders rise. */
export const shouldersUp: readonly Thing[] = [
  { kind: 'push', at: 'shoulderR', way: [0, 36, 8] },
  { kind: 'push', at: 'shoulderL', way: [0, 36, -8] },
];
/** Both palms against each other. */
export const palmsPress: readonly Thing[] = [
  { kind: 'push', at: 'handR', way: [0, 0, 40], inward: true },
  { kind: 'push', at: 'handL', way: [0, 0, -40], inward: true },
];
export const barInHands: Thing = { kind: 'barbell', on: 'hands' };

/** A cord from something fixed to each hand. */
export const linesFrom = (of: Cord, place: (side: 1 | -1) => Vector): Thing[] => [
  { kind: 'rod', from: place(1), to: 'handR', of },
  { kind: 'rod', from: place(-1), to: 'handL', of },
];
export const bandUnderFeet: Thing[] = [
  { kind: 'rod', from: 'ankleR', to: 'handR', of: 'band' },
  { kind: 'rod', from: 'ankleL', to: 'handL', of: 'band' },
];
/** What straps hang from. */
export const beam = (x: number, y: number): Thing => ({
  kind: 'rod',
  from: [x, y, -34],
  to: [x, y, 34],
});
export const straps = (x: number): Thing[] => [
  beam(x, 225),
  ...linesFrom('strap', (side) => [x, 225, 8 * side]),
];

const atChest: Pose = { arm: 20, elbow: 135, spread: 10, fore: -22 };
const hugged: Pose = { arm: 36, elbow: 88, spread: 18, fore: -22 };
const atShoulders: Pose = { arm: 35, elbow: 140, spread: 8, fore: 2 };

export const free: Hold = { arms: { arm: 4, spread: 8 } };
export const forward: Hold = { arms: { arm: 82, elbow: 4 } };
export const onHips: Hold = { arms: { arm: -25, elbow: 70, spread: 35, fore: -35 } };
export const behindHead: Hold = { arms: { arm: 150, elbow: 140, spread: 48, fore: -38 } };
export const overhead: Hold = { arms: { arm: 178, spread: 8 } };
export const atSides: Hold = { arms: { arm: 2, spread: 10 }, things: dumbbellsHeld('forward') };
export const sideBells: Hold = { arms: { arm: 2, spread: 10 }, things: kettlebellsHeld('down') };
export const gobletBell: Hold = {
  arms: atChest,
  things: [{ kind: 'kettlebell', at: 'hands', hangs: 'up' }],
};
export const gobletDumbbell: Hold = {
  arms: atChest,
  things: [{ kind: 'dumbbell', at: 'hands', along: 'up' }],
};
export const hugBall: Hold = {
  arms: { ...hugged, arm: 26, elbow: 104 },
  things: [{ kind: 'ball', at: 'hands', r: 15 }],
};
export const hugBag: Hold = { arms: hugged, things: [{ kind: 'sack', at: 'hands' }] };
export const shoulderDumbbells: Hold = { arms: atShoulders, things: dumbbellsHeld('forward') };
export const rackBells: Hold = { arms: atShoulders, things: kettlebellsHeld('down') };
export const rackBell: Hold = {
  arms: { arm: [35, 6], elbow: [140, 8], spread: 10, fore: [0, 12] },
  things: [{ kind: 'kettlebell', at: 'handR', hangs: 'down' }],
};
export const backBar: Hold = {
  arms: { elbowsTo: [-0.6, -1, 0.3] },
  grip: { on: 'back', half: 26 },
  things: [{ kind: 'barbell', on: 'back' }],
};
export const frontBar: Hold = {
  arms: { elbowsTo: [1, 0.1, 0.2] },
  grip: { on: 'front', half: 20 },
  things: [{ kind: 'barbell', on: 'front' }],
};
export const overheadBar: Hold = { arms: { arm: 176, spread: 32 }, things: [barInHands] };
export const elbowBar: Hold = { arms: { arm: 40, elbow: 95, fore: -10 }, things: [barInHands] };
/** One end of a bar in both hands, the other on the floor in front. */
export const landmine: Hold = {
  arms: atChest,
  things: [
    { kind: 'rod', from: [130, 4, 0], to: 'hands' },
    { kind: 'wheel', at: 'hands', r: 12 },
  ],
};
export const bandAtShoulders: Hold = { arms: atShoulders, things: bandUnderFeet };
export const holdStraps: Hold = { arms: { arm: 70, elbow: 20 }, things: straps(75) };
/** One hand on the back of a chair beside the person. */
export const onChair: Hold = {
  arms: { arm: [4, 46], elbow: [4, 26], spread: [8, 16] },
  things: [
    { kind: 'block', from: [28, 40, -58], to: [64, 44, -26] },
    { kind: 'block', from: [26, 44, -58], to: [30, 86, -26] },
    { kind: 'rod', from: [30, 40, -28], to: [30, 0, -28] },
    { kind: 'rod', from: [62, 40, -28], to: [62, 0, -28] },
    { kind: 'rod', from: [62, 40, -56], to: [62, 0, -56] },
  ],
};
