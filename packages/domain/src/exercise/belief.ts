import { doubtfulNames } from './name-words.ts';
import type { Word } from './words.ts';

const doubt = 0.5;

/** 'Push up through your heels' tells how; 'push up and squat' tells what. */
const verbPair = /^(push|pull|sit|step|get|roll|curl|build|snap) (up|down|out)$/i;
const verbGoesOn =
  /^ (the|your|my|through|to|from|into|onto|at|out|off|tall|slowly|again|when|if|as|until|straight|early|late)\b/i;
const article = /^(a|the) /;

/** How far words that could be a name are one: 1, or less where they often mean something else. */
export function beliefIn(text: string, name: Word, isLone: boolean): number {
  const said = text.slice(name.index, name.index + name.length);
  const isSingular = !/s$/i.test(said) || name.text.endsWith('s');
  if (isLone && isSingular && doubtfulNames.has(name.text)) return doubt;
  const after = text.slice(name.index + name.length, name.index + name.length + 12);
  if (verbPair.test(said) && verbGoesOn.test(after)) return doubt;
  return article.test(said) ? doubt : 1;
}
