import type { Hit } from '../understand/phrases.ts';
import type { Token } from '../understand/tokens.ts';
import { oddRules } from './data/unclear-rules.ts';
import { isAfter, isHypothetical, isRuledOut } from './denial.ts';
import { findFlag, isOfFamily } from './find-flag.ts';
import { isLongAgo } from './history.ts';
import { type FlagScan, scanFlags } from './match.ts';

const selves =
  /^(?:i|im|ive|ill|my|me|myself|ich|mir|mich|mein|meine|meinen|meinem|meiner|yo|me|mi|mis|je|j|mon|ma|mes|moi|io|mio|mia|miei|mie|eu|meu|minha|meus|minhas|tengo|ho|ai|habe|hab|bin|estoy|sono|estou|tenho|to)$/;

/** Parts that wishes are about as often as pains. */
const trained =
  /^(?:chest|heart|belly|stomach|tummy|pecho|corazon|barriga|brust|bauch|herz|poitrine|ventre|coeur|petto|pancia|cuore|peito|coracao)$/;

const clauseOf = ({ tokens }: FlagScan, at: number): readonly Token[] =>
  tokens.filter(({ segment, kind }) => segment === tokens[at]?.segment && kind !== 'mark');

export interface OddClause {
  start: number;
  end: number;
}

const placeOf = (clause: readonly Token[]): OddClause => ({
  start: clause[0]?.start ?? 0,
  end: clause.at(-1)?.end ?? 0,
});

function isExcused(scan: FlagScan, { from, to }: Hit): boolean {
  return (
    isRuledOut(scan, from) ||
    isHypothetical(scan, from) ||
    isOfFamily(scan, from, to) ||
    isAfter(scan, 'wished', from, 2) ||
    isLongAgo(scan, { from, to })
  );
}

/** A word that no lexicon reads, in a clause about a part of one's own body. */
function isUnexplained(scan: FlagScan, part: Hit, isPlain: (token: Token) => boolean): boolean {
  const clause = clauseOf(scan, part.from);
  const name = scan.tokens[part.from]?.text ?? '';
  const inside = new Set(scan.tokens.slice(part.from, part.to));
  const isSaid = (token: Token | undefined) =>
    token?.kind === 'word' && token.text.length > 2 && !inside.has(token) && !isPlain(token);
  const isOwn =
    clause.some(({ text }) => selves.test(text)) ||
    (part.kind !== 'limbs' && !trained.test(name)) ||
    isSaid(scan.tokens[part.to]) ||
    scan.startingIn('stateVerb', part.to, part.to).length > 0;
  return isOwn && clause.some(isSaid);
}

/**
 * What is told of the speaker's body and nothing here understands: by its kind, or because a
 * clause about a part of the body has words that no wish is made of.
 */
export function findOdd(text: string, isPlain: (token: Token) => boolean): OddClause | null {
  const scan = scanFlags(text);
  for (const rule of oddRules) {
    const found = findFlag(scan, rule);
    if (found && !isLongAgo(scan, found)) return placeOf(clauseOf(scan, found.from));
  }
  const eased = new Set(
    (['fineState', 'plainCause', 'family', 'cleared', 'doctorWord'] as const).flatMap((word) =>
      scan.of(word).flatMap(({ from, to }) => scan.tokens.slice(from, to)),
    ),
  );
  const isEased = (token: Token) => eased.has(token) || isPlain(token);
  const part = [...scan.of('inner'), ...scan.of('limbs'), ...scan.of('medical')].find(
    (hit) => !isExcused(scan, hit) && isUnexplained(scan, hit, isEased),
  );
  return part ? placeOf(clauseOf(scan, part.from)) : null;
}
