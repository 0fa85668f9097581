import { type Claim, claim, type NamedPart } from '../../claims.ts';
import {
  hitsBetween,
  segmentAround,
  sentenceAround,
  textAt,
  whose,
} from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import { soreMuscles } from '../../lexicon/circumstances/readiness.ts';
import { terms } from '../../lexicon/terms/body/injury.ts';
import type { FocusArea, InjuryRegion } from '../../vocabulary.ts';
import { areaLabel } from '../wish/named-parts.ts';
import { type BodyPart, partsIn, sideOf } from './body-parts.ts';
import { lastingSign, signsOf } from './body-signs.ts';
import { hasNails, learnedSign } from './learned-sign.ts';
import { putRight } from './put-right.ts';
import type { Sign } from './sign.ts';

/** Nobody names more; whoever repeats a word a thousand times waits for nothing. */
const mostParts = 80;

/** What was made of the parts of a body, for whoever reads wishes for them. */
export interface BodyReading {
  claims: Claim[];
  /** Tokens that speak of a hurt, healed or sore part: no wish to train it. */
  taken: ReadonlySet<number>;
}

/** 'Hurts when I squat', 'pain going down stairs'; or what stands before: 'squats hurt my knee'. */
function triggerOf(scan: Scan, part: BodyPart, { word }: Sign): string | undefined {
  const end = Math.max(word.to, part.to);
  const { to } = segmentAround(scan, end - 1);
  const isGoing = textAt(scan, end).endsWith('ing') && end < to;
  if (end < to && (terms.occasions.has(textAt(scan, end)) || isGoing)) {
    const stop = Math.min(to, end + 5);
    if (stop > end + 1 && scan.tokens[end + 1]?.kind === 'word') return scan.quote(end, stop);
  }
  const start = Math.min(word.from, part.from);
  const before = segmentAround(scan, start).from;
  const cause = ['move', 'attribute', 'focus', 'way']
    .flatMap((kind) => hitsBetween(scan, kind, before, start))
    .find((hit) => start - hit.to <= 2 && hit.to <= word.from);
  return cause && word.to <= part.from ? scan.quote(cause.from, cause.to) : undefined;
}

const bareJoints: readonly string[] = ['knee', 'wrist', 'elbow', 'ankle', 'shoulder', 'low_back'];

/** 'No lunges, my knee': a joint that stands alone after what is ruled out. */
function bareSign(scan: Scan, part: BodyPart): Sign | null {
  if (!part.region || part.isMuscles || !bareJoints.includes(part.region)) return null;
  const { from, to } = segmentAround(scan, part.from);
  const rest = scan.tokens
    .slice(from, to)
    .filter((token, i) => token.kind === 'word' && (from + i < part.from || from + i >= part.to));
  const isAlone = rest.length > 0 && rest.every(({ text }) => terms.leads.has(text));
  const isRuledOut = hitsBetween(scan, 'neg', Math.max(0, from - 12), from).length > 0;
  if (!isAlone || !isRuledOut) return null;
  return { state: 'active', word: part, certainty: 0.65, rule: 'injury.bare' };
}

const areaOfSore: Record<string, FocusArea> = {
  legs: 'legs',
  quads: 'legs',
  hams: 'legs',
  calves: 'legs',
  glutes: 'glutes',
  chest: 'chest',
  back: 'back',
  shoulders: 'shoulders',
  arms: 'arms',
  core: 'core',
};

/** 'Did my back in', 'done my knee at footy', 'fiz besteira no joelho': how it came about. */
function doneSign(scan: Scan, part: BodyPart): Sign | null {
  if (!part.region || !terms.myWords.has(textAt(scan, part.from - 1))) return null;
  const verb = textAt(scan, part.from - 2);
  const isIn = textAt(scan, part.to) === 'in';
  const isJoint = [...bareJoints, 'hamstring', 'calf'].includes(part.region);
  const isDone =
    terms.doneWords.has(verb) && (isIn || (isJoint && !part.isMuscles && verb === 'done'));
  return isDone ? { state: 'active', word: part, certainty: 0.75, rule: 'injury.done-in' } : null;
}

