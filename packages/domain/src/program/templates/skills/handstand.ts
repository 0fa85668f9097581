import type { SlotRow } from '../../../planner/session/types.ts';
import { easyHour, keepDays, mobilityDay } from '../endurance/runs.ts';
import { stretch } from '../fit/stretch.ts';
import { held, line, small } from '../rows.ts';
import type { DayPlan, PlanFacts, ProgramPlan, Template, WeekKind, WeekPlan } from '../types.ts';

interface Step {
  phase: string;
  /** Sets and seconds of the main hold. */
  hold: [number, number];
  /** Tries or reps of the practice. */
  practice: [number, number];
  press: [number, number];
  kind: WeekKind;
}

const steps: readonly Step[] = [
  { phase: 'Shoulders and wrists', hold: [4, 20], practice: [4, 20], press: [3, 5], kind: 'build' },
  { phase: 'Shoulders and wrists', hold: [4, 25], practice: [4, 25], press: [3, 5], kind: 'build' },
  { phase: 'Shoulders and wrists', hold: [4, 30], practice: [4, 30], press: [3, 6], kind: 'build' },
  { phase: 'Chest to the wall', hold: [3, 20], practice: [2, 6], press: [2, 5], kind: 'deload' },
  { phase: 'Chest to the wall', hold: [5, 30], practice: [3, 8], press: [3, 6], kind: 'build' },
  { phase: 'Chest to the wall', hold: [5, 40], practice: [3, 8], press: [3, 7], kind: 'build' },
  { phase: 'Off the wall', hold: [4, 45], practice: [5, 3], press: [3, 7], kind: 'build' },
  { phase: 'Off the wall', hold: [3, 30], practice: [3, 3], press: [2, 5], kind: 'deload' },
  { phase: 'Off the wall', hold: [4, 60], practice: [5, 4], press: [3, 8], kind: 'build' },
  { phase: 'Free', hold: [2, 45], practice: [12, 1], press: [3, 8], kind: 'build' },
  { phase: 'Free', hold: [2, 50], practice: [15, 1], press: [2, 8], kind: 'build' },
  { phase: 'Free', hold: [1, 60], practice: [10, 1], press: [1, 6], kind: 'test' },
];

/** The second day is for the shoulders: fewer holds, more presses. */
function rowsOf(
  { phase, hold, practice, press: usual, kind }: Step,
  again: number,
  isPressDay: boolean,
): SlotRow[] {
  const [usualSets, seconds] = hold;
  const sets = isPressDay ? Math.max(1, usualSets - 2) : usualSets;
  const press: [number, number] =
    isPressDay && kind === 'build' ? [usual[0] + 1, usual[1] + 1] : usual;
  const isFirst = phase === 'Shoulders and wrists';
  const main = isFirst
    ? [
        held('skill', 'pike', ['press_overhead'], sets, seconds + again, { moves: ['pike-hold'] }),
        held('skill', 'wall', ['anti_ext'], practice[0], practice[1] + again, {
          moves: ['wall-plank', 'high-plank'],
        }),
      ]
    : [
        held('skill', 'wall', ['press_overhead'], sets, seconds + 2 * again, {
          moves: ['chest-to-wall-handstand', 'wall-handstand-hold', 'pike-hold'],
          rest: '60-75',
        }),
        line('skill', 'practice', ['press_overhead'], {
          sets: practice[0],
          reps: practice[1],
          rir: 3,
          rest: '30-45',
          keepsReps: true,
          moves:
            phase === 'Free'
              ? ['handstand-kick-up', 'wall-walk', 'pike-push-up']
              : phase === 'Off the wall'
                ? ['handstand-heel-pull', 'wall-walk', 'pike-push-up']
                : ['wall-walk', 'incline-pike-push-up', 'pike-push-up'],
        }),
      ];
  return [
    ...main,
    line('secondary', 'press', ['press_overhead'], {
      sets: press[0],
      reps: press[1] + again,
      rir: 2,
      rest: '75-90',
      keepsReps: true,
      moves: ['box-pike-push-up', 'pike-push-up', 'incline-pike-push-up'],
    }),
    small('blades', ['rear_delt'], {
      sets: 2,
      reps: 8,
      rir: 3,
      bodyReps: 8,
      rest: '30-45',
      moves: ['prone-y-t-w-raise'],
    }),
    held('trunk', 'hollow', ['hollow'], 2, 20, { moves: ['hollow-hold'] }),
  ];
}

