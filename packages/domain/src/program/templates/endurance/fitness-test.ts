import type { SlotRow } from '../../../planner/session/types.ts';
import type { TestPart } from '../../goal/read-test.ts';
import { healthWords } from '../health/health-words.ts';
import { held, main, small } from '../rows.ts';
import type {
  DayPlan,
  PlanFacts,
  ProgramPlan,
  RunPart,
  Template,
  WeekKind,
  WeekPlan,
} from '../types.ts';
import { easyHour, keepDays, mobilityDay, qualityRun } from './runs.ts';
import { type At, between, partRows, testOf } from './test-parts.ts';

const least = { mid: 8, taper: 6 } as const;

function kindOf(week: number, weeks: number): WeekKind {
  if (week === weeks) return 'test';
  if (weeks >= least.mid && week === Math.ceil(weeks / 2)) return 'test';
  if (weeks >= least.taper && week === weeks - 1) return 'taper';
  return week % 4 === 0 && week < weeks - 2 ? 'deload' : 'build';
}

/** Nobody counts odd seconds while running. */
const halfMinutes = (from: number, to: number, share: number): number =>
  Math.round((from + (to - from) * share) / 30) * 30;

/** Shuttles begin at 8.5 km/h and gain half of one with every level. */
const speedAt = (level: number): number => 8 + 0.5 * Math.floor(level);
const turnWords = (level: number): string =>
  `Level ${Math.floor(level)} is 20 m every ${(72 / speedAt(level)).toFixed(1)} s`;

const usualLevel = 7;
/** Weeks in which a level more usually comes. */
const weeksPerLevel = 3.5;

const km = (metres: number): string => `${Math.round(metres / 100) / 10} km`;

function runDay(at: At, facts: PlanFacts): DayPlan {
  const { shuttle, run } = testOf(facts);
  const { kind, share, week } = at;
  const isEasy = kind !== 'build';
  const isLong = week % 2 === 0;
  // The easy part grows a little every week.
  const metres = (isEasy ? 4000 : between(5000, 6000, share)) + 50 * week;
  const times = (from: number, to: number) =>
    isEasy ? Math.max(3, Math.round(from / 2)) : between(from, to, share);
  // The same work with less rest, every second week.
  const rest = (most: number) => Math.max(30, most - 5 * Math.floor(week / 2));
  const pace = run?.metres ?? 0;
  const parts: RunPart[] = shuttle
    ? isLong
      ? [{ zone: 'T', seconds: halfMinutes(180, 300, share), times: times(3, 4), rest: rest(120) }]
      : [{ zone: 'I', seconds: 60, times: times(6, 12), rest: rest(90) }]
    : isLong
      ? [{ zone: 'T', seconds: halfMinutes(240, 480, share), times: times(3, 3), rest: rest(120) }]
      : [{ zone: 'I', metres: pace <= 2000 ? 300 : 400, times: times(5, 8), rest: rest(120) }];
  const level = shuttle?.level ?? usualLevel;
  const day = qualityRun(metres, parts);
  return {
    ...day,
    key: 3,
    ...(isEasy && { strain: { easy: true as const } }),
    ...(shuttle && {
      title: `${day.title}, on a 20 m lane`,
      notes: [`${turnWords(level)}. Turn on either foot in turn, low and short.`],
    }),
  };
}

function trialDay(at: At, facts: PlanFacts, isLast: boolean): DayPlan {
  const { shuttle, run } = testOf(facts);
  const easy: RunPart = { zone: 'E', seconds: 480 };
  const level = shuttle?.level ?? usualLevel;
  const goal: RunPart = shuttle
    ? { zone: 'T', seconds: Math.round(level * 60), isGoal: true }
    : { zone: 'T', metres: run?.metres ?? 2400, isGoal: true, race: run?.metres ?? 2400 };
  const words = shuttle ? 'Beep test' : `${km(run?.metres ?? 2400)} for time`;
  return {
    id: isLast ? 'test-run' : 'trial',
    title: `${isLast ? 'Test' : 'Half-way test'}: ${words.toLowerCase()}`,
    focus: 'Test',
    key: 3,
    strain: { hard: true, fresh: true, ...(isLast && { last: true as const }) },
    work: { kind: 'run', parts: [easy, goal, { zone: 'walk', seconds: 300 }] },
    notes: [
      shuttle
        ? `With the recording, 20 m marked out. ${turnWords(level)}: note the last level and shuttle.`
        : 'Even from the first lap; note the time.',
      ...(at.week > 1 && isLast ? ['Eat, warm up and dress as on the day.'] : []),
    ],
  };
}

