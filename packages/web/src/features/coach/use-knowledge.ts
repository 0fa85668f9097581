import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { failureText } from '../../platform/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import {
  acknowledge,
  correct,
  type Feature,
  type LearnedFact,
  listFeatures,
  readKnowledge,
  unlock,
} from './coach-calls.ts';
import { failedTo } from './coach-words.ts';
import { useLive } from './live-store.ts';
import { removeWithUndo } from './undo-toast.ts';
import { useRemovals } from './use-removals.ts';

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
  const { isRemoved, undoOf } = useRemovals();
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

  const facts = known.facts.filter(({ id }) => !isRemoved(id) || undoOf(id));
  return {
    ...known,
    facts,
    updates: known.updates.filter(({ id }) => !isRemoved(id)),
    count: facts.filter(({ id }) => !isRemoved(id)).length,
    undoOf: ({ id }) => undoOf(id),
    retry: useCallback(() => setRound((before) => before + 1), []),
    forget: ({ id, value }) =>
      removeWithUndo(`“${value}” is forgotten.`, { kind: 'fact', id, name: value }),
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
