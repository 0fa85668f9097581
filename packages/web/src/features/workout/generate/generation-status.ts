import type { TrainingHistory } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { useIdentity } from '../../../platform/identity.ts';
import { newId } from '../../../platform/new-id.ts';
import { onOwnerChange } from '../../../platform/storage.ts';
import { addRecent } from '../current-workout.ts';
import { updateFavourite } from '../kept/favourites.ts';
import { queueWorkout } from '../kept/workout-outbox.ts';
import { type Asked, type Generated, type Generation, generationStore } from './generation.ts';
import { type GenerationFailure, generationTexts } from './generation-failure.ts';
import {
  buildHere,
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
}

const resting: Running = { asked: null, progress: null, failure: null };

const useRunning = create<Running>(() => resting);
const set = useRunning.setState;

let running: AbortController | null = null;

onOwnerChange(cancelGeneration);

/** Spec §4: idle, then loading, then success or error; clearing returns to idle. */
export type GenerationStatus = 'idle' | 'loading' | 'success' | 'error';

export interface GenerationView extends Running {
  status: GenerationStatus;
  result: Generation | null;
}

export function useGeneration(): GenerationView {
  const state = useRunning();
  const result = useSyncExternalStore(generationStore.subscribe, generationStore.read);
  return { ...state, result, status: statusOf(state, result) };
}

function statusOf({ progress, failure }: Running, result: Generation | null): GenerationStatus {
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
  set({ asked, progress: firstProgress, failure: null });
  const onProgress = (progress: Progress) => {
    if (running === controller) set({ progress });
  };
  try {
    const wish = { asked, userId: user.id, history, key: newId(), signal, onProgress };
    const outcome = await make(wish);
    if (running === controller) settle(outcome);
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

function settle(outcome: Outcome): void {
  if (outcome.kind === 'failed') {
    // Nothing to start is left beside a card that says to wait.
    if (outcome.failure.kind === 'safety') generationStore.remove();
    set({ failure: outcome.failure });
    return;
  }
  const { asked, reply, builtHere } = outcome;
  generationStore.write({ asked, reply, builtHere });
  addRecent(reply.workout);
  if (builtHere) queueWorkout(reply.workout);
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
  set(resting);
}

/** A failure goes first; without one, what was made. */
export function clearGeneration(): void {
  if (useRunning.getState().failure) set(resting);
  else generationStore.remove();
}

/** Puts back what was cleared. */
export function restoreGeneration(generation: Generation): void {
  generationStore.write(generation);
}

/** What the user made of it: shown, listed and stored in its new form. */
export function changeGenerated(workout: Workout, checks: Generated['checks']): void {
  const before = generationStore.read();
  if (!before) return;
  generationStore.write({ ...before, reply: { ...before.reply, workout, checks } });
  addRecent(workout);
  updateFavourite(workout);
  queueWorkout(workout);
}
