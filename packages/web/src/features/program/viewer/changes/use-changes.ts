import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../../platform/api/query.ts';
import { programQueries } from '../../data/program-queries.ts';
import {
  findChanges,
  type News,
  type ProgramChange,
  type ProgramChanges,
} from './decide-change.ts';

export interface Changing {
  changes: readonly ProgramChange[];
  undoable: ProgramChanges['undoable'];
  /** What was told and not yet decided on. */
  news: News | null;
  tell: (news: News) => void;
  /** The answer to what was told is here, and nothing follows from it. */
  isWithoutEffect: boolean;
  /** Asked again once something was decided. */
  settle: (decided?: ProgramChange) => void;
}

const kindsOf: Record<News['kind'], readonly ProgramChange['kind'][]> = {
  illness: ['return'],
  travel: ['travel'],
  event: ['event'],
};

/**
 * What log, calendar and news suggest for the coming weeks. Loads of the next session have a card
 * of their own. Asked again when what was trained here has reached the server.
 */
export function useChanges(hasProgram: boolean, unsentCount: number): Changing {
  const [news, setNews] = useState<News | null>(null);
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: [...programQueries.changes(), unsentCount, news],
      queryFn: () => findChanges(news),
      enabled: hasProgram,
      placeholderData: (before: ProgramChanges | undefined) => before,
      meta: { isKept: false },
    },
    queryClient,
  );
  const changes = data?.changes.filter(({ kind }) => kind !== 'load') ?? [];
  const isAnswered = news !== null && data !== undefined && !isPlaceholderData;
  return {
    changes,
    undoable: data?.undoable ?? null,
    news,
    tell: setNews,
    isWithoutEffect: isAnswered && !changes.some(({ kind }) => kindsOf[news.kind].includes(kind)),
    settle: (decided) => {
      // What was told stands until it is decided on itself.
      if (news && decided && kindsOf[news.kind].includes(decided.kind)) setNews(null);
      void queryClient.invalidateQueries({ queryKey: programQueries.changes() });
    },
  };
}
