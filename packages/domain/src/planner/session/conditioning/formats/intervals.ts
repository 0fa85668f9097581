import type { BodyWish } from '../../../../reading/vocabulary.ts';
import { tabataTimes } from '../../../../timer/constants.ts';
import type { Block, Exercise } from '../../../../workout/types.ts';
import { hardWorkCap } from '../../../dose/dose.ts';
import { hasFocus } from '../../../dose/targets.ts';
import type { Candidate } from '../../../layout/pool.ts';
import { legalMove } from '../../legal-move.ts';
import {
  type BlockOrder,
  type BuiltBlock,
  fillRests,
  likelySeconds,
  type MakeBlock,
  mostFitting,
} from '../block.ts';
import { effortFor, workItem } from '../doses.ts';
import { pickMoves } from '../moves-for.ts';
import { shortList } from '../words.ts';

/** Work and rest by level: 1:2, 1:1, 2:1. */
const workRest = {
  beginner: [20, 40],
  intermediate: [30, 30],
  advanced: [40, 20],
} as const;
const betweenRounds = 60;
/** In so little time nobody stands about. */
const shortSeconds = 720;

const isForTime = (exercise: Candidate['exercise']): boolean =>
  exercise.secondsPerRep <= 8 && !exercise.isometric;

function timedItems(
  order: BlockOrder,
  moves: readonly Candidate[],
  seconds: number,
  rpe: number,
): Exercise[] {
  return moves.map((move) => {
    const {
      reps: _reps,
      distanceMeters: _metres,
      calories: _calories,
      ...item
    } = workItem(move, order, { duration: seconds }, { rpe });
    return item;
  });
}

const namesOf = (moves: readonly Candidate[]): string =>
  shortList(moves.map(({ exercise }) => exercise));

/** As many rounds as the time and the level's hard minutes hold. */
function roundsWithin(
  { context, seconds: room }: BlockOrder,
  one: (rounds: number) => Block,
  workOfRound: number,
): number {
  const most = Math.max(1, Math.floor(hardWorkCap(context.request) / workOfRound));
  return mostFitting(most, (rounds) => likelySeconds([one(rounds)]) <= room);
}

/** A number of work and rest, one to three moves at a time. */
export const makeIntervals: MakeBlock = (order): BuiltBlock | null => {
  const { request } = order.context;
  const stated = order.isLater ? {} : order.context.body;
  const [usualWork, usualRest] = workRest[request.level.value];
  const work = stated.workSeconds ?? usualWork;
  const rest =
    stated.restSeconds ?? (stated.workSeconds === undefined ? usualRest : Math.round(work / 2));
  const asked = order.isLater ? undefined : request.exerciseCount?.value;
  const isOpen = asked === undefined && stated.rounds === undefined && order.named.length === 0;
  const usual = order.seconds < 720 ? 3 : 4;
  const picked = pickMoves(order, asked ?? (isOpen ? usual + 2 : usual), {
    suits: isForTime,
    isForPulse: true,
  });
  if (picked.moves.length === 0) return null;
  const rpe = effortFor(request, 0, request.level.value === 'beginner' ? 6.5 : 8);
  const withMoves = (moves: readonly Candidate[]) => {
    const items = timedItems(order, moves, work, rpe);
    const one = (rounds: number): Block => ({
      kind: 'intervals',
      title: `Intervals ${work}/${rest}: ${namesOf(moves)}`,
      items,
      rounds,
      workSeconds: work,
      restSeconds: rest,
      restBetween: order.seconds < shortSeconds ? rest : Math.max(rest, betweenRounds),
      score: 'done',
    });
    return {
      moves,
      block: one(stated.rounds ?? roundsWithin(order, one, work * items.length)),
    };
  };
  // As many moves as fill the time best: with three, a round may be just too long.
  const counts = isOpen ? [usual, usual + 1, usual + 2] : [picked.moves.length];
  const [best = withMoves(picked.moves)] = counts
    .map((count) => withMoves(picked.moves.slice(0, count)))
    .sort((a, b) => likelySeconds([b.block]) - likelySeconds([a.block]));
  const { moves, block } = best;
  return {
    block: fillRests(block, order.minutes === undefined ? order.seconds : order.minutes * 60),
    moves: [...moves],
    honesty: picked.honesty,
    coaching: [
      `${block.rounds} × ${moves.length} intervals. The last as good as the first: if not, it was too fast.`,
    ],
  };
};

const stationsFor = (seconds: number): number =>
  seconds < 420 ? 3 : seconds < 840 ? 4 : seconds < 1500 ? 5 : 6;

/** Stations in turn with the timer's own half minute between them. */
export const makeCircuit: MakeBlock = (order): BuiltBlock | null => {
  const { request } = order.context;
  const stated = order.isLater ? {} : order.context.body;
  const picked = pickMoves(order, stationsFor(order.seconds), {
    suits: isForTime,
  });
  if (picked.moves.length === 0) return null;
  const usual = request.level.value === 'beginner' ? 35 : 40;
  const rpe = effortFor(request, order.seconds * workShare, 6.5);
  const title = `Circuit: ${namesOf(picked.moves)}`;
  const one = (rounds: number, work: number): Block => ({
    kind: 'circuit',
    title,
    items: timedItems(order, picked.moves, work, rpe),
    rounds,
    restBetween: order.seconds < 600 ? 30 : 75,
    score: 'done',
  });
  const block = bestCircuit(order, one, stated, usual);
  return {
    block: fillRests(block, order.minutes === undefined ? order.seconds : order.minutes * 60),
    moves: picked.moves,
    honesty: picked.honesty,
    coaching: ['Smooth, not fast: you could do three more at every station.'],
  };
};

