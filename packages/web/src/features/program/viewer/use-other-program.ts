import type { Program } from '@cadence/domain/program/types';
import { useQuery } from '@tanstack/react-query';
import { asFailure } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { readOne } from '../data/program-api.ts';
import { programQueries } from '../data/program-queries.ts';
import { failedTo } from '../program-words.ts';

interface OtherProgramState {
  program: Program | null;
  problem: string | null;
  retry: () => void;
}

/** A program by its id, read when it is looked at. One that is there stays, as it was read last. */
export function useOtherProgram(id: string): OtherProgramState {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: programQueries.other(id), queryFn: () => readOne(id) },
    queryClient,
  );
  const hasFailed = error && !isFetching && !data;
  return {
    program: data ?? null,
    problem: hasFailed ? `${failedTo.read}. ${failureText(asFailure(error))}` : null,
    retry: () => void refetch(),
  };
}
