// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setStorageOwner } from '../../../platform/storage.ts';
import { checkWizard, wrongStep } from './check-wizard.ts';
import {
  bodyOf,
  changeDraft,
  clearWizardDraft,
  draftNextFrom,
  nextMonday,
  readWizardDraft,
  type WizardDraft,
} from './wizard-draft.ts';

const context = {
  level: 'intermediate' as const,
  kit: { equipment: ['bodyweight' as const], props: [] },
  today: '2026-03-03',
};
const bodyWith = (some: Partial<WizardDraft>) => {
  changeDraft({ goal: 'get stronger', ...some });
  return bodyOf(readWizardDraft(), context);
};

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  clearWizardDraft();
  setStorageOwner(null);
});

describe('the wish that is sent', () => {
  test('starts on the next Monday until another day is chosen', () => {
    expect(bodyWith({}).start_date).toBe('2026-03-09');
    expect(bodyWith({ startDate: '2026-03-04' }).start_date).toBe('2026-03-04');
  });

  test('takes what hurts along with the goal', () => {
    expect(bodyWith({ hurts: ' left knee ' }).goal_text).toBe('get stronger. left knee');
    expect(bodyWith({ goal: 'Get strong.', hurts: 'sore neck' }).goal_text).toBe(
      'Get strong. sore neck',
    );
    expect(bodyWith({ goal: ' ', hurts: 'sore neck' }).goal_text).toBe('');
  });

  test('takes weeks, days and minutes from the goal, until others are chosen', () => {
    const goal = 'Get stronger with two short evenings a week';
    expect(bodyWith({ goal })).toMatchObject({ sessions_per_week: 2, minutes_per_session: 30 });
    expect(bodyWith({ goal, sessionsPerWeek: 4 }).sessions_per_week).toBe(4);
    expect(bodyWith({ goal: `${goal}.` }).sessions_per_week).toBe(4);
  });

  test('chooses the days that the goal names', () => {
    const goal = '5 km, run mon wed sat';
    expect(bodyWith({ goal })).toMatchObject({ sessions_per_week: 3, preferred_days: [1, 3, 6] });
    expect(bodyWith({ goal, days: [2, 4, 6] }).preferred_days).toEqual([2, 4, 6]);
  });

  test('forgets a clearance with the words that it was given for', () => {
    expect(bodyWith({ cleared: ['heart'] }).cleared).toEqual(['heart']);
    expect(bodyWith({ goal: 'get stronger now' }).cleared).toBeUndefined();
  });

  test('can be the same again', () => {
    const wish = {
      goalText: 'swim',
      weeks: 8,
      sessionsPerWeek: 2,
      minutesPerSession: 30,
      preferredDays: [1],
      startDate: '2026-01-05',
    };
    draftNextFrom(wish, 4);
    expect(bodyOf(readWizardDraft(), context)).toMatchObject({
      goal_text: 'swim',
      weeks: 4,
      sessions_per_week: 2,
      minutes_per_session: 30,
      preferred_days: [1],
      start_date: '2026-03-09',
    });
  });
});

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-03', '2026-03-09'],
  ['2026-03-08', '2026-03-09'],
])('the Monday from %s on is %s', (today, monday) => {
  expect(nextMonday(today)).toBe(monday);
});

describe('what is wrong', () => {
  test.each([
    [{}, {}, -1],
    [{ goal: '  ' }, { goal_text: 'Say in a few words what you want to reach' }, 0],
    [{ minutes: '4' }, { minutes_per_session: 'Duration must be at least 5 minutes' }, 1],
    [{ minutes: '121' }, { minutes_per_session: 'Duration cannot exceed 120 minutes' }, 1],
    [{ minutes: 'an hour' }, { minutes_per_session: 'Use whole minutes' }, 1],
    [{ startDate: '' }, { start_date: 'Use a day such as 2026-03-02' }, 1],
  ])('with %o is told where it stands', (some, problems, step) => {
    const found = checkWizard(bodyWith(some));
    expect(found).toEqual(problems);
    expect(wrongStep(found)).toBe(step);
  });
});
