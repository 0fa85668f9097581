import type { TrainingHistory } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useIdentity } from '../../../platform/identity.ts';
import { newId } from '../../../platform/new-id.ts';
import { onOwnerChange } from '../../../platform/storage.ts';
import { addRecent, followPlanned, readCurrentWorkout, renewPlanned } from '../current-workout.ts';
import { noteCleared } from '../kept/cleared-workouts.ts';
import { isFavourite } from '../kept/favourites.ts';
import { lockTraining, readSafetyLock, useSafetyLock } from '../safety/safety-lock.ts';
import { dropWorkout, queueWorkout } from '../workout-table.ts';
import { refuseText } from './choices.ts';
import { type Asked, type Generated, type Generation, generationStore } from './generation.ts';
import { type GenerationFailure, generationTexts, isSafety } from './generation-failure.ts';
import {
  buildHere,
  judgeHere,
  type Outcome,
  obtainWorkout,
  type Progress,
  type Wish,
} from './obtain-workout.ts';

interface Running {
  asked: Asked | null;
  /** While one is being made. */
  progress: Progress | null;
  failure: GenerationFailure | null;
  /** What the workout on the page was made in place of. */
  before: Generation | null;
}

const resting: Running = { asked: null, progress: null, failure: null, before: null };

const useRunning = create<Running>(() => resting);
const set = useRunning.setState;

let running: AbortController | null = null;

onOwnerChange(() => {
  cancelGeneration();
  set(resting);
});

/** Spec §4: idle, then loading, then success or error; clearing returns to idle. */
export type GenerationStatus = 'idle' | 'loading' | 'success' | 'error';

export interface GenerationView extends Running {
  status: GenerationStatus;
  result: Generation | null;
}

export function useGeneration(): GenerationView {
  const state = useRunning();
  const lock = useSafetyLock();
  const made = useSyncExternalStore(generationStore.subscribe, generationStore.read);
  return useMemo(() => {
    const failure = lock ?? state.failure;
    const progress = lock ? null : state.progress;
    // Nothing to start stands beside a card that says to wait.
    const result = isSafety(failure) ? null : made;
    const view = { ...state, progress, failure, result };
    return { ...view, status: statusOf(view) };
  }, [state, lock, made]);
}

/** For whom it is enough to know that one is being made. */
export function useIsGenerating(): boolean {
  const isMaking = useRunning(({ progress }) => progress !== null);
  return useSafetyLock() === null && isMaking;
}

export const isGenerating = (): boolean => useRunning.getState().progress !== null;

function statusOf({ progress, failure, result }: Omit<GenerationView, 'status'>): GenerationStatus {
  if (progress) return 'loading';
  if (failure) return 'error';
  return result ? 'success' : 'idle';
}

const firstProgress: Progress = {
  type: 'progress',
  stage: 'reading',
  words: 'Reading your request',
};

type Make = (wish: Wish) => Promise<Outcome>;

/** One press, one workout: a second press while it is being made changes nothing. */
async function run(make: Make, asked: Asked, history: TrainingHistory): Promise<void> {
  if (running) return;
  if (readSafetyLock()) {
    await judgeAgain(asked, history);
    return;
  }
  const { user } = useIdentity.getState();
  if (!user) {
    const failure = {
      kind: 'error',
      text: generationTexts.signedOut,
      canBuildHere: false,
    } as const;
    set({ asked, progress: null, failure });
    return;
  }
  const controller = new AbortController();
  const { signal } = controller;
  running = controller;
  const loadedKey = readCurrentWorkout()?.key;
  set({ asked, progress: firstProgress, failure: null });
  const onProgress = (progress: Progress) => {
    if (running === controller) set({ progress });
  };
  try {
    const wish = { asked, userId: user.id, history, key: newId(), signal, onProgress };
    const outcome = await make(wish);
    if (running === controller) settle(outcome, asked, history, loadedKey);
  } catch (error) {
    if (!signal.aborted) {
      set({ failure: { kind: 'error', text: generationTexts.failed, canBuildHere: true } });
      throw error;
    }
  } finally {
    if (running === controller) {
      running = null;
      set({ progress: null });
    }
  }
}

