import { readRack } from '@cadence/domain/profile/training-facts';
import { useMemo } from 'react';
import { useItem } from '../../../../platform/items/use-items.ts';
import { useUnit } from '../../../../platform/items/use-unit.ts';
import type { RunSoFar } from '../../log/set-draft.ts';
import type { Kit } from '../../log/set-steps.ts';
import { plainName } from '../../step-words.ts';
import { useLibraryExercise } from '../../use-library-exercise.ts';
import { layoutOf } from '../layout.ts';

interface Kits {
  /** Of the set that is on, or was done before this rest. */
  kit: Kit;
  /** Of the one that follows the rest. */
  nextKit: Kit;
}

/** What the exercises on the screen are done with: the library, and the athlete's bar and plates. */
export function useKits(run: RunSoFar, stepIndex: number): Kits {
  const unit = useUnit();
  const stored = useItem('fact', 'rack')?.value;
  const rack = useMemo(() => readRack(stored) ?? {}, [stored]);
  const layout = layoutOf(run, stepIndex);
  const here = run.steps[layout.kind === 'rest' ? layout.doneIndex : stepIndex];
  const next = layout.kind === 'rest' ? run.steps[layout.nextIndex] : undefined;
  const exercise = useLibraryExercise(here?.exerciseId);
  const nextExercise = useLibraryExercise(next?.exerciseId);
  return {
    kit: { exercise, name: here ? plainName(here) : '', rack, unit },
    nextKit: { exercise: nextExercise, name: next ? plainName(next) : '', rack, unit },
  };
}
