import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../exercise/library.ts';
import { plan } from '../plan.ts';
import type { Request } from '../request.ts';
import { understand } from '../understand.ts';
import { judge } from './legal.ts';

const requestOf = (text: string): Request => {
  const read = understand(text, {}, {}, { sessions: [] });
  if (read.kind !== 'request') throw new Error(read.message);
  return read.request;
};

const idsOf = (text: string) =>
  plan(requestOf(text), '2026-11-17T10:00:00Z', 1).workout.map(({ exerciseId = '' }) => exerciseId);

const hard =
  /deep-squat|pigeon|pike|inchworm|^side-plank|worlds-greatest|burpee|single-leg-glute|rear-foot/;

describe('first steps', () => {
  it.each([
    'I am 130 kg and never trained, 30 min full body with dumbbells',
    'i weigh 125kg, out of shape, 25 min legs at home no kit',
    'havent exercised in 3 years, easy full body 25 min, no kit',
    'stiff as a board, 20 min full body mobility',
  ])('spare a heavy, stiff or long idle body: "%s"', (text) => {
    const ids = idsOf(text);
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.filter((id) => hard.test(id))).toEqual([]);
  });

  it('leave in what somebody heavy who trains can do', () => {
    const request = requestOf('I am 115 kg, advanced, bench 140 kg x 5, 40 min push');
    const move = exerciseById('pike-push-up');
    if (!move) throw new Error('pike-push-up');
    expect(judge(move, request).offence).toBeNull();
  });

  it('never hand somebody their own weight to lift', () => {
    const { workout } = plan(requestOf('150kg bloke, 20 min dumbbells'), '2026-11-17T10:00:00Z', 1);
    expect(workout.filter(({ weight = 0 }) => Number(weight) > 40)).toEqual([]);
  });

  it('loosen all of a body that is stiff all over', () => {
    const text = 'morning mobility 10 minutes, stiff as a board, 55 years old';
    expect(requestOf(text).focus.value).toEqual([]);
  });

  it('leave in what was asked for by name', () => {
    const request = requestOf('I am 120 kg, 15 min with inchworms');
    const move = exerciseById('inchworm');
    if (!move) throw new Error('inchworm');
    expect(judge(move, request).offence).toBeNull();
  });

  it.each(['total beginner 20 min no kit', '10 min beginner no kit'])(
    'train the whole body: "%s"',
    (text) => {
      const { workout } = plan(requestOf(text), '2026-11-17T10:00:00Z', 1);
      const moves = new Set(
        workout.filter(({ type }) => type === 'exercise').map(({ exerciseId }) => exerciseId),
      );
      expect([...moves]).toEqual(expect.arrayContaining(['sit-to-stand', 'glute-bridge']));
      expect(moves.size).toBeGreaterThanOrEqual(3);
    },
  );
});
