import { claimsOf, type SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';
import type { CoachMoment } from '../moments/moment.ts';
import type { Said } from './wish-signs.ts';

/** 'I overate, give me something to burn it off' is answered before anything is made. */
export const isKept = (moment: CoachMoment | undefined, cues: Cues): boolean =>
  moment !== undefined && !moment.isLight && !isGiven(moment, cues);

/** Asked for by words that are no part of what is felt: 'me da vergüenza' gives nothing. */
const isGiven = ({ id }: CoachMoment, { hits, tokens }: Cues): boolean => {
  const felt = hits.filter(({ kind }) => kind === `moment:${id}`);
  return hits.some(
    ({ kind, value, from, to }) =>
      kind === 'give' &&
      (value === 'give' || value === 'soft') &&
      !unable.has(tokens[from - 1]?.text ?? '') &&
      !felt.some((one) => one.from < to && from < one.to),
  );
};

/** 'Bored, same machines for years': named in passing, and nothing is asked for. */
export const isFelt = (moment: CoachMoment | undefined, cues: Cues, { claims }: Said): boolean =>
  moment !== undefined &&
  !cues.has('give', 'give', 'soft') &&
  (claimsOf(claims, 'minutes').length === 0 ||
    (!moment.isLight && cues.has('story', 'did', 'had')));

/** 'Cannot do a single pull-up' asks for none. */
const unable: ReadonlySet<string> = new Set([
  'cant',
  'cannot',
  'couldnt',
  'never',
  'dont',
  'didnt',
]);

const fewestCapitals = 2;

/** 'OMG 30 MINUTES NONSTOP!!!': called out in capitals, and nothing is asked. */
export const isShouted = ({ text, hits }: Cues): boolean =>
  (text.match(/\b[A-Z]{3,}\b/g) ?? []).length >= fewestCapitals &&
  !hits.some(({ kind }) => kind === 'give' || kind === 'coach' || kind === 'change') &&
  !text.includes('?');

/** 'Feel amazing. Do I have to stop squatting?': the last sentence asks, and names what it asks about. */
export function asksOfTraining({ text, tokens }: Cues, { claims }: Said): boolean {
  const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const isFirst = last.length === text.length;
  if (isFirst || tokens.length === 0 || !/\b(?:i|my)\b/i.test(last) || !last.endsWith('?'))
    return false;
  return claims.some(
    ({ slot, quote, reader }) =>
      reader !== 'learned' && ofTraining.has(slot) && quote !== '' && last.includes(quote),
  );
}
const ofTraining: ReadonlySet<SlotName> = new Set<SlotName>(['exercise', 'family', 'gait', 'kit']);
