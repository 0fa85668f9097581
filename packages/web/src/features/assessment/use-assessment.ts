import { useState } from 'react';
import { asFailure } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { type AssessmentView, goOn, type Result, submit, type Value } from './assessment-calls.ts';

export interface Assessment {
  view: AssessmentView | null;
  busy: boolean;
  error: string | null;
  begin: () => Promise<void>;
  answer: (value: Value) => Promise<void>;
  /** Ends it with what is known so far. */
  finish: () => Promise<void>;
}

/** Each answer is stored on the server before the next question shows: a reload goes on there. */
export function useAssessment(userId: string, onResult: (result: Result) => void): Assessment {
  const [view, setView] = useState<AssessmentView | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run(act: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(failureText(asFailure(failure)));
    } finally {
      setBusy(false);
    }
  }

  async function end(sessionId: string) {
    onResult(await submit(userId, sessionId));
    setView(null);
  }

  async function show(next: AssessmentView) {
    setView(next);
    if (next.phase === 'complete') await end(next.sessionId);
  }

  return {
    view,
    busy,
    error,
    begin: () => run(async () => show(await goOn(userId))),
    answer: (value) =>
      run(async () => {
        if (!view?.question) return;
        const { sessionId, question } = view;
        await show(await goOn(userId, { sessionId, itemId: question.id, value }));
      }),
    finish: () =>
      run(async () => {
        if (view) await end(view.sessionId);
      }),
  };
}
