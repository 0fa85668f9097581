import { readSafety } from '../planner/safety.ts';
import { isAlarm } from './context.ts';
import { stillHeld } from './data/answers.ts';
import { openFlags } from './flags.ts';
import { type Answer, type Part, pick, type Turn } from './turn.ts';

/** Holds end with a question of their own; a stop asks nothing. */
function repliesFor(kind: 'stop' | 'hold', id: string): string[] {
  if (kind === 'stop') return [];
  if (id === 'child') return ['A grown-up is here'];
  if (id === 'unclear') return ['It is harmless', 'My doctor knows of it', 'It is new'];
  if (id === 'low') return ['I meant the training', 'I need help'];
  return id === 'seated' ? [] : ['My doctor cleared me', 'Not yet'];
}

/** A red flag, new or still open: what to do first, in the words of the safety rules. */
export function answerAlarm(turn: Turn): Answer | null {
  const { understanding } = turn.reading;
  if (!isAlarm(understanding)) return null;
  const { kind, id, message, suggestion } = understanding;
  const own = readSafety(turn.text, turn.knowledge.athlete, [], turn.knowledge.now)?.id;
  const { flags = [], now } = turn.knowledge;
  const isKnown = openFlags(flags, now).some((flag) => flag.id === id);
  const isNew = own === id || !isKnown;
  const last = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const isRepeated = last.includes(message);
  const opening = isNew && !isRepeated ? message : pick(turn, 'held', stillHeld);
  const isSaid = !isNew && last.includes(suggestion);
  const parts: Part[] = [
    { kind: 'note', text: opening },
    { kind: 'action', text: isSaid ? shorten(suggestion) : suggestion },
  ];
  return { pathway: 'safety', parts, question: null, quickReplies: repliesFor(kind, id) };
}

/** The same advice once more would not be heard: its first sentence is enough. */
function shorten(suggestion: string): string {
  return `As I said: ${suggestion.split(/(?<=[.?])\s/)[0]?.replace(/^\w/, (letter) => letter.toLowerCase()) ?? ''}`;
}
