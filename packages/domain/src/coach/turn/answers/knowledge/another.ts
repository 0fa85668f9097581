import { cuesIn } from '../../cues.ts';
import { type NearCard, searchCards, wordsOf } from '../../lookup/knowledge.ts';
import { stemsIn } from '../../lookup/retrieve.ts';
import { isQuestion } from '../../question.ts';
import type { Turn } from '../../turn.ts';

const another =
  /^(?:so |and |ok |but )*(?:what|how) about (.+)$|^and (?:for |with |if it'?s )?(.+)$|^(?:so |then |ok so )no (?:more )?(.+)$/i;
const mostOfAnother = 7;
const mostJoined = 8;
const nearEnough = 0.42;
const askedAs =
  /^(?:so |and |but |ok )?(how (?:much|many|often|long|heavy)|is(?: it)?|are|can i|should i|do i need(?: to)?|do i have to|when should i)\b/i;

/** 'What about deadlifts?': what is asked of now, and the question that was asked of another thing. */
function parts(turn: Turn): { thing: string; asked: string } | null {
  if (turn.language !== 'en' || turn.cues.wordCount > mostOfAnother) return null;
  const [, about, joined, without] = another.exec(turn.text.trim()) ?? [];
  const thing = (about ?? joined ?? without ?? '')
    .replace(/[?.!]|\b(?:tho|though|then|lol)\b/gi, '')
    .trim();
  if (thing === '') return null;
  if (without !== undefined) return { thing, asked: 'do i need' };
  const before = turn.previous.findLast(({ type }) => type === 'user')?.content;
  return before !== undefined && isQuestion(cuesIn(before)) ? { thing, asked: before } : null;
}

/** What is asked of now, as it was written: 'the small ones'. */
export const otherThing = (turn: Turn): string | null => parts(turn)?.thing ?? null;

/** The question as it is meant: the one before, with the other thing in it. */
export function askedOfAnother(turn: Turn): string | null {
  const found = parts(turn);
  if (!found) return null;
  const opening = askedAs.exec(found.asked)?.[1];
  return opening === undefined
    ? `${found.asked.replace(/[?.!]+$/, '')} ${found.thing}?`
    : `${opening} ${found.thing}${/^how (?:much|many)$/i.test(opening) ? ' do i need' : ''}?`;
}

/** The cards on the other thing that answer the same question. */
export function nearToAnother(turn: Turn): NearCard[] {
  const found = parts(turn);
  if (!found) return [];
  const stems = stemsIn(found.thing);
  if (stems.length === 0) return [];
  const whole = `${found.asked.replace(/[?.!]+$/, '')} ${found.thing}`;
  const said = turn.place.memory.said.slice(-3);
  return [askedOfAnother(turn) ?? whole, whole]
    .map((text) =>
      searchCards(wordsOf(text), text, { heard: turn.cues.heard, most: mostJoined }).filter(
        ({ card, score }) => {
          const own = new Set(stemsIn(`${card.questions.join(' ')} ${card.terms.join(' ')}`));
          return (
            score >= nearEnough &&
            stems.some((stem) => own.has(stem)) &&
            !said.includes(`card:${card.id}`)
          );
        },
      ),
    )
    .reduce((one, other) => (one.length > 0 ? one : other));
}
