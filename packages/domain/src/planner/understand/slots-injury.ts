import type { Injury } from '../request.ts';
import type { InjuryRegion } from '../../reading/vocabulary.ts';
import {
  exceptionBefore,
  hasRelapsed,
  isFeltAfterAll,
  isLossOfUse,
  isTakenBack,
} from './healing.ts';
import { attach, type BodyHit, bodyHits } from './pain-owners.ts';
import { triggerOf, triggersIn } from './pain-triggers.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';

export interface BodyReadings {
  injuries: Injury[];
  /** Keys of `soreMuscles`. */
  soreParts: string[];
  soreQuote?: string;
  /** Tokens that speak of a hurt part: no wish to train it. */
  taken: Set<number>;
  /** Exercises named as what hurts. */
  triggerMoves: Hit[];
}

/** Joints that nobody trains for their own sake: named without pain they still ask for care. */
const bareRegions: readonly string[] = ['knee', 'wrist', 'elbow', 'ankle', 'neck'];
const feet =
  /^(?:foot|feet|heels?|ferse|fuss|fusse|talon|pied|piede|tallone|calcanhar|spine|hals|columna)$/;
const gearNext =
  /^(?:sleeves?|wraps?|weights?|pads?|straps?|raises?|drives?|tucks?|warmers?|deep|strength|stability|mobility|stretch\w*|rolls?)$/;
const trainingWords =
  /^(?:stretch\w*|mobility|loosen|strengthen\w*|stability|stabilise|stabilize|prehab|bulletproof|circles?|dehnen|mobilisieren|movilidad|estirar|estiramientos?|etirer|etirements?|mobilite|mobilita|alongar|alongamento|mobilidade|kraftigen|starken|fortalecer|renforcer|rinforzare|massage)$/;
/** 'Nothing that hurts my knee' speaks of a knee to spare. */
const harmVerbs = /^(?:hurt|hurts|hurting|bother|bothers|bothering|aggravat\w*|irritat\w*|strain)$/;
/** Plurals that are muscles to most people: sore ones are tired, not hurt. */
const musclePlurals =
  /^(?:shoulders|schultern|hombros|epaules|spalle|ombros|hamstrings|hammies|calves|waden|gemelos|pantorrillas|mollets|polpacci|panturrilhas|hips|huften|caderas|hanches|quadris|isquios|ischios|femorali)$/;
const newJoints = /replace|fusion|prot|tep$/i;
/** 'Left knee', 'rodilla izquierda', 'hip pain on the left', 'ankle (right)'. */
function sideOf(
  { tokens, of }: Scan,
  hit: Hit,
  parts: readonly BodyHit[],
): Injury['side'] | undefined {
  const near = of('side').find((side) => {
    if (Math.abs(side.from - hit.from) > 12) return false;
    if (tokens[side.from]?.sentence !== tokens[hit.from]?.sentence) return false;
    const isBefore = side.to <= hit.from && hit.from - side.to <= 1;
    if (isBefore) return true;
    const gap = side.from - hit.to;
    if (gap === 0) return true;
    const isOther = parts.some(
      (part) => part !== hit && part.from >= hit.to && part.from - side.to <= 1,
    );
    const isNow = /^(?:now|away|after|before)$/.test(tokens[side.to]?.text ?? '');
    return gap > 0 && gap <= 4 && !isOther && !isNow;
  });
  return near?.value as Injury['side'] | undefined;
}

interface Sign {
  at: number;
  status: Injury['status'];
  confidence: number;
  to: number;
}

const isOf = (tokens: Scan['tokens'], at: number, pattern: RegExp) =>
  pattern.test(tokens[at]?.text ?? '');

function afterNegation({ of }: Scan, hit: Hit): boolean {
  return of('neg').some((cue) => cue.to <= hit.from && hit.from - cue.to <= 1);
}

/** 'No problem with my knee'. */
function isAllowance({ of }: Scan, word: Hit): boolean {
  return of('allow').some((hit) => hit.from <= word.from && word.to <= hit.to);
}

/** The signs of pain, healing or care that the words around a part give. */
function signsOf(scan: Scan, part: BodyHit, owners: Map<Hit, BodyHit[]>): Sign[] {
  const isPlural = isOf(scan.tokens, part.from, musclePlurals);
  const exception = exceptionBefore(scan, part);
  const signs: Sign[] = exception
    ? [{ at: exception.from, to: part.to, status: 'active', confidence: 0.9 }]
    : [];
  for (const [word, owned] of owners) {
    if (!owned.includes(part) || (exception && word.from < exception.from)) continue;
    const at = word.from;
    const base = { at, to: Math.max(word.to, part.to) };
    if (word.kind === 'fine') {
      if (word.value === 'history') {
        // A new joint stays a new joint, however long ago.
        const isLasting = part.kind === 'trouble' && newJoints.test(scan.quote(part.from, part.to));
        if (!isLasting) signs.push({ ...base, status: 'history', confidence: 0.8 });
      } else if (isTakenBack(scan, word)) {
        signs.push({ ...base, status: 'active', confidence: 0.7 });
      } else if (isLossOfUse(scan, word)) {
        signs.push({ ...base, status: 'active', confidence: 0.55 });
      } else if (
        afterNegation(scan, word) &&
        !/^(?:no longer|ya no)/.test(scan.quote(at, word.to))
      ) {
        signs.push({ ...base, status: 'active', confidence: 0.85 });
      } else signs.push({ ...base, status: 'resolved', confidence: 0.85 });
    } else if (isFeltAfterAll(scan, word)) {
      signs.push({ ...base, status: 'active', confidence: 0.8 });
    } else if (
      scan.polarity(word) === 'negated' &&
      isOf(scan.tokens, at, harmVerbs) &&
      part.from >= word.to
    ) {
      signs.push({ ...base, status: 'active', confidence: 0.7 });
    } else if (scan.polarity(word) === 'negated' || isAllowance(scan, word)) {
      signs.push({ ...base, status: 'resolved', confidence: 0.9 });
    } else if (word.value === 'pain') {
      signs.push({ ...base, status: 'active', confidence: trust(part, 0.95) });
    } else if (word.value === 'care') {
      signs.push({ ...base, status: 'active', confidence: 0.75 });
    } else if (word.value === 'sore' && !isPlural) {
      signs.push({ ...base, status: 'active', confidence: 0.75 });
    } else if (
      word.value === 'stiff' &&
      !isPlural &&
      !['hip', 'hamstring', 'calf'].includes(part.value)
    ) {
      signs.push({ ...base, status: 'active', confidence: 0.5 });
    }
  }
  return signs;
}

