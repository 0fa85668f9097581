import type { LibraryExercise } from '../../../exercise/types.ts';
import type { Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { warmsAvoided } from '../../dose/targets.ts';
import { makeCooldown } from '../../layout/cooldown.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isSenior } from '../../legal/caps.ts';
import { easierWay } from '../data/scaling.ts';
import { firstLegal, legalMove, unchangedFirst } from '../legal-move.ts';
import { raiseFor } from '../raise.ts';

const walks = ['treadmill-walk', 'brisk-walk', 'march-in-place', 'seated-march'];
const raises = ['stationary-bike', 'elliptical-trainer', 'rowing-machine', 'treadmill-walk'];

/** Lands softly enough to be done before one is warm. */
const isSoft = ({ impact, isometric }: LibraryExercise): boolean => impact <= 1 && !isometric;

const passSeconds = 25;
const leastRaise = 60;
const mostRaise = 150;
/** Moves that need a drill of their own leave less of it. */
const shortRaise = 90;
const leastForDrill = 120;
const drillSeconds = 30;

const drills = [
  'worlds-greatest-stretch',
  'kettlebell-halo',
  'scapular-push-up',
  'leg-swing',
  'glute-bridge',
  'arm-circle',
  'cat-cow',
  'torso-rotation',
  'standing-hip-circle',
  'shoulder-roll',
];

/** What a move asks for before it: hanging, standing on one's hands, landing. */
function leadsTo({ exercise }: Candidate): string[] {
  const { traits, patterns, position } = exercise;
  const has = (...names: readonly string[]) => traits.some((one) => names.includes(one));
  if (has('hang') || patterns[0] === 'pull_v')
    return ['scapular-pull-up', 'shoulder-blade-squeeze'];
  if (position === 'inverted') return ['wrist-circle', 'scapular-push-up'];
  if (has('overhead', 'snatch')) return ['wall-slide', 'arm-circle'];
  if (patterns[0] === 'jump') return ['snap-down', 'ankle-rock'];
  return [];
}

/** Drills for the joints of the day, as many as there is time for. */
function drillsFor(context: PlanContext, moves: readonly Candidate[], seconds: number): Exercise[] {
  const count = Math.max(0, Math.ceil(seconds / drillSeconds));
  const { request } = context;
  const isFine = (one: LibraryExercise) =>
    isSoft(one) && !(one.floor && isSenior(request)) && !warmsAvoided(one, request);
  const joints = new Set(moves.flatMap(({ exercise }) => exercise.joints));
  const wanted = unchangedFirst(
    drills.flatMap((id) => legalMove(id, request, isFine) ?? []),
  ).filter(({ exercise }) => exercise.joints.some((joint) => joints.has(joint)));
  const own = moves.flatMap((move) => firstLegal(leadsTo(move), request, isFine) ?? []);
  const all = [...own, ...wanted].filter(
    ({ exercise }, i, list) =>
      list.findIndex((one) => one.exercise.id === exercise.id) === i &&
      !moves.some((one) => one.exercise.id === exercise.id),
  );
  return all
    .slice(0, count)
    .map((move) =>
      makeItem(move, { type: 'warmup', duration: drillSeconds, rpe: 3, phase: 'Warm-up' }),
    );
}

/** Gets the pulse up, one easy pass of every move, then twice 15 s at the pace of the day. */
export function warmUpFor(
  context: PlanContext,
  moves: readonly Candidate[],
  seconds: number,
): Exercise[] {
  if (seconds <= 0) return [];
  // Who is going to row gets warm by rowing.
  const isOfWork = ({ id }: LibraryExercise) => moves.some(({ exercise }) => exercise.id === id);
  const own = firstLegal(raises, context.request, isOfWork);
  const raise = own?.modifications.length === 0 ? own : raiseFor(context, raises);
  const soft = moves.filter(
    ({ exercise }, i) =>
      isSoft(exercise) &&
      easierWay(exercise.id) === undefined &&
      moves.findIndex((one) => one.exercise.id === exercise.id) === i,
  );
  const room = Math.max(0, Math.floor((seconds - leastRaise) / passSeconds) - 1);
  const passes = soft.slice(0, Math.min(6, room));
  const last = passes[0];
  const names = [...passes, ...(last ? [last] : [])];
  const isLedTo = moves.some((move) => leadsTo(move).length > 0);
  const left = seconds - names.length * passSeconds - (isLedTo ? shortRaise : mostRaise);
  const spare = isLedTo && seconds >= leastForDrill ? Math.max(left, drillSeconds) : left;
  const between = drillsFor(context, moves, spare);
  const used = names.length * passSeconds + between.length * drillSeconds;
  const raising = raise ?? passes[0] ?? moves[0];
  if (!raising) return [];
  return [
    makeItem(raising, {
      type: 'warmup',
      duration: Math.max(20, seconds - used),
      rpe: 3,
      phase: 'Warm-up',
      description: 'Easy: get warm, no more.',
    }),
    ...between,
    ...passes.map((move) => easyPass(move)),
    ...(last
      ? [
          makeItem(last, {
            type: 'warmup',
            duration: passSeconds,
            rpe: 6,
            phase: 'Warm-up',
            description: 'Twice a few reps at the speed of the work, with a breath between.',
          }),
        ]
      : []),
  ];
}

function easyPass(move: Candidate): Exercise {
  const isBar = move.exercise.equipment.includes('barbells');
  return makeItem(move, {
    type: 'warmup',
    duration: passSeconds,
    rpe: 4,
    phase: 'Warm-up',
    description: isBar
      ? 'Empty bar, then half the weight: easy and clean.'
      : 'One easy pass at half the speed.',
  });
}

/** Until the breath is calm; what is left goes to what worked. */
const walkSeconds = 75;
const leastWithStretches = 130;

/** A walk until the breath is calm, then two stretches where there is time. */
export function coolDownFor(
  context: PlanContext,
  moves: readonly Candidate[],
  seconds: number,
): Exercise[] {
  if (seconds <= 0) return [];
  const walk = firstLegal(walks, context.request);
  const isLong = seconds >= leastWithStretches;
  const stretching = !walk ? seconds : isLong ? seconds - walkSeconds : 0;
  const calm = {
    ...context,
    request: { ...context.request, goal: { ...context.request.goal, value: 'general' as const } },
  };
  const stretches = stretching > 0 ? makeCooldown(calm, moves, stretching) : [];
  if (!walk) return stretches;
  const left = stretches.length > 0 ? seconds - stretching : seconds;
  return [
    makeItem(walk, {
      type: 'cooldown',
      duration: left,
      rpe: 2,
      phase: 'Cool-down',
      description: 'Easy until you can talk in whole sentences.',
    }),
    ...stretches,
  ];
}
