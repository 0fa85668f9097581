import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import type { Muscle } from '../../exercise/types.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { focusMusclesOf } from '../layout/groups.ts';
import { plan } from '../plan.ts';
import type { Request, Slot } from '../request.ts';
import { makeRequest } from '../test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

/** The share of the work steps that are for these muscles. */
function shareFor(request: Request, muscles: ReadonlySet<Muscle>): number {
  const work = buildTimerSteps(plan(request, date, 3)).filter(({ type }) => type === 'exercise');
  const own = work.filter(({ exerciseId }) =>
    exerciseById(exerciseId ?? '')?.primary.some((one) => muscles.has(one)),
  );
  return own.length / work.length;
}

describe('a long session about one part', () => {
  it.each<[FocusArea, number]>([
    ['chest', 75],
    ['shoulders', 100],
    ['arms', 110],
  ])('loosens %s first and then all of the body, for %i minutes', (area, minutes) => {
    const request = makeRequest({
      goal: told('mobility'),
      focus: told([area]),
      minutes: told(minutes),
    });
    const off = expectedSeconds(plan(request, date, 3)) - minutes * 60;
    expect(Math.abs(off)).toBeLessThanOrEqual(30);
  });

  it.each<FocusArea>(['chest', 'back', 'glutes', 'core', 'arms', 'shoulders'])(
    'is fast and strong for the %s where power was asked for',
    (area) => {
      const request = makeRequest({
        goal: told('power'),
        format: told('sets'),
        focus: told([area]),
        minutes: told(50),
        equipment: told(['bodyweight', 'dumbbells', 'pull_up_bar', 'plyometric_equipment']),
      });
      expect(shareFor(request, focusMusclesOf([area]))).toBeGreaterThanOrEqual(0.5);
      const [first = ''] = plan(request, date, 3).workout.flatMap(({ type, exerciseId }) =>
        type === 'exercise' && exerciseId ? [exerciseId] : [],
      );
      const lead = exerciseById(first);
      const isFast =
        lead?.patterns.some((one) => ['throw', 'jump', 'ballistic'].includes(one)) ||
        first.startsWith('explosive');
      expect(isFast).toBe(true);
    },
  );
});

describe('a part that is to last longer', () => {
  it.each<[FocusArea, Request['format']['value']]>([
    ['shoulders', 'sets'],
    ['arms', 'circuit'],
    ['back', 'emom'],
  ])('is trained where %s and stamina were asked for, as %s', (area, format) => {
    const request = makeRequest({
      goal: { ...told('endurance'), quote: 'stamina' },
      focus: { ...told([area, 'cardio']), quote: `${area}, stamina` },
      format: told(format),
      minutes: told(35),
    });
    expect(shareFor(request, focusMusclesOf([area]))).toBeGreaterThanOrEqual(0.5);
  });
});

describe('very little time', () => {
  it.each([5, 6, 7, 9])('is kept by sets whose number was said: %i minutes', (minutes) => {
    const request = makeRequest({
      focus: told(['arms']),
      format: told('sets'),
      body: told({ sets: 3 }),
      minutes: told(minutes),
    });
    const off = expectedSeconds(plan(request, date, 3)) - minutes * 60;
    expect(Math.abs(off)).toBeLessThanOrEqual(30);
  });

  it('has few moves, each more than once', () => {
    const request = makeRequest({ format: told('sets'), minutes: told(10) });
    const body = plan(request, date, 3).workout.filter(({ type }) => type === 'exercise');
    expect(body.length).toBeLessThanOrEqual(3);
    for (const { sets = 1 } of body) expect(sets).toBeGreaterThan(1);
  });
});
