import { driveMoments } from './drive.ts';
import { joyMoments } from './joy.ts';
import { lossMoments } from './loss.ts';
import type { Moment } from './moment.ts';
import { shameMoments } from './shame.ts';
import { temperMoments } from './temper.ts';

/** The first that fits is meant: what is grave comes before what is light. */
export const moments: readonly Moment[] = [
  ...lossMoments,
  ...shameMoments,
  ...temperMoments,
  ...joyMoments,
  ...driveMoments,
];
