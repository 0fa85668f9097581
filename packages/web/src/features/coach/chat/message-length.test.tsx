// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { GoalForm } from '../goal/goal-form.tsx';
import { Composer } from './composer.tsx';

beforeEach(() => {
  setStorageOwner('u1');
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-ZA');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setStorageOwner(null);
});

const write = (length: number) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });

test('a message that is too long has its numbers as the page writes them', () => {
  render(
    <Composer
      ref={null}
      draftKey="a"
      formerDraftKey={undefined}
      onSend={() => {}}
      dictate={() => null}
    />,
  );
  write(4001);
  expect(screen.getByRole('alert').textContent).toMatch(/at most 4\s000 .* are 4\s001\.$/);
});

test('so has a goal', () => {
  const words = { draftKey: 'b', label: 'Your goal', hint: '', action: 'Save' };
  const acts = { onSubmit: async () => true, onCancel: () => {} };
  render(<GoalForm {...words} {...acts} busy={false} problem={null} />);
  write(4001);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^Use at most 4\s000 characters$/)).toBeDefined();
});
