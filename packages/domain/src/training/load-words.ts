import type { WeightUnit } from '../profile/units.ts';
import { weightNumber, weightText } from './rack.ts';
import type { StrengthState } from './strength/types.ts';

/** 'stop when you could do 3 more'. */
export function reserveWords(rir: number): string {
  if (rir < 1) return 'stop when no clean rep is left';
  return `stop when you could do ${rir === 1 ? 'one' : Math.round(rir)} more`;
}

const shortNames: Record<string, string> = {
  'bench-press': 'bench',
  'back-squat': 'squat',
  'conventional-deadlift': 'deadlift',
  'overhead-press': 'press',
};

export function daysWords(days: number): string {
  if (days < 14) return days === 1 ? 'a day' : `${days} days`;
  return days < 60 ? `${Math.round(days / 7)} weeks` : `${Math.round(days / 30)} months`;
}

const agoWords = (days: number) => (days === 0 ? 'today' : `${daysWords(days)} ago`);

/** 'Estimated from your bench, ±8 %: adjust on set 1'. */
export function convertedWords({
  from,
  fromName,
  within,
}: {
  from: string;
  fromName: string;
  within: number;
}): string {
  const name = shortNames[from] ?? fromName.toLowerCase();
  return `estimated from your ${name}, ±${within} %: adjust on set 1`;
}

/** The maximum that a percentage is of, and where it came from. */
export function sourceWords({ basis, e1RM, daysAgo }: StrengthState, unit: WeightUnit): string {
  if (basis.kind === 'converted') return convertedWords(basis);
  const isRested = daysAgo > 14;
  const { kilograms, reps } = basis;
  const isAdded = basis.kind === 'stated' && basis.isAdded;
  const set = `${isAdded ? '+' : ''}${weightNumber(kilograms, unit)}${reps > 1 ? ` × ${reps}` : ''}`;
  const about = `about ${weightText(Math.round(e1RM), unit)}`;
  if (basis.kind === 'stated') {
    if (isRested) return `${about}, what ${daysWords(daysAgo)} off leave of the ${set} you gave`;
    return reps === 1 && !isAdded ? `the ${set} you gave` : `${about}, from the ${set} you gave`;
  }
  const done = reps > 1 ? set : `${set} × 1`;
  return `${about}, from your ${done} ${agoWords(daysAgo)}`;
}
