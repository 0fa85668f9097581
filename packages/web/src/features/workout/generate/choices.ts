import type { TrainingHistory } from '@cadence/domain/planner/request';
import { chosenGearId, readNamedFacts } from '@cadence/domain/profile/athlete';
import { defaultProfileId } from '@cadence/domain/profile/equipment-profiles';
import { levelOfTraining } from '@cadence/domain/training/level';
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
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { useItems } from '../../../platform/items/use-items.ts';

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

/** Null until the user has chosen here: then the profile says. */
interface StoredChoices extends Omit<Choices, 'level' | 'gear'> {
  level: FitnessLevel | null;
  gear: string | null;
}

/** Spec §9. */
const defaultChoices: StoredChoices = {
  provider: null,
  tier: generationDefaults.modelTier,
  minutes: '30',
  difficulty: generationDefaults.difficulty,
  level: null,
  gear: null,
};

const choiceStore = createDeviceStore<StoredChoices>({
  key: 'generationChoices',
  version: 1,
  schema: z.object({
    provider: z.nullable(z.enum(providers)),
    tier: z.enum(modelTiers),
    minutes: z.string(),
    difficulty: z.enum(difficulties),
    level: z.nullable(z.enum(fitnessLevels)),
    gear: z.nullable(z.string()),
  }),
  fallback: defaultChoices,
});

/**
 * What was not chosen here the profile says, and of the level else the log: whoever has none is a
 * beginner.
 */
export function useChoices({ sessions }: TrainingHistory): Choices {
  const stored = useSyncExternalStore(choiceStore.subscribe, choiceStore.read);
  const items = useItems();
  // It looks back four weeks, a level is of eight.
  const lately = 2 * sessions.length;
  return useMemo(
    () => ({
      ...stored,
      level: stored.level ?? readNamedFacts(items).level ?? levelOfTraining(lately),
      gear: stored.gear ?? chosenGearId(items) ?? defaultProfileId,
    }),
    [stored, items, lately],
  );
}

export function changeChoices(some: Partial<StoredChoices>): void {
  choiceStore.write({ ...choiceStore.read(), ...some });
}

/** The text that is being written, and the readings of it that were tapped away. */
export interface Draft {
  text: string;
  dismissed: string[];
  /** Holds that were answered with a clearance. */
  cleared: string[];
  /** Read as a sign of danger: what is shown was not made of it. */
  isRefused: boolean;
}

const noDraft: Draft = { text: '', dismissed: [], cleared: [], isRefused: false };

const draftStore = createDeviceStore<Draft>({
  key: 'generationDraft',
  version: 1,
  schema: z.object({
    text: z.string(),
    dismissed: z.array(z.string()),
    cleared: z._default(z.array(z.string()), []),
    isRefused: z._default(z.boolean(), false),
  }),
  fallback: noDraft,
});

export function useDraft(): Draft {
  return useSyncExternalStore(draftStore.subscribe, draftStore.read);
}

/**
 * Other words, other meaning: what was tapped away about an injury or a condition,
 * and a clearance, hold only for the text that they were given for.
 */
export function changeText(text: string): void {
  const { dismissed } = draftStore.read();
  // Once the words are gone, the next ones are another wish.
  const isOver = (id: string) => text.trim() === '' || /^(injury|condition):/.test(id);
  // The same list where nothing is lost: what shows it stays as it is while somebody types.
  const kept = dismissed.some(isOver) ? dismissed.filter((id) => !isOver(id)) : dismissed;
  changeDraft({ text, dismissed: kept, cleared: [], isRefused: false });
}

/** Readings that were tapped away, or decided otherwise. */
export function dismissReadings(ids: readonly string[]): void {
  if (ids.length > 0) changeDraft({ dismissed: [...draftStore.read().dismissed, ...ids] });
}

/** Nothing was made of these words, as long as they stand there. */
export function refuseText(text: string): void {
  if (draftStore.read().text === text) changeDraft({ isRefused: true });
}

/** The same wish with one more hold answered; the form remembers it as long as it says the same. */
export function clearHold<A extends { user_preferences: string; cleared?: string[] | undefined }>(
  asked: A,
  id: string,
): A & { cleared: string[] } {
  const cleared = [...new Set([...(asked.cleared ?? []), id])];
  if (draftStore.read().text === asked.user_preferences) changeDraft({ cleared });
  return { ...asked, cleared };
}

export function changeDraft(some: Partial<Draft>): void {
  draftStore.write({ ...draftStore.read(), ...some });
}