/** Muscles that ache from work: they rest today, and nothing is wrong with them. */
function soreClaims(scan: Scan, part: BodyPart, sign: Sign): Claim[] {
  const sore = scan.of('sorePart').find((hit) => hit.from <= part.from && part.from < hit.to);
  const area = areaOfSore[sore?.value ?? ''];
  const muscles = soreMuscles[sore?.value ?? ''];
  if (!sore || !area || !muscles || (area === 'chest' && sign.word.value === 'pain')) return [];
  const quote = quoteOf(scan, part, sign);
  const features = { polarity: 'has', whose: whose(scan, part), quote } as const;
  const named: NamedPart = { area, label: areaLabel(area) };
  const isWhole = sore.value === area;
  return [
    claim('sore', muscles, 'sore.muscles', { ...features, certainty: 0.85 }),
    claim('trained', isWhole ? named : { ...named, muscles }, 'trained.sore', {
      ...features,
      polarity: 'had',
      certainty: 0.7,
    }),
  ];
}

const quoteOf = (scan: Scan, part: BodyPart, { word }: Sign) =>
  scan.quote(Math.min(part.from, word.from), Math.max(part.to, word.to));

function injuryClaim(
  scan: Scan,
  part: BodyPart,
  region: InjuryRegion,
  sign: Sign,
  parts: readonly BodyPart[],
): Claim {
  const side = sideOf(scan, part, parts);
  const trigger =
    sign.state === 'active' && sign.rule !== 'injury.put-right'
      ? triggerOf(scan, part, sign)
      : undefined;
  const polarity = { active: 'has', denied: 'denies', sound: 'has', sore: 'has' } as const;
  return claim(
    'injury',
    { region, ...(side && { side }), ...(trigger && { trigger }) },
    sign.rule,
    {
      polarity: sign.state === 'healed' || sign.state === 'past' ? 'had' : polarity[sign.state],
      when: sign.state === 'past' ? 'past' : 'now',
      whose: whose(scan, part),
      certainty: sign.certainty,
      quote: quoteOf(scan, part, sign),
    },
  );
}

/** 'Pulling hurts' beside a bad elbow rules pulling out; 'pushing is ok' asks for it. */
function directionClaims(scan: Scan, claims: readonly Claim[]): Claim[] {
  const isArm = claims.some(
    (one) =>
      one.slot === 'injury' &&
      one.polarity === 'has' &&
      (one.value.region === 'elbow' || one.value.region === 'shoulder'),
  );
  if (!isArm) return [];
  return scan
    .of('focus')
    .filter(({ value }) => value === 'push' || value === 'pull')
    .flatMap((hit) => {
      const { to } = segmentAround(scan, hit.from);
      const area = hit.value as FocusArea;
      const part = { area, label: areaLabel(area) };
      const quote = scan.quote(hit.from, to);
      const end = Math.min(to, hit.to + 4);
      const hurts = hitsBetween(scan, 'pain', hit.to, end)[0];
      if (hurts && scan.polarity(hurts) === 'plain') {
        return [claim('focus', part, 'focus.hurts', { polarity: 'refuses', quote })];
      }
      const isFine =
        hitsBetween(scan, 'fine', hit.to, end).length > 0 ||
        hitsBetween(scan, 'allow', hit.to, end).length > 0;
      return isFine ? [claim('focus', part, 'focus.allowed', { quote, certainty: 0.8 })] : [];
    });
}

function isStronger(a: Claim, b: Claim): boolean {
  const rank = (one: Claim) =>
    (one.whose === 'me' ? 4 : 0) + (one.polarity === 'has' ? one.certainty : 0.6);
  return rank(a) > rank(b);
}

/** One claim for a region: of several mentions the last, unless it says less. */
function lastOfEach(claims: readonly Claim[]): Claim[] {
  const kept = new Map<string, Claim>();
  for (const one of claims) {
    const key = one.slot === 'injury' ? `${one.value.region}:${one.whose}` : JSON.stringify(one);
    const before = kept.get(key);
    const isLess =
      before && one.polarity === 'has' && before.polarity === 'has' && isStronger(before, one);
    if (!isLess) {
      kept.delete(key);
      kept.set(key, one);
    }
  }
  return [...kept.values()];
}

