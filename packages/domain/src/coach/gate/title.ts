import { exerciseLibrary } from '../../exercise/library.ts';
import { benchmarkIds } from '../../planner/session/benchmarks/data/by-name.ts';
import { muscleWords } from '../../reading/lexicon/body/muscles.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import { stemOf } from '../turn/lookup/retrieve.ts';
import { normalise } from './normalise.ts';
import { neutral } from './words.ts';

/** Words that titles of sessions are made of, beside the names of exercises and formats. */
const plainWords =
  'full upper lower body push pull legs leg arms arm chest shoulders core abs glutes strength power endurance mobility flow stretch recovery conditioning cardio hiit hypertrophy muscle builder blast burn burner finisher warm cool down quick express morning evening lunch home hotel gym travel quiet bodyweight dumbbell dumbbells kettlebell kettlebells barbell band bands rower bike run running walk interval intervals circuit ladder sprint hill tempo easy hard heavy light beginner intermediate advanced kit no equipment focus min minutes day foundation base build peak deload test benchmark km m k mi kg lb s sec x row swim ski cycle ride steady pregnancy anywhere scaled half vest without with seated chair senior youth kids family partner outdoor park track hills stairs pool grip posture breathing breath bed sleep desk office back squat bench deadlift press row hinge lunge carry plank skill handstand pull-up push-up ups up rounds round reps sets amrap emom tabata for time steps long short recovery active rest day week strong lift lifting';

let vocabulary: ReadonlySet<string> | undefined;

function known(): ReadonlySet<string> {
  vocabulary ??= new Set(
    [
      plainWords,
      ...exerciseLibrary.map(({ name }) => name),
      ...Object.values(formatDefinitions).flatMap(({ label, words }) => [label, ...words]),
      ...muscleWords.map(({ words }) => words),
      ...benchmarkIds,
    ]
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(stemOf),
  );
  return vocabulary;
}

const longest = 80;

/** A title as it may be said: one with a word that no session has is not. */
export function saidTitle(title: string): string {
  const { shown, plain, isForeign } = normalise(title);
  const words = plain.split(/[^\p{L}']+/u).filter(Boolean);
  const isKnown = words.every(
    (word) => neutral.has(word) || known().has(stemOf(word.replaceAll("'", ''))),
  );
  return isForeign || !isKnown || shown.length > longest || shown === '' ? 'your workout' : shown;
}
