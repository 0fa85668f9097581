import { exerciseById } from '../../../exercise/library.ts';
import { type Claim, claim } from '../../claims.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/moves/moves.ts';
import { isAtHand, isAverse, isPast, overlaps } from '../around.ts';
import { findTriggers } from '../body/triggers.ts';
import { readNoise } from '../kit/noise.ts';
import { isRestWay } from '../shape/layout.ts';
import { movesOfDays } from '../wish/moves-of-days.ts';
import { headOf, headOfPlural, refusedExercises } from './families.ts';
import { isTooMuch } from './limits.ts';
import { type FoundMax, findMaxima } from './maxima.ts';
import { findShortNames, isDayOf } from './short-names.ts';
import { isUntried } from './skill-aims.ts';
import { isSwappedOut } from './swapped.ts';

/** A skill and no exercise of every session. */
const skillComplexity = 4;
const simpleComplexity = 1;

/** 'I want to be able to do a pistol squat', 'handstand practice'. */
function isPractised({ tokens }: Scan, hit: Hit): boolean {
  if ((exerciseById(hit.value)?.complexity ?? 0) < skillComplexity) return false;
  const before = tokens.slice(Math.max(0, hit.from - 8), hit.from).map(({ text }) => text);
  const able = before.lastIndexOf('able');
  const isWished = before
    .slice(0, Math.max(0, able))
    .some((word) => isOneOf(word, 'want like love hope hoping goal'));
  // 'I want a handstand by Christmas': to have one is to learn it.
  const isToHave =
    terms.aOf.has(tokens[hit.from - 1]?.text) && terms.getWords.has(tokens[hit.from - 2]?.text);
  if (isToHave) return true;
  return isWished || isOneOf(tokens[hit.to]?.text, 'practice practise skill* progression*');
}

/** 'I can't do one pull-up, help me', 'zero chin-ups, get me to one'. */
function isAimedAt({ tokens, of, polarity }: Scan, hit: Hit): boolean {
  const before = tokens[hit.from - 1]?.text ?? '';
  const isNone = polarity(hit) === 'cannot' || terms.noneWords.has(before);
  if (!isNone) return false;
  // An aim that goes on with another move is that move's.
  const next = of('move').find(({ from }) => from >= hit.to);
  const end = next && next.value !== hit.value ? next.from - 3 : tokens.length;
  return of('aim').some(({ to }) => to <= end);
}

/** 'Still no pull-up, not one': it is missed, and no ban. */
const isStillMissed = ({ tokens }: Scan, { from }: Hit): boolean =>
  terms.stillWords.has(tokens[from - 2]?.text) && terms.noWords.has(tokens[from - 1]?.text);

/** 'Can't do a pull-up yet', 'working towards a pistol squat': a wish, not a ban. */
function isSkillGoal(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  const sentence = tokens[hit.from]?.sentence;
  if (isPractised(scan, hit) || isAimedAt(scan, hit) || isStillMissed(scan, hit)) return true;
  const near = tokens
    .slice(Math.max(0, hit.from - 6), hit.to + 6)
    .filter((token) => token.sentence === sentence);
  // A dead bug is learnt by doing it.
  const isSimple = (exerciseById(hit.value)?.complexity ?? 0) <= simpleComplexity;
  const isOpen = isSimple && scan.polarity(hit) === 'plain';
  if (near.some(({ text }) => terms.learnWords.has(text)) && !isOpen)
    return scan.polarity(hit) !== 'negated';
  if (terms.firstWords.has(tokens[hit.from - 1]?.text) && tokens[hit.from - 2]?.text !== ',')
    return scan.polarity(hit) === 'plain' && !isPast(scan, hit);
  return scan.polarity(hit) !== 'plain' && near.some(({ text }) => terms.yetWords.has(text));
}

/** 'My squat max is 100', 'I can do 5 pull-ups', 'from 38 to 44': facts, not wishes. */
function isFact(scan: Scan, hit: Hit): boolean {
  const { tokens, of } = scan;
  const start = Math.max(0, hit.from - 4);
  const before = tokens.slice(start, hit.from).map(({ text }) => text);
  const after = tokens.slice(hit.to, hit.to + 3).map(({ text }) => text);
  // 'Max strength overhead press' asks for a session.
  const isOfKind = (at: number) => of('sessionKind').some(({ from, to }) => from <= at && at < to);
  const isMax = before.some(
    (word, i) => i >= before.length - 2 && terms.maxWords.has(word) && !isOfKind(start + i),
  );
  if (isMax || (after.some((word) => terms.maxWords.has(word)) && !isDayOf(scan, hit))) return true;
  return before.some((word) => isOneOf(word, '#')) && before.some((word) => terms.can.has(word));
}
const worn = ['pain', 'tired', 'sorePart'];

