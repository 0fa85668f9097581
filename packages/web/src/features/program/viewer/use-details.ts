import type { Program } from '@cadence/domain/program/types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../platform/api/query.ts';
import { useItemsOf } from '../../../platform/items/use-items.ts';
import { useUnsentCount } from '../../../platform/outbox/outbox.ts';
import {
  type EnhancedDetails,
  readDetails,
  readSteps,
  readVariations,
  type WeekVariations,
} from '../data/program-api.ts';
import { programQueries } from '../data/program-queries.ts';

const minuteMs = 60_000;

type Knowledge = Pick<EnhancedDetails, 'exerciseLibrary' | 'progressionGuidelines' | 'phases'>;

/** Another device may have made another program the current one. */
const isOf = (program: Program, told: EnhancedDetails) =>
  told.phases[0]?.id === program.phases[0]?.id;

/** As the server tells it for this week; from the program itself where it cannot. */
export function useEnhancedDetails(userId: string, program: Program, week: number): Knowledge {
  const phase = program.phases.find(
    ({ startWeek, endWeek }) => startWeek <= week && week <= endWeek,
  );
  // Spec §9, cache lifetimes.
  const options = queryOptions({
    queryKey: programQueries.details(program.id, week),
    queryFn: () => readDetails(userId, week, phase?.name ?? ''),
    staleTime: 5 * minuteMs,
    meta: { isKept: false },
  });
  const { data: told } = useQuery(options, queryClient);
  const { data: library } = useQuery(
    {
      queryKey: programQueries.library(program.id),
      queryFn: async () => {
        const details = await queryClient.fetchQuery(options);
        return isOf(program, details) ? details.exerciseLibrary : program.exerciseLibrary;
      },
      staleTime: 24 * 60 * minuteMs,
      meta: { isKept: false },
    },
    queryClient,
  );
  const known = told && isOf(program, told) ? told : program;
  return {
    phases: known.phases,
    progressionGuidelines: known.progressionGuidelines,
    exerciseLibrary: library ?? program.exerciseLibrary,
  };
}

/** What the ways on depend on besides the exercise: another one once the server has heard of it. */
function useCareVersion(): string {
  const told = [useItemsOf('injury'), useItemsOf('condition'), useItemsOf('fact')].flat();
  const unsent = useUnsentCount('item');
  return [unsent, ...told.map(({ id, changedAt }) => `${id} ${changedAt}`)].join();
}

export function useProgressions(exerciseId: string) {
  const { data, isError } = useQuery(
    {
      queryKey: programQueries.progressions(exerciseId, useCareVersion()),
      queryFn: () => readSteps(exerciseId),
      staleTime: 60 * minuteMs,
      meta: { isKept: false },
    },
    queryClient,
  );
  return { value: data ?? null, hasFailed: isError };
}

export function useWeekVariations(phaseId: string, week: number): WeekVariations | null {
  const { data } = useQuery(
    {
      queryKey: programQueries.variations(phaseId, week),
      queryFn: () => readVariations(phaseId, week),
      staleTime: 30 * minuteMs,
      meta: { isKept: false },
    },
    queryClient,
  );
  return data ?? null;
}