const partNames: Record<TestPart, string> = {
  pushUps: 'push-ups',
  sitUps: 'sit-ups',
  pullUps: 'pull-ups',
  plank: 'plank',
  carry: 'carries',
  drag: 'drags',
  stairs: 'stairs',
  march: 'steps under load',
  deadlift: 'deadlift',
};
const countedParts: readonly TestPart[] = ['pushUps', 'sitUps', 'pullUps', 'plank'];
const isSmall = (part: TestPart): boolean => countedParts.includes(part);

const namesOf = (parts: readonly TestPart[]): string =>
  parts.map((part) => partNames[part]).join(', ');

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is counted on one day and what is carried on the other; of one kind alone each has its half. */
function sharedOut(parts: readonly TestPart[]): readonly [TestPart[], TestPart[]] {
  const few = parts.filter(isSmall);
  const heavy = parts.filter((part) => !isSmall(part));
  const half = Math.ceil(heavy.length / 2);
  if (few.length === 0) return [heavy.slice(0, half), heavy.slice(half)];
  return [few, heavy.length > 0 ? heavy : few];
}

/** What the test counts, first; what makes strong for it, after. */
function strengthDay(place: 0 | 1, at: At, facts: PlanFacts): DayPlan {
  const { parts } = testOf(facts);
  const tested = sharedOut(parts)[place];
  const { kind, growth, share } = at;
  const sets = kind === 'build' ? 3 : 2;
  const what = { sets, reps: 8, rir: 3, growth, bodyReps: between(8, 14, share) };
  const others: SlotRow[] =
    place === 0
      ? [main('squat', ['squat'], { ...what, reps: 6 }), small('row', ['row'], what)]
      : [
          ...(parts.includes('deadlift') ? [] : [main('hinge', ['hinge'], { ...what, reps: 6 })]),
          small('press', ['press_overhead'], what),
        ];
  const trunk = parts.includes('plank')
    ? []
    : [held('trunk', 'trunk', ['anti_ext', 'anti_rot'], 2, between(20, 45, share))];
  return {
    id: `strength-${place + 1}`,
    title: upperFirst(
      [namesOf(tested), place === 0 ? 'squat and row' : 'hinge and press']
        .filter(Boolean)
        .join(', '),
    ),
    focus: 'Strength for the test',
    key: place === 0 || parts.some((part) => !isSmall(part)) ? 3 : 1,
    strain:
      kind === 'build'
        ? { group: 'whole', heavyLegs: true, ...(place === 1 && { deadlift: true as const }) }
        : { easy: true },
    work: {
      kind: 'lift',
      archetype: 'full_body',
      rows: [...tested.flatMap((part) => partRows(part, at, facts, false)), ...others, ...trunk],
    },
    notes: wornNotes(tested, at, facts),
  };
}

const fives = (kilograms: number): number => Math.max(5, Math.round(kilograms / 2.5) * 2.5);

/** What is worn on the stairs comes on step by step: all of it in the last third. */
function wornNotes(parts: readonly TestPart[], at: At, facts: PlanFacts): string[] {
  const { worn } = testOf(facts);
  if (worn === undefined || !parts.includes('stairs')) return [];
  const now = at.kind === 'test' || at.share >= 0.66 ? worn : fives(worn * (0.4 + 0.9 * at.share));
  return [
    `Steps with ${Math.min(worn, now)} kg in a vest or pack, of the ${worn} kg of your test; no hand on the rail.`,
  ];
}

function testDay(at: At, facts: PlanFacts, isLast: boolean): DayPlan {
  const { parts } = testOf(facts);
  return {
    id: 'test-parts',
    title: `${isLast ? 'Test' : 'Half-way test'}: ${namesOf(parts)}`,
    focus: 'Test',
    key: 3,
    strain: { group: 'whole', fresh: true },
    work: {
      kind: 'lift',
      archetype: 'full_body',
      rows: parts.flatMap((part) => partRows(part, at, facts, true)),
    },
    notes: [
      'In the order of your test, with its rests. Log every number.',
      ...wornNotes(parts, at, facts),
    ],
  };
}

function easyRunDay({ kind, share }: At, facts: PlanFacts, id = 'easy'): DayPlan {
  const minutes = Math.min(
    Math.max(20, facts.minutes),
    kind === 'build' ? between(20, 40, share) : 20,
  );
  return {
    id,
    title: `Easy run ${minutes} min`,
    focus: 'Easy running',
    key: 2,
    strain: { easy: true },
    work: {
      kind: 'run',
      parts: [
        { zone: 'walk', seconds: 180 },
        { zone: 'E', seconds: (minutes - 3) * 60 },
      ],
    },
    minutes,
  };
}

