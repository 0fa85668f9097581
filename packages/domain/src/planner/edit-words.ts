import { defined } from '../workout/defined.ts';
import type { Workout } from '../workout/types.ts';

const sentenceEnd = /(?<=[.!?])\s+/;

function withoutNames(text: string | undefined, names: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const kept = text
    .split(sentenceEnd)
    .filter((sentence) => !names.some((name) => sentence.includes(name)));
  return kept.join(' ') || undefined;
}

/** The workout's own texts name nothing that is no longer in it, and say what is now to be heeded. */
export function keepWordsTrue(
  before: Workout,
  after: Workout,
  modifications: readonly string[] = [],
): Workout {
  const present = new Set(after.workout.map(({ name }) => name));
  const gone = [...new Set(before.workout.map(({ name }) => name))].filter(
    (name) => !present.has(name),
  );
  const notes = [...new Set([...(after.safetyNotes ?? []), ...modifications])];
  const { coachingNotes, workoutReasoning, ...rest } = after;
  return defined({
    ...rest,
    coachingNotes: withoutNames(coachingNotes, gone),
    workoutReasoning: withoutNames(workoutReasoning, gone),
    safetyNotes: notes.length > 0 ? notes : after.safetyNotes,
  });
}
