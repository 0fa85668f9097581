/** What a pose model finds of a body, as most of them name it. */
export const landmarks = [
  'shoulderR',
  'shoulderL',
  'elbowR',
  'elbowL',
  'handR',
  'handL',
  'hipR',
  'hipL',
  'kneeR',
  'kneeL',
  'ankleR',
  'ankleL',
] as const;
export type Landmark = (typeof landmarks)[number];

/** Where it is in the picture, in any unit, and how sure the model is, from 0 to 1. */
export interface PointPlace {
  readonly x: number;
  readonly y: number;
  readonly sure: number;
}

/** One picture; what was not found is left out. */
export interface CameraFrame {
  readonly ms: number;
  readonly places: Partial<Readonly<Record<Landmark, PointPlace>>>;
}
