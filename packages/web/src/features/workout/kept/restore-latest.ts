import { restoreRecent } from '@cadence/domain/workout/restore';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { asFailure } from '../../../platform/api/api.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { rowsOfKind } from '../../../platform/outbox/outbox.ts';
import { storageOwner } from '../../../platform/storage.ts';
import {
  clearCompletedWorkout,
  readCurrentWorkout,
  readRecent,
  recentKeys,
  setCurrentWorkout,
} from '../current-workout.ts';
import { generationOf, generationStore, type StoredWorkout } from '../generate/generation.ts';
import { workoutKey, workoutTable } from '../workout-table.ts';
import { wasCleared } from './cleared-workouts.ts';
import { favouriteKeys } from './favourites.ts';
import { listStored } from './stored-workouts.ts';

interface Restoring {
  /** Whose, once it has been seen to: the rule speaks of the app's start only. */
  userId: string | null;
  status: 'idle' | 'loading' | 'failed';
  /** What the device had listed at the start. By a second try the account's lists may have come. */
  listed: readonly (string | undefined)[];
}

export const useRestoring = create<Restoring>(() => ({ userId: null, status: 'idle', listed: [] }));
const set = useRestoring.setState;

/**
 * Home shows it as the page that made it did. What was made here stays, under the words it was
 * made from: the latest may be one of the coach's.
 */
function show(latest: StoredWorkout): void {
  if (generationStore.read() === null) generationStore.write(generationOf(latest));
}

async function load(userId: string): Promise<void> {
  const before = useRestoring.getState();
  const isAgain = before.userId === userId;
  const listed = isAgain ? before.listed : readRecent().map(({ id }) => id);
  set({ userId, status: 'loading', listed });
  try {
    const [latest] = await listStored(userId, { status: 'generated', limit: 1 });
    if (storageOwner() !== userId) return;
    if (latest && !wasCleared(latest.workout.id)) {
      // What this device has listed before was shown here once, or is shown already.
      if (!listed.includes(latest.workout.id)) show(latest);
      // One that was loaded meanwhile is what the user wants.
      if (readCurrentWorkout() === null) setCurrentWorkout(latest.workout);
    }
    set({ status: 'idle' });
  } catch (error) {
    asFailure(error);
    if (storageOwner() === userId) set({ status: 'failed' });
  }
}

/** Spec §4, the older variant: home begins anew after a day. What it showed is among the recent. */
function clearOld(): void {
  const shown = generationStore.read();
  if (shown && restoreRecent(shown.reply.workout, Date.now()) === null) generationStore.remove();
  dropUnreferenced();
}

/** What no list, page or queue refers to any more takes no room. */
function dropUnreferenced(): void {
  const shown = generationStore.read()?.reply.workout;
  const wanted = new Set([
    ...recentKeys(),
    ...favouriteKeys(),
    ...rowsOfKind('workout').map(({ entity }) => entity),
    ...(shown ? [workoutKey(shown)] : []),
  ]);
  const unwanted = workoutTable
    .read()
    .map(workoutKey)
    .filter((key) => !wanted.has(key));
  if (unwanted.length > 0) workoutTable.remove(...unwanted);
}

/** Spec §4, saved workout restore: a completed one is cleared first, an incomplete one is kept. */
function restore(userId: string, summaryIsShown: boolean): void {
  clearOld();
  const isCompleted = readCurrentWorkout()?.status === 'completed';
  // Its summary waits for answers; the page itself clears it when it is left.
  if (isCompleted && summaryIsShown) {
    set({ userId, status: 'idle' });
    return;
  }
  clearCompletedWorkout();
  if (readCurrentWorkout() === null) void load(userId);
  else set({ userId, status: 'idle' });
}

export function retryRestore(): void {
  const { userId } = useRestoring.getState();
  if (userId !== null) restore(userId, false);
}

/** Once for each user and start of the app. */
export function useRestoreLatest(userId: string, summaryIsShown: boolean): void {
  useEffect(() => {
    if (useRestoring.getState().userId !== userId) restore(userId, summaryIsShown);
  }, [userId, summaryIsShown]);
  const isOffline = useIdentity(({ offline }) => offline);
  const isFailed = useRestoring(({ status }) => status === 'failed');
  const hasWaited = useRef(false);
  useEffect(() => {
    // What failed for want of a connection is had with it; what the server refused is asked for.
    if (isFailed && isOffline) hasWaited.current = true;
    if (isOffline || !hasWaited.current) return;
    hasWaited.current = false;
    if (isFailed) retryRestore();
  }, [isOffline, isFailed]);
}
