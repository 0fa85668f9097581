import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo, useState } from 'react';
import { ExerciseSheet } from '../../features/workout/exercise/exercise-sheet.tsx';
import { outlineOf } from '../../features/workout/result/outline.ts';
import { SectionList } from '../../features/workout/result/section-list.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Strip } from '../../ui/strip/strip.tsx';

interface WholeSheetProps {
  open: boolean;
  title: string;
  workout: Workout;
  onClose: () => void;
}

/** Every part of the planned session, and the way to its program. */
export function WholeSheet({ open, title, workout, onClose }: WholeSheetProps) {
  const [exerciseId, setExerciseId] = useState<string | null>(null);
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  return (
    <>
      <Sheet open={open} onClose={onClose} title={title}>
        <Strip steps={steps} label={title} legend />
        <SectionList
          sections={outlineOf(workout, steps)}
          onOpenExercise={({ exerciseId: id }) => id !== undefined && setExerciseId(id)}
        />
        <ButtonLink to="/program?view=program" className="self-start">
          Program
        </ButtonLink>
      </Sheet>
      {exerciseId !== null && (
        <ExerciseSheet exerciseId={exerciseId} onClose={() => setExerciseId(null)} />
      )}
    </>
  );
}
