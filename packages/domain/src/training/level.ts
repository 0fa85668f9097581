import { type FitnessLevel, fitnessLevels } from '../workout/limits.ts';
import type { TrainingFacts } from './facts.ts';
import type { StrengthState } from './strength/types.ts';

/** Where the second and the third level begin. */
type Thresholds = readonly [intermediate: number, advanced: number];
interface BySex {
  male: Thresholds;
  female: Thresholds;
}

const at = (thresholds: Thresholds, value: number): FitnessLevel => {
  if (value >= thresholds[1]) return 'advanced';
  return value >= thresholds[0] ? 'intermediate' : 'beginner';
};

/** Maxima as shares of body mass. */
const byBodyMass: Record<string, BySex> = {
  'back-squat': { male: [1, 1.75], female: [0.75, 1.35] },
  'bench-press': { male: [0.75, 1.25], female: [0.45, 0.85] },
  'conventional-deadlift': { male: [1.25, 2.1], female: [0.9, 1.65] },
  'overhead-press': { male: [0.45, 0.8], female: [0.3, 0.55] },
};
const pullUps: BySex = { male: [3, 11], female: [1, 6] };
const running: BySex = { male: [32, 45], female: [28, 40] };

export const lowest = (levels: readonly FitnessLevel[]): FitnessLevel | null =>
  levels.length === 0
    ? null
    : levels.reduce((low, one) =>
        fitnessLevels.indexOf(one) < fitnessLevels.indexOf(low) ? one : low,
      );

type Person = Pick<TrainingFacts, 'sex' | 'bodyMassKg'>;

/** Of one lift; null where it or the body's weight says nothing. */
function levelOfLift(
  { liftKey, fullE1RM }: StrengthState,
  { sex = 'male', bodyMassKg }: Person,
): FitnessLevel | null {
  const thresholds = byBodyMass[liftKey];
  if (!thresholds || bodyMassKg === undefined) return null;
  return at(thresholds[sex], fullE1RM / bodyMassKg);
}

/** Who tells no body mass is taken for somebody of so much. */
const usualMassKg = { male: 80, female: 65 };

/** The highest level that a told maximum shows. */
export function levelOfMaxima(
  maxima: readonly { lift: string; kilograms: number }[],
  { sex = 'male', bodyMassKg = usualMassKg[sex] }: Person,
): FitnessLevel | null {
  const shown = maxima.flatMap(({ lift, kilograms }) => {
    const thresholds = byBodyMass[lift];
    return thresholds ? [at(thresholds[sex], kilograms / bodyMassKg)] : [];
  });
  return fitnessLevels.findLast((level) => shown.includes(level)) ?? null;
}

export const levelOfPullUps = (strict: number, sex: 'female' | 'male' = 'male'): FitnessLevel =>
  at(pullUps[sex], strict);

export const levelOfVdot = (vdot: number, sex: 'female' | 'male' = 'male'): FitnessLevel =>
  at(running[sex], vdot);

/** How much training the body is used to, by the sessions of the last eight weeks. */
export const levelOfTraining = (sessions: number): FitnessLevel =>
  sessions > 20 ? 'advanced' : at([8, 21], sessions);

export interface LevelFacts extends Person {
  /** The level that the athlete chose. */
  chosen?: FitnessLevel;
  states?: ReadonlyMap<string, StrengthState>;
  /** Strict ones in a row. */
  pullUps?: number;
  vdot?: number;
  /** Cannot run for twenty minutes. */
  runsLittle?: boolean;
  /** Of the last eight weeks; none given: nobody keeps a log. */
  sessions?: number;
}

/** One for each quality: strength and engine by numbers, skill by word, tolerance by the log. */
export interface Levels {
  strength: FitnessLevel;
  engine: FitnessLevel;
  skill: FitnessLevel;
  tolerance: FitnessLevel;
}

function strengthLevel({ states, pullUps: strict, ...person }: LevelFacts): FitnessLevel | null {
  const lifts = [...(states?.values() ?? [])].flatMap((one) => levelOfLift(one, person) ?? []);
  const pulls = strict === undefined ? [] : [levelOfPullUps(strict, person.sex)];
  const known = [...lifts, ...pulls].toSorted(
    (a, b) => fitnessLevels.indexOf(a) - fitnessLevels.indexOf(b),
  );
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}

/** What the log and numbers show comes before the word, and the word before the lowest. */
export function levelsOf(facts: LevelFacts): Levels {
  const { chosen = 'beginner', vdot, runsLittle, sex, sessions } = facts;
  const engine = vdot === undefined ? chosen : levelOfVdot(vdot, sex);
  return {
    strength: strengthLevel(facts) ?? chosen,
    engine: runsLittle ? 'beginner' : engine,
    skill: chosen,
    tolerance: sessions === undefined ? chosen : levelOfTraining(sessions),
  };
}
