import { introduction } from '@cadence/domain/timer/constants';
import { start, timerAt } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { describe, expect, test } from 'vitest';
import { announcement } from './announce.ts';

const steps: TimerStep[] = [
  { name: 'Squat', duration: 40, type: 'exercise', reps: 12 },
  { name: 'Rest', duration: 15, type: 'rest' },
  { name: 'Lunge', duration: 12, type: 'exercise', side: 'both' },
];
const running = start(steps, newTimer(), 0);
const at = (seconds: number) => timerAt(steps, running, seconds * 1000);

/** All that is said, second by second. */
function listen(): string[] {
  const said: string[] = [];
  for (let second = 0; second < 67; second++) {
    const words = announcement(steps, second === 0 ? null : at(second - 1), at(second));
    if (words) said.push(`${second}: ${words}`);
  }
  return said;
}

describe('the live region', () => {
  test('says step changes, halfway, the other side and the last ten seconds, and no more', () => {
    expect(listen()).toEqual([
      '0: Work, Squat, 12 reps, 0:40. Next: Rest · 0:15.',
      '20: Halfway.',
      '30: 10 seconds left.',
      '40: Rest, 0:15. Next: Lunge · 0:12.',
      '45: 10 seconds left.',
      '55: Work, Lunge, 0:12. The last step.',
      '57: 10 seconds left.',
      '61: Switch sides.',
    ]);
  });

  test('tells neither the length nor the half of a stopwatch', () => {
    const open: TimerStep[] = [
      { name: 'Stopwatch', duration: 7200, type: 'exercise', openEnded: true },
    ];
    const counting = start(open, newTimer(), 0);
    const reading = (seconds: number) => timerAt(open, counting, seconds * 1000);
    expect(announcement(open, null, reading(0))).toBe(
      'Work, Stopwatch, until you finish. The last step.',
    );
    expect(announcement(open, reading(3599), reading(3600))).toBeNull();
  });

  test.each(['exercise', 'cooldown'] as const)(
    'the other side wins over the seconds left: %s',
    (type) => {
      const short: TimerStep[] = [{ name: 'Stretch', duration: 20, type, side: 'both' }];
      const state = start(short, newTimer(), 0);
      const reading = (seconds: number) => timerAt(short, state, seconds * 1000);
      expect(announcement(short, reading(9), reading(10))).toBe('Switch sides.');
    },
  );

  test('says a name once that is its phase’s too', () => {
    const ready: TimerStep[] = [
      { name: introduction.name, duration: 10, type: 'pre-workout' },
      { name: 'Squat', duration: 40, type: 'exercise' },
    ];
    const begun = timerAt(ready, start(ready, newTimer(), 0), 0);
    expect(announcement(ready, null, begun)).toBe('Get ready, 0:10. Next: Squat · 0:40.');
  });

  test('is silent before the start', () => {
    expect(announcement(steps, null, timerAt(steps, newTimer(), 0))).toBeNull();
  });
});
