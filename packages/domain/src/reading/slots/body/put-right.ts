import { textAt, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/body/put-right.ts';
import type { BodyPart } from './body-parts.ts';
import type { Sign } from './sign.ts';

/** No longer story lies between what was said and what was meant. */
const farthest = 14;
/** 'No wait, it was the left …'. */
const longestTurn = 8;

/**
 * Whether a part is named with the words of somebody who puts right what was said: 'sorry, the
 * ankle', 'no, it's my ankle'. A bare 'no' needs its 'it is', and nothing else may stand between.
 */
function isTurnedTo(scan: Scan, { from }: BodyPart, after: number): boolean {
  // 'Actually the knee is fine, it's my ankle'.
  const isCleared = (at: number) =>
    ['fine', 'region'].some((kind) => scan.of(kind).some((hit) => hit.from <= at && at < hit.to));
  let hasCopula = false;
  for (let at = from - 1; at >= Math.max(after, from - longestTurn); at -= 1) {
    const word = textAt(scan, at);
    if (terms.turns.has(word)) return true;
    if (terms.denials.has(word) && hasCopula) return true;
    hasCopula ||= terms.copulas.has(word);
    const isSmall = [terms.between, terms.copulas, terms.denials].some((list) => list.has(word));
    if (!isSmall && !isCleared(at) && scan.tokens[at]?.kind !== 'mark') return false;
  }
  return false;
}

/** 'Knee's grand now, it's the elbow': another one is named as what it is, and not as healed. */
function isNamedAfter(scan: Scan, { from, to, isMuscles }: BodyPart): boolean {
  if (isMuscles || isWish(scan, to)) return false;
  let at = from - 1;
  while (at > from - longestTurn && terms.between.has(textAt(scan, at))) at -= 1;
  const isSaid = at < from - 1 && terms.itIs.has(textAt(scan, at));
  return (
    isSaid || (terms.mineWords.has(textAt(scan, at)) && terms.copulas.has(textAt(scan, from - 2)))
  );
}

const wishReach = 4;

/** '… it's the shoulder I want to train': a part that is wished for. */
const isWish = ({ tokens }: Scan, to: number): boolean =>
  tokens.slice(to, to + wishReach).some(({ text }) => terms.wished.has(text));

/** 'The knee is my sister's': told of somebody else in the end. */
function isOthers(scan: Scan, part: BodyPart): boolean {
  const end = part.to + wishReach;
  const person = scan
    .of('person')
    .find(({ from, value }) => value !== 'pronoun' && from > part.to && from < end);
  return (
    person !== undefined &&
    terms.copulas.has(textAt(scan, part.to)) &&
    whose(scan, part) === 'other'
  );
}

/** 'And my ankle too': one more, and the first still hurts. */
const isOneMore = (scan: Scan, { from, to }: BodyPart): boolean =>
  [from - 2, from - 3, to, to + 1].some((at) => terms.also.has(textAt(scan, at)));

/**
 * 'My shoulder hurts, no wait, it's the elbow': the trouble goes over to the part that is named
 * instead, and leaves the first.
 */
export function putRight(
  scan: Scan,
  parts: readonly BodyPart[],
  settled: Map<BodyPart, Sign>,
): void {
  for (const other of parts.filter((part) => isOthers(scan, part))) {
    for (const one of parts) if (one.region === other.region) settled.delete(one);
  }
  for (const [at, meant] of parts.entries()) {
    if (meant.region === null || settled.get(meant)?.state === 'denied') continue;
    const isTold = parts
      .slice(0, at)
      .some(({ region, to }) => region !== meant.region && meant.from - to <= farthest);
    if (isTold && !settled.has(meant) && isNamedAfter(scan, meant)) {
      const word = { ...meant, kind: 'region' };
      settled.set(meant, { state: 'active', word, certainty: 0.75, rule: 'injury.named-after' });
      continue;
    }
    const said = parts
      .slice(0, at)
      .find((one) => one.region !== meant.region && settled.get(one)?.state === 'active');
    const sign = said && settled.get(said);
    if (!said || !sign || meant.from - said.to > farthest) continue;
    if (!isTurnedTo(scan, meant, said.to)) continue;
    settled.set(meant, { ...sign, word: meant, certainty: 0.8, rule: 'injury.put-right' });
    if (isOneMore(scan, meant)) continue;
    for (const one of parts) {
      if (one.region !== said.region) continue;
      settled.set(one, { ...sign, state: 'denied', certainty: 0.8, rule: 'injury.put-right' });
    }
  }
}
