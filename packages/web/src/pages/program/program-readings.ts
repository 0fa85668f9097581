import type { EquipmentId } from '@cadence/domain/exercise/types';
import type { Chip, TrainingHistory } from '@cadence/domain/planner/request';
import { lastingChips } from '@cadence/domain/program/goal/lasting-chips';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useEffect, useMemo } from 'react';
import type { ProgramBody } from '../../features/program/data/program-api.ts';
import { changeDraft } from '../../features/program/wizard/wizard-draft.ts';
import type { Asked } from '../../features/workout/generate/generation.ts';
import { useSettled, useStillWhilePressed } from '../../features/workout/generate/readings.tsx';
import { useUnderstood } from '../../features/workout/generate/use-understood.ts';

interface WishReadings {
  chips: readonly Chip[];
  question: string | null;
  asksAbout: string | null;
  /** What is at hand by the words themselves; null where they do not say. */
  equipment: readonly EquipmentId[] | null;
}

const nothing: WishReadings = { chips: [], question: null, asksAbout: null, equipment: null };

/** What was trained and what is known stand beside the wish, not in its readings. */
const noHistory: TrainingHistory = { sessions: [] };
const noItems: readonly SyncItem[] = [];

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
  const [asked, plainAsked] = useMemo(() => {
    if (settled.goal_text.trim() === '') return [null, null];
    const whole = askedOf(settled);
    return [whole, { ...whole, dismissed: [] }];
  }, [settled]);
  const told = useUnderstood(asked, noHistory, noItems)?.understood;
  const plain = useUnderstood(plainAsked, noHistory, noItems);

  // Tapped away until the words are gone: written anew, the reading comes back.
  useEffect(() => {
    if (plain?.asked !== plainAsked || plain?.understood.kind !== 'request') return;
    const said = new Set(plain.understood.chips.map(({ id }) => id));
    const dismissed = settled.dismissed ?? [];
    const kept = dismissed.filter((id) => said.has(id));
    if (kept.length < dismissed.length) changeDraft({ dismissed: kept });
  }, [plain, plainAsked, settled]);

  const readings = useMemo(
    () =>
      told?.kind === 'request'
        ? {
            chips: lastingChips(told.chips),
            question: told.question,
            asksAbout: told.asksAbout,
            equipment:
              told.request.equipment.source === 'text' ? told.request.equipment.value : null,
          }
        : nothing,
    [told],
  );
  return useStillWhilePressed(readings);
}
