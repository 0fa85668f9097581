import { latest } from '../../../../reading/claims.ts';
import type { Card } from '../../../cards/card.ts';
import type { Answer, Turn } from '../../turn.ts';

const proteinPerKilogram = { low: 1.2, usual: 1.6, high: 2.2 };
/** Beside protein a weight is the body's. */
const namedMass = /\b(\d{2,3})\s?(?:kg|kilos?)\b/i;
const toFive = (grams: number): number => Math.round(grams / 5) * 5;

/** A card that counts by body weight, counted out for the one that was told. */
export function forBody({ reading, cues, text }: Turn, card: Card, answer: Answer): Answer {
  const said = namedMass.exec(text)?.[1];
  const mass = said === undefined ? latest(reading.told.claims, 'bodyMass')?.value : Number(said);
  if (card.topic !== 'protein' || mass === undefined || !cues.has('ask', 'amount')) return answer;
  const { low, usual, high } = proteinPerKilogram;
  const sum = `At ${Math.round(mass)} kg that is about ${toFive(mass * usual)} g a day; ${toFive(mass * low)} to ${toFive(mass * high)} g is the useful range.`;
  const [first = '', ...rest] = answer.say;
  const others = first
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !/^At \d+ kg\b/.test(one))
    .join(' ');
  return { ...answer, say: [sum, others, ...rest] };
}
