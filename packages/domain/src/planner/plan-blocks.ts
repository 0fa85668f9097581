import type { Attribute, BodyWish } from '../reading/vocabulary.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { tabata } from '../timer/constants.ts';
import type { TimerStep } from '../timer/types.ts';
import { defined } from '../workout/defined.ts';
import { maxItems } from '../workout/limits.ts';
import { mapItems } from '../workout/map-items.ts';
import type { Exercise, Phase, Workout } from '../workout/types.ts';
import { type Block, type BlockTimes, blockTimes } from './block-times.ts';
import { makeContext } from './context.ts';
import { makeCooldown } from './cooldown.ts';
import { distanceItem, restAfterDistance } from './distance.ts';
import { limitHardWork } from './effort.ts';
import { equipmentOf } from './equipment-of.ts';
import { expectedSeconds } from './expected.ts';
import { explain } from './explain.ts';
import { layRequest, tooManyJumps } from './lay.ts';
import type { Candidate } from './pool.ts';
import type { Request, Slot } from './request.ts';
import { makeWarmup } from './warmup.ts';
import { listWords } from './words.ts';

const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const none = told({ length: 'none' as const });

/** Wishes that no part has named go into the first that can take them. */
function wishesFor(block: Block, place: number, request: Request, all: readonly Block[]): string[] {
  const own = block.wish.exercises ?? [];
  const taken = new Set(all.flatMap(({ wish }) => wish.exercises ?? []));
  const first = all.findIndex(({ goal, way, wish }) => {
    const isOpen = goal !== 'mobility' && !way;
    return isOpen && (wish.exercises?.length ?? 0) === 0;
  });
  if (place !== first) return own;
  return [...own, ...request.mustInclude.value.filter((id) => !taken.has(id))];
}

/** Up to this many minutes hold one round of stretches, each of them once. */
const oneRoundMinutes = 9;

function bodyOf({ seconds, goal }: Block): BodyWish {
  const minutes = Math.round(seconds / 60);
  const isOnce = goal === 'mobility' && minutes <= oneRoundMinutes;
  return isOnce ? { minutes, rounds: 1 } : { minutes };
}

interface Beside {
  place: number;
  all: readonly Block[];
  /** Moves of the parts before: each part has its own. */
  used: readonly string[];
}

/** One part as a small session of its own, without a warm-up and a cool-down. */
function requestFor(block: Block, request: Request, { place, all, used }: Beside): Request {
  const {
    blocks: _blocks,
    distances: _ways,
    written: _written,
    exerciseCount: _count,
    named: _named,
    cardio,
    ...rest
  } = request;
  const base: Request = {
    ...rest,
    minutes: told(block.seconds / 60 + 1),
    format: told(block.format),
    goal: told(block.goal),
    warmUp: none,
    coolDown: none,
    remarks: [],
  };
  if (block.way) {
    const item = distanceItem(block.way, request);
    const { repeats = 1 } = block.way;
    return {
      ...base,
      body: told({ rounds: repeats }),
      mustInclude: told([item.exerciseId]),
      written: told({
        items: [item],
        rounds: repeats,
        ...(repeats > 1 ? { restSeconds: restAfterDistance(block.way, request) } : {}),
        only: true,
      }),
    };
  }
  const wishes = wishesFor(block, place, request, all);
  const isCardio = block.goal === 'endurance' && block.wish.format === undefined;
  const { focus = request.focus.value } = block.wish;
  return {
    ...base,
    body: told(bodyOf(block)),
    focus: { ...request.focus, value: focus },
    mustInclude: told(wishes),
    excludedExercises: {
      ...request.excludedExercises,
      value: [
        ...request.excludedExercises.value,
        ...used.filter((id) => !wishes.includes(id) && block.goal !== 'mobility'),
      ],
    },
    ...(isCardio ? { cardio: cardio ?? told('steady' as const) } : {}),
  };
}

const restItem = (duration: number): Exercise => ({ name: 'Rest', type: 'rest', duration });

/** What is played once is written once, without its sets and rests. */
function single(item: Exercise, step: TimerStep): Exercise {
  const { sets: _sets, restAfter: _rest, restBetweenSets: _between, ...rest } = item;
  const own = { ...rest, reps: step.reps };
  return defined(step.repBased ? own : { ...own, duration: step.duration }) as Exercise;
}

/** Every step of a part as an item of its own, with its rests, so that it plays the same in a row. */
function writeOut(workout: Workout): Exercise[] {
  return buildTimerSteps(workout).flatMap((step) => {
    if (step.type === 'rest') return [restItem(step.duration)];
    const item = workout.workout[step.exerciseIndex ?? -1];
    return item && step.type === 'exercise' ? [single(item, step)] : [];
  });
}

/** The timer's own sets play a Tabata: eight times twenty seconds, ten between. */
function writeTabata({ workout }: Workout): Exercise[] {
  const items = workout.filter(({ type }) => type === 'exercise');
  return items.map((item) => ({
    ...item,
    duration: tabata.workSeconds,
    sets: tabata.rounds,
    restBetweenSets: tabata.restSeconds,
    restAfter: tabata.restBetweenExercisesSeconds,
  }));
}

/** The rest after the last move of a part is the change to the next. */
function withoutLastRest(items: Exercise[]): Exercise[] {
  return items.map((item, i) => {
    if (i < items.length - 1 || item.restAfter === undefined) return item;
    const { restAfter: _rest, ...last } = item;
    return last;
  });
}

