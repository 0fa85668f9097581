import { describe, expect, test } from 'vitest';
import { ApiFailure, networkFailure, unreadableReply } from '../../../platform/api-failure.ts';
import { describeFailure } from './generation-failure.ts';

const failure = (status: number, code: string, message = 'Said by the server') =>
  new ApiFailure({ status, code, message, suggestion: 'Try that.' });

describe('what went wrong, in the words of the specification', () => {
  test.each([
    [
      failure(422, 'VALIDATION_ERROR'),
      'Invalid workout request. Please check your preferences and try again.',
    ],
    [failure(500, 'INTERNAL_ERROR'), 'Server error occurred. Please try again in a moment.'],
    [failure(599, 'UNKNOWN_ERROR'), 'Server error occurred. Please try again in a moment.'],
    [unreadableReply(200), 'Invalid workout data received from API'],
    [failure(401, 'NOT_AUTHENTICATED'), 'Please log in to generate workouts'],
    [failure(422, 'NO_WORKOUT_FITS'), 'Said by the server. Try that.'],
    [failure(400, 'PREFERENCES_REQUIRED'), 'Said by the server. Try that.'],
    [networkFailure(), 'Network error: Unable to connect.... Check your connection and try again.'],
  ])('%s', (given, text) => {
    expect(describeFailure(given)).toMatchObject({ kind: 'error', text });
  });

  test.each(['SAFETY_STOP', 'SAFETY_HOLD'])('%s is told in its own words', (code) => {
    expect(describeFailure(failure(422, code))).toEqual({
      kind: 'safety',
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