/** 'Lesión no es', 'it is not an injury': what is heavy or tight is only tired. */
function isNoInjury({ tokens }: Scan): boolean {
  return tokens.some(
    ({ text, segment }, at) =>
      terms.injuryWords.has(text) &&
      tokens
        .slice(Math.max(0, at - 3), at + 3)
        .some((token) => token.segment === segment && terms.noWords.has(token.text)),
  );
}

/** 'Make my calves hurt tomorrow', 'je veux avoir mal aux mollets demain': what training is to do. */
function isWishedAche(scan: Scan, part: BodyPart, { word, state }: Sign): boolean {
  if (state !== 'active' && state !== 'sore') return false;
  const { from, to } = sentenceAround(scan, part.from);
  const has = (list: typeof terms.wanting, start: number, end: number) =>
    scan.tokens.slice(start, end).some(({ text }) => list.has(text));
  const start = Math.min(part.from, word.from);
  const isMade = has(terms.making, Math.max(from, start - 2), start) && part.from < word.from;
  const isAsked =
    word.from < part.from && has(terms.asking, Math.max(from, word.from - 2), word.from);
  return isMade || isAsked || (has(terms.wanting, from, to) && has(terms.tomorrow, from, to));
}

/** 'Back and bis, … like it better': a part to train, and a good word for something else. */
function isMerePart(scan: Scan, part: BodyPart, { word, state }: Sign): boolean {
  if (state !== 'healed' || part.isTrouble || terms.own.has(textAt(scan, part.from - 1)))
    return false;
  const isSame = scan.tokens[part.from]?.segment === scan.tokens[word.from]?.segment;
  return !isSame && scan.of('focus').some(({ from }) => from === part.from);
}

const stiffJoints: readonly (InjuryRegion | null)[] = ['hip', 'shoulder', 'ankle', 'wrist'];

/** 'Hips like rusty gates, something to open them up': stiff, and mobility is what it asks for. */
const isToLoosen = (scan: Scan, { region }: BodyPart, { rule }: Sign): boolean =>
  rule === 'injury.stiff' &&
  stiffJoints.includes(region) &&
  scan.of('goal').some((hit) => hit.value === 'mobility' && scan.polarity(hit) === 'plain');

function settledIn(scan: Scan, parts: readonly BodyPart[]): Map<BodyPart, Sign> {
  const signs = signsOf(scan, parts);
  const settled = new Map<BodyPart, Sign>();
  for (const part of parts.slice(0, mostParts)) {
    // Of fresh nails it is the skin that bears nothing, and no wrist.
    if (part.kind === 'smallPart' && part.region === 'wrist' && hasNails(scan)) continue;
    const own = signs.get(part) ?? [];
    const sign =
      lastingSign(scan, part, own) ??
      bareSign(scan, part) ??
      doneSign(scan, part) ??
      (own.length === 0 ? learnedSign(scan, part, parts) : null);
    if (sign) settled.set(part, sign);
  }
  putRight(scan, parts, settled);
  return settled;
}

/** 'Shoulders with dumbbells, those don't bother it': free of pain, and asked for. */
function isFreeToTrain(scan: Scan, part: BodyPart, { state, word }: Sign): boolean {
  if (state !== 'denied' || part.isTrouble) return false;
  const isWork = scan.of('focus').some(({ from, to }) => from <= part.from && to > part.to);
  const isOwned = terms.own.has(textAt(scan, part.from - 1));
  return isWork || (!isOwned && word.from - part.to > 1);
}

function readBodyOnce(scan: Scan): BodyReading {
  const isTiredOnly = isNoInjury(scan);
  const parts = partsIn(scan);
  const settled = settledIn(scan, parts);
  const claims: Claim[] = [];
  const taken = new Set<number>();
  for (const part of parts) {
    const sign = settled.get(part);
    if (!sign || isWishedAche(scan, part, sign) || isMerePart(scan, part, sign)) continue;
    if (isToLoosen(scan, part, sign)) continue;
    const isAche = part.region === null && terms.aches.has(textAt(scan, sign.word.from));
    const isSpent = isTiredOnly && sign.state === 'active' && !part.isTrouble;
    const isSore = isSpent || sign.state === 'sore' || (isAche && sign.state === 'active');
    const made = isSore
      ? soreClaims(scan, part, sign)
      : part.region === null
        ? []
        : [injuryClaim(scan, part, part.region, sign, parts)];
    claims.push(...made);
    // A healed part may be trained: 'my shoulder is fine again, shoulders today'.
    const isOut = made.length > 0 && !isFreeToTrain(scan, part, sign);
    for (let at = part.from; isOut && at < part.to; at += 1) taken.add(at);
  }
  const told = lastOfEach(claims);
  return { claims: [...told, ...directionClaims(scan, told)], taken };
}

