import type { SlotRow } from '../../../planner/session/types.ts';
import { postpartumStages, type RecoveryStage } from '../data/postpartum-stages.ts';
import { keepDays, mobilityDay, walkDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { held, inTurn, line, main, small } from '../rows.ts';
import type {
  DayPlan,
  LineWords,
  PlanFacts,
  ProgramPlan,
  Template,
  WeekKind,
  WeekPlan,
} from '../types.ts';

/** Before it nobody lands, whatever they wish. */
const leastMonths = 3;

/** Runs come back where they are wished for and the time for them has come. */
const mayRun = ({ afterBirth: { months, wantsRuns } }: PlanFacts): boolean =>
  wantsRuns && months !== null && months >= leastMonths;

const signs = 'Leaking, heaviness, bleeding, doming or pain';
const signWords = `${signs}: back one stage, and see a pelvic health physio.`;

const breathWords: LineWords = {
  moves: ['diaphragmatic-breathing', 'long-exhale-breathing', 'box-breathing'],
  note: 'Breathe out and lift the pelvic floor: ten slow holds of 5 s, then ten quick ones. Let go fully between.',
  rpe: 3,
};

/** The same landings for everybody: a minute of jogging, ten hops. */
const landingRows: readonly SlotRow[] = inTurn(
  'L',
  held('accessory', 'jog', ['fast_stand'], 2, 30, {
    moves: ['jog-in-place'],
    rest: '45-60',
    isNamed: true,
  }),
  line('accessory', 'hop', ['fast_stand'], {
    sets: 2,
    reps: 10,
    rir: 4,
    rest: '45-60',
    keepsReps: true,
    isNamed: true,
    moves: ['pogo-hop'],
  }),
);

const landingWords: readonly LineWords[] = [
  { moves: ['jog-in-place'], note: `Light feet, mouth open. ${signs}: stop.`, rpe: 4 },
  { moves: ['pogo-hop'], note: `Small and soft, both feet. ${signs}: stop.`, rpe: 4 },
];

const testWords = (count: string): string => `${count} Any sign: not passed.`;

const impactMoves: readonly [id: string, reps: number, note: string][] = [
  ['single-leg-calf-raise', 20, 'Twenty on each leg.'],
  ['single-leg-glute-bridge', 20, 'Twenty on each leg.'],
  ['side-lying-leg-raise', 20, 'Twenty on each leg.'],
  ['sit-to-stand', 20, 'Twenty, the last half mostly by one leg.'],
  ['pogo-hop', 10, 'Ten small hops.'],
];

/** Each line is a box to tick: done without a sign, or not. */
function impactRows(): SlotRow[] {
  return [
    held('skill', 'stand', ['balance_one_leg'], 1, 10, {
      moves: ['single-leg-stand'],
      rest: '20-30',
      isNamed: true,
    }),
    ...impactMoves.map(([id, reps]) =>
      line('skill', id, ['fast_stand'], {
        sets: 1,
        reps,
        rir: 3,
        rest: '45-60',
        keepsReps: true,
        isNamed: true,
        moves: [id],
      }),
    ),
    held('skill', 'jog', ['fast_stand'], 1, 60, {
      moves: ['jog-in-place'],
      rest: '60-60',
      isNamed: true,
    }),
  ];
}

const impactWords: readonly LineWords[] = [
  { moves: ['single-leg-stand'], note: testWords('Ten seconds on each leg.'), rpe: 4 },
  ...impactMoves.map(([id, , note]) => ({ moves: [id], note: testWords(note), rpe: 6 })),
  { moves: ['jog-in-place'], note: testWords('One minute.'), rpe: 5 },
];

/** No bar comes on the back or into the hands while belly and pelvic floor come back. */
const standMoves = ['goblet-box-squat', 'dumbbell-box-squat', 'sit-to-stand'];
const rowMoves = [
  'chest-supported-dumbbell-row',
  'cable-seated-row',
  'machine-row',
  'one-arm-dumbbell-row',
  'kettlebell-one-arm-row',
  'band-seated-row',
  'towel-row',
  'wall-elbow-row',
];
const hingeMoves = [
  'dumbbell-romanian-deadlift',
  'kettlebell-romanian-deadlift',
  'cable-pull-through',
  'band-romanian-deadlift',
  'bodyweight-good-morning',
];
const carryMoves = [
  'dumbbell-suitcase-carry',
  'kettlebell-suitcase-carry',
  'kettlebell-suitcase-march',
  'dumbbell-farmer-march',
  'knee-side-plank',
];
/** What a child asks for comes back in turn: up from the floor, then carried, then stairs. */
const hingeFrom = 2;
const carryFrom = 4;
const stepFrom = 7;

/** One leg at a time once two are easy. */
const oneLegFrom = 3;
const mostReps = 15;

function daily(index: number, what: Parameters<typeof small>[2]): SlotRow[] {
  if (index < hingeFrom) return [];
  const two = { ...what, sets: 2 };
  const hinge = small('hinge', ['hinge_light'], { ...two, isNamed: true, moves: hingeMoves });
  if (index < carryFrom) return [hinge];
  const carry = small('carry', ['suitcase'], { ...two, moves: carryMoves });
  const step = small('step', ['step_low'], { ...two, reps: 8 });
  return inTurn('D', hinge, index < stepFrom ? carry : step);
}

function strengthRows(
  stage: RecoveryStage,
  index: number,
  again: number,
  facts: PlanFacts,
): SlotRow[] {
  const { rir, sets, hasLandings } = stage;
  const growth = 1 + 0.06 * index;
  const bodyReps = Math.min(mostReps, 8 + index + again);
  const what = { sets, reps: 10 + again, rir, growth, rest: '30-60', bodyReps };
  // A set more comes to half of the moves first.
  const isNew = again === 0 && (postpartumStages[index - 1]?.sets ?? sets) < sets;
  const later = { ...what, sets: isNew ? sets - 1 : sets };
  const isOneLeg = index >= oneLegFrom;
  return [
    held('skill', 'breath', ['breath'], 1, 120, { rest: '10-10', isNamed: true }),
    ...inTurn(
      'A',
      main('stand', ['box_squat'], { ...what, isNamed: true, moves: standMoves }),
      small('row', ['row_supported'], { ...what, isNamed: true, moves: rowMoves }),
    ),
    ...inTurn(
      'B',
      small('bridge', ['bridge'], {
        ...later,
        isNamed: true,
        ...(isOneLeg && { moves: ['single-leg-glute-bridge'] }),
      }),
      small('calf', ['calf_gentle'], {
        ...later,
        isNamed: true,
        ...(isOneLeg && { moves: ['single-leg-calf-raise'] }),
      }),
    ),
    ...daily(index, later),
    ...(hasLandings && mayRun(facts) ? landingRows : []),
    ...inTurn(
      'C',
      small('side', ['abduction'], { ...later, sets: 2, moves: ['side-lying-leg-raise'] }),
      small('push', ['push_gentle'], { ...later, sets: 2 }),
    ),
  ];
}

function impactDay(facts: PlanFacts): DayPlan {
  return {
    id: 'strength-2',
    title: 'Impact test: one leg, hops, a minute of jogging',
    focus: 'Test',
    key: 3,
    strain: { group: 'whole', last: true },
    lifted: ['postpartum'],
    work: { kind: 'lift', archetype: 'postpartum', rows: impactRows() },
    lines: impactWords,
    notes: [
      'Walk 30 min the day before. All lines clean, today and tomorrow: the first runs come next week. One sign: two weeks more of the stage before, and a pelvic health physio.',
    ],
    minutes: Math.min(facts.minutes, 30),
  };
}

function strengthDay(
  stage: RecoveryStage,
  index: number,
  again: number,
  place: number,
  facts: PlanFacts,
): DayPlan {
  const lands = stage.hasLandings === true && mayRun(facts);
  return {
    id: `strength-${place}`,
    title: `Strength${lands ? ', first landings' : ''}`,
    tells: 2,
    focus: 'Strength after birth',
    key: place === 1 ? 3 : 2,
    strain: { group: 'whole' },
    ...(lands && { lifted: ['postpartum' as const] }),
    work: { kind: 'lift', archetype: 'postpartum', rows: strengthRows(stage, index, again, facts) },
    lines: [breathWords, ...(lands ? landingWords : [])],
    notes: [signWords],
    minutes: Math.min(facts.minutes, 30),
  };
}

const minutesOf = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)}:30 min`;

function runDay(runs: NonNullable<RecoveryStage['runs']>, again: number, isLast: boolean): DayPlan {
  const [run, walk] = runs;
  return {
    id: 'run',
    title: `${runs.length / 2} × ${minutesOf(run?.seconds ?? 60)} run, ${minutesOf(walk?.seconds ?? 120)} walk`,
    focus: 'Running and walking',
    key: isLast ? 3 : 2,
    strain: { long: true, ...(isLast && { last: true as const }) },
    lifted: ['postpartum'],
    work: {
      kind: 'run',
      parts: [{ zone: 'walk', seconds: 300 }, ...runs, { zone: 'walk', seconds: 300 + 30 * again }],
    },
    notes: [
      `Only after a clean impact test. ${signs}, on the run or the day after: walk, and back one step.`,
    ],
  };
}

function weekFor(index: number, again: number, isLast: boolean, facts: PlanFacts): WeekPlan {
  const stage = postpartumStages[index] as RecoveryStage;
  const runs = mayRun(facts) ? stage.runs : undefined;
  const isTest = stage.isImpactTest === true && mayRun(facts);
  const kind: WeekKind = isLast ? 'test' : stage.isImpactTest ? 'deload' : 'build';
  const moving = runs
    ? runDay(runs, again, isLast)
    : walkDay('walk-1', stage.walk + 2 * again + (stage.runs ? index : 0));
  const first = strengthDay(stage, index, again, 1, facts);
  const core = [
    first,
    moving,
    isTest ? impactDay(facts) : strengthDay(stage, index, again, 2, facts),
  ];
  const extras = [
    walkDay('walk-2', Math.max(10, stage.walk - 5)),
    mobilityDay(Math.min(20, facts.minutes)),
    walkDay('walk-3', Math.max(10, stage.walk - 10)),
    mobilityDay(15, 'mobility-2'),
  ];
  const name = mayRun(facts)
    ? stage.name
    : stage.runs || stage.isImpactTest
      ? isLast
        ? 'Test'
        : 'Longer walks'
      : stage.name;
  return {
    label: name,
    kind,
    note: `Go on when: ${runs || isTest || !(stage.runs || stage.isImpactTest) ? stage.pass : oneLegPass}.`,
    phase: name,
    days:
      facts.days < 3 ? keepDays(core, facts.days) : [...core, ...extras.slice(0, facts.days - 3)],
  };
}

const oneLegPass = 'all of the week without signs';

const weeksInMonth = 4.35;
/** Thirteen weeks are three months. */
const daysOfGrace = 0.05;

/** The runs come in where three months have passed by the week of the first landings. */
function withMonthsAtLandings(told: PlanFacts, firstLanding: number): PlanFacts {
  const { afterBirth } = told;
  const { months } = afterBirth;
  if (months === null || months >= leastMonths) return told;
  const isTime =
    firstLanding >= 0 && months + firstLanding / weeksInMonth >= leastMonths - daysOfGrace;
  return isTime ? { ...told, afterBirth: { ...afterBirth, months: leastMonths } } : told;
}

function planPostpartum(told: PlanFacts): ProgramPlan {
  const { weeks, afterBirth } = told;
  const isLater = (afterBirth.months ?? 0) >= leastMonths;
  const placed = stretch(postpartumStages.length, weeks, isLater ? 1 : 0, (at) => at < 10);
  const facts = withMonthsAtLandings(
    told,
    placed.findIndex(
      ({ row }) => postpartumStages[row]?.hasLandings || postpartumStages[row]?.isImpactTest,
    ),
  );
  const isShort = weeks < 8;
  const runs = mayRun(facts);
  const isEarly = afterBirth.wantsRuns && !runs;
  return {
    template: 'postpartum',
    name: 'After birth',
    entry: 'Cleared, six weeks or more after birth; later after a section or troubles.',
    end: {
      text: isShort
        ? 'half an hour of walking and first strength without signs'
        : runs
          ? 'three runs of 5 min with walks between, without signs, and the impact test passed'
          : 'half an hour of brisk walking, and squat, hinge and row with about half as much again as in week 1, without signs',
      week: weeks,
      test: 'The test of each stage; dates do not decide.',
    },
    progress: [
      'Stages go on by their test. Strength: a rep more each week up to fifteen, then one leg or the next weight.',
    ],
    fallback: 'Any sign: back one stage.',
    next: runs
      ? 'Then couch to 5 km from its fifth step.'
      : 'Then the first runs, a minute at a time, once the impact test is clean.',
    honesty: [
      'Stages move by tests, not by weeks: take as long as yours take.',
      'No barbell in these weeks: it comes back after them, empty first.',
      ...(runs
        ? [
            'Running comes after the impact test of the middle weeks, from one minute at a time. Not passed: two weeks more, and a pelvic health physio.',
          ]
        : []),
      ...(isEarly
        ? [
            afterBirth.months === null
              ? 'Running begins three months after a birth at the earliest, after a clean impact test. Tell me when your child was born, and the runs come in.'
              : 'Running begins three months after a birth at the earliest, after a clean impact test: these weeks build what it stands on, the next plan has the runs.',
          ]
        : []),
    ],
    weeks: placed.map(({ row, again }, i) => weekFor(row, again, i === placed.length - 1, facts)),
  };
}

export const postpartum: Template = {
  id: 'postpartum',
  name: 'After birth',
  usualWeeks: 12,
  plan: planPostpartum,
};
