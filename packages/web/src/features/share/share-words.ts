import type { ShareKind } from '@cadence/domain/share/types';

export const kindWords: Record<ShareKind, string> = {
  workout: 'Workout',
  timer: 'Timer',
  program: 'Program',
  session: 'Finished session',
};

export const dayText = (instant: string): string =>
  new Date(instant).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
