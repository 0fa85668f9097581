import type { Difficulty } from '../../../workout/limits.ts';
import { type Claim, claim } from '../../claims.ts';
import {
  hitsBetween,
  isTakenBackBetween,
  quantitiesIn,
  segmentAround,
  textAt,
  whose,
} from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { readNumberAt } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/wish/effort.ts';
import { isPast } from '../around.ts';
import { findDisturbed } from '../kit/sleepers.ts';
import { isOfRest } from '../shape/layout.ts';
import { isOnOccasion } from '../time/occasions.ts';
import { isLittle, isMost, isOfTrouble } from './effort-words.ts';

const turned: Record<Difficulty, Difficulty> = { hard: 'easy', easy: 'hard', moderate: 'moderate' };

/** 'Light dumbbells', 'easy on my knees', 'strong band': words of something else. */
function isOfThing(scan: Scan, hit: Hit): boolean {
  const things = ['equipment', 'kit', 'prop', 'machine', 'region', 'smallPart', 'place'];
  const isNext = things.some((kind) =>
    scan.of(kind).some(({ from }) => from >= hit.to && from - hit.to <= 1),
  );
  const word = textAt(scan, hit.from);
  if (word === 'easy' && isOneOf(textAt(scan, hit.to), 'on way')) return true;
  if (
    isOneOf(word, 'hard tough dur dura duro hart') &&
    terms.notOfEffort.has(textAt(scan, hit.to))
  ) {
    return true;
  }
  // 'Giornata pesante', 'semana dura', 'heavy week': told of the time, not asked of the session.
  const isOfTime =
    hit.to === hit.from + 1 &&
    hit.value === 'hard' &&
    (times.has(textAt(scan, hit.from - 1)) || times.has(textAt(scan, hit.to)));
  if (isOfTime) return true;
  const isWeight = hit.to === hit.from + 1 && terms.weights.has(word);
  // 'Not too hard' speaks of the work, 'too heavy' of a weight.
  const isTooHard = textAt(scan, hit.from - 1) === 'too' && isOneOf(word, 'hard hart');
  const isFelt = terms.feltBefore.has(textAt(scan, hit.from - 1)) && !isTooHard;
  return (
    isWeight &&
    (isNext || isFelt || isOneOf(textAt(scan, hit.to), 'bag man rain shift traffic bags day'))
  );
}

const times = words(
  'day days week weeks month night nights evening shift morning year tag woche nacht abend schicht dia dias semana noche turno journee semaine nuit soiree giornata giornate settimana serata nottata turno noite plantao jornada mes',
);
const isMeasured = (scan: Scan, hit: Hit) =>
  scan.tokens[hit.from - 1]?.kind === 'number' ||
  isOneOf(textAt(scan, hit.from - 1), 'min mins minutes x sec');

/** '3 min hard, 2 easy': the parts of an interval, no wish for the whole. */
function isOfInterval(scan: Scan, hit: Hit, all: readonly Hit[]): boolean {
  if (hit.value === 'easy' && isOfRest(scan, hit)) return true;
  if (hit.value !== 'easy' || !isMeasured(scan, hit)) return false;
  const isHardToo = all.some(({ value }) => value === 'hard');
  const lengths = quantitiesIn(scan).filter(
    ({ unit, upTo }) => unit === 'minutes' || unit === 'seconds' || upTo !== undefined,
  );
  const isSeries = scan.tokens.some(({ text }) =>
    isOneOf(text, 'x times mal fois volte veces vezes then dann ensuite'),
  );
  return isHardToo || lengths.length > 1 || isSeries;
}

function isVague(scan: Scan, hit: Hit): boolean {
  if (hit.to !== hit.from + 1) return false;
  const word = textAt(scan, hit.from);
  if (word === 'recovery') return !terms.afterVague.has(textAt(scan, hit.to)) && hit.from > 0;
  return terms.vague.has(word);
}

/** 'That was hard', 'yesterday's killer': told of a session that is over. */
function isOver(scan: Scan, hit: Hit): boolean {
  // 'That was too easy' asks for more.
  if (terms.tooMuch.has(textAt(scan, hit.from)) || terms.tooMuch.has(textAt(scan, hit.from - 1)))
    return false;
  const { from, to } = segmentAround(scan, hit.from);
  if (isPast(scan, hit, 3)) return true;
  const isTold = scan.tokens
    .slice(Math.max(from, hit.from - 5), hit.from)
    .some(({ text }) =>
      isOneOf(text, 'was were war waren era fue etait foi stato felt worked had'),
    );
  return isTold && hitsBetween(scan, 'session', from, to).length === 0;
}

