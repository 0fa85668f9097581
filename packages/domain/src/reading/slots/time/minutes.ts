import { type Claim, claim } from '../../claims.ts';
import { isDenied } from '../../engine/negation.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/time/minutes.ts';
import { beside, isPast, overlaps, startingAt } from '../around.ts';
import { blocksOf } from '../shape/blocks.ts';
import { ownMinutes } from '../shape/formats.ts';
import { layoutOf } from '../shape/layout.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { type BareLength, bareLengths, enoughScore, isCorrected } from './bare-lengths.ts';
import { choresOf } from './chores.ts';
import { edgeLengths } from './edges.ts';
import { capOf, readFormatLengths } from './format-lengths.ts';
import { type Length, lengthsOf } from './lengths.ts';

interface Picked {
  minutes: number;
  from: number;
  to: number;
  rule: string;
  certainty: number;
  corrects?: boolean;
}

const isTotal = (scan: Scan, length: { from: number; to: number }) =>
  beside(scan, 'total', length, 2).length > 0;

/** 'Two hours till dinner' is how long it is until then, and maybe all there is. */
function isUntil(scan: Scan, { to }: Length): boolean {
  return startingAt(scan, 'clock', to)?.value === 'until';
}

/** '20 instead of 40': the second no longer holds. */
function isReplaced(scan: Scan, { from }: { from: number }): boolean {
  return scan.of('instead').some((hit) => hit.to === from || hit.to === from - 1);
}

/** 'An hour, 15 min of it stretching', 'davon 15 min': a share of the other length. */
function isShare({ tokens }: Scan, { from, to }: Length): boolean {
  if (terms.ofWhich.has(tokens[from - 1]?.text) || terms.ofWhich.has(tokens[to]?.text)) return true;
  return tokens[to]?.text === 'of' && terms.whole.has(tokens[to + 1]?.text);
}

/** The sum of parts of which each has its minutes. */
function sumOfParts(scan: Scan): Picked | null {
  const blocks = blocksOf(scan);
  const edges = edgeLengths(scan);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last || blocks.length < 2) return null;
  const minutes = blocks.map(({ wish, from, to, isEdge }) => {
    const own = edges.find((edge) => edge.from >= from && edge.to <= to);
    return isEdge ? own?.minutes : wish.minutes;
  });
  if (!minutes.every((one) => one !== undefined)) return null;
  const sum = minutes.reduce((all, one) => all + one, 0);
  return { minutes: sum, from: first.from, to: last.to, rule: 'minutes.sum', certainty: 0.8 };
}

/** '40 minutes rowing, first 10 easy, then …': what stands before the parts is all of it. */
function beforeParts(scan: Scan, lengths: readonly Length[]): Length | undefined {
  const start = scan.of('chain').find(({ value }) => value === 'first');
  return start ? lengths.find(({ to }) => to <= start.from) : undefined;
}

const fromLength = (length: Length, rule = `minutes.${length.source}`): Picked => ({
  minutes: length.minutes,
  from: length.from,
  to: length.to,
  rule,
  certainty: 0.95,
});

const pickedBare = ({ minutes, from, to }: BareLength): Picked => ({
  minutes,
  from,
  to,
  rule: 'minutes.bare',
  certainty: 0.7,
});

/** A number that is set in place of the length before it: 'make it 20', 'no, 30'. */
function correction(scan: Scan, after: number): Picked | null {
  const [bare] = bareLengths(scan)
    .filter(
      (one) => one.isSet && one.from >= after && one.score >= enoughScore && !isReplaced(scan, one),
    )
    .sort((a, b) => b.from - a.from);
  if (!bare) return null;
  const { minutes, from, to } = bare;
  return { minutes, from, to, rule: 'minutes.set', certainty: 0.85, corrects: true };
}

function pickStated(scan: Scan, stated: readonly Length[]): Picked | null {
  const total = stated.findLast((one) => isTotal(scan, one));
  if (total) return fromLength(total, 'minutes.total');
  const whole = stated.filter((one) => !isShare(scan, one));
  const open = (whole.length > 0 ? whole : stated).filter((one) => !isReplaced(scan, one));
  const corrected = open.findLast((one, i) => i > 0 && isCorrected(scan, one.from));
  const last = corrected ?? open.findLast((one) => !isUntil(scan, one)) ?? open.at(-1);
  if (!last) return null;
  return correction(scan, last.to) ?? { ...fromLength(last), ...(corrected && { corrects: true }) };
}