function itemsOf(workout: Workout, { format }: Block): Exercise[] {
  const isWhole = !workout.workout.some(({ type }) => type === 'rest');
  if (workout.isStructured) {
    return withoutLastRest(workout.workout.filter(({ type }) => type === 'exercise'));
  }
  if (format === 'tabata' && isWhole) return withoutLastRest(writeTabata(workout));
  return writeOut(workout);
}

interface Joined {
  workout: Workout;
  chosen: Candidate[];
}

function join(request: Request, times: BlockTimes, nowMs: number, daySeed: number): Joined | null {
  const chosen: Candidate[] = [];
  const phases: Phase[] = [];
  for (const [place, block] of times.blocks.entries()) {
    const used = chosen.map(({ exercise }) => exercise.id);
    const own = requestFor(block, request, { place, all: times.blocks, used });
    const laid = layRequest(own, nowMs, daySeed + place, []);
    if (!laid) return null;
    chosen.push(...laid.fitted.body.chosen);
    const played = limitHardWork(laid.workout, own);
    const exercises = itemsOf(played, block).map((item) => ({ ...item, phase: block.name }));
    phases.push({ name: block.name, exercises });
  }
  const context = {
    ...makeContext({ ...request, format: told('sets') }, 'sets', nowMs, daySeed),
    totalSeconds: times.totalSeconds,
  };
  const warmup = makeWarmup(context, chosen, times.warmupSeconds);
  const cooldown = makeCooldown(context, chosen, times.cooldownSeconds);
  const all = [
    { name: 'Warm-up', exercises: warmup },
    ...phases,
    { name: 'Cool-down', exercises: cooldown },
  ].filter(({ exercises }) => exercises.length > 0);
  const workout: Workout = {
    referencePattern: 'Blocks',
    workoutType: 'Blocks',
    workoutStructure: times.blocks.map(({ name }) => name).join(', then '),
    isStructured: true,
    source: 'ai',
    provider: 'local',
    phases: all,
    workout: all.flatMap(({ exercises }) => exercises),
  };
  return workout.workout.length > maxItems ? null : { workout, chosen };
}

/** What may give up seconds, and how short it may become, first things first. */
const givesUp = [
  { type: 'warmup', leastSeconds: 20 },
  { type: 'cooldown', leastSeconds: 20 },
  { type: 'rest', leastSeconds: 10 },
  { type: 'warmup', leastSeconds: 10 },
] as const;

function shorten(workout: Workout, tooMany: number): Workout {
  const lengths = workout.workout.map(({ duration = 0 }) => duration);
  let left = tooMany;
  for (const { type, leastSeconds } of givesUp) {
    for (const [i, item] of workout.workout.entries()) {
      if (item.type !== type) continue;
      const less = Math.min(left, Math.max(0, (lengths[i] ?? 0) - leastSeconds));
      lengths[i] = (lengths[i] ?? 0) - less;
      left -= less;
    }
  }
  return mapItems(workout, (item, i) => {
    const duration = lengths[i];
    return item.duration === undefined || duration === undefined ? item : { ...item, duration };
  });
}

/** The last seconds go into the warm-up, or into the change to the second part. */
function absorb(workout: Workout, totalSeconds: number): Workout {
  const missing = totalSeconds - expectedSeconds(workout);
  const [first] = workout.workout;
  if (missing === 0) return workout;
  if (missing < 0) return shorten(workout, -missing);
  if (first?.type === 'warmup') {
    const duration = (first.duration ?? 30) + missing;
    return mapItems(workout, (item, i) => (i === 0 ? { ...item, duration } : item));
  }
  const [opening, second, ...rest] = workout.phases ?? [];
  if (!opening || !second) return workout;
  const rested = { ...second, exercises: [restItem(missing), ...second.exercises] };
  const phases = [opening, rested, ...rest];
  return { ...workout, phases, workout: phases.flatMap(({ exercises }) => exercises) };
}

/** 'Sets, AMRAP and Stretch'. */
function titleOf({ blocks }: BlockTimes): string {
  const words = blocks.map(({ name, way }) => (way ? name : name.replace(/ \d+ min$/, '')));
  return listWords([...new Set(words)]);
}

/** Several formats one after the other, each laid out on its own and played in one go. */
export function planBlocks(request: Request, nowMs: number, daySeed: number): Workout | null {
  const times = blockTimes(request);
  let joined = join(request, times, nowMs, daySeed);
  if (joined && tooManyJumps(joined.workout, request)) {
    const excluded = [...request.excludedAttributes.value, 'jumping' as Attribute];
    const grounded = { ...request, excludedAttributes: told(excluded) };
    joined = join(grounded, times, nowMs, daySeed) ?? joined;
  }
  if (!joined) return null;
  const workout = absorb(joined.workout, times.totalSeconds);
  const context = {
    ...makeContext(request, 'sets', nowMs, daySeed),
    totalSeconds: times.totalSeconds,
  };
  const order = `In this order: ${workout.workoutStructure}.`;
  const texts = explain(context, workout, joined.chosen, [order]);
  return defined({
    ...workout,
    ...texts,
    title: titleOf(times),
    estimatedDuration: Math.round(times.totalSeconds / 60),
    generatedAt: new Date(nowMs).toISOString(),
    equipment: equipmentOf(workout),
  }) as Workout;
}
