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

function rowsOf({ phase, hold, practice, press }: Step, again: number): SlotRow[] {
  const [sets, seconds] = hold;
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

function weekFor(index: number, again: number, facts: PlanFacts): WeekPlan {
  const step = steps[index] as Step;
  const isTest = step.kind === 'test';
  const title = `${step.phase === 'Shoulders and wrists' ? 'Pike' : 'Wall'} hold ${step.hold[0]} × ${step.hold[1] + 2 * again} s`;
  const own = [0, 1, 2, 3].map((place): DayPlan => {
    const isLast = isTest && place === 2;
    return {
      id: `handstand-${place + 1}`,
      title: isLast ? 'Handstand test: 60 s at the wall, best free hold' : title,
      focus: 'Handstand',
      key: place === 3 ? 1 : place === 2 ? 3 : 2,
      strain: { group: 'skill', ...(isLast && { last: true as const }) },
      work: { kind: 'lift', archetype: 'skill', rows: rowsOf(step, again) },
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

function plan(facts: PlanFacts): ProgramPlan {
  const { weeks, abilities } = facts;
  const atWall = Math.max(
    abilities.get('wall-handstand-hold')?.seconds ?? 0,
    abilities.get('chest-to-wall-handstand')?.seconds ?? 0,
  );
  const start = atWall >= 40 ? 6 : atWall >= 15 ? 4 : 0;
  const placed = stretch(steps.length, weeks, start, (at) => steps[at]?.kind === 'build');
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
    weeks: placed.map(({ row, again }) => weekFor(row, again, facts)),
  };
}

export const handstand: Template = { id: 'handstand', name: 'Handstand', usualWeeks: 12, plan };
