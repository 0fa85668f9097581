import type { LibraryExercise } from '@cadence/domain/exercise/types';
import type { Side } from '@cadence/domain/workout/types';
import { MovingFigure } from '../../../../ui/figure/moving-figure.tsx';
import { StillFigure } from '../../../../ui/figure/still-figure.tsx';
import { useFigure } from '../../../../ui/figure/use-figure.ts';

interface StepFigureProps {
  exercise: LibraryExercise;
  /** As the set asks for it: its tempo drives the loop. */
  tempo?: string | undefined;
  side?: Side | undefined;
  surface: 'work' | 'rest' | 'phase' | undefined;
  isStill?: boolean;
  className?: string;
}

/** The movement, in the pace of its repetition; a still one beside other things. */
export function StepFigure(props: StepFigureProps) {
  const { exercise, tempo, side, surface, isStill, className } = props;
  const shown = useFigure(exercise, tempo);
  if (!shown) return null;
  const look = { shown, ...(surface && { surface }), ...(className && { className }) };
  if (isStill) return <StillFigure {...look} isLeft={shown.isOneSided && side === 'left'} />;
  const secondsPerRep = tempo ? undefined : exercise.secondsPerRep;
  return <MovingFigure {...look} hasGhost side={side} secondsPerRep={secondsPerRep} />;
}