/** 'The hardest you've got. No, scrap that': taken back, and nothing is put in its place. */
function isScrapped(scan: Scan, hit: Hit, all: readonly Hit[]): boolean {
  const cut = scan
    .of('correction')
    .find(
      ({ from, to }) =>
        from >= hit.to &&
        from - hit.to <= scrapReach &&
        scan.tokens.slice(from, to).some(({ text }) => terms.scrapping.has(text)),
    );
  return cut !== undefined && !all.some(({ from }) => from >= hit.to && from < cut.from);
}
const scrapReach = 8;

function readWish(scan: Scan): Claim[] {
  const all = [...scan.of('effort'), ...scan.of('mood')]
    .filter((hit) => hit.typo === 0 || (hit.typo === 1 && textAt(scan, hit.from).length > 6))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const hits = all.filter(
    (hit, i) =>
      !isScrapped(scan, hit, all) &&
      !all
        .slice(0, i)
        .some(({ from, to }) => from <= hit.from && hit.to <= to && to - from > hit.to - hit.from),
  );
  const open = hits.filter(
    (hit) =>
      !isOfThing(scan, hit) &&
      !isVague(scan, hit) &&
      !isOfTrouble(scan, hit) &&
      !isMost(scan, hit) &&
      !isOfInterval(scan, hit, hits) &&
      !isOver(scan, hit) &&
      !isOnOccasion(scan, hit),
  );
  const claims = open.map((hit) => {
    const said = hit.value as Difficulty;
    const isTurned =
      (isDenied(scan, hit, 3) && !startsWithDenial(scan, hit)) ||
      (said === 'hard' && isLittle(scan, hit));
    // 'Too hard, make it easier': what it was is turned into what it is to be.
    const isTooMuch = terms.tooMuch.has(textAt(scan, hit.from - 1));
    const value = isTurned || (isTooMuch && said !== 'moderate') ? turned[said] : said;
    return { hit, value, certainty: isTurned ? 0.7 : trust(hit, 0.88) };
  });
  const first = claims[0];
  const last = claims.at(-1);
  if (!first || !last) return [];
  const isCorrected = isTakenBackBetween(scan, first.hit.to, last.hit.from);
  const counts = (value: Difficulty) => claims.filter((one) => one.value === value).length;
  // 'Dead tired, nothing wild, easy please': what is said more often, then what is said last.
  const best = isCorrected ? last : claims.toSorted((a, b) => counts(b.value) - counts(a.value))[0];
  if (!best) return [];
  return [
    claim('effort', best.value, `effort.${best.hit.kind}`, {
      certainty: best.certainty,
      quote: scan.quote(best.hit.from, best.hit.to),
      ...(isCorrected && { corrects: true }),
    }),
  ];
}

const heatReach = 7;

/** 'Can't be a tomato at one', 'darf nicht verschwitzt sein': so easy that nobody sees it. */
function readUnheated(scan: Scan): Claim[] {
  const at = scan.tokens.findIndex(({ text, segment }, i) => {
    if (!terms.heated.has(text)) return false;
    const start = Math.max(0, i - heatReach);
    const cue = hitsBetween(scan, 'neg', start, i).findLast(
      ({ from }) => scan.tokens[from]?.segment === segment,
    );
    // 'No sweat' is no trouble, 'not afraid to sweat' asks for it.
    if (!cue || (cue.to === i && text === 'sweat')) return false;
    const between = scan.tokens.slice(cue.to, i);
    return !between.some((token) => terms.willing.has(token.text));
  });
  if (at < 0) return [];
  const quote = scan.quote(at, at + 1);
  return [claim('effort', 'easy', 'effort.unheated', { certainty: 0.7, quote })];
}

const startsWithDenial = (scan: Scan, hit: Hit) =>
  scan.of('neg').some(({ from }) => from >= hit.from && from < hit.to);

const isMark = (scan: Scan, at: number, mark: string) => textAt(scan, at) === mark;

