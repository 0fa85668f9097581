import { doubtMoments } from './doubt.ts';
import { driveMoments } from './drive.ts';
import { everydayMoments } from './everyday.ts';
import { joyMoments } from './joy.ts';
import { lifeMoments } from './life.ts';
import { lossMoments } from './loss.ts';
import type { CoachMoment } from './moment.ts';
import { seenMoments } from './seen.ts';
import { setbackMoments } from './setback.ts';
import { shameMoments } from './shame.ts';
import { temperMoments } from './temper.ts';

/** The first that fits is meant: what is grave comes before what is light. */
export const moments: readonly CoachMoment[] = [
  ...lossMoments,
  ...setbackMoments,
  ...lifeMoments,
  ...everydayMoments,
  ...doubtMoments,
  ...seenMoments,
  ...shameMoments,
  ...temperMoments,
  ...joyMoments,
  ...driveMoments,
];
