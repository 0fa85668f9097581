import type { Claim } from '../../claims.ts';
import type { Span } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { listMarks } from '../../order/list-marks.ts';
import { readAbilities } from './abilities.ts';
import { readAgeAndSex } from './age-and-sex.ts';
import { readAsides } from './asides.ts';
import { readBodyFacts } from './body.ts';
import { readBreaks } from './breaks.ts';
import type { Fact, FactReader } from './fact.ts';
import { readJustDone } from './just-done.ts';
import { readLifts } from './lifts.ts';
import { readRacePaces, readResults, readTargets } from './paces.ts';
import { readRaces } from './races.ts';

const readers: readonly FactReader[] = [
  readAsides,
  readJustDone,
  readAgeAndSex,
  readTargets,
  readRacePaces,
  readBreaks,
  readRaces,
  readResults,
  readLifts,
  readAbilities,
  readBodyFacts,
];

/** The same text without some places: their words are read as nothing, the others stay put. */
function without(scan: Scan, spans: readonly Span[]): Scan {
  if (spans.length === 0) return scan;
  const taken = new Array<boolean>(scan.tokens.length).fill(false);
  for (const { from, to } of spans) taken.fill(true, from, to);
  const tokens = scan.tokens.map((token, at) =>
    taken[at] ? { ...token, text: ',', kind: 'mark' as const, typo: 0 } : token,
  );
  const hits = scan.hits.filter(({ from, to }) => !taken.slice(from, to).includes(true));
  const byKind = new Map<string, Hit[]>();
  for (const hit of hits) {
    const list = byKind.get(hit.kind);
    if (list) list.push(hit);
    else byKind.set(hit.kind, [hit]);
  }
  return { ...scan, tokens, hits, of: (kind) => byKind.get(kind) ?? [] };
}

/** What is told of a person and their training, and the text that is left to hold the wish. */
export function readFacts(scan: Scan): { claims: Claim[]; rest: Scan } {
  const facts: Fact[] = [];
  for (const reader of readers) {
    for (const fact of reader(scan)) {
      const isTaken = facts.some(({ from, to }) => fact.from < to && from < fact.to);
      if (!isTaken) facts.push(fact);
    }
  }
  return {
    claims: facts.map(({ claim }) => claim),
    rest: { ...without(scan, facts), entries: listMarks(scan) },
  };
}
