import type { Workout } from '@cadence/domain/workout/types';
import { useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { prepareTimer } from './coach-calls.ts';
import { failedTo } from './coach-words.ts';

interface TimerLoad {
  load: (workout: Workout) => void;
  isLoading: boolean;
  problem: string | null;
}

/** The server says whether it can be trained now, and where. */
export function useTimerLoad(
  userId: string,
  onLoaded: (workout: Workout, redirectUrl: string) => void,
): TimerLoad {
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
      setProblem(`${failedTo.load}. ${failureText(asFailure(error))}`);
    } finally {
      setLoading(false);
    }
  }

  return { load: (workout) => void prepare(workout), isLoading, problem };
}
