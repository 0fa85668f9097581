import { stepsToPlay } from '@cadence/domain/timer/quick';
import { whyNoSteps } from '@cadence/domain/timer/why-no-steps';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessions } from '../features/analytics/session-log.ts';
import { clearRun, readRun } from '../features/timer/engine/run-store.ts';
import { type Saved, SavedSummary } from '../features/timer/saved-summary.tsx';
import { WorkoutRun } from '../features/timer/workout-run.tsx';
import {
  type CurrentWorkout,
  clearCompletedWorkout,
  clearCurrentWorkout,
  markCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useCurrentWorkout,
} from '../features/workout/current-workout.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { toast } from '../ui/toast.tsx';
import { keepSession } from './keep-session.ts';
import { NoWorkout } from './no-workout.tsx';
import { Page } from './page.tsx';
import { useArrival } from './use-arrival.ts';

function closeCurrent() {
  clearRun();
  clearCurrentWorkout();
}

/**
 * Spec §4: a completed workout is cleared before the next is loaded. Not on a
 * reload: phones drop a page in the background, and its summary must come back.
 */
function useClearedCurrent(): CurrentWorkout | null {
  const isReload = useLocation().key === 'default';
  useState(() => {
    const hasRun = readRun()?.runKey === readCurrentWorkout()?.key;
    if (!isReload || !hasRun) clearCompletedWorkout();
  });
  return useCurrentWorkout();
}

export function WorkoutPage() {
  const current = useClearedCurrent();
  const sessions = useSessions();
  const [startKey, setStartKey] = useState<string>();
  const [saved, setSaved] = useState<Saved>();

  if (saved) return <SavedSummary {...saved} earlierSessions={sessions} />;
  if (!current) {
    return (
      <NoWorkout
        onLoad={setCurrentWorkout}
        onStart={(workout) => setStartKey(setCurrentWorkout(workout).key)}
      />
    );
  }
  return (
    <Loaded
      key={current.key}
      current={current}
      startNow={startKey === current.key}
      onSaved={(next) => {
        setSaved(next);
        closeCurrent();
      }}
    />
  );
}

interface LoadedProps {
  current: CurrentWorkout;
  startNow: boolean;
  onSaved: (saved: Saved) => void;
}

function Loaded({ current, startNow, onSaved }: LoadedProps) {
  const { key, workout, status } = current;
  const navigate = useNavigate();
  const heading = useArrival('Smart Timer');
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const sessions = useSessions();
  const [alreadyOver] = useState(status === 'completed');
  const goHome = () => void navigate('/home');

  if (steps.length === 0) return <Unplayable current={current} />;
  return (
    <WorkoutRun
      runKey={key}
      workout={workout}
      steps={steps}
      startNow={startNow}
      alreadyOver={alreadyOver}
      earlierSessions={sessions}
      heading={heading}
      onStart={() => status === 'planned' && markCurrentWorkout(key, 'started')}
      onOver={(session) => {
        keepSession(session);
        markCurrentWorkout(key, 'completed');
      }}
      onSave={(ended) => onSaved({ ...ended, kept: keepSession(ended.session) })}
      onClose={(session) => {
        keepSession(session);
        closeCurrent();
        goHome();
      }}
      onLeave={() => {
        toast('Paused. You can pick it up from Home.');
        goHome();
      }}
      onDiscard={closeCurrent}
      onChooseOther={closeCurrent}
    />
  );
}

interface UnplayableProps {
  current: CurrentWorkout;
}

function Unplayable({ current }: UnplayableProps) {
  return (
    <Page title="Smart Timer">
      <EmptyState
        title="This workout cannot be played."
        action={<Button onClick={closeCurrent}>Choose another</Button>}
      >
        {whyNoSteps(current.workout)?.message}
      </EmptyState>
    </Page>
  );
}