/** A part named without any word of pain. */
function readBare(scan: Scan, part: BodyHit): Sign | null {
  const { tokens } = scan;
  const base = { at: part.from, to: part.to, status: 'active' as const };
  if (part.kind === 'trouble') {
    const isNegated = scan.polarity(part) === 'negated' && !isFeltAfterAll(scan, part);
    return { ...base, status: isNegated ? 'resolved' : 'active', confidence: trust(part, 0.9) };
  }
  if (scan.polarity(part) === 'cannot') return { ...base, confidence: 0.75 };
  const isBareJoint = bareRegions.includes(part.value) && !isOf(tokens, part.from, feet);
  if (!isBareJoint || isOf(tokens, part.to, gearNext)) return null;
  const sentence = tokens[part.from]?.sentence;
  const isTrained = tokens.some(
    (token) => token.sentence === sentence && trainingWords.test(token.text),
  );
  if (isTrained) return null;
  return { ...base, confidence: scan.polarity(part) === 'negated' ? 0.7 : 0.5 };
}

/** Newest sign wins; a healed one after a hurt one is healed, unless it came back. */
function settle(scan: Scan, signs: Sign[], parts: readonly BodyHit[]): Sign | null {
  const ordered = [...signs].sort((a, b) => a.at - b.at);
  const last = ordered.at(-1) ?? null;
  const wasHurt = ordered.some((sign) => sign.status !== 'resolved');
  if (last && wasHurt && hasRelapsed(scan, last.at, parts)) {
    return { ...last, status: 'active', confidence: 0.85 };
  }
  // 'It used to hurt': one statement, told in two words.
  const past = ordered.find((sign) => sign.status === 'history');
  return past && last?.status === 'active' && last.at - past.at <= 6 ? past : last;
}

/** What hurts, what has healed and what is only sore. */
export function readBody(scan: Scan): BodyReadings {
  const parts = bodyHits(scan);
  const owners = attach(scan, parts);
  const result: BodyReadings = {
    injuries: [],
    soreParts: [],
    taken: new Set(),
    triggerMoves: [],
  };
  const byKey = new Map<string, Injury>();
  for (const part of parts) {
    if (part.kind === 'part') continue;
    const sign = settle(scan, signsOf(scan, part, owners), parts) ?? readBare(scan, part);
    if (!sign) continue;
    const side = sideOf(scan, part, parts);
    const from = Math.min(sign.at, part.from);
    const trigger = triggerOf(scan, sign.to);
    const key = part.value;
    const known = byKey.get(key);
    if (known && sign.confidence <= 0.5 && known.confidence > 0.5) continue;
    const isOtherSide =
      known?.side && side && known.side !== side && !isCorrectedBetween(scan, part.from);
    byKey.set(isOtherSide ? `${key}:${side}` : key, {
      region: part.value as InjuryRegion,
      ...(side ? { side } : known?.side && !isOtherSide && { side: known.side }),
      status: sign.status,
      ...(trigger && { trigger }),
      source: 'text',
      confidence: sign.confidence,
      quote: scan.quote(from, Math.max(sign.to, part.to)),
    });
    for (let i = part.from; i < part.to; i += 1) result.taken.add(i);
  }
  result.injuries = [...byKey.values()];
  readSoreness(scan, owners, result);
  result.triggerMoves = triggersIn(scan, owners);
  return result;
}

function isCorrectedBetween(scan: Scan, at: number): boolean {
  return scan.of('correction').some((cue) => cue.to <= at && at - cue.to <= 3);
}

function readSoreness(scan: Scan, owners: Map<Hit, BodyHit[]>, result: BodyReadings): void {
  const sores = new Set<string>();
  for (const [word, owned] of owners) {
    const isSore = word.value === 'sore' || word.value === 'pain';
    if (!isSore || scan.polarity(word) === 'negated') continue;
    for (const part of owned) {
      const isPlural = isOf(scan.tokens, part.from, musclePlurals);
      if (part.kind !== 'part' && !(word.value === 'sore' && isPlural)) continue;
      const sore = scan.of('sorePart').find((hit) => hit.from <= part.from && part.from < hit.to);
      if (!sore || (sore.value === 'chest' && word.value === 'pain')) continue;
      sores.add(sore.value);
      for (let i = part.from; i < part.to; i += 1) result.taken.add(i);
      result.soreQuote ??= scan.quote(Math.min(part.from, word.from), Math.max(part.to, word.to));
    }
  }
  result.soreParts = [...sores];
}
