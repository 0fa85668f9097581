// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts.ts';

const space = vi.fn();
const rest = vi.fn();

function Page() {
  useShortcuts({ ' ': space, r: rest });
  return (
    <>
      <button type="button">Next</button>
      <input aria-label="Notes" />
      <input type="range" aria-label="Position" />
      <div role="spinbutton" tabIndex={0} aria-label="Reps" aria-valuenow={1} />
      <dialog aria-label="Settings" />
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('shortcuts', () => {
  test('work from anywhere on the page, in either case', () => {
    render(<Page />);
    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: 'R' });
    expect(space).toHaveBeenCalledOnce();
    expect(rest).toHaveBeenCalledOnce();
  });

  test.each(['Notes', 'Position', 'Reps'])('leave %s alone', (name) => {
    const { getByLabelText } = render(<Page />);
    fireEvent.keyDown(getByLabelText(name), { key: ' ' });
    fireEvent.keyDown(getByLabelText(name), { key: 'r' });
    expect(space).not.toHaveBeenCalled();
    expect(rest).not.toHaveBeenCalled();
  });

  test('space on a button presses only the button; letters still work', () => {
    const { getByText } = render(<Page />);
    fireEvent.keyDown(getByText('Next'), { key: ' ' });
    fireEvent.keyDown(getByText('Next'), { key: 'r' });
    expect(space).not.toHaveBeenCalled();
    expect(rest).toHaveBeenCalledOnce();
  });

  test('are off with a modifier, while held down and under a dialog', () => {
    const { getByLabelText } = render(<Page />);
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'r', repeat: true });
    getByLabelText('Settings').setAttribute('open', '');
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(rest).not.toHaveBeenCalled();
  });
});
