import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { plan } from './plan.ts';
import { understood } from './test-support/understood.ts';

const meant: [text: string, ...ids: string[]][] = [
  ['squat bench deadlift', 'back-squat', 'conventional-deadlift', 'bench-press'],
  ['squat', 'air-squat'],
  ['squats at the gym', 'back-squat'],
  ['gym, squat and bench', 'back-squat', 'bench-press'],
  ['barbell, squat bench deadlift', 'back-squat', 'conventional-deadlift', 'bench-press'],
  ['Kniebeugen mit Langhantel', 'back-squat'],
  ['only a barbell, squats', 'air-squat'],
  ['dumbbells, squats and deadlifts', 'dumbbell-goblet-squat', 'dumbbell-deadlift'],
  ['kettlebell, deadlifts', 'kettlebell-deadlift'],
  ['beginner at the gym, squats', 'dumbbell-goblet-squat'],
  ['rows with a barbell', 'barbell-bent-over-row'],
  ['strength with dumbbells, lunges', 'dumbbell-reverse-lunge'],
  ['tabata squats at the gym', 'air-squat'],
  ['air squats at the gym', 'air-squat'],
  ['no kit, squats', 'air-squat'],
  ['dumbbells and a bench, squats', 'dumbbell-goblet-squat'],
  ['squats and bench dips', 'air-squat', 'bench-dip'],
];

describe('a lift that is named without its kit', () => {
  it.each(meant)('"%s" means what there is to lift', (text, ...ids) => {
    expect(understood(text).request.mustInclude.value).toEqual(ids);
  });

  it('keeps the chip that takes it away', () => {
    expect(understood('squats at the gym').readings).toContain('include:air-squat');
  });

  it('with a bar is planned in sets, the bar in all of them', () => {
    const { request } = understood('squat bench deadlift, 45 min');
    expect(request.format.value).toBe('sets');
    const body = plan(request, '2026-11-15T08:00:00.000Z', 1).workout.filter(
      ({ type }) => type === 'exercise',
    );
    const ids = body.map(({ exerciseId }) => exerciseId);
    expect(ids).toEqual(
      expect.arrayContaining(['back-squat', 'bench-press', 'conventional-deadlift']),
    );
  });

  it('is an exercise of the library in every version', () => {
    for (const [, ...ids] of meant) for (const id of ids) expect(exerciseById(id)).toBeDefined();
  });
});
