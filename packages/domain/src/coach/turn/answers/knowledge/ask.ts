import type { Language } from '../../../../reading/vocabulary.ts';
import type { Card } from '../../../cards/card.ts';
import { withFigures } from '../../../gate/normalise.ts';
import { cuesIn } from '../../cues.ts';
import type { HeardTexts } from '../../lookup/heard.ts';
import {
  findCard,
  isCardWord,
  type NearCard,
  partsOf,
  queryOf,
  searchCards,
  wordsOf,
} from '../../lookup/knowledge.ts';
import { type QueryWord, stemsIn } from '../../lookup/retrieve.ts';
import { isQuestion } from '../../question.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';
import { spoken } from '../../voice/spoken.ts';
import { nearToAnother, otherThing } from './another.ts';
import { roleOf } from './card-roles.ts';
import { composeCard } from './compose-card.ts';
import { forBody } from './for-body.ts';
import { answerLibrary, answerSparing, answerSwap } from './library.ts';
import { answerRestOf, answerSaid, isLastSaid, nearestSentence } from './said-again.ts';
import { quotesOthers, verdictBy, withVerdict } from './verdict.ts';

/** As near as this a card answers a question; what is only told needs more. */
const nearEnough = 0.42;
const nearForTelling = 0.6;
/** One word in common says little where more were said. */
const nearByOne = 0.5;
/** Nearer than what the library has to say. */
const surelyMeant = 0.74;
/** With three words in common a card is meant sooner. */
const clearlyMeant = 0.6;

const fewWords = 3;

/** Words that point back: what is spoken of stays the same. */
const pointing = new Set(['it', 'that', 'this', 'them', 'those', 'then', 'so', 'and']);

/** What was talked about, where the message alone says too little. */
function topicWords({ cues, place, knowledge }: Turn, own: readonly QueryWord[]): QueryWord[] {
  const { topic } = place.memory;
  const known = own.filter((word) => word.some(isCardWord) && !word.includes('or'));
  const isThin = known.length < fewWords || pointing.has(cues.tokens[0]?.text ?? '');
  if (!isThin) return [];
  if (topic) return wordsOf(topic.words);
  const goal = knowledge.learned.find(({ slot }) => slot === 'goal');
  return own.length === 0 && goal ? wordsOf(goal.value) : [];
}

const olderFrom = 50;
const youngBelow = 18;

/** What a question's own facts add to it: an age, a pregnancy. */
function knownWords({ request }: Turn): QueryWord[] {
  const age = request?.age?.source === 'text' ? request.age.value : undefined;
  const told = (request?.conditions ?? []).filter(({ source }) => source === 'text');
  return [
    ...(age !== undefined && age >= olderFrom ? wordsOf('older age') : []),
    ...(age !== undefined && age < youngBelow ? wordsOf('teenager youth') : []),
    ...told.flatMap(({ condition }) => wordsOf(condition.replaceAll('_', ' '))),
  ];
}

const better = (one: NearCard[], other: NearCard[]): NearCard[] =>
  (other[0]?.score ?? 0) > (one[0]?.score ?? 0) ? other : one;

/** As much less near may a card be that is made for who asks. */
const ownCardShare = 0.85;

/** Who asks changes the answer: a card for them first, if it is about as near as any. */
function withFacts(
  text: string,
  own: readonly QueryWord[],
  facts: readonly QueryWord[],
  heard: HeardTexts | undefined,
): NearCard[] {
  const plain = searchCards(own, text, { heard });
  if (facts.length === 0) return plain;
  const special = searchCards([...own, ...facts], text, { heard });
  const near = special[0]?.score ?? 0;
  const isOnTopic = plain.some(({ id, shared }) => id === special[0]?.id && shared > 1);
  return isOnTopic && near >= nearEnough && near >= (plain[0]?.score ?? 0) * ownCardShare
    ? special
    : plain;
}

/** A part of a message answers a little less than the whole, and one that asks nothing less still. */
const askedShare = 0.95;
const toldShare = 0.8;
const shareOf = (part: string): number => (isQuestion(cuesIn(part)) ? askedShare : toldShare);

/** What the known words of another language stand for, in their order. */
const inEnglish = ({ cues }: Turn): string => [...new Set(cues.of('glossary'))].join(' ');

