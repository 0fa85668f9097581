// @vitest-environment jsdom
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeAudioContext, fakeAudio } from '../../platform/test-support/fake-audio.ts';

const workout = normaliseWorkout({
  title: 'Legs',
  workout: [{ name: 'Wall Sit', type: 'exercise', duration: 20 }],
});
const speak = vi.fn();
let device = fakeAudio();

class DeviceContext extends FakeAudioContext {
  constructor() {
    super();
    device.contexts.push(this);
  }
}

class Utterance {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  // The app's one output is made with its module, and lets sound on once.
  vi.resetModules();
  device = fakeAudio();
  vi.stubGlobal('AudioContext', DeviceContext);
  const synthesis = { speak, cancel: () => {}, getVoices: () => [] };
  vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), synthesis));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  speak.mockReset();
  localStorage.clear();
});

const heard = () => ({
  contexts: device.contexts.length,
  silences: device.contexts.at(-1)?.silences ?? 0,
  spoken: speak.mock.calls.length,
});

/** What the tap itself has done: nothing that it only sets off has come about by then. */
function tap(name: string) {
  const seen: ReturnType<typeof heard>[] = [];
  window.addEventListener('click', () => seen.push(heard()), { once: true });
  fireEvent.click(screen.getByRole('button', { name }));
  return seen[0];
}

const letOn = { contexts: 1, silences: 1, spoken: 1 };

const inRouter = async () => ({
  wrapper: (await import('react-router')).MemoryRouter,
});

/** With a workout to start, or with none. */
async function openPage(loaded: boolean) {
  const { setStorageOwner } = await import('../../platform/storage.ts');
  const { setCurrentWorkout } = await import('../../features/workout/current-workout.ts');
  const { WorkoutPage } = await import('../workout/workout-page.tsx');
  setStorageOwner('ann');
  if (loaded) setCurrentWorkout(workout);
  await Promise.all([import('../workout/loaded-workout.tsx'), import('../workout/no-workout.tsx')]);
  const router = await inRouter();
  await act(async () => render(<WorkoutPage />, router));
}

test('Start lets on sound and speech', async () => {
  await openPage(true);
  expect(tap('Start workout')).toEqual(letOn);
  expect(screen.getByRole('timer')).toBeTruthy();
});

test('so does a quick timer', async () => {
  await openPage(false);
  expect(tap('Start Tabata')).toEqual(letOn);
});

test('and a workout that is started from another page', async () => {
  const { setStorageOwner } = await import('../../platform/storage.ts');
  const { useStartWorkout } = await import('./use-start-workout.ts');
  setStorageOwner('ann');
  const { result } = renderHook(useStartWorkout, await inRouter());
  act(() => {
    result.current.load(workout);
    expect(heard()).toEqual(letOn);
  });
});

test('one that was made before stays of the day it was made, and stands once', async () => {
  const { setStorageOwner } = await import('../../platform/storage.ts');
  const { useStartWorkout } = await import('./use-start-workout.ts');
  const { readRecent } = await import('../../features/workout/current-workout.ts');
  setStorageOwner('ann');
  const { result } = renderHook(useStartWorkout, await inRouter());
  const unnamed = { ...workout, generatedAt: '2026-11-03T08:00:00.000Z' };
  act(() => result.current.load(unnamed));
  act(() => result.current.load(unnamed));
  expect(readRecent()).toMatchObject([{ generatedAt: unnamed.generatedAt }]);
});

test('and one that takes the place of another, in the tap that says so', async () => {
  const { setStorageOwner } = await import('../../platform/storage.ts');
  const { useStartWorkout } = await import('./use-start-workout.ts');
  setStorageOwner('ann');
  const { result } = renderHook(useStartWorkout, await inRouter());
  await act(async () => {
    const confirmed = result.current.confirm();
    expect(heard()).toEqual(letOn);
    await confirmed;
  });
});
