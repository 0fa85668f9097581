import { claim } from '../../claims.ts';
import { type Span, sentenceAround, textAt, whose } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { toMetres, toMinutes } from '../../engine/units.ts';
import { terms } from '../../lexicon/terms/numbers.ts';
import { raceName } from '../../race-names.ts';
import type { RaceMark } from '../../vocabulary.ts';
import { numberGroups } from '../shape/number-groups.ts';
import type { Fact } from './fact.ts';

interface Race extends Span {
  metres: number;
}

/** Lengths and names of races, wherever they stand. */
function racesIn(scan: Scan): Race[] {
  const measured = numberGroups(scan).single.flatMap((quantity) => {
    const metres = toMetres(quantity);
    return metres === null ? [] : [{ metres, from: quantity.from, to: quantity.to }];
  });
  const named = scan
    .of('raceName')
    .filter(({ typo }) => typo === 0)
    .map(({ value, from, to }) => ({ metres: Number(value), from, to }));
  return [...measured, ...named];
}

const mostLinks = 2;

/** '5k pace', 'ritmo de 10k', 'allure semi', 'im 5-km-Tempo': where the words for it stand. */
function paceAround(scan: Scan, { from, to }: Race): Span | null {
  for (let gap = 0; gap <= mostLinks; gap += 1) {
    const isBehind = terms.pace.has(textAt(scan, to + gap));
    const isLinked = (start: number) =>
      scan.tokens.slice(start, start + gap).every(({ text }) => terms.paceLinks.has(text));
    if (isBehind && isLinked(to)) return { from, to: to + gap + 1 };
    const before = from - 1 - gap;
    if (terms.pace.has(textAt(scan, before)) && isLinked(before + 1)) return { from: before, to };
  }
  return null;
}

/** The paces of races: as fast as one runs them, and no way to go. */
function racePaces(scan: Scan): (Race & { span: Span })[] {
  return racesIn(scan).flatMap((race) => {
    const span = paceAround(scan, race);
    return span ? [{ ...race, span }] : [];
  });
}

export const readRacePaces = (scan: Scan): Fact[] =>
  racePaces(scan).map(({ metres, span }) => ({
    claim: claim('pace', raceName(metres), 'pace.race', {
      quote: scan.quote(span.from, span.to),
      certainty: 0.85,
    }),
    ...span,
  }));

/** Seconds for a kilometre on foot. */
const fastest = 140;
const slowest = 660;
const isRunIn = (metres: number, seconds: number) => {
  const each = seconds / (metres / 1000);
  return each >= fastest && each <= slowest;
};

const fact = (scan: Scan, mark: RaceMark, span: Span, rule: string): Fact => ({
  claim: claim('race', mark, rule, {
    polarity: 'has',
    whose: whose(scan, span),
    quote: scan.quote(span.from, span.to),
    certainty: 0.85,
  }),
  ...span,
});

interface Took extends Span {
  seconds: number[];
  isColon: boolean;
}

function timesIn(scan: Scan): Took[] {
  const { colons, single } = numberGroups(scan);
  const clocks = colons.map(({ first, second, from, to }) => ({
    seconds: [first * 60 + second, first * 3600 + second * 60],
    from,
    to,
    isColon: true,
  }));
  const lengths = single.flatMap((quantity) => {
    const minutes = quantity.unit === null ? quantity.value : toMinutes(quantity);
    const isTime = minutes !== null && minutes >= 3 && quantity.upTo === undefined;
    const { from, to } = quantity;
    return isTime ? [{ seconds: [Math.round(minutes * 60)], from, to, isColon: false }] : [];
  });
  return [...clocks, ...lengths];
}

const mostOver = 3;

/** '22:10 for 5k', '23:00 au 5 km': a result before its distance. */
function resultsBefore(scan: Scan, times: readonly Took[]): Fact[] {
  return racesIn(scan).flatMap((race) => {
    const took = times.find(({ to, isColon }) => {
      const between = scan.tokens.slice(to, race.from);
      const isLinked = between.length > 0 && between.length <= mostOver;
      return isColon && isLinked && between.every(({ text }) => terms.over.has(text));
    });
    const seconds = took?.seconds.find((one) => isRunIn(race.metres, one));
    if (!took || seconds === undefined) return [];
    const span = { from: took.from, to: race.to };
    return [fact(scan, { by: 'run', metres: race.metres, seconds }, span, 'race.before')];
  });
}

/** 'Mi marca es 21:40' beside '5k pace', 'I do 52 min at the moment' beside a 10k: of the only race. */
function resultsAlone(scan: Scan, times: readonly Took[]): Fact[] {
  const metres = new Set(racesIn(scan).map((race) => race.metres));
  const [only] = metres;
  if (only === undefined || metres.size > 1) return [];
  return times.flatMap((took) => {
    const { from, to } = sentenceAround(scan, took.from);
    const before = scan.tokens.slice(Math.max(from, took.from - 3), took.from);
    const after = scan.tokens.slice(took.to, Math.min(to, took.to + 3));
    const isResult = terms.result.has(before.at(-1)?.text);
    const isPresent = after.some(({ text }) => terms.present.has(text));
    const isTold = took.isColon ? isResult : isResult && isPresent;
    const isPer = textAt(scan, took.to) === '/';
    const seconds = took.seconds.find((one) => isRunIn(only, one));
    if (!isTold || isPer || seconds === undefined) return [];
    return [fact(scan, { by: 'run', metres: only, seconds }, took, 'race.alone')];
  });
}

export function readResults(scan: Scan): Fact[] {
  const times = timesIn(scan);
  return [...resultsBefore(scan, times), ...resultsAlone(scan, times)];
}

/** 'Sub 50', 'under 6 min' behind what is timed: a time to beat, and no length of a session. */
export function readTargets(scan: Scan): Fact[] {
  const races = racesIn(scan);
  const isTimed =
    races.length > 0 ||
    scan.of('named').length > 0 ||
    scan.of('format').some(({ value }) => value === 'for_time');
  if (!isTimed) return [];
  return timesIn(scan).flatMap((took) => {
    const lead = textAt(scan, took.from - 1) === '-' ? took.from - 2 : took.from - 1;
    const isSub = terms.sub.has(textAt(scan, lead));
    const race = races.find((one) => took.seconds.some((seconds) => isRunIn(one.metres, seconds)));
    const isBeaten =
      terms.under.has(textAt(scan, lead)) &&
      (scan.of('named').some(({ to }) => to <= lead && lead - to <= 6) ||
        races.some(({ to }) => to <= lead && lead - to <= 4));
    if (!isSub && !isBeaten) return [];
    const seconds =
      took.seconds.find((one) => race && isRunIn(race.metres, one)) ?? took.seconds[0] ?? 0;
    const span = { from: lead, to: took.to };
    const value = { seconds, ...(race && { metres: race.metres }) };
    const quote = scan.quote(span.from, span.to);
    return [{ claim: claim('target', value, 'target.time', { quote, certainty: 0.85 }), ...span }];
  });
}
