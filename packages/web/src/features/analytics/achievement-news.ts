import type { Achievement } from '@cadence/domain/analytics/achievements';
import { countText } from '@cadence/domain/workout/words';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import { toast } from '../../ui/toast.tsx';
import { currentPreferences } from './preferences.ts';
import { isTrainedHere } from './trained-here.ts';

/** What this device has told of. */
const told = createDeviceStore<string[]>({
  key: 'achievementsTold',
  version: 1,
  schema: z.array(z.string()),
  fallback: [],
  // Without it some of the last days are told once more.
  broken: 'discard',
});

const newsMs = 3 * 86_400_000;

/** What came with an import or from another device is no news here: there it was told. */
const isNews = ({ unlockedAt }: Achievement, now: Date) =>
  unlockedAt !== null &&
  isTrainedHere(unlockedAt) &&
  now.getTime() - Date.parse(unlockedAt) < newsMs;

export function tellAchievements(achievements: readonly Achievement[], now: Date): void {
  const known = new Set(told.read());
  const unlocked = achievements.filter(({ unlockedAt }) => unlockedAt !== null);
  const untold = unlocked.filter(({ type }) => !known.has(type));
  if (untold.length === 0) return;
  told.write([...known, ...untold.map(({ type }) => type)]);
  const news = untold.filter((achievement) => isNews(achievement, now));
  const [first] = news;
  if (!first || !currentPreferences().notifications.achievements) return;
  toast(
    news.length === 1
      ? `Achievement unlocked: ${first.title}.`
      : `${countText(news.length, 'achievement')} unlocked.`,
  );
}

/** Each is told once, where it was trained and while it is new. */
export function useAchievementNews(achievements: readonly Achievement[], now: Date): void {
  useEffect(() => tellAchievements(achievements, now), [achievements, now]);
}
