import type { Language } from '../vocabulary.ts';
import { firstFrom } from './hit-order.ts';
import { endCues, isBeforeNext, isOfAllThere, isOfMood, moveToReach } from './negation-ends.ts';
import type { Hit } from './phrases.ts';
import type { Token } from './tokens.ts';
import { isOneOf, words } from './words.ts';

/** How a phrase is meant where a negation reaches it. */
export type NegationKind = 'negated' | 'cannot';

/** Things that are ruled out in one list are of one family. */
const families: Record<string, string> = {
  attribute: 'move',
  move: 'move',
  equipment: 'kit',
  prop: 'kit',
  kit: 'kit',
  machine: 'kit',
  bar: 'kit',
  household: 'kit',
  region: 'body',
  focus: 'body',
  part: 'body',
  smallPart: 'body',
  trouble: 'body',
  pain: 'body',
  place: 'place',
  quiet: 'place',
  space: 'place',
  condition: 'body',
  edge: 'edge',
};

/** What a comma must not deny along with the thing before it. */
const ailments = new Set(['pain', 'trouble', 'condition']);

/** In Portuguese 'no' is 'in the'; 'mais' and 'mas' are 'more' to a neighbour. */
const foreignCues: Partial<Record<Language, readonly string[]>> = {
  pt: ['no', 'mais'],
  es: ['mas'],
  en: [
    'so',
    'die',
    'ma',
    'pure',
    'u',
    'e',
    'o',
    'y',
    'ni',
    'ne',
    'nod',
    'nut',
    'nud',
    'kan',
    'koi',
  ],
  de: ['so', 'die', 'im'],
  fr: ['ni'],
};

export function isForeign(language: Language, word: string): boolean {
  return foreignCues[language]?.includes(word) ?? false;
}

/** 'Everything except squats' rules them out, whatever else was denied before. */
export const wholes = words(
  'all anything every everything alles alle todos todo todas toda cualquier tout tous toutes tutto tutti tudo tuda qualquer qualsiasi',
);

const owning = words(
  'my our the mein meine der die das mi mis el la mon ma mes le les il lo mio mia meu minha o a os as',
);

const closers = words(
  'stuff work things exercises kram zeug sachen ubungen cosas trucs choses roba cose coisas',
);

interface Grammar {
  tokens: readonly Token[];
  hits: readonly Hit[];
  language: Language;
}

class Reach {
  readonly starts = new Map<number, Hit[]>();
  readonly breaks = new Set<number>();
  readonly softBreaks = new Set<number>();
  readonly cues = new Set<number>();
  readonly joins = new Map<number, string>();
  private readonly tokens: readonly Token[];

  constructor({ tokens, hits, language }: Grammar) {
    this.tokens = tokens;
    for (const hit of hits) {
      const word = tokens[hit.from]?.text ?? '';
      if (isForeign(language, word) && hit.to === hit.from + 1) continue;
      if (hit.kind === 'neg') this.cues.add(hit.from);
      else if (hit.kind === 'break' && hit.value === 'none') continue;
      else if (hit.kind === 'break' && hit.value === 'soft') this.softBreaks.add(hit.from);
      // 'Que ça saute' is a thing, and 'que ça' in it ends nothing.
      else if (hit.kind === 'only' && this.isWithin(hits, hit)) continue;
      else if (isOneOf(hit.kind, 'break only correction')) this.breaks.add(hit.from);
      else if (hit.kind === 'join') this.joins.set(hit.from, hit.value);
      else if (families[hit.kind]) {
        this.starts.set(hit.from, [...(this.starts.get(hit.from) ?? []), hit]);
      }
    }
  }

  private isWithin(hits: readonly Hit[], { from, to }: Hit): boolean {
    return hits
      .slice(firstFrom(hits, Math.max(0, from - 1)), firstFrom(hits, to))
      .some((one) => one.kind === 'attribute' && one.from <= from && one.to > to);
  }

  /** Families of the things named between two tokens. */
  private familiesBetween(from: number, to: number): Set<string> {
    const found = new Set<string>();
    for (let i = from; i < to; i += 1) {
      for (const hit of this.starts.get(i) ?? []) found.add(families[hit.kind] ?? '');
    }
    return found;
  }

