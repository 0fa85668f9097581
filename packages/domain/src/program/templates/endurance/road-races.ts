import { longestNextRun, runPace } from '../../../training/pace/running.ts';
import type { Zone } from '../../../training/pace/types.ts';
import { clockText } from '../../../training/pace/words.ts';
import { runningReturn } from '../../../training/return.ts';
import { cutsIn, type Row, rowOf } from '../data/race-row.ts';
import { type Race, races } from '../data/races.ts';
import type {
  DayPlan,
  PlanFacts,
  ProgramPlan,
  RunPart,
  Template,
  WeekKind,
  WeekPlan,
} from '../types.ts';
import { likelyRaceSeconds } from './forecast.ts';
import {
  afterRun,
  afterRunWords,
  easyHour,
  easyRun,
  goalRun,
  keepDays,
  longRun,
  mobilityDay,
  partMetres,
  qualityRun,
  runnersStrength,
} from './runs.ts';

/** Weeks before the table: easy running that grows towards it, every fourth lighter. */
function baseWeeks(first: Row, count: number): Row[] {
  const slope = Math.min(0.045, 0.5 / count);
  const cuts = cutsIn(count);
  return Array.from({ length: count }, (_, i): Row => {
    const isCut = cuts.has(i);
    const share = (0.97 - slope * (count - 1 - i)) * (isCut ? 0.78 : 1);
    const part = Math.max(0.4, share);
    const scaled = (km: number) => Math.round(Math.max(1.5, km * part) * 10) / 10;
    return {
      easy: scaled(first.easy),
      quality: scaled(first.quality),
      work: [],
      ...(first.second !== undefined && { second: scaled(first.second) }),
      long: scaled(first.long * 0.97),
      kind: isCut ? 'deload' : 'build',
    };
  });
}

/** The table at the wished length: its last weeks, or all of it after some base. */
function tableFor({ table, metres }: Race, weeks: number): Row[] {
  const rows = table.map((text) => rowOf(text, metres));
  const [first] = rows;
  if (!first || weeks <= rows.length) return rows.slice(-weeks);
  return [...baseWeeks(first, weeks - rows.length), ...rows];
}

const longestSeconds = 3.25 * 3600;
/** Of a shorter long run no more than this is at the pace of the race. */
const lastShare = 0.4;
const tenths = (km: number): number => Math.round(km * 10) / 10;
/** Nobody runs to the hundred metres: far runs are told in halves. */
const halves = (km: number): number =>
  km < 10 ? Math.floor(km * 10) / 10 : Math.floor(km * 2) / 2;

/** No run is more than a tenth longer than the longest before it; the race is the exception. */
function withinReach(rows: readonly Row[], longestNow: number, vdot?: number): Row[] {
  let longest = longestNow * 1000;
  const pace = vdot === undefined ? 0 : runPace('E', { vdot }).mid;
  const mostByTime = pace > 0 ? longestSeconds / pace : Number.POSITIVE_INFINITY;
  return rows.map((row) => {
    if (row.kind === 'event') return row;
    const most = Math.min(longestNextRun(longest) / 1000, mostByTime);
    const isNow = row.long <= most;
    const long = isNow ? row.long : halves(most);
    const share = Math.max(0.5, Math.min(1, long / row.long));
    const isFar = share < 1;
    longest = Math.max(longest, long * 1000);
    return {
      ...row,
      long,
      easy: Math.max(1.5, tenths(row.easy * share)),
      quality: Math.max(2, tenths(row.quality * share)),
      ...(row.second !== undefined && { second: Math.max(2, tenths(row.second * share)) }),
      // Far below the table there is no race pace to practise yet.
      ...(isFar && share < 0.75 && { work: [] }),
      ...(row.last && {
        last: {
          ...row.last,
          metres: isFar
            ? Math.min(row.last.metres ?? 0, Math.floor(long * lastShare) * 1000)
            : row.last.metres,
        } as RunPart,
      }),
    };
  });
}

/** Hard minutes of one session that serve; beyond them repeats become shorter. */
const mostMinutes: Partial<Record<Zone | 'walk', number>> = { I: 21, T: 31, R: 12 };
const shorter: Record<number, number> = {
  1600: 1200,
  1200: 1000,
  1000: 800,
  800: 600,
  600: 400,
  400: 300,
};
const guessedVdot = { beginner: 31, intermediate: 39, advanced: 48 } as const;

