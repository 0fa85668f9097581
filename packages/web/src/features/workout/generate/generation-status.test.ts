// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { TrainingHistory } from '@cadence/domain/planner/request';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useIdentity } from '../../../platform/identity.ts';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import {
  markCurrentWorkout,
  readCurrentWorkout,
  readRecent,
  setCurrentWorkout,
} from '../current-workout.ts';
import { setFavourite } from '../kept/favourites.ts';
import { lockTraining, readSafetyLock, unlockTraining } from '../safety/safety-lock.ts';
import { clearHold } from './choices.ts';
import type { Generated } from './generation.ts';
import {
  cancelGeneration,
  clearGeneration,
  dropSafetyFailure,
  generateWorkout,
  returnToBefore,
  useGeneration,
} from './generation-status.ts';
import { asked, signInToGenerate } from './test-support/generating.ts';

const history: TrainingHistory = { sessions: [] };

const reply: Generated = {
  workout: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    title: 'Steady Legs',
    source: 'ai',
    workout: [{ name: 'Squat', type: 'exercise', reps: 10 }],
  },
  workout_id: '0190a1b2-0000-7000-8000-000000000001',
  intelligence_applied: false,
  adaptation_summary: 'Built as you asked.',
  stored_with_context: true,
  provider_requested: 'openai',
  provider_used: 'local',
  fallback_reason: 'OpenAI is not connected.',
  checks: [],
  chips: [],
  question: null,
};

const fetched = signInToGenerate();

