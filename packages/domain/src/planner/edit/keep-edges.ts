import type { Exercise, Workout } from '../../workout/types.ts';
import { type EditSection, leadOf, type Run, readRuns, writeRuns } from './edit-runs.ts';

type Edge = Exclude<EditSection, 'body'>;

const usualSeconds = 40;
/** Shorter than this a move is over before it is found. */
const leastSeconds = 10;
/** Longer than this one move is no part of several. */
const mostSeconds = 90;
const grainSeconds = 5;

const secondsOf = (items: readonly Exercise[]): number =>
  items.reduce((sum, { duration = usualSeconds }) => sum + duration, 0);

/** The same moves in another time, each in proportion; null where they do not fit into it. */
function stretchTo(items: readonly Exercise[], totalSeconds: number): Exercise[] | null {
  const free = totalSeconds - items.length * leastSeconds;
  if (items.length === 0 || free < 0) return null;
  const sum = secondsOf(items);
  const lengths = items.map(({ duration = usualSeconds }) => {
    const share = (free * duration) / sum;
    return leastSeconds + Math.floor(share / grainSeconds) * grainSeconds;
  });
  let left = totalSeconds - lengths.reduce((all, one) => all + one, 0);
  for (let i = 0; left > 0; i = (i + 1) % lengths.length) {
    const more = Math.min(grainSeconds, left);
    lengths[i] = (lengths[i] ?? 0) + more;
    left -= more;
  }
  return items.map((item, i) => ({ ...item, duration: lengths[i] ?? leastSeconds }));
}

const idsOf = (runs: readonly Run[]) => new Set(runs.map((run) => leadOf(run)?.exerciseId));

/** Own moves for the planner's, as many more of its own as so much time needs. */
function retime(
  own: readonly Exercise[],
  planned: readonly Exercise[],
  gone: ReadonlySet<string | undefined>,
): Exercise[] | null {
  const total = secondsOf(planned);
  const needed = Math.ceil(total / mostSeconds) - own.length;
  const others = planned.filter(
    ({ exerciseId }) =>
      !gone.has(exerciseId) && !own.some((item) => item.exerciseId === exerciseId),
  );
  return stretchTo([...own, ...others.slice(0, Math.max(0, needed))], total);
}

/**
 * The warm-up and cool-down of `edited` in the time that `laid` has for them. What leads up to the
 * first lift stays as it was laid out: it goes by that lift. What was taken out of `original` does
 * not come back.
 */
export function keepEdges(edited: Workout, laid: Workout, original: Workout): Workout {
  const given = readRuns(edited);
  const present = idsOf(given);
  const gone = new Set([...idsOf(readRuns(original))].filter((id) => !present.has(id)));
  let runs = readRuns(laid);
  const bodyIds = idsOf([...given, ...runs].filter(({ section }) => section === 'body'));
  const isMove = (run: Run, edge: Edge) => {
    const item = leadOf(run);
    return item?.type === edge && !bodyIds.has(item.exerciseId);
  };
  for (const edge of ['warmup', 'cooldown'] as const) {
    const ofPlan = runs.filter((run) => isMove(run, edge));
    const itemsOf = (all: readonly Run[]) => all.flatMap(({ items }) => items);
    const own = itemsOf(given.filter((run) => isMove(run, edge)));
    const kept = own.length > 0 ? retime(own, itemsOf(ofPlan), gone) : null;
    const [first] = ofPlan;
    if (!kept || !first) continue;
    const mine = kept.map((item): Run => ({ ...first, items: [item], gap: [] }));
    const place = runs.indexOf(first);
    const others = (all: readonly Run[]) => all.filter((run) => !ofPlan.includes(run));
    runs = [...others(runs.slice(0, place)), ...mine, ...others(runs.slice(place))];
  }
  return writeRuns(laid, runs);
}