function withinDose(part: RunPart, facts: PlanFacts): RunPart {
  const { runner, level } = facts;
  const most = mostMinutes[part.zone];
  const { metres, times = 1, zone } = part;
  if (most === undefined || metres === undefined || zone === 'walk') return part;
  const { mid } = runPace(zone, { vdot: runner.vdot ?? guessedVdot[level] });
  const isTooLong = (times * metres * mid) / 60_000 > most;
  const next = shorter[metres];
  return isTooLong && next !== undefined ? withinDose({ ...part, metres: next }, facts) : part;
}

/** After weeks off running begins with less, and without anything hard. */
function returning(rows: readonly Row[], shares: readonly number[], qualityWeek: number): Row[] {
  return rows.map((row, i) => {
    const share = row.kind === 'event' ? 1 : (shares[i] ?? 1);
    if (share === 1 && i + 1 >= qualityWeek) return row;
    const less = (km: number) => Math.max(2, tenths(km * share));
    return {
      ...row,
      easy: less(row.easy),
      quality: less(row.quality),
      long: row.kind === 'event' ? row.long : less(row.long),
      ...(row.second !== undefined && { second: less(row.second) }),
      ...(i + 1 < qualityWeek && { work: [] }),
      kind: row.kind === 'build' ? 'return' : row.kind,
    };
  });
}

function phaseOf(i: number, count: number, kind: WeekKind): string {
  if (kind === 'event' || kind === 'taper') return 'Taper';
  const at = i / Math.max(1, count - 2);
  return at < 0.34 ? 'Base' : at < 0.7 ? 'Build' : 'Race work';
}

const labels: Record<WeekKind, string> = {
  build: 'Build',
  deload: 'Cut-back',
  test: 'Test',
  taper: 'Taper',
  event: 'Race week',
  return: 'Back in',
};

function daysOf(race: Race, row: Row, facts: PlanFacts, weeksLeft: number): DayPlan[] {
  const { days, minutes } = facts;
  const isRace = row.kind === 'event';
  const quality =
    row.trial === undefined
      ? row.work.length > 0
        ? qualityRun(
            row.quality * 1000,
            row.work.map((part) => withinDose(part, facts)),
          )
        : {
            ...easyRun(row.quality * 1000, { id: 'quality', strides: 4 + (weeksLeft % 4) }),
            key: 2 as const,
          }
      : goalRun(row.trial, `${row.trial / 1000} km trial: new paces`, false);
  const liftsToo = days < 5 && weeksLeft > 1;
  const long = isRace
    ? goalRun(race.metres, `${race.name}: the day`, true, likelyRaceSeconds(race.metres, facts))
    : longRun(row.long * 1000, row.last);
  const strength = runnersStrength(
    weeksLeft <= 1 ? 20 : Math.min(40, Math.max(25, Math.min(minutes, 30))),
    facts.weeks - weeksLeft,
  );
  const second = easyRun((row.second ?? Math.max(3, row.easy - 1)) * 1000, {
    id: 'easy-2',
    strides: 4,
  });
  const [first, ...extras]: DayPlan[] = [
    easyRun(row.easy * 1000),
    second,
    // In the week of the race legs are left alone.
    ...(isRace ? [] : [strength]),
    easyHour(Math.min(40, minutes)),
    mobilityDay(Math.min(20, minutes)),
  ];
  const easy = first as DayPlan;
  const core = [
    quality,
    liftsToo ? { ...easy, notes: [...(easy.notes ?? []), afterRun] } : easy,
    long,
  ];
  return days < 3 ? keepDays(core, days) : [...core, ...extras.slice(0, days - 3)];
}