function answer(status: number, body: unknown) {
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

const view = () => renderHook(() => useGeneration()).result;

describe('generation', () => {
  test('is idle, then loading, then success; clearing returns to idle', async () => {
    answer(200, reply);
    const result = view();
    expect(result.current.status).toBe('idle');
    let made: Promise<void> = Promise.resolve();
    act(() => {
      made = generateWorkout(asked, history);
    });
    expect(result.current.status).toBe('loading');
    expect(result.current.progress?.words).toBe('Reading your request');
    await act(() => made);
    expect(result.current.status).toBe('success');
    expect(result.current.result?.reply.workout.title).toBe('Steady Legs');
    act(() => clearGeneration());
    expect(result.current.status).toBe('idle');
  });

  test('a failure is an error, and clearing it returns to what was there', async () => {
    answer(422, errorBody('VALIDATION_ERROR'));
    const result = view();
    await act(() => generateWorkout(asked, history));
    expect(result.current.status).toBe('error');
    expect(result.current.failure).toMatchObject({
      text: 'Invalid workout request. Please check your preferences and try again.',
    });
    act(() => clearGeneration());
    expect(result.current.status).toBe('idle');
  });

  test('two presses in a row ask once, under one key', async () => {
    answer(200, reply);
    await act(() =>
      Promise.all([generateWorkout(asked, history), generateWorkout(asked, history)]),
    );
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(() => generateWorkout(asked, history));
    const keys = fetched.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('Idempotency-Key'),
    );
    expect(new Set(keys).size).toBe(2);
  });

  test('cancelled, it brings nothing and tells the server', async () => {
    let signal: AbortSignal | null | undefined;
    fetched.mockImplementation((_, init) => {
      signal = init?.signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason));
      });
    });
    const result = view();
    let made: Promise<void> = Promise.resolve();
    act(() => {
      made = generateWorkout(asked, history);
    });
    act(() => cancelGeneration());
    await act(() => made);
    expect(signal?.aborted).toBe(true);
    expect(result.current.status).toBe('idle');
  });

  test('nobody signed in is asked to log in, and no call is made', async () => {
    useIdentity.setState({ status: 'signed-out', user: null, token: null });
    const result = view();
    await act(() => generateWorkout(asked, history));
    expect(result.current.failure).toMatchObject({ text: 'Please log in to generate workouts' });
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['without a connection', () => fetched.mockRejectedValue(new TypeError('offline'))],
    ['with a server that is going down', () => answer(503, { detail: 'x' })],
  ])('%s the device builds it and queues it', async (_, given) => {
    given();
    const result = view();
    await act(() => generateWorkout(asked, history));
    expect(result.current.result).toMatchObject({ builtHere: true, asked });
    const { workout } = result.current.result?.reply ?? {};
    expect(workout?.workout.length).toBeGreaterThan(3);
    expect(rowsOfKind('workout')).toMatchObject([{ entity: workout?.id }]);
  });

  test('a red flag stops the device as well', async () => {
    answer(200, reply);
    const result = view();
    await act(() => generateWorkout(asked, history));
    fetched.mockRejectedValue(new TypeError('offline'));
    const flagged = { ...asked, user_preferences: 'HIIT, my chest hurts and I fainted' };
    await act(() => generateWorkout(flagged, history));
    expect(result.current.failure).toMatchObject({ kind: 'stop' });
    expect(result.current.result).toBeNull();
  });

  test('a stop stands until it is lifted: over a reload, against another try; nothing is lost', async () => {
    answer(200, reply);
    const result = view();
    await act(() => generateWorkout(asked, history));
    answer(422, errorBody('SAFETY_STOP', { reason: 'chest-pain' }));
    await act(() => generateWorkout(asked, history));
    expect(readSafetyLock()?.id).toBe('chest-pain');
    act(() => cancelGeneration());
    expect(result.current).toMatchObject({ status: 'error', result: null });
    fetched.mockClear();
    await act(() => generateWorkout(asked, history));
    expect(fetched).not.toHaveBeenCalled();
    act(() => unlockTraining());
    expect(result.current).toMatchObject({ status: 'success', failure: null });
  });

  test('while one stands new words are judged as well, and the gravest is shown', async () => {
    const result = view();
    act(() => lockTraining({ kind: 'stop', id: 'fever', message: 'm', suggestion: 's' }));
    for (const [text, id] of [
      ['20 min hiit', 'fever'],
      ['chest pain, 20 min hiit', 'chest-pain'],
      ['I want to kill myself', 'self-harm'],
      ['I fainted today, 20 min hiit', 'self-harm'],
    ]) {
      await act(() => generateWorkout({ ...asked, user_preferences: text ?? '' }, history));
      expect(result.current.failure).toMatchObject({ kind: 'stop', id });
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a hold locks nothing, and tells which one it is', async () => {
    answer(422, errorBody('SAFETY_HOLD', { reason: 'heart' }));
    const result = view();
    await act(() => generateWorkout(asked, history));
    expect(result.current.failure).toMatchObject({ kind: 'hold', id: 'heart' });
    expect(readSafetyLock()).toBeNull();
    act(() => dropSafetyFailure('surgery'));
    expect(result.current.failure).not.toBeNull();
    act(() => dropSafetyFailure('heart'));
    expect(result.current.status).toBe('idle');
  });

  test('the answer to a hold lifts it, on the device as well', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    const result = view();
    const held = { ...asked, user_preferences: 'Upper body, I had knee surgery two weeks ago' };
    await act(() => generateWorkout(held, history));
    expect(result.current.failure).toMatchObject({ kind: 'hold', id: 'surgery' });
    await act(() => generateWorkout(clearHold(held, 'surgery'), history));
    expect(result.current.result).toMatchObject({
      builtHere: true,
      asked: { cleared: ['surgery'] },
    });
  });

  describe('another one for the same wish', () => {
    const other = (place: number): Generated => {
      const id = `0190a1b2-0000-7000-8000-00000000000${place}`;
      return { ...reply, workout_id: id, workout: { ...reply.workout, id, title: `Try ${place}` } };
    };
    const recent = () => readRecent().map(({ title }) => title);
    const regenerate = async (place: number, replaces: Generated, past = history) => {
      answer(200, other(place));
      const next = { ...asked, variation: place, replaces: replaces.workout_id };
      await act(() => generateWorkout(next, past));
    };
    beforeEach(async () => {
      answer(200, reply);
      await act(() => generateWorkout(asked, history));
    });

    test('takes the place of the one before, which can be had back', async () => {
      await regenerate(2, reply);
      await regenerate(3, other(2));
      expect(recent()).toEqual(['Try 3']);
      const result = view();
      expect(result.current.before?.reply.workout.title).toBe('Try 2');
      act(() => returnToBefore(history));
      expect(recent()).toEqual(['Try 2']);
      expect(result.current.result?.reply.workout.title).toBe('Try 2');
      expect(rowsOfKind('workout')).toMatchObject([
        { entity: other(2).workout_id, payload: { replaces: other(3).workout_id } },
      ]);
    });

    test('leaves one alone that was started, trained or saved', async () => {
      const { key } = setCurrentWorkout(reply.workout);
      markCurrentWorkout(key, 'started');
      await regenerate(2, reply);
      setFavourite(other(2).workout, true);
      await regenerate(3, other(2));
      const session = { workoutId: other(3).workout_id } as WorkoutSession;
      await regenerate(4, other(3), { sessions: [session] });
      expect(recent()).toEqual(['Try 4', 'Try 3', 'Try 2', 'Steady Legs']);
      expect(readCurrentWorkout()?.key).toBe(key);
    });

    test('made without a connection says so when it is sent', async () => {
      fetched.mockRejectedValue(new TypeError('offline'));
      await act(() =>
        generateWorkout({ ...asked, variation: 1, replaces: reply.workout_id }, history),
      );
      expect(rowsOfKind('workout')).toMatchObject([{ payload: { replaces: reply.workout_id } }]);
      expect(recent()).toHaveLength(1);
    });
  });

  test('another user of the same device sees nothing of it', async () => {
    answer(200, reply);
    const result = view();
    await act(() => generateWorkout(asked, history));
    act(() => setStorageOwner('u2'));
    expect(result.current.status).toBe('idle');
  });
});
