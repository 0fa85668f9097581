import { runningReturn } from '../../../training/return.ts';
import { healthWords } from '../health/health-words.ts';
import type { DayPlan, PlanFacts, ProgramPlan, RunPart, Template, WeekPlan } from '../types.ts';
import { beyond, type Runs, softTable, table } from './couch-table.ts';
import { keepDays, kneeStrength, mobilityDay, runnersStrength } from './runs.ts';

/** Minutes of running and walking in turn: 'r1 w1.5' eight times; 'k5' is five kilometres. */
function turns(text: string): RunPart[] {
  return text.split(' ').flatMap((one): RunPart[] => {
    const [, times = '1', pattern = one] = one.match(/^(\d+)\*(.+)$/) ?? [];
    const parts = pattern.split('/').map(
      (part): RunPart => ({
        zone: part.startsWith('w') ? 'walk' : 'E',
        ...(part.startsWith('k')
          ? { metres: Number(part.slice(1)) * 1000 }
          : { seconds: Math.round(Number(part.slice(1)) * 60) }),
      }),
    );
    return Array.from({ length: Number(times) }, () => parts).flat();
  });
}

/** One turn more when a week comes twice. */
const again: Record<number, string> = { 0: '9*r1/w1.5', 1: '7*r1.5/w2', 2: '2*r2/w1.5/r3/w2.5' };

const fiveKm = 5000;
/** From so many kilograms each landing counts. */
const heavy = 95;

/** The first week that is not beneath somebody who can run so many minutes. */
function startFrom({ runner, breakDays }: PlanFacts): number {
  const { minutes = 0 } = runner;
  const byMinutes = [20, 15, 10, 8, 5, 3].findIndex((least) => minutes >= least);
  const can = byMinutes < 0 ? 0 : ([7, 6, 5, 4, 3, 2][byMinutes] ?? 0);
  const after = breakDays > 0 ? (runningReturn(breakDays)?.beginnerPlanWeek ?? 1) - 1 : 0;
  return Math.max(can, after);
}

interface Row {
  runs: Runs;
  place: number;
  time: number;
  isEasy?: true;
}

/** One more week: the earliest of the steps that came least often is done again. */
function withOneAgain(rows: readonly Row[]): Row[] {
  const timesOf = (place: number) => rows.filter((row) => row.place === place).length;
  const open = rows.filter(({ place, isEasy }) => place < stepsToRepeat && !isEasy);
  const least = Math.min(...open.map(({ place }) => timesOf(place)));
  const row = open.find(({ place }) => timesOf(place) === least) ?? rows[0];
  if (!row) return [...rows];
  const last = rows.findLastIndex(({ place }) => place === row.place);
  return rows.toSpliced(last + 1, 0, { ...row, time: least + 1 });
}

/** Of those that run through there is no second time. */
const stepsToRepeat = 7;

/** In fewer weeks the usual steps come, the first of them twice. */
const leastSoft = 14;

/** Where weeks are few, two of the easy ones go before the end is cut off. */
function softRows(weeks: number, start: number): Row[] {
  const all = softTable.map((one, place): Row => {
    const isEasy = 'easy' in one;
    return {
      runs: isEasy ? one.easy : one,
      place,
      time: 1,
      ...(isEasy && { isEasy: true as const }),
    };
  });
  let rows = all.slice(Math.min(start, Math.max(0, all.length - weeks)));
  for (let i = 0; i < 2 && rows.length > weeks; i += 1) {
    const at = rows.findLastIndex(({ isEasy }) => isEasy);
    if (at > 0) rows = rows.toSpliced(at, 1);
  }
  while (rows.length < weeks) rows = withOneAgain(rows);
  return rows.slice(0, weeks);
}

function rowsFor(weeks: number, isSoft: boolean, start: number): Row[] {
  if (isSoft && weeks >= leastSoft) return softRows(weeks, start);
  const own = table.map((runs, place): Row => ({ runs, place, time: 1 })).slice(start);
  const more = beyond.map((runs, i): Row => ({ runs, place: table.length + i, time: 1 }));
  let rows = isSoft ? own : [...own, ...more.slice(0, Math.max(0, weeks - own.length))];
  while (rows.length < weeks) rows = withOneAgain(rows);
  return rows.slice(0, weeks);
}

