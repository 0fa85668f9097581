import { answers } from './data/answers.ts';
import { meanings } from './data/reflections.ts';
import { ownAge } from './message-words.ts';
import { type Part, pick, type Turn, tellFact } from './turn.ts';

export const some = (...parts: (Part | null)[]): Part[] => parts.filter((part) => part !== null);

/** A number of the user's own, or a word on what they are doing right now. */
export function affirm(
  turn: Turn,
  wanted: Parameters<typeof tellFact>[1] = [],
  withLifts = true,
): Part | null {
  const fact = tellFact(turn, wanted, withLifts);
  if (fact) return fact;
  // Who has a log has taken the first step long ago.
  if (turn.numbers.total > 0) return null;
  // Praise wears off: once in a conversation.
  const isSaid = turn.previous.some(({ content }) =>
    answers.firstStep.some((line) => content.includes(line)),
  );
  return isSaid ? null : { kind: 'affirmation', text: pick(turn, 'first step', answers.firstStep) };
}

/** Care that a pregnancy or a young age asks for, whatever the talk is about. */
export function careFor(turn: Turn): Part | null {
  const { knowledge, request } = turn;
  const isPregnant = (request?.conditions ?? knowledge.athlete.conditions ?? []).some(
    ({ condition }) => condition === 'pregnancy',
  );
  const isFreshBirth = request?.conditions.some(
    ({ condition, source }) => condition === 'postpartum' && source === 'text',
  );
  if (isFreshBirth) return { kind: 'action', text: pick(turn, 'birth', answers.birth) };
  if (isPregnant) return { kind: 'action', text: pick(turn, 'pregnancy', answers.pregnancy) };
  // 'Kids' in a text is often somebody else's age.
  const told = request?.age?.source === 'text' && ownAge.test(turn.words);
  const age = told ? request.age?.value : knowledge.athlete.age;
  const isYoung = age !== undefined && age < 18;
  return isYoung ? { kind: 'action', text: pick(turn, 'young', answers.young) } : null;
}

/** A number is said back with what it may mean to the one whose it is. */
export function withMeaning(
  turn: Turn,
  part: Part | null,
  mood: keyof typeof meanings,
): (Part | null)[] {
  if (part?.kind !== 'fact' || turn.numbers.month.sessions === 0) return [part];
  return [part, { kind: 'reflection', text: pick(turn, `means ${mood}`, meanings[mood]) }];
}