  /** Whether the words after a comma or an 'and' go on with the same kind of thing. */
  private goesOn(from: number, family: string): boolean {
    const segment = this.tokens[from]?.segment;
    let end = from;
    while (end < from + 5 && this.tokens[end]?.segment === segment) {
      const token = this.tokens[end];
      if (token?.kind === 'number' || this.breaks.has(end) || this.softBreaks.has(end))
        return false;
      if (this.starts.has(end)) break;
      end += 1;
    }
    // 'Nothing on my hands, core 15 min': what has a length of its own is a wish.
    const isTimed = this.starts.get(end)?.some(({ to }) => this.tokens[to]?.kind === 'number');
    if (family === 'body' && isTimed) return false;
    return this.familiesBetween(from, end + 1).has(family);
  }

  /** 'No asthma, diabetes or epilepsy' is one list; 'no asthma, high blood pressure' is not. */
  private isListTo(from: number): boolean {
    const { sentence } = this.tokens[from] ?? {};
    for (let i = from; i < from + 14 && this.tokens[i]?.sentence === sentence; i += 1) {
      if (this.joins.get(i) === 'or') return true;
      if (this.breaks.has(i) || this.cues.has(i)) return false;
    }
    return false;
  }

  /** Whether a part of the body is named next. */
  private isPart(from: number): boolean {
    const segment = this.tokens[from]?.segment;
    return [from, from + 1].some(
      (at) =>
        this.tokens[at]?.segment === segment &&
        this.starts.get(at)?.some(({ kind }) => isOneOf(kind, 'region focus part smallPart')),
    );
  }

  /** Whether the words up to the next comma tell of an ailment. */
  private namesAilment(from: number): boolean {
    const segment = this.tokens[from]?.segment;
    for (let i = from; this.tokens[i] && this.tokens[i]?.segment === segment; i += 1) {
      if (this.starts.get(i)?.some(({ kind }) => ailments.has(kind))) return true;
    }
    return false;
  }

  /** 'No kit' is a phrase of its own: what a negation within it denies is said already. */
  private spentOn(start: number): string {
    const around = this.starts
      .get(start - 1)
      ?.find(({ kind, to }) => isOneOf(families[kind], 'kit place') && to > start);
    return around ? (families[around.kind] ?? '') : '';
  }

  /** 'No kit' has its thing within: it turns back on nothing. */
  isPhrase(cue: Hit): boolean {
    return [cue.from, cue.from - 1].some((at) =>
      this.starts
        .get(at)
        ?.some(({ kind, to }) => isOneOf(families[kind], 'kit place') && to > cue.to),
    );
  }

  /** The things that a negation reaches whose scope begins at a token. */
  rightOf(start: number): Hit[] {
    const reached: Hit[] = [];
    const first = this.tokens[start];
    const spent = this.spentOn(start);
    let family = spent;
    let idle = 0;
    let lastJoin = '';
    // 'Lean on my hands': the hands within are no thing of another kind.
    let within = start;
    for (let i = start; first && i < this.tokens.length && idle < 7; i += 1) {
      const token = this.tokens[i];
      if (!token || token.sentence !== first.sentence || this.breaks.has(i)) break;
      if (family !== '' && (this.softBreaks.has(i) || this.cues.has(i))) break;
      const join = this.joins.get(i);
      const isComma = token.kind === 'mark' && token.segment !== this.tokens[i - 1]?.segment;
      if (isComma && (family === '' || spent !== '' || !this.goesOn(i + 1, family))) break;
      if (isComma && this.namesAilment(i + 1) && !this.isListTo(i + 1)) break;
      // 'No more pain, legs and push': of a pain that is gone no part is left out.
      const isOfPain = reached.length > 0 && reached.every(({ kind }) => ailments.has(kind));
      if (isComma && isOfPain && this.isPart(i + 1) && !this.isListTo(i + 1)) break;
      // 'No more pain and my knee's been niggling': a clause with a trouble of its own.
      if (join === 'and' && owning.has(this.tokens[i + 1]?.text) && this.namesAilment(i + 1)) break;
      // 'No grip stuff, legs and push': the noun closes what is refused.
      if (isComma && closers.has(this.tokens[i - 1]?.text) && !this.isListTo(i + 1)) break;
      if (join === 'and' && family !== '' && !this.goesOn(i + 1, family)) break;
      const here = i < within ? [] : (this.starts.get(i) ?? []);
      if (i < within) idle = 0;
      // 'No lunges for my bad knee' says nothing good about the knee.
      const isOther = here.length > 0 && !here.some((hit) => families[hit.kind] === family);
      if (family !== '' && isOther && join === undefined && lastJoin !== 'or') break;
      if (join !== undefined) lastJoin = join;
      else if (token.kind === 'word' && here.length > 0) lastJoin = '';
      // A new number opens a new thought: 'no jumping 20 minutes'.
      if (token.kind === 'number' && family !== '' && here.length === 0) break;
      idle = here.length > 0 || token.kind === 'mark' ? 0 : idle + 1;
      reached.push(...here);
      for (const { to } of here) within = Math.max(within, to);
      if (here[0] && family === '') family = families[here[0].kind] ?? '';
    }
    return reached;
  }

