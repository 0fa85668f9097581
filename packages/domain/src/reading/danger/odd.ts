import type { Hit } from '../engine/phrases.ts';
import type { Token } from '../engine/tokens.ts';
import { ownWords, trainedParts } from '../lexicon/danger-grammar.ts';
import { isAfter, isHypothetical, isLongAgo, isOfOthers, isRuledOut } from './features.ts';
import { findRule } from './match.ts';
import { oddRules } from './rules.ts';
import { type DangerScan, scanDanger } from './scan.ts';

export interface OddClause {
  start: number;
  end: number;
}

interface Clause extends OddClause {
  /** Whether the speaker is in it. */
  isOwn: boolean;
  /** Whether it has a word that no wish is made of. */
  isStrange: boolean;
}

type IsTold = (token: Token | undefined) => boolean;

/** Each clause looked at once, by its segment. */
function clausesOf({ tokens }: DangerScan, isStrange: IsTold): Map<number, Clause> {
  const clauses = new Map<number, Clause>();
  for (const token of tokens) {
    if (token.kind === 'mark') continue;
    const { segment, start, end, text } = token;
    const known = clauses.get(segment) ?? { start, end, isOwn: false, isStrange: false };
    clauses.set(segment, {
      start: known.start,
      end,
      isOwn: known.isOwn || ownWords.has(text),
      isStrange: known.isStrange || isStrange(token),
    });
  }
  return clauses;
}

function isExcused(scan: DangerScan, { from, to }: Hit): boolean {
  return (
    isRuledOut(scan, from) ||
    isHypothetical(scan, from) ||
    isOfOthers(scan, from, to) ||
    isAfter(scan, 'wished', from, 2) ||
    isLongAgo(scan, { from, to })
  );
}

/** The part is the speaker's: by a word for oneself, by its kind, or as one that acts. */
function isOwnPart(scan: DangerScan, part: Hit, clause: Clause, isStrange: IsTold): boolean {
  const isInside = part.kind !== 'limbs' && !trainedParts.has(scan.tokens[part.from]?.text ?? '');
  const isActing =
    isStrange(scan.tokens[part.to]) || scan.startingIn('stateVerb', part.to, part.to).length > 0;
  return clause.isOwn || isInside || isActing;
}

const eases = ['fineState', 'plainCause', 'others', 'cleared', 'doctorWord'] as const;

/**
 * What is told of the speaker's body and nothing here understands: by its kind, or because a
 * clause about a part of the body has words that no wish is made of.
 */
export function findOdd(text: string, isPlain: (token: Token) => boolean): OddClause | null {
  const scan = scanDanger(text);
  const parts = [...scan.of('inner'), ...scan.of('limbs'), ...scan.of('medical')];
  const explained = new Set(
    [...parts, ...eases.flatMap((kind) => scan.of(kind))].flatMap(({ from, to }) =>
      scan.tokens.slice(from, to),
    ),
  );
  const isStrange: IsTold = (token) =>
    token?.kind === 'word' && token.text.length > 2 && !explained.has(token) && !isPlain(token);
  const clauses = clausesOf(scan, isStrange);
  const clauseAt = (at: number) => clauses.get(scan.tokens[at]?.segment ?? -1);
  for (const rule of oddRules) {
    const found = findRule(scan, rule);
    if (found && !found.isPast) return clauseAt(found.from) ?? null;
  }
  const part = parts.find((hit) => {
    const clause = clauseAt(hit.from);
    return clause?.isStrange && isOwnPart(scan, hit, clause, isStrange) && !isExcused(scan, hit);
  });
  return part ? (clauseAt(part.from) ?? null) : null;
}
