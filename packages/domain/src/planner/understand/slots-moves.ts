import { builtOn } from '../../exercise/built-on.ts';
import { exerciseById, exerciseLibrary } from '../../exercise/library.ts';
import type { Pattern } from '../../exercise/types.ts';
import type { Attribute } from '../../reading/vocabulary.ts';
import { moveHeads } from '../../reading/lexicon/moves.ts';
import { isDenied } from '../../reading/engine/negation.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import type { Reading } from './slots-person.ts';

export interface MoveReadings {
  wanted: Reading<string>[];
  excluded: (Reading<string> & { ids: string[] })[];
  patterns: Pattern[];
  attributes: Reading<Attribute>[];
  skillGoals: Reading<string>[];
}

const wholePatterns: Record<string, Pattern> = {
  squat: 'squat',
  lunge: 'lunge',
  sprint: 'sprint',
  carry: 'carry',
  crawl: 'crawl',
};

const skillWords =
  /^(?:yet|towards|toward|learn|learning|first|noch|lernen|todavia|aun|aprender|encore|apprendre|ancora|imparare|ainda|unlock|progress)$/;

/** A skill and no exercise of every session. */
const skillComplexity = 4;

/** 'I want to be able to do a pistol squat', 'handstand practice'. */
function isPractised({ tokens }: Scan, hit: Hit): boolean {
  if ((exerciseById(hit.value)?.complexity ?? 0) < skillComplexity) return false;
  const before = tokens.slice(Math.max(0, hit.from - 8), hit.from).map(({ text }) => text);
  return (
    /\b(?:want|like|love|hope|hoping|goal)\b.* able to\b/.test(before.join(' ')) ||
    /^(?:practi[cs]e|skills?|progressions?)$/.test(tokens[hit.to]?.text ?? '')
  );
}

/** 'Can't do a pull-up yet', 'working towards a pistol squat': a wish, not a ban. */
function isSkillGoal(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  const sentence = tokens[hit.from]?.sentence;
  if (isPractised(scan, hit)) return true;
  return tokens
    .slice(Math.max(0, hit.from - 5), hit.to + 4)
    .some((token) => token.sentence === sentence && skillWords.test(token.text));
}

function isPast({ tokens, of }: Scan, hit: Hit): boolean {
  return of('past').some((cue) => tokens[cue.from]?.segment === tokens[hit.from]?.segment);
}

/** 'My squat max is 100', 'I can do 5 pull-ups': facts, not wishes. */
function isFact({ tokens }: Scan, hit: Hit): boolean {
  const before = tokens.slice(Math.max(0, hit.from - 4), hit.from).map(({ text }) => text);
  const after = tokens.slice(hit.to, hit.to + 3).map(({ text }) => text);
  const saysMax = [...before.slice(-2), ...after].some((word) => /^(?:max|1rm|pr|pb)$/.test(word));
  return (
    saysMax ||
    (/\b(?:i|im|can only|can) (?:can|do|manage|only)\b/.test(before.join(' ')) &&
      before.some((word) => /^\d+$/.test(word)))
  );
}

const otherSwings = /^(?:golf|tennis|baseball|bat|mood|cricket)$/;
const causes = /^(?:from|after|since|nach|vom|von|por|tras|despues|apres|dopo|depois)$/;
const worn = ['pain', 'tired', 'sorePart'];

/** A golf swing is no swing to train; 'sore from bench press' tells where it comes from. */
function isOtherMeaning({ tokens, of }: Scan, hit: Hit): boolean {
  const isSwing = /^swings?$/.test(tokens[hit.from]?.text ?? '');
  if (isSwing && otherSwings.test(tokens[hit.from - 1]?.text ?? '')) return true;
  const isCause = tokens
    .slice(Math.max(0, hit.from - 3), hit.from)
    .some(({ text, segment }) => causes.test(text) && segment === tokens[hit.from]?.segment);
  const segment = tokens[hit.from]?.segment;
  return (
    isCause &&
    worn.some((kind) =>
      of(kind).some((word) => word.from < hit.from && tokens[word.from]?.segment === segment),
    )
  );
}

