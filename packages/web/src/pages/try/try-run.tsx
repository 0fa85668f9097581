import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { waitForDone } from '@cadence/domain/timer/waiting-sets';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTimerSettings } from '../../features/timer/timer-settings.ts';
import { WorkoutRun } from '../../features/timer/workout-run.tsx';
import { useTimerVoice } from '../../features/voice/player/use-timer-voice.ts';
import { newId } from '../../platform/new-id.ts';
import { useArrival } from '../page/use-arrival.ts';

interface TryRunProps {
  workout: Workout;
  /** As soon as it is over, and again with each answer. */
  onOver: (session: WorkoutSession) => void;
  onLeave: () => void;
}

const noSessions: readonly WorkoutSession[] = [];

/** The same clock as everybody's; what was trained waits for an account on this device. */
export function TryRun({ workout, onOver, onLeave }: TryRunProps) {
  const [key] = useState(() => newId());
  const { voiceEnabled, setsByClock } = useTimerSettings();
  const steps = useMemo(() => {
    const planned = stepsToPlay(workout);
    return setsByClock ? planned : waitForDone(planned);
  }, [workout, setsByClock]);
  const heading = useArrival('Try it');
  const navigate = useNavigate();
  const title = workout.title ?? 'Workout';
  const voice = useTimerVoice({ runKey: key, title, steps, wanted: voiceEnabled });
  const keepByRegistering = (session: WorkoutSession) => {
    onOver(session);
    void navigate('/register');
  };
  return (
    <main id="main">
      <WorkoutRun
        runKey={key}
        workout={workout}
        steps={steps}
        startNow
        foundAtLoad={false}
        alreadyOver={false}
        whereKept={() => 'device'}
        earlierSessions={noSessions}
        heading={heading}
        voice={voice.port}
        voiceReadiness={null}
        onStart={() => {}}
        onProgress={() => {}}
        onOver={onOver}
        onSave={({ session }) => keepByRegistering(session)}
        onClose={keepByRegistering}
        onBack={() => {}}
        onLeave={onLeave}
        onDiscard={onLeave}
        onChooseOther={onLeave}
      />
    </main>
  );
}
