import { isOfThing } from './features.ts';
import type { DangerScan } from './scan.ts';

/** What is said of machines and things in fun: they faint, die and collapse. */
const kindsInFun = ['faint', 'dying', 'stroke', 'heartCondition', 'flutter', 'dizzy'];

/**
 * The text without the clauses in which a sign is a thing's: 'the laptop keeps passing out', and
 * without turns of phrase: 'my heart is not in it'. A trained head hears only words, not whom they
 * are said of.
 */
export function withoutThings(text: string, scan: DangerScan): string {
  const { tokens } = scan;
  const clauses = new Set(
    kindsInFun
      .flatMap((kind) => scan.of(kind))
      .filter((hit) => isOfThing(scan, hit))
      .map(({ from }) => tokens[from]?.segment),
  );
  const turns = new Set(
    scan.of('idiom').flatMap(({ from, to }) => tokens.slice(from, to).map(({ start }) => start)),
  );
  if (clauses.size + turns.size === 0) return text;
  return tokens
    .filter(({ segment, start }) => clauses.has(segment) || turns.has(start))
    .reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    );
}
