import type { ProgramSession } from '@cadence/domain/program/types';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { asFailure } from '../../platform/api.ts';
import { createDeviceStore } from '../../platform/device-store.ts';
import { findProposal, type SessionProposal } from './program-api.ts';

/** Proposals that were turned down, by what they say: the same one is not made twice. */
const declined = createDeviceStore<string[]>({
  key: 'declinedProposals',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
});

const remembered = 50;

const nameOf = ({ workout_id, changes, restart_at }: SessionProposal): string =>
  JSON.stringify([workout_id, changes.map(({ exercise_id, to }) => [exercise_id, to]), restart_at]);

export function declineProposal(proposal: SessionProposal): void {
  declined.write([nameOf(proposal), ...declined.read()].slice(0, remembered));
}

/** Made once more, for whoever changes their mind. */
export function undeclineProposal(proposal: SessionProposal): void {
  const name = nameOf(proposal);
  declined.write(declined.read().filter((one) => one !== name));
}

/**
 * What the log suggests for the next session. Asked for again when another session is
 * next, when its workout has changed, and when what was trained here has reached the server.
 */
export function useProposal(next: ProgramSession | null, unsentCount: number) {
  const [proposal, setProposal] = useState<SessionProposal | null>(null);
  const nextWorkout = next?.workout;
  const turnedDown = useSyncExternalStore(declined.subscribe, declined.read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent may change what is proposed.
  useEffect(() => {
    if (!nextWorkout) return;
    let isShown = true;
    findProposal().then(
      (found) => isShown && setProposal(found),
      // Without a proposal the session stays as it was planned.
      (error: unknown) => void asFailure(error),
    );
    return () => {
      isShown = false;
    };
  }, [nextWorkout, unsentCount]);

  const isMeant =
    proposal?.workout_id === next?.workoutId && proposal && !turnedDown.includes(nameOf(proposal));
  return { proposal: isMeant ? proposal : null, settle: () => setProposal(null) };
}
