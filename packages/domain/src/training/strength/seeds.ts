import type { LibraryExercise, LoadClass, Pattern } from '../../exercise/types.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { TrainingFacts } from '../facts.ts';

/** Kilograms to begin with, of one bell where two are held. */
interface Seed {
  light: number;
  heavy: number;
  /** For who has trained a while; a part more than the heavy one where it is not said. */
  trained?: number;
}

const seed = (light: number, heavy: number, trained?: number): Seed =>
  trained === undefined ? { light, heavy } : { light, heavy, trained };

const byExercise: Record<string, Seed> = {
  'back-squat': seed(20, 30, 65),
  'goblet-squat': seed(8, 14),
  'dumbbell-goblet-squat': seed(8, 14),
  'dumbbell-box-squat': seed(8, 14),
  'goblet-box-squat': seed(8, 14),
  'conventional-deadlift': seed(30, 50, 77.5),
  'trap-bar-deadlift': seed(40, 60, 80),
  'sumo-deadlift': seed(30, 50, 77.5),
  'barbell-romanian-deadlift': seed(20, 30, 50),
  'dumbbell-romanian-deadlift': seed(6, 12, 24),
  'bench-press': seed(20, 30),
  'dumbbell-bench-press': seed(6, 12),
  'overhead-press': seed(15, 20),
  'dumbbell-shoulder-press': seed(4, 8),
  'barbell-bent-over-row': seed(20, 30, 42.5),
  'one-arm-dumbbell-row': seed(8, 14),
  'lat-pulldown': seed(20, 35, 50),
  'leg-press': seed(40, 70),
  'barbell-hip-thrust': seed(30, 40, 75),
  'two-hand-swing': seed(12, 16),
  'half-turkish-get-up': seed(4, 8),
  'turkish-get-up': seed(6, 12),
  'dumbbell-farmer-carry': seed(12, 20),
  'kettlebell-farmer-carry': seed(12, 20),
  'lateral-raise': seed(2, 4, 4),
  'wall-ball': seed(4, 6),
  'machine-chest-press': seed(15, 30, 45),
  'cable-seated-row': seed(20, 35, 50),
  'machine-shoulder-press': seed(10, 20),
  'cable-chest-press': seed(7.5, 12.5),
  // Fast lifts begin with little more than the bar, however strong the legs are.
  snatch: seed(10, 10, 12.5),
  'power-snatch': seed(10, 10, 12.5),
  'hang-power-snatch': seed(10, 10, 12.5),
  'muscle-snatch': seed(7.5, 7.5, 10),
  'overhead-squat': seed(10, 10, 12.5),
  'snatch-balance': seed(7.5, 7.5, 10),
  clean: seed(15, 15, 20),
  'power-clean': seed(15, 15, 20),
  'hang-clean': seed(15, 15, 20),
  'hang-power-clean': seed(15, 15, 20),
  'clean-and-jerk': seed(12.5, 12.5, 17.5),
  'push-jerk': seed(12.5, 12.5, 17.5),
  'split-jerk': seed(12.5, 12.5, 17.5),
  'snatch-pull': seed(20, 20, 25),
  'clean-pull': seed(20, 25, 30),
  'barbell-curl': seed(10, 12.5),
  'barbell-reverse-curl': seed(7.5, 10),
  'barbell-wrist-curl': seed(7.5, 10),
  'barbell-curl-to-press': seed(7.5, 10),
  'dead-stop-skull-crusher': seed(7.5, 10),
  'bar-in-hands-calf-raise': seed(20, 30),
  'cable-face-pull': seed(5, 12.5),
  'dumbbell-single-leg-rdl': seed(4, 6, 10),
  'kettlebell-single-leg-rdl': seed(4, 8, 12),
  'dumbbell-reverse-fly': seed(2, 3, 4),
  'leg-press-calf-raise': seed(30, 50),
  'standing-calf-machine': seed(20, 35),
  'dumbbell-glute-bridge': seed(12, 20, 30),
  'dumbbell-hip-thrust': seed(12, 20, 30),
  'barbell-glute-bridge': seed(30, 40, 75),
  'single-leg-leg-press': seed(15, 25),
  'cable-y-raise': seed(2.5, 5),
  'landmine-press': seed(10, 20),
  'half-kneeling-landmine-press': seed(10, 20),
};

type Seeds = Partial<Record<Pattern, Seed>>;

const ofBars: Seeds = {
  squat: seed(20, 30),
  lunge: seed(20, 25),
  hinge: seed(20, 30),
  hip_ext: seed(30, 40),
  push_h: seed(20, 25),
  push_v: seed(15, 20),
  pull_h: seed(20, 30),
  ballistic: seed(20, 25),
  carry: seed(40, 60),
};
const inHand: Seeds = {
  squat: seed(6, 12),
  lunge: seed(3, 6, 12.5),
  hinge: seed(6, 12, 24),
  hip_ext: seed(8, 14),
  push_h: seed(6, 12),
  push_v: seed(4, 8),
  pull_h: seed(6, 12),
  pull_v: seed(6, 10),
  carry: seed(10, 16),
  ballistic: seed(8, 12),
};
const onStack: Seeds = {
  push_h: seed(15, 30, 45),
  push_v: seed(10, 20),
  pull_h: seed(20, 35, 50),
  pull_v: seed(20, 35, 50),
  squat: seed(30, 60),
  hinge: seed(15, 25),
  hip_ext: seed(10, 20),
};

