// @vitest-environment jsdom
import { errorBody } from '@cadence/contract/errors';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIdentity } from '../../../platform/identity.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { workoutOutbox } from '../kept/workout-outbox.ts';
import type { Asked, Generated } from './generation.ts';
import {
  cancelGeneration,
  clearGeneration,
  generateWorkout,
  useGeneration,
} from './generation-status.ts';

const user = { id: 'u1', email: 'you@example.com', name: '' };
const history = { sessions: [] };

const asked: Asked = {
  user_preferences: 'Bodyweight legs, 20 minutes',
  provider: 'openai',
  duration_minutes: 20,
  variation: 0,
};

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
  fallback_reason: 'OpenAI is not set up on this server.',
  checks: [],
  chips: [],
  question: null,
};

const fetched = vi.fn<typeof fetch>();

function answer(status: number, body: unknown) {
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

const view = () => renderHook(() => useGeneration()).result;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  setStorageOwner('u1');
  useIdentity.setState({ status: 'signed-in', user, token: 't', offline: false });
});
afterEach(() => {
  act(() => cancelGeneration());
  vi.unstubAllGlobals();
  fetched.mockReset();
});

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
    expect(workoutOutbox.read()).toMatchObject([{ id: workout?.id }]);
  });

  test('a red flag stops the device as well', async () => {
    answer(200, reply);
    const result = view();
    await act(() => generateWorkout(asked, history));
    fetched.mockRejectedValue(new TypeError('offline'));
    const flagged = { ...asked, user_preferences: 'HIIT, my chest hurts and I fainted' };
    await act(() => generateWorkout(flagged, history));
    expect(result.current.failure?.kind).toBe('safety');
    expect(result.current.result).toBeNull();
  });

  test('another user of the same device sees nothing of it', async () => {
    answer(200, reply);
    const result = view();
    await act(() => generateWorkout(asked, history));
    act(() => setStorageOwner('u2'));
    expect(result.current.status).toBe('idle');
  });
});