/** 'No push-ups' rules out every kind of them; 'no archer push-ups' only that one. */
function kindOf(id: string, words: string): { ids: string[]; head: string | null } {
  const said = words
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/(?:es|s)$/, '');
  const head = moveHeads.find((name) => {
    const plain = name.replaceAll('-', ' ');
    return (
      said === plain ||
      said.replaceAll(' ', '') === plain.replaceAll(' ', '') ||
      `${said}e` === plain ||
      said === plain.replace(/s$/, '') ||
      (said === 'press up' && name === 'push-up')
    );
  });
  if (!head) return { ids: [id], head: null };
  const whole = new RegExp(`(?:^|-)${head}(?:-|$)`);
  const ids = exerciseLibrary.map((exercise) => exercise.id).filter((other) => whole.test(other));
  return { ids: [...new Set([id, ...ids, ...builtOn(head)])], head };
}

const foreignHeads: Record<string, string> = {
  'air-squat': 'squat',
  'reverse-lunge': 'lunge',
  'push-up': 'push up',
  'pull-up': 'pull up',
  'conventional-deadlift': 'deadlift',
  'forearm-plank': 'plank',
  'two-hand-swing': 'swing',
  crunch: 'crunch',
  burpee: 'burpee',
};

const isOtherKneel = /^(?:easy|gentle|hard|tough|kind|weight|pressure|pain|strain)$/;

const barLifts =
  /^(?:air-squat|back-squat|conventional-deadlift|overhead-press|one-arm-dumbbell-row)$/;

/** Words that are a lift only in the company of others. */
const shortNames: Record<string, string> = {
  bench: 'bench-press',
  row: 'one-arm-dumbbell-row',
  press: 'overhead-press',
  curl: 'dumbbell-curl',
  curls: 'dumbbell-curl',
  incline: 'incline-bench-press',
};
const liftAmount = /^(?:x|kg|kgs|kilos?|lbs?|sets?)$/;
const listJoint = /^(?:,|and|&|\+|\/|und|y|et|e)$/;

/** 'Squat, bench and row', 'bench day', 'row 3x10': the lift, not the thing to lie on. */
export function findShortNames(scan: Scan): Hit[] {
  const { tokens } = scan;
  const moves = scan.of('move');
  const lifts = new Set(
    moves
      .filter((hit) => barLifts.test(hit.value) && scan.polarity(hit) === 'plain')
      .flatMap(({ from, to }) => [from, to - 1]),
  );
  const beside = (at: number, step: 1 | -1) =>
    listJoint.test(tokens[at + step]?.text ?? '') ? at + 2 * step : at + step;
  const found: Hit[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const value = shortNames[text];
    if (!value || moves.some(({ from, to }) => from <= at && at < to)) continue;
    const isThing = /^(?:a|the|my|with|an|no|without|leg|legs|hamstring|wrist|nordic)$/.test(
      tokens[at - 1]?.text ?? '',
    );
    const isDay = text === 'bench' && tokens[at + 1]?.text === 'day';
    const isDosed =
      tokens[at + 1]?.kind === 'number' && liftAmount.test(tokens[at + 2]?.text ?? '');
    const around = [beside(at, 1), beside(at, -1)];
    // 'Bench, incline': two presses, where either alone is a thing to lie on.
    const isPair = around.some(
      (other) =>
        Math.abs(other - at) === 2 &&
        /^bench incline$|^incline bench$/.test(`${text} ${tokens[other]?.text}`),
    );
    const isListed = isPair || around.some((other) => lifts.has(other));
    if (isThing || !(isDay || isListed || isDosed)) continue;
    lifts.add(at);
    found.push({ kind: 'move', value, from: at, to: at + 1, typo: 0 });
  }
  return found;
}

const withWords = /^(?:with|include|including|add|some|mit|con|avec|com)$/;

