// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionTable } from '../../features/analytics/sessions/session-log.ts';
import { makeProgress } from '../../features/analytics/test-support/session-api.ts';
import { markCurrentWorkout } from '../../features/workout/current-workout.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { beginWorkout } from './test-support/begin-workout.ts';
import { useEndedSessions } from './under-way.ts';

const begun = makeProgress(1, 50);
const leftElsewhere = makeProgress(2, 50);

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  setStorageOwner(null);
  localStorage.clear();
});

test('what is under way here counts once it has ended; what was left elsewhere counts', () => {
  sessionTable.put(begun, leftElsewhere);
  const key = beginWorkout(begun);
  const { result } = renderHook(useEndedSessions);
  expect(result.current).toEqual([leftElsewhere]);
  act(() => markCurrentWorkout(key, 'completed'));
  expect(result.current).toEqual([begun, leftElsewhere]);
});