function noteOf(row: Row, days: readonly DayPlan[], isFirst: boolean): string {
  const total = days
    .filter(({ id }) => id !== 'event')
    .reduce(
      (sum, { work }) =>
        sum +
        (work.kind === 'run' ? work.parts.reduce((all, part) => all + partMetres(part), 0) : 0),
      0,
    );
  const km = `about ${Math.round(total / 1000)} km`;
  if (row.kind === 'event') return `Race week: ${km} before the day, legs fresh.`;
  if (row.kind === 'deload' && isFirst)
    return `A light week to begin with: ${km}, all of it easy. The plan itself starts next week.`;
  if (row.kind === 'deload') return `Cut-back: ${km}, so that the last weeks can settle.`;
  if (row.kind === 'taper') return `Taper: ${km}; less distance, the same pace.`;
  return `Long run ${row.long} km, ${km} in all.`;
}

/** What so many weeks usually bring, where more was asked for. */
function targetNote({ metres }: Race, facts: PlanFacts): string[] {
  const { target, weeks } = facts;
  const likely = likelyRaceSeconds(metres, facts);
  if (!likely || target.seconds === undefined || target.seconds >= likely[0]) return [];
  return [
    `${weeks} weeks usually bring about a point of fitness: ${likely.map(clockText).join(' to ')} is likely, ${clockText(target.seconds)} is not. The day is paced for the likely time; a trial faster than today’s paces changes it.`,
  ];
}

/** 'likely in 51:59–52:58'. */
function likelyWords({ metres }: Race, facts: PlanFacts): string {
  const likely = likelyRaceSeconds(metres, facts);
  return likely ? `, likely in ${likely.map(clockText).join('–')}` : '';
}

const beginnersLong = 3;

/** A race that was run says that its way is run now and then; of a far one a little less. */
const racedShare = (metres: number): number => (metres <= 6000 ? 1 : 0.9);
const mostByRace = 16;

function assumedLong({ entry }: Race, { level, runner: { raced = 0 } }: PlanFacts): number {
  const byLevel = level === 'beginner' ? beginnersLong : entry.long;
  return Math.max(byLevel, Math.min(mostByRace, (raced * racedShare(raced)) / 1000));
}

/** Beyond so far long runs bring nothing more for the race, in kilometres. */
const enoughLong: Record<string, number> = {
  'run-5k': 10,
  'run-10k': 13,
  'half-marathon': 20,
  marathon: 32,
};
const mostGrown = 1.4;

/** Who runs further than the table begins with begins there, and grows from there. */
function fromNow(rows: readonly Row[], now: number, race: Race): Row[] {
  const first = rowOf(race.table[0] ?? '', race.metres).long;
  const factor = now / first;
  if (!(factor > 1.05)) return [...rows];
  const most = enoughLong[race.id] ?? Number.POSITIVE_INFINITY;
  const other = Math.min(mostGrown, factor);
  return rows.map((row, i) => {
    if (row.kind === 'event') return row;
    const isLast = i === rows.length - 2;
    // What the table cuts back stays cut back, however far the others may go.
    const cap = row.kind === 'build' && !isLast ? most : most * 0.8;
    return {
      ...row,
      long: Math.max(row.long, Math.min(cap, halves(row.long * factor))),
      easy: tenths(row.easy * other),
      quality: tenths(row.quality * other),
      ...(row.second !== undefined && { second: tenths(row.second * other) }),
    };
  });
}

const shareOf: Partial<Record<WeekKind, number>> = { build: 1, deload: 0.78, taper: 0.7 };
const mostScaled = 1.5;
/** Before the table begins, the longest run grows by so little a week, and so far at most. */
const weekGrowth = 0.015;
const mostGrownNow = 1.1;
/** The longest run of who tells a week and no more: so much of it. */
const longShare = 0.28;

/** Nobody is planned below what they run now: neither the longest run nor the week. */
function atLeastNow(rows: readonly Row[], now: number, weekly: number, days: number): Row[] {
  return rows.map((row, i) => {
    const share = shareOf[row.kind];
    if (share === undefined) return row;
    const grown = Math.min(mostGrownNow, 1 + weekGrowth * i);
    const long = Math.max(row.long, halves(now * share * grown));
    const second = days > 3 ? (row.second ?? Math.max(3, row.easy - 1)) : 0;
    const others = row.easy + row.quality + second;
    const factor = Math.min(mostScaled, Math.max(1, (weekly * share - long) / others));
    if (factor === 1) return { ...row, long };
    return {
      ...row,
      long,
      easy: tenths(row.easy * factor),
      quality: tenths(row.quality * factor),
      ...(days > 3 && { second: tenths(second * factor) }),
    };
  });
}

