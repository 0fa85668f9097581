// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dismissAllToasts, toastQueue } from '../../../ui/overlay/toast-queue.ts';
import { generationOf } from '../generate/generation.ts';
import { useResultSheets } from './result-sheets.tsx';

const workout = {
  id: 'w1',
  title: 'Legs',
  source: 'ai' as const,
  workout: [{ name: 'Squat', type: 'exercise' as const, reps: 10 }],
};
const result = generationOf({ workout, context: null });
const messages = () => toastQueue.read().map(({ message }) => message);

afterEach(() => {
  cleanup();
  dismissAllToasts();
  localStorage.clear();
});

test('a swap can be undone here, and not from another page', () => {
  const { result: sheets, unmount } = renderHook(() => useResultSheets(result, { sessions: [] }));
  act(() => sheets.current.change({ ...workout, title: 'Hips' }, 'Exercise swapped.'));
  expect(messages()).toEqual(['Exercise swapped.']);
  unmount();
  expect(messages()).toEqual([]);
});
