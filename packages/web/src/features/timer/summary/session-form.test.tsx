// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswers } from './session-answers.ts';
import { SessionForm } from './session-form.tsx';

const onSave = vi.fn();
const onClose = vi.fn();
const onLeave = vi.fn();
const show = (sessionId = 's-1', kept?: SessionAnswers) => {
  const handlers = { onSave, onClose, onLeave };
  return render(<SessionForm sessionId={sessionId} kept={kept} {...handlers} />);
};
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
  onLeave.mockReset();
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
  press('Save answers');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(answers);
});

test('the session is saved already: the button is for the answers, where there are any', () => {
  show();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  press('Done');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ difficulty: null, userRating: null, notes: '' });
  answer();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  press('Save answers');
  expect(onSave).toHaveBeenLastCalledWith(answers);
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
  press('Save answers');
  expect(sessionStorage.length).toBe(0);
});

test('leaving by another way hands the answers over once, and saving them needs no second time', () => {
  show();
  answer();
  fireEvent(window, new Event('pagehide'));
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(answers);
  cleanup();
  expect(onLeave).toHaveBeenCalledOnce();
  show();
  press('Save answers');
  cleanup();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the browser’s Back hands the answers over; without an answer there is nothing to hand over', () => {
  show();
  cleanup();
  expect(onLeave).not.toHaveBeenCalled();
  show();
  answer();
  cleanup();
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(answers);
});

test('what the device holds is shown, and a draft of it is later', () => {
  show('s-3', { difficulty: 2, userRating: null, notes: 'Kept' });
  expect(notes().value).toBe('Kept');
  fireEvent.change(notes(), { target: { value: 'Kept and more' } });
  cleanup();
  show('s-3', { difficulty: 2, userRating: null, notes: 'Kept' });
  expect(notes().value).toBe('Kept and more');
  press('Save answers');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    difficulty: 2,
    userRating: null,
    notes: 'Kept and more',
  });
});
