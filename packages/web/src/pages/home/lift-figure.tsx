import { exerciseById } from '@cadence/domain/exercise/library';
import { StillFigure } from '../../ui/figure/still-figure.tsx';
import { useFigure } from '../../ui/figure/use-figure.ts';

interface LiftFigureProps {
  exerciseId: string;
}

/** Apart from its line: the library and the motions come after the words. */
export function LiftFigure({ exerciseId }: LiftFigureProps) {
  const shown = useFigure(exerciseById(exerciseId));
  return shown ? <StillFigure shown={shown} className="h-14 w-14" /> : null;
}
