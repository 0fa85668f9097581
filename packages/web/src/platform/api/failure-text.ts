import { countText } from '@cadence/domain/workout/words';
import { asFailure } from './api.ts';
import type { ApiFailure } from './api-failure.ts';

/** What went wrong and what to do, in one or two sentences. */
export function failureText(failure: ApiFailure): string {
  if (failure.status === 429 && failure.retryAfterSeconds !== null) {
    return `${sentence(failure.message)} Try again in ${waitText(failure.retryAfterSeconds)}.`;
  }
  const problems = fieldProblems(failure);
  if (problems.length > 0) return problems.map(sentence).join(' ');
  return failure.suggestion
    ? `${sentence(failure.message)} ${sentence(failure.suggestion)}`
    : failure.message;
}

/** Spec §8. */
export function signInFailureText(failure: ApiFailure): string {
  if (failure.status === 401) {
    return 'Invalid email or password. Please check your credentials and try again.';
  }
  return failureText(failure);
}

/** Spec §8. */
export function registerFailureText(failure: ApiFailure): string {
  if (failure.status === 400 && failure.message.includes('already registered')) {
    return 'This email address is already registered. Please login instead.';
  }
  return failureText(failure);
}

export function waitText(seconds: number): string {
  if (seconds < 60) return countText(Math.max(1, seconds), 'second');
  if (seconds < 3600) return countText(Math.ceil(seconds / 60), 'minute');
  return countText(Math.ceil(seconds / 3600), 'hour');
}

function sentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}

function fieldProblems(failure: ApiFailure): string[] {
  const fields = failure.details?.fields;
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: unknown) => {
    const message = (field as { message?: unknown } | null)?.message;
    return typeof message === 'string' ? [message] : [];
  });
}

/** Of whatever a call has thrown. */
export const failureWords = (thrown: unknown): string => failureText(asFailure(thrown));