/** A golf swing is no swing to train; 'sore from bench press' tells where it comes from. */
function isOtherMeaning({ tokens, of, polarity }: Scan, hit: Hit): boolean {
  const before = tokens[hit.from - 1]?.text ?? '';
  if (isOneOf(tokens[hit.from]?.text, 'swings swing') && terms.otherSwings.has(before)) return true;
  // 'Tengo la tibia cargada' is a heavy shin and no clean.
  const isLoaded = terms.loadedWords.has(tokens[hit.from]?.text) && hit.to === hit.from + 1;
  const ofBody = ['region', 'part', 'smallPart', 'sorePart', 'focus'];
  if (
    isLoaded &&
    ofBody.some((kind) => of(kind).some(({ to }) => hit.from - to <= 1 && to <= hit.from))
  )
    return true;
  // 'On the swing set', 'my blood pressure runs high'.
  const [word, next] = [tokens[hit.from]?.text, tokens[hit.to]?.text];
  if (isOneOf(word, 'swing swings') && isOneOf(next, 'set sets')) return true;
  if (isOneOf(word, 'run runs running') && isOneOf(next, 'high low hot cold')) return true;
  // 'Dip under 25' is about a time.
  if (isOneOf(tokens[hit.from]?.text, 'dip dips') && terms.below.has(tokens[hit.to]?.text))
    return true;
  const segment = tokens[hit.from]?.segment;
  const isCause = tokens
    .slice(Math.max(0, hit.from - 3), hit.from)
    .some((token) => terms.causes.has(token.text) && token.segment === segment);
  if (!isCause) return false;
  return worn.some((kind) =>
    of(kind).some(
      (word) =>
        word.from < hit.from &&
        tokens[word.from]?.segment === segment &&
        polarity(word) === 'plain',
    ),
  );
}

/** 'How do I keep my back flat in a deadlift?' asks about it. */
function isAskedAbout({ tokens }: Scan, hit: Hit): boolean {
  const { sentence } = tokens[hit.from] ?? {};
  const first = tokens.find((token) => token.sentence === sentence && token.kind === 'word');
  const end = tokens.findIndex((token, at) => at >= hit.to && token.sentence !== sentence);
  return tokens[end]?.text === '?' && terms.questions.has(first?.text);
}

/** 'Burpees? No thanks.', 'deadlifts out.' */
function isRefusedAfter({ tokens }: Scan, hit: Hit): boolean {
  const [next, after] = [tokens[hit.to], tokens[hit.to + 1]];
  if (next?.text === 'out') return after === undefined || after.kind === 'mark';
  return next?.text === '?' && isOneOf(after?.text, 'no nope nah nein non nao never');
}

/** 'Stronger legs for the stairs at work': what it is good for. */
const isPurpose = ({ tokens }: Scan, { from }: Hit): boolean =>
  terms.forWords.has(tokens[from - 2]?.text) && tokens[from - 1]?.kind === 'word';

/** 'Rows are fine': allowed, and no wish. */
export function isPermitted({ tokens }: Scan, hit: Hit): boolean {
  // 'No jumping, but burpees are fine' offers them.
  if (isOneOf(tokens[hit.from - 1]?.text, 'but pero aber mais ma mas')) return false;
  const at = isOneOf(tokens[hit.to]?.text, 'are r is sind ist estan esta sont est vanno va sao e')
    ? hit.to + 1
    : hit.to;
  return isOneOf(tokens[at]?.text, 'fine ok okay allowed erlaubt bien bene');
}

/** One name is out, or with the name of a family all of it. */
function ruleOut(scan: Scan, hit: Hit, rule: string): Claim[] {
  const quote = scan.quote(hit.from, hit.to);
  const features = { polarity: 'refuses', certainty: trust(hit, 0.9), quote } as const;
  const head = headOf(hit.value, quote);
  return [
    head ? claim('family', head, rule, features) : claim('exercise', hit.value, rule, features),
  ];
}

/** 'Good morning.' is a greeting, and a lung in German is no lunge. */
function isEverydayWord({ tokens, language }: Scan, hit: Hit): boolean {
  const said = tokens
    .slice(hit.from, hit.to)
    .map(({ text }) => text)
    .join(' ');
  if (said === 'good morning') return hit.from === 0 || tokens[hit.to]?.kind === 'mark';
  return said === 'lunge' && language.value === 'de';
}

