import { isTilThen } from './negation.ts';
import type { Hit } from './phrases.ts';
import type { Token } from './tokens.ts';
import { words } from './words.ts';

/** Things that a request can leave out; what hurts is none of them. */
const things = new Set(['move', 'attribute', 'equipment', 'prop', 'focus']);
const cues = new Set(['leave', 'barred', 'refuse', 'threat', 'untouched']);
const reachTokens = 6;
const reachAfter = 3;

/** 'Squats or I'm deleting the app' asks for them. */
const orWords = words('or oder o ou sonst sinon senno senao');
/** 'Let the legs be': at the end of its clause alone. */
const isLetBe = (tokens: readonly Token[], at: number, segment: number | undefined) =>
  tokens[at]?.text === 'be' && tokens[at]?.segment === segment && tokens[at + 1]?.kind !== 'word';

/** 'Burpees bitte weglassen': asking nicely ends no clause. */
const politeness = words('please bitte por s');

function byPlace(hits: readonly Hit[], keeps: (hit: Hit) => boolean): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>();
  for (const hit of hits) {
    if (keeps(hit)) found.set(hit.from, [...(found.get(hit.from) ?? []), hit]);
  }
  return found;
}

/** The moves of the sentence in which somebody threatens to leave. */
function threatened(tokens: readonly Token[], hits: readonly Hit[], cue: Hit): Hit[] {
  const { sentence } = tokens[cue.from] ?? {};
  return hits.filter(
    ({ kind, from, to }) =>
      kind === 'move' &&
      to <= cue.from &&
      tokens[from]?.sentence === sentence &&
      !tokens.slice(to, cue.from).some(({ text }) => orWords.has(text)),
  );
}

/** Ruled out by words on both sides, or by words that come after: 'leave burpees out'. */
export function findLeftOut(tokens: readonly Token[], hits: readonly Hit[]): Hit[] {
  const named = byPlace(hits, ({ kind }) => things.has(kind));
  const away = byPlace(hits, ({ kind }) => kind === 'away');
  const breaks = byPlace(
    hits,
    ({ kind, value, from }) =>
      kind === 'break' && value === 'hard' && !politeness.has(tokens[from]?.text),
  );
  const places = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const isOneClause = (a: number, b: number) => tokens[a]?.segment === tokens[b]?.segment;
  const namedIn = (from: number, to: number) => places(from, to).flatMap((i) => named.get(i) ?? []);

  return hits.flatMap((cue) => {
    if (!cues.has(cue.kind) || (cue.kind === 'barred' && isTilThen(tokens, cue))) return [];
    const right = places(cue.to, cue.to + reachTokens + 1);
    if (cue.kind === 'leave') {
      const segment = tokens[cue.from]?.segment;
      const end = right.find(
        (i) => (away.has(i) && isOneClause(cue.from, i)) || isLetBe(tokens, i, segment),
      );
      if (end === undefined) return [];
      // 'Lascia in pace le gambe': what is spared may come last.
      const [word] = away.get(end) ?? [];
      const isLast = word !== undefined && end <= cue.to;
      return isLast ? namedIn(word.to, word.to + reachAfter) : namedIn(cue.to, end);
    }
    if (cue.kind === 'threat') return threatened(tokens, hits, cue);
    // 'Pierna, y el brazo ni tocarlo': the nearest one alone.
    if (cue.kind === 'untouched') {
      const before = places(Math.max(0, cue.from - reachTokens), cue.from);
      const last = before.findLast((i) => named.has(i) && isOneClause(i, cue.from));
      return last === undefined ? [] : namedIn(last, last + 1);
    }
    if (cue.kind === 'barred') {
      if (right.some((i) => named.has(i) && isOneClause(cue.from, i))) return [];
      const left = places(Math.max(0, cue.from - reachTokens), cue.from).filter((i) =>
        isOneClause(i, cue.from),
      );
      const lastBreak = left.findLast((i) => breaks.has(i)) ?? -1;
      return left.filter((i) => i > lastBreak).flatMap((i) => named.get(i) ?? []);
    }
    const { sentence } = tokens[cue.from] ?? {};
    return right.filter((i) => tokens[i]?.sentence === sentence).flatMap((i) => named.get(i) ?? []);
  });
}
