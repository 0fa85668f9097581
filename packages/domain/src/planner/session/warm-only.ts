import { exerciseById } from '../../exercise/library.ts';
import { introduction } from '../../timer/constants.ts';
import type { Block, Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { makeItem } from '../layout/make-item.ts';
import type { Candidate } from '../layout/pool.ts';
import type { Request } from '../request.ts';
import { isTimeAsked } from '../settle/time-asked.ts';
import { likelySeconds } from './conditioning/block.ts';
import { legalMove } from './legal-move.ts';
import type { BuildSession } from './parts.ts';
import { shortName } from './title.ts';
import { warmUp } from './warm.ts';

const usualSeconds = 8 * 60;
/** From here on there is time for the whole way up. */
const longSeconds = 7 * 60;

/** Reps, the share of the first work set, and how that is called. */
const steps = [
  [8, 0, 'the empty bar'],
  [5, 0.4, 'about 40 % of your first work set'],
  [3, 0.6, 'about 60 %'],
  [2, 0.75, 'about 75 %'],
  [1, 0.85, 'about 85 %'],
] as const;

const isBar = ({ exercise }: Candidate): boolean => exercise.loadClass === 'barbell';

/** The way up to a lift, as shares of a weight that only the athlete knows. */
function wayUp(lift: Candidate, count: number): Block {
  const own = isBar(lift) ? steps : steps.slice(1);
  const chosen = count >= own.length ? own : own.slice(0, count);
  const items = chosen.map(([reps, share, weight], i) =>
    makeItem(lift, {
      sets: 1,
      reps,
      rpe: 3 + i,
      role: 'ramp',
      weight,
      secondsPerRep: lift.exercise.secondsPerRep,
      restBetweenSets: share < 0.7 ? 40 : 60,
      restAfter: share < 0.7 ? 40 : 60,
      description: `${weight.charAt(0).toUpperCase()}${weight.slice(1)}: quick and clean, nothing tired.`,
    }),
  );
  return { kind: 'sets', title: `Up to your ${shortName(lift.exercise.id)}`, items, score: 'done' };
}

const runDrills = 'leg-swing a-skip high-knee-walk build-up-run fast-feet ankle-rock';

/** Before a run: drills that end quick. */
function strides(context: PlanContext): Exercise[] {
  return runDrills
    .split(' ')
    .flatMap((id) => legalMove(id, context.request) ?? [])
    .slice(0, 4)
    .map((move) => makeItem(move, { duration: 40, rpe: 5 }));
}

const isWarmUpOnly = ({ session, parts, written }: Request): boolean =>
  session?.value.includes('warm_up') === true && !parts && !written?.value.only;

const isRun = (id: string): boolean =>
  ['cyclic', 'sprint'].includes(exerciseById(id)?.patterns[0] ?? '');

/** Nothing but what gets one ready: warm, loose, and up to the first weight of the day. */
export const buildWarmOnly: BuildSession = (context) => {
  const { request } = context;
  if (!isWarmUpOnly(request)) return null;
  const total = isTimeAsked(request) ? context.totalSeconds : usualSeconds;
  const leads = request.mustInclude.value.flatMap((id) => legalMove(id, request) ?? []);
  const lift = leads.find(({ exercise }) => exercise.loadCount > 0);
  const isForRun = request.mustInclude.value.some(isRun) || request.distances !== undefined;
  const up = lift ? wayUp(lift, total >= longSeconds ? 5 : 3) : null;
  const drills = isForRun ? strides(context) : [];
  const quick: Block | null =
    drills.length > 0 ? { kind: 'steady', title: 'Drills', items: drills, score: 'done' } : null;
  const after = [quick, up].filter((block) => block !== null);
  const room = total - introduction.seconds - likelySeconds(after) - after.length * change;
  const mains = leads.map(({ exercise }) => exercise);
  const kind = mains.length > 0 ? 'upper' : isForRun ? 'power' : 'full_body';
  const items = warmUp(context, kind, mains, Math.max(leastGeneral, room)).map((item) => {
    const { type: _edge, ...rest } = item;
    return { ...rest, type: 'exercise' as const };
  });
  if (items.length === 0) return null;
  const laid: Block = { kind: 'steady', title: 'Warm and loose', items, score: 'done' };
  const first = shorter(laid, total - introduction.seconds - likelySeconds([laid, ...after]));
  const what = lift ? shortName(lift.exercise.id) : isForRun ? 'a run' : 'training';
  return {
    archetype: 'recovery',
    title: `Warm-up for ${what}`,
    warmup: [],
    blocks: [first, ...after],
    cooldown: [],
    honesty: [],
    coaching: [
      'Warm, loose, awake, and not one rep more: you should want to start.',
      ...(lift
        ? ['Each set adds weight and takes away reps; go straight on to your first work set.']
        : []),
      'A part that hurts in the warm-up is not trained hard today.',
    ],
    ...(!isTimeAsked(request) && { takesItsTime: true }),
  };
};

/** The first easy minutes give or take what the rest leaves. */
function shorter(block: Block, left: number): Block {
  const [first, ...rest] = block.items;
  if (!first) return block;
  const duration = Math.max(30, (first.duration ?? 0) + left);
  return { ...block, items: [{ ...first, duration }, ...rest] };
}

const change = 10;
const leastGeneral = 90;
