import type { ShareKind } from '@cadence/domain/share/types';

export const kindWords: Record<ShareKind, string> = {
  workout: 'Workout',
  timer: 'Timer',
  program: 'Program',
  session: 'Finished session',
};
