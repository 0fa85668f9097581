// @vitest-environment jsdom
import { render } from '@testing-library/react';
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

test.each([4, 52])('%i weeks are as many bars', (count) => {
  const { container } = render(<WeekBars weeks={weeksOf(count)} />);
  expect(placesIn(container)).toHaveLength(count);
});
