import type { WorkoutSession } from '@cadence/domain/analytics/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';

/** More than anybody trains between two looks at their numbers. */
const most = 20;

/** When the latest sessions began that ended on this device. */
const trainedHere = createDeviceStore<string[]>({
  key: 'trainedHere',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
  broken: 'discard',
});

export function noteTrainedHere({ date }: WorkoutSession): void {
  const before = trainedHere.read();
  if (!before.includes(date)) trainedHere.write([...before, date].slice(-most));
}

export function isTrainedHere(date: string): boolean {
  return trainedHere.read().includes(date);
}
