import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { failureText } from '../../platform/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import {
  acknowledge,
  correct,
  type Feature,
  forget,
  type LearnedFact,
  listFeatures,
  readKnowledge,
  unlock,
} from './coach-calls.ts';
import { failedTo } from './coach-words.ts';
import { useLive } from './live-store.ts';
import { deferWithUndo } from './undo-toast.ts';

export interface Knowledge {
  status: 'loading' | 'ready' | 'failed';
  facts: readonly LearnedFact[];
  /** Spec §9: the latest twenty, the newest first. */
  updates: readonly LearnedFact[];
  /** Without what is being forgotten. */
  count: number;
  features: readonly Feature[];
  problem: string;
  retry: () => void;
  /** How to take back that a fact is forgotten, for as long as that is possible. */
  undoOf: (fact: LearnedFact) => (() => void) | undefined;
  forget: (fact: LearnedFact) => void;
  /** True when it was taken. */
  correct: (fact: LearnedFact, value: string) => Promise<boolean>;
  acknowledge: (feature: Feature) => void;
  unlock: (feature: Feature) => void;
}

interface Known {
  status: Knowledge['status'];
  facts: readonly LearnedFact[];
  updates: readonly LearnedFact[];
  features: readonly Feature[];
  problem: string;
}

const unknown: Known = { status: 'loading', facts: [], updates: [], features: [], problem: '' };

/** Spec §9, chat history. */
const updateLimit = 20;

const complain = (what: string, failure: ApiFailure) =>
  toast(`${what} ${failureText(failure)}`, { tone: 'error' });

/** What the coach has learned about the user, and what that unlocks. */
export function useKnowledge(userId: string): Knowledge {
  const [known, setKnown] = useState(unknown);
  const [pending, setPending] = useState<ReadonlyMap<string, () => void>>(new Map());
  const [round, setRound] = useState(0);
  const lessons = useLive((live) => live.lessons);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each lesson, and when asked to.
  useEffect(() => {
    let isCurrent = true;
    Promise.all([readKnowledge(userId), listFeatures(userId)])
      .then(([{ learned, updates }, features]) => {
        const facts = learned;
        if (isCurrent) setKnown({ status: 'ready', facts, updates, features, problem: '' });
      })
      .catch((error: unknown) => {
        const problem = `${failedTo.know}. ${failureText(asFailure(error))}`;
        if (isCurrent) setKnown((before) => ({ ...before, status: 'failed', problem }));
      });
    return () => {
      isCurrent = false;
    };
  }, [userId, round, lessons]);

  const forgetFact = useCallback(({ id, value }: LearnedFact) => {
    const settle = () => setPending((before) => new Map([...before].filter(([one]) => one !== id)));
    async function commit() {
      try {
        await forget(id);
      } catch (error) {
        const failure = asFailure(error);
        if (failure.status !== 404) {
          settle();
          complain(`“${value}” was not forgotten.`, failure);
          return;
        }
      }
      const without = (list: readonly LearnedFact[]) => list.filter((one) => one.id !== id);
      setKnown((before) => ({
        ...before,
        facts: without(before.facts),
        updates: without(before.updates),
      }));
      settle();
    }
    const words = `“${value}” is forgotten.`;
    const undo = deferWithUndo(words, { undo: settle, commit: () => void commit() });
    setPending((before) => new Map([...before, [id, undo]]));
  }, []);

  const correctFact = useCallback(async ({ id, value }: LearnedFact, next: string) => {
    try {
      const fact = await correct(id, next);
      const put = (list: readonly LearnedFact[]) => [fact, ...list.filter((one) => one.id !== id)];
      setKnown((before) => ({
        ...before,
        facts: before.facts.map((one) => (one.id === id ? fact : one)),
        updates: put(before.updates).slice(0, updateLimit),
      }));
      return true;
    } catch (error) {
      complain(`“${value}” was not changed.`, asFailure(error));
      return false;
    }
  }, []);

  const change = useCallback((what: string, done: Promise<Feature[]>) => {
    done
      .then((features) => setKnown((before) => ({ ...before, features })))
      .catch((error: unknown) => complain(what, asFailure(error)));
  }, []);

  return {
    ...known,
    count: known.facts.filter(({ id }) => !pending.has(id)).length,
    undoOf: ({ id }) => pending.get(id),
    retry: useCallback(() => setRound((before) => before + 1), []),
    forget: forgetFact,
    correct: correctFact,
    acknowledge: ({ id, title }) => change(`${title} is still new.`, acknowledge(userId, id)),
    unlock: ({ id, title, requirement }) => {
      const stays = `${title} stays locked.`;
      const tried = unlock(userId, id).then((features) => {
        const isOpen = features.some((one) => one.id === id && one.unlocked);
        if (!isOpen) toast(`${stays} ${requirement}`);
        return features;
      });
      change(stays, tried);
    },
  };
}
