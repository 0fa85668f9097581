import { progressionsOf, regressionsOf } from '../../../../exercise/graph.ts';
import { exerciseById } from '../../../../exercise/library.ts';
import { rankSwaps } from '../../../../exercise/swaps.ts';
import type { EquipmentId, LibraryExercise, Muscle } from '../../../../exercise/types.ts';
import { benchmarkOf } from '../../../../planner/session/benchmarks/data/by-name.ts';
import { claimsOf, latest } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { capitalise } from '../../../../workout/words.ts';
import { exercisesIn } from '../../lifts.ts';
import { isChoice } from '../../question.ts';
import type { Answer, Turn } from '../../turn.ts';
import { kitFor, reasonOn, regionName, sparedIn, strainOn } from './troubled.ts';

const muscleNames: Partial<Record<Muscle, string>> = {
  hams: 'hamstrings',
  quads: 'quadriceps',
  abs: 'abs',
  upper_back: 'upper back',
  front_delt: 'front of the shoulder',
  side_delt: 'side of the shoulder',
  rear_delt: 'back of the shoulder',
  spinal_erectors: 'lower back',
  rotator_cuff: 'rotator cuff',
  hip_flexors: 'hip flexors',
};

const nameOf = (muscle: Muscle): string => muscleNames[muscle] ?? muscle;
const list = (muscles: readonly Muscle[]): string => {
  const names = muscles.map(nameOf);
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
const topicOf = ({ id, name }: LibraryExercise) => ({ kind: 'exercise', id, words: name }) as const;

function sayMuscles(exercise: LibraryExercise): string {
  const { name, primary, secondary } = exercise;
  const help = secondary.length > 0 ? `, with help from ${list(secondary.slice(0, 3))}` : '';
  return `${name} mainly trains ${list(primary)}${help}.`;
}

function sayHow(exercise: LibraryExercise): Answer {
  const { howTo, cues, mistakes } = exercise;
  const [first] = mistakes;
  return {
    say: [
      howTo,
      cues.slice(0, 2).map(sentence).join(' '),
      first ? `Watch out: ${sentence(`${first.error}. ${first.fix}`)}` : '',
    ],
    topic: topicOf(exercise),
  };
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function sayMistakes(exercise: LibraryExercise): Answer {
  const lines = exercise.mistakes
    .slice(0, 3)
    .map(({ error, fix }) => `${sentence(error)} ${sentence(fix)}`);
  return {
    say: [`The usual ones in the ${exercise.name.toLowerCase()}:`, ...lines],
    topic: topicOf(exercise),
  };
}

const weighted: ReadonlySet<EquipmentId> = new Set([
  'barbells',
  'dumbbells',
  'kettlebells',
  'machines',
  'cable',
  'resistance_bands',
]);
const isWeighted = ({ loadClass, equipment }: LibraryExercise): boolean =>
  (loadClass !== 'none' && loadClass !== 'bodyweight') || equipment.includes('resistance_bands');

const mostSwaps = 3;
const usualReps = '3 sets of 8 to 12';

/** What can stand in for it with the kit that is known, and what spares the part that was named. */
function saySwaps(turn: Turn, exercise: LibraryExercise): Answer {
  const kit = kitFor(turn);
  const spared = sparedIn(turn);
  const isThere = (one: LibraryExercise) =>
    one.lastResort !== true &&
    isWeighted(one) === (isWeighted(exercise) && kit.some((id) => weighted.has(id))) &&
    one.equipment.every((id) => id === 'bodyweight' || kit.includes(id)) &&
    (kit.includes('machines') || !one.props.some((prop) => prop === 'bench' || prop === 'rack')) &&
    strainOn(one, spared) < Math.max(1, strainOn(exercise, spared));
  const names = rankSwaps(exercise, isThere)
    .filter(({ primary }) => primary.some((muscle) => exercise.primary.includes(muscle)))
    .sort((a, b) => strainOn(a, spared) - strainOn(b, spared))
    .slice(0, mostSwaps)
    .map(({ name }) => name.toLowerCase());
  const whole = exercise.name.toLowerCase();
  const [first, ...others] = names;
  if (first === undefined)
    return {
      say: [`I know nothing that does the same as the ${whole} with your kit.`],
    };
  const [part] = spared;
  const also = others.length > 0 ? ` ${capitalise(others.join(' or '))} would do it too.` : '';
  return {
    say: [
      `Take the ${first} instead of the ${whole}: it trains the same, ${list(exercise.primary)}${part ? `, and spares your ${regionName(part)}` : ''}.${also}`,
      `Start with ${usualReps}, the last two reps hard but clean.`,
    ],
    topic: topicOf(exercise),
  };
}

function sayLine(exercise: LibraryExercise, isEasier: boolean): Answer {
  const others = (isEasier ? regressionsOf : progressionsOf)(exercise.id)
    .slice(0, 3)
    .map(({ name }) => name.toLowerCase());
  if (others.length === 0) {
    const way = isEasier
      ? 'less weight, a shorter range or fewer reps'
      : 'more weight, a slower lowering or more reps';
    return {
      say: [`For the ${exercise.name.toLowerCase()} that is a matter of ${way}.`],
      topic: topicOf(exercise),
    };
  }
  return {
    say: [
      `${isEasier ? 'Easier' : 'Harder'} than ${exercise.name.toLowerCase()}: ${others.join(', ')}.`,
      isEasier
        ? 'When three sets of the top reps feel easy, go one step up.'
        : 'Go there when three sets of the top reps leave two in reserve.',
    ],
    topic: topicOf(exercise),
  };
}

const weightOf = ({ primary, secondary }: LibraryExercise, muscle: Muscle): number =>
  primary.includes(muscle) ? 2 : secondary.includes(muscle) ? 1 : 0;

/** 'Squats or leg press, my back is tired': the one that is easier on it; null where nothing is to be spared. */
function sparing(turn: Turn, one: LibraryExercise, other: LibraryExercise): Answer | null {
  const spared = sparedIn(turn);
  const [part] = spared;
  const strains = [strainOn(one, spared), strainOn(other, spared)] as const;
  if (part === undefined || strains[0] === strains[1]) return null;
  const [kind, hard] = strains[0] < strains[1] ? [one, other] : [other, one];
  const why = reasonOn(hard, spared);
  const shared = kind.primary.filter((muscle) => hard.primary.includes(muscle));
  return {
    say: [
      `${kind.name} today, because of your ${regionName(part)}.`,
      why === null ? '' : `In the ${hard.name.toLowerCase()} ${lowerFirst(why)}`,
      shared.length > 0
        ? `Your ${list(shared)} get the same work: ${usualReps}, the last two reps hard. Go back to the ${hard.name.toLowerCase()} when your ${regionName(part)} feels normal.`
        : `Do ${usualReps} and stop short of anything your ${regionName(part)} notices.`,
    ].filter(Boolean),
    topic: topicOf(kind),
  };
}

const barbellOf: Readonly<Record<string, string>> = { 'air-squat': 'back-squat' };

/** Beside a machine 'squats' are the ones with a bar. */
const loaded = (one: LibraryExercise, other: LibraryExercise): LibraryExercise =>
  other.loadClass === 'bodyweight' || other.loadClass === 'none'
    ? one
    : (exerciseById(barbellOf[one.id] ?? '') ?? one);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'RDL or deadlift for hamstrings?': from what both train. */
function compare(turn: Turn, one: LibraryExercise, other: LibraryExercise): Answer {
  const wanted = claimsOf(read(turn.text).claims, 'focus').flatMap(
    ({ value }) => value.muscles ?? [],
  )[0];
  const muscle = wanted ?? one.primary.find((own) => !other.primary.includes(own));
  const names = [one.name, other.name] as const;
  const topic = topicOf(one);
  if (!muscle) {
    return {
      say: [
        `${names[0]} and ${names[1]} train the same main muscles: ${list(one.primary)}.`,
        differenceIn(one, other),
        'Take the one you can load more without pain.',
      ],
      topic,
    };
  }
  const [mine, theirs] = [weightOf(one, muscle), weightOf(other, muscle)];
  const first = mine >= theirs ? one : other;
  const second = first === one ? other : one;
  if (mine === theirs && wanted) {
    return {
      say: [
        `Both: the ${names[0].toLowerCase()} and the ${names[1].toLowerCase()} use the ${nameOf(muscle)} ${mine === 2 ? 'as a main muscle' : mine === 1 ? 'as a helper' : 'hardly at all'}.`,
        differenceIn(one, other),
      ],
      topic,
    };
  }
  return {
    say: [
      `For ${nameOf(muscle)} the ${first.name.toLowerCase()}: there it is ${Math.max(mine, theirs) === 2 ? 'a main muscle' : 'a helper'}, in the ${second.name.toLowerCase()} ${Math.min(mine, theirs) === 1 ? 'only a helper' : 'hardly used'}.`,
      `The ${second.name.toLowerCase()} is more for ${list(second.primary)}.`,
    ],
    topic: topicOf(first),
  };
}

function differenceIn(one: LibraryExercise, other: LibraryExercise): string {
  if (one.complexity !== other.complexity) {
    const [easy, hard] = one.complexity < other.complexity ? [one, other] : [other, one];
    return `${easy.name} is easier to learn than ${hard.name.toLowerCase()}.`;
  }
  if (one.unilateral !== other.unilateral) {
    const single = one.unilateral ? one : other;
    return `${single.name} works one side at a time, which shows differences between them.`;
  }
  return 'The difference is small.';
}

/** A known workout, from its data. */
function sayBenchmark(turn: Turn): Answer | null {
  const name =
    latest(turn.reading.told.claims, 'named')?.value ??
    latest(read(turn.text).claims, 'named')?.value;
  const benchmark = name ? benchmarkOf(name) : undefined;
  if (!benchmark) return null;
  const easier = benchmark.forms?.beginner?.say;
  return {
    say: [
      `${benchmark.title} is a known test workout.`,
      benchmark.pace ?? '',
      easier ? `To begin with: ${easier}.` : '',
      `Say "${benchmark.title}" with your kit and I set it up.`,
    ],
    topic: { kind: 'workout', id: benchmark.id, words: benchmark.title },
    offer: benchmark.title,
  };
}

function exercisesOf({ text }: Turn): LibraryExercise[] {
  return claimsOf(read(text).claims, 'exercise').flatMap(({ value }) => exerciseById(value) ?? []);
}

/** What the library itself says of the exercises that are named; null where none is asked about. */
export function answerLibrary(turn: Turn): Answer | null {
  const { cues, text } = turn;
  // In another language names are read by the glossary of the reader, not by likeness.
  const named = turn.language === 'en' ? exercisesIn(text) : exercisesOf(turn);
  const [one, other] = named;
  const isChoice = cues.tokens.some(({ text: word }) =>
    ['or', 'vs', 'versus', 'oder', 'ou', 'o'].includes(word),
  );
  if (one && other && (isChoice || cues.has('ask', 'which'))) return compare(turn, one, other);
  const aspect = cues.of('aspect')[0];
  if (!one) return cues.has('ask', 'what', 'how') ? sayBenchmark(turn) : null;
  switch (aspect) {
    case 'muscle':
      return { say: [sayMuscles(one)], topic: topicOf(one) };
    case 'swap':
      return saySwaps(turn, one);
    case 'easier':
      return sayLine(one, true);
    case 'harder':
      return sayLine(one, false);
    case 'mistake':
      return sayMistakes(one);
    case 'how':
      return sayHow(one);
    default:
      return isWhatIs(turn, one) ? { ...sayHow(one), say: [sayMuscles(one), one.howTo] } : null;
  }
}

const asksForOther =
  /\b(?:swap|substitute|alternatives?|replac\w+|instead of|in place of|rather than|other than)\b/i;

/** 'Squats or leg press, my back is tired', wherever the question stands; null where nothing is to be spared. */
export function answerSparing(turn: Turn): Answer | null {
  const [one, other, ...more] = turn.language === 'en' ? exercisesIn(turn.text) : [];
  if (!one || !other || more.length > 0 || !isChoice(turn.cues)) return null;
  return sparing(turn, loaded(one, other), loaded(other, one));
}

/** Another exercise in place of one that is named, wherever the question stands; null where none is asked for. */
export function answerSwap(turn: Turn): Answer | null {
  if (turn.language !== 'en' || !asksForOther.test(turn.text)) return null;
  const [one] = exercisesIn(turn.text);
  return one && one.primary.length > 0 && !one.patterns.includes('cyclic')
    ? saySwaps(turn, one)
    : null;
}

const mostPlainWords = 6;

/** 'What is a Turkish get-up?' */
const isWhatIs = ({ cues }: Turn, exercise: LibraryExercise): boolean =>
  cues.has('ask', 'what') && cues.wordCount <= mostPlainWords + exercise.name.split(' ').length;