/** So much of a circuit is work. */
const workShare = 0.7;
const workLengths = [25, 30, 35, 40, 45, 50];
const mostRounds = 10;

/** The rounds and the work that fill the time best; of those as good the work nearest to the usual. */
function bestCircuit(
  order: BlockOrder,
  one: (rounds: number, work: number) => Block,
  stated: BodyWish,
  usual: number,
): Block {
  const works = stated.workSeconds === undefined ? workLengths : [stated.workSeconds];
  let best = one(stated.rounds ?? 1, stated.workSeconds ?? usual);
  let least = Number.POSITIVE_INFINITY;
  for (const work of works) {
    const first = likelySeconds([one(1, work)]);
    // Each round takes as long as the next.
    const round = likelySeconds([one(2, work)]) - first;
    for (let rounds = stated.rounds ?? 1; rounds <= (stated.rounds ?? mostRounds); rounds += 1) {
      const over = first + round * (rounds - 1) - order.seconds;
      // Rests between rounds can be longer; one round has none.
      const under = rounds === 1 ? 2 : 1;
      const cost = (over > 0 ? over * 4 : -over * under) + Math.abs(work - usual) * 4;
      if (cost >= least) continue;
      best = one(rounds, work);
      least = cost;
    }
  }
  return best;
}

const engines = [
  'rowing-machine',
  'ski-erg',
  'air-bike',
  'stationary-bike',
  'run',
  'tempo-run',
  'treadmill-run',
  'hill-sprint',
];
/** More of it in one session is no longer all-out. */
const mostTrue = 2;

const oneTabata =
  tabataTimes.rounds * (tabataTimes.workSeconds + tabataTimes.restSeconds) -
  tabataTimes.restSeconds;
const oneWithRest = oneTabata + tabataTimes.restBetweenExercisesSeconds;

/** All-out on one machine or one run, for those who have trained. */
function trueTabata(order: BlockOrder, moves: readonly Candidate[]): BuiltBlock {
  const rpe = effortFor(order.context.request, 0, 9);
  return {
    block: {
      kind: 'tabata',
      title: `Tabata: ${namesOf(moves)}`,
      items: timedItems(order, moves, tabataTimes.workSeconds, rpe),
      score: 'reps',
    },
    moves: [...moves],
    honesty: ['True Tabata: eight times 20 s all-out on one machine.'],
    coaching: ['The first interval at nine tenths; stop when the speed falls by a tenth.'],
  };
}

/** The same clock at an effort that lasts, two moves in turn. */
function tabataStyle(order: BlockOrder, moves: readonly Candidate[], isOne: boolean): BuiltBlock {
  const rpe = effortFor(order.context.request, 0, 8);
  const items = timedItems(order, moves, tabataTimes.workSeconds, rpe);
  const isPair = isOne && items.length === 2;
  const clock = {
    workSeconds: tabataTimes.workSeconds,
    restSeconds: tabataTimes.restSeconds,
    restBetween: tabataTimes.restSeconds,
  };
  const title = `Tabata style 8 × 20/10: ${namesOf(moves)}`;
  const block: Block = isPair
    ? { kind: 'intervals', title, items, rounds: tabataTimes.rounds / 2, ...clock, score: 'reps' }
    : { kind: 'tabata', title, items, score: 'reps' };
  return {
    block,
    moves: [...moves],
    honesty: [
      'Tabata style, hard but not all-out: that is for those who train intervals, on one machine.',
    ],
    coaching: ['Count the reps of each interval: the lowest is the score.'],
  };
}

export const makeTabata: MakeBlock = (order) => {
  const { request } = order.context;
  const seconds = order.minutes === undefined ? order.seconds : order.minutes * 60;
  const fits = Math.floor((seconds + tabataTimes.restBetweenExercisesSeconds) / oneWithRest);
  // Whose minutes were said has them; else no more than the level bears.
  const bears = order.minutes === undefined ? Math.floor(hardWorkCap(request) / oneTabata) : 4;
  const count = Math.max(1, Math.min(4, fits, bears));
  const isNamed = order.named.length > 0;
  const isTrained = request.level.value !== 'beginner' && effortFor(request, 0, 9) >= 8.5;
  const machines = engines
    .filter((id) => !order.used.has(id))
    .flatMap((id) => legalMove(id, order.context.request) ?? []);
  // 'Tabata, push' is no run.
  if (isTrained && !isNamed && machines.length > 0 && !hasFocus(request)) {
    return trueTabata(order, machines.slice(0, Math.min(mostTrue, count)));
  }
  const suits = (exercise: Candidate['exercise']) =>
    exercise.secondsPerRep <= 5 && !exercise.isometric;
  const usual = count === 1 ? 2 : count;
  const picked = pickMoves(order, isNamed ? order.named.length : usual, {
    suits,
    isForPulse: true,
  });
  if (picked.moves.length === 0) return null;
  const built = tabataStyle(order, picked.moves, count === 1);
  return { ...built, honesty: [...picked.honesty, ...built.honesty] };
};
