import { defaultProfileId } from '@cadence/domain/profile/equipment-profiles';
import {
  type Difficulty,
  difficulties,
  type FitnessLevel,
  fitnessLevels,
  generationDefaults,
  type ModelTier,
  modelTiers,
  type Provider,
  providers,
} from '@cadence/domain/workout/limits';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

/** What the controls beside the prompt say. */
export interface Choices {
  /** Null until the user has chosen one. */
  provider: Provider | null;
  tier: ModelTier;
  /** As typed: it may be wrong, and must not change under the user's hands. */
  minutes: string;
  difficulty: Difficulty;
  level: FitnessLevel;
  /** Of an equipment profile. */
  gear: string;
}

/** Spec §9. */
const defaultChoices: Choices = {
  provider: null,
  tier: generationDefaults.modelTier,
  minutes: '30',
  difficulty: generationDefaults.difficulty,
  level: 'intermediate',
  gear: defaultProfileId,
};

const choiceStore = createDeviceStore<Choices>({
  key: 'generationChoices',
  version: 1,
  schema: z.object({
    provider: z.nullable(z.enum(providers)),
    tier: z.enum(modelTiers),
    minutes: z.string(),
    difficulty: z.enum(difficulties),
    level: z.enum(fitnessLevels),
    gear: z.string(),
  }),
  fallback: defaultChoices,
});

export function useChoices(): Choices {
  return useSyncExternalStore(choiceStore.subscribe, choiceStore.read);
}

export function changeChoices(some: Partial<Choices>): void {
  choiceStore.write({ ...choiceStore.read(), ...some });
}

/** The text that is being written, and the readings of it that were tapped away. */
export interface Draft {
  text: string;
  dismissed: string[];
}

const noDraft: Draft = { text: '', dismissed: [] };

const draftStore = createDeviceStore<Draft>({
  key: 'generationDraft',
  version: 1,
  schema: z.object({ text: z.string(), dismissed: z.array(z.string()) }),
  fallback: noDraft,
});

export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.read);
}

/**
 * Other words, other meaning: what was tapped away about an injury or a condition
 * holds only for the text that it was tapped away from.
 */
export function changeText(text: string): void {
  const { dismissed } = draftStore.read();
  changeDraft({ text, dismissed: dismissed.filter((id) => !/^(injury|condition):/.test(id)) });
}

export function changeDraft(some: Partial<Draft>): void {
  draftStore.write({ ...draftStore.read(), ...some });
}
