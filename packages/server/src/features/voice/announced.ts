import type { BodyOf } from '@cadence/contract/route';
import type {
  announceExercise as exerciseCall,
  announceNext as nextCall,
  announceRest as restCall,
} from '@cadence/contract/voice/routes';
import {
  type AnnouncedExercise,
  type AnnouncedPlace,
  announceExercise,
  sayRest,
  saySmartRest,
} from '@cadence/domain/voice/announcements';
import { ApiError } from '../../http/errors.ts';

type ExerciseWish = BodyOf<typeof exerciseCall>;
type Exercise = ExerciseWish['exercise'];

function toExercise(exercise: Exercise): AnnouncedExercise {
  if (typeof exercise === 'string') return { name: exercise };
  const { name, reps, duration, weight, side } = exercise;
  return {
    name,
    ...(typeof reps === 'number' && reps >= 1 ? { reps: Math.round(reps) } : {}),
    ...(typeof reps === 'string' && reps !== '' ? { repsText: reps } : {}),
    ...(duration ? { duration } : {}),
    ...(weight ? { weight } : {}),
    ...(side ? { side } : {}),
  };
}

function toPlace(context: ExerciseWish['context']): AnnouncedPlace {
  const { set, total_sets, round, total_rounds, user_name, form_cue } = context ?? {};
  return {
    ...(set ? { set } : {}),
    ...(total_sets ? { sets: total_sets } : {}),
    ...(round ? { round } : {}),
    ...(total_rounds ? { rounds: total_rounds } : {}),
    ...(user_name ? { userName: user_name } : {}),
    ...(form_cue ? { formCue: form_cue } : {}),
  };
}

function orRefuse(text: string | null, path: string, message: string): string {
  if (text !== null) return text;
  throw new ApiError('VALIDATION_ERROR', { details: { fields: [{ path, message }] } });
}

const tooShort = 'A rest under 20 seconds has no message';

export function exerciseText({ exercise, context, voice_style: style }: ExerciseWish): string {
  const text = announceExercise(toExercise(exercise), style, toPlace(context));
  return orRefuse(text, 'exercise', 'There is nothing to speak in its name');
}

export function restText(wish: BodyOf<typeof restCall>): string {
  const { rest_duration: seconds, context, voice_style: style } = wish;
  const text = sayRest(seconds, style, Math.random(), context?.user_name ?? '');
  return orRefuse(text, 'rest_duration', tooShort);
}

export function nextText(wish: BodyOf<typeof nextCall>): string {
  const { rest_duration: seconds, next_exercise: next, context, voice_style: style } = wish;
  const exercise = next ? toExercise(next) : null;
  const text = saySmartRest(seconds, exercise, style, Math.random(), context?.user_name ?? '');
  return orRefuse(text, 'rest_duration', tooShort);
}
