import type { Card } from './card.ts';
import { coreAndSkillsCards } from './core-and-skills.ts';
import { effortCards } from './effort.ts';
import { hingeCards } from './hinge.ts';
import { pressingCards } from './pressing.ts';
import { progressCards } from './progress.ts';
import { pullingCards } from './pulling.ts';
import { recoveryCards } from './recovery.ts';
import { resultsCards } from './results.ts';
import { setMethodsCards } from './set-methods.ts';
import { setsAndRepsCards } from './sets-and-reps.ts';
import { sleepCards } from './sleep.ts';
import { sorenessCards } from './soreness.ts';
import { squatCards } from './squat.ts';
import { volumeAndFrequencyCards } from './volume-and-frequency.ts';

export const cards: readonly Card[] = [
  ...coreAndSkillsCards,
  ...effortCards,
  ...hingeCards,
  ...pressingCards,
  ...progressCards,
  ...pullingCards,
  ...recoveryCards,
  ...resultsCards,
  ...setMethodsCards,
  ...setsAndRepsCards,
  ...sleepCards,
  ...sorenessCards,
  ...squatCards,
  ...volumeAndFrequencyCards,
];
