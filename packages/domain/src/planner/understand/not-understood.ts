import type { Chip, GenerationForm, Request } from '../request.ts';
import { findOdd } from '../../reading/danger/odd.ts';
import { plainWords } from '../../reading/lexicon/plain-words.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot } from './slot.ts';
import type { Token } from '../../reading/engine/tokens.ts';

const maxQuote = 60;
/** Readings that a plan is made around: whoever is tired or sore has been heard. */
const heardKinds = new Set(['tired', 'sleep', 'condition', 'trouble']);

const plain = new Set(plainWords.trim().split(/\s+/));

/** Words that wishes are made of, or that some lexicon has read. */
function plainIn({ tokens, hits }: Scan): (token: Token) => boolean {
  // A word that was mended may have been another: 'nuschle' is no muscle.
  const read = new Set(
    hits
      .filter(({ typo }) => typo === 0)
      .flatMap(({ from, to }) => tokens.slice(from, to).map(({ start }) => start)),
  );
  return ({ text, start }) => plain.has(text) || read.has(start);
}

/** Whether the clause told of something that the request holds. */
function isHeard(
  { hits, tokens }: Scan,
  request: Request,
  clause: string,
  start: number,
  end: number,
) {
  const active = request.injuries.filter(({ status }) => status === 'active');
  const quotes = [...active, ...request.conditions]
    .filter(({ source }) => source === 'text')
    .flatMap(({ quote }) => quote ?? []);
  if (quotes.some((quote) => clause.includes(quote) || quote.includes(clause))) return true;
  return hits.some(({ kind, from }) => {
    const at = tokens[from]?.start ?? -1;
    return heardKinds.has(kind) && at >= start && at < end;
  });
}

export interface NotUnderstood {
  chip: Chip;
  question: string;
  remark: string;
}

/**
 * What the text tells of the speaker's body and no rule understands. It does not pass silently:
 * it is said back, asked about, and the plan is a careful one until it is tapped away.
 */
export function readNotUnderstood(
  scan: Scan,
  request: Request,
  { dismissed = [] }: GenerationForm,
): NotUnderstood | null {
  const odd = findOdd(scan.text, plainIn(scan));
  if (!odd) return null;
  const clause = scan.text.slice(odd.start, odd.end);
  if (isHeard(scan, request, clause, odd.start, odd.end)) return null;
  const words = clause.length > maxQuote ? `${clause.slice(0, maxQuote - 1).trimEnd()}…` : clause;
  const id = `not-understood:${words.toLowerCase()}`;
  if (words === '' || dismissed.includes(id)) return null;
  return {
    chip: { id, label: `Not understood: "${words}"`, kind: 'safety' },
    question: `You wrote "${words}". Does something feel wrong in your body today?`,
    remark: `I was not sure what "${words}" means for your body, so there is nothing all-out and no hard landing.`,
  };
}

/** Low impact, nothing all-out (design, training §2: the careful default). */
export function careful(request: Request): Request {
  const { maxImpact, difficulty, rpe } = request;
  return {
    ...request,
    ...(maxImpact.value > 1 && { maxImpact: slot(1 as const, 'default', 0.5) }),
    ...(difficulty.value === 'hard' && { difficulty: slot('moderate' as const, 'default', 0.5) }),
    ...(rpe && rpe.value > 7 && { rpe: { ...rpe, value: 7 } }),
  };
}
