import { type Claim, claim } from '../../claims.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms, wholeContainers } from '../../lexicon/terms/kit/kit.ts';

export const isLiftable = (one: Claim) =>
  one.slot === 'kit' &&
  one.polarity !== 'denies' &&
  !['bodyweight', 'yoga_mat', 'chair', 'wall', 'towel', 'step', 'ruck', 'backpack'].includes(
    one.value.id,
  );

/** 'Geräte hab ich keine', 'material no tengo': the denial comes last. */
function isDeniedAfter({ tokens }: Scan, { from, to }: Hit): boolean {
  const { segment } = tokens[from] ?? {};
  const near = tokens.slice(to, to + 5).filter((token) => token.segment === segment);
  const except = near.findIndex(({ text }) => terms.exceptWords.has(text));
  const rest = except > 0 ? near.slice(0, except) : near;
  return (
    rest.length > 0 &&
    rest.some(({ text }) => terms.noneAfter.has(text)) &&
    rest.every(({ text, kind }) => kind === 'mark' || terms.noneAround.has(text))
  );
}

/** 'I've got a backpack and a broom', 'ho una scopa': what there is, and no kit among it. */
function isHad({ tokens }: Scan, { from }: Hit): boolean {
  const { sentence } = tokens[from] ?? {};
  return tokens
    .slice(Math.max(0, from - 8), from)
    .some((token) => token.sentence === sentence && terms.owning.has(token.text));
}

/** 'Sin nada en el suelo' is about the floor. */
const isNothingElse = ({ tokens, of }: Scan, { from, to }: Hit) =>
  // 'No weights overhead' is about how high.
  of('attribute').some(
    (reach) => reach.value === 'overhead' && reach.from >= to && reach.from - to <= 1,
  ) ||
  // 'With nothing heavy' is about the load.
  (common.with.has(tokens[from]?.text) &&
    to - from === 2 &&
    tokens[to]?.kind === 'word' &&
    !isOneOf(tokens[to]?.text, 'at but in on here and around else hier da aqui ici qui')) ||
  // 'So nothing where I lean on my palms' is about a way to move.
  (tokens[to - 1]?.text === 'nothing' &&
    tokens[to]?.kind === 'word' &&
    tokens[from]?.text === 'so') ||
  (isOneOf(tokens[to - 1]?.text, 'nada niente nulla rien was') &&
    to - from === 2 &&
    isOneOf(tokens[to]?.text, 'en de que no na sur au par in sul a per im auf am'));

/** 'A sack of spuds', 'zwei Wasserkästen', 'due casse d'acqua': something heavy of every day. */
function containerIn({ tokens, hits }: Scan): Hit | undefined {
  const isKit = (at: number) =>
    hits.some(
      ({ kind, from, to }) =>
        isOneOf(kind, 'equipment machine move place idiom format') && from <= at && at < to,
    );
  const at = tokens.findIndex(({ text, kind }, i) => {
    if (kind !== 'word' || isKit(i) || isKit(i + 2)) return false;
    const before = tokens[i - 1];
    const isCounted = before?.kind === 'number' || terms.counts.has(before?.text);
    const next = tokens[i + 1]?.text === "'" ? tokens[i + 2] : tokens[i + 1];
    const isOf = terms.ofWords.has(tokens[i + 1]?.text) && next !== undefined;
    const isWhole = wholeContainers.some((end) => text.length > end.length && text.endsWith(end));
    return isCounted && ((terms.containers.has(text) && isOf) || isWhole);
  });
  return at < 0 ? undefined : { kind: 'household', value: 'thing', from: at, to: at + 1, typo: 0 };
}

/** 'Mochila con libros', 'Rucksack mit Katzenstreu': made heavy for want of a weight. */
const filledBag = (scan: Scan): Hit | undefined =>
  scan
    .of('machine')
    .find(
      ({ value, to }) =>
        value === 'backpack' &&
        (common.with.has(scan.tokens[to]?.text) || terms.filled.has(scan.tokens[to]?.text)) &&
        scan.tokens[to + 1]?.kind === 'word' &&
        scan.of('way').length === 0,
    );

/** 'Bands, no wait, the dog ate them, without anything then': nothing is left of what was named. */
function noneAfterGone(scan: Scan, kit: readonly Claim[]): Hit | undefined {
  if (!kit.some(isLiftable)) return undefined;
  const none = scan.of('kit').find((hit) => hit.value === 'none' && !isNothingElse(scan, hit));
  if (!none) return undefined;
  const named = [...scan.of('equipment'), ...scan.of('machine'), ...scan.of('prop')];
  const isLast = named.every(({ to }) => to <= none.from || to === none.to);
  const turns = [...scan.of('correction'), ...scan.of('gone'), ...scan.of('neg')];
  const isTurned = turns.some(
    (turn) => turn.to <= none.from && named.some(({ to }) => to <= turn.from),
  );
  return isLast && isTurned ? none : undefined;
}

