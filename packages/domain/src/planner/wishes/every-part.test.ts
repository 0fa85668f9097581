import { describe, expect, test } from 'vitest';
import type { Workout } from '../../workout/types.ts';
import { plan } from '../plan.ts';
import { adaptationSummary } from '../receipts/receipts.ts';
import { understood } from '../test-support/understood.ts';

const kept = /^Built as you asked\./;

/** Names of all work and of all parts. */
const namesIn = ({ title = '', workout, play }: Workout): string =>
  [
    title,
    ...(play?.blocks.map((block) => block.title) ?? []),
    ...workout.filter(({ type }) => type === 'exercise').map(({ name }) => name),
  ].join(' | ');

function made(text: string) {
  const { request } = understood(text);
  const workout = plan(request, '2026-11-17T10:00:00Z', 1);
  return { request, workout, summary: adaptationSummary(request, workout, []) };
}

/** A wish, a step that answers a word of it, and the word that the receipt would have to name. */
const wishes: readonly [text: string, step: RegExp, word: RegExp][] = [
  ['easy 6k run with a few strides', /stride/i, /stride/i],
  ['run with hills 40 min', /hill/i, /hill/i],
  ['hill repeats 40 min', /hill/i, /hill/i],
  ['walk with hills 45 min', /uphill/i, /hill/i],
  ['30 min dumbbells, want to sweat', /interval|circuit|tabata|amrap/i, /sweat/i],
  ['30 min no kit, make me sweat', /interval|circuit|tabata|amrap/i, /sweat/i],
  ['legs and a finisher, 40 min, dumbbells', /finisher/i, /finisher/i],
  ['push day with a finisher, 60 min gym', /finisher/i, /finisher/i],
  ['upper body and a finisher, 45 min gym', /finisher/i, /finisher/i],
  ['core and posture 20 min', /dead bug|plank/i, /core/i],
  ['core and posture 25 min, bands', /row|pull-apart/i, /posture/i],
  ['pilates and arms 30 min', /curl|push-up|triceps/i, /arms/i],
  ['chest and core 30 min, no kit', /plank|crunch|dead bug|side/i, /core/i],
  ['legs and shoulders 45 min gym', /press|raise/i, /shoulder/i],
  ['back and biceps 45 min gym', /curl/i, /biceps|arms/i],
  ['tennis player, faster feet and strong shoulders, 45 min gym', /fast feet|ladder/i, /quick/i],
  ['tennis player, faster feet and strong shoulders, 45 min gym', /press/i, /shoulder/i],
  ['deadlift 160 1rm, deadlift day 75 min with accessories', /lunge|curl|row/i, /accessor/i],
  ['lose weight, 40 min, treadmill and dumbbells, beginner', /treadmill/i, /treadmill/i],
  ['full body with kettlebell and rower 40 min', /row/i, /row/i],
  ['games with my kids in the garden 20 min', /relay|animal/i, /game/i],
  ['boxing and core 30 min', /box/i, /box/i],
  ['yoga for beginners 30 min', /dog|pose|twist/i, /yoga/i],
  ['squats and a 5 minute finisher, 40 min gym', /finisher|interval|circuit/i, /finisher/i],
];

describe('every part of a wish', () => {
  test.each(wishes)('%s has a step (%s) or is named as left out', (text, step, word) => {
    const { workout, summary } = made(text);
    const isDone = step.test(namesIn(workout));
    expect(isDone || word.test(summary), `${namesIn(workout)} · ${summary}`).toBe(true);
    if (!isDone) expect(summary).not.toMatch(kept);
  });

  /** The session without the steps that answer the wish. */
  function without(workout: Workout, step: RegExp): Workout {
    const isOther = ({ name }: { name: string }) => !step.test(name);
    const blocks = workout.play?.blocks
      .filter(({ title }) => !step.test(title))
      .map((block) => ({ ...block, items: block.items.filter(isOther) }))
      .filter(({ items }) => items.length > 0);
    return {
      ...workout,
      title: 'Session',
      workout: workout.workout.filter(isOther).filter(({ phase = '' }) => !step.test(phase)),
      ...(blocks && { play: { blocks } }),
    };
  }

  const taken: readonly [text: string, step: RegExp, word: RegExp][] = [
    ['easy 6k run with a few strides', /stride/i, /stride/i],
    ['legs and a finisher, 40 min, dumbbells', /finisher|fast feet|carry|march/i, /finisher/i],
    ['core and posture 20 min', /dead bug|plank|bird dog|core/i, /core/i],
    ['pilates and arms 30 min', /curl|push-up|triceps|arms/i, /arms/i],
  ];

  test.each(taken)('%s without its step is not called as asked', (text, step, word) => {
    const { request, workout } = made(text);
    const summary = adaptationSummary(request, without(workout, step), []);
    expect(summary).not.toMatch(kept);
    expect(summary).toMatch(word);
  });
});
