import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/kit/noise.ts';
import { beside, overlaps } from '../around.ts';

/** Whether a mention of noise or of those around asks for quiet, gives leave to be loud, or neither. */
type NoiseWish = 'quiet' | 'loud' | null;

interface NoiseRule {
  /** Kinds of mention that it is about. */
  of: readonly string[];
  turn: string;
  side: 'before' | 'after';
  /** Tokens that may lie between. */
  reach: number;
  wish: NoiseWish;
}

/** The first one that fits decides; else the mention means what it says. */
const rules: readonly NoiseRule[] = [
  { of: ['near', 'noisy', 'loud'], turn: 'unworried', side: 'before', reach: 5, wish: 'loud' },
  { of: ['near'], turn: 'gone', side: 'after', reach: 2, wish: 'loud' },
  { of: ['near'], turn: 'fine', side: 'after', reach: 1, wish: 'loud' },
  // 'I don't want to bother the neighbours' is about them all the same.
  { of: ['near'], turn: 'bothers', side: 'before', reach: 3, wish: 'quiet' },
  { of: ['near'], turn: 'otherwise', side: 'after', reach: 0, wish: null },
  { of: ['near'], turn: 'company', side: 'before', reach: 0, wish: null },
  { of: ['quiet', 'noisy', 'too_loud'], turn: 'source', side: 'before', reach: 3, wish: null },
  { of: ['quiet', 'noisy', 'too_loud'], turn: 'source', side: 'after', reach: 0, wish: null },
  { of: ['quiet'], turn: 'restriction', side: 'after', reach: 0, wish: 'loud' },
  { of: ['quiet'], turn: 'over', side: 'after', reach: 0, wish: 'loud' },
  { of: ['quiet'], turn: 'needless', side: 'before', reach: 3, wish: 'loud' },
  { of: ['quiet'], turn: 'time', side: 'after', reach: 0, wish: null },
  { of: ['quiet'], turn: 'past', side: 'before', reach: 0, wish: null },
  { of: ['noisy'], turn: 'troubled', side: 'after', reach: 1, wish: 'quiet' },
  { of: ['noisy'], turn: 'untroubled', side: 'after', reach: 1, wish: 'loud' },
  { of: ['noisy'], turn: 'fine', side: 'after', reach: 2, wish: 'loud' },
];

function ruleFor(scan: Scan, hit: Hit): NoiseRule | undefined {
  return rules.find(
    ({ of, turn, side, reach }) =>
      of.includes(hit.value) &&
      beside(scan, 'noiseTurn', hit, reach, turn).some(({ from }) =>
        side === 'after' ? from >= hit.to : from < hit.from,
      ),
  );
}

/** 'It is too loud' finds fault with the session; 'the street is too loud' does not. */
function isOfTraining(scan: Scan, { from }: Hit): boolean {
  const { segment } = scan.tokens[from] ?? {};
  let at = from - 1;
  while (scan.tokens[at]?.segment === segment && terms.links.has(scan.tokens[at]?.text)) at -= 1;
  const subject = scan.tokens[at];
  if (subject === undefined || subject.segment !== segment) return true;
  const isNamed = ['move', 'attribute', 'format', 'session', 'cardio'].some((kind) =>
    scan.of(kind).some((hit) => hit.from <= at && at < hit.to),
  );
  return terms.ofTraining.has(subject.text) || isNamed;
}

/** 'No noise', 'noise-free': the denial is a part of it. */
const isDenial = (scan: Scan, hit: Hit) =>
  ['neg', 'suffix'].some((kind) => scan.of(kind).some((other) => overlaps(other, hit)));

/** One neighbour is below, asleep or angry, or only spoken of: the signs around tell. */
const isOneNeighbour = (scan: Scan, { from, to }: Hit) =>
  to === from + 1 && terms.oneNeighbour.has(scan.tokens[from]?.text);

/** 'Ohne Schuhe und leise': what is added with an 'and' is not left out with the rest. */
const isAdded = (scan: Scan, { from }: Hit) => terms.ands.has(scan.tokens[from - 1]?.text);

function plainWish(scan: Scan, hit: Hit): NoiseWish {
  const isPlain = scan.polarity(hit) === 'plain';
  switch (hit.value) {
    case 'near':
      return isPlain && !isOneNeighbour(scan, hit) ? 'quiet' : null;
    case 'quiet':
      // 'That is not quiet enough' asks for it as well.
      return isPlain ||
        isAdded(scan, hit) ||
        isDenial(scan, hit) ||
        scan.tokens[hit.to]?.text === 'enough'
        ? 'quiet'
        : null;
    case 'too_loud':
      return isOfTraining(scan, hit) ? 'quiet' : null;
    case 'noisy':
      return isPlain ? null : 'quiet';
    case 'loud':
      return isPlain ? 'loud' : 'quiet';
    default:
      return null;
  }
}

/** What the words around each mention make of it. */
export const readNoise = (scan: Scan): { hit: Hit; wish: NoiseWish }[] =>
  scan.of('quiet').map((hit) => {
    const rule = ruleFor(scan, hit);
    // 'No noise' asks for quiet whatever follows, but 'no noise restrictions' does not.
    const isDecided = rule && (!isDenial(scan, hit) || rule.turn === 'restriction');
    return { hit, wish: isDecided ? rule.wish : plainWish(scan, hit) };
  });
