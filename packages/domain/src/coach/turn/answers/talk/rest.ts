import { isQuestion } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { otherThing } from '../knowledge/another.ts';
import { answerIfKnown, answerTelling } from '../knowledge/ask.ts';
import { answerSwap } from '../knowledge/library.ts';
import { nameTold } from '../person/memory.ts';
import { answerNote } from '../person/told.ts';
import { answerOpenSign } from '../safety/alarm.ts';
import { answerHarder } from '../training/harder.ts';
import { answerChat, isChatAgain } from './chat.ts';
import { answerAfterMoment, answerMoment, momentOf } from './moment.ts';
import { answerOther, answerShorter } from './social.ts';

export const askingWords: ReadonlySet<string> = new Set(['what', 'whats', 'how', 'when', 'which']);

/** Nothing else fits: what it is likest to, and otherwise a plain word that it was not understood. */
export const answerRest = (turn: Turn): Answer => {
  const near =
    answerShorter(turn) ?? answerAfterMoment(turn) ?? (isChatAgain(turn) ? answerChat(turn) : null);
  if (near) return near;
  const isAsked = turn.cues.has('brief') || otherThing(turn) !== null;
  const asked = isAsked ? answerIfKnown(turn) : null;
  if (asked) return asked;
  const swap = answerSwap(turn);
  if (swap) return swap;
  const harder = answerHarder(turn);
  if (harder) return harder;
  const named = nameTold(turn.text);
  if (named && turn.language === 'en')
    return { say: [`Good to have your name, ${named}. It is kept.`] };
  if (isOfOneself(turn) && turn.cues.tokens.some(({ text }) => naming.has(text)))
    return answerNote(turn);
  const told = answerTelling(turn);
  if (told) return told;
  if (momentOf(turn)) return answerMoment(turn);
  return isOfOneself(turn) && turn.reading.learned.length > 0
    ? answerNote(turn)
    : (answerOpenSign(turn) ?? answerOther(turn));
};

const naming: ReadonlySet<string> = new Set([
  'called',
  'named',
  'name',
  'allergic',
  'vegetarian',
  'vegan',
]);
const longestNote = 20;
const ownOpenings: ReadonlySet<string> = new Set(
  'i im ive ill id my we our dont please btw fyi'.split(' '),
);

/** A plain sentence about oneself, that asks for nothing and is about nothing else. */
const isOfOneself = ({ cues, language }: Turn): boolean =>
  language === 'en' &&
  cues.wordCount > 1 &&
  cues.wordCount <= longestNote &&
  !isQuestion(cues) &&
  !cues.tokens.some(({ text }) => askingWords.has(text)) &&
  ownOpenings.has(cues.tokens[0]?.text ?? '');
