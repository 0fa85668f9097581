import { restTargets } from '@cadence/domain/heart/rest-until';
import { type HeartZones, heartZones, zoneBounds } from '@cadence/domain/heart/zones';
import { athleteFacts } from '@cadence/domain/profile/athlete-facts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { readItems } from '../../../platform/items/item-store.ts';

export interface HeartSettings {
  /** Null where it is not known, or not asked for. */
  highest: number | null;
  resting: number | null;
  threshold: number | null;
  restUntil: number | null;
  isHeldDown: boolean;
}

const fallback: HeartSettings = {
  highest: null,
  resting: null,
  threshold: null,
  restUntil: null,
  isHeldDown: false,
};

const within = ({ min, max }: { min: number; max: number }) =>
  z.catch(z.nullable(z.number().check(z.gte(min), z.lte(max))), null);

const store = createDeviceStore<HeartSettings>({
  key: 'heartSettings',
  version: 1,
  schema: z.object({
    highest: within(zoneBounds.highest),
    resting: within(zoneBounds.resting),
    threshold: within(zoneBounds.threshold),
    restUntil: within(restTargets),
    isHeldDown: z.catch(z.boolean(), false),
  }),
  fallback,
});

export function changeHeartSettings(change: Partial<HeartSettings>): void {
  store.write({ ...store.read(), ...change });
}

export const readHeartSettings = store.read;

export const useHeartSettings = (): HeartSettings =>
  useSyncExternalStore(store.subscribe, store.read);

/** From the numbers set here, then from what the profile knows. */
export function currentZones(): HeartZones | null {
  const { highest, resting, threshold, isHeldDown } = store.read();
  const { age, hrMax, hrRest, conditions } = athleteFacts(readItems(), new Date().toISOString());
  const hasHeart = conditions?.some(({ condition }) => condition === 'heart') ?? false;
  return heartZones({
    threshold: threshold ?? undefined,
    highest: highest ?? hrMax,
    resting: resting ?? hrRest,
    age,
    isHeldDown: isHeldDown || hasHeart,
  });
}
