import type { Chip } from '@cadence/domain/planner/request';
import { lastingChips } from '@cadence/domain/program/lasting-chips';
import { useEffect, useMemo } from 'react';
import type { ProgramBody } from '../features/program/program-api.ts';
import { changeDraft } from '../features/program/wizard-draft.ts';
import type { Asked } from '../features/workout/generate/generation.ts';
import { usePlanner } from '../features/workout/generate/load-planner.ts';
import { useSettled, useStillWhilePressed } from '../features/workout/generate/readings.tsx';

interface WishReadings {
  chips: readonly Chip[];
  question: string | null;
}

const nothing: WishReadings = { chips: [], question: null };

/** The wish in the words of the planner's own form. */
const askedOf = (body: ProgramBody): Asked => ({
  user_preferences: body.goal_text,
  provider: 'local',
  duration_minutes: body.minutes_per_session,
  difficulty: 'moderate',
  fitness_level: body.fitness_level ?? 'intermediate',
  equipment_override: body.equipment ?? [],
  props_override: body.props ?? [],
  dismissed: body.dismissed ?? [],
  cleared: body.cleared ?? [],
  variation: 0,
});

/** What the words are taken to say. The profile is shown beside it, and a red flag waits for the press. */
export function useWishReadings(body: ProgramBody): WishReadings {
  const settled = useSettled(body);
  const isWritten = settled.goal_text.trim() !== '';
  const planner = usePlanner(isWritten);

  const { said, readings } = useMemo(() => {
    if (!planner || !isWritten) return { said: null, readings: nothing };
    const asked = askedOf(settled);
    const told = planner.readAsked(asked, { sessions: [] }, []);
    const plain = planner.readAsked({ ...asked, dismissed: [] }, { sessions: [] }, []);
    return {
      said: plain.kind === 'request' ? new Set(plain.chips.map(({ id }) => id)) : null,
      readings:
        told.kind === 'request'
          ? { chips: lastingChips(told.chips), question: told.question }
          : nothing,
    };
  }, [planner, isWritten, settled]);

  // Tapped away until the words are gone: written anew, the reading comes back.
  useEffect(() => {
    const dismissed = settled.dismissed ?? [];
    const kept = dismissed.filter((id) => said?.has(id));
    if (said && kept.length < dismissed.length) changeDraft({ dismissed: kept });
  }, [said, settled]);

  return useStillWhilePressed(readings);
}
