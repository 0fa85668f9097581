import { keptOf } from '@cadence/domain/profile/athlete';
import {
  defaultProfileId,
  defaultProfiles,
  type EquipmentProfile,
} from '@cadence/domain/profile/equipment-profiles';
import { canonicalText } from '@cadence/domain/sync/merge';
import type { SyncItem } from '@cadence/domain/sync/types';
import { useMemo } from 'react';
import { putItem, readItems, removeItem } from '../../../platform/items/item-store.ts';
import { useItems } from '../../../platform/items/use-items.ts';

/** The user's own, in the order of their making; those of the product are not stored. */
function ownProfiles(items: readonly SyncItem[]): EquipmentProfile[] {
  return keptOf(items, 'equipment_profile')
    .map(({ id, value }) => ({ id, ...value, custom: true }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function useGearProfiles(): readonly EquipmentProfile[] {
  const items = useItems();
  return useMemo(() => [...defaultProfiles, ...ownProfiles(items)], [items]);
}

/** On all devices of the user: only what has changed is sent. */
export function writeGearProfiles(all: readonly EquipmentProfile[]): void {
  const before = ownProfiles(readItems());
  const after = all.filter(({ custom }) => custom);
  for (const { id } of before) {
    if (!after.some((profile) => profile.id === id)) removeItem('equipment_profile', id);
  }
  for (const profile of after) {
    const known = before.find(({ id }) => id === profile.id);
    if (known && canonicalText(known) === canonicalText(profile)) continue;
    const { id, name, equipment, props } = profile;
    putItem('equipment_profile', id, { name, equipment, props });
  }
}

export function findGear(profiles: readonly EquipmentProfile[], id: string): EquipmentProfile {
  const found =
    profiles.find((profile) => profile.id === id) ??
    profiles.find((profile) => profile.id === defaultProfileId);
  if (!found) throw new Error('The default equipment profile is missing.');
  return found;
}