function weekFor(week: number, facts: PlanFacts): WeekPlan {
  const { weeks } = facts;
  const at: At = {
    week,
    kind: kindOf(week, weeks),
    share: weeks === 1 ? 1 : (week - 1) / (weeks - 1),
    growth: 1 + 0.015 * (week - 1),
  };
  const isLast = week === weeks;
  const own: DayPlan[] =
    at.kind === 'test'
      ? [
          easyRunDay({ ...at, kind: 'deload' }, facts),
          testDay(at, facts, isLast),
          trialDay(at, facts, isLast),
        ]
      : facts.days === 1
        ? // Once a week a run and a strength day take turns.
          [week % 2 === 1 ? runDay(at, facts) : strengthDay(week % 4 === 0 ? 1 : 0, at, facts)]
        : [
            runDay(at, facts),
            strengthDay(0, at, facts),
            easyRunDay(at, facts),
            strengthDay(1, at, facts),
          ];
  const loose = [
    mobilityDay(Math.min(20, facts.minutes)),
    mobilityDay(Math.min(15, facts.minutes), 'mobility-2'),
  ];
  const easy = [
    easyHour(Math.min(40, facts.minutes)),
    easyHour(Math.min(30, facts.minutes), 'aerobic-2'),
  ];
  // Before a test nobody tires for the sake of a full week.
  const extras = at.kind === 'test' ? [...loose, ...easy] : [...easy, ...loose];
  const labels: Partial<Record<WeekKind, string>> = {
    test: isLast ? 'Test' : 'Half-way test',
    deload: 'Easy',
    taper: 'Taper',
  };
  const phase = at.share < 0.5 ? 'Base' : 'As in the test';
  return {
    label: labels[at.kind] ?? phase,
    kind: at.kind,
    note:
      at.kind === 'test'
        ? 'Fresh legs and arms, then every part of the test.'
        : at.kind === 'build'
          ? 'A hard run, an easy one, and the parts of the test with what makes strong for them.'
          : 'Less of everything, nothing hard: be fresh.',
    phase,
    days:
      facts.days <= own.length
        ? keepDays(own, facts.days)
        : [...own, ...extras.slice(0, facts.days - own.length)],
  };
}

function endWords(facts: PlanFacts): string {
  const { shuttle, run, counts, parts, worn } = testOf(facts);
  const time = run?.seconds;
  const way = shuttle
    ? `level ${shuttle.level ?? usualLevel} of the beep test`
    : `${km(run?.metres ?? 2400)}${time ? ` in ${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}` : ', faster than half-way'}`;
  const rest = parts.map((part) => {
    const count = part in counts ? counts[part as keyof typeof counts] : undefined;
    const name = part === 'stairs' && worn ? `stairs with ${worn} kg` : partNames[part];
    return count ? `${count} ${name}` : name;
  });
  return `the whole test in one go: ${[way, ...rest].join(', ')}`;
}

function likelyWords(facts: PlanFacts): string[] {
  const { shuttle } = testOf(facts);
  const { level, now } = shuttle ?? {};
  if (level === undefined || now === undefined) return [];
  const likely = now + facts.weeks / weeksPerLevel;
  return likely >= level
    ? []
    : [
        `From level ${now}, ${facts.weeks} weeks usually bring about ${likely.toFixed(1)}; ${level} takes about ${Math.ceil((level - now) * weeksPerLevel)} weeks. Ask if a later date is possible.`,
      ];
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const { job } = testOf(facts);
  return {
    template: 'fitness-test',
    name: 'Fitness test',
    entry: 'You can jog for ten minutes. The first week says where each part stands.',
    end: {
      text: endWords(facts),
      week: weeks,
      test: 'All parts in their order in the last week, and once half-way.',
    },
    progress: [
      'Hard runs: a repeat more each week, then longer ones. Reps: a set that was clean gets one more.',
      'The half-way test says what lags: it comes first on its day from then on.',
    ],
    fallback: 'A part that fell in the half-way test: its day twice a week, and one easy run less.',
    next: 'Then one of each a week keeps it until the day.',
    honesty: [
      healthWords,
      ...(job
        ? ['Forces change their tests: hold these parts and numbers against the sheet of yours.']
        : []),
      ...likelyWords(facts),
    ],
    weeks: Array.from({ length: weeks }, (_, i) => weekFor(i + 1, facts)),
  };
}

export const fitnessTest: Template = {
  id: 'fitness-test',
  name: 'Fitness test',
  usualWeeks: 10,
  plan,
};
