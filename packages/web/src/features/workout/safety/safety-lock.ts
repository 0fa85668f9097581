import { isOfLife } from '@cadence/domain/reading/danger/of-life';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { queue, waitingRows } from '../../../platform/outbox/outbox.ts';
import type { SafetyFailure } from '../generate/generation-failure.ts';

/** Why nothing may be started until the user has been seen to. */
export type SafetyLock = SafetyFailure & { kind: 'stop' };

const sign: z.ZodMiniType<SafetyFailure> = z.object({
  kind: z.enum(['stop', 'hold']),
  id: z.string(),
  message: z.string(),
  suggestion: z.string(),
});

const none: readonly SafetyFailure[] = [];

/** All that stands, as far as this device knows: the gravest first. The account has the last word. */
const signStore = createDeviceStore<readonly SafetyFailure[]>({
  key: 'safetyLock',
  version: 2,
  schema: z.array(sign),
  fallback: none,
});

/** What the account has not heard yet: of each sign the last word. */
export interface SignChange {
  /** Named, or settled. */
  isOpen: boolean;
  atMs: number;
}

const isLock = (one: SafetyFailure): one is SafetyLock => one.kind === 'stop';

/** A life comes first, then what needs help, then what needs an answer. */
const graveness = ({ id, kind }: SafetyFailure): number =>
  isOfLife(id) ? 0 : kind === 'stop' ? 1 : 2;

function keep(signs: readonly SafetyFailure[]): void {
  const next = signs.toSorted((a, b) => graveness(a) - graveness(b));
  if (JSON.stringify(next) === JSON.stringify(signStore.read())) return;
  if (next.length > 0) signStore.write(next);
  else signStore.remove();
}

function tell(id: string, isOpen: boolean): void {
  const payload: SignChange = { isOpen, atMs: Date.now() };
  queue({ kind: 'sign', entity: id, payload });
}

const without = (id: string) => signStore.read().filter((one) => one.id !== id);

export function lockTraining(stop: SafetyLock): void {
  keep([stop, ...without(stop.id)]);
  tell(stop.id, true);
}

/** Settles one of the signs, here and in the account; the gravest unless said. */
export function unlockTraining(id = readSafetyLock()?.id): void {
  if (!signStore.read().some((one) => one.id === id) || id === undefined) return;
  keep(without(id));
  tell(id, false);
}

/** What stands in the account, and what was said here since it was asked. */
export function adoptSigns(signs: readonly SafetyFailure[]): void {
  const rows = waitingRows<SignChange>('sign');
  const saidHere = new Map(rows.map(({ entity, payload }) => [entity, payload.isOpen]));
  const theirs = signs.filter(({ id }) => !saidHere.has(id));
  const ours = signStore.read().filter(({ id }) => saidHere.get(id));
  keep([...ours, ...theirs]);
}

export const readSafetyLock = (): SafetyLock | null => signStore.read().find(isLock) ?? null;

export function useSafetyLock(): SafetyLock | null {
  return useSyncExternalStore(signStore.subscribe, readSafetyLock);
}

/** Holds as well, which keep from training only where they were told. */
export function useOpenSigns(): readonly SafetyFailure[] {
  return useSyncExternalStore(signStore.subscribe, signStore.read);
}