/** While something stands nothing is made, but new words may tell of something graver. */
async function judgeAgain(asked: Asked, history: TrainingHistory): Promise<void> {
  const alarm = await judgeHere(asked, history);
  if (alarm) refuseText(asked.user_preferences);
  if (alarm?.kind === 'stop') lockTraining({ ...alarm, kind: 'stop' });
}

function settle(
  outcome: Outcome,
  wished: Asked,
  history: TrainingHistory,
  loadedKey: string | undefined,
): void {
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    if (isSafety(failure)) refuseText(wished.user_preferences);
    if (failure.kind === 'stop') lockTraining({ ...failure, kind: 'stop' });
    else set({ failure });
    return;
  }
  const { asked, reply, builtHere } = outcome;
  const { replaces } = asked;
  const shown = generationStore.read();
  const before = replaces !== undefined && shown?.reply.workout.id === replaces ? shown : null;
  const replaced = replaces !== undefined && isUnused(replaces, history) ? replaces : undefined;
  generationStore.write({ asked, reply, builtHere });
  set({ before });
  take(reply.workout, replaced, loadedKey);
  if (builtHere) queueWorkout(reply.workout, replaced === undefined ? {} : { replaces: replaced });
}

/** One try among several for the same wish: no list needs it once there is another. */
function isUnused(id: string, { sessions }: TrainingHistory): boolean {
  const current = readCurrentWorkout();
  const isBegun = current?.workout.id === id && current.status !== 'planned';
  return !isBegun && !isFavourite(id) && !sessions.some(({ workoutId }) => workoutId === id);
}

function take(
  workout: Workout,
  replacedId: string | undefined,
  loadedKey: string | undefined,
): void {
  addRecent(workout, replacedId);
  if (replacedId !== undefined) dropWorkout(replacedId);
  renewPlanned(loadedKey, workout);
}

export function generateWorkout(asked: Asked, history: TrainingHistory): Promise<void> {
  return run(obtainWorkout, asked, history);
}

/** Without asking the server again. */
export function generateHere(asked: Asked, history: TrainingHistory): Promise<void> {
  return run(buildHere, asked, history);
}

/** Back to what was there before; the server gives up as well. */
export function cancelGeneration(): void {
  running?.abort();
  running = null;
  set({ asked: null, progress: null, failure: null });
}

/** A failure goes first; without one, what was made. */
export function clearGeneration(): void {
  if (!useRunning.getState().failure) {
    noteCleared(generationStore.read()?.reply.workout.id, true);
    generationStore.remove();
  }
  set(resting);
}

/** What was asked about is settled, however it was settled. */
export function dropSafetyFailure(id: string): void {
  const { failure } = useRunning.getState();
  if (isSafety(failure) && failure.id === id) set({ failure: null });
}

/** Puts back what was cleared. */
export function restoreGeneration(generation: Generation): void {
  generationStore.write(generation);
  noteCleared(generation.reply.workout.id, false);
}

/** The one before was better: it takes back its place in the lists, here and in the account. */
export function returnToBefore(history: TrainingHistory): void {
  const { before } = useRunning.getState();
  const id = generationStore.read()?.reply.workout.id;
  if (!before) return;
  const { workout } = before.reply;
  const replaced = id !== undefined && isUnused(id, history) ? id : undefined;
  generationStore.write(before);
  set({ before: null });
  take(workout, replaced, readCurrentWorkout()?.key);
  queueWorkout(workout, replaced === undefined ? {} : { replaces: replaced });
}

/** What the user made of it: shown, listed and stored in its new form. */
export function changeGenerated(changed: Workout, checks: Generated['checks']): void {
  const before = generationStore.read();
  if (!before) return;
  const current = readCurrentWorkout();
  const isBegun = current?.workout.id === changed.id && current?.status === 'started';
  // What is being trained stays as it was begun: the change is another workout.
  const workout = isBegun ? { ...changed, id: newId() } : changed;
  generationStore.write({ ...before, reply: { ...before.reply, workout, checks } });
  addRecent(workout);
  followPlanned(workout.id, workout);
  queueWorkout(workout);
}