interface ReturnShares {
  volume: readonly number[];
  qualityWeek: number;
}

const returnOf = ({ breakDays }: PlanFacts): ReturnShares =>
  runningReturn(breakDays) ?? { volume: [], qualityWeek: 1 };

function planRace(race: Race, facts: PlanFacts, ret: ReturnShares): ProgramPlan {
  const { runner, weeks } = facts;
  const told = runner.longest === undefined ? undefined : runner.longest / 1000;
  const byMinutes = runner.minutes === undefined ? undefined : runner.minutes / 7;
  const weeklyNow = (runner.weekly ?? 0) / 1000;
  const assumed = Math.max(assumedLong(race, facts), halves(weeklyNow * longShare));
  const now = told ?? byMinutes ?? assumed;
  const grown = fromNow(tableFor(race, weeks), now, race);
  const isKnown = told !== undefined || byMinutes !== undefined || weeklyNow > 0;
  const begun = isKnown
    ? atLeastNow(grown, Math.min(now, enoughLong[race.id] ?? now), weeklyNow, facts.days)
    : grown;
  const table = returning(begun, ret.volume, ret.qualityWeek);
  // After a break the longest run of the last month is the first one back.
  const isBack = ret.volume.length > 1;
  const rows = withinReach(table, isBack ? Math.min(now, table[0]?.long ?? now) : now, runner.vdot);
  const before = rows.filter(({ kind }) => kind !== 'event');
  const peak = Math.max(0, now, ...before.map(({ long }) => long));
  const isReady = peak >= race.leastLong * 0.98;
  const isByTime =
    runner.vdot !== undefined &&
    peak * runPace('E', runner as { vdot: number }).mid >= longestSeconds * 0.97;
  return {
    template: race.id,
    name: race.name,
    entry: `About ${Math.round(weeklyNow || race.entry.weekly)} km a week with a long run of ${tenths(now)} km.`,
    end: {
      text: isReady
        ? `${race.metres / 1000} km on the day${likelyWords(race, facts)}`
        : `a long run of ${tenths(peak)} km, and ${race.metres / 1000} km with walks at most`,
      week: weeks,
      test: `The last run of week ${weeks}.`,
    },
    progress: [
      'Four fifths of the running stay easy: you can talk.',
      'No run grows by more than a tenth over the longest of the last month.',
      'A trial gives new paces; the goal pace is not trained before it is earned.',
      facts.days < 5 ? afterRunWords : 'Strength has its own day, short in the last two weeks.',
    ],
    fallback: 'Two key runs that failed: one week back. A week missed: the last one again.',
    next: race.next,
    honesty: [
      ...(isReady || isByTime
        ? []
        : [
            `By the day your longest run is ${tenths(peak)} km; ${race.leastLong} km would be needed. Take a later date, or walk parts of it.`,
          ]),
      ...(isByTime
        ? ['Long runs end at 3:15 h, whatever the distance: more costs more than it brings.']
        : []),
      ...(isKnown
        ? []
        : [`I took it that your longest run now is ${tenths(assumed)} km. Tell me if it is not.`]),
      ...(race.metres >= 42_195 && runner.vdot !== undefined
        ? [
            'Marathon pace is taken 5 % slower than your shorter race says: few hold it the first time.',
          ]
        : []),
      ...targetNote(race, facts),
    ],
    weeks: rows.map((row, i): WeekPlan => {
      const days = daysOf(race, row, facts, weeks - 1 - i);
      return {
        label:
          i === 0 && row.kind === 'deload'
            ? 'Start'
            : labels[row.trial === undefined ? row.kind : 'test'],
        kind: row.kind,
        note: noteOf(row, days, i === 0),
        phase: phaseOf(i, weeks, row.kind),
        days,
      };
    }),
  };
}

const templateOf = (race: Race): Template => ({
  id: race.id,
  name: race.name,
  usualWeeks: race.table.length,
  plan: (facts) => planRace(race, facts, returnOf(facts)),
});

export const roadRaces = races.map(templateOf);
