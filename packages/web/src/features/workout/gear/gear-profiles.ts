import { equipmentIds, props } from '@cadence/domain/exercise/types';
import {
  defaultProfileId,
  defaultProfiles,
  type EquipmentProfile,
} from '@cadence/domain/profile/equipment-profiles';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';

const ownProfile: z.ZodMiniType<EquipmentProfile> = z.object({
  id: z.string(),
  name: z.string(),
  equipment: z.array(z.enum(equipmentIds)),
  props: z.array(z.enum(props)),
  custom: z.boolean(),
});

const none: readonly EquipmentProfile[] = [];

/** The user's own; those of the product are not stored. */
const ownProfiles = createDeviceStore<readonly EquipmentProfile[]>({
  key: 'equipmentProfiles',
  version: 1,
  schema: z.array(ownProfile),
  fallback: none,
});

const withDefaults = (own: readonly EquipmentProfile[]) => [...defaultProfiles, ...own];

export function useGearProfiles(): readonly EquipmentProfile[] {
  const own = useSyncExternalStore(ownProfiles.subscribe, ownProfiles.read);
  return useMemo(() => withDefaults(own), [own]);
}

export function writeGearProfiles(all: readonly EquipmentProfile[]): void {
  ownProfiles.write(all.filter(({ custom }) => custom));
}

export function findGear(profiles: readonly EquipmentProfile[], id: string): EquipmentProfile {
  const found =
    profiles.find((profile) => profile.id === id) ??
    profiles.find((profile) => profile.id === defaultProfileId);
  if (!found) throw new Error('The default equipment profile is missing.');
  return found;
}
