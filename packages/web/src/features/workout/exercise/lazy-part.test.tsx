// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type LazySource, lazySource } from '../../../ui/lazy/lazy-source.ts';
import { usePart } from './lazy-part.ts';
import { PartWaiting } from './part-waiting.tsx';

afterEach(cleanup);

interface ShownProps {
  source: LazySource<string>;
}

function Shown({ source }: ShownProps) {
  const state = usePart(source);
  if (state.part !== null) return <p>{state.part}</p>;
  return (
    <PartWaiting state={state} label="Loading the exercise">
      <span />
    </PartWaiting>
  );
}

test('a part says that it loads, then is there, and is fetched once', async () => {
  const fetchPart = vi.fn(async () => 'the part');
  const source = lazySource(fetchPart);
  const { unmount } = render(<Shown source={source} />);
  expect(screen.getByRole('status').textContent).toContain('Loading the exercise');
  expect(await screen.findByText('the part')).toBeDefined();
  unmount();
  render(<Shown source={source} />);
  expect(screen.getByText('the part')).toBeDefined();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('one that does not come says so, and comes when it is tried again', async () => {
  const fetchPart = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce('the part');
  render(<Shown source={lazySource(fetchPart)} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The exercise library did not load',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the part')).toBeDefined();
});