/** The nearest of the whole message and of its sentences. */
function nearestOf(turn: Turn, own: readonly QueryWord[]): NearCard[] {
  const facts = knownWords(turn);
  const { heard } = turn.cues;
  if (turn.language !== 'en') return withFacts(inEnglish(turn), own, facts, heard);
  const whole = withFacts(turn.text, own, facts, heard);
  const parts = partsOf(turn.text);
  if (parts.length < 2) return whole;
  const inWhole = new Map(
    searchCards(own, turn.text, { heard, most: mostOfWhole }).map(({ id, score }) => [id, score]),
  );
  return parts
    .map(({ words, text }) => {
      const share = shareOf(text);
      return withFacts(text, words, facts, heard)
        .filter(({ shared }) => shared > 1)
        .map((one) => ({
          ...one,
          score:
            share * ((1 - wholeShare) * one.score + wholeShare * (inWhole.get(one.card.id) ?? 0)),
        }))
        .sort((a, b) => b.score - a.score);
    })
    .reduce(better, whole);
}

const mostOfWhole = 40;
/** 'Creatine. Before or after?': what a sentence leaves out stands in the others. */
const wholeShare = 0.5;

/** The cards that are near, with the topic where the message is short. */
export function nearCards(turn: Turn): NearCard[] {
  const own = queryOf(turn.cues, turn.language !== 'en');
  const alone = nearestOf(turn, own);
  const carriedOn = nearToAnother(turn);
  if (carriedOn.length > 0 && (alone[0]?.score ?? 0) < surelyMeant) return carriedOn;
  const topic = topicWords(turn, own);
  // A message that is clear by itself changes the topic.
  if (topic.length === 0 || (alone[0]?.score ?? 0) >= surelyMeant) return alone;
  const known = own.filter((word) => word.some(isCardWord));
  const { topic: carried } = turn.place.memory;
  const text = `${turn.text} ${carried?.words ?? ''}`;
  return better(alone, searchCards([...known, ...topic], text, { heard: turn.cues.heard }));
}

const sureWords: Record<Card['sure'], string> = {
  settled: '',
  likely: '',
  open: 'The evidence on this is thin, so take it as a start.',
};

const healthTopics =
  /pregnan|birth|illness|medicine|condition|pain|weight|food|fast|supplement|older|youth|heat|heart/;

/** For whom it is otherwise, where health is spoken of. */
function cautionOf({ notFor, topic, answer }: Card): string {
  const isSaid = answer.split(/(?<=[.!?])\s+/).some((sentence) => roleOf(sentence).has('caution'));
  return notFor && !isSaid && !/:|\bwithout\b/.test(notFor) && healthTopics.test(topic)
    ? `Ask a doctor first if one of these fits: ${notFor.replace(/\.$/, '')}.`
    : '';
}

export function sayCard(card: Card, language: Language = 'en', said = card.answer): Answer {
  // Figures are read in any language.
  const answer = language === 'en' ? said : withFigures(said);
  return {
    say: [answer, sureWords[card.sure], cautionOf(card)],
    topic: {
      kind: 'card',
      id: card.id,
      words: `${card.questions[0] ?? ''} ${card.terms.slice(0, 3).join(' ')}`,
    },
    used: [`card:${card.id}`],
    sources: [{ kind: 'card', label: card.source, id: card.id }],
  };
}

const isSaid = ({ place }: Turn, card: Card): boolean =>
  place.memory.said.slice(-3).includes(`card:${card.id}`);

const nearByName = 0.3;

/** A card that is named after a word of the message: 'creatine', 'superset'. */
function isNamed({ cues, language }: Turn, { id, topic }: Card): boolean {
  const name = new Set(stemsIn(`${id} ${topic}`.replaceAll('-', ' ')));
  return queryOf(cues, language !== 'en').some(([stem]) => stem !== undefined && name.has(stem));
}

/** 'Deload or man up?': a question that names what the nearest card is called after. */
export function isCardNamed(turn: Turn): boolean {
  const [best] = nearCards(turn);
  return best !== undefined && best.score >= nearEnough && isNamed(turn, best.card);
}

const aboutAsNear = 0.8;

/** 'Deload or man up?': the card of that very name, where it is about as near as any. */
function namedExactly(turn: Turn, near: readonly NearCard[]): NearCard | undefined {
  const words = new Set(turn.cues.tokens.map(({ text }) => text));
  const least = (near[0]?.score ?? 0) * aboutAsNear;
  const likeliest = (near[0]?.likely ?? 0) * aboutAsNear;
  return near.find(
    ({ card, score, likely }) =>
      words.has(card.id) && score >= least && (likely ?? 1) >= likeliest && !isSaid(turn, card),
  );
}