/** 'Bench last week 70 3x8, today 72.5 3x6': told of the past, and asked for with new numbers. */
function isTakenUp(scan: Scan, hit: Hit): boolean {
  const { tokens, of } = scan;
  const now = of('lastTime').find(
    ({ value, from }) =>
      value === 'now' && from >= hit.to && tokens[from]?.sentence === tokens[hit.from]?.sentence,
  );
  // 'Semana passada' names no lunge.
  const isOfDay = of('past').some((past) => overlaps(past, hit));
  if (!now || isOfDay) return false;
  const { sentence } = tokens[now.from] ?? {};
  const isOther = of('move').some(
    ({ from }) => from >= now.to && tokens[from]?.sentence === sentence,
  );
  const isDosed = tokens.some(
    ({ text, sentence: own }, at) =>
      at > now.to && own === sentence && terms.timesSigns.has(text) && isNumberAt(scan, at + 1),
  );
  return !isOther && isDosed;
}

const isNumberAt = ({ tokens }: Scan, at: number): boolean => tokens[at]?.kind === 'number';

/** '0 pull-ups' are beyond somebody, and asked for by nobody; what is easier of the kind stays. */
const isZero = ({ tokens }: Scan, { from }: Hit): boolean =>
  tokens[from - 1]?.kind === 'number' && tokens[from - 1]?.value === 0;

function readMove(scan: Scan, hit: Hit, triggers: ReadonlySet<Hit>): Claim[] {
  if (isEverydayWord(scan, hit)) return [];
  const polarity = isRefusedAfter(scan, hit) ? 'negated' : scan.polarity(hit);
  const quote = scan.quote(hit.from, hit.to);
  const isTrigger = triggers.has(hit) || (scan.polarity(hit) === 'plain' && isAverse(scan, hit, 3));
  if (!isTrigger && isSkillGoal(scan, hit)) {
    const said = { polarity: 'denies', certainty: trust(hit, 0.85), quote } as const;
    return [claim('exercise', hit.value, 'exercise.skill', said)];
  }
  if (polarity !== 'plain' && isUntried(scan, hit)) {
    const said = { polarity: 'denies', certainty: trust(hit, 0.85), quote } as const;
    return [claim('exercise', hit.value, 'exercise.skill', said)];
  }
  if (polarity !== 'plain') return ruleOut(scan, hit, 'exercise.refused');
  if (isZero(scan, hit) && scan.tokens.some(({ text }) => terms.firstWords.has(text))) {
    const said = { polarity: 'denies', certainty: trust(hit, 0.85), quote } as const;
    return [claim('exercise', hit.value, 'exercise.skill', said)];
  }
  if (isZero(scan, hit)) {
    const none = { polarity: 'refuses', certainty: trust(hit, 0.85), quote } as const;
    return [claim('exercise', hit.value, 'exercise.none', none)];
  }
  if (isSwappedOut(scan, hit) || isTooMuch(scan, hit))
    return ruleOut(scan, hit, 'exercise.swapped');
  if (isTrigger) return ruleOut(scan, hit, 'exercise.trigger');
  const isOver = isPast(scan, hit) && !isTakenUp(scan, hit);
  if (isOver || isFact(scan, hit) || isOtherMeaning(scan, hit)) return [];
  if (isAskedAbout(scan, hit) || isPermitted(scan, hit)) return [];
  if (hit.value === 'stair-climb' && (isAtHand(scan, hit) || isPurpose(scan, hit))) return [];
  return [claim('exercise', hit.value, 'exercise.named', { certainty: trust(hit, 0.9), quote })];
}

/** Exercises asked for or ruled out by name. */
export const readMoves = oncePerText((scan: Scan): Claim[] => {
  const ruledOut = scan.of('attribute').filter((hit) => scan.polarity(hit) !== 'plain');
  const facts = findMaxima(scan);
  const triggers = findTriggers(scan);
  const claims: Claim[] = [];
  for (const hit of scan.of('move')) {
    // A stated maximum is a fact about the lift.
    if (isOnlyFact(scan, hit, facts) || isRestWay(scan, hit)) continue;
    if (movesOfDays(scan).includes(hit)) continue;
    // 'No planks' rules out a kind; its name is not said twice. Crunches have kin of their name.
    const isKind = ruledOut.some(({ from, to }) => from <= hit.from && hit.to <= to);
    if (isKind && hit.value !== 'crunch') continue;
    claims.push(...readMove(scan, hit, triggers));
  }
  claims.push(...refusedHeads(scan));
  for (const hit of findShortNames(scan)) {
    if (isOnlyFact(scan, hit, facts) || (isPast(scan, hit) && !isTakenUp(scan, hit))) continue;
    if (movesOfDays(scan).includes(hit)) continue;
    const quote = scan.quote(hit.from, hit.to);
    claims.push(claim('exercise', hit.value, 'exercise.short', { certainty: 0.8, quote }));
  }
  for (const hit of scan.of('attribute')) {
    if (!asksForJumps(scan, hit)) continue;
    const quote = scan.quote(hit.from, hit.to);
    claims.push(claim('exercise', 'squat-jump', 'exercise.jumps', { certainty: 0.75, quote }));
  }
  return withoutRefused(claims.filter((one) => !isTakenBack(scan, one)));
});
const headReach = 2;

