import { describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { Request } from '../request.ts';
import { understood } from '../test-support/understood.ts';
import { findDepartures } from './departures.ts';

const date = '2026-11-15T08:00:00.000Z';

function requestOf(text: string): Request {
  return understood(text).request;
}

/** What is said of a plan for one text, judged by what another asks for. */
function departuresOf(asked: string, built = asked): string {
  const workout = plan(requestOf(built), date, 1);
  return findDepartures(requestOf(asked), workout)
    .map(({ words }) => words)
    .join(' ');
}

describe('a plan that is not what was asked for', () => {
  it.each([
    ['calves 20 min', 'upper body 20 min', 'for calves'],
    ['everything except legs', 'legs', 'a part you wanted to leave out'],
    ['3 exercises, 30 min', '30 min', 'exercises, not 3'],
    ['5 rounds: 10 push ups, 15 squats', '30 min full body', 'Beside your list'],
    ['include 20 burpees, 30 min circuit', '30 min circuit with burpees', 'Other amounts'],
    ['no warm-up, 30 min', '30 min', 'A short warm-up stays in.'],
    ['5 rounds: 10 push ups, 15 squats, 90 min', '10 min', 'before your 90.'],
  ])('is told: "%s" against a plan for "%s"', (asked, built, words) => {
    expect(departuresOf(asked, built)).toContain(words);
  });

  it.each([
    ['dumbbells, kettlebells and rings, 30 min legs', '30 min legs with dumbbells', 'kettlebells'],
    ['dumbbells and kettlebells, 30 min legs', '30 min legs with dumbbells', 'kettlebells'],
    ['a bike and dumbbells, 30 min legs', '30 min legs with dumbbells', 'a bike'],
  ])('names the kit that was left out: "%s"', (asked, built, thing) => {
    const told = departuresOf(asked, built);
    expect(told).toContain('Not used today:');
    expect(told).toContain(thing);
    expect(told.split(thing).length).toBe(2);
  });

  it.each([
    [
      'parkour training, 30 min',
      'I could not make use of "parkour": the workout is built without it.',
    ],
  ])('tells what was not read: %s', (text, words) => {
    expect(departuresOf(text)).toContain(words);
  });

  it('says what kit it takes for granted, and only that', () => {
    expect(departuresOf('30 min full body')).toMatch(/^Assumes dumbbells/);
    expect(departuresOf('30 min full body with dumbbells')).toBe('');
    expect(departuresOf('30 min full body at home')).toBe('');
  });

  it.each(['30 min full body, no kit', 'chest and triceps 45 min gym', '20 min, kids are napping'])(
    'is none where all was kept: %s',
    (text) => {
      expect(departuresOf(text)).toBe('');
    },
  );
});
