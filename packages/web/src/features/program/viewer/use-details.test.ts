// @vitest-environment jsdom
import type { Program } from '@cadence/domain/program/types';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putItem } from '../../../platform/items/item-store.ts';
import { rowsOfKind, takeRows } from '../../../platform/outbox/outbox.ts';
import { setStorageOwner } from '../../../platform/storage.ts';
import { makeProgram } from '../test-support/program-server.ts';
import { useEnhancedDetails, useProgressions, useWeekVariations } from './use-details.ts';

// Everything comes late on a busy machine.

const program = makeProgram();
const exercise = program.exerciseLibrary[0] as Program['exerciseLibrary'][number];
const began = Date.parse('2026-03-02T08:00:00.000Z');
const after = (minutes: number) => vi.setSystemTime(began + minutes * 60_000);

/** How often each call was made. */
const asked = { details: 0, progressions: 0, variations: 0 };
let isDown = false;
/** What the server says of the program; its exercises bear the number of the answer. */
let told: Program = program;

function answer(path: string): unknown {
  if (path.endsWith('/enhanced_details')) {
    asked.details += 1;
    const { programName, totalWeeks, currentWeek, currentPhase, phases, weeks } = told;
    const exerciseLibrary = [{ ...exercise, name: `Library ${asked.details}` }];
    const progressionGuidelines = [`Guideline ${asked.details}`];
    const enhanced = { programName, totalWeeks, currentWeek, currentPhase, phases };
    return { ...enhanced, exerciseLibrary, progressionGuidelines, week: weeks[0] };
  }
  if (path.endsWith('/progressions')) {
    asked.progressions += 1;
    return { exercise, easier: [], harder: [], ways: [`Way ${asked.progressions}`] };
  }
  asked.variations += 1;
  const variation = { type: 'build', volume: 1.1, intensity: 1 };
  const points = { percentPoints: asked.variations, effortPoints: 0 };
  return { phaseId: 'p-1', phaseName: 'Foundation', week: 1, variation, sessions: [], ...points };
}

beforeEach(() => {
  Object.assign(asked, { details: 0, progressions: 0, variations: 0 });
  isDown = false;
  told = program;
  after(0);
  vi.stubGlobal('fetch', async (input: string) => {
    if (isDown) throw new TypeError('offline');
    return new Response(JSON.stringify(answer(new URL(input, 'http://here').pathname)));
  });
  // Nothing of another user stays in the caches.
  setStorageOwner(null);
  setStorageOwner('ann');
});
afterEach(() => {
  cleanup();
  setStorageOwner(null);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As a page that is opened: what it shows once all has come. */
async function open<T>(use: () => T, isThere: (value: T) => boolean): Promise<T> {
  const { result, unmount } = renderHook(use);
  await waitFor(() => expect(isThere(result.current)).toBe(true));
  const shown = result.current;
  unmount();
  return shown;
}

const details = (library: string, guideline: string) =>
  open(
    () => useEnhancedDetails('ann', program, 1),
    ({ exerciseLibrary, progressionGuidelines }) =>
      exerciseLibrary[0]?.name === library && progressionGuidelines[0] === guideline,
  );

test('details stay good for five minutes, the exercise library for a day', async () => {
  await details('Library 1', 'Guideline 1');
  after(4.9);
  await details('Library 1', 'Guideline 1');
  expect(asked.details).toBe(1);
  after(5);
  await details('Library 1', 'Guideline 2');
  after(23.9 * 60);
  await details('Library 1', 'Guideline 3');
  after(24 * 60);
  await details('Library 4', 'Guideline 4');
});

test('progressions stay good for an hour', async () => {
  const ways = () =>
    open(
      () => useProgressions('squat'),
      ({ value }) => value !== null,
    );
  await ways();
  after(59);
  expect((await ways()).value?.ways).toEqual(['Way 1']);
  after(60);
  // What is known is shown while it is asked anew.
  await ways();
  await waitFor(() => expect(asked.progressions).toBe(2));
});

test('progressions are asked for again when what is to be spared changes, and when it was sent', async () => {
  const { result } = renderHook(() => useProgressions('squat'));
  const ways = () => result.current.value?.ways;
  await waitFor(() => expect(ways()).toEqual(['Way 1']));
  act(() => void putItem('injury', 'i1', { region: 'knee', status: 'active' }));
  await waitFor(() => expect(ways()).toEqual(['Way 2']));
  act(() => takeRows(rowsOfKind('item')));
  await waitFor(() => expect(ways()).toEqual(['Way 3']));
});

test('nobody sees the progressions of who was signed in before', async () => {
  const ways = () =>
    open(
      () => useProgressions('squat'),
      ({ value }) => value !== null,
    );
  await ways();
  setStorageOwner('ben');
  expect((await ways()).value?.ways).toEqual(['Way 2']);
});

test('the variations of a week stay good for half an hour', async () => {
  const points = () =>
    open(
      () => useWeekVariations('p-1', 1),
      (value) => value !== null,
    );
  await points();
  after(29);
  expect((await points())?.percentPoints).toBe(1);
  after(30);
  await points();
  await waitFor(() => expect(asked.variations).toBe(2));
});

test('without an answer, and with one about another program, the program speaks for itself', async () => {
  const own = [exercise.name, program.progressionGuidelines[0] ?? ''] as const;
  isDown = true;
  await details(...own);
  isDown = false;
  told = makeProgram(2);
  const { result } = renderHook(() => useEnhancedDetails('ann', program, 1));
  await waitFor(() => expect(asked.details).toBe(1));
  expect(result.current.phases).toEqual(program.phases);
  await details(...own);
});