/** 'No presses of any kind': the name of a family that no single move bears. */
function refusedHeads(scan: Scan): Claim[] {
  const { tokens } = scan;
  const named = [...scan.of('move'), ...scan.of('attribute')];
  return scan.of('neg').flatMap((cue) => {
    const at = tokens.findIndex(
      ({ segment }, i) =>
        i >= cue.to &&
        i < cue.to + headReach &&
        segment === tokens[cue.from]?.segment &&
        headOfPlural(tokens[i]?.text ?? '') !== undefined,
    );
    const head = at < 0 ? undefined : headOfPlural(tokens[at]?.text ?? '');
    if (!head || cue.value !== 'no' || named.some(({ from, to }) => from <= at && at < to))
      return [];
    const quote = scan.quote(at, at + 1);
    return [
      claim('family', head, 'exercise.head', { polarity: 'refuses', certainty: 0.85, quote }),
    ];
  });
}

const loudFrom = 2;

/** 'Skipping … no wait, the baby sleeps, so quietly': what is loud went with the correction. */
function isTakenBack(scan: Scan, one: Claim): boolean {
  if (one.slot !== 'exercise' || one.polarity !== 'wants') return false;
  const { tokens } = scan;
  const move = scan.of('move').find(({ value }) => value === one.value);
  const cut = scan.of('correction').findLast(({ from }) => move && from >= move.to);
  if (!move || !cut) return false;
  const end = tokens.length;
  const isWithout = tokens.some(
    ({ text }, at) =>
      at >= cut.to &&
      common.without.has(text) &&
      (at + 1 >= end || tokens[at + 1]?.kind === 'mark') &&
      !tokens.slice(cut.to, at).some(({ kind }) => kind === 'number'),
  );
  const { impact = 0, noise = 0 } = exerciseById(one.value) ?? {};
  const isLoud = Math.max(impact, noise) >= loudFrom;
  const isQuiet = readNoise(scan).some(({ hit, wish }) => wish === 'quiet' && hit.from >= cut.to);
  return isWithout || (isLoud && isQuiet);
}

/** 'HIIT with jumps' names no move, but asks for one; 'jumping is fine' does not. */
function asksForJumps(scan: Scan, hit: Hit): boolean {
  const isAsked = terms.addWords.has(scan.tokens[hit.from - 1]?.text);
  return isAsked && hit.value === 'jumping' && scan.polarity(hit) === 'plain';
}

/** A maximum that is told, and no session for the lift: 'deadlift max 180, 5x3 at 80 %' wants both. */
function isOnlyFact(scan: Scan, hit: Hit, facts: readonly FoundMax[]): boolean {
  const { tokens } = scan;
  const fact = facts.find(({ move }) => move.from === hit.from);
  if (!fact || isDayOf(scan, hit)) return false;
  const isBeside = fact.from <= hit.to && hit.from <= fact.to;
  const lifts = [...scan.of('move'), ...findShortNames(scan)];
  // 'Squat 200, bench 140. Today bench 4x4 at 80%': of the lift that is named anew.
  const isOfOther = (at: number) => {
    const ends = lifts.filter(({ to }) => to <= at);
    const last = Math.max(
      ...ends.map(({ from }) => from),
      ...facts.map(({ move }) => (move.to <= at ? move.from : -1)),
    );
    return last >= 0 && !facts.some(({ move }) => move.from === last);
  };
  const isDosed = tokens.some(
    ({ text }, at) =>
      ((text === '%' && at > hit.from) ||
        (text === 'x' && tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number')) &&
      !isOfOther(at),
  );
  const isAsked = facts.length === 1 && tokens.some(({ text }) => terms.askWords.has(text));
  return isBeside && !isDosed && !isAsked;
}

/** A refusal never ends up including what it refuses; each exercise is told of once. */
function withoutRefused(claims: readonly Claim[]): Claim[] {
  const isFinal = ({ rule }: Claim) => rule !== 'exercise.swapped';
  const out = new Set(refusedExercises(claims.filter(isFinal)));
  const seen = new Set<string>();
  return claims.filter((one) => {
    if (one.slot === 'exercise' && one.polarity !== 'refuses' && out.has(one.value)) return false;
    const key = `${one.slot} ${String(one.value)} ${one.polarity}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