/** Of a child or a teenager: what is known of them comes before what holds for adults. */
const isYoung = ({ request }: Turn): boolean =>
  request?.age?.source === 'text' && request.age.value < youngBelow;

/** Words in common alone are a neighbour's as often: where the learned reader hears little of a card, they have to say more. */
const isBorneOut = (likely: number | null, score: number, least: number, share: number): boolean =>
  likely === null || score >= least || likely >= share;
const likelyEnough = 0.08;
const hardlyLikely = 0.03;

/** The nearest card that was not said right before; null where none is near. */
export function cardFor(turn: Turn, least: number, leastShared = 1): Answer | null {
  const isShort = queryOf(turn.cues, turn.language !== 'en').length < 2;
  const found = nearCards(turn);
  const clear = found.filter(
    ({ score, shared, likely }) =>
      score >= (shared > 1 || isShort ? least : Math.max(least, nearByOne)) &&
      shared >= leastShared &&
      isBorneOut(likely, score, nearByOne, likelyEnough),
  );
  const isAsked = least === nearEnough;
  const own = new Set(turn.cues.tokens.map(({ text }) => text));
  const near =
    clear.length > 0 || !isAsked
      ? clear
      : found.filter(
          ({ score, card, likely }) =>
            score >= nearByName &&
            isNamed(turn, card) &&
            (own.has(card.id) || isBorneOut(likely, score, nearEnough, hardlyLikely)),
        );
  const young = isYoung(turn) ? found.find(({ card }) => card.topic === 'youth') : undefined;
  const exact = namedExactly(turn, near);
  const fresh = young ?? exact ?? near.find(({ card }) => !isSaid(turn, card));
  const [first] = near;
  const again = first && isLastSaid(turn, first) ? answerSaid(turn, first.card) : null;
  if (again) return again;
  const best = fresh ?? near[0];
  if (!best) return null;
  if (best === near[0] && best !== fresh && isLastSaid(turn, best))
    return answerRestOf(turn, best.card);
  const said = composeCard(turn, best.card);
  return forBody(turn, best.card, sayCard(best.card, turn.language, said));
}

/** A card for just this situation, where it is clearly meant. */
export function answerSituation(turn: Turn): Answer | null {
  const [best] = nearCards(turn);
  if (!best?.card.needs || best.score < clearlyMeant || isSaid(turn, best.card)) return null;
  return sayCard(best.card, turn.language, composeCard(turn, best.card));
}

const unknown = [
  'I do not know that one, and I would rather not guess. I can make or change a workout, look at your numbers, or answer on training, recovery and food basics.',
  'That is beyond what I know for sure. Ask me about training, recovery or your own numbers, or tell me your minutes and I make a workout.',
  'No good answer from me on that one. With lifts, runs, soreness, sleep or a plan I can help.',
  'On that I have nothing solid, so I leave it. How to train, what to eat for it and what to do about a sore spot are what I know.',
  'I cannot answer that one honestly. Tell me what you would like to do about it, and I look whether I have something.',
];

export const answerUnknown = (turn: Turn): Answer => ({ say: [pick(turn, 'unknown', unknown)] });

/** A question: the library where an exercise is asked about, otherwise the nearest card; null where none is near. */
export function answerIfKnown(turn: Turn): Answer | null {
  const [best] = nearCards(turn);
  const isClear =
    (best?.score ?? 0) >= surelyMeant ||
    ((best?.score ?? 0) >= clearlyMeant && (best?.shared ?? 0) >= fewWords);
  const swap = answerSwap(turn) ?? answerSparing(turn);
  if (swap) return swap;
  const library = isClear || nearToAnother(turn).length > 0 ? null : answerLibrary(turn);
  return library ?? answerPart(turn) ?? answerFollowUp(turn) ?? cardFor(turn, nearEnough);
}

/** 'And for the small ones?', where the card that was just said has a word on them. */
function answerPart(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const card = topic?.kind === 'card' ? findCard(topic.id) : undefined;
  const thing = otherThing(turn);
  const found =
    card && thing !== null ? nearestSentence(card, wordsOf(`${thing} ${sizeOf(thing)}`)) : null;
  return card && found ? sayPart(turn, card, found.sentence) : null;
}

