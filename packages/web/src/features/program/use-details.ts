import type { Program } from '@cadence/domain/program/types';
import { useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { onOwnerChange } from '../../platform/storage.ts';
import {
  type EnhancedDetails,
  type Progressions,
  readDetails,
  readSteps,
  readVariations,
  type WeekVariations,
} from './program-api.ts';
import { createTimedCache } from './timed-cache.ts';

/** Spec §9, cache lifetimes. */
const details = createTimedCache<EnhancedDetails>(5 * 60_000);
const progressions = createTimedCache<Progressions>(60 * 60_000);
const variations = createTimedCache<WeekVariations>(30 * 60_000);

onOwnerChange(() => {
  details.clear();
  variations.clear();
});

/** Null until it is there, and where the server could not say. */
function useAnswer<T>(key: string, ask: () => Promise<T>): { value: T | null; hasFailed: boolean } {
  const [state, setState] = useState<{ key: string; value: T | null }>({ key: '', value: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names all that is asked for.
  useEffect(() => {
    let isShown = true;
    ask().then(
      (value) => isShown && setState({ key, value }),
      (error: unknown) => {
        asFailure(error);
        if (isShown) setState({ key, value: null });
      },
    );
    return () => {
      isShown = false;
    };
  }, [key]);
  const isKnown = state.key === key;
  return { value: isKnown ? state.value : null, hasFailed: isKnown && state.value === null };
}

type Knowledge = Pick<EnhancedDetails, 'exerciseLibrary' | 'progressionGuidelines' | 'phases'>;

/** As the server tells it for this week; from the program itself where it cannot. */
export function useEnhancedDetails(userId: string, program: Program, week: number): Knowledge {
  const phase = program.phases.find(
    ({ startWeek, endWeek }) => startWeek <= week && week <= endWeek,
  );
  const key = `${userId} ${program.id} ${week}`;
  const { value } = useAnswer(key, () =>
    details.get(key, () => readDetails(userId, week, phase?.name ?? '')),
  );
  // Another device may have made another program the current one.
  const isMine = value?.phases[0]?.id === program.phases[0]?.id;
  return value && isMine ? value : program;
}

export function useProgressions(exerciseId: string) {
  return useAnswer(exerciseId, () => progressions.get(exerciseId, () => readSteps(exerciseId)));
}

export function useWeekVariations(phaseId: string, week: number): WeekVariations | null {
  const key = `${phaseId} ${week}`;
  return useAnswer(key, () => variations.get(key, () => readVariations(phaseId, week))).value;
}
