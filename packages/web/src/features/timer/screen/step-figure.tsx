import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { MovingFigure } from '../../../ui/figure/moving-figure.tsx';
import { StillFigure } from '../../../ui/figure/still-figure.tsx';
import { useFigure } from '../../../ui/figure/use-figure.ts';

interface StepFigureProps {
  exercise: LibraryExercise;
  surface: 'work' | 'rest' | 'phase' | undefined;
  isStill?: boolean;
  className?: string;
}

/** The movement, in the pace of its repetition; a still one beside other things. */
export function StepFigure({ exercise, surface, isStill, className }: StepFigureProps) {
  const shown = useFigure(exercise);
  if (!shown) return null;
  const look = { shown, ...(surface && { surface }), ...(className && { className }) };
  if (isStill) return <StillFigure {...look} />;
  return <MovingFigure {...look} hasGhost secondsPerRep={exercise.secondsPerRep} />;
}
