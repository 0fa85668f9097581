import { stepsToPlay } from '@cadence/domain/timer/quick';
import { whyNoSteps } from '@cadence/domain/timer/why-no-steps';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import {
  removeProgress,
  saveProgress,
  useIsUnsent,
  useSessions,
} from '../features/analytics/session-log.ts';
import { clearRun, readRunOf } from '../features/timer/engine/run-store.ts';
import { type Saved, SavedSummary } from '../features/timer/saved-summary.tsx';
import { useTimerSettings } from '../features/timer/timer-settings.ts';
import { WorkoutRun } from '../features/timer/workout-run.tsx';
import { useTimerVoice } from '../features/voice/player/use-timer-voice.ts';
import { VoiceReadiness } from '../features/voice/player/voice-readiness.tsx';
import {
  type CurrentWorkout,
  clearCompletedWorkout,
  clearCurrentWorkout,
  markCurrentWorkout,
  readCurrentWorkout,
  setCurrentWorkout,
  useCurrentWorkout,
} from '../features/workout/current-workout.ts';
import { useSafetyLock } from '../features/workout/safety/safety-lock.ts';
import { useIdentity } from '../platform/identity.ts';
import { storageOwner } from '../platform/storage.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { toast } from '../ui/toast.tsx';
import { keepSession } from './keep-session.ts';
import { NoWorkout } from './no-workout.tsx';
import { Page } from './page.tsx';
import { endStartWish, readStartWish } from './start-wish.ts';
import { TrainingLock } from './training-lock.tsx';
import { useArrival } from './use-arrival.ts';

function closeCurrent() {
  clearRun();
  clearCurrentWorkout();
}

/**
 * Spec §4: a completed workout is cleared before the next is loaded. Not on a reload, for phones
 * drop a page in the background, nor on the browser's Back and Forward: its summary comes back.
 */
function useClearedCurrent(): CurrentWorkout | null {
  const isReturn = useNavigationType() === 'POP';
  useState(() => {
    const current = readCurrentWorkout();
    if (current?.status !== 'completed') return;
    const run = readRunOf(current.key, stepsToPlay(current.workout));
    if (isReturn && run) return;
    clearCompletedWorkout();
    if (run) clearRun();
  });
  return useCurrentWorkout();
}

/** The workout that was there when the browser loaded this page: nobody has just asked for it. */
function useKeyFoundAtLoad(current: CurrentWorkout | null): string | undefined {
  const isFirstPage = useLocation().key === 'default';
  const [key] = useState(isFirstPage ? current?.key : undefined);
  return key;
}

export function WorkoutPage() {
  const current = useClearedCurrent();
  const keyFoundAtLoad = useKeyFoundAtLoad(current);
  const sessions = useSessions();
  const [startKey, setStartKey] = useState(readStartWish);
  useEffect(endStartWish, []);
  const lock = useSafetyLock();
  const [saved, setSaved] = useState<Saved>();
  const isUnsent = useIsUnsent(saved?.session.id);
  const isOffline = useIdentity(({ offline }) => offline);

  if (saved) {
    return <SavedSummary {...saved} waits={isUnsent && isOffline} earlierSessions={sessions} />;
  }
  if (lock) return <TrainingLock lock={lock} />;
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
      foundAtLoad={keyFoundAtLoad === current.key}
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
  foundAtLoad: boolean;
  onSaved: (saved: Saved) => void;
}

function Loaded({ current, startNow, foundAtLoad, onSaved }: LoadedProps) {
  const { key, workout, status } = current;
  const navigate = useNavigate();
  const heading = useArrival('Smart Timer');
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const sessions = useSessions();
  const { voiceEnabled } = useTimerSettings();
  const title = workout.title ?? 'Workout';
  const voice = useTimerVoice({ runKey: key, title, steps, wanted: voiceEnabled });
  const [alreadyOver] = useState(status === 'completed');
  // A page that closes because its user has logged out has nobody left to keep anything for.
  const [owner] = useState(storageOwner);
  const isMine = () => storageOwner() === owner;
  const goHome = () => void navigate('/home');

  if (steps.length === 0) return <Unplayable current={current} />;
  return (
    <WorkoutRun
      runKey={key}
      workout={workout}
      steps={steps}
      startNow={startNow}
      foundAtLoad={foundAtLoad}
      alreadyOver={alreadyOver}
      earlierSessions={sessions}
      heading={heading}
      voice={voice.port}
      voiceReadiness={voice.isOn && <VoiceReadiness />}
      onStart={() => status === 'planned' && markCurrentWorkout(key, 'started')}
      onProgress={(session) => isMine() && saveProgress(session)}
      onOver={(session) => {
        if (!isMine()) return;
        keepSession(session);
        markCurrentWorkout(key, 'completed');
      }}
      onSave={(ended) => onSaved({ ...ended, kept: keepSession(ended.session) })}
      onClose={(session) => {
        keepSession(session);
        closeCurrent();
        goHome();
      }}
      onBack={(session) => {
        keepSession(session);
        markCurrentWorkout(key, 'started');
      }}
      onLeave={() => {
        toast('Paused. You can pick it up from Home.');
        goHome();
      }}
      onDiscard={(sessionId) => {
        removeProgress(sessionId);
        markCurrentWorkout(key, 'planned');
      }}
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
