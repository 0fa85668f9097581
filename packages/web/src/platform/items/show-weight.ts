import { fromKilograms } from '@cadence/domain/profile/units';
import { currentUnit } from './use-unit.ts';

/** '16 kg', '35.3 lb': in the user's unit and the browser's figures. */
export function showWeight(kilograms: number, digits?: Intl.NumberFormatOptions): string {
  const unit = currentUnit();
  const usual = { maximumFractionDigits: unit === 'kg' ? 2 : 1 };
  return `${fromKilograms(kilograms, unit).toLocaleString(undefined, digits ?? usual)} ${unit}`;
}
