import type { Card } from '../../../cards/card.ts';
import { stemsIn } from '../../lookup/retrieve.ts';
import { askedIn } from '../../lookup/sentences.ts';
import type { Turn } from '../../turn.ts';
import { roleOf } from './card-roles.ts';
import { questionFrame } from './verdict.ts';

/** A sentence that leans on the one before it cannot come first. */
export const leaning =
  /^(?:it|they|that|then|these|those|this|more|still|so|but|and|also|both|each|otherwise|if not|in later)\b/i;

/** Words that stand in every second sentence say nothing about which of them is meant. */
const passing: ReadonlySet<string> = new Set(
  stemsIn(
    'day week month year before after minute hour time train workout exercise session good bad better best hard easy set rep run race much many long need enough',
  ),
);
const clearlyMore = 2;
const holdsBack = /^(?:no|not|don'?t|never|stop|leave)\b/i;
/** 'Move it 5 mm at a time' leans on what it is. */
const leaningSoon = /^(?:[\w'-]+,? ){0,3}(?:it|them|those|these|that|this|both)\b/i;
const conditional = /^(?:if|when|once|with|without|then|in|at|for|after)\b/i;
/** Where health is spoken of, the order of a card is a part of what it says. */
const careTopics =
  /pregnan|birth|pain|illness|condition|medicine|menopause|older|youth|fasting|weight|heat|altitude|cycle/;

/** Of several things that a card tells, the one that was asked comes first. */
export function askedFirst(
  { text }: Pick<Turn, 'text'>,
  card: Card,
  said: readonly string[],
): readonly string[] {
  const [first = '', ...rest] = said;
  const isAsked = text.includes('?') || questionFrame(text) !== null;
  if (
    !isAsked ||
    careTopics.test(card.topic) ||
    holdsBack.test(first) ||
    roleOf(first).has('caution')
  )
    return said;
  const asked = new Set(stemsIn(askedIn(text) ?? text).filter((stem) => !passing.has(stem)));
  const shared = (one: string) => new Set(stemsIn(one).filter((stem) => asked.has(stem))).size;
  const least = shared(first) + clearlyMore;
  const standing = rest.filter(
    (one) =>
      !leaning.test(one) &&
      !leaningSoon.test(one) &&
      !conditional.test(one) &&
      !roleOf(one).has('caution'),
  );
  const most = Math.max(...standing.map(shared));
  const meant = most >= least ? standing.find((one) => shared(one) === most) : undefined;
  return meant === undefined ? said : [meant, ...said.filter((one) => one !== meant)];
}
