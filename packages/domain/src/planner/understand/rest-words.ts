import type { Token } from '../../reading/engine/tokens.ts';

const restWords =
  /^(?:off|rest|rests|pause|pausen|aus|descanso|descansar|repos|recup|recuperation|riposo|recupero|pausa|break|breaks)$/;
const parts =
  /^(?:sets?|rounds?|exercises?|moves?|reps?|stations?|efforts?|intervals?|circuits?|supersets?|blocks?|sprints?|them|each|every|lifts?)$/;
const fillers = /^(?:the|each|every|all|my|different|two)$/;

/** A word for rest; 'between' is one before sets, and none before meetings. */
export function isRestWord(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (restWords.test(text)) return true;
  if (text === 'in') return tokens[at + 1]?.text === 'between' && isRestWord(tokens, at + 1);
  if (text !== 'between') return false;
  const next = fillers.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const isEnd = tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark';
  return isEnd || parts.test(tokens[next]?.text ?? '') || parts.test(tokens[at + 1]?.text ?? '');
}
