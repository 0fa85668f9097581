// @vitest-environment jsdom

import { hasHealthConsent } from '@cadence/domain/profile/facts-consent';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findItem, putItem, readItems } from '../../platform/items/item-store.ts';
import { chooseUnit } from '../../platform/items/use-unit.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { AboutYou } from './about-you.tsx';
import { BestLifts } from './best-lifts.tsx';
import { Body } from './body.tsx';
import { Completion } from './completion.tsx';
import { Limits } from './limits.tsx';
import { RememberCard } from './remember-card.tsx';

// The library comes late on a busy machine.

function show(part: ReactNode) {
  return render(
    <MemoryRouter>
      {part}
      <Toaster />
    </MemoryRouter>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fact = (id: string) => findItem({ kind: 'fact', id })?.value;
const live = (kind: string) =>
  readItems()
    .filter((item) => item.kind === kind && !item.deleted)
    .map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  // A toast outlives the page that showed it.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' }))
    fireEvent.click(button);
  cleanup();
});

test('an answer is kept as it is chosen, and cleared with a way back', async () => {
  show(<AboutYou />);
  choose('Beginner');
  choose('Build muscle');
  choose('3');
  choose('Rather not say');
  expect(['level', 'goal', 'days_per_week', 'sex'].map(fact)).toEqual([
    'beginner',
    'hypertrophy',
    3,
    'unsaid',
  ]);
  press('Clear level');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(fact('level')).toBeNull();
  press('Undo');
  expect(fact('level')).toBe('beginner');
});

test('a wrong year is said beside its field and not kept; a right one is', async () => {
  show(<AboutYou />);
  type('Year of birth', '84');
  press('Save year of birth');
  const field = screen.getByLabelText('Year of birth');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Use a year with four digits, such as 1984')).toBeTruthy();
  type('Year of birth', '1984');
  press('Save year of birth');
  await screen.findByText('Year of birth saved.');
  expect(fact('birth_year')).toBe(1984);
});

test('what was typed and not saved is there after a reload', () => {
  const { unmount } = show(<AboutYou />);
  type('Year of birth', '19');
  unmount();
  show(<AboutYou />);
  expect(screen.getByLabelText<HTMLInputElement>('Year of birth').value).toBe('19');
});

