import { clamp } from '../../../../workout/read-value.ts';
import type { Block, Exercise } from '../../../../workout/types.ts';
import { hasFocus, servesRequest } from '../../../dose/targets.ts';
import { isCountable } from '../../../layout/choose.ts';
import type { Candidate } from '../../../layout/pool.ts';
import { levelCaps, percentCap } from '../../../legal/caps.ts';
import { isLanding } from '../../../legal/landing.ts';
import type { BlockOrder, BuiltBlock, MakeBlock } from '../block.ts';
import {
  amountWithin,
  askedAmount,
  effortFor,
  type MoveAmount,
  repSeconds,
  workItem,
} from '../doses.ts';
import { mostLandings, pickMoves } from '../moves-for.ts';
import { shortList } from '../words.ts';

const slack = 1.15;
const leastRest = 15;

/** Seconds of work in a minute: room to breathe is the point. */
const workByLevel = { beginner: 28, intermediate: 32, advanced: 35 } as const;

function workSeconds({ context }: BlockOrder, everySeconds: number): number {
  const { value: level } = context.request.level;
  const usual = workByLevel[level];
  const most = levelCaps[level].emomWorkSeconds - 2;
  return Math.min(Math.round((usual * everySeconds) / 60), everySeconds - leastRest, most);
}

/** So many reps that a tired set still leaves the rest. */
function dose(move: Candidate, seconds: number): MoveAmount {
  const asked = askedAmount(move);
  if (asked) return asked;
  if (!isCountable(move.exercise)) return amountWithin(move.exercise, seconds);
  const { reps: usual, ...other } = amountWithin(move.exercise, seconds);
  if (usual === undefined) return other;
  return {
    reps: clamp(Math.floor(seconds / (repSeconds(move.exercise) * slack)), { min: 1, max: 60 }),
  };
}

/** So many moves that each comes round equally often. */
function countFor(starts: number): number {
  const wish = starts <= 8 ? 2 : starts <= 18 ? 3 : 4;
  return [wish, wish + 1, wish - 1].find((count) => count > 1 && starts % count === 0) ?? wish;
}

const heavy = { reps: 3, percent: 75, rir: 3 } as const;

const isHeavy = ({ context }: BlockOrder): boolean => context.request.goal.value === 'strength';

/** Few reps with a real weight, as often as the clock calls. */
function heavyItem(move: Candidate, order: BlockOrder): Exercise {
  const { strength, context } = order;
  const { exercise, asked } = move;
  const percent = Math.min(heavy.percent, percentCap(context.request));
  const max = strength.maxOf(exercise);
  const asks = asked?.percent ?? percent;
  const own = asked?.kilograms;
  if (own !== undefined) {
    return workItem(
      move,
      order,
      { reps: asked?.reps ?? heavy.reps },
      { rpe: effortFor(context.request, 0, 7), weight: own, loadNote: `${own} kg, as you wrote.` },
    );
  }
  const weight = max === undefined ? undefined : strength.notAbove(exercise, (max * asks) / 100);
  return workItem(
    move,
    order,
    { reps: asked?.reps ?? heavy.reps },
    {
      rir: heavy.rir,
      rpe: effortFor(context.request, 0, 7),
      ...(weight !== undefined && {
        weight,
        loadNote: `${asks} % of about ${Math.round(max ?? 0)} kg.`,
      }),
      ...(weight === undefined && {
        loadNote: 'A weight you could lift six times: three left every time.',
      }),
    },
  );
}

function lead(everySeconds: number, minutes: number): string {
  if (everySeconds === 60) return `EMOM ${minutes}`;
  const whole = everySeconds / 60;
  return Number.isInteger(whole)
    ? `E${whole}MOM ${minutes}`
    : `Every ${everySeconds} s, ${minutes} min`;
}

export const makeEmom: MakeBlock = (order): BuiltBlock | null => {
  const { request } = order.context;
  const stated = order.isLater ? order.everySeconds : request.body.value.workSeconds;
  const everySeconds = order.kind === 'every' ? (stated ?? 120) : 60;
  const { rounds, sets } = order.isLater ? {} : request.body.value;
  const wished = order.minutes ?? Math.max(4, Math.floor(order.seconds / 60));
  const counted = order.minutes === undefined ? (rounds ?? sets) : undefined;
  const starts = counted ?? Math.max(2, Math.floor((wished * 60) / everySeconds));
  const minutes = (starts * everySeconds) / 60;
  const own = order.named.length;
  const lifts = isHeavy(order)
    ? pickMoves(order, own || 1, {
        isCounted: true,
        suits: (exercise) =>
          exercise.loadCount > 0 &&
          exercise.lift !== undefined &&
          (own > 0 || !hasFocus(request) || servesRequest(exercise, request)),
      })
    : null;
  // Without a lift to load, the minutes hold what there is.
  const isStrong = (lifts?.moves.length ?? 0) > 0;
  const picked =
    lifts && isStrong ? lifts : pickMoves(order, own || countFor(starts), { isCounted: true });
  if (picked.moves.length === 0) return null;
  const seconds = workSeconds(order, everySeconds);
  const rpe = effortFor(request, minutes * 60);
  const items = picked.moves.map((move) => {
    if (isStrong && move.exercise.loadCount > 0) return heavyItem(move, order);
    return workItem(move, order, dose(move, seconds), { rpe });
  });
  const title = `${lead(everySeconds, minutes)}: ${shortList(picked.moves.map(({ exercise }) => exercise))}`;
  return {
    block: {
      kind: everySeconds === 60 ? 'emom' : 'every',
      title,
      items,
      minutes,
      ...(everySeconds !== 60 && { everySeconds, rounds: starts }),
      score: 'minutes',
    },
    moves: picked.moves,
    honesty: picked.honesty,
    coaching: [
      `About ${seconds} s of work, then rest. Less than 10 s of rest twice: two reps fewer.`,
    ],
  };
};

const deathCapMinutes = 20;

/** So many minutes that all their jumps together stay within the level's. */
function minutesWithin(most: number): number {
  let minutes = 1;
  while (((minutes + 1) * (minutes + 2)) / 2 <= most) minutes += 1;
  return minutes;
}

export const makeDeathBy: MakeBlock = (order) => {
  const picked = pickMoves(order, 1, { isCounted: true });
  const [move] = picked.moves;
  if (!move) return null;
  const { request } = order.context;
  const isNew = request.level.value === 'beginner';
  const most = isLanding(move.exercise) ? minutesWithin(mostLandings(order)) : deathCapMinutes;
  const minutes = Math.min(order.minutes ?? deathCapMinutes, most);
  const everySeconds = isNew ? 120 : 60;
  const block: Block = {
    kind: 'death_by',
    title: `Death by ${move.exercise.name.toLowerCase()}`,
    items: [workItem(move, order, { reps: 1 }, { rpe: effortFor(request, 600) })],
    capSeconds: minutes * 60,
    ...(isNew && { everySeconds }),
    score: 'minutes',
  };
  return {
    block,
    moves: [move],
    honesty: [
      ...picked.honesty,
      `One rep more every ${isNew ? 'second minute' : 'minute'}: it ends with the first that you miss, at the latest after ${minutes} minutes.`,
    ],
    coaching: ['Slow reps in the first minutes cost nothing.'],
  };
};
