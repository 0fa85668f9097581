// @vitest-environment jsdom
import type { ProgramSession } from '@cadence/domain/program/types';
import type { Exercise } from '@cadence/domain/workout/types';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BlockLines } from './block-lines.tsx';

const item = (name: string, type: Exercise['type'], more: Partial<Exercise>): Exercise => ({
  name,
  type,
  ...more,
});

const strides = item('Fast run', 'exercise', { duration: 20, exerciseId: 'run' });
const easy = item('6.3 km easy run', 'warmup', { distanceMeters: 6300, duration: 2400 });
const circles = item('Arm Circle', 'warmup', { duration: 35 });

const session: ProgramSession = {
  week: 1,
  session: 1,
  date: '2026-11-23',
  title: 'Easy 6.3 km + 4 strides',
  focus: 'Easy running',
  status: 'planned',
  workoutId: 'w',
  workout: {
    source: 'ai',
    workout: [easy, circles, strides],
    play: {
      blocks: [
        {
          kind: 'intervals',
          title: 'Strides',
          items: [strides],
          rounds: 4,
          restSeconds: 60,
          score: 'distance',
        },
      ],
    },
  },
  statusAt: '2026-11-18T08:00:00.000Z',
  dateAt: '2026-11-18T08:00:00.000Z',
  moves: 0,
};

it('tells the easy kilometres before the quick ones, and no drill of the warm-up', () => {
  const { container } = render(<BlockLines session={session} />);
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines[0]).toBe('6.3 km easy run');
  expect(lines.join(' ')).toContain('Fast run');
  expect(lines.join(' ')).not.toContain('Arm Circle');
});
