import { stepsToPlay } from '@cadence/domain/timer/quick';
import type { TimerStep } from '@cadence/domain/timer/types';
import { waitForDone } from '@cadence/domain/timer/waiting-sets';
import { whyNoSteps } from '@cadence/domain/timer/why-no-steps';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  removeProgress,
  saveProgress,
  useSessions,
} from '../../features/analytics/sessions/session-log.ts';
import type { Ended } from '../../features/timer/summary/saved-summary.tsx';
import { useTimerSettings } from '../../features/timer/timer-settings.ts';
import { WorkoutRun } from '../../features/timer/workout-run.tsx';
import { useTimerVoice } from '../../features/voice/player/use-timer-voice.ts';
import { VoiceReadiness } from '../../features/voice/player/voice-readiness.tsx';
import { type CurrentWorkout, markCurrentWorkout } from '../../features/workout/current-workout.ts';
import type { ClockSheet } from '../../features/workout/edit/clock-sheets.tsx';
import { storageOwner } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyPart, OnceOpen } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Page } from '../page/page.tsx';
import { useArrival } from '../page/use-arrival.ts';
import { closeCurrent } from '../session/close-current.ts';
import { keepSession, useWhereKept } from '../session/keep-session.ts';

const ClockSheets = lazyPart(() =>
  import('../../features/workout/edit/clock-sheets.tsx').then((m) => m.ClockSheets),
);

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

interface LoadedWorkoutProps {
  current: CurrentWorkout;
  startNow: boolean;
  foundAtLoad: boolean;
  onSaved: (saved: Ended) => void;
}

/** The workout with its clock, from the preview to the summary. */
export function LoadedWorkout(props: LoadedWorkoutProps) {
  const { current } = props;
  const { setsByClock } = useTimerSettings();
  const steps = useMemo(() => {
    const planned = stepsToPlay(current.workout);
    return setsByClock ? planned : waitForDone(planned);
  }, [current.workout, setsByClock]);
  if (steps.length === 0) return <Unplayable current={current} />;
  return <PlayedWorkout {...props} steps={steps} />;
}

interface PlayedWorkoutProps extends LoadedWorkoutProps {
  steps: readonly TimerStep[];
}

function PlayedWorkout(props: PlayedWorkoutProps) {
  const { current, steps, startNow, foundAtLoad, onSaved } = props;
  const { key, workout, status } = current;
  const navigate = useNavigate();
  const heading = useArrival('Smart Timer');
  const sessions = useSessions();
  const whereKept = useWhereKept();
  const { voiceEnabled } = useTimerSettings();
  const title = workout.title ?? 'Workout';
  const voice = useTimerVoice({ runKey: key, title, steps, wanted: voiceEnabled });
  const [alreadyOver] = useState(status === 'completed');
  // A page that closes because its user has logged out has nobody left to keep anything for.
  const [owner] = useState(storageOwner);
  const isMine = () => storageOwner() === owner;
  const goHome = () => void navigate('/home');

  const [sheet, setSheet] = useState<ClockSheet | null>(null);

  return (
    <>
      <WorkoutRun
        runKey={key}
        workout={workout}
        steps={steps}
        startNow={startNow}
        foundAtLoad={foundAtLoad}
        alreadyOver={alreadyOver}
        whereKept={whereKept}
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
        onSave={(ended) => {
          keepSession(ended.session);
          onSaved(ended);
        }}
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
        onHowTo={({ exerciseId }) => exerciseId && setSheet({ kind: 'how-to', exerciseId })}
        onSwap={(step, stepIndex) => setSheet({ kind: 'swap', step, stepIndex })}
      />
      <OnceOpen open={sheet !== null}>
        {sheet && (
          <ClockSheets
            sheet={sheet}
            workout={workout}
            history={sessions}
            onClose={() => setSheet(null)}
          />
        )}
      </OnceOpen>
    </>
  );
}
