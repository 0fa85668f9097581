import type { PlanFacts, ProgramPlan, Template } from '../types.ts';
import {
  type CountedMove,
  countedWeek,
  likelyBest,
  pushAgainst,
  rowAgainst,
  weeksFor,
} from './max-reps.ts';
import { assistance } from './pull-up.ts';

const pullUps: CountedMove = {
  id: 'pull-up',
  words: 'Pull-up',
  moves: ['pull-up', 'chin-up', ...assistance],
  helped: assistance,
  helpWords: 'As little help as leaves two reps.',
  slow: ['negative-pull-up', ...assistance],
  against: (facts, week) => [...rowAgainst(facts, week), ...pushAgainst(facts, week)],
  hasLadders: true,
  // Few add one in two weeks; who does many adds faster.
  gain: (now) => (now < 4 ? 0.36 : now < 8 ? 0.4 : 0.45),
};

const pushUps: CountedMove = {
  id: 'push-up',
  words: 'Push-up',
  moves: ['push-up', 'knee-push-up', 'incline-push-up'],
  helped: ['incline-push-up', 'box-incline-push-up', 'knee-push-up'],
  helpWords: 'Hands raised so far that two reps stay left.',
  slow: ['hand-release-push-up', 'close-grip-push-up', 'push-up', 'knee-push-up'],
  against: rowAgainst,
  hasLadders: false,
  gain: (now) => Math.min(1.4, Math.max(0.6, 0.085 * now)),
};

const range = (best: number): readonly [number, number] => [
  Math.floor(best * 0.95),
  Math.ceil(best * 1.04),
];

const mostWeeks = 52;

/** Weeks after which so many are likely. */
function weeksTo(move: CountedMove, now: number, asked: number): number {
  let weeks = 2;
  while (weeks < mostWeeks && likelyBest(move, now, weeks) < asked) weeks += 1;
  return weeks;
}

/** More of a move in a row, from what is done now to as many as the weeks are likely to bring. */
function planCount(
  move: CountedMove,
  template: 'pull-up-ladder' | 'push-up',
  facts: PlanFacts,
): ProgramPlan {
  const { weeks, abilities, target } = facts;
  const told = abilities.get(move.id)?.reps ?? abilities.get('chin-up')?.reps;
  const now = Math.max(1, told ?? (move.id === 'pull-up' ? 1 : 8));
  const likely = likelyBest(move, now, weeks);
  const asked = target.reps;
  const goal = Math.min(likely, asked ?? likely);
  const [low, high] = range(likely);
  const isFar = asked !== undefined && asked > high;
  const isNear = asked !== undefined && asked <= high;
  const words = move.id === 'pull-up' ? 'strict pull-ups' : 'push-ups';
  const end = isNear ? Math.max(asked, Math.round(now) + 1) : Math.max(now + 1, Math.round(goal));
  return {
    template,
    name: move.id === 'pull-up' ? 'More pull-ups' : 'More push-ups',
    entry: `Your best now: ${now} in a row.`,
    end: {
      text: `${end} ${words} in a row${isFar ? `; ${asked} would take a very good ${weeks} weeks` : ''}`,
      week: weeks,
      test: 'One set, every clean rep, on the last day.',
    },
    progress: [
      'All sets of a day clean twice: one rep more in the longest set. A test sets all numbers anew.',
    ],
    fallback: 'Short of the reps on two days: an easy week, then the week before again.',
    next: move.id === 'pull-up' ? 'Then weighted pull-ups.' : 'Then feet raised, or rings.',
    honesty: [
      ...(told === undefined ? [`I took it that you can do ${now} now.`] : []),
      ...(isFar
        ? [
            `From ${now}, ${weeks} weeks usually bring ${low}–${high}; ${asked} takes about ${weeksTo(move, now, asked)} weeks. These are the first ${weeks}.`,
          ]
        : []),
    ],
    weeks: weeksFor(move, now, weeks, Math.max(goal, now + 1)).map((week) =>
      countedWeek(move, week, facts),
    ),
  };
}

export const pullUpLadder: Template = {
  id: 'pull-up-ladder',
  name: 'More pull-ups',
  usualWeeks: 12,
  plan: (facts) => planCount(pullUps, 'pull-up-ladder', facts),
};

/** Who does some already wants more of them. */
export const planPushUps = (facts: PlanFacts): ProgramPlan => planCount(pushUps, 'push-up', facts);
