import { type Way, ways } from '../data/engine-ways.ts';
import { healthWords } from '../health/health-words.ts';
import { held, inTurn, main, small } from '../rows.ts';
import type {
  DayPlan,
  EngineBy,
  PlanFacts,
  ProgramPlan,
  RunPart,
  Template,
  WeekKind,
  WeekPlan,
} from '../types.ts';
import { keepDays, mobilityDay } from './runs.ts';

const easyEvery = 4;
const leastLong = 10;
const mostGrowth = 1.1;
/** Minutes that are few grow faster: a quarter of ten is little. */
const fewMinutes = 25;
const shortGrowth = 1.25;
const wholeBelow = 60;
const fives = (minutes: number): number =>
  minutes < wholeBelow ? Math.max(10, Math.round(minutes)) : Math.round(minutes / 5) * 5;
const wayOf = ({ engineBy = 'ride' }: PlanFacts): Way =>
  ways[engineBy === 'bike' ? 'ride' : engineBy];

function kindOf(week: number, { weeks }: PlanFacts): WeekKind {
  if (week === weeks) return weeks > 2 ? 'event' : 'test';
  if (week === weeks - 1 && weeks > 4) return 'taper';
  // No easy week right before the taper.
  return week % easyEvery === 0 && week < weeks - 2 ? 'deload' : 'build';
}

