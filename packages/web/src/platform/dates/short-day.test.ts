import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './formats.ts';
import { shortDay, shortDayOfWeek, shortWeekday } from './short-day.ts';

const inLanguage = (language: string) => vi.stubGlobal('navigator', { language });
afterEach(() => vi.unstubAllGlobals());

// Of Britain's own formats September alone has four letters.
test.each(['en-US', 'en-GB', 'en-CA', 'en-PH', 'en-IE'])(
  'in %s a day is written as the browser writes it',
  (language) => {
    inLanguage(language);
    const weekday = dateFormat({ weekday: 'short' })();
    const day = dateFormat({ day: 'numeric', month: 'short' })();
    for (let date = 1; date <= 365; date += 1) {
      const at = new Date(2026, 0, date);
      expect(shortWeekday(at)).toBe(weekday.format(at));
      expect(shortDay(at)).toBe(day.format(at).replace('Sept', 'Sep'));
    }
  },
);

test.each([
  ['en-US', 'Thu, Nov 3'],
  ['en', 'Thu, Nov 3'],
  ['en-GB', 'Thu 3 Nov'],
  ['de-DE', 'Thu 3 Nov'],
  ['ja', 'Thu 3 Nov'],
])('in %s a day of the week is %s', (language, words) => {
  inLanguage(language);
  expect(shortDayOfWeek(new Date(2022, 10, 3))).toBe(words);
});
