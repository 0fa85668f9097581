import type { ProgramSession } from '@cadence/domain/program/types';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { putItem, removeItem } from '../../platform/items/item-store.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { findProposal, type SessionProposal } from './program-api.ts';

/** Kept as a preference: turned down on one device, it is not offered on another. */
const declinedId = (workoutId: string) => `program.declined.${workoutId}`;

/** By what it says: the same one is not made twice, another one is. */
const nameOf = ({ changes, restart_at }: SessionProposal): string =>
  JSON.stringify([changes.map(({ exercise_id, to }) => [exercise_id, to]), restart_at]);

export function declineProposal(proposal: SessionProposal): void {
  putItem('preference', declinedId(proposal.workout_id), nameOf(proposal));
}

/** Made once more, for whoever changes their mind. */
export function undeclineProposal(proposal: SessionProposal): void {
  removeItem('preference', declinedId(proposal.workout_id));
}

function isDeclined(items: readonly SyncItem[], proposal: SessionProposal): boolean {
  const id = declinedId(proposal.workout_id);
  return items.some(
    (item) =>
      item.kind === 'preference' &&
      item.id === id &&
      !item.deleted &&
      item.value === nameOf(proposal),
  );
}

/**
 * What the log suggests for the next session. Asked for again when another session is
 * next, when its workout has changed, and when what was trained here has reached the server.
 */
export function useProposal(next: ProgramSession | null, unsentCount: number) {
  const [proposal, setProposal] = useState<SessionProposal | null>(null);
  const nextWorkout = next?.workout;
  const items = useItems();

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
    proposal && proposal.workout_id === next?.workoutId && !isDeclined(items, proposal);
  return { proposal: isMeant ? proposal : null, settle: () => setProposal(null) };
}
