import type { Program } from '@cadence/domain/program/types';
import { useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { useItemsOf, useUnsentItemCount } from '../../platform/items/use-items.ts';
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

const minuteMs = 60_000;

/** Spec §9, cache lifetimes. */
const details = createTimedCache<EnhancedDetails>(5 * minuteMs);
const libraries = createTimedCache<Library>(24 * 60 * minuteMs);
const progressions = createTimedCache<Progressions>(60 * minuteMs);
const variations = createTimedCache<WeekVariations>(30 * minuteMs);

onOwnerChange(() => {
  details.clear();
  libraries.clear();
  progressions.clear();
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

type Library = EnhancedDetails['exerciseLibrary'];

type Knowledge = Pick<EnhancedDetails, 'exerciseLibrary' | 'progressionGuidelines' | 'phases'>;

/** As the server tells it for this week; from the program itself where it cannot. */
export function useEnhancedDetails(userId: string, program: Program, week: number): Knowledge {
  const phase = program.phases.find(
    ({ startWeek, endWeek }) => startWeek <= week && week <= endWeek,
  );
  const key = `${userId} ${program.id} ${week}`;
  const ask = () => details.get(key, () => readDetails(userId, week, phase?.name ?? ''));
  const told = useAnswer(key, ask).value;
  const library = useAnswer(key, () => libraries.get(program.id, () => libraryOf(program, ask)));
  const known = told && isOf(program, told) ? told : program;
  return {
    phases: known.phases,
    progressionGuidelines: known.progressionGuidelines,
    exerciseLibrary: library.value ?? program.exerciseLibrary,
  };
}

/** Another device may have made another program the current one. */
const isOf = (program: Program, told: EnhancedDetails) =>
  told.phases[0]?.id === program.phases[0]?.id;

async function libraryOf(program: Program, ask: () => Promise<EnhancedDetails>): Promise<Library> {
  const told = await ask();
  return isOf(program, told) ? told.exerciseLibrary : program.exerciseLibrary;
}

/** What the ways on depend on besides the exercise: another one once the server has heard of it. */
function useCareVersion(): string {
  const told = [useItemsOf('injury'), useItemsOf('condition'), useItemsOf('fact')].flat();
  const unsent = useUnsentItemCount();
  return [unsent, ...told.map(({ id, changedAt }) => `${id} ${changedAt}`)].join();
}

export function useProgressions(exerciseId: string) {
  const key = `${exerciseId} ${useCareVersion()}`;
  return useAnswer(key, () => progressions.get(key, () => readSteps(exerciseId)));
}

export function useWeekVariations(phaseId: string, week: number): WeekVariations | null {
  const key = `${phaseId} ${week}`;
  return useAnswer(key, () => variations.get(key, () => readVariations(phaseId, week))).value;
}
