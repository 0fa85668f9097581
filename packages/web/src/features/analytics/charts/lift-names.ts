import {
  type LiftNames,
  liftNamesPreferenceId,
  readLiftNames,
  withLiftName,
} from '@cadence/domain/analytics/lifts/lift-names';
import { findItem, putItem } from '../../../platform/items/item-store.ts';

const kind = 'preference';

export const currentLiftNames = (): LiftNames =>
  readLiftNames(findItem({ kind, id: liftNamesPreferenceId })?.value);

/** What another app calls an exercise, so that no later import asks again. */
export function keepLiftName(name: string, exerciseId: string): void {
  putItem(kind, liftNamesPreferenceId, withLiftName(currentLiftNames(), name, exerciseId));
}
