import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useLive } from '../chat/live-store.ts';
import {
  acknowledge,
  correct,
  type Feature,
  type LearnedFact,
  listFeatures,
  readKnowledge,
  unlock,
} from '../coach-calls.ts';
import { coachQueries } from '../coach-queries.ts';
import { failedTo } from '../coach-words.ts';
import { removeWithUndo } from '../offers/undo-toast.ts';
import { useRemovals } from './removal-outbox.ts';

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

/** Spec §9, chat history. */
const updateLimit = 20;

const complain = (what: string, failure: ApiFailure) =>
  toast(`${what} ${failureText(failure)}`, { tone: 'error' });

type Known = Pick<Knowledge, 'facts' | 'updates' | 'features'>;

const unknown: Known = { facts: [], updates: [], features: [] };

/** What the coach has learned about the user, and what that unlocks. */
export function useKnowledge(userId: string): Knowledge {
  const { isRemoved, undoOf } = useRemovals();
  const lessons = useLive((live) => live.lessons);
  const seen = useRef(lessons);
  const queryKey = coachQueries.knowledge();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey,
      queryFn: async () => {
        const [{ learned, updates }, features] = await Promise.all([
          readKnowledge(userId),
          listFeatures(userId),
        ]);
        return { facts: learned, updates, features };
      },
    },
    queryClient,
  );
  useEffect(() => {
    if (seen.current !== lessons) void refetch();
    seen.current = lessons;
  }, [lessons, refetch]);
  const known: Known = data ?? unknown;
  const problem = error && !isFetching ? `${failedTo.know}. ${failureText(asFailure(error))}` : '';

  const set = (change: (before: Known) => Partial<Known>) =>
    queryClient.setQueryData<Known>(
      queryKey,
      (before) => before && { ...before, ...change(before) },
    );

  async function correctFact({ id, value }: LearnedFact, next: string): Promise<boolean> {
    try {
      const fact = await correct(id, next);
      set(({ facts, updates }) => ({
        facts: facts.map((one) => (one.id === id ? fact : one)),
        updates: [fact, ...updates.filter((one) => one.id !== id)].slice(0, updateLimit),
      }));
      return true;
    } catch (failure) {
      complain(`“${value}” was not changed.`, asFailure(failure));
      return false;
    }
  }

  const change = (what: string, done: Promise<Feature[]>) =>
    void done.then(
      (features) => void set(() => ({ features })),
      (failure: unknown) => complain(what, asFailure(failure)),
    );

  const facts = known.facts.filter(({ id }) => !isRemoved(id) || undoOf(id));
  return {
    status: problem ? 'failed' : data ? 'ready' : 'loading',
    problem,
    features: known.features,
    facts,
    updates: known.updates.filter(({ id }) => !isRemoved(id)),
    count: facts.filter(({ id }) => !isRemoved(id)).length,
    undoOf: ({ id }) => undoOf(id),
    retry: () => void refetch(),
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
