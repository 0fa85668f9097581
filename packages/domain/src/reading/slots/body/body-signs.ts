import { hitsBetween, isPrevented, sentenceAround, textAt, when } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/body-signs.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { startingAt } from '../around.ts';
import { type BodyPart, isPainful, joinedTo } from './body-parts.ts';
import { firstWord, ownerOfFine, stateOfFine } from './fine-signs.ts';
import type { Sign } from './sign.ts';

function gapBetween(scan: Scan, word: Hit, part: BodyPart): number {
  const [from, to] = part.to <= word.from ? [part.to, word.from] : [word.to, part.from];
  const between = scan.tokens.slice(from, Math.max(from, to));
  if (word.kind !== 'fault') return between.length;
  return between.filter(({ text }) => !terms.lightWords.has(text)).length;
}

const farthest = 12;

/** The words of pain reach so many tokens; after a comma less. */
function reachOf(word: Hit): number {
  if (word.kind === 'fault') return 2;
  if (word.kind === 'sound') return 4;
  return word.value === 'stiff' ? 4 : 7;
}

/** 'My knee is fine but my hip hurts': a turn leaves each side its own. */
function isTurned(scan: Scan, word: Hit, part: BodyPart, parts: readonly BodyPart[]): boolean {
  const [from, to] = part.to <= word.from ? [part.to, word.from] : [word.to, part.from];
  const turn = scan.tokens.slice(from, to).findLastIndex(({ text }) => common.but.has(text)) + from;
  if (turn < from) return false;
  const { sentence } = scan.tokens[word.from] ?? {};
  return parts.some(
    (other) =>
      other !== part &&
      scan.tokens[other.from]?.sentence === sentence &&
      other.from > turn === word.from > turn,
  );
}

/** 'Non reggono niente', 'can't take anything': the denial is a part of the trouble. */
const saysNo = (scan: Scan, word: Hit): boolean =>
  scan.of('neg').some(({ from }) => from >= word.from && from < word.to);

/** The part that a word of pain speaks of: the nearest one of its sentence. */
function ownerOfPain(scan: Scan, word: Hit, parts: readonly BodyPart[]): BodyPart | null {
  const { sentence, segment } = scan.tokens[word.from] ?? {};
  const here = parts.filter((part) => scan.tokens[part.from]?.sentence === sentence);
  // Where one part alone is spoken of, all of its sentence may be about it.
  const isOnly = here.length === 1 && word.kind === 'pain' && word.value === 'pain';
  let best: BodyPart | null = null;
  let least = (isOnly ? farthest : reachOf(word)) + 0.5;
  for (const part of here) {
    if (part.from < word.to && word.from < part.to) continue;
    if (word.value === 'care' && part.from < word.to && !isCareAfter(scan, word, part)) continue;
    // 'Get up off my low sofa without using my hands' is off the sofa.
    const isOff = word.value === 'care' && textAt(scan, word.from) === 'off';
    if (isOff && part.from - word.to > 1) continue;
    const isOfWriter = scan.of('tired').some(({ from }) => from === word.from);
    if (isOfWriter && scan.tokens[part.from]?.segment !== segment) continue;
    const isApart = scan.tokens[part.from]?.segment !== segment;
    if (isApart && (word.kind === 'fault' || isOfPastDay(scan, part))) continue;
    const near = gapBetween(scan, word, part) + (isApart ? 2 : 0);
    if (near >= least) continue;
    const far = near + (isTurned(scan, word, part, parts) ? 9 : 0);
    if (far < least) [best, least] = [part, far];
  }
  if (best) return best;
  const start = sentenceAround(scan, word.from).from;
  const isOfIt = word.from - start <= 4 && terms.pronouns.has(textAt(scan, firstWord(scan, start)));
  const before = parts.findLast((part) => part.to <= start);
  return word.kind === 'pain' && isOfIt && before && start - before.to <= 14 ? before : null;
}

/** 'Yesterday chest and before that shoulders, I'm wrecked': trained, and so is the writer. */
const isOfPastDay = (scan: Scan, { from, to, isTrouble }: BodyPart): boolean =>
  !isTrouble && scan.of('pastDay').some((day) => day.to === from || day.from === to);

const isCareAfter = (scan: Scan, word: Hit, part: BodyPart) =>
  isOneOf(textAt(scan, word.from), 'friendly schonend gelenkschonend schonen') &&
  word.from - part.to <= 2;

