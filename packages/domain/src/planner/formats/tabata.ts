import { tabataTimes } from '../../timer/constants.ts';
import type { Exercise } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { makeWorkItem } from '../layout/make-item.ts';
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

const { workSeconds, restSeconds, restBetweenExercisesSeconds, rounds: fullRounds } = tabataTimes;

const fields = {
  referencePattern: 'Tabata',
  workoutType: 'Tabata',
  workoutStructure: 'Tabata 20/10',
};

const restItem = (duration: number): Exercise => ({ name: 'Rest', type: 'rest', duration });

function secondsOf(count: number, rounds: number): number {
  const block = rounds * workSeconds + (rounds - 1) * restSeconds;
  return count * block + (count - 1) * restBetweenExercisesSeconds;
}

/** Rounds written out, for times that whole blocks of eight do not meet (and for stated rounds). */
function writeOut(context: PlanContext, choose: Chooser, count: number, rounds: number): Body {
  const chosen = choose(count);
  const items: Exercise[] = [];
  chosen.forEach((candidate, block) => {
    const work = makeWorkItem(candidate, context, { duration: workSeconds });
    for (let round = 1; round <= rounds; round++) {
      items.push(work);
      const isLastRound = round === rounds;
      if (isLastRound && block === chosen.length - 1) continue;
      items.push(restItem(isLastRound ? restBetweenExercisesSeconds : restSeconds));
    }
  });
  return { fields, chosen, items };
}

function wholeBlocks(context: PlanContext, choose: Chooser, count: number): Body {
  const chosen = choose(count);
  return { fields, chosen, items: chosen.map((one) => makeWorkItem(one, context, {})) };
}

/** The items of a workout are limited: a longer session uses whole blocks. */
const longestWrittenOutSeconds = 1500;

export const layOutTabata: LayOut = (context, choose, bodySeconds) => {
  const stated = context.body.rounds;
  const least = Math.max(1, context.request.mustInclude.value.length);
  const drafts: FormatDraft[] = [];
  if (stated === undefined || stated === fullRounds) {
    for (const count of statedOr(context.body.moves, range(least, 22))) {
      const total = secondsOf(count, fullRounds);
      const build = () => wholeBlocks(context, choose, count);
      drafts.push({ bodySeconds: total, cost: 3 * off(total, bodySeconds), build });
    }
  }
  if (bodySeconds <= longestWrittenOutSeconds && stated !== fullRounds) {
    for (const count of statedOr(context.body.moves, range(least, 6))) {
      for (const rounds of stated === undefined ? range(2, 7) : [stated]) {
        const total = secondsOf(count, rounds);
        // Eight rounds make a Tabata; each one less makes it less of one.
        const unlike = stated === undefined ? 0.3 + (fullRounds - rounds) * 0.15 : 0;
        const build = () => writeOut(context, choose, count, rounds);
        drafts.push({ bodySeconds: total, cost: unlike + 3 * off(total, bodySeconds), build });
      }
    }
  }
  return cheapest(drafts);
};
