import { exerciseLibrary } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { isWithinLevel, judge } from './legal.ts';
import type { Request } from './request.ts';

/** An exercise that may stand in this plan, with the changes it needs here. */
export interface Candidate {
  exercise: LibraryExercise;
  modifications: string[];
}

export interface Pool {
  body: Candidate[];
  warmup: Candidate[];
  cooldown: Candidate[];
}

const isBodyRole = (role: string) => role === 'main' || role === 'accessory' || role === 'finisher';

/** Nothing livelier opens a calm session. */
const calmMet = 4;

function isCalm({ patterns }: LibraryExercise): boolean {
  return ['mobility', 'stretch', 'breath', 'balance'].includes(patterns[0]);
}

/** All that is legal, by what it may be used for. Library order, so that ties fall the same way. */
export function makePool(request: Request): Pool {
  const legal: Candidate[] = [];
  for (const exercise of exerciseLibrary) {
    const { offence, modifications } = judge(exercise, request);
    if (offence === null) legal.push({ exercise, modifications });
  }
  const forLevel = legal.filter(({ exercise }) => isWithinLevel(exercise, request));
  const isMobility = request.goal.value === 'mobility';
  return {
    body: forLevel.filter(({ exercise }) =>
      isMobility ? isCalm(exercise) : exercise.roles.some(isBodyRole) && !isCalm(exercise),
    ),
    warmup: forLevel.filter(
      ({ exercise: { roles, impact, patterns, met } }) =>
        roles.includes('warmup') &&
        impact <= 1 &&
        patterns[0] !== 'breath' &&
        (!isMobility || met <= calmMet),
    ),
    cooldown: forLevel.filter(({ exercise }) => exercise.roles.includes('cooldown')),
  };
}