/** 'RPE 8', '7/10 effort', 'a six out of ten'. */
function readRpe(scan: Scan): Claim[] {
  const { tokens } = scan;
  for (const [at, token] of tokens.entries()) {
    if (token.text === 'rpe' || token.text === 'rir') {
      const next = isOneOf(textAt(scan, at + 1), '- : of around about ~') ? at + 2 : at + 1;
      const number = readNumberAt(tokens, next);
      if (number && number.value >= 1 && number.value <= 10) {
        const upper = isMark(scan, number.to, '-') ? (tokens[number.to + 1]?.value ?? 0) : 0;
        const isRange = upper > number.value && upper <= 10;
        const said = isRange ? (number.value + upper) / 2 : number.value;
        // Two reps in reserve are an effort of eight.
        const value = token.text === 'rir' ? 10 - said : said;
        const quote = scan.quote(at, isRange ? number.to + 2 : number.to);
        return [claim('rpe', value, 'rpe.named', { quote })];
      }
    }
    const value = token.value;
    if (value === undefined || value < 1 || value > 10) continue;
    const isOutOf =
      (isMark(scan, at + 1, '/') && tokens[at + 2]?.value === 10) ||
      (isMark(scan, at + 1, 'out') && isMark(scan, at + 2, 'of') && tokens[at + 3]?.value === 10);
    const isOther = tokens
      .slice(Math.max(0, at - 4), at + 6)
      .some(({ text }) =>
        isOneOf(
          text,
          'pain hurts hurt sleep slept energy tired schmerz* dolor douleur dolore dor would recommend mood',
        ),
      );
    if (isOutOf && !isOther) {
      const end = isMark(scan, at + 1, '/') ? at + 3 : at + 4;
      return [claim('rpe', value, 'rpe.of-ten', { quote: scan.quote(at, end) })];
    }
  }
  return [];
}

/** 'Want to be too knackered to argue': the end that is wished for, not how one is. */
function findWishedTired(scan: Scan): { from: number; to: number } | null {
  const spans = [
    ...scan.of('tired').filter(({ value, typo }) => value !== 'fresh' && typo === 0),
    ...scan.tokens.flatMap(({ text }, at) =>
      terms.spentWords.has(text) ? [{ from: at, to: at + 1 }] : [],
    ),
  ];
  for (const { from, to } of spans) {
    const { sentence } = scan.tokens[from] ?? {};
    const reach = Math.max(0, from - 6);
    const before = scan.tokens.slice(reach, from);
    const want = before.findLastIndex(
      (token) => token.sentence === sentence && terms.wanting.has(token.text),
    );
    if (want < 0) continue;
    const around = [...before.slice(want + 1), ...scan.tokens.slice(to, to + 2)];
    if (!around.some(({ text }) => terms.becoming.has(text))) continue;
    const isOff = before
      .slice(want + 1)
      .some(
        ({ text }) =>
          text === ',' ||
          isOneOf(
            text,
            'but because cause aber weil pero porque mais car perche mas since not no nicht non nao pas something etwas algo qualcosa',
          ),
      );
    if (!isOff) return { from: reach + want, to };
  }
  return null;
}

/** A session of nothing but stretching is an easy one, unless it is said otherwise. */
function readLoosening(scan: Scan): Claim[] {
  const at = scan.tokens.findIndex(({ text }) => terms.loosening.has(text));
  if (at < 0) return [];
  const hasWork =
    ['move', 'format', 'equipment', 'machine', 'way', 'neg', 'level', 'sport'].some((kind) =>
      scan.of(kind).some(({ from, to }) => at < from || at >= to),
    ) || scan.of('goal').some(({ value }) => value !== 'mobility');
  const isEnd = scan.tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => terms.endsWith.has(text));
  const isAsked = scan.tokens.some(({ text }) =>
    isOneOf(text, '? add used split splits spagat beim end grand ecart'),
  );
  if (hasWork || isEnd || isAsked) return [];
  return [
    claim('effort', 'easy', 'effort.loosening', { certainty: 0.6, quote: scan.quote(at, at + 1) }),
  ];
}

/** Whoever has never trained begins softly. */
function readFirstTime(scan: Scan): Claim[] {
  const hit = scan
    .of('level')
    .find(
      (one) =>
        one.value === 'beginner' &&
        whose(scan, one) === 'me' &&
        scan.tokens.slice(one.from, one.to).some(({ text }) => terms.never.has(text)),
    );
  if (!hit) return [];
  const quote = scan.quote(hit.from, hit.to);
  return [claim('effort', 'easy', 'effort.first-time', { certainty: 0.55, quote })];
}

