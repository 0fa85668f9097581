// @vitest-environment jsdom
import { buildProgram } from '@cadence/domain/program/build';
import { addDays } from '@cadence/domain/program/calendar/days';
import { allSessions } from '@cadence/domain/program/progress';
import type { Program, ProgramWish } from '@cadence/domain/program/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeProgram } from '../../features/program/test-support/program-server.ts';
import { open, press, server, setUpProgramPage } from './test-support/program-page.tsx';

setUpProgramPage();

beforeEach(() => {
  // The day on which the programs begin.
  vi.setSystemTime(new Date(2026, 2, 2, 9));
});

function made(wish: Partial<ProgramWish>): Program {
  const outcome = buildProgram(
    {
      goalText: 'get stronger',
      weeks: 4,
      sessionsPerWeek: 2,
      minutesPerSession: 30,
      preferredDays: [],
      startDate: '2026-03-02',
      fitnessLevel: 'intermediate',
      equipment: ['bodyweight', 'barbells', 'dumbbells'],
      props: ['bench', 'rack'],
      ...wish,
    },
    {
      id: '0190a1b2-0000-7000-8000-000000000009',
      seed: 1,
      madeAt: '2026-03-01T08:00:00.000Z',
      workoutId: (week, session) => `9-${week}-${session}`,
    },
  );
  if (outcome.kind !== 'program') throw new Error(outcome.kind);
  return outcome.program;
}

const days = () => server.programs.flatMap(allSessions).map(({ date }) => date);
const titles = () => server.programs.flatMap(allSessions).map(({ title }) => title);
const kits = () =>
  server.programs.flatMap(allSessions).map(({ workout }) => workout.equipment ?? []);

async function tell(choose: () => void): Promise<void> {
  await screen.findByText(/^Week 1 of/);
  press('Something came up');
  await screen.findByRole('dialog', { name: 'What came up?' });
  choose();
  press('Show what changes');
}

const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Shown with its reason, kept as it was, then accepted and taken back with one press. */
async function acceptAndUndo(title: string | RegExp, isChanged: () => void) {
  const before = days();
  const card = await screen.findByRole('region', { name: title });
  expect(within(card).getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(days()).toEqual(before);
  fireEvent.click(within(card).getByRole('button', { name: /^Accept/ }));
  await waitFor(isChanged);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await waitFor(() => expect(days()).toEqual(before));
}

test('days ill move the plan, once accepted, and back with one press', async () => {
  server.programs = [makeProgram()];
  const before = days();
  open();
  await tell(() => {
    set('From', '2026-03-02');
    set('To', '2026-03-06');
  });
  await screen.findByText(/^5 days ill: nothing in them/);
  await acceptAndUndo('Well again first', () =>
    expect(days()).toEqual(before.map((day) => addDays(day, 7))),
  );
});

test('on a journey the sessions of those days have other kit, the others stay', async () => {
  server.programs = [made({})];
  const before = kits();
  open();
  await tell(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'I travel' }));
    set('From', '2026-03-02');
    set('To', '2026-03-08');
    fireEvent.click(screen.getByRole('radio', { name: 'No kit' }));
  });
  await acceptAndUndo('On the road', () => {
    expect(kits().slice(0, 2).flat()).not.toContain('barbells');
    expect(kits().slice(2)).toEqual(before.slice(2));
  });
  expect(kits()).toEqual(before);
});

test('an event that moves takes its program along, and its day', async () => {
  server.programs = [made({ goalText: 'a 10 km race on 2026-04-26, my 10k is 54:00', weeks: 8 })];
  const { eventDay } = server.programs[0]?.course ?? {};
  expect(eventDay).toBe('2026-04-26');
  const before = days();
  open();
  await tell(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'The event moved' }));
    set('Its new day', '2026-05-03');
  });
  await acceptAndUndo('The event is 7 days later', () => {
    expect(server.programs[0]?.course?.eventDay).toBe('2026-05-03');
    expect(days().at(-1)).toBe('2026-05-03');
  });
  expect(server.programs[0]?.course?.eventDay).toBe(eventDay);
  expect(days()).toEqual(before);
});

test('what was told can be left without effect, and is not asked again', async () => {
  server.programs = [makeProgram()];
  const before = [days(), titles()];
  open();
  await tell(() => set('To', '2026-03-04'));
  const card = await screen.findByRole('region', { name: 'Well again first' });
  fireEvent.click(within(card).getByRole('button', { name: /^Keep the plan/ }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Well again first' })).toBeNull(),
  );
  expect([days(), titles()]).toEqual(before);
});

test('a journey with nothing planned in it changes nothing, and that is said', async () => {
  server.programs = [makeProgram()];
  open();
  await tell(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'I travel' }));
    set('From', '2026-06-01');
    set('To', '2026-06-05');
  });
  await screen.findByText('No open session lies in those days: the plan stays as it is.');
});