function clockOf(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A share of the time that a dozen weeks usually take off, from a good athlete to a new one. */
const usualGain: Record<PlanFacts['level'], number> = {
  beginner: 0.05,
  intermediate: 0.035,
  advanced: 0.02,
};
const gainWeeks = 12;

/** Whether the time that is aimed at is likely by then. */
function likelyWords({ engineSeconds: now, target, level, weeks }: PlanFacts): string[] {
  const { seconds } = target;
  if (!now || !seconds || seconds >= now) return [];
  const best = now * (1 - usualGain[level] * Math.min(1.5, weeks / gainWeeks));
  const words = `From ${clockOf(now / 60)}, ${weeks} weeks usually bring ${clockOf(best / 60)} or a little more`;
  return [
    seconds >= best
      ? `${words}: ${clockOf(seconds / 60)} is likely.`
      : `${words}; ${clockOf(seconds / 60)} takes more rounds like this one.`,
  ];
}

const goalMinutes = (facts: PlanFacts): number => {
  const { perMinute, most } = wayOf(facts);
  const { metres, seconds } = facts.target;
  if (metres !== undefined && seconds !== undefined) return seconds / 60;
  if (metres !== undefined && facts.engineSeconds) return facts.engineSeconds / 60;
  return metres === undefined ? most * 0.6 : metres / perMinute[facts.level];
};

const shareOf: Partial<Record<WeekKind, number>> = { deload: 0.7, taper: 0.6, event: 0.35 };

/** The longest session of each week: a tenth more, and less in easy weeks. */
function longMinutes(facts: PlanFacts): number[] {
  const { first, most, perMinute } = wayOf(facts);
  const { level, engineMetres, target } = facts;
  const now = engineMetres === undefined ? undefined : engineMetres / perMinute[level];
  // Nobody begins with more than most of the day itself, where the day is not over in minutes.
  const wished = goalMinutes(facts);
  const start = Math.max(
    leastLong,
    now ??
      (target.metres !== undefined && wished > 20
        ? Math.min(first[level], wished * 0.7)
        : first[level]),
  );
  // Of hours most is enough before the day; of less than one, a little more than the whole.
  const aim = Math.max(start * 1.25, Math.min(most, wished * (wished < 60 ? 1.1 : 0.85)));
  const builds = Array.from({ length: facts.weeks }, (_, i) => kindOf(i + 1, facts)).filter(
    (kind) => kind === 'build',
  ).length;
  // Where there is time it grows by less, so that no weeks at the top are alike.
  const rise = Math.min(
    start < fewMinutes ? shortGrowth : mostGrowth,
    (aim / start) ** (1 / Math.max(1, builds - 2)),
  );
  let longest = start;
  return Array.from({ length: facts.weeks }, (_, i) => {
    const share = shareOf[kindOf(i + 1, facts)];
    if (share !== undefined) return fives(longest * share);
    if (i > 0) longest = Math.min(aim, longest * rise);
    return fives(longest);
  });
}

/** Minutes and repeats of the hard pieces: a repeat more, then longer ones. */
const thresholds: readonly (readonly [times: number, minutes: number])[] = [
  [3, 6],
  [3, 7],
  [3, 8],
  [2, 12],
  [3, 10],
  [2, 15],
  [3, 12],
  [2, 20],
];
/** Beyond the table a repeat takes a minute more. */
function pieceOf<T extends readonly [times: number, length: number]>(
  table: readonly T[],
  at: number,
  step: number,
): readonly [times: number, length: number] {
  const [times, length] = table[Math.min(at, table.length - 1)] ?? [3, 6];
  return [times, length + step * Math.max(0, at - table.length + 1)];
}
const hards: readonly (readonly [times: number, seconds: number])[] = [
  [6, 60],
  [8, 60],
  [5, 120],
  [6, 120],
  [5, 150],
  [4, 180],
  [5, 180],
  [4, 240],
];

function pieceDay(
  id: 'threshold' | 'hard',
  part: RunPart,
  title: string,
  kind: WeekKind,
  by: EngineBy,
): DayPlan {
  return {
    id,
    title,
    focus: 'Quality',
    key: id === 'threshold' ? 2 : 1,
    strain: kind === 'build' ? { hard: true } : { easy: true },
    work: {
      kind: 'run',
      by,
      parts: [{ zone: 'E', seconds: 600 }, part, { zone: 'E', seconds: 420 }],
    },
  };
}

function thresholdDay(build: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const [times, minutes] = pieceOf(thresholds, build, 1);
  const few = kind === 'build' ? times : 2;
  const length = kind === 'build' ? minutes : 5;
  const { engineBy = 'ride' } = facts;
  return pieceDay(
    'threshold',
    { zone: 'T', seconds: length * 60, times: few, rest: length >= 12 ? 180 : 120 },
    `${few} × ${length} min threshold`,
    kind,
    engineBy,
  );
}

function hardDay(build: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const [times, seconds] = pieceOf(hards, Math.floor(build * 0.7), 10);
  const few = kind === 'build' ? times : 4;
  const length = kind === 'build' ? seconds : 60;
  const { engineBy = 'ride' } = facts;
  return pieceDay(
    'hard',
    { zone: 'I', seconds: length, times: few, rest: length },
    `${few} × ${length % 60 === 0 ? `${length / 60} min` : `${length} s`} hard`,
    kind,
    engineBy,
  );
}

/** From the middle on its end is steady: what fades is trained where it fades. */
const steadyEnd = (minutes: number, week: number, kind: WeekKind, { weeks }: PlanFacts): number =>
  kind === 'build' && week % 2 === 0 && week > weeks / 3
    ? Math.min(60, minutes < 60 ? Math.round(minutes * 0.25) : fives(minutes * 0.25))
    : 0;

const long = (minutes: number, facts: PlanFacts, steady = 0): DayPlan => ({
  id: 'long',
  title: `Long ${wayOf(facts).noun} ${minutes} min${steady > 0 ? `, last ${steady} steady` : ''}`,
  focus: `Long ${wayOf(facts).noun}`,
  key: 3,
  strain: { long: true },
  work: {
    kind: 'run',
    by: facts.engineBy ?? 'ride',
    parts: [
      { zone: 'E', seconds: (minutes - steady) * 60 },
      ...(steady > 0 ? [{ zone: 'S' as const, seconds: steady * 60 }] : []),
    ],
  },
  ...(minutes >= 75 && { notes: [wayOf(facts).fuel] }),
});

const easy = (minutes: number, facts: PlanFacts, id = 'easy'): DayPlan => ({
  id,
  title: `Easy ${wayOf(facts).noun} ${minutes} min`,
  focus: `Easy ${wayOf(facts).noun}`,
  key: 1,
  strain: { easy: true },
  work: {
    kind: 'run',
    by: facts.engineBy ?? 'ride',
    parts: [{ zone: 'E', seconds: minutes * 60 }],
  },
});

/** Legs one at a time and hips for the bike and the boat, back and shoulders for the water. */
function strengthDay(week: number, kind: WeekKind, facts: PlanFacts): DayPlan {
  const isSwim = facts.engineBy === 'swim';
  const sets = kind === 'build' ? 3 : 2;
  const bodyReps = 8 + Math.floor(week / 2);
  const what = { sets, reps: 8, rir: 3, growth: 1 + 0.012 * week, bodyReps };
  return {
    id: 'strength',
    title: 'Strength',
    focus: 'Strength',
    key: 1,
    strain: kind === 'build' ? { group: 'whole', heavyLegs: true } : { easy: true },
    work: {
      kind: 'lift',
      archetype: 'sport',
      rows: [
        isSwim
          ? main('pull', ['pull_vertical', 'row'], what)
          : main('hinge', ['hinge', 'hinge_light'], { ...what, reps: 6 }),
        ...inTurn(
          'B',
          small('leg', ['single_leg', 'squat'], what),
          small('row', isSwim ? ['external_rotation'] : ['row_one_arm', 'row'], {
            ...what,
            reps: isSwim ? 12 : 8,
          }),
        ),
        held('trunk', 'trunk', ['anti_ext', 'trunk_side'], 2, 20 + Math.min(30, 2 * week)),
      ],
    },
    minutes: Math.min(45, Math.max(20, facts.minutes)),
  };
}

/** Over in so many minutes: what counts is how hard it is held, not how long. */
const shortDay = 20;

/** ', 1:52 for each 500 m'. */
function paceOf({ engineBy, target: { metres, seconds } }: PlanFacts): string {
  if (!metres || !seconds || (engineBy !== 'row' && engineBy !== 'swim')) return '';
  const each = engineBy === 'row' ? 500 : 100;
  return `, ${clockOf((seconds / metres) * (each / 60))} for each ${each} m`;
}

function theDay(facts: PlanFacts): DayPlan {
  const { noun, trial, fuel } = wayOf(facts);
  const { metres, seconds } = facts.target;
  const minutes = Math.max(1, Math.round(goalMinutes(facts)));
  const way = metres === undefined ? null : metres >= 2000 ? `${metres / 1000} km` : `${metres} m`;
  return {
    id: 'event',
    title: way ? `The day: ${way}` : `Test: ${trial}`,
    focus: way ? 'The day' : 'Test',
    key: 3,
    strain: { long: true, last: true, ...(!way && { fresh: true as const }) },
    work: {
      kind: 'run',
      by: facts.engineBy ?? 'ride',
      parts: way
        ? [
            // What is over in minutes is begun warm.
            ...(minutes <= shortDay ? [{ zone: 'E' as const, seconds: 600 }] : []),
            {
              zone: minutes > 60 ? ('E' as const) : minutes > 15 ? ('T' as const) : ('I' as const),
              ...(minutes <= shortDay ? { metres: metres as number } : { seconds: minutes * 60 }),
              isGoal: true,
            },
          ]
        : [
            { zone: 'E', seconds: 600 },
            { zone: 'T', seconds: wayOf(facts) === ways.ride ? 1200 : 480, isGoal: true },
            { zone: 'E', seconds: 300 },
          ],
    },
    notes: [
      way
        ? `First third of the ${noun} easier than it feels, then even. ${fuel}`
        : 'Even from the start; note the result, the next plan begins with it.',
      ...(seconds ? [`Aimed at: ${clockOf(seconds / 60)}${paceOf(facts)}.`] : []),
    ],
  };
}

function weekFor(week: number, minutes: number, build: number, facts: PlanFacts): WeekPlan {
  const kind = kindOf(week, facts);
  const isDay = kind === 'event' || kind === 'test';
  const short = fives(Math.max(20, Math.min(facts.minutes, minutes * 0.6)));
  const own: DayPlan[] = isDay
    ? [easy(fives(Math.min(30, minutes)), facts), theDay(facts)]
    : [
        thresholdDay(build, kind, facts),
        strengthDay(week, kind, facts),
        easy(short, facts),
        long(minutes, facts, steadyEnd(minutes, week, kind, facts)),
        hardDay(build, kind, facts),
        easy(fives(short * 0.8), facts, 'easy-2'),
      ];
  // Of few days the long one and the quality stay, then strength, then what is easy.
  const [quality, other] = build % 3 === 2 ? ['hard', 'threshold'] : ['threshold', 'hard'];
  // What is hard for minutes is trained hard as often as it is trained long.
  const isShort = facts.target.metres !== undefined && goalMinutes(facts) <= shortDay;
  const order = isShort
    ? ['hard', 'threshold', 'long', 'strength', 'easy', 'easy-2', 'event']
    : ['long', quality, 'strength', 'easy', other, 'easy-2', 'event'];
  const most = [...own]
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, Math.max(isDay ? 2 : 1, facts.days));
  const kept = own.filter((day) => most.includes(day));
  const extras = [mobilityDay(Math.min(20, facts.minutes))];
  return {
    label:
      { deload: 'Easy', taper: 'Taper', event: 'The week', test: 'Test' }[kind as string] ??
      'Build',
    kind,
    loadBy: 'min',
    note: isDay
      ? 'Little, rested, then the day.'
      : `Longest ${wayOf(facts).noun} ${minutes} min${kind === 'build' ? '' : ': less of everything, the same speed'}.`,
    phase:
      week <= facts.weeks / 3 ? 'Base' : week <= (2 * facts.weeks) / 3 ? 'Build' : 'As on the day',
    days:
      facts.days > kept.length && !isDay
        ? [...kept, ...extras]
        : keepDays(kept, Math.max(1, facts.days)),
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, target } = facts;
  const way = wayOf(facts);
  const minutes = longMinutes(facts);
  const longest = Math.max(...minutes);
  const wished = goalMinutes(facts);
  const builds = minutes.map(
    (_, i) => minutes.slice(0, i).filter((__, at) => kindOf(at + 1, facts) === 'build').length,
  );
  const far = target.metres === undefined ? null : `${target.metres / 1000} km`;
  const { engineSeconds: now } = facts;
  const fromNow = now && target.seconds ? ` from ${clockOf(now / 60)}` : '';
  return {
    template: 'engine',
    name: `${way.name}${far ? ` ${far}` : ' further and faster'}`,
    entry: way.entry,
    end: {
      text: far
        ? `${far} on the day, ${target.seconds ? 'aimed at' : 'about'} ${wished < shortDay ? clockOf(wished) : fives(wished)} min${fromNow}, after a longest ${way.noun} of ${longest} min`
        : `a longest ${way.noun} of ${longest} min, and further than in week 1 in the test`,
      week: weeks,
      test: far ? 'The day itself.' : `${way.trial.charAt(0).toUpperCase()}${way.trial.slice(1)}.`,
    },
    progress: [
      `The longest ${way.noun} grows by about a tenth a week; every fourth week is shorter.`,
      'Pieces: a repeat more or a minute longer each week, at the same effort.',
    ],
    fallback: 'Two key sessions failed: one week back. A week missed: the last one again.',
    next: 'Two easy weeks, then the next distance or a faster one.',
    honesty: [
      way.said,
      ...likelyWords(facts),
      ...(far && longest < wished * 0.6
        ? [
            `${weeks} weeks lead to ${longest} min at a stretch; the day takes about ${fives(wished)}. Take it easy, with stops.`,
          ]
        : []),
      healthWords,
    ],
    weeks: minutes.map((one, i) => weekFor(i + 1, one, builds[i] ?? 0, facts)),
  };
}

export const engine: Template = { id: 'engine', name: 'Ride, row or swim', usualWeeks: 12, plan };
