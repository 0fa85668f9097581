import type { BodyOf } from '@cadence/contract/route';
import type { announceExercise, announceNext, announceRest } from '@cadence/contract/voice/routes';
import type { VoiceStyle } from '@cadence/domain/voice/styles';

type ExerciseWish = BodyOf<typeof announceExercise>;
type Exercise = ExerciseWish['exercise'];
type Context = ExerciseWish['context'];

interface Words {
  start: (name: string) => string;
  rest: string;
  next: (name: string) => string;
}

const wordsOf: Record<VoiceStyle, Words> = {
  motivational: {
    start: (name) => `${name}. Bring your best.`,
    rest: 'Breathe and shake it out.',
    next: (name) => `${name} is next. You are ready.`,
  },
  instructional: {
    start: (name) => `Next up, ${name}.`,
    rest: 'Breathe slowly and loosen up.',
    next: (name) => `Next is ${name}.`,
  },
  sergeant: {
    start: (name) => `${name}! Move!`,
    rest: 'Breathe. Stand tall.',
    next: (name) => `${name} is next! Be ready!`,
  },
  encouraging: {
    start: (name) => `Here comes ${name}. Go at your own pace.`,
    rest: 'Well done. Let your breath settle.',
    next: (name) => `When you are ready, ${name} is next.`,
  },
};

function nameOf(exercise: Exercise): string {
  return typeof exercise === 'string' ? exercise : exercise.name;
}

/** '12 reps', '40 seconds', 'with 16 kg', 'left side', as far as they are known. */
function doseOf(exercise: Exercise): string {
  if (typeof exercise === 'string') return '';
  const { reps, duration, weight, side } = exercise;
  const parts = [
    reps ? `${reps}${typeof reps === 'number' ? ' reps' : ''}` : duration && `${duration} s`,
    weight && `with ${weight}${typeof weight === 'number' ? ' kg' : ''}`,
    side && side !== 'both' && `${side} side`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function placeOf(context: Context): string {
  const { set, total_sets: sets, round, total_rounds: rounds } = context ?? {};
  if (set && sets && sets > 1) return set === sets ? 'Last set.' : `Set ${set} of ${sets}.`;
  if (round && rounds && rounds > 1) {
    return round === rounds ? 'Last round.' : `Round ${round} of ${rounds}.`;
  }
  return '';
}

function joined(context: Context, ...parts: (string | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(' ');
  const name = context?.user_name;
  return name ? `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

export function exerciseText({ exercise, context, voice_style: style }: ExerciseWish): string {
  const { start } = wordsOf[style];
  const cue = context?.form_cue;
  return joined(context, start(nameOf(exercise)), doseOf(exercise), placeOf(context), cue);
}

export function restText({
  rest_duration: seconds,
  context,
  voice_style: style,
}: BodyOf<typeof announceRest>): string {
  return joined(context, `Rest for ${Math.round(seconds)} seconds.`, wordsOf[style].rest);
}

/** Without a next exercise it is the plain message (Spec §8). */
export function nextText(wish: BodyOf<typeof announceNext>): string {
  const { next_exercise: exercise, context, voice_style: style } = wish;
  if (!exercise) return restText(wish);
  return joined(context, wordsOf[style].next(nameOf(exercise)), doseOf(exercise));
}
