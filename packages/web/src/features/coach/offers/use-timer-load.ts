import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { asFailure, isAnswer } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { prepareTimer } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';

export interface LoadPorts {
  userId: string;
  /** Makes it the current workout and goes there. */
  onLoaded: (workout: Workout, redirectUrl: string) => void;
  /** Something may stand in the way that this device has not heard of. */
  refreshSigns: () => void;
}

interface TimerLoad {
  load: (workout: Workout) => void;
  isLoading: boolean;
  problem: string | null;
}

/** Where the server sends to, when it can be asked. */
const timerUrl = '/workout';

/** The server says whether it can be trained now, and where; without one, what stands here holds. */
export function useTimerLoad({ userId, onLoaded, refreshSigns }: LoadPorts): TimerLoad {
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function prepare(workout: Workout): Promise<void> {
    setLoading(true);
    setProblem(null);
    try {
      const { loaded, redirectUrl } = await prepareTimer(userId, workout.id ?? '');
      if (loaded) onLoaded(workout, redirectUrl);
      else setProblem(failedTo.load);
    } catch (error) {
      const failure = asFailure(error);
      if (!isAnswer(failure)) {
        onLoaded(workout, timerUrl);
        return;
      }
      setProblem(`${failedTo.load}. ${failureText(failure)}`);
      if (failure.code === 'SAFETY_STOP' || failure.code === 'SAFETY_HOLD') refreshSigns();
    } finally {
      setLoading(false);
    }
  }

  return { load: (workout) => void prepare(workout), isLoading, problem };
}