/** How cards call what is named: 'curls' are small exercises. */
const sizeOf = (thing: string): string =>
  /\b(?:curls?|raises?|fl(?:y|ies|yes)|extensions?|pushdowns?|kickbacks?|cal(?:f|ves)|triceps?|biceps?|abs)\b/i.test(
    thing,
  )
    ? 'small exercises'
    : /\b(?:squats?|deadlifts?|bench|press(?:es)?|rows?|pull-?ups?)\b/i.test(thing)
      ? 'heavy sets'
      : '';

const longestFollowUp = 16;
const mostJoined = 8;
/** Words that stand for what was said before. */
const leaning = new Set([
  'they',
  'them',
  'it',
  'that',
  'those',
  'then',
  'eso',
  'das',
  'ca',
  'isso',
]);

/** A few words after an answer: another card that is clearly meant, else the part of it that they are about. */
function answerFollowUp(turn: Turn): Answer | null {
  const { topic } = turn.place.memory;
  const card = topic?.kind === 'card' ? findCard(topic.id) : undefined;
  if (!card || turn.cues.wordCount > longestFollowUp) return null;
  const own = queryOf(turn.cues, turn.language !== 'en');
  const { heard } = turn.cues;
  const [alone] = searchCards(own, turn.text, { heard }).filter(
    ({ card: one }) => !isSaid(turn, one),
  );
  const near = nearestSentence(card, own);
  const word = near && near.shared >= fewestShared ? verdictBy(near.sentence, turn.text) : null;
  const isElsewhere =
    alone !== undefined && alone.score >= surelyMeant && alone.card.topic !== card.topic;
  if (near && word !== null && !isElsewhere)
    return sayPart(turn, card, withVerdict(word, '', near.sentence));
  const leans = turn.cues.tokens.some(({ text }) => leaning.has(text));
  const least = leans ? surelyMeant : clearlyMeant;
  if (alone && alone.score >= least && alone.shared > 1) return null;
  const joined = searchCards(
    [...own, ...wordsOf(topic?.words ?? '')],
    `${turn.text} ${topic?.words ?? ''}`,
    { heard, most: mostJoined },
  ).find(
    ({ card: one, score, shared }) =>
      one.topic === card.topic && score >= nearEnough && shared > 1 && !isSaid(turn, one),
  );
  if (joined && own.length > 0) return null;
  if (near === null) return null;
  const isRepeated = turn.previous
    .findLast(({ type }) => type === 'coach')
    ?.content.includes(spoken(near.sentence));
  // The same words again answer nothing.
  if (isRepeated && alone && alone.score >= nearEnough) return null;
  return sayPart(turn, card, near.sentence);
}

/** One sentence of the card that is talked about. */
const sayPart = ({ language, place }: Turn, card: Card, sentence: string): Answer => ({
  say: [language === 'en' ? sentence : withFigures(sentence)],
  topic: place.memory.topic,
  sources: [{ kind: 'card', label: card.source, id: card.id }],
});

const fewestShared = 2;

const answerQuestion = (turn: Turn): Answer => answerIfKnown(turn) ?? answerUnknown(turn);

/** What others say, and what does not work, is told to be answered. */
const wantsAnswer = new RegExp(
  `${quotesOthers.source}|\\b(?:can'?t|cannot|couldn'?t|won'?t|struggl\\w*|fail(?:s|ed|ing)?|stuck|keeps? (?:get|fall|slip|los|fail)\\w*|never (?:get|manage|finish))\\b`,
  'i',
);

/** Something told that a card has a word on; null where none is near. */
export const answerTelling = (turn: Turn): Answer | null =>
  cardFor(turn, wantsAnswer.test(turn.text) ? nearEnough : nearForTelling, 2) ??
  answerFollowUp(turn);

/** 'And after?': more on the same. */
export function answerMore(turn: Turn): Answer {
  const { topic } = turn.place.memory;
  if (!topic) return answerQuestion(turn);
  const text = `${topic.words} ${turn.text}`;
  const near = searchCards(wordsOf(text), text, { heard: turn.cues.heard, most: 6 }).filter(
    ({ score, card }) => score >= 0.35 && !turn.place.memory.said.includes(`card:${card.id}`),
  );
  const [next] = near;
  if (next) return sayCard(next.card, turn.language);
  const card = topic.kind === 'card' ? findCard(topic.id) : undefined;
  const said = card
    ? `That is what I know of it for sure; it goes back to ${card.source}.`
    : 'That is all I know of it for sure.';
  return { say: [said, 'Ask me about a part of it, and I look again.'] };
}
