import { isDoneForGood } from '@cadence/domain/analytics/completion';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** More than anybody trains between two looks at their numbers. */
const most = 20;

const trained = z.object({
  date: z.string(),
  workoutId: z.nullable(z.string()),
  isDone: z.boolean(),
});

type Trained = z.output<typeof trained>;

/** The latest sessions that ended on this device, known before all of them have been read. */
const trainedHere = createDeviceStore<Trained[]>({
  key: 'trainedHere',
  version: 1,
  schema: z.array(trained),
  fallback: [],
  broken: 'discard',
});

const byDate = (one: Trained, other: Trained) => Date.parse(one.date) - Date.parse(other.date);

/** As it stands now: one that goes on after all has not ended. */
export function noteTrainedHere(session: WorkoutSession): void {
  const { date, workoutId = null, completion } = session;
  const others = trainedHere.read().filter((other) => other.date !== date);
  const ended = { date, workoutId, isDone: isDoneForGood(session) };
  const noted = completion.status === 'partial' ? others : [...others, ended];
  trainedHere.write(noted.toSorted(byDate).slice(-most));
}

/** Deleted, it is as if it had not been. What puts it back, where it was known here. */
export function forgetTrainedHere(session: WorkoutSession): () => void {
  const known = trainedHere.read();
  const others = known.filter(({ date }) => date !== session.date);
  if (others.length === known.length) return () => {};
  trainedHere.write(others);
  return () => noteTrainedHere(session);
}

export function isFinishedHere(workoutId: string | undefined): boolean {
  return trainedHere.read().some((session) => session.isDone && session.workoutId === workoutId);
}

/** How the latest go at it on this device ended; undefined where there was none. */
export function useEndedHere(workoutId: string | undefined): Trained | undefined {
  const sessions = useSyncExternalStore(trainedHere.subscribe, trainedHere.read);
  if (workoutId === undefined) return undefined;
  return sessions.findLast((session) => session.workoutId === workoutId);
}
