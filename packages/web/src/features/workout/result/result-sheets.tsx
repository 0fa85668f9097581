import type { Request, TrainingHistory } from '@cadence/domain/planner/request';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useItems } from '../../../platform/items/use-items.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { EditSheet } from '../edit/edit-sheet.tsx';
import { SwapSheet } from '../edit/swap-sheet.tsx';
import { ExerciseSheet } from '../exercise/exercise-sheet.tsx';
import type { Generation } from '../generate/generation.ts';
import { changeGenerated } from '../generate/generation-status.ts';
import { usePlanner } from '../generate/load-planner.ts';
import { useUnderstood } from '../generate/use-understood.ts';

type Open =
  | { kind: 'exercise'; exerciseId: string; modifications: readonly string[] }
  | { kind: 'swap'; index: number; request: Request }
  | { kind: 'edit'; request: Request }
  | null;

interface Sheets {
  open: Open;
  workout: Workout;
  /** What the rows of the workout can do; swaps keep the limits of what was asked. */
  actions: {
    onOpenExercise: (item: Exercise) => void;
    onSwap?: (index: number) => void;
    onEdit?: () => void;
    areChangesAwaited: boolean;
    leftOut?: { names: readonly string[]; minutes: number; onAdd: () => void };
  };
  change: (workout: Workout, words: string) => void;
  close: () => void;
}

export function useResultSheets(result: Generation, history: TrainingHistory): Sheets {
  const [open, setOpen] = useState<Open>(null);
  const planner = usePlanner(true);
  const { asked, reply } = result;
  const latest = useUnderstood(asked, history, useItems());
  const understood = latest?.asked === asked ? latest?.understood : undefined;
  const request = understood?.kind === 'request' ? understood.request : null;

  const leftOut = useMemo(
    () => (planner && request ? planner.leftOutOf(reply.workout, request) : null),
    [planner, request, reply.workout],
  );

  // Elsewhere its Undo would change what is no longer seen, or already being trained.
  const dismiss = useRef<(() => void) | null>(null);
  useEffect(() => () => dismiss.current?.(), []);

  function change(workout: Workout, words: string) {
    const checks = planner && request ? planner.checkEdited(workout, request) : reply.checks;
    changeGenerated(workout, checks);
    setOpen(null);
    const undo = () => changeGenerated(reply.workout, reply.checks);
    dismiss.current = toast(words, { action: { label: 'Undo', onPress: undo } });
  }

  return {
    open,
    workout: reply.workout,
    actions: {
      onOpenExercise: ({ exerciseId, modifications = [] }) =>
        exerciseId && setOpen({ kind: 'exercise', exerciseId, modifications }),
      ...(request && {
        onSwap: (index: number) => setOpen({ kind: 'swap', index, request }),
        onEdit: () => setOpen({ kind: 'edit', request }),
      }),
      ...(leftOut && {
        leftOut: { ...leftOut, onAdd: () => change(leftOut.workout, 'Added.') },
      }),
      areChangesAwaited: asked !== null && understood === undefined,
    },
    change,
    close: () => setOpen(null),
  };
}

interface ResultSheetsProps {
  sheets: Sheets;
}

export function ResultSheets({ sheets: { open, workout, change, close } }: ResultSheetsProps) {
  if (open?.kind === 'exercise') {
    const { exerciseId, modifications } = open;
    return <ExerciseSheet exerciseId={exerciseId} modifications={modifications} onClose={close} />;
  }
  if (open?.kind === 'swap') {
    return (
      <SwapSheet
        workout={workout}
        index={open.index}
        request={open.request}
        onChoose={(changed) => change(changed, 'Exercise swapped.')}
        onClose={close}
      />
    );
  }
  if (open?.kind === 'edit') {
    return (
      <EditSheet
        workout={workout}
        request={open.request}
        onSave={(changed) => change(changed, 'Workout changed.')}
        onClose={close}
      />
    );
  }
  return null;
}