/** Metres a second of a first run. */
const slowRun = 2.2;

const longestOf = (parts: readonly RunPart[]): number => {
  let best = 0;
  let run = 0;
  for (const { zone, metres = 0, seconds = metres / slowRun } of parts) {
    run = zone === 'walk' ? 0 : run + seconds;
    best = Math.max(best, run);
  }
  return Math.round(best / 6) / 10;
};

const clock = (seconds: number): string =>
  seconds % 60 === 0
    ? `${seconds / 60} min`
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

/** '8 × 1 min run, 1:30 min walk', or each run in its order: '3, 5, 3, 5 min run'. */
function turnsText(parts: readonly RunPart[]): string {
  const runs = parts.flatMap(({ zone, seconds = 0 }) => (zone === 'walk' ? [] : [seconds]));
  const walks = parts.flatMap(({ zone, seconds = 0 }) => (zone === 'walk' ? [seconds] : []));
  const [run = 0] = runs;
  const far = parts.find(({ metres }) => metres !== undefined)?.metres;
  if (far !== undefined) return `Run ${far / 1000} km without a walk`;
  const [walk = 0] = walks;
  if (runs.length === 1) return `Run ${clock(run)} without a walk`;
  if (runs.every((one) => one === run) && walks.every((one) => one === walk))
    return `${runs.length} × ${clock(run)} run, ${clock(walk)} walk`;
  return `Run ${runs.map((one) => clock(one).replace(' min', '')).join(', ')} min with walks`;
}

function runDay(id: string, parts: RunPart[], key: 2 | 3, isGoal: boolean): DayPlan {
  const walk: RunPart = { zone: 'walk', seconds: 300 };
  return {
    id,
    title: turnsText(parts),
    focus: 'Running and walking',
    key,
    strain: { long: true, ...(isGoal && { last: true as const }) },
    work: {
      kind: 'run',
      parts: [
        walk,
        ...(isGoal ? parts.map((one) => ({ ...one, isGoal: true as const })) : parts),
        walk,
      ],
    },
    notes: [
      'Slower is right.',
      ...(isGoal && parts.every(({ metres }) => metres === undefined)
        ? ['Go on to five kilometres where the legs want to.']
        : []),
    ],
  };
}

/** A second time, a week has a little more of the same. */
function partsOf({ runs, place, time }: Row, day: 0 | 1 | 2): RunPart[] {
  const more = time > 1 ? again[place] : undefined;
  const parts = turns(more ?? runs[day]);
  if (time <= 1 || more !== undefined) {
    return time > 2 ? [...parts, { zone: 'E', seconds: 30 * (time - 2) }] : parts;
  }
  return [...parts, { zone: 'walk', seconds: 60 }, { zone: 'E', seconds: 60 * (time - 1) }];
}

const bikeDay: DayPlan = {
  id: 'run-2',
  title: 'Bike 25 min easy',
  focus: 'Easy on the joints',
  key: 1,
  strain: { easy: true },
  work: { kind: 'run', parts: [{ zone: 'E', seconds: 1500 }], by: 'bike' },
  minutes: 25,
};

function phaseOf({ place }: Row, isSoft: boolean): string {
  const at = place / (isSoft ? softTable.length : table.length);
  return at < 0.34 ? 'Run and walk' : at < 0.67 ? 'Longer runs' : 'Run through';
}

