import type { StepType } from './types.ts';

/** A letter for each type, where the steps of a long workout have to find room in little text. */
export const stepLetters: Readonly<Record<StepType, string>> = {
  'pre-workout': 'p',
  warmup: 'w',
  exercise: 'e',
  rest: 'r',
  cooldown: 'c',
  phase_transition: 't',
};

const types = new Map(
  Object.entries(stepLetters).map(([type, letter]) => [letter, type as StepType]),
);

export const stepTypeOf = (letter: string): StepType | undefined => types.get(letter);