/** 'Rather 20 than 30 min': the first of the two. */
function ratherThan(scan: Scan): Picked | null {
  const { single } = numberGroups(scan);
  for (const [at, { value, unit, from, to }] of single.entries()) {
    const next = single[at + 1];
    const isPair = next?.from === to + 1 && terms.than.has(scan.tokens[to]?.text);
    if (!isPair || !terms.rather.has(scan.tokens[from - 1]?.text)) continue;
    const isTime = [unit, next.unit].includes('minutes') || unit === next.unit;
    if (isTime && value >= 1) {
      return { minutes: value, from, to, rule: 'minutes.rather', certainty: 0.85 };
    }
  }
  return null;
}

/** A larger number with no unit counts reps: '100 in total'. */
const mostBareTotal = 75;

/** How long the whole session is to be. */
const pickMinutes = oncePerText((scan: Scan): Picked | null => {
  const blocks = blocksOf(scan);
  const edges = edgeLengths(scan);
  const own = ownMinutes(scan);
  const clocked = readFormatLengths(scan).filter(({ isCap: isEnd }) => !isEnd);
  const lengths = lengthsOf(scan);
  const total = lengths.findLast((one) => isTotal(scan, one));
  if (total) return fromLength(total, 'minutes.total');
  const rather = ratherThan(scan);
  if (rather) return rather;
  const all = bareLengths(scan).find((one) => one.minutes <= mostBareTotal && isTotal(scan, one));
  if (all) return { ...pickedBare(all), rule: 'minutes.total' };
  if (blocks.length > 1) {
    const whole = beforeParts(scan, lengths);
    if (whole) return fromLength(whole, 'minutes.before');
    const isPart = (one: Length) =>
      blocks.some(
        ({ from, to, wish, isEdge }) =>
          one.from >= from && one.to <= to && (isEdge || wish.minutes === one.minutes),
      );
    const outside = lengths.filter((one) => !isPart(one));
    // '…, then a 10 min plank. 35ish': a number that stands apart from the parts.
    const bare = bareLengths(scan).find(
      (one) => one.score >= enoughScore && !blocks.some((block) => overlaps(block, one)),
    );
    return pickStated(scan, outside) ?? (bare ? pickedBare(bare) : sumOfParts(scan));
  }
  // A lone Tabata with more than its four minutes is the session.
  const isOfFormat = (one: Length) =>
    (own !== null && overlaps(one, own)) ||
    (clocked.length > 1 && clocked.some((other) => overlaps(one, other)));
  const cap = capOf(scan);
  const isCap = (one: { from: number; to: number }) => cap !== undefined && overlaps(one, cap);
  const isEdge = (one: Length) => edges.some((edge) => overlaps(one, edge)) && lengths.length > 1;
  const stated = lengths.filter((one) => !isOfFormat(one) && !isEdge(one) && !isCap(one));
  const [lone] = stated;
  // 'Warm-up 5 min, main part 20, cool-down 5' counts up.
  const isAfterEdge = edges.some((edge) => lone !== undefined && edge.to <= lone.from);
  if (lone && stated.length === 1 && isAfterEdge) {
    const minutes = edges.reduce((sum, edge) => sum + edge.minutes, lone.minutes);
    return { ...fromLength(lone, 'minutes.sum'), minutes, certainty: 0.8 };
  }
  // '15 min of rope and 10 of abs' count up.
  const isPartOf = ({ to }: Length) => common.of.has(scan.tokens[to]?.text);
  if (stated.length > 1 && stated.every(isPartOf) && lone) {
    const minutes = stated.reduce((sum, one) => sum + one.minutes, 0);
    return { ...fromLength(lone, 'minutes.sum'), minutes, certainty: 0.8 };
  }
  const picked = pickStated(scan, stated);
  if (picked) return picked;
  const [tabata] = own === null ? clocked : [];
  if (tabata && clocked.length === 1) {
    const { minutes, from, to } = tabata;
    return { minutes, from, to, rule: 'minutes.format', certainty: 0.85 };
  }
  if (own) return correction(scan, own.to);
  const enough = bareLengths(scan).filter((one) => one.score >= enoughScore && !isCap(one));
  const set = enough.filter((one) => isCorrected(scan, one.from)).sort((a, b) => b.from - a.from);
  const bare = [...set, ...enough].find(
    (one) => !isReplaced(scan, one) && !edges.some((edge) => overlaps(one, edge)),
  );
  if (!bare) return null;
  const { from, to } = bare;
  // 'Warm up 5, main 20, cool down 5' counts up.
  const around = edges.some((edge) => edge.to <= from) ? edges : [];
  const minutes = around.reduce((sum, edge) => sum + edge.minutes, bare.minutes);
  return {
    minutes,
    from,
    to,
    rule: 'minutes.bare',
    certainty: 0.7,
    ...(bare.isSet && isCorrected(scan, from) && { corrects: true }),
  };
});

