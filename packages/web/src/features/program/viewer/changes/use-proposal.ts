import type { ProgramSession } from '@cadence/domain/program/types';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../../platform/api/query.ts';
import { putItem, removeItem } from '../../../../platform/items/item-store.ts';
import { useItems } from '../../../../platform/items/use-items.ts';
import { findProposal, type SessionProposal } from '../../data/program-api.ts';
import { programQueries } from '../../data/program-queries.ts';

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

/** The page is held back so long for it, and no longer. */
const patienceMs = 1500;

export interface Proposing {
  proposal: SessionProposal | null;
  /** Drawn now, the page would be without what may be on its way. */
  isAwaited: boolean;
  /** It came when the page was drawn already, and goes where it moves nothing. */
  isLate: boolean;
  settle: () => void;
}

/**
 * What the log suggests for the next session. Asked for with the program, and again when another
 * session is next, when its workout has changed, and when what was trained here has reached the
 * server.
 */
export function useProposal(next: ProgramSession | null, unsentCount: number): Proposing {
  const nextWorkout = next?.workout;
  const [first, setFirst] = useState(nextWorkout);
  if (!first && nextWorkout) setFirst(nextWorkout);
  const changed = first === nextWorkout ? 0 : JSON.stringify(nextWorkout ?? null).length;
  const items = useItems();
  const queryKey = [...programQueries.proposal(), changed, unsentCount];
  const { data, isFetched } = useQuery(
    {
      queryKey,
      queryFn: findProposal,
      placeholderData: (before: SessionProposal | null | undefined) => before,
      meta: { isKept: false },
    },
    queryClient,
  );
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const isAwaited = !isFetched && data === undefined && !isOverdue;
  // What the page was first drawn with: a proposal that comes after that moves nothing.
  const [drawn, setDrawn] = useState<{ hadProposal: boolean } | null>(null);
  if (!isAwaited && drawn === null) setDrawn({ hadProposal: Boolean(data) });

  const proposal = data ?? null;
  const isMeant =
    proposal && proposal.workout_id === next?.workoutId && !isDeclined(items, proposal);
  return {
    proposal: isMeant ? proposal : null,
    isAwaited,
    isLate: drawn !== null && !drawn.hadProposal,
    settle: () => queryClient.setQueryData(queryKey, null),
  };
}
