import { type Alarm, alarmOf } from '../reading/danger/decide.ts';
import { careQuestions } from '../reading/danger/care-questions.ts';
import { plain, says } from './message-words.ts';

interface CareAnswer {
  /** The answer after which training goes on. */
  calm: 'yes' | 'no';
  /** What the other answer raises. */
  raises: readonly [Alarm['kind'], string];
}

/** What a plain yes or no to a question about a sign comes to. */
const answersTo: Record<string, CareAnswer> = {
  'ask-heart': { calm: 'no', raises: ['stop', 'chest-pain'] },
  'ask-nerves': { calm: 'no', raises: ['stop', 'stroke'] },
  'ask-leg': { calm: 'no', raises: ['stop', 'leg-clot'] },
  'ask-back': { calm: 'no', raises: ['stop', 'back-nerves'] },
  'ask-urine': { calm: 'no', raises: ['stop', 'dark-urine'] },
  'ask-allergy': { calm: 'no', raises: ['stop', 'allergy'] },
  'ask-head': { calm: 'no', raises: ['hold', 'concussion'] },
  'ask-substance': { calm: 'no', raises: ['hold', 'stimulants'] },
  'ask-doctor': { calm: 'no', raises: ['hold', 'told-not-to'] },
  unclear: { calm: 'no', raises: ['hold', 'unclear'] },
  'ask-low': { calm: 'yes', raises: ['hold', 'low'] },
  wheeze: { calm: 'yes', raises: ['hold', 'new-breathless'] },
  'dizzy-meds': { calm: 'yes', raises: ['hold', 'head-rush'] },
  'head-cold': { calm: 'yes', raises: ['hold', 'illness'] },
  'ask-weight': { calm: 'yes', raises: ['hold', 'fasting'] },
  'earning-food': { calm: 'yes', raises: ['hold', 'eating'] },
  'ask-heat': { calm: 'yes', raises: ['hold', 'heat-check'] },
  'heat-check': { calm: 'yes', raises: ['hold', 'heat-check'] },
};

const isStrong = /^(?:about |around |maybe )?(?:[7-9]|10)\b/;
/** 'No, all fine' is calm whichever way it was asked. */
const isFine = /\b(?:all|everything(?:'s| is)?|i(?:'m| am)) (?:fine|good|ok(?:ay)?|well)\b/;

/** The sign that was asked about in the coach's last words. */
export function careAskedIn(asked: string): string | null {
  const found = Object.entries(careQuestions).find(([, words]) => asked.endsWith(words));
  return found?.[0] ?? null;
}

/** What an answer to a question about a sign raises; null where it is calm or answers nothing. */
export function alarmInAnswer(text: string, asked: string): Alarm | null {
  const id = careAskedIn(asked);
  const words = plain(text);
  if (id === 'ask-pain') return isStrong.test(words) ? alarmOf('hold', 'pain-check') : null;
  const known = id === null ? undefined : answersTo[id];
  if (!known || isFine.test(words)) return null;
  const isOther = known.calm === 'no' ? says.yes.test(words) : says.no.test(words);
  return isOther ? alarmOf(...known.raises) : null;
}