/** What hurts, what has healed and what is only sore. */
export const readBody = oncePerText(readBodyOnce);

/** 'Can't lean on my hands': a wrist that bears no weight is one to mind. */
function wristClaims(scan: Scan, known: readonly Claim[]): Claim[] {
  const isKnown = known.some((one) => one.slot === 'injury' && one.value.region === 'wrist');
  if (isKnown) return [];
  const hit = scan.of('attribute').find(({ value, from, to, typo }) => {
    if (value !== 'weight_on_hands' || typo > 0) return false;
    const sentence = sentenceAround(scan, from);
    const isCannot = hitsBetween(scan, 'neg', sentence.from, to).some(
      (cue) => cue.value === 'cannot' && from - cue.to <= 3,
    );
    // 'Fresh acrylics, can't lean on my hands': the cause is told, and it is no wrist.
    if (hasNails(scan)) return false;
    const isDenied = hitsBetween(scan, 'neg', sentence.from, from).length > 0;
    const isWrist = hitsBetween(scan, 'region', sentence.from, sentence.to).some(
      (part) => part.value === 'wrist',
    );
    return isCannot || (isDenied && isWrist);
  });
  if (!hit) return [];
  return [
    claim('injury', { region: 'wrist' }, 'injury.no-weight', {
      polarity: 'has',
      whose: whose(scan, hit),
      certainty: 0.75,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

/** 'Can't get my arm over my head without it pinching': a shoulder to mind. */
function shoulderClaims(scan: Scan, known: readonly Claim[]): Claim[] {
  if (known.some((one) => one.slot === 'injury' && one.value.region === 'shoulder')) return [];
  const hit = scan.of('attribute').find(({ value, from, typo }) => {
    if (value !== 'overhead' || typo > 0) return false;
    const sentence = sentenceAround(scan, from);
    const isCannot = hitsBetween(scan, 'neg', sentence.from, sentence.to).some(
      (cue) => Math.abs(cue.from - from) <= 8,
    );
    const isFelt = hitsBetween(scan, 'pain', sentence.from, sentence.to).length > 0;
    const isCaught = scan.tokens
      .slice(sentence.from, sentence.to)
      .some(({ text }) => terms.pinches.has(text));
    const isArm = scan.tokens
      .slice(sentence.from, sentence.to)
      .some(({ text }) => terms.armWords.has(text));
    return isCannot && isArm && (isFelt || isCaught);
  });
  if (!hit) return [];
  return [
    claim('injury', { region: 'shoulder' }, 'injury.no-reach', {
      polarity: 'has',
      whose: whose(scan, hit),
      certainty: 0.75,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

/** 'Se salto perdo ancora qualche goccia': drops that are lost. */
function leakClaims(scan: Scan, known: readonly Claim[]): Claim[] {
  if (known.some((one) => one.slot === 'injury' && one.value.region === 'pelvic_floor')) return [];
  const at = scan.tokens.findIndex(
    ({ text, segment }, i) =>
      terms.losing.has(text) &&
      scan.tokens
        .slice(i + 1, i + 5)
        .some((token) => token.segment === segment && terms.drops.has(token.text)),
  );
  if (at < 0) return [];
  const span = { from: at, to: at + 1 };
  return [
    claim('injury', { region: 'pelvic_floor' }, 'injury.leak', {
      polarity: 'has',
      whose: whose(scan, span),
      certainty: 0.8,
      quote: scan.quote(span.from, span.to),
    }),
  ];
}

export function readInjuries(scan: Scan): Claim[] {
  const { claims } = readBody(scan);
  return [
    ...claims,
    ...wristClaims(scan, claims),
    ...shoulderClaims(scan, claims),
    ...leakClaims(scan, claims),
  ];
}
