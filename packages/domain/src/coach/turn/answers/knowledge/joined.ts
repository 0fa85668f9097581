import { answerAdvice } from '../../advice/all.ts';
import { cuesIn } from '../../cues.ts';
import { isQuestion } from '../../question.ts';
import { answerSum } from '../../sums/all.ts';
import type { Answer, Turn } from '../../turn.ts';
import { answerIfKnown } from './ask.ts';

const bare =
  /^(?:so |and |ok |but )?(?:is|are|was|does|do|would|will) (?:that|it|this|those|they) (?:be )?(?:\w+ )?(?:enough|ok|okay|fine|good|bad|normal|realistic|too (?:much|little|low|high|many|few)|safe|healthy|right)(?: (?:tho|though|then|for me))?\s*\??$/i;

/** 'Is that enough?', right after something was told: asked of what was told. */
export function answerJoined(turn: Turn): Answer | null {
  const told = turn.previous.findLast(({ type }) => type === 'user')?.content;
  const kind = turn.place.memory.topic?.kind;
  if (turn.language !== 'en' || told === undefined || !bare.test(turn.text.trim())) return null;
  if (kind === 'exercise' || kind === 'moment' || isQuestion(cuesIn(told))) return null;
  if (kind === 'card' && !/\d/.test(told)) return null;
  const text = `${told.replace(/[.!]+$/, '')}, is that ${turn.text.replace(/^.*?\b(?:that|it|this|those|they)\b/i, '').trim()}`;
  const joined: Turn = { ...turn, text, cues: cuesIn(text) };
  return answerAdvice(joined).answer ?? answerSum(joined) ?? answerIfKnown(joined);
}
