// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WeekBars } from './week-bars.tsx';

const weeksOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: 20_000 + 7 * index,
    seconds: { warmup: 0, work: 1800, rest: 0, cooldown: 0 },
  }));

/** From left to right, in percent of the width. */
const placesIn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.bg-work')]
    .filter(({ style }) => style.bottom !== '')
    .map(({ style }) => Number.parseFloat(style.left));

test('of a year the later half is drawn first, and then all of it', async () => {
  const { container } = render(<WeekBars weeks={weeksOf(52)} />);
  const first = placesIn(container);
  expect(first).toHaveLength(26);
  expect(first[0]).toBeGreaterThan(49);
  await waitFor(() => expect(placesIn(container)).toHaveLength(52));
  const all = placesIn(container);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(all.at(-1)).toBeLessThan(100);
});

test('a month is drawn in one go', () => {
  const { container } = render(<WeekBars weeks={weeksOf(4)} />);
  expect(placesIn(container)).toHaveLength(4);
});
