import type { ProgramSession } from '@cadence/domain/program/types';
import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { Play } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import {
  completeSession,
  jumpToSession,
  moveSession,
  openSession,
  skipSession,
} from '../../features/program/data/program-changes.ts';
import { dayText } from '../../features/program/program-words.ts';
import { stateWord, underWayText } from '../../features/program/viewer/weeks/session-state.ts';
import { outlineOf } from '../../features/workout/result/outline.ts';
import { SectionList } from '../../features/workout/result/section-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Strip } from '../../ui/strip/strip.tsx';

interface ProgramSessionSheetProps {
  session: ProgramSession;
  today: string;
  isNext: boolean;
  /** Of the current program: one of another is only looked at and trained. */
  isCurrent: boolean;
  /** Its clock has been begun on this device. */
  isUnderWay: boolean;
  onStart: () => void;
  onOpenExercise: (exerciseId: string) => void;
  onClose: () => void;
}

/** One session with all its exercises, and what can be done about it. */
export function ProgramSessionSheet(props: ProgramSessionSheetProps) {
  const { session, today, isNext, isCurrent, isUnderWay } = props;
  const { onStart, onOpenExercise, onClose } = props;
  const { week, session: number, title, status, workout, workoutId } = session;
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  const isOpen = status === 'planned';

  function act(work: Promise<unknown>) {
    void work;
    onClose();
  }

  return (
    <Sheet open onClose={onClose} title={title}>
      <p className="-mt-2 text-ink-2">
        Week {week}, session {number} · {dayText(session.date)} ·{' '}
        {isUnderWay ? underWayText : stateWord(session, today)}
      </p>
      {steps.length > 0 && <Strip steps={steps} label={title} legend />}
      <div className="flex flex-wrap gap-2.5">
        {steps.length > 0 && (
          <Button variant="primary" onClick={onStart}>
            <Play aria-hidden="true" className="size-4 fill-current" />
            {isUnderWay ? 'Resume' : status === 'completed' ? 'Do it again' : 'Start'}
          </Button>
        )}
        {isCurrent && isOpen && (
          <>
            {!isNext && <Button onClick={() => act(jumpToSession(session))}>Jump here</Button>}
            <Button onClick={() => act(completeSession(session))}>Mark as done</Button>
            <Button onClick={() => act(skipSession(session))}>Skip</Button>
          </>
        )}
        {isCurrent && !isOpen && (
          <Button onClick={() => act(openSession(session))}>Open again</Button>
        )}
      </div>
      {isCurrent && isOpen && <MoveForm key={workoutId} session={session} onMoved={onClose} />}
      {steps.length > 0 ? (
        <SectionList
          sections={outlineOf(workout, steps)}
          onOpenExercise={({ exerciseId }) => exerciseId && onOpenExercise(exerciseId)}
        />
      ) : (
        <p className="text-ink-2">
          Its exercises are not on this device. They are shown once you are connected.
        </p>
      )}
    </Sheet>
  );
}

interface MoveFormProps {
  session: ProgramSession;
  onMoved: () => void;
}

function MoveForm({ session, onMoved }: MoveFormProps) {
  const [date, setDate] = useState(session.date);
  const id = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        onMoved();
        if (date !== '' && date !== session.date) void moveSession(session, date);
      }}
    >
      <div className="flex flex-col gap-2">
        <label htmlFor={id} className="font-[650]">
          Move to another day
        </label>
        <input
          id={id}
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
          className="h-11 rounded-control border border-field-line bg-surface px-3"
        />
      </div>
      <Button type="submit">Move</Button>
    </form>
  );
}
