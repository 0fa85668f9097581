import type { LoggedSet, WorkoutSession } from '../../../../packages/domain/src/analytics/types.ts';
import { exerciseById } from '../../../../packages/domain/src/exercise/library.ts';
import type { GenerationForm } from '../../../../packages/domain/src/planner/request.ts';
import type { Case, Expect, Kit, Level } from '../case.ts';

/** Dice that fall the same way in every run of a seed. */
export function makeDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** What the makers of requests draw from. */
export interface Draw {
  pick: <T>(values: readonly T[]) => T;
  chance: (share: number) => boolean;
  nowMs: number;
}

export type Drawn = Omit<Case, 'id'>;

const levelWords: Record<Level, string> = { B: 'beginner', I: 'intermediate', A: 'advanced' };

interface Wish {
  /** What is wanted: 'push day for muscle'. */
  opening: string;
  kit: Kit;
  /** Left out where the place goes without saying. */
  isKitSaid?: boolean;
  minutes?: number;
  level: Level;
  isLevelSaid?: boolean;
  extra?: readonly string[];
}

/** Half of them in one sentence, the others with the form filled in. */
export function put(draw: Draw, wish: Wish, expect: Omit<Expect, 'kit' | 'level'>): Drawn {
  const { opening, kit, minutes, level, extra = [], isKitSaid = true, isLevelSaid = true } = wish;
  const isForm = draw.chance(0.35);
  const form: GenerationForm = {};
  const said: string[] = [];
  if (minutes !== undefined) {
    if (isForm) form.durationMinutes = minutes;
    else said.push(draw.pick([`${minutes} min`, `${minutes} minutes`]));
  }
  if (isLevelSaid) {
    if (isForm)
      form.fitnessLevel = levelWords[level] as NonNullable<GenerationForm['fitnessLevel']>;
    else
      said.push(
        draw.pick([levelWords[level], `I am ${level === 'B' ? 'a ' : ''}${levelWords[level]}`]),
      );
  }
  if (isKitSaid) {
    if (isForm) {
      form.equipment = [...kit.equipment];
      form.props = [...kit.props];
    }
    if (!isForm || kit.dumbbells || kit.kettlebells) said.push(kit.words);
  }
  const parts = [opening, ...said, ...extra];
  const text = draw.pick([
    parts.join(', '),
    `${parts.slice(0, 2).join(', ')}. ${parts.slice(2).join(', ')}`,
  ]);
  return {
    text: text.replace(/\. $/, ''),
    form,
    athlete: {},
    sessions: [],
    expect: { ...expect, kit, level, ...(minutes !== undefined && !expect.range && { minutes }) },
  };
}

/** Sessions of these lifts, the last a few days ago. */
export function logOf(
  { nowMs }: Draw,
  lifts: readonly { lift: string; kg: number; reps: number; rpe: number }[],
  times: number,
): WorkoutSession[] {
  return Array.from({ length: times }, (_, at): WorkoutSession => {
    const date = new Date(nowMs - (3 + at * 3) * 86_400_000).toISOString();
    return {
      id: `00000000-0000-7000-8000-00000000001${at}`,
      date,
      updatedAt: date,
      title: 'Before',
      workoutType: 'sets',
      provider: 'local',
      duration: { planned: 2700, actual: 2700 },
      completion: {
        status: 'completed',
        percentage: 100,
        completedExercises: lifts.length,
        totalExercises: lifts.length,
      },
      exercises: lifts.map(({ lift, kg, reps, rpe }) => {
        const set: LoggedSet = { reps, weight: kg, rpe, rir: 10 - rpe, role: 'work' };
        return {
          name: exerciseById(lift)?.name ?? lift,
          exerciseId: lift,
          planned: { sets: 3, seconds: 60, reps, weight: kg },
          actual: { sets: [set, set, set] },
          completed: true,
          personalRecord: false,
        };
      }),
      segments: [],
      equipment: ['barbells'],
      userRating: null,
      difficulty: null,
      notes: '',
    };
  });
}
