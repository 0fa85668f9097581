import { type Claim, claimsOf } from '../claims.ts';
import type { Reading } from '../read.ts';
import { idOfClass, ruleOfHeads } from './heads.ts';
import { weighTold } from './heard.ts';
import { scanDanger } from './scan.ts';

export const isSign = ({ slot, polarity }: Claim): boolean =>
  slot === 'danger' && polarity !== 'denies';

/** So few words tell a trained head too little: it may ask, and raises nothing by itself. */
const mostBriefWords = 8;

export const isBrief = (text: string): boolean => text.trim().split(/\s+/).length <= mostBriefWords;

function softened(one: Claim): Claim {
  if (one.slot !== 'danger' || one.reader !== 'learned' || one.polarity === 'denies') return one;
  const { class: name } = one.value;
  return { ...one, value: { class: name, outcome: 'care', id: idOfClass[name].care } };
}

/** Where one can ask, what only a head hears in a few words becomes a question. */
export function weighGuesses(reading: Reading): Reading {
  if (!isBrief(reading.text)) return reading;
  return { ...reading, claims: reading.claims.map(softened) };
}

/** Nothing but a trained head has heard a sign, and not a grave one. */
export function isGuessed(claims: readonly Claim[]): boolean {
  const signs = claimsOf(claims, 'danger').filter(isSign);
  return (
    signs.length > 0 &&
    signs.every(({ reader, value }) => reader === 'learned' && value.outcome === 'care')
  );
}

/** Where nothing can be asked, a guess at a few words is let go; what the rules hear stands. */
export function withoutBriefGuesses(reading: Reading): Reading {
  const weighed = weighGuesses(reading);
  if (!isBrief(reading.text) || !isGuessed(weighed.claims)) return reading;
  return { ...reading, claims: reading.claims.filter((one) => !isSign(one)) };
}

const isOfHead = (one: Claim): boolean => isSign(one) && one.rule === ruleOfHeads;

/** In talk from which nothing is trained, a sign that only a head hears needs words of its own. */
export function withoutStories(reading: Reading): Reading {
  if (!reading.claims.some(isOfHead)) return reading;
  const scan = scanDanger(reading.text);
  const claims = reading.claims.flatMap((one) => {
    if (one.slot !== 'danger' || !isOfHead(one)) return [one];
    return weighTold(scan, one) ?? [];
  });
  return { ...reading, claims };
}
