import { messageLength } from '@cadence/contract/coach/schemas';
import { useCallback, useEffect, useState } from 'react';
import { asFailure } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { newId } from '../../../platform/new-id.ts';
import { keepConversation } from '../chat/conversation-store.ts';
import { analyze, findGoal, type GoalAnalysis, refine, start } from '../coach-calls.ts';
import { failedTo } from '../coach-words.ts';

interface GoalState {
  analysis: GoalAnalysis | null;
  busy: 'reading' | 'analyzing' | 'starting' | null;
  problem: string | null;
  analyze: (text: string) => Promise<GoalAnalysis | null>;
  refine: (text: string) => Promise<GoalAnalysis | null>;
  /** A conversation about it, or null when none could be started. */
  talk: () => Promise<string | null>;
}

/** From a goal in one's own words to what it takes (Spec §3: goal_input, then goal_analysis). */
export function useGoal(userId: string, goalId: string | null): GoalState {
  const [analysis, setAnalysis] = useState<GoalAnalysis | null>(null);
  const [busy, setBusy] = useState<GoalState['busy']>(goalId ? 'reading' : null);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = useCallback(
    async <T>(
      what: NonNullable<GoalState['busy']>,
      failed: string,
      work: () => Promise<T>,
    ): Promise<T | null> => {
      setBusy(what);
      setProblem(null);
      try {
        return await work();
      } catch (error) {
        setProblem(`${failed}. ${failureText(asFailure(error))}`);
        return null;
      } finally {
        setBusy(null);
      }
    },
    [],
  );

  useEffect(() => {
    if (goalId === null || goalId === analysis?.id) return;
    let isCurrent = true;
    void attempt('reading', failedTo.analyze, () => findGoal(goalId)).then((found) => {
      if (isCurrent && found) setAnalysis(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [goalId, analysis, attempt]);

  async function show(work: () => Promise<GoalAnalysis>): Promise<GoalAnalysis | null> {
    const made = await attempt('analyzing', failedTo.analyze, work);
    if (made) setAnalysis(made);
    return made;
  }

  async function begin({ goalText, recommendedPathway }: GoalAnalysis): Promise<string> {
    const words = { pathway: recommendedPathway, initialGoal: goalText.slice(0, messageLength) };
    const conversation = await start(userId, words, newId());
    keepConversation(conversation);
    return conversation.id;
  }

  const shown = goalId === null || analysis?.id === goalId ? analysis : null;
  return {
    analysis: goalId === null ? null : shown,
    busy,
    problem,
    analyze: (text) => show(() => analyze(userId, text)),
    refine: async (text) => (shown ? show(() => refine(userId, shown.id, text)) : null),
    talk: async () => (shown ? attempt('starting', failedTo.start, () => begin(shown)) : null),
  };
}
