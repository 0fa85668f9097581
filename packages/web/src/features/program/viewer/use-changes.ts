import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../platform/api/query.ts';
import { programQueries } from '../data/program-queries.ts';
import { findChanges, type ProgramChange, type ProgramChanges } from './decide-change.ts';

export interface Changing {
  changes: readonly ProgramChange[];
  undoable: ProgramChanges['undoable'];
  /** Asked again once something was decided. */
  settle: () => void;
}

/**
 * What log and calendar suggest for the coming weeks. Loads of the next session have a card of
 * their own. Asked again when what was trained here has reached the server.
 */
export function useChanges(hasProgram: boolean, unsentCount: number): Changing {
  const { data } = useQuery(
    {
      queryKey: [...programQueries.changes(), unsentCount],
      queryFn: findChanges,
      enabled: hasProgram,
      placeholderData: (before: ProgramChanges | undefined) => before,
      meta: { isKept: false },
    },
    queryClient,
  );
  return {
    changes: data?.changes.filter(({ kind }) => kind !== 'load') ?? [],
    undoable: data?.undoable ?? null,
    settle: () => void queryClient.invalidateQueries({ queryKey: programQueries.changes() }),
  };
}
