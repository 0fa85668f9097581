import { touches } from '../../lexicon/touches.ts';
import { findMoment } from '../../lookup/knowledge.ts';
import type { Purpose } from '../../purposes.ts';
import { type Answer, pick, type Turn, toned } from '../../turn.ts';
import { restyled, type Tone, type ToneLine, toneLines } from '../../voice/tone.ts';

/** What is done or said in passing, where a word on the day fits. */
const inPassing: ReadonlySet<Purpose> = new Set<Purpose>([
  'make',
  'change',
  'add',
  'skip',
  'move',
  'week_off',
  'program',
  'repeat',
  'schedule',
  'log',
  'timer',
  'thanks',
  'bye',
]);

/** Beside small talk only what is pleasant. */
const besideChat: ReadonlySet<string> = new Set(['food', 'feast', 'luck', 'drink', 'away']);

/** What was named beside it, as it was written. */
function namedIn({ cues, text }: Turn, id: string): string {
  const hit = cues.hits.find(({ kind, value }) => kind === 'touch' && value === id);
  const [first, last] = [hit && cues.tokens[hit.from], hit && cues.tokens[hit.to - 1]];
  return first && last ? text.slice(first.start, last.end).toLowerCase() : '';
}

/** One line on what else was said, after the deed and before a question. */
export function withTouch(turn: Turn, answer: Answer): Answer {
  const { purpose } = turn.reading;
  const isChat = purpose === 'chat' || purpose === 'greet';
  if (turn.language !== 'en' || !(isChat || inPassing.has(purpose))) return answer;
  const touch = touches.find(
    ({ id }) => turn.cues.has('touch', id) && (!isChat || besideChat.has(id)),
  );
  if (!touch) return answer;
  const line = pick(turn, `touch ${touch.id}`, touch.lines).replace(
    '{it}',
    namedIn(turn, touch.id),
  );
  return { ...answer, say: [...answer.say, line] };
}

/** Answers whose words the tone may frame, and with what; what is grave is said as it is. */
const framed: Partial<Record<Purpose, 'answer' | 'deed' | 'felt'>> = {
  ask: 'answer',
  numbers: 'answer',
  more: 'answer',
  other: 'answer',
  explain: 'answer',
  pain: 'answer',
  goal: 'answer',
  known: 'deed',
  recall: 'deed',
  log: 'deed',
  fact: 'deed',
  program: 'deed',
  schedule: 'deed',
  move: 'deed',
  skip: 'deed',
  setting: 'deed',
  timer: 'deed',
  moment: 'felt',
};

const joys: ReadonlySet<string> = new Set([
  'record',
  'feels-good',
  'streak',
  'good-news',
  'sober',
  'birthday',
  'feel-strong',
  'fits-again',
  'praised',
]);

/** Sentences in a tone, framed as an answer or as a deed. */
export function inTone(
  turn: Turn,
  kind: 'answer' | 'deed',
  tone: Tone,
  say: readonly string[],
): string[] {
  const line = (key: ToneLine) => pick(turn, key, toneLines(key, tone));
  const styled = restyled(tone, say);
  return (
    kind === 'deed' ? [...styled, line('deed')] : [line('opening'), ...styled, line('closing')]
  ).filter(Boolean);
}

/** The same answer in the tone that was chosen: other words around it, and nothing else. */
export function withTone(turn: Turn, answer: Answer): Answer {
  const kind = answer.topic?.kind === 'moment' ? 'felt' : framed[turn.reading.purpose];
  if (turn.language !== 'en' || turn.tone === 'plain' || !kind || answer.wish) return answer;
  if (kind === 'felt') {
    const id = answer.topic?.id ?? '';
    if (joys.has(id))
      return { ...answer, say: [...answer.say, toned(turn, 'joy')].filter(Boolean) };
    const isGrave = findMoment(id)?.isGrave === true;
    return isGrave && turn.tone !== 'warm'
      ? answer
      : { ...answer, say: [...answer.say, toned(turn, 'felt')].filter(Boolean) };
  }
  return { ...answer, say: inTone(turn, kind, turn.tone, answer.say) };
}

/** What is felt beside a question or a fact gets a word first. */
const felt: readonly { words: ReadonlySet<string>; line: string }[] = [
  {
    words: new Set(['scared', 'afraid', 'terrified', 'nervous', 'anxious']),
    line: 'Being nervous about it is normal.',
  },
  {
    words: new Set(['ashamed', 'embarrassed', 'embarrassing', 'humiliating', 'pathetic']),
    line: 'Nothing to be ashamed of, plenty of people stand right there.',
  },
  {
    words: new Set(['frustrated', 'frustrating', 'annoyed', 'annoying', 'maddening', 'gutted']),
    line: 'That is frustrating, I can see why.',
  },
];
const besideFelt: ReadonlySet<Purpose> = new Set<Purpose>(['ask', 'fact', 'other', 'numbers']);

/** 'Machines or free weights? I am scared of the barbell': both parts are answered. */
export function withFeeling(turn: Turn, answer: Answer): Answer {
  const { purpose } = turn.reading;
  if (turn.language !== 'en' || !besideFelt.has(purpose) || answer.topic?.kind !== 'card')
    return answer;
  const found = felt.find(({ words }) => turn.cues.tokens.some(({ text }) => words.has(text)));
  return found && turn.cues.has('self') ? { ...answer, say: [found.line, ...answer.say] } : answer;
}
