import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

/** Something in the text comes before any training: a hold waits for an answer, a stop for help. */
export interface SafetyFailure {
  kind: 'stop' | 'hold';
  /** Names the reason. */
  id: string;
  message: string;
  suggestion: string;
}

export type GenerationFailure =
  | SafetyFailure
  | { kind: 'error'; text: string; canBuildHere: boolean };

export const isSafety = (failure: GenerationFailure | null): failure is SafetyFailure =>
  failure !== null && failure.kind !== 'error';

/** Spec §5 and §8. */
export const generationTexts = {
  failed: 'Workout generation failed',
  invalidRequest: 'Invalid workout request. Please check your preferences and try again.',
  serverError: 'Server error occurred. Please try again in a moment.',
  invalidData: 'Invalid workout data received from API',
  signedOut: 'Please log in to generate workouts',
  formErrors: 'Please fix form errors before generating workout',
} as const;

export const nothingFits: GenerationFailure = {
  kind: 'error',
  text: 'No workout fits all of your limits at once. Take one limit away or allow more kit, then try again.',
  canBuildHere: false,
};

const error = (text: string, canBuildHere = false): GenerationFailure => ({
  kind: 'error',
  text,
  canBuildHere,
});

export function describeFailure(failure: ApiFailure): GenerationFailure {
  const { status, code, message } = failure;
  if (code === 'SAFETY_STOP' || code === 'SAFETY_HOLD') {
    const kind = code === 'SAFETY_STOP' ? 'stop' : 'hold';
    const id = String(failure.details?.reason ?? '');
    return { kind, id, message, suggestion: failure.suggestion ?? '' };
  }
  if (status === 401) return error(generationTexts.signedOut);
  if (code === 'NO_WORKOUT_FITS') return error(failureText(failure));
  if (code === 'UNREADABLE_REPLY') return error(generationTexts.invalidData, true);
  if (status === 422) return error(generationTexts.invalidRequest);
  if (status >= 500) return error(generationTexts.serverError, true);
  return error(failureText(failure));
}
