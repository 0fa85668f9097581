import { useState } from 'react';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';

/** Work that a button starts: whether it is under way, and what went wrong the last time. */
export function useAttempt(failed: string) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(`${failed}. ${failureText(asFailure(error))}`);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, attempt: (work: () => Promise<void>) => void attempt(work) };
}
