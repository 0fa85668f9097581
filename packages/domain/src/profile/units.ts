export type WeightUnit = 'kg' | 'lb';

export const unitPreferenceId = 'units';

/** Kilograms unless the user has chosen pounds. */
export function readUnit(value: unknown): WeightUnit {
  return value === 'lb' ? 'lb' : 'kg';
}

const kilogramsPer: Record<WeightUnit, number> = { kg: 1, lb: 0.45359237 };
const cmPerInch = 2.54;

/** To the gram's hundredth, so that going back and forth shows what was typed. */
export function toKilograms(amount: number, unit: WeightUnit): number {
  return Math.round(amount * kilogramsPer[unit] * 1e5) / 1e5;
}

export function fromKilograms(kilograms: number, unit: WeightUnit): number {
  return kilograms / kilogramsPer[unit];
}

/** '178 cm'; beside pounds in feet and inches, '5 ft 10 in'. */
export function heightText(cm: number, unit: WeightUnit): string {
  if (unit === 'kg') return `${Math.round(cm)} cm`;
  const inches = Math.round(cm / cmPerInch);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

const feetAndInches = /^(\d)\s*(?:'|’|ft|feet)\s*(?:(\d{1,2})\s*(?:"|”|''|in|inches)?)?$/i;
const metres = /^(\d)[.,](\d{1,2})\s*m?$/i;
const centimetres = /^(\d{2,3}(?:[.,]\d)?)\s*(?:cm)?$/i;

/** As people write a height: 178, '178 cm', '1.78 m', '5 ft 10', `5'10"`. Null for anything else. */
export function readHeightCm(text: string): number | null {
  const said = text.trim();
  const [, feet, inches = '0'] = feetAndInches.exec(said) ?? [];
  if (feet !== undefined) return Math.round((Number(feet) * 12 + Number(inches)) * cmPerInch);
  const [, whole, part = ''] = metres.exec(said) ?? [];
  if (whole !== undefined) return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  const cm = centimetres.exec(said)?.[1];
  return cm === undefined ? null : Number(cm.replace(',', '.'));
}
