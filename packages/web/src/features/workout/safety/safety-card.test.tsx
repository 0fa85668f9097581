// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { addToast, toastQueue } from '../../../ui/overlay/toast-queue.ts';
import type { SafetyFailure } from '../generate/generation-failure.ts';
import { SafetyCard } from './safety-card.tsx';
import { lockTraining, unlockTraining } from './safety-lock.ts';

afterEach(cleanup);

function show(failure: Pick<SafetyFailure, 'kind' | 'id'>) {
  const on = { onCleared: vi.fn(), onNotMeant: vi.fn() };
  const words = { message: 'See a doctor.', suggestion: 'Call now.' };
  render(<SafetyCard failure={{ ...failure, ...words }} {...on} />);
  return on;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a stop', () => {
  test('is an alert in its own words, with two ways out and no way to start', () => {
    const on = show({ kind: 'stop', id: 'chest-pain' });
    const card = screen.getByRole('alert');
    expect(card.textContent).toContain('See a doctor.');
    expect(card.textContent).toContain('Call now.');
    expect(
      within(card)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['I have been checked and I am fine to train', 'That is not what I meant']);
    press('That is not what I meant');
    expect(on.onNotMeant).toHaveBeenCalledOnce();
    expect(on.onCleared).not.toHaveBeenCalled();
  });

  test('asks again before it lets anybody train', () => {
    const on = show({ kind: 'stop', id: 'chest-pain' });
    press('I have been checked and I am fine to train');
    expect(on.onCleared).not.toHaveBeenCalled();
    press('Yes, I am fine to train');
    expect(on.onCleared).toHaveBeenCalledOnce();
  });

  test('about harming oneself is settled in its own words, asked about once more', () => {
    const on = show({ kind: 'stop', id: 'self-harm' });
    expect(screen.queryByRole('button', { name: /checked/ })).toBeNull();
    press('I am safe now');
    expect(on.onCleared).not.toHaveBeenCalled();
    press('Yes, I am safe now');
    expect(on.onCleared).toHaveBeenCalledOnce();
  });

  test('does not hide another that stands', () => {
    setStorageOwner('ann');
    lockTraining({ kind: 'stop', id: 'fever', message: 'Rest first.', suggestion: 'Drink.' });
    show({ kind: 'stop', id: 'self-harm' });
    expect(screen.getByRole('heading', { name: 'Rest first.' })).toBeDefined();
    act(() => unlockTraining('fever'));
    expect(screen.queryByRole('heading', { name: 'Rest first.' })).toBeNull();
  });

  test('takes away what lies over the page', () => {
    addToast('Workout cleared.', { action: { label: 'Undo', onPress: () => {} } });
    show({ kind: 'stop', id: 'fever' });
    expect(toastQueue.read()).toEqual([]);
  });
});

describe('a hold', () => {
  test.each([
    ['child', 'A grown-up is with me'],
    ['glucose', 'It is in range now'],
  ])('of %s is answered by ‘%s’', (id, name) => {
    const on = show({ kind: 'hold', id });
    press(name);
    expect(on.onCleared).toHaveBeenCalledOnce();
  });

  test.each(['heart', 'chest-pain'])('of %s asks again before anybody trains', (id) => {
    const on = show({ kind: 'hold', id });
    press('I am cleared');
    expect(on.onCleared).not.toHaveBeenCalled();
    press('Yes, I am fine to train');
    expect(on.onCleared).toHaveBeenCalledOnce();
  });

  test('that nothing can answer only leads back to the words', () => {
    show({ kind: 'hold', id: 'seated' });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['That is not what I meant']);
  });
});
