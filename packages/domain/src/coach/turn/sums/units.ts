import type { Answer, Turn } from '../turn.ts';
import { figureSource, numberOf, rounded, type Sum } from './figures.ts';
import { maxTopic } from './strength.ts';

const poundsPerKilogram = 2.20462;
const toPounds = new RegExp(
  String.raw`(${figureSource})\s*(?:kg|kgs|kilos?|kilograms?)\b.*\b(?:in|to|as|into)\s*(?:lbs?|pounds)`,
  'i',
);
const toKilograms = new RegExp(
  String.raw`(${figureSource})\s*(?:lbs?|pounds)\b.*\b(?:in|to|as|into)\s*(?:kg|kgs|kilos?|kilograms?)`,
  'i',
);

const onBar = /\b(\d{1,2})\s*(?:kg|kilos?)\s*bar\b/i;

/** '135 lb on a 20 kg bar': in kilograms, and what goes on each side. */
function barInKilograms(text: string): Answer | null {
  const bar = numberOf(onBar.exec(text)?.[1]);
  const pounds = numberOf(/\b(\d{2,3}(?:[.,]\d)?)\s*(?:lbs?|pounds)\b/i.exec(text)?.[1]);
  if (!(bar > 0) || !(pounds > 0)) return null;
  const all = pounds / poundsPerKilogram;
  const side = Math.max(0, (all - bar) / 2);
  return {
    say: [
      `About ${rounded(all)} kg: ${rounded(side)} kg on each side of the ${rounded(bar)} kg bar. The nearest with usual plates is ${rounded(Math.round(side / 1.25) * 1.25, 2)} a side.`,
    ],
    topic: maxTopic(Math.round(all), 'kg'),
  };
}

const manyKilograms = new RegExp(
  String.raw`\bhow (?:many|much)\s*(?:kg|kgs|kilos?|kilograms?)\b\D{0,12}(${figureSource})\s*(?:lbs?|pounds)`,
  'i',
);
const manyPounds = new RegExp(
  String.raw`\bhow (?:many|much)\s*(?:lbs?|pounds)\b\D{0,12}(${figureSource})\s*(?:kg|kgs|kilos?|kilograms?)`,
  'i',
);

export const unitsFrom: Sum = ({ text }: Turn): Answer | null => {
  const loaded = barInKilograms(text);
  if (loaded) return loaded;
  const kilograms = numberOf((toPounds.exec(text) ?? manyPounds.exec(text))?.[1]);
  if (kilograms > 0)
    return {
      say: [`${rounded(kilograms)} kg is ${rounded(kilograms * poundsPerKilogram)} lb.`],
      topic: maxTopic(Math.round(kilograms * poundsPerKilogram), 'lb'),
    };
  const pounds = numberOf((toKilograms.exec(text) ?? manyKilograms.exec(text))?.[1]);
  return pounds > 0
    ? {
        say: [`${rounded(pounds)} lb is ${rounded(pounds / poundsPerKilogram)} kg.`],
        topic: maxTopic(Math.round(pounds / poundsPerKilogram), 'kg'),
      }
    : null;
};
