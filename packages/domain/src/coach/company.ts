import type { Claim } from '../reading/claims.ts';
import type { Reading } from '../reading/read.ts';
import { plain } from './message-words.ts';

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
