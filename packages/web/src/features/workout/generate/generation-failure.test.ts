import { describe, expect, test } from 'vitest';
import { ApiFailure, networkFailure, unreadableReply } from '../../../platform/api/api-failure.ts';
import { describeFailure } from './generation-failure.ts';

const failure = (status: number, code: string, message = 'Said by the server') =>
  new ApiFailure({
    status,
    code,
    message,
    suggestion: 'Try that.',
    details: { reason: 'heart' },
  });

describe('what went wrong, in the words of the specification', () => {
  test.each([
    [
      'a wish that the server refuses',
      failure(422, 'VALIDATION_ERROR'),
      'Invalid workout request. Please check your preferences and try again.',
    ],
    [
      'a server that fails',
      failure(500, 'INTERNAL_ERROR'),
      'Server error occurred. Please try again in a moment.',
    ],
    [
      'a proxy that fails in its own way',
      failure(599, 'UNKNOWN_ERROR'),
      'Server error occurred. Please try again in a moment.',
    ],
    ['no workout in the answer', unreadableReply(200), 'Invalid workout data received from API'],
    [
      'a sign-in that has ended',
      failure(401, 'NOT_AUTHENTICATED'),
      'Please log in to generate workouts',
    ],
    ['limits that leave nothing', failure(422, 'NO_WORKOUT_FITS'), 'Said by the server. Try that.'],
    ['an empty wish', failure(400, 'PREFERENCES_REQUIRED'), 'Said by the server. Try that.'],
    [
      'no connection',
      networkFailure(),
      'Network error: Unable to connect... Check your connection and try again.',
    ],
  ])('%s', (_, given, text) => {
    expect(describeFailure(given)).toMatchObject({ kind: 'error', text });
  });

  test.each([
    ['SAFETY_STOP', 'stop'],
    ['SAFETY_HOLD', 'hold'],
  ])('%s is told in its own words', (code, kind) => {
    expect(describeFailure(failure(422, code))).toEqual({
      kind,
      id: 'heart',
      message: 'Said by the server',
      suggestion: 'Try that.',
    });
  });

  test('the device is offered where the server failed, not where the wish did', () => {
    expect(describeFailure(failure(500, 'INTERNAL_ERROR'))).toMatchObject({ canBuildHere: true });
    expect(describeFailure(failure(422, 'VALIDATION_ERROR'))).toMatchObject({
      canBuildHere: false,
    });
  });
});
