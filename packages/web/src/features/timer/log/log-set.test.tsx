// @vitest-environment jsdom
import type { LoggedSet } from '@cadence/domain/analytics/types';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseUnit } from '../../../platform/items/use-unit.ts';
import { LogSet } from './log-set.tsx';

const planned = () => ({ reps: 12, weight: 16 });

function Rest() {
  const [logged, setLogged] = useState<LoggedSet>();
  return (
    <>
      <LogSet draft={planned} logged={logged} onLog={(set) => setLogged(set ?? undefined)} />
      <output>{JSON.stringify(logged ?? null)}</output>
    </>
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('logging the set during a rest', () => {
  test('one press logs it as planned', async () => {
    render(<Rest />);
    await press('Log set');
    expect(stored()).toEqual({ reps: 12, weight: 16 });
    expect(screen.getByText('12 reps · 16 kg')).toBeDefined();
  });

  test('each value can be changed first', async () => {
    render(<Rest />);
    await press('16 kg, change');
    await press('More: Weight in kg');
    await press('Keep 18.5 kg');
    await press('RPE, change');
    expect(screen.getByText('RPE: how hard, 1–10')).toBeDefined();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'RPE' }), '{ArrowUp}');
    await press('Keep RPE 7.5');
    await press('Log set');
    expect(stored()).toEqual({ reps: 12, weight: 18.5, rpe: 7.5 });
  });

  test.each(['17.5', '17,5'])('a weight between two presses is typed: %s', async (typed) => {
    render(<Rest />);
    await press('16 kg, change');
    const field = screen.getByRole('spinbutton', { name: 'Weight in kg' });
    expect(field.getAttribute('inputmode')).toBe('decimal');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await press('Keep 17.5 kg');
    await press('Log set');
    expect(stored()).toEqual({ reps: 12, weight: 17.5 });
  });

  test('who counts in pounds sets pounds, and kilograms are kept', async () => {
    chooseUnit('lb');
    render(<Rest />);
    await press('35.3 lb, change');
    const field = screen.getByRole('spinbutton', { name: 'Weight in lb' });
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await press('More: Weight in lb');
    await press('Keep 45 lb');
    await press('Log set');
    expect(stored()).toEqual({ reps: 12, weight: 20.41166 });
    expect(screen.getByText('12 reps · 45 lb')).toBeDefined();
  });

  test('what is no number changes nothing', async () => {
    render(<Rest />);
    await press('16 kg, change');
    const field = screen.getByRole('spinbutton', { name: 'Weight in kg' });
    await userEvent.clear(field);
    await userEvent.type(field, 'heavy');
    await press('Keep 16 kg');
    expect(screen.getByRole('button', { name: '16 kg, change' })).toBeDefined();
  });

  test('Undo takes it back and keeps what was typed', async () => {
    render(<Rest />);
    await press('12 reps, change');
    await press('Less: Reps');
    await press('Keep 11 reps');
    await press('Log set');
    await press('Undo');
    expect(stored()).toBeNull();
    expect(screen.getByRole('button', { name: '11 reps, change' })).toBeDefined();
  });
});

const tabTo = async (name: string) => {
  const target = screen.getByRole('button', { name });
  while (document.activeElement !== target) await userEvent.tab();
};

describe('by keyboard', () => {
  test('the focus follows the row through its changes', async () => {
    render(<Rest />);
    await tabTo('16 kg, change');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Weight in kg' }));
    await userEvent.keyboard('{ArrowUp}');
    await tabTo('Keep 18.5 kg');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '18.5 kg, change' }));
    await tabTo('Log set');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log set' }));
  });
});

test('a pointer leaves no focus on the row, for the space bar is the clock’s', async () => {
  render(<Rest />);
  await press('Log set');
  expect(document.activeElement).toBe(document.body);
});