function weekFor(
  row: Row,
  i: number,
  facts: PlanFacts,
  isLast: boolean,
  isSoft: boolean,
): WeekPlan {
  const at = (day: 0 | 1 | 2) => partsOf(row, day);
  const third = at(2);
  const strength = (id: string) => kneeStrength(i + 1, id, Math.min(25, facts.minutes));
  const runs = [
    runDay('run-1', at(0), 2, false),
    runDay('run-2', at(1), 2, false),
    runDay('run-3', third, 3, isLast),
  ] as const;
  const [first, second, last] = runs;
  const rest = [
    runnersStrength(15, i + 1, 'strength-1'),
    runnersStrength(15, i + 1, 'strength-2'),
    mobilityDay(Math.min(20, facts.minutes)),
    mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
  ];
  const isBike = ['bike', 'air_bike', 'road_bike'].some((id) => facts.kit.has(id)) && row.place < 2;
  const between = isBike ? bikeDay : strength('strength-1');
  // Joints that need care get strength between two runs before they get a third run.
  const all = isSoft
    ? [first, between, last, strength('strength-2'), second, ...rest.slice(2)]
    : [...runs, ...rest];
  const days = facts.days < 3 ? keepDays([...runs], facts.days) : all.slice(0, facts.days);
  const longest = longestOf(third);
  return {
    label: row.isEasy
      ? 'Easy'
      : row.time > 1
        ? `Step ${row.place + 1} again`
        : `Step ${row.place + 1}`,
    kind: isLast ? 'test' : row.isEasy ? 'deload' : 'build',
    note: third.some(({ metres = 0 }) => metres >= fiveKm)
      ? 'Five kilometres without a walk.'
      : `${row.isEasy ? 'An easy week. ' : ''}Longest run without a walk: ${longest} min.`,
    phase: phaseOf(row, isSoft),
    days,
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { isSore, age = 0, bodyMassKg = 0, weeks, runner } = facts;
  const isSoft = isSore || age >= 55 || bodyMassKg > heavy;
  const rowCount = isSoft && weeks >= leastSoft ? softTable.length : table.length;
  const can = startFrom(facts) * (rowCount > table.length ? 2 : 1);
  const start = Math.min(can, Math.max(0, rowCount - weeks));
  const rows = rowsFor(weeks, isSoft, start);
  const last = rows.at(-1) as Row;
  const reached = last.place >= rowCount - 1;
  const longest = longestOf(turns(last.runs[2]));
  const isQuick = (runner.vdot ?? 0) >= 30;
  const isWhole = turns(last.runs[2]).some(({ metres = 0 }) => metres >= fiveKm);
  const end = isWhole
    ? '5 km of running without a walk'
    : reached
      ? `${Math.max(30, longest)} min of running without a walk${isQuick ? ', which is 5 km at your pace' : ''}`
      : `${longest} min of running without a walk`;
  return {
    template: 'couch-to-5k',
    name: 'Couch to 5 km',
    entry: 'You can walk for 30 min.',
    end: { text: end, week: weeks, test: 'The last run: keep going, and note how far you get.' },
    progress: [
      'Move on when the last run of the week was finished at effort 6 of 10 or less.',
      'Leave a day between two runs.',
    ],
    fallback: 'A week that did not work is done again, twice at most; then go back one.',
    next: 'Then 10 km in ten weeks.',
    honesty: [
      healthWords,
      ...(reached
        ? isQuick || isWhole
          ? []
          : [
              `Half an hour may be 4 km. Two weeks with five minutes more each bring the ${fiveKm / 1000} km.`,
            ]
        : [
            `From walking, ${weeks} weeks lead to about ${longest} min of running. ${isSoft ? `5 km take ${rowCount} weeks in steps that your joints bear` : `30 min take ${rowCount} weeks`}.`,
          ]),
      ...(isSoft
        ? [
            'Small steps, easy weeks or weeks that come twice, and strength for hips, thighs and calves between the runs: joints grow used to it later than the breath.',
          ]
        : []),
      ...(start > 0 ? [`You run already: you begin at step ${start + 1}.`] : []),
    ],
    weeks: rows.map((row, i) => weekFor(row, i, facts, i === rows.length - 1, isSoft)),
  };
}

export const couchTo5k: Template = {
  id: 'couch-to-5k',
  name: 'Couch to 5 km',
  usualWeeks: table.length + beyond.length,
  plan,
};
