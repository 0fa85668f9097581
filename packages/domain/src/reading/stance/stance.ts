import type { NegationKind } from '../engine/negation.ts';
import { isOfAllThere } from '../engine/negation-ends.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Token } from '../engine/tokens.ts';
import { isOneOf, words } from '../engine/words.ts';
import { unpack, type WeightTable } from '../heads/unpack.ts';
import { terms } from '../lexicon/terms/wish/told-focus.ts';
import { trained } from './data/trained.ts';
import { type IsThing, type StanceSpan, stanceFeatures, tokensOf } from './features.ts';

/** Things that are wished for or left out by idiom: 'lunges are the devil'. */
const families: Readonly<Record<string, string>> = {
  move: 'move',
  way: 'move',
  equipment: 'kit',
  machine: 'kit',
  prop: 'kit',
  bar: 'kit',
  focus: 'part',
};

export interface StanceThing extends StanceSpan {
  family: string;
  hits: Hit[];
}

/** The named things of a text, longest first where they overlap. */
export function thingsIn(hits: readonly Hit[]): StanceThing[] {
  const named = hits
    .filter(({ kind }) => families[kind])
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const things: StanceThing[] = [];
  for (const hit of named) {
    const around = things.find(({ from, to }) => from < hit.to && hit.from < to);
    if (around) around.hits.push(hit);
    else things.push({ from: hit.from, to: hit.to, family: families[hit.kind] ?? '', hits: [hit] });
  }
  return things;
}

let table: WeightTable | undefined;

/** What is asked of the words around a name: is the thing left out, does the part hurt. */
type Stance = 'refused' | 'hurt';

/** How likely it is that a thing or a part of the body is meant so. */
function likelihoodOf(
  stance: Stance,
  tokens: readonly Token[],
  thing: StanceSpan & { family: string },
  isThing: IsThing,
): number {
  const number = trained.lines.findIndex(({ value }) => value === stance);
  const line = trained.lines[number];
  if (!line) return 0;
  table ??= unpack(trained);
  const features = stanceFeatures(tokens, thing, isThing, thing.family, trained.bucketCount);
  let sum = 0;
  for (const feature of features) {
    const end = table.starts[feature + 1] ?? 0;
    for (let at = table.starts[feature] ?? 0; at < end; at += 1) {
      if (table.lines[at] === number) sum += table.weights[at] ?? 0;
    }
  }
  const score = line.bias + (sum / Math.sqrt(Math.max(1, features.size))) * line.step;
  return 1 / (1 + Math.exp(-(line.slope * score + line.offset)));
}

/** The words around a thing up to the clauses that speak of something else. */
function ownWords(
  tokens: readonly Token[],
  { from, to }: StanceSpan,
  isOther: (segment: number) => boolean,
): StanceSpan {
  const own = [tokens[from]?.segment, tokens[to - 1]?.segment];
  const isOpen = (at: number) => {
    const segment = tokens[at]?.segment;
    return segment !== undefined && (own.includes(segment) || !isOther(segment));
  };
  let [start, end] = [from, to];
  while (isOpen(start - 1)) start -= 1;
  while (isOpen(end)) end += 1;
  return { from: start, to: end };
}

function likelihoodWithin(
  stance: Stance,
  tokens: readonly Token[],
  thing: StanceSpan & { family: string },
  isThing: IsThing,
  { from, to }: StanceSpan,
): number {
  const moved = { ...thing, from: thing.from - from, to: thing.to - from };
  return likelihoodOf(stance, tokens.slice(from, to), moved, (at) => isThing(at + from));
}

/** From here on the words around a part tell of a hurt that no word of pain names. */
export const hurtFrom = 0.65;

/** How likely it is that a part of the body hurts, by the words around it. */
export function hurtOf(
  tokens: readonly Token[],
  part: StanceSpan,
  parts: readonly StanceSpan[],
  /** What else is told of in clauses of their own. */
  told: readonly StanceSpan[] = [],
): number {
  const isPart = tokensOf(
    parts.filter((one) => one !== part),
    tokens.length,
  );
  const span = { from: part.from, to: part.to, family: 'body' };
  const all = likelihoodOf('hurt', tokens, span, isPart);
  if (all < hurtFrom) return all;
  // 'Shoulders - I twisted my ankle': what is told of another part in a clause of its own.
  const others = new Set(
    [...parts, ...told].filter((one) => one !== part).map(({ from }) => tokens[from]?.segment),
  );
  const own = ownWords(tokens, part, (segment) => others.has(segment));
  return Math.min(all, likelihoodWithin('hurt', tokens, span, isPart, own));
}

