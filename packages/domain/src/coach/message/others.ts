import { type Alarm, readSafety } from '../../planner/legal/safety.ts';
import type { Claim } from '../../reading/claims.ts';
import type { Reading } from '../../reading/read.ts';
import { ofOthers, plain } from './message-words.ts';

const others =
  /\b(?:my|our|his|her|their|the|a) (?:wife|husband|girlfriend|boyfriend|partner|friend|buddy|mum|mom|mother|dad|father|son|daughter|kid|child|brother|sister|boss|colleague|client|neighbou?r)(?:'s)?\b/g;

/** Somebody beside the user needs help now: they are told what helps, and train on later. */
export function signOfAnother(text: string, now: string): Alarm | null {
  const words = plain(text);
  if (!ofOthers.test(words)) return null;
  const asOwn = words
    .replace(others, 'i')
    .replace(/\b(?:he|she|they)\b/g, 'i')
    .replace(/\b(?:his|her|their)\b/g, 'my');
  const sign = readSafety(asOwn, {}, [], now);
  return sign?.kind === 'stop' ? sign : null;
}

const forBoth =
  /\b(?:for|make|give|build|train) us\b|\b(?:we|both of us|together|fur uns|zusammen|para nosotros|juntos|pour nous|ensemble|per noi|insieme|para nos)\b/;

/** Where two train, what one of them told of the other is asked about. */
export function withCompany(reading: Reading): Reading {
  if (!forBoth.test(plain(reading.text))) return reading;
  const claims = reading.claims.map(
    (one): Claim =>
      one.slot === 'condition' && one.whose === 'other'
        ? { ...one, whose: 'me', certainty: 0.5 }
        : one,
  );
  return { ...reading, claims };
}
