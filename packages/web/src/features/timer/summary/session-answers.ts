import { sessionLimits } from '@cadence/domain/analytics/limits';
import { readScores } from '@cadence/domain/analytics/scores/read-score';
import type { SessionScore, WorkoutSession } from '@cadence/domain/analytics/types';
import { useEffect, useRef, useState } from 'react';
import { parseJson } from '../../../platform/api/json.ts';
import { clearDraft, readDraft, writeDraft } from '../../../platform/drafts.ts';

export type SessionAnswers = Pick<WorkoutSession, 'userRating' | 'difficulty' | 'notes'> &
  Partial<Pick<WorkoutSession, 'scores'>>;

type Field = 'difficulty' | 'rating' | 'notes' | 'scores';
type Values = Partial<Record<Field, string>>;

const { min, max } = sessionLimits.rating;
export const scaleValues = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

const draftKey = (sessionId: string) => `session-${sessionId}`;

const numberOf = (value: string | undefined) =>
  value !== undefined && scaleValues.includes(value) ? Number(value) : null;

/** Scores are there only where the user has corrected them: the others follow from the taps. */
function scoresIn({ scores }: Values): SessionScore[] | undefined {
  return scores === undefined ? undefined : (readScores(parseJson(scores)) ?? undefined);
}

function answersOf(values: Values): SessionAnswers {
  const { difficulty, rating, notes = '' } = values;
  const scores = scoresIn(values);
  return {
    difficulty: numberOf(difficulty),
    userRating: numberOf(rating),
    notes: notes.trim(),
    ...(scores && { scores }),
  };
}

function valuesOf(kept: SessionAnswers | undefined): Values {
  if (!kept) return {};
  const { difficulty, userRating, notes } = kept;
  return {
    ...(difficulty !== null && { difficulty: String(difficulty) }),
    ...(userRating !== null && { rating: String(userRating) }),
    notes,
  };
}

/** What has been answered so far, saved or not: of the two the draft is the later one. */
export function answersSoFar(sessionId: string, kept: SessionAnswers | undefined): SessionAnswers {
  return answersOf({ ...valuesOf(kept), ...readDraft(draftKey(sessionId)) });
}

interface AnswersInput {
  sessionId: string;
  /** As the device holds them. */
  kept: SessionAnswers | undefined;
  /** The page goes, by whatever way, before the answers were taken. */
  onLeave: (answers: SessionAnswers) => void;
}

/** A reload, a crash and the browser's Back leave what was answered. */
export function useAnswers({ sessionId, kept, onLeave }: AnswersInput) {
  const [values, setValues] = useState<Values>(() => ({
    ...valuesOf(kept),
    ...readDraft(draftKey(sessionId)),
  }));
  const unkept = useRef(false);
  const latest = useRef({ values, onLeave });
  useEffect(() => {
    latest.current = { values, onLeave };
  });

  useEffect(() => {
    const leave = () => {
      if (!unkept.current) return;
      unkept.current = false;
      latest.current.onLeave(answersOf(latest.current.values));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    values,
    scores: scoresIn(values),
    set: (field: Field) => (value: string) => {
      const next = { ...values, [field]: value };
      setValues(next);
      writeDraft(draftKey(sessionId), next);
      unkept.current = true;
    },
    take(): SessionAnswers {
      clearDraft(draftKey(sessionId));
      unkept.current = false;
      return answersOf(values);
    },
  };
}