/** 'HIIT with jumps' names no move, but asks for one; 'jumping is fine' does not. */
function asksForJumps(scan: Scan, hit: Hit): boolean {
  const isAsked = withWords.test(scan.tokens[hit.from - 1]?.text ?? '');
  return isAsked && hit.value === 'jumping' && scan.polarity(hit) === 'plain';
}

/** Exercises asked for or ruled out by name, and whole kinds of move that are out. */
export function readMoves(scan: Scan, triggers: readonly Hit[]): MoveReadings {
  const result: MoveReadings = {
    wanted: [],
    excluded: [],
    patterns: [],
    attributes: [],
    skillGoals: [],
  };
  const kinds = new Map<string, ReturnType<typeof kindOf>>();
  const ruledOut = scan.of('attribute').filter((hit) => scan.polarity(hit) !== 'plain');
  for (const hit of scan.of('move')) {
    // 'No planks' rules out a kind; its name is not said twice.
    if (ruledOut.some(({ from, to }) => from <= hit.from && hit.to <= to)) continue;
    const quote = scan.quote(hit.from, hit.to);
    const reading = { value: hit.value, confidence: trust(hit, 0.9), quote };
    // 'Burpees? No thanks.'
    const isRefused =
      scan.tokens[hit.to]?.text === '?' &&
      /^(?:no|nope|nah|nein|non|nao|never)$/.test(scan.tokens[hit.to + 1]?.text ?? '');
    const polarity = isRefused ? 'negated' : scan.polarity(hit);
    const isTrigger = triggers.includes(hit);
    if (polarity !== 'negated' && isSkillGoal(scan, hit) && !isTrigger)
      result.skillGoals.push(reading);
    else if (polarity !== 'plain' || isTrigger) {
      const isEnglish = new RegExp(hit.value.replaceAll('-', '.?')).test(quote.toLowerCase());
      const said = isEnglish ? quote : (foreignHeads[hit.value] ?? quote);
      const { ids, head } = kinds.get(`${hit.value} ${said}`) ?? kindOf(hit.value, said);
      kinds.set(`${hit.value} ${said}`, { ids, head });
      if (result.excluded.some((other) => other.value === hit.value)) continue;
      result.excluded.push({ ...reading, ids });
      const pattern = head ? wholePatterns[head] : undefined;
      if (pattern) result.patterns.push(pattern);
    } else if (!isPast(scan, hit) && !isFact(scan, hit) && !isOtherMeaning(scan, hit))
      result.wanted.push(reading);
  }
  for (const { value, from, to } of findShortNames(scan)) {
    result.wanted.push({ value, confidence: 0.8, quote: scan.quote(from, to) });
  }
  for (const hit of scan.of('attribute').filter((hit) => asksForJumps(scan, hit))) {
    const quote = scan.quote(hit.from, hit.to);
    result.wanted.push({ value: 'squat-jump', confidence: trust(hit, 0.8), quote });
  }
  const byAttribute = new Map<string, Reading<Attribute>>();
  for (const hit of ruledOut) {
    if (isOtherKneel.test(scan.tokens[hit.from - 1]?.text ?? '')) continue;
    byAttribute.set(hit.value, {
      value: hit.value as Attribute,
      confidence: trust(hit, 0.93),
      quote: scan.quote(Math.max(0, hit.from - 1), hit.to),
    });
  }
  for (const hit of scan.of('seated')) {
    const isHabit = /^(?:all|most|too|for|so)$/.test(scan.tokens[hit.to]?.text ?? '');
    if (isHabit || isDenied(scan, hit)) continue;
    const quote = scan.quote(hit.from, hit.to);
    byAttribute.set('standing', { value: 'standing', confidence: trust(hit, 0.9), quote });
  }
  result.attributes = [...byAttribute.values()];
  const out = new Set(result.excluded.flatMap(({ ids }) => ids));
  result.wanted = result.wanted.filter(
    ({ value }, i, all) => !out.has(value) && all.findIndex((other) => other.value === value) === i,
  );
  result.patterns = [...new Set(result.patterns)];
  return result;
}