/** Nobody begins with longer holds than the best one told; it grows by a few seconds a week. */
function withinHold(step: Step, at: number, best: number): Step {
  if (best <= 0 || step.phase === 'Shoulders and wrists') return step;
  const [sets, seconds] = step.hold;
  const most = Math.round((best * 0.9 + 5 * at) / 5) * 5;
  return { ...step, hold: [sets, Math.max(10, Math.min(seconds, most))] };
}

function weekFor(index: number, again: number, at: number, facts: PlanFacts): WeekPlan {
  const step = withinHold(steps[index] as Step, at, bestAtWall(facts));
  const isTest = step.kind === 'test';
  const titleFor = (sets: number): string =>
    `${step.phase === 'Shoulders and wrists' ? 'Pike' : 'Wall'} hold ${sets} × ${step.hold[1] + 2 * again} s`;
  const title = titleFor(step.hold[0]);
  const own = [0, 1, 2, 3].map((place): DayPlan => {
    const isLast = isTest && place === 2;
    const isPressDay = place === 1;
    return {
      id: `handstand-${place + 1}`,
      title: isLast
        ? 'Handstand test: 60 s at the wall, best free hold'
        : isPressDay
          ? `${titleFor(Math.max(1, step.hold[0] - 2))}, shoulders`
          : title,
      focus: 'Handstand',
      key: place === 3 ? 1 : place === 2 ? 3 : 2,
      strain: { group: 'skill', ...(isLast && { last: true as const }) },
      work: { kind: 'lift', archetype: 'skill', rows: rowsOf(step, again, isPressDay) },
      notes: [
        'Three minutes for the wrists first. Count good tries, not seconds on tired shoulders.',
        ...(index >= 3 ? ['Practise the way out: turn one hand and step down, every day.'] : []),
      ],
    };
  });
  const extras = [
    easyHour(Math.min(40, facts.minutes)),
    mobilityDay(Math.min(20, facts.minutes)),
    easyHour(Math.min(30, facts.minutes), 'aerobic-2'),
  ];
  return {
    label: isTest ? 'Test' : step.kind === 'deload' ? 'Easy' : step.phase,
    kind: step.kind,
    note: isTest ? 'Fresh shoulders, then the test.' : `${title}.`,
    phase: step.phase,
    days: facts.days < 4 ? keepDays(own, facts.days) : [...own, ...extras.slice(0, facts.days - 4)],
  };
}

const wallHolds = ['wall-handstand-hold', 'chest-to-wall-handstand'] as const;

const bestAtWall = ({ abilities }: PlanFacts): number =>
  Math.max(...wallHolds.map((id) => abilities.get(id)?.seconds ?? 0));

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks } = facts;
  const atWall = bestAtWall(facts);
  const start = atWall >= 40 ? 6 : atWall >= 15 ? 4 : 0;
  const placed = stretch(
    steps.length - start,
    weeks,
    0,
    (at) => steps[at + start]?.kind === 'build',
  ).map(({ row, again }) => ({ row: row + start, again }));
  const isShort = weeks < steps.length - start;
  return {
    template: 'handstand',
    name: 'Handstand',
    entry:
      'Wrists bear 30 s on all fours; arms reach to the ears; no trouble with neck, pressure or eyes.',
    end: {
      text: isShort
        ? 'a longer, straighter hold at the wall'
        : '60 s chest to the wall and 5–10 s free',
      week: weeks,
      test: 'One hold at the wall, then the best of ten free tries.',
    },
    progress: ['The next step when all holds of the week were straight and calm.'],
    fallback: 'Sore wrists or shoulders: two days off, then the week again with half the holds.',
    next: 'Then free balance in short daily tries.',
    honesty: [
      'More than ten free seconds in twelve weeks is luck.',
      ...(isShort ? [`${weeks} weeks are short from where you stand.`] : []),
      ...(start > 0 ? ['You hold at the wall already: you begin there.'] : []),
    ],
    weeks: placed.map(({ row, again }, at) => weekFor(row, again, at, facts)),
  };
}

export const handstand: Template = { id: 'handstand', name: 'Handstand', usualWeeks: 12, plan };
