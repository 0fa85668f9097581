import { quantitiesIn } from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/moves/short-names.ts';

const barLifts = words(
  'air-squat back-squat front-squat conventional-deadlift overhead-press bench-press power-clean clean-and-jerk push-press barbell-*',
);
/** Beside a lift of the bar these are lifts as well. */
const otherLifts = words(
  'dumbbell-shoulder-press one-arm-dumbbell-row dip bench-dip parallel-bar-dip pull-up',
);

export const isBarLift = (id: string) => barLifts.has(id) || id.endsWith('deadlift');

/** Words that are a lift only in the company of others. */
const shortNames: Record<string, string> = {
  bench: 'bench-press',
  row: 'one-arm-dumbbell-row',
  rows: 'one-arm-dumbbell-row',
  press: 'overhead-press',
  curl: 'dumbbell-curl',
  curls: 'dumbbell-curl',
  incline: 'incline-bench-press',
  dl: 'conventional-deadlift',
  bp: 'bench-press',
  sq: 'back-squat',
  bss: 'rear-foot-elevated-split-squat',
  bank: 'bench-press',
  banca: 'bench-press',
  panca: 'bench-press',
  supino: 'bench-press',
  terra: 'conventional-deadlift',
  stacco: 'conventional-deadlift',
  remo: 'one-arm-dumbbell-row',
  remada: 'one-arm-dumbbell-row',
  rematore: 'one-arm-dumbbell-row',
  tirage: 'one-arm-dumbbell-row',
  rudern: 'one-arm-dumbbell-row',
  militar: 'overhead-press',
  dead: 'conventional-deadlift',
  deads: 'conventional-deadlift',
  muerto: 'conventional-deadlift',
  souleve: 'conventional-deadlift',
  terre: 'conventional-deadlift',
  couche: 'bench-press',
  agacho: 'back-squat',
  clean: 'clean',
  jerk: 'clean-and-jerk',
};

/** The lift that a short word stands for where weights are told. */
export const liftWord = (word: string): string | undefined => shortNames[word];

/** A row is done on a machine as often, and so is an incline: a day of it says nothing. */
const isOpenWord = (text: string) => isOneOf(text, 'row rows rudern remo remada tirage incline');

/** 'Bench first', 'press day', 'clean technique', 'heavy bench', 'bench triples', 'día de banca'. */
function isSaidAsLift({ tokens, of }: Scan, at: number): boolean {
  const [own = '', before, next] = [at, at - 1, at + 1].map((place) => tokens[place]?.text);
  const after = tokens[at + 1];
  if (of('lowReps').some(({ from }) => from === at + 1)) return true;
  const isTopSet = ({ value, from }: Hit) => value === 'top_set' && from === at + 1;
  if (of('sessionKind').some(isTopSet)) return true;
  if (isOpenWord(own)) return false;
  // 'Today bench: up to a single'; 'today bench and dumbbells' may tell of the kit.
  const isOfToday = of('lastTime').some(({ value, to }) => value === 'now' && to === at);
  if (isOfToday && after?.kind !== 'word') return true;
  // 'A bench first thing in the morning'.
  if (terms.liftNouns.has(next)) return tokens[at + 2]?.text !== 'thing';
  const isDayOf = terms.dayWords.has(tokens[at - 2]?.text) && common.of.has(before);
  // 'Heavy bench' is pressed; 'heavy clean' may be a way to eat.
  // 'Panca pesante', 'bench, heavy': the weight stands behind.
  const isHeavy = terms.heavyAfter.has(next) && own !== 'clean';
  return isDayOf || isHeavy || (terms.liftLeads.has(before) && own !== 'clean');
}

/** 'Deadlift day', 'día de peso muerto': the lift is the day's. */
export const isDayOf = ({ tokens }: Scan, { from, to }: Pick<Hit, 'from' | 'to'>): boolean =>
  terms.dayWords.has(tokens[to]?.text) ||
  (to > from + 1 && terms.dayWords.has(tokens[to - 1]?.text)) ||
  (terms.dayWords.has(tokens[from - 2]?.text) && common.of.has(tokens[from - 1]?.text));

const mostReps = 30;
const weights = ['dumbbells', 'kettlebells', 'barbells'];
const articles = words('the my on le la el il o der die');

/** 'Squat, bench and row', 'bench day', 'row 3x10': the lift, not the thing to lie on. */
export const findShortNames = oncePerText((scan: Scan): Hit[] => {
  const { tokens } = scan;
  const moves = scan.of('move');
  const isTaken = new Set(
    [...moves, ...scan.of('machine').filter(({ to, from }) => to > from + 1)].flatMap(
      ({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i),
    ),
  );
  const lifts = new Set(
    moves
      .filter(
        (hit) =>
          (isBarLift(hit.value) || otherLifts.has(hit.value)) && scan.polarity(hit) === 'plain',
      )
      .flatMap(({ from, to }) => [from, to - 1]),
  );
  const beside = (at: number, step: 1 | -1) =>
    common.joints.has(tokens[at + step]?.text) ? at + 2 * step : at + step;
  const found: Hit[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const value = shortNames[text];
    if (!value || isTaken.has(at)) continue;
    const isThing = terms.things.has(tokens[at - 1]?.text);
    const isSaid = isSaidAsLift(scan, at);
    const isOf = isSaid && articles.has(tokens[at - 1]?.text);
    const [before, times] = [tokens[at - 1], tokens[at - 2]];
    const isDosed =
      (times?.text === 'x' && before?.kind === 'number' && (before.value ?? 0) <= mostReps) ||
      (tokens[at + 1]?.kind === 'number' && terms.liftAmount.has(tokens[at + 2]?.text)) ||
      quantitiesIn(scan).some(({ from, unit }) => from === at + 1 && unit === 'kilograms') ||
      tokens[at + 1]?.text === '@';
    const around = [beside(at, 1), beside(at, -1)];
    // 'Bench, incline': two presses, where either alone is a thing to lie on.
    const isPair = around.some(
      (other) =>
        Math.abs(other - at) === 2 &&
        isOneOf(`${text}-${tokens[other]?.text}`, 'bench-incline incline-bench'),
    );
    // 'Squats, push-ups, rows, all with dumbbells'.
    const isWithWeights =
      value === 'one-arm-dumbbell-row' &&
      around.some((other) => isTaken.has(other)) &&
      scan.of('equipment').some((hit) => weights.includes(hit.value));
    const isListed = isPair || isWithWeights || around.some((other) => lifts.has(other));
    if ((isThing && !isOf) || !(isSaid || isListed || isDosed)) continue;
    lifts.add(at);
    found.push({ kind: 'move', value, from: at, to: at + 1, typo: 0 });
  }
  return found;
});

/** 'Bench triples', 'Bankdrücken, Dreier', 'triples on bench': so few reps of a lift beside them. */
export function lowRepsOfLift(scan: Scan): { hit: Hit; reps: number }[] {
  const lifts = [...scan.of('move'), ...findShortNames(scan)];
  const isBeside = (to: number, from: number) =>
    from === to || (from === to + 1 && terms.repLinks.has(scan.tokens[to]?.text));
  return scan
    .of('lowReps')
    .filter(
      (hit) =>
        hit.typo === 0 &&
        lifts.some(({ from, to }) => isBeside(to, hit.from) || isBeside(hit.to, from)),
    )
    .map((hit) => ({ hit, reps: Number(hit.value) }));
}
