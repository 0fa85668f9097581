import type { Card } from './card.ts';
import { effortCards } from './effort.ts';
import { progressCards } from './progress.ts';
import { setsAndRepsCards } from './sets-and-reps.ts';
import { volumeAndFrequencyCards } from './volume-and-frequency.ts';

export const cards: readonly Card[] = [
  ...effortCards,
  ...progressCards,
  ...setsAndRepsCards,
  ...volumeAndFrequencyCards,
];
