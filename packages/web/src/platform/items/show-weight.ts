import { fromKilograms } from '@cadence/domain/profile/units';
import { numberFormat, pageLanguage } from '../dates/formats.ts';
import { currentUnit } from './use-unit.ts';

const usual = {
  kg: numberFormat({ maximumFractionDigits: 2 }),
  lb: numberFormat({ maximumFractionDigits: 1 }),
};

const places = { kg: 100, lb: 10 };

/** Below a thousand English writes a number as it is, and making the first format takes long. */
function usualText(amount: number, unit: keyof typeof usual): string {
  const rounded = Math.round(amount * places[unit]) / places[unit];
  return Math.abs(rounded) < 1000 ? String(rounded) : usual[unit]().format(amount);
}

/** '16 kg', '35.3 lb': in the user's unit and the page's figures. */
export function showWeight(kilograms: number, digits?: Intl.NumberFormatOptions): string {
  const unit = currentUnit();
  const amount = fromKilograms(kilograms, unit);
  const shown = digits ? amount.toLocaleString(pageLanguage(), digits) : usualText(amount, unit);
  return `${shown} ${unit}`;
}

/** Weights within a sentence, in the user's unit. */
export const withWeights = (text: string): string =>
  text.replace(/(\d+(?:\.\d+)?) kg\b/g, (_, kilograms) => showWeight(Number(kilograms)));

interface DoneSet {
  weight?: number | undefined;
  reps?: number | undefined;
}

/** '92.5 kg × 5', where both are known. */
export function setWords(set: DoneSet | undefined): string | undefined {
  if (set?.weight === undefined || set.reps === undefined) return undefined;
  return `${showWeight(set.weight)} × ${set.reps}`;
}
