import { markRecords } from '@cadence/domain/analytics/records';
import { sessionFrom } from '@cadence/domain/analytics/session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { isStopwatch } from '@cadence/domain/timer/quick';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type TimerHandle, useTimer } from './engine/use-timer.ts';
import { useFullBleed } from './full-bleed.ts';
import { LastSet } from './last-set.tsx';
import { Preview } from './preview.tsx';
import { RunScreen } from './run-screen.tsx';
import type { Ended } from './saved-summary.tsx';
import { SessionForm } from './session-form.tsx';
import { Summary } from './summary.tsx';
import { useTimerSettings } from './timer-settings.ts';

export interface WorkoutRunProps {
  runKey: string;
  workout: Workout;
  steps: readonly TimerStep[];
  /** The tap that loaded it was a wish to start. */
  startNow: boolean;
  earlierSessions: readonly WorkoutSession[];
  heading: RefObject<HTMLHeadingElement | null>;
  onStart: () => void;
  /** It was over, and kept, before this page was opened. */
  alreadyOver: boolean;
  /** As soon as the workout is over, and again when its last set is logged. */
  onOver: (session: WorkoutSession) => void;
  onSave: (saved: Ended) => void;
  /** Back to home from the summary, with what was answered there. */
  onClose: (session: WorkoutSession) => void;
  onLeave: () => void;
  onDiscard: () => void;
  onChooseOther: () => void;
}

function sessionOf(props: WorkoutRunProps, timer: TimerHandle, givenUp: boolean) {
  const { workout, steps, earlierSessions } = props;
  const { log, reading } = timer;
  if (!log) return null;
  const { stepIndex, complete, activeSeconds } = reading;
  const end = { stepIndex, complete, activeSeconds, atMs: timer.now() };
  // A stopwatch's limit was never a plan: as long as it took is as long as it was.
  const real = isStopwatch(workout)
    ? steps.map((step) => (step.openEnded ? { ...step, duration: activeSeconds } : step))
    : steps;
  return markRecords(sessionFrom({ workout, steps: real, log, end, givenUp }), earlierSessions);
}

/** Spec §3: the setting starts the clock by itself; only after a tap would it be heard. */
function useAutoStart(startNow: boolean, autoStart: boolean, { reading, actions }: TimerHandle) {
  const asked = useRef(false);
  const isFresh = reading.status === 'not-started';
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const wasTapped = navigator.userActivation?.hasBeenActive ?? false;
    if (isFresh && (startNow || (autoStart && wasTapped))) actions.start();
  }, [startNow, autoStart, isFresh, actions]);
}

/** Leaving by the browser's Back is leaving for now, too: nobody trains on a page that is gone. */
function usePauseOnLeaving({ actions }: TimerHandle) {
  useEffect(() => () => actions.pause(), [actions]);
}

/** One workout from its preview to its summary. */
export function WorkoutRun(props: WorkoutRunProps) {
  const { runKey, workout, steps, startNow, alreadyOver, earlierSessions, heading } = props;
  const { onStart, onOver, onSave, onClose, onLeave, onDiscard, onChooseOther } = props;
  const settings = useTimerSettings();
  const timer = useTimer({ runKey, steps, settings, muted: settings.muted });
  const [givenUp, setGivenUp] = useState(alreadyOver);
  const { status, complete, stepIndex } = timer.reading;
  const started = status !== 'not-started';
  // An end that passed while nobody looked is none yet: the user is asked first.
  const over = givenUp || (complete && !timer.absence);
  const session = over ? sessionOf(props, timer, givenUp) : null;
  const stoppedAt = complete ? undefined : stepIndex;
  const countsUp = isStopwatch(workout);
  const title = workout.title ?? workout.workoutType ?? 'Workout';

  useFullBleed(started);
  useAutoStart(startNow, settings.autoStart, timer);
  usePauseOnLeaving(timer);

  const toldStart = useRef(false);
  useEffect(() => {
    if (!started || toldStart.current) return;
    toldStart.current = true;
    onStart();
  }, [started, onStart]);

  const keptLog = useRef(alreadyOver ? timer.log : null);
  useEffect(() => {
    if (!session || keptLog.current === timer.log) return;
    keptLog.current = timer.log;
    onOver(session);
  }, [session, timer.log, onOver]);

  if (!started) {
    return (
      <Preview
        workout={workout}
        title={title}
        steps={steps}
        countsUp={countsUp}
        heading={heading}
        onStart={timer.actions.start}
        onChooseOther={onChooseOther}
      />
    );
  }

  if (session) {
    return (
      <Summary
        session={session}
        steps={steps}
        earlierSessions={earlierSessions}
        stepIndex={stoppedAt}
        countsUp={countsUp}
      >
        <LastSet steps={steps} timer={timer} />
        <SessionForm
          sessionId={session.id}
          onSave={(answers) =>
            onSave({ session: { ...session, ...answers }, steps, stepIndex: stoppedAt, countsUp })
          }
          onClose={(answers) => onClose({ ...session, ...answers })}
        />
      </Summary>
    );
  }

  return (
    <RunScreen
      title={title}
      steps={steps}
      timer={timer}
      countsUp={countsUp}
      onLeave={() => {
        timer.actions.pause();
        onLeave();
      }}
      onEnd={() => {
        timer.actions.pause();
        setGivenUp(true);
      }}
      onDiscard={onDiscard}
    />
  );
}