/** 'Kettlebell, ach nee, die liegt bei ihr. Dann halt ohne': without what fell away. */
function noneAtEnd(scan: Scan, kit: readonly Claim[]): Hit | undefined {
  const isGone = kit.some((one) => one.slot === 'kit' && one.polarity === 'denies');
  if (!isGone || kit.some(isLiftable)) return undefined;
  return scan
    .of('neg')
    .find(
      ({ from, to }) =>
        common.without.has(scan.tokens[from]?.text) &&
        scan.tokens[to]?.kind !== 'word' &&
        scan.tokens[from - 1] !== undefined,
    );
}

const leastDenied = 2;
const notHeld = ['bodyweight', 'yoga_mat', 'turf_space'];

/** 'No band, no bell, no bar': one by one, until nothing is left to name. */
function deniedOneByOne(scan: Scan): Hit | undefined {
  const denied = ['equipment', 'bar', 'kit', 'machine'].flatMap((kind) =>
    scan
      .of(kind)
      .filter(
        (hit) =>
          (kind !== 'kit' || hit.value === 'weights') &&
          !notHeld.includes(hit.value) &&
          scan.polarity(hit) === 'negated',
      ),
  );
  const places = new Set(denied.map(({ from }) => from));
  const isInGym = scan.of('place').some(({ value }) => value.endsWith('gym'));
  return places.size >= leastDenied && !isInGym ? denied[0] : undefined;
}

export const isBody = (one: Claim) =>
  one.slot === 'kit' && one.value.id === 'bodyweight' && one.polarity !== 'denies';

/** Nothing to train with, in whatever words: 'no kit', 'bodyweight only', 'just a towel'. */
export function readBare(
  scan: Scan,
  kit: readonly Claim[],
  isOnly: (scan: Scan, hit: Hit) => boolean,
): Claim[] {
  const bare = (rule: string, hit: Hit, certainty: number) => [
    claim('bare', true, rule, {
      polarity: 'has',
      certainty,
      quote: scan.quote(Math.max(0, hit.from - 1), hit.to),
    }),
  ];
  const fallback = noneAfterGone(scan, kit);
  if (fallback) return bare('bare.fallen-back', fallback, 0.85);
  const without = noneAtEnd(scan, kit);
  if (without) return bare('bare.without-it', without, 0.8);
  if (kit.some(isLiftable)) return [];
  const said = scan
    .of('kit')
    .find(
      (hit) =>
        (hit.value === 'none' && !isNothingElse(scan, hit)) ||
        (hit.value === 'any' && scan.polarity(hit) !== 'plain'),
    );
  if (said) return bare('bare.said', said, 0.95);
  const listed = deniedOneByOne(scan);
  if (listed) return bare('bare.denied', listed, 0.8);
  const last = scan.of('kit').find((hit) => hit.value === 'any' && isDeniedAfter(scan, hit));
  if (last) return bare('bare.after', last, 0.9);
  const thing = [...scan.of('household'), ...scan.of('prop')].find(
    (hit) => hit.value !== 'bench' && scan.polarity(hit) === 'plain' && isOnly(scan, hit),
  );
  if (thing) return bare('bare.things', thing, 0.85);
  const had = [...scan.of('household'), ...scan.of('prop')].find(
    (hit) =>
      hit.value !== 'bench' && hit.typo === 0 && scan.polarity(hit) === 'plain' && isHad(scan, hit),
  );
  if (had) return bare('bare.had', had, 0.75);
  const beach = scan.tokens.findIndex(({ text }) => terms.beaches.has(text));
  if (beach >= 0 && scan.of('way').length === 0) {
    const at = { kind: 'place', value: 'outdoors', from: beach, to: beach + 1, typo: 0 };
    return bare('bare.beach', at, 0.65);
  }
  // Tins and bottles in the hands: who had weights would name them.
  const stand = scan.of('household').find((hit) => {
    const words = scan.tokens.slice(hit.from, hit.to).map(({ text }) => text);
    return scan.polarity(hit) === 'plain' && words.some((word) => terms.makeshift.has(word));
  });
  if (stand) return bare('bare.makeshift', stand, 0.75);
  const bag = filledBag(scan);
  if (bag) return bare('bare.filled-bag', bag, 0.75);
  const held = containerIn(scan);
  if (held) return bare('bare.makeshift', held, 0.7);
  // 'No weights' at home: whoever had a band would name it.
  const weights = scan
    .of('kit')
    .find((hit) => hit.value === 'weights' && scan.polarity(hit) === 'negated');
  const isInGym = scan.of('place').some((hit) => hit.value === 'gym');
  const isWithout =
    weights &&
    kit.some(({ rule }) => rule === 'kit.no-weights') &&
    !kit.some(isLiftable) &&
    !isInGym;
  if (isWithout) return bare('bare.no-weights', weights, 0.75);
  const gym = scan.of('place').find((hit) => hit.value === 'gym' && scan.polarity(hit) !== 'plain');
  return gym && !kit.some(isBody) ? bare('bare.no-gym', gym, 0.65) : [];
}