  /** The things before a negation that ends its clause: 'jumping is out'. */
  leftOf(end: number): Hit[] {
    const reached: Hit[] = [];
    const segment = this.tokens[end]?.segment;
    for (let i = end - 1; i >= 0 && i > end - 6; i -= 1) {
      const token = this.tokens[i];
      if (token?.segment !== segment || this.breaks.has(i) || this.softBreaks.has(i)) break;
      // 'Legs till I can't walk' asks for them.
      if (untilWords.has(token?.text)) return [];
      reached.push(...(this.starts.get(i) ?? []));
    }
    return reached;
  }
}

const tails = words('arent isnt arnt aint');

const closings = words(
  'please bitte danke thanks thank gracias merci grazie obrigad* por s porfa pls plz today tonight heute heut hoy oggi hoje aujourd que che weil perche porque because cos cuz car denn ever at all lol sorry mas more mehr plus piu mais again wieder',
);

/** 'The bike no', 'burpees nein danke': nothing is left for it to deny. */
function isAtEnd(tokens: readonly Token[], cue: Hit): boolean {
  const next = tokens[cue.to];
  const isSame = next?.segment === tokens[cue.from]?.segment;
  return next === undefined || next.kind === 'mark' || !isSame || closings.has(next.text);
}

const untilWords = words('until till til bis hasta finche fino jusqu jusque ate');

const refusingWords = words('no nope nah na nein nee ne non nao');
const longestAsked = 6;

/** Where a short question is answered with a no: 'AMRAP? no, five rounds' takes it back. */
function answeredNo(tokens: readonly Token[]): Map<number, { from: number; to: number }> {
  const found = new Map<number, { from: number; to: number }>();
  tokens.forEach(({ text }, at) => {
    if (text !== '?' || !refusingWords.has(tokens[at + 1]?.text)) return;
    let from = at;
    while (from > 0 && tokens[from - 1]?.sentence === tokens[at - 1]?.sentence) from -= 1;
    if (at - from <= longestAsked) found.set(at + 1, { from, to: at });
  });
  return found;
}

const untils = words('until till til bis hasta jusqu fino finche ate');

/** 'Burpees til I hate you': how long, and no refusal. */
export const isTilThen = (tokens: readonly Token[], { from }: Pick<Hit, 'from'>): boolean =>
  [from - 1, from - 2].some((at) => untils.has(tokens[at]?.text));

/**
 * What is ruled out: each cue reaches right over a list of things of one kind
 * up to the end of its clause; a cue that ends the clause reaches left.
 */
