import { describe, expect, it } from 'vitest';
import type { Request } from '../../request.ts';
import { makeRequest } from '../../test-support/make-request.ts';
import { isEnduranceRequest } from './kind.ts';
import { said } from './test-support/built.ts';

describe('isEnduranceRequest', () => {
  it.each<[string, Partial<Request>, string | null]>([
    ['a word for the session', { session: said(['tempo']) }, 'tempo'],
    ['the more telling of two words', { session: said(['steady', 'hyrox']) }, 'hyrox'],
    ['repeats over a distance', { distances: said([{ metres: 400, repeats: 8 }]) }, 'vo2'],
    ['long repeats', { distances: said([{ metres: 2000, repeats: 3 }]) }, 'tempo'],
    ['sprints', { distances: said([{ metres: 60, repeats: 6 }]) }, 'sprint'],
    ['one distance', { distances: said([{ metres: 5000 }]) }, 'steady'],
    ['a long one', { distances: said([{ metres: 21_100, by: 'run' }]) }, 'long'],
    ['zone 2', { cardio: said('steady') }, 'steady'],
    ['a walk', { mustInclude: said(['brisk-walk', 'high-knee-walk']) }, 'steady'],
    [
      'a walk with the layout that walks have',
      {
        mustInclude: said(['brisk-walk']),
        format: said('intervals'),
        body: said({ workSeconds: 120, restSeconds: 10, moves: 2 }),
      },
      'steady',
    ],
    [
      'pieces with rests',
      {
        mustInclude: said(['tempo-run']),
        body: said({ rounds: 6, workSeconds: 180, restSeconds: 120 }),
      },
      'vo2',
    ],
    ['intervals on a machine', { machines: said(['ski_erg']), format: said('intervals') }, 'vo2'],
    ['the erg', { mustInclude: said(['rowing-machine']) }, 'steady'],
    ['a machine alone', { machines: said(['rower']) }, 'steady'],
    ['a pulse', { heartRate: said(140) }, 'steady'],
    ['the goal alone', { goal: said('endurance') }, 'steady'],
    [
      'so many metres rowed',
      {
        mustInclude: said(['one-arm-dumbbell-row']),
        distances: said([{ metres: 500, repeats: 5, by: 'row' }]),
      },
      'vo2',
    ],
    ['a row with a bar', { mustInclude: said(['barbell-bent-over-row']) }, null],
    ['squats and a row on the erg', { mustInclude: said(['back-squat', 'rowing-machine']) }, null],
    [
      'a machine among weights',
      { machines: said(['rower']), equipment: said(['barbells', 'rower']) },
      null,
    ],
    ['the goal with weights', { goal: said('endurance'), equipment: said(['kettlebells']) }, null],
    ['the goal as an EMOM', { goal: said('endurance'), format: said('emom') }, null],
    ['the goal in a hotel room', { goal: said('endurance'), place: said('hotel') }, null],
    ['a lifting session', { session: said(['five_by_five']) }, null],
    ['nothing said', {}, null],
  ])('%s', (_, changes, expected) => {
    expect(isEnduranceRequest(makeRequest(changes))).toBe(expected);
  });
});
