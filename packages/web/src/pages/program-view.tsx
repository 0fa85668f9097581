import { allSessions, currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { effortText } from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Exercise } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type PrintedPart, PrintSheet } from '../features/program/print-sheet.tsx';
import type { ProgramSummary } from '../features/program/program-api.ts';
import { usePrinting } from '../features/program/use-printing.ts';
import type { Proposing } from '../features/program/use-proposal.ts';
import { Viewer } from '../features/program/viewer.tsx';
import { draftNextFrom } from '../features/program/wizard-draft.ts';
import { ExerciseSheet } from '../features/workout/exercise/exercise-sheet.tsx';
import { outlineOf } from '../features/workout/result/outline.ts';
import { showWeight } from '../platform/items/show-weight.ts';
import { useToday } from '../platform/use-today.ts';
import { ProgramSessionSheet } from './program-session-sheet.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useStartSession } from './use-start-session.ts';

/** A line of a block says its load with its dose: beside it stands how much is left, and the rest. */
function loadOf({ weight, rir, restBetweenSets: rest }: Exercise, isInBlock: boolean): string {
  if (!isInBlock) return typeof weight === 'number' ? showWeight(weight) : '';
  const facts = [
    rir === undefined ? '' : effortText(rir),
    rest === undefined ? '' : `rest ${formatClock(rest)}`,
  ];
  return facts.filter(Boolean).join(', ');
}

function partsOf({ workout }: ProgramSession): PrintedPart[] {
  return outlineOf(workout, buildTimerSteps(workout)).map(({ name, type, rows, block }) => ({
    name,
    isAside: type !== 'exercise',
    lines: rows.map(({ item, dose }) => ({
      name: item.name,
      dose,
      load: loadOf(item, block !== undefined),
    })),
  }));
}

interface ProgramViewProps {
  userId: string;
  program: Program;
  programs: readonly ProgramSummary[];
  proposing: Proposing;
}

/** The viewer, with what other features add: the timer, the exercises, the log. */
export function ProgramView({ userId, program, programs, proposing }: ProgramViewProps) {
  const navigate = useNavigate();
  const { underWayIn, start, starting } = useStartSession();
  const isPrinting = usePrinting();
  const today = useToday();
  const [openId, setOpenId] = useState<string | null>(null);
  const [exerciseId, setExerciseId] = useState<string | null>(null);
  const opened = allSessions(program).find(({ workoutId }) => workoutId === openId);

  function planNext({ wish }: Program, weeks: number) {
    draftNextFrom(wish, weeks);
    void navigate('/program');
  }

  return (
    <>
      <Viewer
        userId={userId}
        program={program}
        programs={programs}
        today={today}
        proposing={proposing}
        underWayIn={underWayIn}
        onStart={start}
        onOpen={({ workoutId }) => setOpenId(workoutId)}
        onOpenExercise={setExerciseId}
        onPlanNext={planNext}
      />
      {opened && (
        <ProgramSessionSheet
          session={opened}
          today={today}
          isNext={opened.workoutId === currentSession(program)?.workoutId}
          isCurrent
          isUnderWay={underWayIn(opened) !== undefined}
          onStart={() => start(opened)}
          onOpenExercise={setExerciseId}
          onClose={() => setOpenId(null)}
        />
      )}
      {exerciseId !== null && (
        <ExerciseSheet exerciseId={exerciseId} onClose={() => setExerciseId(null)} />
      )}
      <ReplaceDialog loading={starting} />
      {isPrinting && <PrintSheet program={program} partsOf={partsOf} />}
    </>
  );
}
