import type { LoggedSet, WorkoutSession } from '../../../packages/domain/src/analytics/types.ts';
import { seededDice } from '../../../packages/domain/src/planner/seeded.ts';
import { suggestChanges } from '../../../packages/domain/src/program/adjust/adjust.ts';
import { acceptChange } from '../../../packages/domain/src/program/adjust/apply.ts';
import type { BuildOutcome } from '../../../packages/domain/src/program/build.ts';
import type {
  Program,
  ProgramSession,
  ProgramWish,
} from '../../../packages/domain/src/program/types.ts';
import type { Judged } from './gold.ts';
import { sessionsOf, setsOf } from './view.ts';

/** Reps that a share of the maximum allows: a plain Epley curve, not the planner's table. */
const repsAt = (share: number): number => Math.max(0, 30 * (1 / share - 1)) + 1;

interface Life {
  /** The true maximum of each lift at the start, as a factor of what the plan takes it for. */
  truth: number;
  /** Growth a week. */
  growth: number;
  /** Weeks without any training, from 1. */
  away: readonly number[];
  /** From this week on nothing grows, and the last reps fail. */
  plateau?: number;
  noise: number;
}

const dayMs = 86_400_000;

function logOf(
  session: ProgramSession,
  maxima: ReadonlyMap<string, number>,
  life: Life,
  week: number,
  dice: () => number,
): WorkoutSession {
  const byId = new Map<string, LoggedSet[]>();
  const planned = new Map<string, { sets: number; reps: number }>();
  for (const { item, times } of setsOf(session)) {
    const id = item.exerciseId ?? '';
    const kg = typeof item.weight === 'number' ? item.weight : undefined;
    const max = maxima.get(id);
    const reps = item.reps ?? 8;
    const isDown = life.plateau !== undefined && week >= life.plateau;
    const able =
      kg === undefined || max === undefined
        ? reps + 3
        : repsAt(kg / (max * (isDown ? 0.94 : 1))) + (dice() - 0.5) * life.noise;
    const done = Math.min(reps, Math.max(1, Math.floor(able)));
    const rir = Math.max(0, Math.min(6, Math.round(able - done)));
    const sets = Array.from(
      { length: times },
      (): LoggedSet => ({
        reps: done,
        ...(kg !== undefined && { weight: kg }),
        rir,
        ...(done < reps && { failed: true as const }),
      }),
    );
    byId.set(id, [...(byId.get(id) ?? []), ...sets]);
    planned.set(id, { sets: times, reps });
  }
  const date = `${session.date}T17:00:00.000Z`;
  return {
    id: `log-${session.workoutId}`,
    date,
    updatedAt: date,
    workoutId: session.workoutId,
    title: session.title,
    workoutType: 'Sets',
    provider: 'local',
    duration: { planned: 3000, actual: 3000 },
    completion: { status: 'completed', percentage: 100, completedExercises: 1, totalExercises: 1 },
    exercises: [...byId].map(([exerciseId, sets]) => ({
      name: exerciseId,
      exerciseId,
      planned: { seconds: 60, ...(planned.get(exerciseId) ?? { sets: 1 }) },
      actual: { sets },
      completed: true,
      personalRecord: false,
    })),
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes: '',
  } as WorkoutSession;
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface Lived {
  program: Program;
  /** Rises that were proposed for a lift after two failures in a row. */
  wrongRises: string[];
  /** Planned kilograms of each lift, by date, as they stood on the day. */
  loads: Map<string, { day: string; kg: number; ratio: number }[]>;
}

/** Day by day: train what is planned, log it with noise, accept what is proposed. */
function live(start: Program, life: Life, days: number): Lived {
  const dice = seededDice(7);
  let program = start;
  const log: WorkoutSession[] = [];
  const maxima = new Map<string, number>();
  for (const session of sessionsOf(start)) {
    for (const { item } of setsOf(session)) {
      const id = item.exerciseId ?? '';
      const percent = Number(/: ([\d.]+) %/.exec(item.loadNote ?? '')?.[1] ?? 0);
      if (typeof item.weight === 'number' && percent > 0 && !maxima.has(id))
        maxima.set(id, (item.weight / (percent / 100)) * life.truth);
    }
  }
  const failures = new Map<string, number>();
  const wrongRises: string[] = [];
  const loads: Lived['loads'] = new Map();
  const first = Date.parse(start.startDate);
  for (let day = 0; day < days; day += 1) {
    const today = dayText(first + day * dayMs);
    const week = Math.floor(day / 7) + 1;
    if (day % 7 === 0 && (life.plateau === undefined || week < life.plateau)) {
      for (const [id, max] of maxima) maxima.set(id, max * (1 + life.growth));
    }
    for (const change of suggestChanges(program, log, today)) {
      if (change.kind === 'load') {
        const id = change.id.split(':')[1] ?? '';
        const isUp = change.edits.some(
          (edit) =>
            edit.kind === 'item' && edit.unit === 'kg' && edit.from !== null && edit.to > edit.from,
        );
        if (isUp && (failures.get(id) ?? 0) >= 2) wrongRises.push(`${id} on ${today}`);
      }
      program = acceptChange(program, change, `${today}T05:00:00.000Z`);
    }
    if (life.away.includes(week)) continue;
    const due = sessionsOf(program).filter(
      ({ status, date }) => status === 'planned' && date === today,
    );
    for (const session of due) {
      const entry = logOf(session, maxima, life, week, dice);
      log.unshift(entry);
      for (const { exerciseId = '', actual } of entry.exercises) {
        const missed = actual.sets.some(({ failed }) => failed);
        failures.set(exerciseId, missed ? (failures.get(exerciseId) ?? 0) + 1 : 0);
        const kg = Math.max(0, ...actual.sets.map(({ weight = 0 }) => weight));
        const max = maxima.get(exerciseId);
        if (kg > 0 && max)
          loads.set(exerciseId, [
            ...(loads.get(exerciseId) ?? []),
            { day: today, kg, ratio: kg / max },
          ]);
      }
      program = {
        ...program,
        weeks: program.weeks.map((one) => ({
          ...one,
          sessions: one.sessions.map((own) =>
            own.workoutId === session.workoutId ? { ...own, status: 'completed' as const } : own,
          ),
        })),
      };
    }
  }
  return { program, wrongRises, loads };
}

const mains = ['back-squat', 'bench-press', 'conventional-deadlift'];

/** A life of sixteen weeks, and what must be true of it. */
export function simulate(build: (wish: ProgramWish) => BuildOutcome): Judged[] {
  const wish: ProgramWish = {
    goalText: 'get stronger, squat 120, bench 85, deadlift 150, press 55',
    weeks: 16,
    sessionsPerWeek: 4,
    minutesPerSession: 60,
    preferredDays: [1, 2, 4, 5],
    startDate: '2026-11-23',
    fitnessLevel: 'intermediate',
    equipment: ['barbells', 'dumbbells', 'bodyweight', 'pull_up_bar', 'yoga_mat'],
    props: ['bench', 'rack'],
  };
  const outcome = build(wish);
  if (outcome.kind !== 'program') return [{ name: 'any', faults: ['no program'] }];
  const { program } = outcome;
  /** The heaviest of the days after so much of the time. */
  const top = (lived: Lived, id: string, after: number): number => {
    const days = lived.loads.get(id) ?? [];
    return Math.max(0, ...days.slice(Math.floor(days.length * after)).map(({ kg }) => kg));
  };
  const plain = live(program, { truth: 1, growth: 0.003, away: [], noise: 1 }, 112);
  const strong = live(program, { truth: 1.1, growth: 0.004, away: [], noise: 1 }, 112);
  const weak = live(program, { truth: 0.88, growth: 0.002, away: [], noise: 1 }, 112);
  const stuck = live(program, { truth: 1, growth: 0.003, away: [], plateau: 9, noise: 1 }, 112);
  const gone = live(program, { truth: 1, growth: 0.003, away: [7, 8], noise: 1 }, 133);
  const week = live(program, { truth: 1, growth: 0.003, away: [6], noise: 1 }, 133);
  const all: [string, Lived][] = [
    ['as planned', plain],
    ['stronger than told', strong],
    ['weaker than told', weak],
    ['a plateau', stuck],
    ['two weeks away', gone],
    ['a week away', week],
  ];
  const never = all.map(
    ([name, { wrongRises }]): Judged => ({
      name: `${name}: no rise after two failures`,
      faults: wrongRises.slice(0, 3),
    }),
  );
  const count = (lived: Lived) =>
    sessionsOf(lived.program).filter(({ status }) => status === 'completed').length;
  const total = sessionsOf(program).length;
  return [
    ...never,
    {
      name: 'loads follow who is stronger',
      faults: mains.filter((id) => top(strong, id, 0.3) <= top(plain, id, 0.3)),
    },
    {
      name: 'loads follow who is weaker',
      faults: mains.filter((id) => top(weak, id, 0.3) >= top(plain, id, 0.3)),
    },
    {
      name: 'loads come down on a plateau',
      faults: mains.filter((id) => top(stuck, id, 0.6) >= top(plain, id, 0.6)),
    },
    {
      name: 'back on track after two weeks away',
      faults: [
        ...(count(gone) >= total * 0.9 ? [] : [`${count(gone)} of ${total} sessions done`]),
        ...mains.filter((id) => top(gone, id, 0.5) < top(plain, id, 0.5) * 0.93),
      ],
    },
    {
      name: 'back on track after a week away',
      faults: count(week) >= total * 0.9 ? [] : [`${count(week)} of ${total} sessions done`],
    },
  ];
}