/** 'W/o'. */
const isShortWithout = (scan: Scan, at: number) =>
  textAt(scan, at) === 'o' && textAt(scan, at - 1) === '/' && textAt(scan, at - 2) === 'w';

/** 'No longer bends without pain', 'does not stop hurting', 'no pain unless I squat'. */
export function isFeltAfterAll(scan: Scan, word: Hit): boolean {
  const { from, to } = sentenceAround(scan, word.from);
  const course = hitsBetween(
    scan,
    'course',
    Math.max(from, word.from - 8),
    Math.min(to, word.to + 7),
  );
  const isUnending = course.some(({ value, to: end }) => value === 'unending' && end <= word.to);
  const isUnless = course.some(({ value, from: at }) => value === 'unless' && at >= word.to);
  const without = [1, 2, 3, 4]
    .map((back) => word.from - back)
    .find((at) => common.without.has(textAt(scan, at)) || isShortWithout(scan, at));
  const isDouble =
    without !== undefined &&
    hitsBetween(scan, 'neg', Math.max(from, without - 12), without).length > 0;
  return isUnending || isUnless || isDouble;
}

function isKeptFresh(scan: Scan, word: Hit, part: BodyPart): boolean {
  const { from, to } = sentenceAround(scan, word.from);
  const isAhead = hitsBetween(scan, 'time', from, to).some(({ value }) => value === 'ahead');
  const isFinger = scan.tokens
    .slice(part.from, part.to)
    .some(({ text }) => terms.fingers.has(text));
  return isFinger && (isAhead || word.from - part.to <= 1);
}

/** One of these that is sore is no tired muscle: 'sore shoulder', but 'sore shoulders' and 'sore calf'. */
const jointsThatAche: readonly string[] = [
  'knee',
  'low_back',
  'wrist',
  'elbow',
  'ankle',
  'neck',
  'shoulder',
  'hip',
];

function stateOfPain(scan: Scan, word: Hit, part: BodyPart): Sign | null {
  const sign = (state: Sign['state'], certainty: number, rule: string): Sign => ({
    state,
    word,
    certainty,
    rule: `injury.${rule}`,
  });
  const isNegated =
    word.kind === 'pain'
      ? scan.polarity(word) === 'negated' && !saysNo(scan, word)
      : isDenied(scan, word, 2);
  const isAllowed = scan.of('allow').some((hit) => hit.from <= word.from && word.to <= hit.to);
  if (isNegated || isAllowed) {
    if (isFeltAfterAll(scan, word)) return sign('active', 0.8, 'after-all');
    // 'Nothing that hurts my knee' speaks of a knee to spare.
    const isSpared =
      terms.harmVerbs.has(textAt(scan, word.from)) &&
      part.from >= word.to &&
      isOneOf(textAt(scan, word.from - 1), 'that which was que qui che das');
    if (isSpared) return sign('active', 0.7, 'spare');
    return word.value === 'care' ? null : sign('denied', 0.9, 'denied');
  }
  if (word.kind === 'sound') return sign('sound', 0.5, 'sound');
  if (word.kind === 'fault') {
    // 'Signed my elbow off' lets it go.
    const isSigned = textAt(scan, word.from) === 'off' && textAt(scan, part.from - 2) === 'signed';
    if (isSigned) return null;
    if (!part.isMuscles && part.region !== null) return sign('active', 0.8, 'fault');
    const isWorn = terms.worn.has(textAt(scan, word.from)) && word.from >= part.to;
    return isWorn ? sign('sore', 0.7, 'worn') : null;
  }
  switch (word.value) {
    case 'care':
      // 'Bouldering tomorrow, so spare the fingers': kept fresh, not hurt.
      if (isKeptFresh(scan, word, part)) return null;
      return sign('active', 0.7, 'care');
    case 'sore':
      if (part.region === null || part.isMuscles || !jointsThatAche.includes(part.region)) {
        return sign('sore', 0.85, 'sore');
      }
      return terms.literallySore.has(textAt(scan, word.from)) ? sign('active', 0.7, 'sore') : null;
    case 'stiff':
      return part.isMuscles || part.region === null || part.region === 'neck'
        ? null
        : sign('active', 0.55, 'stiff');
    default:
      return sign('active', part.isTrouble ? 0.92 : 0.9, 'pain');
  }
}