/** Where the minutes of the session stand without their unit: no reps of what follows. */
export function bareMinutesAt(scan: Scan): number | null {
  const picked = pickMinutes(scan);
  return picked && (picked.rule === 'minutes.bare' || picked.rule === 'minutes.set')
    ? picked.from
    : null;
}

/** 'Short of breath', 'short arms' and 'short hill sprints' tell of no session's length. */
function readLengthName(scan: Scan): Claim[] {
  const hit = scan.of('lengthName').find((one) => {
    const next = scan.tokens[one.to]?.text ?? '';
    const isOther = isOneOf(
      next,
      'of rest rests pausen pause warm warmup cool break breaks notice hill hills sprint sprints strides interval intervals reps repeats bergsprints intervalle',
    );
    const isEdge = beside(scan, 'edge', one, 1).length > 0;
    // 'Barra longa' is a bar, 'länger durchhalten' is to last.
    const isOfThing = scan.of('equipment').some((thing) => overlaps(thing, one));
    if (one.typo > 1 || isOfThing || terms.lasting.has(next)) return false;
    return !isOther && !isEdge && !isDenied(scan, one);
  });
  if (!hit) return [];
  const quote = scan.quote(hit.from, hit.to);
  return [
    claim('length', hit.value as 'short' | 'long', 'length.word', { quote, certainty: 0.75 }),
  ];
}

/** What is left for the session: '30 min, 10 of them for lunch'. */
function withoutChores(scan: Scan, { minutes, from }: Picked): number {
  // 'Twenty until breakfast and five to shower, so 15': they are off already.
  if (terms.so.has(scan.tokens[from - 1]?.text)) return minutes;
  const spent = choresOf(scan).reduce((sum, one) => sum + one.minutes, 0);
  return minutes - spent >= 1 ? minutes - spent : minutes;
}

/** 'Three minutes of stretching': so short a length is the session's where it is the only one. */
function shortest(scan: Scan): Picked | null {
  const { single, products, ratios } = numberGroups(scan);
  const timed = single.filter(({ unit }) => isOneOf(unit ?? '', 'minutes seconds hours'));
  const [only] = timed;
  if (!only || timed.length > 1 || only.unit !== 'minutes' || products.length + ratios.length > 0)
    return null;
  if (ownMinutes(scan) || layoutOf(scan).spans.some((span) => overlaps(span, only))) return null;
  const next = scan.tokens[only.to];
  const isOfSession =
    next === undefined ||
    next.kind === 'mark' ||
    isOneOf(next.text, 'of de d di workout session training einheit stretch stretching mobility') ||
    ['focus', 'goal', 'lengthEnd'].some((kind) => startingAt(scan, kind, only.to));
  const isOther =
    isPast(scan, only, 6) ||
    beside(scan, 'elsewhere', only, 4).length > 0 ||
    beside(scan, 'move', only, 2).length > 0 ||
    beside(scan, 'edge', only, 3).length > 0 ||
    isOneOf(
      scan.tokens[only.from - 1]?.text,
      'every cada alle ogni toutes les last in after nach hace vor for',
    );
  const minutes = Math.round(only.value);
  if (!isOfSession || isOther || minutes < 1 || minutes >= 4) return null;
  return { minutes, from: only.from, to: only.to, rule: 'minutes.shortest', certainty: 0.7 };
}

/** The minutes of the session, or a length without a number. */
export function readMinutes(scan: Scan): Claim[] {
  const picked = pickMinutes(scan) ?? shortest(scan);
  if (!picked) return ownMinutes(scan) ? [] : readLengthName(scan);
  const { from, to, rule, certainty, corrects } = picked;
  const minutes = withoutChores(scan, picked);
  const end = Math.max(to, ...choresOf(scan).map((chore) => chore.to));
  const quote = scan.quote(from, minutes === picked.minutes ? to : end);
  return [claim('minutes', minutes, rule, { quote, certainty, ...(corrects && { corrects }) })];
}
