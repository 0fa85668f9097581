import { numberFormat } from './dates/formats.ts';

/** As the settings count: 256 MB are 256 × 1024 × 1024 bytes. */
const kilo = 1024;
const units = ['bytes', 'kB', 'MB', 'GB'] as const;
const whole = numberFormat({ maximumFractionDigits: 0 });
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** '812 bytes', '48.2 kB', '1.3 MB', '256 MB'. */
export function sizeText(bytes: number): string {
  let amount = bytes;
  let power = 0;
  while (amount >= kilo && power < units.length - 1) {
    amount /= kilo;
    power += 1;
  }
  const shown = power === 0 || amount >= 100 ? whole : tenths;
  return `${shown().format(amount)} ${units[power]}`;
}