/** 'The cable machine broke', 'my band is busted': said of a thing, not of a body. */
function isOfThing(scan: Scan, word: Hit, parts: readonly BodyPart[]): boolean {
  const things = ['equipment', 'machine', 'prop', 'kit', 'animal'].flatMap((kind) =>
    hitsBetween(scan, kind, Math.max(0, word.from - 5), word.from),
  );
  // 'I broke my bar, so back without it': the thing stands behind.
  const isThingNext = ['equipment', 'machine', 'bar', 'prop', 'kit'].some((kind) =>
    hitsBetween(scan, kind, word.to, word.to + 3).some(({ from }) =>
      scan.tokens.slice(word.to, from).every(({ text }) => terms.articles.has(text)),
    ),
  );
  const nearest = Math.max(-1, ...things.map(({ to }) => to));
  const isPartAfter = parts.some(({ from }) => from >= nearest && from < word.from);
  const { segment } = scan.tokens[word.from] ?? {};
  const isPartNext = parts.some(
    ({ from }) => from >= word.to && from - word.to <= 2 && scan.tokens[from]?.segment === segment,
  );
  if (isThingNext && terms.broken.has(textAt(scan, word.from))) return true;
  return nearest >= 0 && word.from - nearest <= 2 && !isPartAfter && !isPartNext;
}

/** 'Knees fine, I just hate them': the writer hates, and no knee does. */
function isOwnDislike(scan: Scan, { from }: Hit): boolean {
  const isDislike = isOneOf(textAt(scan, from), 'hate dislike');
  return isDislike && [from - 1, from - 2].some((at) => textAt(scan, at) === 'i');
}

/** 'Pulled deadlifts': lifted, and no muscle torn. */
const isLift = (scan: Scan, { from, to }: Hit): boolean =>
  isOneOf(textAt(scan, from), 'pulled pull') && startingAt(scan, 'move', to) !== undefined;

/** 'Kill me again: shoulders': what is to be done, and to which part. */
const isTitled = (scan: Scan, word: Hit, parts: readonly BodyPart[]): boolean =>
  scan.of('mood').some(({ from, to }) => from < word.to && word.from < to) &&
  parts.some(
    (part) =>
      part.from >= word.to &&
      scan.tokens.slice(word.to, part.from).some(({ text }) => text === ':'),
  );

/** 'My back hurts, walking is no problem': the way is none, and the back still is one. */
function isOfOtherWay(scan: Scan, word: Hit, part: BodyPart): boolean {
  const { segment } = scan.tokens[word.from] ?? {};
  const isApart = part.to <= word.from && scan.tokens[part.from]?.segment !== segment;
  return (
    isApart &&
    ['way', 'move'].some((kind) =>
      hitsBetween(scan, kind, part.to, word.from).some(
        ({ from }) => scan.tokens[from]?.segment === segment,
      ),
    )
  );
}

/** For each part what the words around it say, in the order of the text. */
export function signsOf(scan: Scan, parts: readonly BodyPart[]): Map<BodyPart, Sign[]> {
  const found = new Map<BodyPart, Sign[]>(parts.map((part) => [part, []]));
  const put = (part: BodyPart, sign: Sign | null) => {
    if (sign) found.get(part)?.push(sign);
  };
  const taken = new Set<number>();
  for (const kind of ['pain', 'sound', 'fault']) {
    for (const word of scan.of(kind)) {
      if (isOwnDislike(scan, word) || isLift(scan, word) || isTitled(scan, word, parts)) continue;
      if (word.typo > 1 || taken.has(word.from) || isOfThing(scan, word, parts)) continue;
      const owner = ownerOfPain(scan, word, parts);
      if (!owner) continue;
      taken.add(word.from);
      for (const part of joinedTo(scan, parts, owner, owner.to <= word.from ? -1 : 1)) {
        const sign = stateOfPain(scan, word, part);
        if (sign?.state !== 'denied' || !isOfOtherWay(scan, word, part)) put(part, sign);
      }
    }
  }
  for (const word of scan.of('fine')) {
    if (word.typo > 0 || parts.some(({ from, to }) => from <= word.from && word.from < to))
      continue;
    const owner = ownerOfFine(scan, word, parts);
    if (!owner) continue;
    for (const part of joinedTo(scan, parts, owner, -1)) {
      // 'Strained hamstring, the shoulder is fine': each has a word of its own.
      const segment = scan.tokens[part.from]?.segment;
      const isOwn = found
        .get(part)
        ?.some(
          (sign) => sign.state === 'active' && scan.tokens[sign.word.from]?.segment === segment,
        );
      const isApart = scan.tokens[owner.from]?.segment !== segment;
      if (part === owner || !(isOwn && isApart)) put(part, stateOfFine(scan, word, part));
    }
  }
  for (const [part, signs] of found) {
    found.set(
      part,
      signs.toSorted((a, b) => a.word.from - b.word.from),
    );
  }
  return found;
}