/** Words of pain, of what ails somebody and of who treats it. */
const bodyKinds = new Set(['pain', 'trouble', 'condition', 'clearance', 'fault']);

/** Nobody names more in a wish; whoever repeats a word a thousand times waits for nothing. */
const mostThings = 60;

/** A move that is left out by mistake is missed least, a part of the body most. */
const refusedFrom: Readonly<Record<string, number>> = { move: 0.45, kit: 0.55, part: 0.6 };
const meantBelow = 0.05;

/** 'Skip core', 'without back': a cue of the grammar right before a thing stands, whatever else is said. */
const plainCues = new Set(['no', 'drop', 'except']);

/** Clauses whose words of denial have a thing of their own: they say nothing of any other. */
function spentSegments(
  tokens: readonly Token[],
  hits: readonly Hit[],
  negated: ReadonlyMap<Hit, NegationKind>,
): ReadonlySet<number | undefined> {
  const cues = hits.filter(({ kind }) => kind === 'neg');
  const isSpent = (hit: Hit) =>
    negated.has(hit) ||
    isOneOf(hit.kind, 'mood effort') ||
    (owning.has(hit.kind) && cues.some(({ from, to }) => hit.from <= from && to <= hit.to));
  return new Set(hits.filter(isSpent).map(({ from }) => tokens[from]?.segment));
}

/** Kinds that have their denial within: 'no mercy', 'won't bear weight'. */
const owning = new Set(['pain', 'fine', 'kit']);

/** 'Cardio, nothing lying down': whether a thing is refused by its own words too. */
function isRefusedAlone(
  tokens: readonly Token[],
  thing: StanceThing,
  isThing: IsThing,
  spent: ReadonlySet<number | undefined>,
): boolean {
  const own = ownWords(tokens, thing, (segment) => spent.has(segment));
  if (own.from === 0 && own.to === tokens.length) return true;
  const refusal = likelihoodWithin('refused', tokens, thing, isThing, own);
  return refusal >= (refusedFrom[thing.family] ?? 1);
}

const forWords = words('for fur para por pour per pra');

/** 'Got anything for the core?' asks for it. */
const isAskedFor = (tokens: readonly Token[], { from, to }: StanceSpan): boolean =>
  tokens[to]?.text === '?' && [from - 1, from - 2].some((at) => forWords.has(tokens[at]?.text));

/** Puts right what the words of negation alone do not hear: idioms, things gone, dislikes to train. */
export function weighStances(
  tokens: readonly Token[],
  hits: readonly Hit[],
  negated: Map<Hit, NegationKind>,
): void {
  const things = thingsIn(hits);
  const isThing = tokensOf(things, tokens.length);
  const limits = hits.filter(
    (hit) =>
      (hit.kind === 'only' && hit.value === 'only') ||
      (hit.kind === 'neg' && isOfAllThere({ tokens, hits }, hit)),
  );
  const cues = hits.filter(({ kind, value }) => kind === 'neg' && plainCues.has(value));
  const spent = spentSegments(tokens, hits, negated);
  const isOfBody = hits.some(({ kind }) => bodyKinds.has(kind));
  for (const thing of things.slice(0, mostThings)) {
    const refusal = likelihoodOf('refused', tokens, thing, isThing);
    const isNegated = thing.hits.some((hit) => negated.has(hit));
    // What somebody cannot do, or is kept from by a body or a physio, stays out whatever the idiom.
    const isBound =
      isOfBody ||
      cues.some(({ to }) => to === thing.from) ||
      thing.hits.some((hit) => negated.get(hit) === 'cannot');
    // Nobody leaves out the whole of the body: what is left out of it stands beside.
    const isWhole = thing.hits.some(({ value }) => value === 'full_body');
    // 'Nothing here but the stairs' leaves them.
    const isLeft = limits.some(
      ({ to }) => to <= thing.from && thing.from - to <= (thing.family === 'kit' ? 3 : 1),
    );
    // 'Press-ups stalled': what does not get on is to be trained.
    const isStuck = terms.stuckWords.has(tokens[thing.to]?.text) || isAskedFor(tokens, thing);
    if (
      !isNegated &&
      !isLeft &&
      !isWhole &&
      !isStuck &&
      refusal >= (refusedFrom[thing.family] ?? 1) &&
      isRefusedAlone(tokens, thing, isThing, spent)
    ) {
      for (const hit of thing.hits) negated.set(hit, 'negated');
    }
    if (isNegated && !isBound && refusal < meantBelow)
      for (const hit of thing.hits) negated.delete(hit);
  }
}
