/** Three joints of a side whose angle in the picture goes out and back once a repetition. */
type Angle = readonly [from: JointName, at: JointName, to: JointName];
export type JointName = 'shoulder' | 'elbow' | 'hand' | 'hip' | 'knee' | 'ankle';

export interface Movement {
  readonly angle: Angle;
  /** Which end of the angle a repetition begins and ends at. */
  readonly home: 'open' | 'closed';
  /** How the angle has to change for a repetition, in degrees: less is fidgeting. */
  readonly swing: number;
  /** Nobody does one in fewer seconds: what is quicker is a landmark that jumps. */
  readonly quickest: number;
  /** Where the camera has to be. */
  readonly from: 'side' | 'front';
}

const knees: Angle = ['hip', 'knee', 'ankle'];
const elbows: Angle = ['shoulder', 'elbow', 'hand'];
const hips: Angle = ['shoulder', 'hip', 'knee'];
const arms: Angle = ['hip', 'shoulder', 'elbow'];

/** The ten movements that a camera counts, by their exercise. */
export const movements = {
  'air-squat': { angle: knees, home: 'open', swing: 45, quickest: 0.8, from: 'side' },
  'push-up': { angle: elbows, home: 'open', swing: 40, quickest: 0.7, from: 'side' },
  'dumbbell-curl': { angle: elbows, home: 'open', swing: 50, quickest: 0.8, from: 'side' },
  'overhead-press': { angle: elbows, home: 'closed', swing: 50, quickest: 0.8, from: 'front' },
  'pull-up': { angle: elbows, home: 'open', swing: 45, quickest: 0.8, from: 'front' },
  'sit-up': { angle: hips, home: 'open', swing: 35, quickest: 1, from: 'side' },
  'glute-bridge': { angle: hips, home: 'closed', swing: 20, quickest: 0.9, from: 'side' },
  'jumping-jack': { angle: arms, home: 'closed', swing: 60, quickest: 0.4, from: 'front' },
  'lateral-raise': { angle: arms, home: 'closed', swing: 40, quickest: 0.8, from: 'front' },
  'two-hand-swing': { angle: hips, home: 'closed', swing: 40, quickest: 0.8, from: 'side' },
} as const satisfies Record<string, Movement>;

export const movementOf = (exerciseId: string | undefined): Movement | undefined =>
  new Map<string, Movement>(Object.entries(movements)).get(exerciseId ?? '');
