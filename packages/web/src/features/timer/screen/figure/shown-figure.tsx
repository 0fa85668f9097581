import type { TimerStep } from '@cadence/domain/timer/types';
import { lookOf } from '../../phase-look.ts';
import { nextWork } from '../../step-words.ts';
import { useLibraryExercise } from '../../use-library-exercise.ts';
import { StepFigure } from './lazy-figure.tsx';

interface ShownFigureProps {
  steps: readonly TimerStep[];
  stepIndex: number;
}

const surfaces: Readonly<Record<string, 'work' | 'rest'>> = {
  'phase-work': 'work',
  'phase-rest': 'rest',
};

/** The movement of the step; in a rest, still, of the one that comes. */
export function ShownFigure({ steps, stepIndex }: ShownFigureProps) {
  const step = steps[stepIndex];
  const isRest = step?.type === 'rest';
  const shown = isRest ? nextWork(steps, stepIndex) : step;
  const exercise = useLibraryExercise(shown?.exerciseId);
  if (!step || !exercise) return null;
  return (
    <div className="run-figure">
      <StepFigure
        key={exercise.id}
        exercise={exercise}
        tempo={shown?.tempo}
        side={shown?.side}
        surface={surfaces[lookOf(step.type).surface] ?? 'phase'}
        isStill={isRest}
        className="size-full"
      />
    </div>
  );
}
