// @vitest-environment jsdom
import { weekVariation } from '@cadence/domain/program/weeks/weeks';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CurvePicture } from './load-curve.tsx';

afterEach(cleanup);

test('the peak is the tallest week and the building one the widest, and the curve says so', () => {
  const weeks = [1, 2, 3, 4].map((week) => ({ week, variation: weekVariation(week) }));
  render(<CurvePicture weeks={weeks} />);
  const picture = screen.getByRole('img', {
    name: 'Load by week: build, peak, deload, test. Taller is heavier, wider is more sets.',
  });
  const sizes = [...picture.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => [
    Math.round(Number.parseFloat(style.height)),
    Math.round(Number.parseFloat(style.width)),
  ]);
  expect(sizes).toEqual([
    [83, 100],
    [100, 82],
    [67, 64],
    [92, 73],
  ]);
});
