import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import { failureText } from '../../platform/failure-text.ts';
import { type Result, results } from './assessment-calls.ts';

export type Results =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; results: Result[]; add: (result: Result) => void };

/** What was assessed before, newest first. */
export function useResults(userId: string): Results {
  const [state, setState] = useState<Results>({ status: 'loading' });

  const load = useCallback(async () => {
    setState({ status: 'loading' });
    const show = (list: Result[]) =>
      setState({
        status: 'ready',
        results: list,
        add: (result) => show([result, ...list.filter((one) => one !== result)]),
      });
    try {
      show(await results(userId));
    } catch (error) {
      const message = failureText(asFailure(error));
      setState({ status: 'failed', message, retry: () => void load() });
    }
  }, [userId]);

  useEffect(() => void load(), [load]);
  return state;
}
