import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import type { SessionDay } from '../coach-calls.ts';

interface Decision {
  messageId: string;
  /** Where sessions stood before, for a change that moved many. */
  before: SessionDay[];
}

const limit = 100;
const none: readonly Decision[] = [];

/** What was said yes to: a week is not put off twice by opening the page again. */
const decisions = createDeviceStore<readonly Decision[]>({
  key: 'coachProposalsTaken',
  version: 2,
  schema: z.array(
    z.object({
      messageId: z.string(),
      before: z.array(z.object({ week: z.number(), session: z.number(), date: z.string() })),
    }),
  ),
  fallback: none,
});

const find = (messageId: string) =>
  decisions.read().find((decision) => decision.messageId === messageId);

export function useIsTaken(messageId: string): boolean {
  useSyncExternalStore(decisions.subscribe, decisions.read);
  return find(messageId) !== undefined;
}

export const daysBefore = (messageId: string): readonly SessionDay[] =>
  find(messageId)?.before ?? [];

export function setTaken(messageId: string, isTaken: boolean, before: SessionDay[] = []): void {
  const others = decisions.read().filter((decision) => decision.messageId !== messageId);
  decisions.write(isTaken ? [{ messageId, before }, ...others].slice(0, limit) : others);
}
