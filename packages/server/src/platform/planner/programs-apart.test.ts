import { contentOf } from '@cadence/domain/share/shareable';
import type { SharedContent } from '@cadence/domain/share/types';
import { newCustomTimer } from '@cadence/domain/timer/custom';
import { expect, it } from 'vitest';
import { plannerBy } from './jobs.ts';
import { programsApart } from './programs-apart.ts';

it('a program is taken over where programs are built, all else where wishes are read', async () => {
  const seen: string[] = [];
  const noting = (where: string) =>
    plannerBy(async ({ name }) => {
      seen.push(`${where} ${name}`);
    });
  const planner = programsApart(noting('wishes'), noting('programs'));
  const program: SharedContent = {
    kind: 'program',
    program: { goalKind: 'strength', weeks: [] },
  };
  const taker = { athlete: {}, sessions: [], date: '', seed: 0, cleared: [] } as never;
  await planner.takeShared('', program, taker);
  await planner.takeShared('', contentOf({ kind: 'timer', timer: newCustomTimer('t') }), taker);
  await planner.buildProgram({} as never, {} as never, 0);
  await planner.plan({} as never, '', 0);
  expect(seen).toEqual([
    'programs takeShared',
    'wishes takeShared',
    'programs buildProgram',
    'wishes plan',
  ]);
});
