import { nameProvider } from '@cadence/contract/workout/provider-names';
import type { TrainingHistory } from '@cadence/domain/planner/request';
import { useMemo } from 'react';
import { findGear, useGearProfiles } from '../gear/gear-profiles.ts';
import { readMinutes } from './check-form.ts';
import { useChoices, useDraft } from './choices.ts';
import type { Asked } from './generation.ts';
import { providerFor, useProviderStates } from './provider-states.ts';

/** What the form would send now, from the text and the controls as the device keeps them. */
export function useAsked(history: TrainingHistory) {
  const draft = useDraft();
  const choices = useChoices(history);
  const profiles = useGearProfiles();
  const states = useProviderStates();
  const provider = providerFor(choices.provider, states);
  const gear = findGear(profiles, choices.gear);
  const asked = useMemo<Asked>(
    () => ({
      user_preferences: draft.text,
      provider: nameProvider(provider, choices.tier),
      duration_minutes: readMinutes(choices.minutes),
      difficulty: choices.difficulty,
      fitness_level: choices.level,
      equipment_override: [...gear.equipment],
      props_override: [...gear.props],
      dismissed: [...draft.dismissed],
      cleared: [...draft.cleared],
      variation: 0,
    }),
    [draft, choices, provider, gear],
  );
  return { asked, draft, choices, profiles, gear, states, provider };
}
