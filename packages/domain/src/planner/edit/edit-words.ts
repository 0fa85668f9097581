import { exerciseById } from '../../exercise/library.ts';
import { defined } from '../../workout/defined.ts';
import type { Workout } from '../../workout/types.ts';
import { capitalise } from '../../workout/words.ts';
import { wordFor } from '../session/conditioning/words.ts';
import { shortName } from '../session/title.ts';

const sentenceEnd = /(?<=[.!?])\s+/;

function withoutNames(text: string | undefined, names: readonly string[]): string | undefined {
  if (text === undefined) return undefined;
  const kept = text.split(sentenceEnd).filter((sentence) => {
    const said = sentence.toLowerCase();
    return !names.some((name) => said.includes(name));
  });
  return kept.join(' ') || undefined;
}

/** How titles call it, the longer name first. */
function namesOf(id: string): string[] {
  const name = exerciseById(id)?.name ?? id;
  return [...new Set([name.toLowerCase(), shortName(id), wordFor({ name })])];
}

/** With another name in the place of this one, or without it in a list; null: it is not named. */
function renamed(title: string, id: string, next: string | undefined): string | null {
  for (const name of namesOf(id)) {
    const at = title.toLowerCase().indexOf(name.toLowerCase());
    if (at < 0) continue;
    const [before, after] = [title.slice(0, at), title.slice(at + name.length)];
    if (next !== undefined) {
      const words = before === '' ? capitalise(shortName(next)) : shortName(next);
      return before + words + after;
    }
    if (after.startsWith(', ')) return before + after.slice(2);
    return after === '' ? before.replace(/[,:] $/, '') : '';
  }
  return null;
}

const idsOf = ({ workout }: Workout): string[] => [
  ...new Set(workout.map(({ exerciseId = '' }) => exerciseId)),
];

/** The title names what is in it now; one that hung on a move that is gone gives way to the kind. */
function titleAfter(before: Workout, after: Workout): string | undefined {
  const [old, now] = [idsOf(before), idsOf(after)];
  const [added] = now.filter((id) => !old.includes(id));
  return old
    .filter((id) => !now.includes(id))
    .reduce((title, id) => {
      if (title === undefined) return title;
      const next = renamed(title, id, added);
      return next === '' ? after.workoutType : (next ?? title);
    }, after.title);
}

/** The workout's own texts name nothing that is no longer in it, and say what is now to be heeded. */
export function keepWordsTrue(
  before: Workout,
  after: Workout,
  modifications: readonly string[] = [],
): Workout {
  const present = [...new Set(after.workout.map(({ name }) => name.toLowerCase()))];
  const named = before.workout.flatMap(({ name, exerciseId }) => [
    name,
    ...(exerciseId === undefined ? [] : namesOf(exerciseId)),
  ]);
  // 'Front squat' of a move that is gone names nothing, unless another has it in its name.
  const gone = [...new Set(named.map((name) => name.toLowerCase()))].filter(
    (name) => !present.some((one) => one.includes(name)),
  );
  const notes = [...new Set([...(after.safetyNotes ?? []), ...modifications])];
  const { coachingNotes, workoutReasoning, ...rest } = after;
  return defined({
    ...rest,
    title: titleAfter(before, after),
    coachingNotes: withoutNames(coachingNotes, gone),
    workoutReasoning: withoutNames(workoutReasoning, gone),
    safetyNotes: notes.length > 0 ? notes : after.safetyNotes,
  });
}
