// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkWeekly } from './check-weekly.ts';
import { makeProgram } from './test-support/program-server.ts';

const program = makeProgram(1, 3);

test('a program is as it was sent, checked a week at a time', async () => {
  let tasks = 0;
  const counting = setInterval(() => {
    tasks += 1;
  });
  expect(await checkWeekly({ program })).toEqual({ success: true, data: { program } });
  clearInterval(counting);
  expect(tasks).toBeGreaterThanOrEqual(program.weeks.length - 1);
});

test.each([
  ['no program', {}],
  ['a page', '<html>'],
  ['no id', { program: { ...program, id: undefined } }],
  ['a broken week', { program: { ...program, weeks: [...program.weeks, { week: 'four' }] } }],
])('%s is refused', async (_name, body) => {
  expect(await checkWeekly(body)).toMatchObject({ success: false });
});