test('an exercise is found by name, left out, and allowed again', async () => {
  show(<AboutYou />);
  type('Exercises you dislike', 'burpee');
  const [found] = await screen.findAllByRole('button', { name: /^Leave out Burpee/ });
  if (found) fireEvent.click(found);
  const list = await screen.findByRole('list', { name: 'Left out' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  press(/^Allow Burpee.* again$/);
  expect(screen.queryByRole('list', { name: 'Left out' })).toBeNull();
});

test('health is asked for only after a yes', () => {
  show(<Limits />);
  expect(screen.queryByRole('button', { name: 'Add an injury' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Keep facts about my health' }));
  expect(hasHealthConsent(readItems())).toBe(true);
  expect(screen.getByRole('button', { name: 'Add an injury' })).toBeTruthy();
});

test('an injury is noted, healed and deleted with a way back', () => {
  putItem('fact', 'health_consent', true);
  show(<Limits />);
  press('Add an injury');
  press('Save injury');
  expect(screen.getByText('Choose where it is')).toBeTruthy();
  choose('Knee');
  choose('Left');
  type(/What makes it worse/, 'when squatting');
  press('Save injury');
  expect(live('injury')).toEqual([
    { region: 'knee', side: 'left', status: 'active', trigger: 'when squatting' },
  ]);
  choose('Healed');
  expect(live('injury')).toMatchObject([{ status: 'resolved' }]);
  press('Delete Left knee');
  expect(live('injury')).toEqual([]);
  press('Undo');
  expect(live('injury')).toMatchObject([{ region: 'knee' }]);
});

test('an injury that was begun is there after a reload', () => {
  putItem('fact', 'health_consent', true);
  const { unmount } = show(<Limits />);
  press('Add an injury');
  choose('Hip');
  unmount();
  show(<Limits />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hip' }).checked).toBe(true);
  press('Cancel');
  expect(screen.queryByRole('radio', { name: 'Hip' })).toBeNull();
});

test('the same place again is the same injury', () => {
  putItem('fact', 'health_consent', true);
  putItem('injury', '1', { region: 'neck', status: 'resolved' });
  show(<Limits />);
  press('Add an injury');
  choose('Neck');
  press('Save injury');
  expect(live('injury')).toEqual([{ region: 'neck', status: 'active' }]);
});

test('taking the yes back asks first, and then nothing of it is left', () => {
  putItem('fact', 'health_consent', true);
  putItem('injury', '1', { region: 'neck', status: 'active' });
  putItem('body_weight', '2026-03-01', { kilograms: 70 });
  show(<Limits />);
  press('Asthma');
  const agreed = screen.getByRole('switch', { name: 'Keep facts about my health' });
  fireEvent.click(agreed);
  expect(hasHealthConsent(readItems())).toBe(true);
  press('Delete them');
  expect(hasHealthConsent(readItems())).toBe(false);
  expect(readItems().map(({ value }) => value)).toEqual([null, null, null, null]);
});

test('a heart condition waits for the doctor’s word', () => {
  putItem('fact', 'health_consent', true);
  show(<Limits />);
  press('Heart condition');
  expect(live('condition')).toEqual([{ condition: 'heart' }]);
  fireEvent.click(screen.getByRole('switch', { name: 'My doctor says I may train' }));
  expect(live('condition')).toEqual([{ condition: 'heart', detail: 'cleared by a doctor' }]);
});

test('weights are typed and shown in the chosen unit, and drawn with words', async () => {
  putItem('fact', 'health_consent', true);
  putItem('body_weight', '2026-03-01', { kilograms: 80 });
  chooseUnit('lb');
  show(<Body />);
  type('Body weight today (lb)', 'heavy');
  press('Save body weight');
  expect(screen.getByText('Use a weight in lb, such as 160')).toBeTruthy();
  type('Body weight today (lb)', '170');
  press('Save body weight');
  await screen.findByText('Weight saved.');
  expect(live('body_weight')).toContainEqual({ kilograms: 77.1107 });
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /from 176\.4 lb on .* to 170 lb on .*, between 170 lb and 176\.4 lb/,
  );
  expect(screen.getByText('170 lb', { selector: 'li *' })).toBeTruthy();
});

test('of each lift the best counts, with its one-rep max', async () => {
  show(<BestLifts />);
  for (const [load, reps] of [
    ['80', '5'],
    ['90', '1'],
  ] as const) {
    type('Lift', 'Bench Press');
    type('Weight (kg)', load);
    type('Reps', reps);
    press('Add lift');
    await screen.findAllByText('Bench Press saved.');
  }
  const rows = within(screen.getByRole('list', { name: 'Best lifts' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('93.3 kg')]);
  press('Delete Bench Press');
  expect(screen.getByText('93 kg')).toBeTruthy();
  expect(screen.getByText('rough one-rep max')).toBeTruthy();
});

test('completion names what is missing and what it would improve', () => {
  putItem('fact', 'level', 'beginner');
  show(<Completion user={{ id: '1', email: 'a@example.com', name: 'Ada' }} />);
  expect(screen.getByText('2 of 10 questions answered')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add: Goal' }).getAttribute('href')).toBe(
    '/profile#about',
  );
  expect(screen.getByRole('link', { name: 'Change: Level' })).toBeTruthy();
  expect(screen.getByText(/Sets, reps and rests fit/)).toBeTruthy();
});

test('what a wish told is kept with one tap and its consent, and then not offered again', () => {
  show(<RememberCard chips={[{ id: 'injury:knee:left' }, { id: 'minutes:20' }]} />);
  expect(screen.getByText(/You mentioned your left knee/)).toBeTruthy();
  expect(screen.getByText(/Your yes lets Cadence keep facts about your health/)).toBeTruthy();
  press('Remember');
  expect(hasHealthConsent(readItems())).toBe(true);
  expect(live('injury')).toEqual([{ region: 'knee', side: 'left', status: 'active' }]);
  expect(screen.queryByText('Remember this for next time?')).toBeNull();
});

test('declined once it is not offered again, and nothing is kept', () => {
  const { unmount } = show(<RememberCard chips={[{ id: 'injury:hip' }]} />);
  press('No');
  unmount();
  show(<RememberCard chips={[{ id: 'injury:hip' }]} />);
  expect(screen.queryByText('Remember this for next time?')).toBeNull();
  expect(readItems()).toEqual([]);
});
