import { exerciseById } from '../../../../packages/domain/src/exercise/library.ts';
import { matches } from '../match.ts';
import type { Line, Made } from '../view.ts';
import type { Wish } from './cases.ts';
import type { EyeFault } from './checks.ts';

const say = (kind: string, detail: string): EyeFault => ({ kind, detail });

const everywhere = ['bodyweight', 'yoga_mat', 'turf_space', 'road'];

function bareOf({ workout }: Made, { isBare }: Wish): EyeFault[] {
  if (!isBare) return [];
  const used = workout.workout.flatMap(({ exerciseId = '', name }) =>
    (exerciseById(exerciseId)?.equipment ?? []).some((id) => !everywhere.includes(id))
      ? [name]
      : [],
  );
  return used.slice(0, 1).map((name) => say('11 moment', `${name} needs kit nobody spoke of`));
}

/** Work that makes one breathe or strain. */
const isWork = ({ exercise }: Line): boolean =>
  exercise !== undefined && !matches(exercise, 'calm cyclic ~march ~walk ~seated');

function calmOf({ work }: Made, { isCalm }: Wish): EyeFault[] {
  const hard = isCalm ? work.filter(isWork) : [];
  return hard.slice(0, 1).map(({ name }) => say('11 moment', `${name} for somebody spent`));
}

function orderOf({ work, easy, blocks }: Made, { order = [], isClosed, kinds }: Wish): EyeFault[] {
  const lines = [...easy, ...work].toSorted(
    (a, b) =>
      blocks.findIndex(({ items }) => items.includes(a.item)) -
      blocks.findIndex(({ items }) => items.includes(b.item)),
  );
  let from = 0;
  const faults: EyeFault[] = [];
  for (const is of order) {
    const at = lines.findIndex((line, i) => i >= from && matches(line.exercise, is));
    if (at < 0) faults.push(say('12 order', `no ${is} in its place`));
    else from = at + 1;
  }
  const others = lines.filter(({ exercise }) => !order.some((is) => matches(exercise, is)));
  const [first] = others;
  if (isClosed && others.length * 4 > lines.length) {
    faults.push(say('12 order', `${first?.name} was not asked for`));
  }
  const made = blocks.map(({ kind }) => kind).join();
  if (kinds && made !== kinds.join()) faults.push(say('12 order', `${made}, not ${kinds.join()}`));
  return faults;
}

const secondsOf = (items: readonly { duration?: number }[]): number =>
  items.reduce((sum, { duration = 0 }) => sum + duration, 0);

function edgesOf({ warmup, workout }: Made, { leastWarmUp = 0, mostMarching }: Wish): EyeFault[] {
  const warm = secondsOf(warmup);
  const marched = secondsOf(
    workout.workout.filter(({ exerciseId }) => exerciseId === 'march-in-place'),
  );
  return [
    ...(warm < leastWarmUp ? [say('13 edges', `${warm} s of warm-up`)] : []),
    ...(mostMarching !== undefined && marched > mostMarching
      ? [say('13 edges', `${marched} s on the spot`)]
      : []),
  ];
}

const guessWords = /about|guess|the one you have|heaviest/i;
const pairWords = /each hand/i;

function guessesOf({ work }: Made, { isGuessed }: Wish): EyeFault[] {
  const loaded = isGuessed ? work.filter(({ kg }) => kg !== null) : [];
  return loaded.flatMap(({ name, item, exercise }) => {
    const words = item.loadNote ?? '';
    const isPair =
      exercise?.loadCount === 2 && ['dumbbell', 'kettlebell'].includes(exercise.loadClass);
    if (!guessWords.test(words)) return [say('14 loads', `${name}: a weight from nowhere`)];
    return isPair && !pairWords.test(words) ? [say('14 loads', `${name}: of one or of both?`)] : [];
  });
}

/** What the moment, the order of the words and a stranger's weights ask for. */
export const momentFaults = (made: Made, wish: Wish): EyeFault[] => [
  ...bareOf(made, wish),
  ...calmOf(made, wish),
  ...orderOf(made, wish),
  ...edgesOf(made, wish),
  ...guessesOf(made, wish),
];
