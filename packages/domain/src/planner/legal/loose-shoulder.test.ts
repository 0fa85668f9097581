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

const planned = (text: string) => plan(requestOf(text), '2026-11-17T10:00:00Z', 1);

const offenceOf = (id: string, text: string) => {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(id);
  return judge(exercise, requestOf(text)).offence;
};

const texts = [
  'upper body with dumbbells 2 x 8kg, old shoulder dislocation on the left',
  'upper body, my shoulder dislocated two years ago, 30 min',
  'Oberkörper 30 min, Schulter war mal ausgekugelt',
  'tren superior 30 min, luxacion de hombro hace años',
  '30 min boxing circuit, I have a shoulder that pops out: unstable shoulder',
];

describe('a shoulder that has been out of its socket', () => {
  it.each(texts)('is not opened, flung or taken overhead: "%s"', (text) => {
    const names = planned(text).workout.map(({ exerciseId = '' }) => exerciseId);
    expect(names.length).toBeGreaterThan(4);
    const risky =
      /open-book|y-t-w|shadow-boxing|punch|worlds-greatest|chest-opener|chest-stretch|arm-circle|overhead|fly|hang|pull-up|dip|throw/;
    expect(names.filter((id) => risky.test(id))).toEqual([]);
  });

  it('keeps rows, presses close to the ribs and all that legs do', () => {
    const [text = ''] = texts;
    for (const id of ['one-arm-dumbbell-row', 'dumbbell-floor-press', 'air-squat', 'glute-bridge'])
      expect(offenceOf(id, text)).toBeNull();
  });

  it('asks whether the arm feels loose', () => {
    expect(planned(texts[0] ?? '').coachingNotes).toContain('feel loose');
  });

  it('is no matter of another joint', () => {
    expect(offenceOf('open-book', 'upper body 30 min, dislocated my finger last year')).toBeNull();
  });
});
