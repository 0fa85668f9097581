// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SavedLine } from './saved-line.tsx';

afterEach(cleanup);

test('one that the account refused does not look like one on its way', () => {
  render(<SavedLine where="refused" />);
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('Saved on this device only: your account did not take it.');
  expect(line.querySelector('svg')).toBeNull();
});

test('nothing is said before it is known', () => {
  render(<SavedLine where={undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});
