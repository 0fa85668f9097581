import { type Alarm, readSafety } from '../planner/legal/safety.ts';
import { ofOthers, plain } from './message-words.ts';

const others =
  /\b(?:my|our|his|her|their|the|a) (?:wife|husband|girlfriend|boyfriend|partner|friend|buddy|mum|mom|mother|dad|father|son|daughter|kid|child|brother|sister|boss|colleague|client|neighbou?r)(?:'s)?\b/g;

/** Somebody beside the user needs help now: they are told what helps, and train on later. */
export function signOfAnother(text: string, now: string): Alarm | null {
  const words = plain(text);
  if (!ofOthers.test(words)) return null;
  const asOwn = words
    .replace(others, 'i')
    .replace(/\b(?:he|she|they)\b/g, 'i')
    .replace(/\b(?:his|her|their)\b/g, 'my');
  const sign = readSafety(asOwn, {}, [], now);
  return sign?.kind === 'stop' ? sign : null;
}
