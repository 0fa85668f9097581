import { findMentions } from '../../exercise/find.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Turn } from './turn.ts';

/** What people call a lift in a word, and which exercise they mean. */
const shortNames: Record<string, string> = {
  squat: 'back-squat',
  squats: 'back-squat',
  squatting: 'back-squat',
  squatted: 'back-squat',
  benched: 'bench-press',
  deadlifted: 'conventional-deadlift',
  pressed: 'overhead-press',
  bench: 'bench-press',
  benching: 'bench-press',
  deadlift: 'conventional-deadlift',
  deadlifts: 'conventional-deadlift',
  deadlifting: 'conventional-deadlift',
  ohp: 'overhead-press',
  press: 'overhead-press',
  kreuzheben: 'conventional-deadlift',
  bankdrucken: 'bench-press',
  kniebeuge: 'back-squat',
  kniebeugen: 'back-squat',
  sentadilla: 'back-squat',
  sentadillas: 'back-squat',
  agachamento: 'back-squat',
  supino: 'bench-press',
  panca: 'bench-press',
  stacco: 'conventional-deadlift',
};

const surelyNamed = 0.75;

/** A name of one everyday word: 'dog' is no exercise. */
const isWord = (text: string) => !/[\s-]/.test(text.trim());
const everyday = new Set([
  'dog',
  'bike',
  'run',
  'walk',
  'row',
  'bridge',
  'step',
  'hold',
  'march',
  'rest',
  'cat',
  'cow',
  'child',
  'bird',
  'bear',
  'clean',
  'press',
  'swim',
  'jump',
  'hang',
  'twist',
  'fly',
  'dip',
  'crab',
]);

/** The exercises that a text names, in their order, each once. */
export function exercisesIn(text: string): LibraryExercise[] {
  const mentioned = findMentions(text).filter(({ confidence, index, length }) => {
    const said = text.slice(index, index + length).toLowerCase();
    return confidence >= surelyNamed && !(isWord(said) && everyday.has(said));
  });
  const found = new Map(mentioned.map(({ exercise, index }) => [exercise.id, { exercise, index }]));
  return [...found.values()].sort((a, b) => a.index - b.index).map(({ exercise }) => exercise);
}

/** The first exercise that is named, as it was written: 'squats'. */
export function namedAs(text: string): string | undefined {
  const own = new Set(exercisesIn(text).map(({ id }) => id));
  const first = findMentions(text).find(
    ({ exercise, confidence }) => confidence >= surelyNamed && own.has(exercise.id),
  );
  return first && text.slice(first.index, first.index + first.length).toLowerCase();
}

/** The lift with a weight that is spoken of: by its short name, by its name, or the topic. */
export function liftIn({ text, cues, place }: Turn): LibraryExercise | undefined {
  const words = cues.tokens.map((token) => token.text);
  const named = exercisesIn(text).find(({ loadClass }) => loadClass !== 'none');
  const isLong = named && /[\s-]/.test(named.name.trim()) && named.equipment[0] !== 'bodyweight';
  if (named && isLong) return named;
  const short = words.flatMap((word) => shortNames[word] ?? [])[0];
  if (short) return exerciseById(short);
  if (named) return named;
  const { topic } = place.memory;
  return topic?.kind === 'exercise' ? exerciseById(topic.id) : undefined;
}
