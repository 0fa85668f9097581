import { describe, expect, it } from 'vitest';
import { sessionFromActivity } from '../activity/activity.ts';
import { newLogSessions } from './duplicates.ts';

const at = (time: string, minutes: number, source = 'Watch') =>
  sessionFromActivity(
    {
      sport: 'run',
      startedMs: Date.parse(`2026-05-03T${time}:00Z`),
      seconds: minutes * 60,
      exercises: [],
    },
    source,
  );

describe('what a watch recorded beside the timer', () => {
  it.each([
    ['the same minute', '10:00', 1, 0],
    ['a little earlier and longer', '09:57', 55, 0],
    ['within it', '10:10', 20, 0],
    ['right after it', '10:45', 30, 1],
    ['only its last minutes', '10:40', 30, 1],
    ['the day before', '03:00', 45, 1],
  ])('%s', (_, time, minutes, fresh) => {
    const known = [at('10:00', 45, 'Cadence')];
    expect(newLogSessions([at(time, minutes)], known)).toHaveLength(fresh);
  });
});
