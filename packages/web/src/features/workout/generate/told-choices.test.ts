import type { Chip, Request } from '@cadence/domain/planner/request';
import { expect, test } from 'vitest';
import { toldChoices } from './told-choices.ts';

const by = <T>(value: T, source: string) => ({ value, source });
const request = (told: object) =>
  ({
    minutes: by(30, 'choice'),
    difficulty: by('moderate', 'choice'),
    level: by('beginner', 'choice'),
    equipment: by([], 'choice'),
    ...told,
  }) as unknown as Request;
const chips = (...ids: string[]) => ids.map((id) => ({ id, label: id }) as Chip);

test('what the text says is shown, with the readings that say it', () => {
  const told = toldChoices(
    { request: request({ minutes: by(20, 'text') }), chips: chips('minutes:20', 'kit:none') },
    [],
  );
  expect(told.minutes).toEqual({ value: 20, readings: ['minutes:20'] });
  expect(told.difficulty).toBeNull();
});

test('a reading that was tapped away tells nothing, another one still does', () => {
  const read = request({ minutes: by(20, 'text') });
  expect(
    toldChoices({ request: read, chips: chips('minutes:20') }, ['minutes:20']).minutes,
  ).toBeNull();
  const left = toldChoices({ request: read, chips: chips('minutes:20') }, ['block:15']);
  expect(left.minutes).toEqual({ value: 20, readings: ['minutes:20'] });
});

test.each([
  ['difficulty:hard', { value: 'hard', readings: ['difficulty:hard'] }],
  ['rpe:9', { value: 'hard', readings: ['rpe:9'] }],
  // To leave it out would take the run itself.
  ['cardio:zone2', null],
])('difficulty told by %s can be taken back, or is not shown as told', (id, told) => {
  const read = request({ difficulty: by('hard', 'text') });
  expect(toldChoices({ request: read, chips: chips(id) }, []).difficulty).toEqual(told);
});

test('gear is told by what is named or by the place, until all of it is left out', () => {
  const read = {
    request: request({ equipment: by(['bodyweight'], 'text') }),
    chips: chips('kit:none', 'place:hotel', 'minutes:20'),
  };
  expect(toldChoices(read, []).gear?.readings).toEqual(['kit:none', 'place:hotel']);
  expect(toldChoices(read, ['kit:none']).gear?.readings).toEqual(['place:hotel']);
  expect(toldChoices(read, ['kit:none', 'place:hotel']).gear).toBeNull();
});
