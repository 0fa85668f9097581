import type { CoachReply } from '../../types.ts';
import { nearCards } from '../answers/knowledge/ask.ts';
import type { Purpose } from '../purposes.ts';
import type { Turn } from '../turn.ts';

const onKnowledge: readonly Purpose[] = ['ask', 'other', 'goal', 'more', 'moment', 'numbers'];
const mostCards = 3;
const leastNear = 0.35;

/** What a model may go by beside the draft; none where danger is spoken of. */
export function cardsForModel(turn: Turn): CoachReply['cards'] {
  if (turn.request === null || !onKnowledge.includes(turn.reading.purpose)) return [];
  return nearCards(turn)
    .filter(({ score }) => score >= leastNear)
    .slice(0, mostCards)
    .map(({ card: { answer, source } }) => ({ answer, source }));
}
