import type { Card } from '../../../cards/card.ts';
import type { CardVerdict } from '../../../cards/data/polarity.ts';
import { isCardWord, type NearCard, queryOf, wordsOf } from '../../lookup/knowledge.ts';
import { type QueryWord, stemsIn } from '../../lookup/retrieve.ts';
import { forPerson } from '../../person/for-person.ts';
import type { Answer, Turn } from '../../turn.ts';
import { spoken } from '../../voice/spoken.ts';
import { polarityOf, type QuestionFrame, questionFrame, withVerdict } from './verdict.ts';

/** Days and weeks are in every answer. */
const spans: ReadonlySet<string> = new Set(stemsIn('day days week weeks month months hour hours'));

/** The sentence of a card that a few words are about. */
const sentenceFor = (card: Card, words: readonly QueryWord[]): string | null =>
  nearestSentence(card, words)?.sentence ?? null;

/** The same, and how many of the words stand in it. */
export function nearestSentence(
  card: Card,
  words: readonly QueryWord[],
): { sentence: string; shared: number } | null {
  const known = words.filter(
    (word) => word.some(isCardWord) && !word.some((one) => spans.has(one)),
  );
  const found = card.answer
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const stems = new Set(wordsOf(sentence).flat());
      return {
        sentence,
        shared: known.filter((word) => word.some((one) => stems.has(one))).length,
      };
    })
    .sort((a, b) => b.shared - a.shared);
  const [best] = found;
  return best && best.shared > 0 ? best : null;
}

/** The very card that was said right before: asked on, not asked anew. */
export const isLastSaid = ({ place }: Turn, near: NearCard): boolean =>
  place.memory.topic?.id === near.id && frontOf(place.memory.said) === near.id;
const frontOf = (said: readonly string[]): string | undefined => said.at(-1)?.replace('card:', '');

const mostAgain = 2;

/** What a card has left to say after its answer: yes or no where that is asked, and what was not said yet. */
export function answerSaid(turn: Turn, card: Card): Answer | null {
  const said = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const isNew = (sentence: string) => !said.includes(sentence) && !said.includes(spoken(sentence));
  const frame = questionFrame(turn.text);
  const polarity = polarityOf(card);
  const verdict = frame && polarity ? verdictsAgain[polarity][frame] : null;
  const own = forPerson(turn, card);
  const left = [
    own,
    card.why,
    card.amount,
    card.next,
    ...card.answer.split(/(?<=[.!?])\s+/),
  ].filter((one): one is string => one !== null && one !== undefined && isNew(one));
  const [about = ''] = sentencesAbout(card, turn);
  const [first = ''] = card.answer.split(/(?<=[.!?])\s+/);
  const isPlainYes = frame === 'good' && polarity === 'fine';
  const opening = isPlainYes && about === '' ? withVerdict('Yes', '', first) : verdict;
  const say = opening ? [opening, about || (left[0] ?? '')] : left.slice(0, mostAgain);
  return say.filter(Boolean).length === 0 || (!verdict && left.length === 0)
    ? null
    : {
        say,
        topic: turn.place.memory.topic,
        used: [`card:${card.id}`],
        sources: [{ kind: 'card', label: card.source, id: card.id }],
      };
}

/** The sentence of the card that shares the most words with the question. */
const sentencesAbout = (card: Card, turn: Turn): string[] => {
  const sentence = sentenceFor(card, queryOf(turn.cues, turn.language !== 'en'));
  return sentence === null ? [] : [sentence];
};

/** The same card once more: a plain word on what is asked of it now. */
const verdictsAgain: Record<CardVerdict, Record<QuestionFrame, string>> = {
  fine: {
    good: 'Yes, that is fine.',
    bad: 'No, nothing bad about it.',
    without: 'No, you can keep it in.',
  },
  not: {
    good: 'No, I would not.',
    bad: 'It does no good, so leave it.',
    without: 'Yes, leave it out.',
  },
};

/** Nothing is left of it: the part after its first words, which is likelier to be the answer now. */
export function answerRestOf(turn: Turn, card: Card): Answer | null {
  const rest = card.answer.split(/(?<=[.!?])\s+/).slice(1, 1 + mostAgain);
  return rest.length === 0
    ? null
    : {
        say: rest,
        topic: turn.place.memory.topic,
        used: [`card:${card.id}`],
        sources: [{ kind: 'card', label: card.source, id: card.id }],
      };
}
