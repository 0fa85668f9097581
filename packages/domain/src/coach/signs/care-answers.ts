import { calmAnswers } from '../../reading/danger/calm-answers.ts';
import { signAskedIn } from '../../reading/danger/care-questions.ts';
import { type Alarm, alarmOf } from '../../reading/danger/decide.ts';
import { plain, saidInAnswer } from '../message/message-words.ts';

/** What the answer to a question about a sign raises that is not the calm one. */
const raisedBy: Record<string, readonly [Alarm['kind'], string]> = {
  'ask-heart': ['stop', 'chest-pain'],
  'ask-nerves': ['stop', 'stroke'],
  'ask-leg': ['stop', 'leg-clot'],
  'ask-back': ['stop', 'back-nerves'],
  'ask-urine': ['stop', 'dark-urine'],
  'ask-allergy': ['stop', 'allergy'],
  'ask-head': ['hold', 'concussion'],
  'ask-substance': ['hold', 'stimulants'],
  'ask-doctor': ['hold', 'told-not-to'],
  unclear: ['hold', 'unclear'],
  'ask-low': ['hold', 'low'],
  'ask-threat': ['stop', 'threat'],
  'ask-safe': ['stop', 'hurt-by-others'],
  wheeze: ['hold', 'new-breathless'],
  'dizzy-meds': ['hold', 'head-rush'],
  'new-heart-medicine': ['hold', 'heart'],
  'head-cold': ['hold', 'illness'],
  'ask-weight': ['hold', 'fasting'],
  'earning-food': ['hold', 'eating'],
  'ask-heat': ['hold', 'heat-check'],
  'heat-check': ['hold', 'heat-check'],
};

const isStrong = /^(?:about |around |maybe )?(?:[7-9]|10)\b/;
/** 'No, all fine' is calm whichever way it was asked. */
const isFine = /\b(?:all|everything(?:'s| is)?|i(?:'m| am)) (?:fine|good|ok(?:ay)?|well)\b/;

/** What an answer to a question about a sign raises; null where it is calm or answers nothing. */
export function alarmInAnswer(text: string, asked: string): Alarm | null {
  const id = signAskedIn(asked);
  const words = plain(text);
  if (id === 'ask-pain') return isStrong.test(words) ? alarmOf('hold', 'pain-check') : null;
  const raised = id === null ? undefined : raisedBy[id];
  if (id === null || !raised || isFine.test(words)) return null;
  const isOther =
    calmAnswers[id] === 'no' ? saidInAnswer.yes.test(words) : saidInAnswer.no.test(words);
  return isOther ? alarmOf(...raised) : null;
}