const levels: Record<string, number> = { fresh: 0, tired: 0.6, spent: 0.9 };

/** 'The bench is knackered'. */
const isOfKit = (scan: Scan, hit: Hit) =>
  ['equipment', 'machine', 'prop', 'kit'].some((kind) =>
    scan.of(kind).some(({ to }) => to <= hit.from && hit.from - to <= 2),
  );

/** 'Keep my legs fresh' is a wish. */
const isKept = (scan: Scan, { from, value }: Hit) =>
  value === 'fresh' && scan.of('leave').some(({ to }) => to <= from && from - to <= 4);

/** 'Knackered dad', 'papá reventado': a bare role beside it, without a 'my', is one's own. */
function isOwnRole(scan: Scan, { from }: Hit): boolean {
  return scan.of('person').some((person) => {
    const before = scan.tokens[person.from - 1];
    const isBare = before === undefined || before.kind === 'mark';
    return person.value === 'elder' && person.to === from && isBare;
  });
}

function readTiredness(scan: Scan): Claim[] {
  const hit = scan
    .of('tired')
    .findLast(
      (one) =>
        (one.typo === 0 || textAt(scan, one.from).length > 6) &&
        !isOfKit(scan, one) &&
        !isKept(scan, one) &&
        !isOneOf(textAt(scan, one.to), 'of beef') &&
        (isOwnRole(scan, one) || whose(scan, one) === 'me'),
    );
  if (!hit) return [];
  const isTurned = isDenied(scan, hit, 2) && !startsWithDenial(scan, hit);
  const value = isTurned ? (hit.value === 'fresh' ? 0.6 : 0.2) : (levels[hit.value] ?? 0.6);
  return [
    claim('tiredness', value, `tired.${hit.value}`, {
      polarity: 'has',
      certainty: 0.85,
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

const longestNightHours = 14;
const badNightHours = 4;

/** 'Slept 5 hours', 'hardly slept'; whoever else sleeps tells of noise, not of rest. */
function readSleep(scan: Scan): Claim[] {
  const others = findDisturbed(scan);
  const own = scan
    .of('sleep')
    .filter(({ typo }) => typo === 0)
    .filter(({ from, to }) => !others || to <= others.from || from >= others.to)
    .filter(({ from }) => !isOneOf(textAt(scan, from), 'sleeping dormir'))
    .filter((hit) => whose(scan, hit) === 'me');
  for (const hit of own) {
    const hours = quantitiesIn(scan).find(
      ({ unit, value, from, to }) =>
        unit === 'hours' &&
        value <= longestNightHours &&
        scan.tokens[from]?.sentence === scan.tokens[hit.from]?.sentence &&
        ((from >= hit.to && from - hit.to <= 3) || (to <= hit.from && hit.from - to <= 2)),
    );
    if (!hours) continue;
    const quote = scan.quote(Math.min(hit.from, hours.from), Math.max(hit.to, hours.to));
    const value = hours.upTo === undefined ? hours.value : (hours.value + hours.upTo) / 2;
    return [claim('sleepHours', value, 'sleep.hours', { polarity: 'has', quote })];
  }
  const bad = own.find(({ value }) => value === 'bad');
  if (!bad) return [];
  return [
    claim('sleepHours', badNightHours, 'sleep.bad', {
      polarity: 'has',
      certainty: 0.75,
      quote: scan.quote(bad.from, bad.to),
    }),
  ];
}

/** How hard it is to be, and how rested whoever trains is. */
export function readEffort(scan: Scan): Claim[] {
  const wished = findWishedTired(scan);
  if (wished) {
    const quote = scan.quote(wished.from, wished.to);
    return [claim('effort', 'hard', 'effort.spent', { certainty: 0.8, quote }), ...readSleep(scan)];
  }
  const wish = readWish(scan);
  const rpe = readRpe(scan);
  const isSaid = wish.length + rpe.length > 0;
  const cool = isSaid ? [] : readUnheated(scan);
  const loose = isSaid || cool.length > 0 ? [] : readLoosening(scan);
  const first = isSaid || cool.length + loose.length > 0 ? [] : readFirstTime(scan);
  return [...wish, ...cool, ...loose, ...first, ...rpe, ...readTiredness(scan), ...readSleep(scan)];
}
