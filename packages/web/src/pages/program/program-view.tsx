import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { allSessions, currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { effortText } from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { paceText } from '@cadence/domain/training/pace/words';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProgramSummary } from '../../features/program/data/program-api.ts';
import type { Changing } from '../../features/program/viewer/changes/use-changes.ts';
import type { Proposing } from '../../features/program/viewer/changes/use-proposal.ts';
import { type PrintedPart, PrintSheet } from '../../features/program/viewer/print/print-sheet.tsx';
import { usePrinting } from '../../features/program/viewer/print/use-printing.ts';
import { Viewer } from '../../features/program/viewer/viewer.tsx';
import { draftNextFrom } from '../../features/program/wizard/wizard-draft.ts';
import { ExerciseSheet } from '../../features/workout/exercise/exercise-sheet.tsx';
import { outlineOf } from '../../features/workout/result/outline.ts';
import { useToday } from '../../platform/dates/use-today.ts';
import { showWeight } from '../../platform/items/show-weight.ts';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import type { useStartSession } from '../session/use-start-session.ts';
import { useShare } from '../share/use-share.tsx';
import { ProgramSessionSheet } from './program-session-sheet.tsx';

/** Where nothing stays in reserve, how hard it is: runs, holds, pieces. */
const hardness = ({ rir, rpe, pace }: Exercise): string => {
  if (pace) return paceText(pace);
  if (rir !== undefined) return effortText(rir);
  return rpe === undefined ? '' : `${rpe}/10`;
};

/** A line of a block says its load with its dose: beside it stands how hard it is, and the rest. */
function loadOf(item: Exercise, isInBlock: boolean): string {
  const { weight, restBetweenSets: rest } = item;
  if (!isInBlock) return typeof weight === 'number' ? showWeight(weight) : '';
  const facts = [hardness(item), rest === undefined ? '' : `rest ${formatClock(rest)}`];
  return facts.filter(Boolean).join(', ');
}

/** '20 kg × 8, 40 kg × 5': the sets that lead up to a heavy one. */
function rampOf({ play }: Workout, { exerciseId }: Exercise): string {
  return (play?.blocks ?? [])
    .flatMap(({ items }) => items)
    .filter((item) => item.role === 'ramp' && item.exerciseId === exerciseId)
    .flatMap(({ weight, reps, sets = 1 }) =>
      typeof weight === 'number'
        ? [`${showWeight(weight)} × ${reps ?? ''}${sets > 1 ? `, ${sets} sets` : ''}`]
        : [],
    )
    .join(', ');
}

/** As many boxes as there are sets to write down. */
const mostBoxes = 8;

function partsOf({ workout }: ProgramSession): PrintedPart[] {
  const ramped = new Set<string>();
  return outlineOf(workout, buildTimerSteps(workout)).map(({ name, type, rows, block }) => ({
    name,
    isAside: type !== 'exercise',
    lines: rows.map(({ item, dose }) => {
      const id = item.exerciseId ?? item.name;
      const ramp = ramped.has(id) || block === undefined ? '' : rampOf(workout, item);
      ramped.add(id);
      return {
        exerciseId: item.exerciseId,
        name: item.name,
        dose,
        load: loadOf(item, block !== undefined),
        ramp,
        boxes: Math.min(mostBoxes, Math.max(1, item.sets ?? 1)),
      };
    }),
  }));
}

interface ProgramViewProps {
  userId: string;
  program: Program;
  programs: readonly ProgramSummary[];
  log: readonly WorkoutSession[];
  session: ReturnType<typeof useStartSession>;
  proposing: Proposing;
  changing: Changing;
}

/** The viewer, with what other features add: the timer, the exercises, the log. */
export function ProgramView({ program, session, ...rest }: ProgramViewProps) {
  const navigate = useNavigate();
  const { underWayIn, start, starting } = session;
  const isPrinting = usePrinting();
  const sharing = useShare();
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
        {...rest}
        program={program}
        today={today}
        underWayIn={underWayIn}
        onStart={start}
        onOpen={({ workoutId }) => setOpenId(workoutId)}
        onOpenExercise={setExerciseId}
        onPlanNext={planNext}
        onShare={() => sharing.share(program.programName, { kind: 'program', program })}
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
      {sharing.part}
      {isPrinting && <PrintSheet program={program} partsOf={partsOf} />}
    </>
  );
}
