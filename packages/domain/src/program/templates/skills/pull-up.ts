import type { MoveKind } from '../../../planner/session/data/choices.ts';
import type { SlotRow } from '../../../planner/session/types.ts';
import { type PullStep, pullSteps } from '../data/pull-up.ts';
import { easyHour, keepDays, mobilityDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { held, inTurn, line, second, small } from '../rows.ts';
import { legsDay } from '../strength/strength-days.ts';
import type { DayPlan, LineWords, PlanFacts, ProgramPlan, Template, WeekPlan } from '../types.ts';

export const assistance = [
  'band-assisted-pull-up',
  'foot-assisted-pull-up',
  'assisted-pull-up-machine',
];
const negative = ['negative-pull-up', 'flexed-arm-hang', 'foot-assisted-pull-up'];

const rowMoves: readonly string[] = ['inverted-row', 'ring-row', 'towel-row'];
/** The body comes nearer to level from phase to phase. */
const rowWords: Record<string, string> = {
  'Hang and row': 'Body at about half-way between standing and level.',
  Negatives: 'Bar lower: body nearly level.',
  Singles: 'Feet raised on a chair or box.',
};

const hangRow = ([sets, seconds]: [number, number]): SlotRow =>
  held('skill', 'hang', ['grip'], sets, seconds, { moves: ['dead-hang'], rest: '60-75' });

function pulls(step: PullStep, isTest: boolean): SlotRow[] {
  const { assisted, negatives, flexed, singles } = step;
  return [
    ...(singles
      ? [
          line('skill', 'singles', ['pull_vertical'], {
            sets: singles[0],
            reps: 1,
            rir: isTest ? 0 : 1,
            rest: singles[1],
            keepsReps: true,
            moves: isTest ? ['pull-up', 'chin-up'] : ['chin-up', ...assistance],
          }),
        ]
      : []),
    ...(negatives
      ? [
          line('skill', 'negatives', ['pull_vertical'], {
            sets: negatives[0],
            reps: negatives[1],
            rir: 1,
            rest: '120-150',
            tempo: `${negatives[2]}-0-0-0`,
            keepsReps: true,
            moves: negative,
          }),
        ]
      : []),
    ...(flexed
      ? [
          held('skill', 'flexed', ['pull_vertical'], flexed[0], flexed[1], {
            moves: ['flexed-arm-hang'],
            rest: '90-120',
          }),
        ]
      : []),
    ...(assisted
      ? [
          line('skill', 'assisted', ['pull_vertical'], {
            sets: assisted[0],
            reps: assisted[1],
            rir: 3,
            rest: '120-150',
            keepsReps: true,
            moves: assistance,
          }),
        ]
      : []),
  ];
}

/** Rows and curls count reps; where a week comes again there is one more. */
/** Of the longest hang a set has about three fifths, and a little more each week. */
const hangShare = 0.6;
const moreEachWeek = 2;
const fewSeconds = 15;
/** A shorter hold is no set. */
const leastHold = 10;

/** The hang of a week by what somebody can hold, where that was told. */
function hangFor(
  [sets, seconds]: PullStep['hang'],
  told: number | undefined,
  at: number,
  isTest: boolean,
): PullStep['hang'] {
  if (told === undefined) return [sets, seconds];
  const most = Math.max(leastHold, Math.round(hangShare * told)) + moreEachWeek * at;
  // A test goes as far as it goes; the clock shows a little more than was told.
  if (isTest) return [1, Math.max(told + moreEachWeek, Math.round(most / hangShare))];
  const own = Math.min(seconds, most);
  return [own < fewSeconds && sets > 1 ? sets + 1 : sets, own];
}

function dayRows(
  step: PullStep,
  again: number,
  place: number,
  isTest: boolean,
  index: number,
  pushes: MoveKind,
): SlotRow[] {
  const { hang, scap, row, curl, hollow } = step;
  const more = (place === 2 ? 1 : 0) + again;
  const rowing = second('row', ['row_supported', 'row'], {
    sets: row[0] + (place === 1 ? 1 : 0),
    reps: row[1] + again,
    rir: 2,
    rest: '75-105',
    bodyReps: row[1] + more,
    moves: rowMoves,
    keepsReps: true,
  });
  const arms = inTurn(
    'E',
    small('curl', ['curl'], {
      sets: curl[0],
      reps: curl[1] + again,
      rir: 2,
      rest: '60-60',
      growth: 1 + 0.02 * index,
    }),
    held('trunk', 'hollow', ['hollow'], curl[0], hollow[1] + 5 * again, { moves: ['hollow-hold'] }),
  );
  if (place === 1) {
    return [
      line('skill', 'scap', ['pull_vertical'], {
        sets: scap[0],
        reps: scap[1] + again,
        rir: 3,
        rest: '60-90',
        keepsReps: true,
        moves: ['scapular-pull-up'],
      }),
      ...(step.flexed
        ? [
            held('skill', 'flexed', ['pull_vertical'], step.flexed[0], step.flexed[1] + again, {
              moves: ['flexed-arm-hang'],
              rest: '90-120',
            }),
          ]
        : []),
      rowing,
      small('push', [pushes], {
        sets: 3,
        reps: 8 + Math.floor(index / 2),
        rir: 2,
        rest: '60-90',
        bodyReps: 8 + Math.floor(index / 2) + more,
      }),
      held('trunk', 'hollow', ['hollow'], hollow[0], hollow[1] + 5 * again, {
        moves: ['hollow-hold'],
      }),
    ];
  }
  return [
    hangRow([hang[0], hang[1] + 2 * again]),
    line('skill', 'scap', ['pull_vertical'], {
      sets: Math.max(1, scap[0] - 1),
      reps: scap[1] + again,
      rir: 3,
      rest: '45-75',
      keepsReps: true,
      moves: ['scapular-pull-up'],
    }),
    ...pulls(
      again > 0 && step.negatives
        ? { ...step, negatives: [step.negatives[0], step.negatives[1], step.negatives[2] + again] }
        : step,
      isTest,
    ),
    rowing,
    ...arms,
  ];
}

const testNotes: Partial<Record<number, string>> = {
  3: 'Test first: one hang, rows to the last clean one, one slow negative. Log all three.',
  7: 'Test first: one negative (aim for 10 s) and one bent-arm hang (aim for 15 s). Log both.',
  8: 'Hang and shoulder blades are the warm-up; then try one chin-up. One is enough.',
  11: 'Up to three tries from a dead hang, five minutes apart.',
};
const testTitles: Partial<Record<number, string>> = {
  3: 'Test: hang, rows, one negative',
  7: 'Test: negative and bent-arm hang',
  11: 'Test: your first pull-up',
};

/** How each line is done, where reps in reserve say nothing. */
function wordsFor(step: PullStep, index: number, again: number, isTest: boolean): LineWords[] {
  const down = (step.negatives?.[2] ?? 5) + again;
  const isCheck = isTest && index < pullSteps.length - 1;
  return [
    {
      moves: ['dead-hang'],
      note: isCheck
        ? 'As long as the grip holds. Log the seconds.'
        : 'Arms long, shoulders active.',
      rpe: isCheck ? 9 : 7,
    },
    {
      moves: ['negative-pull-up'],
      note: isCheck
        ? 'One, as slowly as you can. Log the seconds.'
        : `Step up until the chin is over the bar, then ${down} s down. Stop when it gets faster.`,
      rpe: isCheck ? 9 : 8,
    },
    {
      moves: ['flexed-arm-hang'],
      note: isCheck ? 'Chin over the bar as long as it stays there. Log it.' : 'Chin over the bar.',
      rpe: isCheck ? 9 : 8,
    },
    {
      moves: ['chin-up'],
      note: 'One from a dead hang; where it does not come, with the thinnest band.',
      rpe: 9,
    },
    {
      moves: ['pull-up'],
      note: 'From a dead hang, chin over the bar. Up to three tries.',
      rpe: 10,
    },
    {
      moves: assistance,
      note: 'As little help as leaves two or three reps; a thinner band when all sets had one more.',
      rpe: 7,
    },
    ...(isCheck && index === 3
      ? [{ moves: rowMoves, note: 'Rows to the last clean one. Log them.', rpe: 9 }]
      : [{ moves: rowMoves, note: rowWords[step.phase] ?? '', rpe: index < 4 ? 7 : 8 }]),
  ];
}

/** What a day is mostly about. */
function titleFor(step: PullStep, again: number): string {
  const { singles, negatives, assisted, hang, kind } = step;
  const help = assisted ? `assisted ${assisted[0]} × ${assisted[1]}` : '';
  if (kind === 'deload') return `Easy: ${help}`;
  if (singles?.[0] === 1 && assisted) return `Try a chin-up, then ${help} and negatives`;
  if (singles) return `Singles ${singles[0]} × 1${negatives ? ' and negatives' : ''}`;
  const isFew = negatives && assisted && negatives[0] < assisted[0];
  if (negatives && !isFew)
    return `Negatives ${negatives[0]} × ${negatives[1]}, ${negatives[2] + again} s down`;
  return `Hang ${hang[0]} × ${hang[1]} s, ${help}${negatives ? `, ${negatives[1]} negatives` : ''}`;
}

function weekFor(index: number, again: number, at: number, facts: PlanFacts): WeekPlan {
  const table = pullSteps[index] as PullStep;
  const told = facts.abilities.get('dead-hang')?.seconds;
  const step = { ...table, hang: hangFor(table.hang, told, at, false) };
  const isLast = index === pullSteps.length - 1;
  const title = titleFor(step, again);
  const testPlace = isLast ? 2 : 0;
  const dayOf = (place: number): DayPlan => {
    const isTest = testTitles[index] !== undefined && place === testPlace;
    // Tests are done once; the other days of such a week are easy.
    const { singles: _tries, flexed: _hold, ...easy } = step;
    const own: PullStep =
      isTest || step.kind === 'build' || step.kind === 'taper'
        ? { ...step, hang: hangFor(table.hang, told, at, isTest && !isLast) }
        : { ...easy, assisted: step.assisted ?? [3, 1] };
    const { negatives: _down, ...plain } = own;
    const rows = dayRows(
      isTest || step.kind !== 'deload' ? own : plain,
      again,
      place,
      isTest && isLast,
      index,
      facts.isNewToPushes ? 'push_gentle' : 'push_up_hard',
    );
    const note = testNotes[index];
    const isNoted = note !== undefined && (index === 8 ? place === 0 : isTest);
    if (isLast && place === 1)
      return { ...mobilityDay(Math.min(20, facts.minutes), 'pull-2'), key: 1 };
    return {
      id: `pull-${place + 1}`,
      title: isTest
        ? (testTitles[index] ?? title)
        : place === 1
          ? `Row ${step.row[0] + 1} × ${step.row[1] + again} and shoulder blades`
          : isLast
            ? 'Easy: three singles with help'
            : title,
      focus: isTest ? 'Test' : 'Pull-up',
      key: place === 1 ? 1 : place === 2 ? 3 : 2,
      strain: { group: 'skill', ...(isTest && isLast && { last: true as const }) },
      work: { kind: 'lift', archetype: 'skill', rows },
      lines: wordsFor(step, index, again, isTest),
      ...(isNoted && { notes: [note] }),
    };
  };
  const own = [dayOf(0), dayOf(1), dayOf(2)];
  const extras = [
    legsDay(index + again, facts.minutes),
    mobilityDay(Math.min(20, facts.minutes)),
    easyHour(Math.min(40, facts.minutes)),
    mobilityDay(Math.min(25, facts.minutes), 'mobility-2'),
  ];
  return {
    label: step.kind === 'deload' ? 'Test and easy' : isLast ? 'Test' : step.phase,
    kind: step.kind,
    note:
      step.kind === 'deload'
        ? 'Tests say what lags; the rest of the week is easy.'
        : isLast
          ? 'Two easy days, then up to three tries.'
          : title,
    phase: step.phase,
    days: facts.days < 3 ? keepDays(own, facts.days) : [...own, ...extras.slice(0, facts.days - 3)],
  };
}

/** By the tests: under 20 s of hanging or 8 rows phase 1, under 8 s of lowering phase 2. */
function startAt({ abilities }: PlanFacts): { row: number; said: string | null } {
  const of = (id: string) => abilities.get(id);
  const lowers = of('negative-pull-up')?.seconds ?? 0;
  const hangs = of('dead-hang')?.seconds;
  const rows = of('inverted-row')?.reps;
  if (lowers >= 8)
    return { row: 8, said: 'You lower yourself for eight seconds: you begin with singles.' };
  if ((hangs ?? 0) >= 20 && (rows ?? 8) >= 8)
    return { row: 4, said: 'You hang long enough: you begin with negatives.' };
  return {
    row: 0,
    said:
      hangs === undefined
        ? 'I took it that hanging and rowing come first. A test in week 4 tells.'
        : null,
  };
}

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const { row, said } = startAt(facts);
  const placed = stretch(pullSteps.length, weeks, row, (at) => pullSteps[at]?.kind === 'build');
  const needed = pullSteps.length - row;
  const isShort = weeks < needed;
  return {
    template: 'pull-up',
    name: 'First pull-up',
    entry:
      'You can hold on to a bar. What you can do now sets the first phase, the test in week 4 the next.',
    end: {
      text: isShort
        ? 'a slow negative, and a first try'
        : '1 strict pull-up from a dead hang; a chin-up on the way',
      week: weeks,
      test: 'Up to three tries, five minutes apart, on the last day.',
    },
    progress: [
      'From hanging to negatives: 20 s of hanging and 8 rows. From negatives to singles: 8 s down, three times.',
      'A thinner band when every set had one rep more than planned.',
    ],
    fallback:
      'Below 6 s down in the second test: the negatives run three weeks more, and the date moves.',
    next: 'Then ladders of 1-2-3, three days a week.',
    honesty: [
      ...(said ? [said] : []),
      'Many have it in twelve weeks, not all: a test that lags gets its weeks again, and the date moves.',
      ...(isShort
        ? [
            `${weeks} weeks are short from where you stand: about ${needed} usually bring the first one.`,
          ]
        : []),
    ],
    weeks: placed.map(({ row: index, again }, at) => weekFor(index, again, at, facts)),
  };
}

export const pullUp: Template = { id: 'pull-up', name: 'First pull-up', usualWeeks: 12, plan };
