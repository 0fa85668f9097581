// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Result } from './assessment-calls.ts';
import { ChangeCard } from './change-card.tsx';
import { Radar } from './radar.tsx';

type Row = Result['dimensions'][number];

const rowOf = (score: number, doubt: number, confidence = 0.8): Row => ({
  dimension: 'strength',
  name: 'Strength',
  score,
  confidence,
  low: score - doubt,
  high: score + doubt,
  words: 'Average',
});

const unknown = rowOf(50, 45, 0.1);

test.each([
  ['Not known yet.', [unknown, unknown]],
  ['One value so far.', [unknown, rowOf(40, 5)]],
  ['No change.', [rowOf(40, 5), rowOf(40, 5)]],
  ['+10 points: may still be chance.', [rowOf(40, 20), rowOf(50, 20)]],
  ['+40 points, beyond doubt.', [rowOf(40, 5), rowOf(80, 5)]],
])('the change is told as it is: %s', (words, rows) => {
  const points = rows.map((row, index) => ({ at: `2026-0${index + 1}-01T07:00:00.000Z`, row }));
  render(<ChangeCard name="Strength" points={points} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the shape has a point for what is known alone', () => {
  const rows = [
    rowOf(40, 5),
    { ...unknown, dimension: 'power' as const },
    { ...rowOf(60, 5), dimension: 'mobility' as const },
  ];
  const { container } = render(<Radar rows={rows} />);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});
