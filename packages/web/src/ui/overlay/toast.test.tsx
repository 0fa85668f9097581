// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Toaster, toast } from './toast.tsx';

function say(...args: Parameters<typeof toast>) {
  const made: (() => void)[] = [];
  act(() => void made.push(toast(...args)));
  return () => act(() => made[0]?.());
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  wait(60_000);
  cleanup();
  vi.useRealTimers();
});

describe('a message', () => {
  test('is said politely and leaves by itself', () => {
    say('Session saved');
    expect(screen.getByRole('region').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Session saved')).toBeTruthy();
    wait(4900);
    expect(screen.queryByText('Session saved')).toBeTruthy();
    wait(200);
    expect(screen.queryByText('Session saved')).toBeNull();
  });

  test('an error is said at once and stays longer', () => {
    say('Not saved', { tone: 'error' });
    wait(9000);
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
  });

  test('stays while it is hovered, then for what was left', () => {
    say('Swapped', { durationMs: 1000 });
    wait(800);
    fireEvent.mouseEnter(screen.getByRole('region'));
    wait(5000);
    expect(screen.queryByText('Swapped')).toBeTruthy();
    fireEvent.mouseLeave(screen.getByRole('region'));
    wait(150);
    expect(screen.queryByText('Swapped')).toBeTruthy();
    wait(100);
    expect(screen.queryByText('Swapped')).toBeNull();
  });

  test('only the three newest are shown', () => {
    for (const text of ['one', 'two', 'three', 'four']) say(text);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'two',
      'three',
      'four',
    ]);
  });

  test('the action runs once and takes the message away', () => {
    const onPress = vi.fn();
    say('Deleted', { action: { label: 'Undo', onPress } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  test('can be dismissed by its button and by its maker', () => {
    say('first');
    const dismiss = say('second');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
    expect(screen.queryByText('first')).toBeNull();
    dismiss();
    expect(screen.queryByText('second')).toBeNull();
  });

  test('F8 brings the focus in, Escape takes it back', () => {
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    say('Deleted', { action: { label: 'Undo', onPress: () => undefined } });
    fireEvent.keyDown(window, { key: 'F8' });
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    wait(30_000);
    expect(screen.queryByText('Deleted')).toBeTruthy();
    fireEvent.keyDown(undo, { key: 'Escape' });
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  test('stands within what is open above the page, and is the same one when that closes', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => undefined} title="Week 2">
        Its sessions
      </Dialog>
    );
    say('Moved', { action: { label: 'Undo', onPress: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    const { rerender } = render(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Week 2' }).contains(undo)).toBe(true);
    rerender(dialog(false));
    expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo);
    expect(undo.closest('dialog')).toBeNull();
    wait(10_100);
    expect(screen.queryByText('Moved')).toBeNull();
  });

  test('is held by no pointer or focus that it had before a modal closed', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => undefined} title="Week 2">
        Its sessions
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    say('Forgotten', { action: { label: 'Undo', onPress: () => undefined } });
    fireEvent.mouseEnter(screen.getByRole('region'));
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    rerender(dialog(false));
    wait(10_100);
    expect(screen.queryByText('Forgotten')).toBeNull();
  });

  test('who came by Tab is back where they were once Undo has taken it away', () => {
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    say('Deleted', { action: { label: 'Undo', onPress: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
