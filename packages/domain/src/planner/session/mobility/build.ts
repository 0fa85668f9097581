import type { LibraryExercise, Muscle, Position } from '../../../exercise/types.ts';
import type { InjuryRegion } from '../../../reading/vocabulary.ts';
import { introduction } from '../../../timer/constants.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import { capitalise } from '../../../workout/words.ts';
import type { PlanContext } from '../../context.ts';
import { trainsAvoided, wantedMuscles } from '../../dose/targets.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isSenior, levelCaps } from '../../legal/caps.ts';
import { hasTrait } from '../../legal/traits.ts';
import { muscleNames } from '../../receipts/muscle-names.ts';
import { focusInTitle, listWords } from '../../receipts/words.ts';
import type { Request } from '../../request.ts';
import { firstLegal, legalMove } from '../legal-move.ts';
import type { BuildSession } from '../parts.ts';
import { easyMove } from '../warm.ts';
import {
  endings,
  type FlowPart,
  flowParts,
  openings,
  poseCounts,
  salutation,
  stationsOf,
} from './data.ts';
import { hasStiffBack, mannerOf } from './manner.ts';
import {
  chooseForPart,
  mainlyFirst,
  type Nearness,
  nearnessFor,
  poolForPart,
  posesOfPart,
} from './part-poses.ts';

const wantsRecovery = ({ session }: Request): boolean =>
  session?.value.includes('recovery') ?? false;

interface Pose extends Candidate {
  part: FlowPart;
  isWanted: boolean;
  nearness: Nearness;
}

