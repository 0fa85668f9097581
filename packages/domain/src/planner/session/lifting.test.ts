import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { sumLikelySeconds } from '../../timer/timeline.ts';
import type { Exercise } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import { understood } from '../test-support/understood.ts';

const date = '2026-11-17T08:00:00.000Z';

function made(text: string) {
  const { request } = understood(text);
  const workout = plan(request, date, 0);
  const failed = check(workout, request).gates.filter(({ passed }) => !passed);
  return { workout, failed, seconds: sumLikelySeconds(buildTimerSteps(workout)) };
}

const lineOf = ({ exerciseId, sets, reps, weight }: Exercise): string =>
  `${exerciseId} ${sets}×${reps}${weight === undefined ? '' : ` @${weight}`}`;

/** Sessions of which a coach has written down what they should be. */
describe('a session that a coach would sign', () => {
  it.each<[string, string, number, string[]]>([
    [
      '60 min heavy lower day, barbell gym, squat max 140',
      'top_set_backoff',
      60,
      [
        'back-squat 1×3 @122.5',
        'back-squat 4×5 @110',
        'barbell-romanian-deadlift 4×6 @77.5',
        'dumbbell-bulgarian-split-squat 3×8 @20',
      ],
    ],
    [
      'push hypertrophy 60 min full gym, bench 1RM 90',
      'push',
      60,
      ['bench-press 5×7 @70', 'seated-dumbbell-press 4×9 @14'],
    ],
    [
      'deload, 40 min; last week squat 5x5 at 130, bench 5x5 at 90',
      'full_body',
      40,
      ['back-squat 2×3 @115', 'bench-press 2×3 @80'],
    ],
    ['first time in a gym, machines please, 40 min', 'beginner_machines', 40, []],
    ['72, at home, chair and 2-5 kg dumbbells, 30 min', 'senior', 30, []],
    ['28 weeks pregnant, cleared, dumbbells 4-12 kg, 30 min', 'prenatal', 30, []],
    ['golf day, 40 min, full gym, more clubhead speed', 'sport', 40, []],
  ])('%s', (text, archetype, minutes, lines) => {
    const { workout, failed, seconds } = made(text);
    expect(failed).toEqual([]);
    expect(workout.archetype).toBe(archetype);
    expect(seconds).toBe(minutes * 60);
    const own = workout.workout.filter(isWorkItem).map(lineOf);
    for (const line of lines) expect(own).toContain(line);
  });

  it('is a heavy day where one is named, for a beginner too', () => {
    const { request } = understood('bench day at the gym', { fitnessLevel: 'beginner' });
    expect(plan(request, date, 0).archetype).toBe('max_strength');
  });

  it('leads with the lift that was named', () => {
    for (const lift of ['deadlift', 'bench press', 'overhead press', 'front squat']) {
      const { workout } = made(`${lift} day, 60 min, gym, advanced`);
      const first = workout.workout.find(isWorkItem);
      expect(first?.name.toLowerCase()).toContain(lift.replace('bench press', 'bench'));
    }
  });

  it('shares its main lift between 20 and 60 minutes', () => {
    const leads = [20, 30, 45, 60].map(
      (minutes) =>
        made(`upper body ${minutes} min, gym`).workout.workout.find(isWorkItem)?.exerciseId,
    );
    expect(new Set(leads).size).toBe(1);
  });

  it('comes back from six weeks off with fewer sets and four reps left', () => {
    const { workout } = made('back after 6 weeks off, used to squat 120 for 5, 45 min, gym');
    for (const item of workout.workout.filter(isWorkItem)) {
      expect(item.rir ?? 4).toBeGreaterThanOrEqual(3);
      expect(item.sets ?? 1).toBeLessThanOrEqual(3);
    }
  });
});
