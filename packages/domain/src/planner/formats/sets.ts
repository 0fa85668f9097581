import type { Goal } from '../../reading/vocabulary.ts';
import { clamp } from '../../workout/read-value.ts';
import type { PlanContext } from '../context.ts';
import { bandsFor, needsFullRest, restAfterSet } from '../dose/dose.ts';
import { onlyList } from '../layout/body-for.ts';
import { makeWorkItem } from '../layout/make-item.ts';
import { expectedMoves, fewestMoves } from '../layout/moves.ts';
import type { Candidate } from '../layout/pool.ts';
import { idleCost, leastWorkInSets } from '../legal/idleness.ts';
import { countWords } from '../receipts/words.ts';
import {
  type Body,
  type Chooser,
  cheapest,
  type FormatDraft,
  type LayOut,
  off,
  range,
  statedOr,
} from './draft.ts';
import { playedWorkSeconds, workFields } from './work-fields.ts';

const typeWords: Record<Goal, string> = {
  strength: 'Strength',
  hypertrophy: 'Muscle',
  power: 'Power',
  endurance: 'Endurance',
  hiit: 'Conditioning',
  mobility: 'Mobility',
  general: 'General',
};

/** More than these are for one or two lifts. */
const manySets = 5;

interface Point {
  count: number;
  sets: number;
  rest: number;
  repShift: number;
}

/** 'Sets' where the user gave each exercise its own. */
function structureOf(chosen: readonly Candidate[], sets: number): string {
  const own = new Set(chosen.map(({ asked }) => asked?.sets ?? sets));
  return own.size === 1 ? `${countWords([...own][0] ?? sets, 'set')} each` : 'Sets';
}

function build(
  context: PlanContext,
  choose: Chooser,
  { count, sets, rest, repShift }: Point,
): Body {
  const chosen = choose(count);
  const { request } = context;
  return {
    fields: {
      referencePattern: 'Sets',
      workoutType: typeWords[context.request.goal.value],
      workoutStructure: structureOf(chosen, sets),
      isStructured: true,
    },
    chosen,
    items: chosen.map((one) => {
      const restSeconds = context.body.restSeconds ?? restAfterSet(one.exercise, rest, request);
      return makeWorkItem(one, context, {
        ...workFields(one, context, repShift),
        sets: one.asked?.sets ?? sets,
        restBetweenSets: restSeconds,
        restAfter: restSeconds,
      });
    }),
  };
}

function search(
  context: PlanContext,
  choose: Chooser,
  bodySeconds: number,
  repShift: number,
): FormatDraft[] {
  const { dose, request, body: stated } = context;
  const usual = request.minutes.value < 15 ? 1 : request.minutes.value < 25 ? 2 : 3;
  // '10x10' is one lift.
  const least = fewestMoves(request, (stated.sets ?? 0) > manySets ? 1 : usual);
  const bands = bandsFor(request);
  const wishedCount = expectedMoves(request);
  // Strength comes from more sets of a lift, not from more lifts.
  const isForStrength = request.goal.value === 'strength' && request.minutes.value <= 75;
  const room = clamp(Math.round(request.minutes.value / 5), { min: 2, max: 18 });
  const most = isForStrength ? Math.min(room, wishedCount) : room;
  // Short and long ones only for sessions that hold no better.
  const usualRests = range(30, Math.max(180, dose.restSeconds + 60), 15);
  const rests = statedOr(stated.restSeconds, usualRests);
  const isListed = onlyList(request) !== null;
  const drafts: FormatDraft[] = [];
  for (const count of statedOr(stated.moves, range(least, Math.max(least, most)))) {
    const moves = choose(count).map((one) => ({
      ownSets: one.asked?.sets,
      seconds: playedWorkSeconds(one, workFields(one, context, repShift)),
      /** The longest that it rests, whatever the others do. */
      mostRest: stated.restSeconds ?? restAfterSet(one.exercise, Number.POSITIVE_INFINITY, request),
      isHeavy: needsFullRest(one.exercise),
    }));
    for (const sets of statedOr(stated.sets, range(1, dose.sets + 2))) {
      const setsOf = (some: typeof moves) => some.reduce((n, { ownSets = sets }) => n + ownSets, 0);
      const heavyShare = setsOf(moves.filter(({ isHeavy }) => isHeavy)) / setsOf(moves);
      const work = moves.reduce((sum, { ownSets = sets, seconds }) => sum + ownSets * seconds, 0);
      const leastShare = leastWorkInSets(request.goal.value, heavyShare);
      for (const rest of rests) {
        const total = moves.reduce((sum, { ownSets = sets, mostRest }, place) => {
          const rested = place === moves.length - 1 ? ownSets - 1 : ownSets;
          return sum + rested * Math.min(rest, mostRest);
        }, work);
        const miss = off(total, bodySeconds);
        if (miss > 0.3 && stated.sets === undefined && !isListed) continue;
        const cost =
          3 * miss +
          (sets < dose.sets ? 2 : 1.2) * off(sets, dose.sets) +
          (sets < bands.sets.min ? 0.6 : 0) +
          off(rest, dose.restSeconds) +
          2 * off(clamp(rest, bands.restSeconds), rest) +
          1.4 * off(count, wishedCount) +
          idleCost(work, total, leastShare);
        const point = { count, sets, rest, repShift };
        drafts.push({ bodySeconds: total, cost, build: () => build(context, choose, point) });
      }
    }
  }
  return cheapest(drafts);
}

/** Straight sets, main lifts first; fewer reps where a short session holds no more. */
export const layOutSets: LayOut = (context, choose, bodySeconds) => {
  const drafts = search(context, choose, bodySeconds, 0);
  if (drafts.some((draft) => draft.bodySeconds <= bodySeconds * 1.1)) return drafts;
  const { restSeconds, ...open } = context.body;
  // Rather other rests than none of the sets.
  // A list that nobody gave a time takes the time that its rests need.
  const isKept = onlyList(context.request) && context.request.minutes.source === 'default';
  if (restSeconds !== undefined && isKept) return drafts;
  if (restSeconds !== undefined) return layOutSets({ ...context, body: open }, choose, bodySeconds);
  const fewer = search(context, choose, bodySeconds, -Math.round(context.dose.reps * 0.6));
  return cheapest([...drafts, ...fewer]);
};