/** Between two rows of the table what lies between them. */
function posesIn(minutes: number): number {
  const at = poseCounts.findIndex(([row]) => minutes <= row);
  const [to, from] = [poseCounts[at], poseCounts[at - 1]];
  if (!to) return poseCounts.at(-1)?.[1] ?? 24;
  if (!from) return to[1];
  return Math.round(from[1] + ((minutes - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
}

const firstOf = (
  ids: readonly string[],
  context: PlanContext,
  taken: ReadonlySet<string>,
): Candidate | null => {
  const { request } = context;
  const most = levelCaps[request.level.value].complexity;
  // Who is old is not sent to the floor and up again.
  const mayLie = !isSenior(request);
  return firstLegal(
    ids.filter((id) => !taken.has(id)),
    request,
    (exercise) =>
      exercise.complexity <= most &&
      (mayLie || !exercise.floor) &&
      !trainsAvoided(exercise, request),
  );
};

/** A stiff back is loosened from the hips as well. */
const backsNeighbours: readonly Muscle[] = ['spinal_erectors', 'glutes', 'hip_flexors'];

/** What sitting shortens around the upper back. */
const desksNeighbours: readonly Muscle[] = ['traps', 'upper_back', 'chest', 'rear_delt', 'lats'];

/** One move of each station that has any, those for the asked parts marked. */
function allPoses(context: PlanContext): Pose[] {
  const { request } = context;
  const sore = wantsRecovery(request) ? request.readiness.value.soreMuscles : undefined;
  const isForBack = request.focus.value.includes('back') || hasStiffBack(request);
  const isOfDesk = request.place?.value === 'office' || request.situations?.value.includes('desk');
  const around = isForBack ? (isOfDesk ? desksNeighbours : backsNeighbours) : [];
  const wanted = new Set([...wantedMuscles(request), ...(sore ?? []), ...around]);
  const manner = mannerOf(request);
  const taken = new Set<string>();
  const nearness = nearnessFor(context, around);
  const ofStations = flowParts.flatMap((part) =>
    stationsOf(part, manner).flatMap((ids): Pose[] => {
      const own = firstOf(ids, context, taken);
      if (!own) return [];
      taken.add(own.exercise.id);
      const isWanted = own.exercise.primary.some((muscle) => wanted.has(muscle));
      return [{ ...own, part, isWanted, nearness: nearness(own.exercise) }];
    }),
  );
  if (!isForPart(request)) return ofStations;
  const more = posesOfPart(context, manner, nearness, taken);
  return mainlyFirst(context, [...ofStations, ...more]).map((pose) => ({
    ...pose,
    isWanted: pose.nearness === 'own',
  }));
}

/** A part was named, by itself or as single muscles. */
const isForPart = (request: Request): boolean =>
  wantedMuscles(request).size > 0 &&
  !wantsRecovery(request) &&
  !request.focus.value.includes('full_body');

/** Half of a flow moves, half holds; where parts are asked for, two thirds and more are for them. */
const activeShare = 0.5;
const otherShare = 0.35;

function choosePoses(all: readonly Pose[], count: number, share = otherShare): Pose[] {
  const wanted = all.filter(({ isWanted }) => isWanted);
  const others = all.filter(({ isWanted }) => !isWanted);
  // Rather the wanted ones twice than ever more of the others.
  const beside = share < 1 ? Math.round((wanted.length * share) / (1 - share)) : count;
  const room = wanted.length > 0 ? Math.max(1, Math.min(beside, Math.round(count * share))) : count;
  const pool = wanted.length > 0 ? [...wanted, ...others.slice(0, room)] : all;
  const moving = pool.filter(({ part }) => part !== 'held');
  const held = pool.filter(({ part }) => part === 'held');
  const most = Math.min(count, pool.length);
  const active = Math.min(
    moving.length,
    Math.max(most - held.length, Math.ceil(most * activeShare)),
  );
  return [...moving.slice(0, active), ...held.slice(0, most - active)];
}

/** From standing down to the floor, so that nobody gets up and down all the time. */
const downwards: readonly Position[] = [
  'standing',
  'quadruped',
  'inverted',
  'kneeling',
  'prone',
  'side',
  'seated',
  'supine',
];
const heightOf = ({ exercise }: Pose): number => downwards.indexOf(exercise.position);

const inFlow = (poses: readonly Pose[]): Pose[] =>
  flowParts.flatMap((part) =>
    poses.filter((pose) => pose.part === part).toSorted((a, b) => heightOf(a) - heightOf(b)),
  );

/** Seconds of one pose, both sides together. */
const limits = { small: [30, 50], active: [40, 70], held: [40, 75] } as const;
const sides = ({ exercise }: Pose): number => (exercise.unilateral ? 1.6 : 1);

function secondsFor(pose: Pose, share: number): number {
  const [least, most] = limits[pose.part];
  return Math.round(((least + (most - least) * share) * sides(pose)) / 5) * 5;
}

const total = (poses: readonly Pose[], share: number): number =>
  poses.reduce((sum, pose) => sum + secondsFor(pose, share), 0);

const words: Record<FlowPart, string> = {
  small: 'Small and slow: wake the joints up.',
  active: 'Five slow ones to the end of the range, two breaths there.',
  held: 'Ease in and stay: a pull of at most 6 of 10, breathing slowly.',
};

/** What a stiff joint is moved by, small and slow, where its poses are not for it today. */
const jointPoses: Partial<Record<InjuryRegion, readonly string[]>> = {
  ankle: ['ankle-rock', 'ankle-circle', 'standing-calf-stretch'],
  hip: ['hip-cars', 'standing-hip-circle'],
  shoulder: ['wall-slide', 'shoulder-roll'],
  wrist: ['wrist-circle', 'seated-wrist-stretch'],
  neck: ['neck-half-circle', 'neck-side-stretch'],
};

/** Who asks for mobility and names a stiff joint has moves for that joint. */
const posesOfJoints = (context: PlanContext): Pose[] => {
  const { request } = context;
  const stiff = request.injuries.filter(({ status }) => status === 'active');
  return stiff.flatMap(({ region }) => {
    const own = firstOf(jointPoses[region] ?? [], context, new Set());
    return own
      ? [{ ...own, part: 'active' as const, isWanted: true, nearness: 'own' as const }]
      : [];
  });
};

const itemOf = (pose: Pose, seconds: number): Exercise =>
  makeItem(pose, { duration: seconds, rpe: 3, sets: 1, description: words[pose.part] });

/** Nobody holds a lift as a stretch. */
const isCalm = ({ patterns, loadCount }: LibraryExercise): boolean =>
  loadCount === 0 &&
  ['mobility', 'stretch', 'breath', 'balance', 'anti_ext', 'squat', 'lunge', 'hip_ext'].includes(
    patterns[0] ?? '',
  );

/** What was asked for by name is in it, as far as it may. */
const namedPoses = ({ request }: PlanContext): Pose[] =>
  request.mustInclude.value
    .flatMap((id) => legalMove(id, request, isCalm) ?? [])
    .map((move) => ({ ...move, part: 'active', isWanted: false, nearness: 'other' }));

/** Nobody goes through the same few poses more often: the rest of the body joins. */
const mostOften = 2;

/** So many different poses that they fill the time, each as long as it leaves; then the holds again. */
function layPoses(context: PlanContext, seconds: number): Exercise[] {
  const isOfPart = isForPart(context.request);
  const known = allPoses(context);
  const all = isOfPart ? poolForPart(known, seconds, (some) => total(some, 1)) : known;
  const isOfAll = !isOfPart && total(choosePoses(all, all.length), 1) * mostOften < seconds;
  const choose = (some: number) =>
    isOfPart ? chooseForPart(all, some) : choosePoses(all, some, isOfAll ? 1 : otherShare);
  let count = Math.min(posesIn(seconds / 60), all.length);
  let poses = choose(count);
  while (count > 1 && total(poses, 0) > seconds) {
    count -= 1;
    poses = choose(count);
  }
  while (count < all.length && total(poses, 1) < seconds) {
    count += 1;
    poses = choose(count);
  }
  const joints = posesOfJoints(context).filter(
    ({ exercise }) => !poses.some((one) => one.exercise.id === exercise.id),
  );
  const flow = inFlow([
    ...namedPoses(context),
    ...joints,
    ...poses.slice(0, Math.max(1, poses.length - joints.length)),
  ]);
  const held = flow.filter(({ part }) => part === 'held');
  const again = held.toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted));
  const open = flow.filter(({ part }) => part !== 'small' && part !== 'held');
  const rounds = Array.from({ length: 3 }, () => [...again, ...open]).flat();
  for (const pose of rounds) if (total(flow, 1) < seconds) flow.push(pose);
  const [least, most] = [total(flow, 0), total(flow, 1)];
  const share = Math.min(1, Math.max(0, (seconds - least) / Math.max(1, most - least)));
  return flow.map((pose) => itemOf(pose, secondsFor(pose, share)));
}

const salutationSeconds = 45;
const mayFlow = ({
  minutes,
  level,
  request,
}: {
  minutes: number;
  level: string;
  request: Request;
}) => minutes >= 25 && level !== 'beginner' && !isSenior(request);

/** Three to five sun salutations, linked. */
function salutations(context: PlanContext, minutes: number): Block | null {
  const { request } = context;
  const move = legalMove(salutation, request, (one) => !trainsAvoided(one, request));
  if (
    !move ||
    isForPart(request) ||
    mannerOf(request) !== 'full' ||
    !mayFlow({ minutes, level: request.level.value, request })
  )
    return null;
  const rounds = minutes >= 45 ? 5 : 3;
  const item = makeItem(move, { duration: salutationSeconds * rounds, rpe: 4, sets: 1 });
  return {
    kind: 'steady',
    title: `${rounds} sun salutations`,
    items: [{ ...item, description: `${rounds} rounds, one breath for each move.` }],
    score: 'done',
  };
}

const breath = (id: readonly string[], context: PlanContext, fields: Partial<Exercise>) => {
  const own = firstOf(id, context, new Set());
  return own ? [makeItem(own, { rpe: 2, ...fields })] : [];
};

const secondsIn = (blocks: readonly Block[]): number =>
  blocks.flatMap(({ items }) => items).reduce((sum, { duration = 0 }) => sum + duration, 0);

/** Easy minutes that move the blood come before the stretches of a day to recover. */
const easyShare = 0.55;
const mostEasy = 30 * 60;

function easyBlock(context: PlanContext, seconds: number): Block | null {
  const move = easyMove(context);
  if (!move || seconds < 240) return null;
  const duration = Math.round(Math.min(mostEasy, seconds * easyShare) / 30) * 30;
  const item = makeItem(move, { duration, rpe: 3, role: 'easy', stepMode: 'time', sets: 1 });
  return { kind: 'steady', title: `Easy: ${move.exercise.name}`, items: [item], score: 'done' };
}

const mostNamed = 2;

function titleOf({ request }: PlanContext, isRecovery: boolean): string {
  const muscles = request.focusMuscles?.value ?? [];
  const areas =
    muscles.length > 0 && muscles.length <= mostNamed
      ? muscles.map((muscle) => muscleNames[muscle].toLowerCase())
      : request.focus.value
          .filter((area) => area !== 'full_body')
          .map((area) => focusInTitle[area].toLowerCase());
  const joints = request.injuries
    .filter(({ region, status }) => status === 'active' && jointPoses[region])
    .map(({ region }) => region.replaceAll('_', ' '));
  const parts = [...new Set(areas.length > 0 ? [...areas, ...joints] : areas)];
  const minutes = request.minutes.value;
  const kind = {
    late: 'Stretching before bed',
    back: 'Back mobility',
    gentle:
      hasTrait(request, 'yoga') || hasTrait(request, 'untried')
        ? 'Gentle yoga with a chair'
        : 'Gentle mobility',
    yoga: 'Yoga for beginners',
    full: null,
  }[mannerOf(request)];
  if (kind && !isRecovery) {
    return parts.length > 0 ? `${kind}: ${listWords(parts)}` : `${kind}, ${minutes} min`;
  }
  if (isRecovery) return `Recovery: easy minutes, then ${parts[0] ?? 'whole-body'} mobility`;
  return parts.length > 0
    ? `${capitalise(listWords(parts))} mobility, ${minutes} min`
    : `Mobility flow, ${minutes} min`;
}

const opens = (minutes: number): number => (minutes < 12 ? 30 : 60);
const closes = (minutes: number): number => (minutes < 12 ? 30 : minutes < 40 ? 75 : 150);
const change = 10;
/** Longer than this nobody lies still. */
const mostRest = 360;

/** A flow: breath, joints through their range, long holds, rest; or an easy day. */
export const buildMobility: BuildSession = (context) => {
  const { request, totalSeconds } = context;
  const isRecovery = wantsRecovery(request);
  const isMobility = request.goal.value === 'mobility';
  if ((!isMobility && !isRecovery) || request.written?.value.only || request.parts) return null;
  const minutes = totalSeconds / 60;
  const isUnwanted = (wish: Request['warmUp']) => wish?.value.length === 'none';
  const opening = isUnwanted(request.warmUp)
    ? []
    : breath(openings, context, { type: 'warmup', duration: opens(minutes) });
  const closing = isUnwanted(request.coolDown)
    ? []
    : breath(endings, context, { type: 'cooldown', duration: closes(minutes) });
  const edges = (opening[0]?.duration ?? 0) + (closing[0]?.duration ?? 0);
  const room = totalSeconds - introduction.seconds - edges;
  const first = isRecovery ? easyBlock(context, room) : salutations(context, minutes);
  const before = first ? [first] : [];
  const left = room - secondsIn(before) - before.length * change;
  const items = layPoses(context, left);
  if (items.length === 0) return null;
  const spare = left - items.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const isEnough = spare > mostRest;
  return {
    archetype: isRecovery ? 'recovery' : 'mobility',
    title: titleOf(context, isRecovery),
    warmup: opening,
    blocks: [...before, { kind: 'steady', title: 'Flow', items, score: 'done' }],
    cooldown: closing,
    honesty: [
      ...(isEnough
        ? [`Ends ${Math.round(spare / 60)} min early: each pose was there more than once.`]
        : []),
      ...(request.format.source === 'text' && isMobility
        ? ['Mobility runs as one calm flow, without a clock to beat.']
        : []),
    ],
    ...(isEnough && { takesItsTime: true }),
    coaching: [
      isRecovery
        ? 'Nothing to prove today: you could sing all through the easy minutes.'
        : 'Slow, and only as far as you can breathe calmly.',
      ...(mannerOf(request) === 'yoga'
        ? ['Five slow breaths in each; bent knees, a hand on the wall and a cushion are fine.']
        : []),
      ...(mannerOf(request) === 'gentle'
        ? [
            'Five slow breaths in each; bend the knees, use the chair, and stop long before it hurts.',
          ]
        : []),
      'A stretch is at most 6 of 10; anything sharp or tingling means less.',
    ],
  };
};