const isWeakness = (scan: Scan, { from }: Hit) => terms.weakWords.has(textAt(scan, from));

/** 'Had a bad wrist once and my back twinges': where the clause of a part and its pain begins. */
function ownClause(scan: Scan, part: BodyPart, word: Hit): number {
  const start = Math.min(part.from, word.from);
  const lead = [1, 2, 3].find((back) => common.joints.has(textAt(scan, start - back)));
  if (lead === undefined || word === part) return 0;
  const { from } = sentenceAround(scan, start);
  const isOwned = lead === 1 || common.own.has(textAt(scan, start - lead + 1));
  const isOther = hitsBetween(scan, 'region', from, start - lead).length > 0;
  return isOwned && isOther ? start - lead : 0;
}

/** 'My hip is playing up, once had a bad wrist, long gone': where another's past begins. */
function otherPast(scan: Scan, part: BodyPart, word: Hit): number {
  const end = Math.max(part.to, word.to);
  const { segment } = scan.tokens[end - 1] ?? {};
  const other = scan
    .of('time')
    .find(
      ({ value, from, to }) =>
        value === 'long_past' &&
        from >= end &&
        scan.tokens[from]?.segment !== segment &&
        scan
          .of('region')
          .some(
            (hit) =>
              hit.value !== part.region &&
              hit.from >= to &&
              scan.tokens[hit.from]?.segment === scan.tokens[from]?.segment,
          ),
    );
  return other?.from ?? Number.POSITIVE_INFINITY;
}

/** What stands of a part after all that is said of it, or nothing. */
export function lastingSign(scan: Scan, part: BodyPart, signs: readonly Sign[]): Sign | null {
  const own: Sign = { state: 'active', word: part, certainty: 0.9, rule: 'injury.trouble' };
  const isNamed = part.isTrouble;
  const isUnnamed = isNamed && scan.polarity(part) === 'negated';
  if (isUnnamed && signs.length === 0) return { ...own, state: 'denied', rule: 'injury.denied' };
  const all = isNamed ? [own, ...signs] : signs;
  const last = all.at(-1);
  if (!last) return null;
  const active = all.filter(({ state }) => state === 'active');
  const end = all.findLast(({ state }) => state === 'healed' || state === 'past');
  const isDeniedOnly = active.length === 0 || all.every(({ state }) => state !== 'active');
  if (isDeniedOnly) return last.state === 'sound' && all.length > 1 ? (all[0] ?? last) : last;
  const lastActive = active.at(-1) ?? last;
  const { from, to } = sentenceAround(scan, lastActive.word.from);
  const isStill = hitsBetween(scan, 'time', from, to).some(
    ({ value, to: at }) => value === 'still' && (!end || at > end.word.from) && isPainful(scan, at),
  );
  const denial = all.findLast(({ state }) => state === 'denied');
  if (end && isStill && end.state === 'healed' && end.word.from > lastActive.word.from) {
    return { ...lastActive, certainty: 0.7, rule: 'injury.still' };
  }
  if (end && (end.word.from > lastActive.word.from || !isStill)) {
    const isNewPain = lastActive.word.from > end.word.to && lastActive.rule !== 'injury.trouble';
    if (!isNewPain) return end;
  }
  // 'It moans on the stairs, no swelling', 'sprained, nothing broken': still to be minded.
  // 'It's not hurting, only weak': nothing to be spared.
  if (denial && active.every(({ word }) => isWeakness(scan, word))) return denial;
  const isLesser = denial && terms.lesserSigns.has(textAt(scan, denial.word.from));
  if (denial && !isLesser && denial.word.from > lastActive.word.from) return denial;
  if (isPrevented(scan, part) || isPrevented(scan, lastActive.word)) return null;
  const spans = [part, lastActive.word];
  const since = ownClause(scan, part, lastActive.word);
  const until = otherPast(scan, part, lastActive.word);
  if (!isStill && spans.some((span) => when(scan, span, since, until) === 'past')) {
    return { ...lastActive, state: 'past', certainty: 0.8, rule: 'injury.long-past' };
  }
  return lastActive;
}
