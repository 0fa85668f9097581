import { understand } from '../planner/understand.ts';
import { plain } from './message-words.ts';
import type { CoachMessage } from './types.ts';

interface Limit {
  /** The chip that a text with this limit has. */
  chip: string;
  says: string;
  /** Words that take it back where they do not repeat it; a leave to be loud is understood itself. */
  lifted?: RegExp;
}

const jumps = /\b(?:jump\w*|hop(?:s|ping)?|plyo\w*|impact)\b/;

const limits: readonly Limit[] = [
  { chip: 'quiet', says: 'Keep it quiet.' },
  { chip: 'limit:jumping', says: 'No jumping.', lifted: jumps },
  { chip: 'impact:1', says: 'Low impact.', lifted: jumps },
  { chip: 'impact:0', says: 'No impact.', lifted: jumps },
];

function limitsAfter(kept: readonly Limit[], content: string): readonly Limit[] {
  const words = plain(content);
  const standing = kept.filter(({ lifted }) => !lifted?.test(words));
  const text = [...standing.map(({ says }) => says), content].join(' ');
  const read = understand(text, {}, {}, { sessions: [] });
  if (read.kind !== 'request') return kept;
  return limits.filter(({ chip }) => read.chips.some(({ id }) => id === chip));
}

/** A floor stays thin after every message that is looked at, whatever else is wished for. */
export function limitsIn(previous: readonly CoachMessage[], own: string): string[] {
  const words = plain(own);
  return previous
    .filter(({ type }) => type === 'user')
    .reduce<readonly Limit[]>((kept, { content }) => limitsAfter(kept, content.slice(0, 600)), [])
    .filter(({ lifted }) => !lifted?.test(words))
    .map(({ says }) => says);
}
