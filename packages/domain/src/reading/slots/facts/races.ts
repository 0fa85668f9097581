import { claim } from '../../claims.ts';
import {
  hitsBetween,
  segmentAround,
  sentenceAround,
  textAt,
  whose,
} from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { toMetres, toMinutes } from '../../engine/units.ts';
import type { Words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/facts.ts';
import type { RaceMark } from '../../vocabulary.ts';
import { inSentence } from '../around.ts';
import { numberGroups } from '../shape/number-groups.ts';
import type { Fact } from './fact.ts';

type By = RaceMark['by'];

const byWay: Record<string, By> = {
  run: 'run',
  walk_run: 'run',
  sprint: 'run',
  walk: 'walk',
  row: 'row',
  bike: 'bike',
  swim: 'swim',
  ski: 'ski',
};

/** Seconds for a kilometre that a person can have: from the best of the world to a stroll. */
const secondsPerKm: Record<By, { min: number; max: number }> = {
  run: { min: 140, max: 660 },
  walk: { min: 350, max: 1500 },
  row: { min: 160, max: 400 },
  bike: { min: 55, max: 360 },
  swim: { min: 500, max: 2400 },
  ski: { min: 160, max: 420 },
};

/** What races and tests are run over; other lengths are of a training. */
const usualMetres = [
  400, 500, 800, 1000, 1500, 1609, 2000, 2400, 2414, 3000, 3219, 5000, 6000, 8047, 10_000, 15_000,
  16_093, 20_000, 21_097, 40_000, 42_195, 50_000, 100_000,
];
const tolerance = 0.006;
const isUsual = (metres: number) =>
  usualMetres.some((one) => Math.abs(metres - one) <= one * tolerance);

interface Distance {
  metres: number;
  from: number;
  to: number;
  /** 'Half marathon' and the like. */
  isNamed: boolean;
}

/** One of its readings, each checked against what a body can do. */
interface Took {
  seconds: number[];
  from: number;
  to: number;
  kind: 'colon' | 'unit' | 'bare';
}

function distancesIn(scan: Scan): Distance[] {
  const measured = numberGroups(scan).single.flatMap((quantity) => {
    const metres = toMetres(quantity);
    if (metres === null || !isUsual(metres) || quantity.upTo !== undefined) return [];
    return [{ metres, from: quantity.from, to: quantity.to, isNamed: false }];
  });
  const named = scan
    .of('raceName')
    .filter(
      ({ typo, from, to }) =>
        typo === 0 &&
        // 'Un'ora e mezza' is a time.
        !scan.of('length').some((one) => one.from < from && to <= one.to) &&
        !measured.some((one) => one.from < to && from < one.to),
    )
    .map(({ value, from, to }) => ({ metres: Number(value), from, to, isNamed: true }));
  return [...measured, ...named];
}

function timesIn(scan: Scan): Took[] {
  const { colons, single } = numberGroups(scan);
  const clocks = colons.map(({ first, second, from, to }): Took => {
    const last = textAt(scan, to) === ':' ? scan.tokens[to + 1] : undefined;
    if (last?.kind === 'number') {
      return {
        seconds: [first * 3600 + second * 60 + (last.value ?? 0)],
        from,
        to: to + 2,
        kind: 'colon',
      };
    }
    return { seconds: [first * 60 + second, first * 3600 + second * 60], from, to, kind: 'colon' };
  });
  const lengths = single.flatMap((quantity): Took[] => {
    const minutes = quantity.unit === null ? quantity.value : toMinutes(quantity);
    if (minutes === null || minutes < 2 || quantity.upTo !== undefined) return [];
    const kind = quantity.unit === null ? 'bare' : 'unit';
    return [{ seconds: [Math.round(minutes * 60)], from: quantity.from, to: quantity.to, kind }];
  });
  return [...clocks, ...lengths];
}

const mostLinks = 5;
const rowerTest = 2000;

/** 'Rowed 2k', 'swam 1500'. */
function verbOf(scan: Scan, at: number): By | undefined {
  const { from, to } = segmentAround(scan, at);
  const said = (verbs: Words) => scan.tokens.slice(from, to).some(({ text }) => verbs.has(text));
  if (said(terms.rowed)) return 'row';
  if (said(terms.swam)) return 'swim';
  return said(terms.rode) ? 'bike' : undefined;
}

/** By the word nearest to it; a distance of which nothing is said is run. */
function wayOf(scan: Scan, { metres, from, to }: Distance, took: Took): By {
  const near = scan
    .of('way')
    .filter(({ typo, value }) => typo === 0 && byWay[value] !== undefined)
    .map((hit) => ({
      hit,
      gap: Math.min(Math.abs(hit.from - took.to), Math.abs(from - hit.to), Math.abs(hit.from - to)),
    }))
    .sort((a, b) => a.gap - b.gap)[0];
  const inText =
    near && scan.tokens[near.hit.from]?.sentence === scan.tokens[from]?.sentence
      ? near.hit
      : undefined;
  const verb = verbOf(scan, from);
  if (verb) return verb;
  const machine = inSentence(scan, 'machine', from, 'rower bike ski_erg');
  if (inText) return byWay[inText.value] ?? 'run';
  if (machine) {
    return ({ rower: 'row', bike: 'bike', ski_erg: 'ski' } as const)[machine.value as 'rower'];
  }
  // Two kilometres are the test of the rower, where nothing else is told of.
  return metres === rowerTest && scan.of('way').length === 0 ? 'row' : 'run';
}

function markOf(scan: Scan, distance: Distance, took: Took): RaceMark | null {
  const first = distance.isNamed && distance.metres > 1609 ? 'run' : wayOf(scan, distance, took);
  for (const by of new Set<By>([first, 'run'])) {
    const { min, max } = secondsPerKm[by];
    const seconds = took.seconds.find((one) => {
      const each = one / (distance.metres / 1000);
      return each >= min && each <= max;
    });
    if (seconds !== undefined) return { by, metres: distance.metres, seconds };
  }
  return null;
}

/** Whether the words around a distance and a time say that it was covered in it. */
function isTold(scan: Scan, distance: Distance, took: Took): boolean {
  const [first, second] = distance.from < took.from ? [distance, took] : [took, distance];
  const between = { from: first.to, to: second.from };
  if (
    between.to - between.from > mostLinks ||
    !scan.tokens.slice(between.from, between.to).every(({ text }) => terms.raceLinks.has(text))
  )
    return false;
  // '8:00 /km' and '5:30 per km' are paces.
  if (terms.perDistance.has(textAt(scan, took.to)) && took.to === distance.from - 1) return false;
  if (terms.notResults.has(textAt(scan, took.to))) return false;
  const sentence = sentenceAround(scan, distance.from);
  const near = {
    from: Math.max(sentence.from, Math.min(distance.from, took.from) - 4),
    to: Math.min(sentence.to, Math.max(distance.to, took.to) + 3),
  };
  const cues = scan.of('race').filter(({ from, to }) => from >= near.from && to <= near.to);
  if (cues.some(({ value, to }) => value === 'goal' && to <= took.to)) return false;
  const isMarked = cues.some(({ value }) => value === 'mark');
  const isOwn = terms.mine.has(textAt(scan, distance.from - 1));
  const isEqual = terms.equals.has(textAt(scan, between.from));
  if (took.kind === 'colon') return first === distance || isMarked || isOwn;
  if (took.kind === 'unit') return isMarked || isOwn || isEqual;
  // '10k in 48': nothing else is counted in it.
  const isIn = terms.resultIn.has(textAt(scan, took.from - 1)) && first === distance;
  const isEnd = scan.tokens[took.to]?.kind !== 'word';
  // 'Easy session, 10k 48': a clause that holds nothing else.
  const isAlone = scan.tokens[distance.from - 1]?.kind === 'mark' && took.from === distance.to;
  return isEnd && (isIn || isOwn || isMarked || isAlone);
}

/** 'My 5k is 22:30', '10k in 48', '2k row 7:40': what a race or a test took. */
export function readRaces(scan: Scan): Fact[] {
  const times = timesIn(scan);
  const facts: Fact[] = [];
  for (const distance of distancesIn(scan)) {
    const took = times.find((one) => one.from !== distance.from && isTold(scan, distance, one));
    const mark = took && markOf(scan, distance, took);
    if (!took || !mark) continue;
    const from = Math.min(distance.from, took.from);
    const to = Math.max(distance.to, took.to);
    if (facts.some((other) => from < other.to && other.from < to)) continue;
    const clause = segmentAround(scan, from);
    const isPast = hitsBetween(scan, 'time', clause.from, clause.to).some(
      ({ value }) => value === 'long_past',
    );
    facts.push({
      claim: claim('race', mark, `race.${took.kind}`, {
        polarity: isPast ? 'had' : 'has',
        when: isPast ? 'past' : 'now',
        whose: whose(scan, { from, to }),
        quote: scan.quote(from, to),
        certainty: took.kind === 'bare' ? 0.75 : 0.9,
      }),
      from,
      to,
    });
  }
  return facts;
}
