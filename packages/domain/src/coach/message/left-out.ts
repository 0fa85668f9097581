import { type Claim, claimsOf, type SlotName } from '../../reading/claims.ts';
import { read } from '../../reading/read.ts';

const leftOut =
  /\b(?:everything|anything|all|cleared|signed (?:me )?off|clear|fine|good|ok|okay)\b[^.!?]*?\b(?:except|apart from|but for|other than|excluding|but not|just not|only not)\b (?:for )?([^.!?;]+?)(?=,|[.!?;]|$)/i;
const either = /^(\S+) (?:or|and) (\S+) (.+)$/;
const limits: ReadonlySet<SlotName> = new Set<SlotName>(['attribute', 'exercise', 'family']);

/** 'Signed off for everything except pressing or pulling above my head': what is left out stays out. */
export function leftOutIn(text: string): Claim[] {
  const words = leftOut.exec(text)?.[1]?.trim();
  if (words === undefined) return [];
  const [, one, other, rest] = either.exec(words) ?? [];
  const said = rest === undefined ? [words] : [`${one} ${rest}`, `${other} ${rest}`];
  const claims = said
    .flatMap((part) => read(`no ${part}`).claims)
    .filter(
      ({ slot, polarity, reader }) =>
        limits.has(slot) && polarity === 'refuses' && reader !== 'learned',
    );
  // 'Pressing above my head' rules out what is above it, and no other press.
  const attributes = claimsOf(claims, 'attribute');
  return attributes.length > 0 ? attributes.slice(0, 1) : claims;
}
