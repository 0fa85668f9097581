// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionForm } from './session-form.tsx';

const onSave = vi.fn();
const onClose = vi.fn();
const show = (sessionId = 's-1') =>
  render(<SessionForm sessionId={sessionId} onSave={onSave} onClose={onClose} />);
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = { difficulty: 4, userRating: null, notes: 'Knee was fine' };

function answer() {
  const [four] = screen.getAllByRole('radio', { name: '4' });
  if (!four) throw new Error('No scale');
  fireEvent.click(four);
  fireEvent.change(notes(), { target: { value: ' Knee was fine ' } });
}

beforeEach(() => {
  onSave.mockReset();
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a reload finds what was answered', () => {
  show();
  answer();
  cleanup();
  show();
  expect(notes().value).toBe(' Knee was fine ');
  press('Save session');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(answers);
});

test('going home takes the answers along', () => {
  show();
  answer();
  press('Back to home');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(answers);
  expect(onSave).not.toHaveBeenCalled();
});

test('another session starts empty, and a saved one leaves nothing', () => {
  show();
  answer();
  cleanup();
  show('s-2');
  expect(notes().value).toBe('');
  cleanup();
  show();
  press('Save session');
  expect(sessionStorage.length).toBe(0);
});