export function findNegated(grammar: Grammar): Map<Hit, NegationKind> {
  const { tokens, hits, language } = grammar;
  const reach = new Reach(grammar);
  const negated = new Map<Hit, NegationKind>();
  const answers = answeredNo(tokens);
  /** All that is there: 'besides the bar nothing'. */
  const kept = new Set<Hit>();
  for (const { from, to } of answers.values()) {
    for (const hit of hits) if (hit.from >= from && hit.to <= to) negated.set(hit, 'negated');
  }
  let openUntil = -1;
  /** Where the things that the last cue has reached end: 'not the bike, I hate the bike' is no double no. */
  let spentTo = -1;
  for (const cue of hits) {
    if (cue.kind !== 'neg' || answers.has(cue.from)) continue;
    if (isOfMood(hits, cue)) continue;
    if (isOfAllThere(grammar, cue)) {
      for (const hit of reach.rightOf(cue.to)) kept.add(hit);
      continue;
    }
    if (cue.value === 'drop' && isTilThen(tokens, cue)) continue;
    const word = tokens[cue.from]?.text ?? '';
    if (cue.to === cue.from + 1 && isForeign(language, word)) continue;
    const next = tokens[cue.to];
    const isInterjection =
      (next?.kind === 'mark' && isOneOf(next.text, ', . ! ; \n')) ||
      isBeforeNext(tokens, cue, reach.joins);
    if (cue.value === 'drop' && cue.from <= openUntil && !(spentTo > 0 && spentTo <= cue.from)) {
      // 'Don't skip legs' asks for them.
      for (const hit of reach.rightOf(cue.to)) negated.delete(hit);
      continue;
    }
    const isOfAll = tokens
      .slice(Math.max(0, cue.from - 1), cue.to)
      .some(({ text }) => wholes.has(text));
    if (cue.value === 'except' && !isOfAll && cue.from <= openUntil + 6 && openUntil >= 0) {
      for (const hit of reach.rightOf(cue.to)) negated.delete(hit);
      continue;
    }
    const polarity = cue.value === 'cannot' ? 'cannot' : 'negated';
    const right = isInterjection ? [] : reach.rightOf(cue.to);
    const isSpent = tokens[cue.to] !== undefined && reach.isPhrase(cue);
    // 'Box squats ok, lunges arent': of the one right before it.
    if (right.length === 0 && tails.has(word) && isAtEnd(tokens, cue)) {
      for (const hit of hits)
        if (hit.to === cue.from && families[hit.kind]) negated.set(hit, polarity);
      continue;
    }
    const left =
      right.length === 0 &&
      !isSpent &&
      (isAtEnd(tokens, cue) || isBeforeNext(tokens, cue, reach.joins)) &&
      endCues.has(tokens[cue.to - 1]?.text);
    for (const hit of left ? reach.leftOf(cue.from) : right) {
      // 'All good except a dodgy ankle', 'avoid knee pain': what hurts still hurts.
      const isPain = hit.kind === 'pain' || hit.kind === 'trouble' || hit.kind === 'condition';
      if (!kept.has(hit) && (cue.value === 'no' || !isPain)) negated.set(hit, polarity);
    }
    openUntil = isInterjection ? -1 : cue.to + 2;
    spentTo = right[0]?.to ?? -1;
  }
  moveToReach(hits, negated);
  for (const hit of hits) {
    // 'Jump-free', 'equipment-free'.
    if (hit.kind === 'suffix')
      for (const before of reach.leftOf(hit.from)) {
        // 'The cable machine is free' says that nobody is on it.
        const isThing = families[before.kind] === 'kit' && tokens[hit.from - 1]?.text !== '-';
        if (before.to >= hit.from - 1 && !isThing) negated.set(before, 'negated');
      }
    if (hit.kind === 'out')
      for (const before of reach.leftOf(hit.from)) {
        if (before.kind !== 'pain') negated.set(before, 'negated');
      }
  }
  return negated;
}

/** The cues of a text, which every word that may be denied asks for. */
const cuesOf = new WeakMap<readonly Hit[], readonly Hit[]>();

function cuesIn(hits: readonly Hit[]): readonly Hit[] {
  const known = cuesOf.get(hits) ?? hits.filter(({ kind }) => kind === 'neg');
  cuesOf.set(hits, known);
  return known;
}

/** Whether a cue stands right before a word that no list of things reaches: 'not too hard'. */
export function isDenied(
  { tokens, hits }: Pick<Grammar, 'tokens' | 'hits'>,
  word: Hit,
  reach = 3,
): boolean {
  return cuesIn(hits).some((cue) => {
    if (cue.to > word.from || word.from - cue.to > reach) return false;
    if (tokens[cue.from]?.segment !== tokens[word.from]?.segment) return false;
    return !hits.slice(firstFrom(hits, cue.from), firstFrom(hits, word.from)).some(
      (other) =>
        families[other.kind] &&
        // 'No equipment' is a thing and its denial in one.
        other.to > cue.to &&
        other.to <= word.from,
    );
  });
}
