import { readSafety } from '../../../../planner/legal/safety.ts';
import { alarmOf } from '../../../../reading/danger/decide.ts';
import { isStopOrHold } from '../../../context.ts';
import { openFlags } from '../../../signs/flags.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';
import { helpNotes } from '../../voice/language-notes.ts';

/** Holds end with a question of their own; a stop asks nothing. */
function repliesFor(kind: 'stop' | 'hold', id: string): string[] {
  if (kind === 'stop') return [];
  if (id === 'child') return ['A grown-up is here'];
  if (id === 'unclear') return ['It is harmless', 'My doctor knows of it', 'It is new'];
  if (id === 'low') return ['I meant the training', 'I need help'];
  return id === 'seated' ? [] : ['My doctor cleared me', 'Not yet'];
}

const stillHeld = [
  'What you told me earlier comes first.',
  'I am still holding training back because of what you told me.',
  'Your earlier message matters more than a session right now.',
];

/** The same advice once more would not be heard: its first words are enough. */
function shorten(suggestion: string): string {
  const [first = '', second = ''] = suggestion.split(/(?<=[.?])\s/);
  // 'Sit or lie down.' alone would leave out whom to call.
  const advice = first.length < shortAdvice ? `${first} ${second}`.trim() : first;
  return `As I said: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
}
const shortAdvice = 50;

/** A red flag, new or still open: what to do first, in the words of the safety rules. */
export function answerAlarm(turn: Turn): Answer | null {
  const { understanding } = turn.reading;
  if (!isStopOrHold(understanding)) return null;
  const { kind, id, message, suggestion } = understanding;
  const own = readSafety(turn.text, turn.knowledge.athlete, [], turn.knowledge.now)?.id;
  const { flags = [], now } = turn.knowledge;
  const isKnown = openFlags(flags, now).some((flag) => flag.id === id);
  const isNew = own === id || !isKnown;
  const last = turn.previous.findLast(({ type }) => type === 'coach')?.content ?? '';
  const opening = isNew && !last.includes(message) ? message : pick(turn, 'held', stillHeld);
  const isSaid = !isNew && last.includes(suggestion);
  const isInOwnLanguage = message !== alarmOf(kind, id).message;
  const note = kind === 'stop' && !isInOwnLanguage ? helpNotes[turn.language] : undefined;
  return {
    say: [...(note ? [note] : []), opening, isSaid ? shorten(suggestion) : suggestion],
    pathway: 'safety',
    quickReplies: repliesFor(kind, id),
  };
}

/** 'It goes away, so it is fine, right?': nothing else is known to that, so what waits is said again. */
export function answerOpenSign(turn: Turn): Answer | null {
  const { flags = [], now } = turn.knowledge;
  const [open] = openFlags(flags, now);
  return open
    ? {
        say: [pick(turn, 'held', stillHeld), open.message, open.suggestion],
        pathway: 'safety',
        quickReplies: repliesFor(open.kind, open.id),
      }
    : null;
}
