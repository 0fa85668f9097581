import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitScore } from '../../analytics/fit.ts';
import { compareScores } from '../../analytics/scores/compare-scores.ts';
import { makeScore } from '../../analytics/scores/make-score.ts';
import { readScores } from '../../analytics/scores/read-score.ts';
import { scoreText } from '../../analytics/scores/score-text.ts';
import { formatIds } from '../../workout/formats/ids.ts';
import { bounds } from '../../workout/limits.ts';
import { normaliseWorkout } from '../../workout/normalise.ts';
import { anyPlay } from '../../workout/test-support/any-play.ts';
import { buildTimerSteps } from '../build-steps.ts';
import { type Tap, tapKinds } from '../taps.ts';
import { sumLikelySeconds, sumSeconds } from '../timeline.ts';
import { start, timerAt } from '../timer.ts';
import { newTimer } from '../timer-state.ts';

const jog = { name: 'Jog', type: 'warmup', duration: 60 };
const breathe = { name: 'Breathe', type: 'cooldown', duration: 60 };

const anyWorkout = anyPlay.map((play) => normaliseWorkout({ workout: [jog, breathe], play }));

describe('blocks of any content', () => {
  test('give steps of whole, positive length, whose totals are their sums', () => {
    fc.assert(
      fc.property(anyWorkout, (workout) => {
        const steps = buildTimerSteps(workout);
        for (const step of steps) {
          expect(Number.isInteger(step.duration)).toBe(true);
          expect(step.duration).toBeGreaterThan(0);
          expect(step.duration).toBeLessThanOrEqual(bounds.capSeconds.max);
          expect(step.likelySeconds ?? 0).toBeLessThanOrEqual(step.duration);
        }
        const reading = timerAt(steps, start(steps, newTimer(), 0), 0);
        expect(reading.totalSeconds).toBe(sumSeconds(steps));
        expect(reading.likelyTotalSeconds).toBe(sumLikelySeconds(steps));
      }),
    );
  });

  test('are framed, announced and played in order, each with something to do', () => {
    fc.assert(
      fc.property(anyWorkout, (workout) => {
        const steps = buildTimerSteps(workout);
        const blocks = workout.play?.blocks ?? [];
        expect(steps[0]).toMatchObject({ type: 'pre-workout', duration: 60 });
        expect(steps[1]).toMatchObject({ name: 'Jog', type: 'warmup' });
        expect(steps.at(-1)).toMatchObject({ name: 'Breathe', type: 'cooldown' });
        const starts = steps.filter(({ type }) => type === 'phase_transition');
        expect(starts.map(({ name, duration }) => [name, duration])).toEqual(
          blocks.slice(1).map(({ title }) => [`Starting: ${title}`, 10]),
        );
        const order = steps.map(({ block }) => block).filter((block) => block !== undefined);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        blocks.forEach(({ items }, index) => {
          const own = steps.filter(({ block }) => block === index);
          expect(own.some(({ type }) => type === 'exercise')).toBe(true);
          // It ends on a rest only where the plan itself puts one there.
          if (items.at(-1)?.type !== 'rest') expect(own.at(-1)?.type).toBe('exercise');
        });
      }),
    );
  });

  test('point to their exercises in the list, and carry what is to be covered', () => {
    fc.assert(
      fc.property(anyWorkout, (workout) => {
        for (const step of buildTimerSteps(workout)) {
          const parts = step.flow ?? (step.type === 'exercise' ? [step] : []);
          for (const { exerciseIndex, distanceMeters, calories } of parts) {
            const item = workout.workout[exerciseIndex ?? -1];
            if (item === undefined) continue;
            expect(distanceMeters).toBe(item.distanceMeters);
            expect(calories).toBe(item.calories);
          }
          if (step.type === 'exercise' && !step.flow) {
            expect(workout.workout[step.exerciseIndex ?? -1]?.name).toBe(step.exerciseName);
          }
          if (step.mode !== 'up') continue;
          expect(step).toMatchObject({ openEnded: true, duration: step.capSeconds });
          expect(step.likelySeconds).toBeDefined();
          expect(step.targetSeconds ?? 0).toBeLessThanOrEqual(step.duration);
        }
      }),
    );
  });

  const anyTap: fc.Arbitrary<Tap> = fc.record({
    step: fc.nat(40),
    kind: fc.constantFrom(...tapKinds),
    atMs: fc.nat(3_600_000),
    item: fc.nat(5),
  });

  test('have a score that can be kept, shown and compared, whatever was tapped', () => {
    fc.assert(
      fc.property(anyWorkout, fc.array(anyTap), fc.nat(60), (workout, taps, passed) => {
        const steps = buildTimerSteps(workout);
        const run = { steps, taps, sets: {}, isDone: (index: number) => index < passed };
        (workout.play?.blocks ?? []).forEach((block, index) => {
          const made = makeScore(block, index, run);
          if (made === null) return;
          const score = fitScore(made);
          expect(readScores(JSON.parse(JSON.stringify([score])))).toEqual([score]);
          expect(scoreText(score)).not.toMatch(/NaN|undefined|-\d/);
          expect(compareScores(score, score)).toBe(0);
        });
      }),
    );
  });
});

test.each(formatIds)('%s can be played with one exercise and nothing else said', (kind) => {
  const play = { blocks: [{ kind, items: [{ name: 'Squat', type: 'exercise', reps: 5 }] }] };
  const steps = buildTimerSteps({ play });
  expect(steps.some(({ type }) => type === 'exercise')).toBe(true);
  expect(sumLikelySeconds(steps)).toBeGreaterThan(60);
});
