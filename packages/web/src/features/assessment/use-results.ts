import { assessmentResult } from '@cadence/contract/assessment/schemas';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { asFailure } from '../../platform/api.ts';
import { createDeviceStore } from '../../platform/device-store.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { useReconnect } from '../../platform/use-reconnect.ts';
import { discard, type Result, results } from './assessment-calls.ts';

/** As the account had them last, for when there is no connection. */
const copy = createDeviceStore<readonly Result[] | null>({
  key: 'assessmentResults',
  version: 1,
  schema: z.nullable(z.array(assessmentResult)),
  fallback: null,
  // The server has them.
  broken: 'discard',
});

export interface Results {
  /** The newest first; null while none are known. */
  results: readonly Result[] | null;
  /** Why the account could not be asked. */
  problem: string | null;
  retry: () => void;
  add: (result: Result) => void;
  /** Throws where the account could not do it. */
  remove: (result: Result) => Promise<void>;
}

/** What was assessed before. */
export function useResults(userId: string): Results {
  const known = useSyncExternalStore(copy.subscribe, copy.read);
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts changes made here: an answer that was asked for before one of them is out of date. */
  const changes = useRef(0);

  const load = useCallback(async () => {
    setProblem(null);
    const asked = changes.current;
    try {
      const found = await results(userId);
      if (storageOwner() !== userId) return;
      if (changes.current === asked) copy.write(found);
    } catch (error) {
      setProblem(failureText(asFailure(error)));
    }
  }, [userId]);
  const retry = useCallback(() => void load(), [load]);
  useEffect(retry, [retry]);
  useReconnect(retry);

  return {
    results: known,
    problem,
    retry,
    add(result) {
      changes.current += 1;
      const before = copy.read()?.filter(({ sessionId }) => sessionId !== result.sessionId);
      if (before) copy.write([result, ...before]);
      else retry();
    },
    async remove({ sessionId }) {
      await discard(sessionId);
      if (storageOwner() !== userId) return;
      changes.current += 1;
      copy.write(copy.read()?.filter((one) => one.sessionId !== sessionId) ?? null);
    },
  };
}
