import type { Achievement } from '@cadence/domain/analytics/achievements';
import { countText } from '@cadence/domain/workout/words';
import { useEffect } from 'react';
import { findItem, putItem } from '../../../platform/items/item-store.ts';
import { useAreItemsFresh } from '../../../platform/items/item-sync.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { currentPreferences } from '../data/preferences.ts';

/** Which ones were told, on whichever device. */
const told = { kind: 'preference', id: 'achievements_told' } as const;

function readTold(): unknown[] {
  const value = findItem(told)?.value;
  return Array.isArray(value) ? value : [];
}

/** Older ones are no news: they came with an import. */
const newsMs = 3 * 86_400_000;

const isNews = ({ unlockedAt }: Achievement, now: Date) =>
  unlockedAt !== null && now.getTime() - Date.parse(unlockedAt) < newsMs;

function tellAchievements(achievements: readonly Achievement[], now: Date): void {
  if (!currentPreferences().notifications.achievements) return;
  const known = readTold();
  const news = achievements.filter((one) => isNews(one, now) && !known.includes(one.type));
  const [first] = news;
  if (!first) return;
  putItem(told.kind, told.id, [...known, ...news.map(({ type }) => type)]);
  toast(
    news.length === 1
      ? `Achievement unlocked: ${first.title}.`
      : `${countText(news.length, 'achievement')} unlocked.`,
  );
}

/** Each is told once, while it is new, and not before it is known what other devices have told. */
export function useAchievementNews(achievements: readonly Achievement[], now: Date): void {
  const isFresh = useAreItemsFresh();
  useEffect(() => {
    if (isFresh) tellAchievements(achievements, now);
  }, [isFresh, achievements, now]);
}
