import { fromKilograms } from '@cadence/domain/profile/units';
import { pageLanguage } from '../formats.ts';
import { currentUnit } from './use-unit.ts';

/** '16 kg', '35.3 lb': in the user's unit and the page's figures. */
export function showWeight(kilograms: number, digits?: Intl.NumberFormatOptions): string {
  const unit = currentUnit();
  const usual = { maximumFractionDigits: unit === 'kg' ? 2 : 1 };
  return `${fromKilograms(kilograms, unit).toLocaleString(pageLanguage(), digits ?? usual)} ${unit}`;
}
