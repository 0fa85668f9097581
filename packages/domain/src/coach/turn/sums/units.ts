import type { Answer, Turn } from '../turn.ts';
import { figure, numberOf, rounded, type Sum } from './figures.ts';
import { maxTopic } from './strength.ts';

const poundsPerKilogram = 2.20462;
const toPounds = new RegExp(
  String.raw`(${figure})\s*(?:kg|kgs|kilos?|kilograms?)\b.*\b(?:in|to|as|into)\s*(?:lbs?|pounds)`,
  'i',
);
const toKilograms = new RegExp(
  String.raw`(${figure})\s*(?:lbs?|pounds)\b.*\b(?:in|to|as|into)\s*(?:kg|kgs|kilos?|kilograms?)`,
  'i',
);

export const unitsFrom: Sum = ({ text }: Turn): Answer | null => {
  const kilograms = numberOf(toPounds.exec(text)?.[1]);
  if (kilograms > 0)
    return {
      say: [`${rounded(kilograms)} kg is ${rounded(kilograms * poundsPerKilogram)} lb.`],
      topic: maxTopic(Math.round(kilograms * poundsPerKilogram), 'lb'),
    };
  const pounds = numberOf(toKilograms.exec(text)?.[1]);
  return pounds > 0
    ? {
        say: [`${rounded(pounds)} lb is ${rounded(pounds / poundsPerKilogram)} kg.`],
        topic: maxTopic(Math.round(pounds / poundsPerKilogram), 'kg'),
      }
    : null;
};
