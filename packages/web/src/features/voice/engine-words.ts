import { pageLanguage } from '../../platform/dates/formats.ts';

const names: Record<string, string> = {
  piper: 'Built-in voice',
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
};

export const engineName = (id: string): string => names[id] ?? id;

const kilo = 1000;
const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** '812 bytes', '48.2 kB', '1.3 MB'. */
export function sizeText(bytes: number): string {
  const power = bytes < kilo ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / kilo ** power;
  const digits = power === 0 || amount >= 100 ? 0 : 1;
  const shown = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: digits });
  return `${shown.format(amount)} ${units[power]}`;
}