const byClass: Partial<Record<LoadClass, Seeds>> = {
  barbell: ofBars,
  dumbbell: inHand,
  kettlebell: inHand,
  plates: {
    squat: seed(20, 40),
    lunge: seed(10, 20),
    hinge: seed(20, 30),
    hip_ext: seed(20, 40),
    push_h: seed(20, 30),
    push_v: seed(10, 20),
    pull_h: seed(15, 30),
  },
  stack: onStack,
};

const isLongLever = ({ name }: LibraryExercise): boolean =>
  /raise|fly|rotation|kickback|wrist/i.test(name);

/** Small muscles, long levers: always below a press or a row with the same kit. */
function smallSeed(exercise: LibraryExercise, kind: LoadClass): Seed {
  if (kind === 'barbell') return seed(10, 15);
  if (kind === 'stack' || kind === 'plates') {
    const isBig = exercise.primary.some((one) => ['quads', 'hams', 'calves'].includes(one));
    if (isBig) return seed(15, 25);
    return isLongLever(exercise) ? seed(2.5, 5) : seed(5, 10);
  }
  // A calf raise lifts the whole body: a few kilograms on top are nothing.
  if (exercise.primary.includes('calves')) return seed(6, 12);
  return isLongLever(exercise) ? seed(2, 5) : seed(3, 7);
}

/** What somebody who has trained starts with, beside who has not. */
const levelFactor: Record<FitnessLevel, number> = { beginner: 1, intermediate: 1.7, advanced: 2.2 };
const heavyMassKg = 70;

/** Women and those of whom nothing is known start light, until they have trained a while. */
function isHeavier({ sex, bodyMassKg }: TrainingFacts, level: FitnessLevel): boolean {
  if (sex === 'female') return false;
  if (sex === undefined) return level !== 'beginner';
  return bodyMassKg === undefined || bodyMassKg > heavyMassKg;
}

const trunkPatterns: readonly Pattern[] = [
  'anti_ext',
  'anti_rot',
  'lat_flex',
  'trunk_flex',
  'rotation',
];
const legPatterns: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'hip_ext'];
const legMuscles = ['quads', 'hams', 'glutes', 'calves', 'adductors', 'abductors'];

/** Whether a move is for the legs, by its pattern or by what it isolates. */
export const isOfLegs = ({ patterns, primary }: LibraryExercise): boolean =>
  legPatterns.includes(patterns[0]) || legMuscles.includes(primary[0] ?? '');

/** Who is known to be strong does not start with a beginner's weights in the lifts beside. */
function relativeTo(exercise: LibraryExercise, { relative }: TrainingFacts): number {
  // Strong legs and arms hold no heavier weight over a braced belly.
  if (trunkPatterns.includes(exercise.patterns[0])) return 1;
  const own = isOfLegs(exercise) ? relative?.lower : relative?.upper;
  const isSmall = exercise.patterns[0] === 'isolation' || exercise.unilateral;
  // Pins differ from gym to gym, and small muscles follow less.
  const isOnPins = exercise.loadClass === 'stack' || exercise.loadClass === 'plates';
  return (own ?? 1) ** (isSmall ? smallFollows : isOnPins ? pinsFollow : 1);
}

const smallFollows = 0.6;
const pinsFollow = 0.5;

/** Kilograms for the first set of a lift that nothing is known of; null where it has no weight. */
export function firstWeight(
  exercise: LibraryExercise,
  level: FitnessLevel,
  facts: TrainingFacts = {},
): number | null {
  const usual = usualSeed(exercise, level, facts);
  return usual === null ? null : usual * relativeTo(exercise, facts) * bodyFactor(facts);
}

/** Strength follows a body's size, by less than its mass. */
const usualMassKg = { male: 80, female: 65 } as const;
const massPower = 0.67;
const massBounds = { least: 0.75, most: 1.25 };
/** From here on a little is lost each year. */
const oldFrom = 45;
const lostYearly = 0.008;
const leastByAge = 0.75;
/** Who is not known at all may be anybody. */
const unknownShare = 0.7;

/** What this body starts with beside a usual one; who is known by lifts is not guessed at again. */
function bodyFactor(facts: TrainingFacts): number {
  const { sex, bodyMassKg, age, relative, isUnknown, breakShare = 1 } = facts;
  if (relative?.upper !== undefined || relative?.lower !== undefined) return 1;
  const byMass =
    sex === undefined || bodyMassKg === undefined
      ? 1
      : Math.min(
          massBounds.most,
          Math.max(massBounds.least, (bodyMassKg / usualMassKg[sex]) ** massPower),
        );
  const byAge = Math.max(leastByAge, 1 - Math.max(0, (age ?? oldFrom) - oldFrom) * lostYearly);
  return breakShare * byMass * byAge * (isUnknown && sex === undefined ? unknownShare : 1);
}

function usualSeed(
  exercise: LibraryExercise,
  level: FitnessLevel,
  facts: TrainingFacts,
): number | null {
  const kind = exercise.loadClass;
  const table = byClass[kind];
  if (!table) return null;
  const [pattern] = exercise.patterns;
  const large = isLongLever(exercise) ? undefined : table[pattern];
  // How heavy a sled slides is the floor's to say.
  const own = byExercise[exercise.id] ?? large;
  if (!own && kind === 'plates' && pattern !== 'isolation') return null;
  const { light, heavy, trained } = own ?? smallSeed(exercise, kind);
  const isHeavy = isHeavier(facts, level);
  // A pin is moved by one arm or by two.
  const share = exercise.unilateral && (kind === 'stack' || kind === 'plates') ? 0.5 : 1;
  if (isHeavy && trained !== undefined && level !== 'beginner') {
    return (trained * levelFactor[level] * share) / levelFactor.intermediate;
  }
  return (isHeavy ? heavy : light) * levelFactor[level] * share;
}
