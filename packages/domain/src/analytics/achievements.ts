import { type AchievementRule, achievementRules } from './achievement-rules.ts';
import { inOrder } from './lasting/in-order.ts';
import { type Lasting, nothingLasting } from './lasting/lasting.ts';
import { isAfterRemoved } from './lasting/removed-sessions.ts';
import { beginTally, type LocalTime, sessionCounter } from './lifts/tally.ts';
import { isTrained } from './trained.ts';
import type { WorkoutSession } from './types.ts';

/** Spec §3, Achievement. */
export interface Achievement extends Omit<AchievementRule, 'count'> {
  /** The furthest it has come, at most `value`. */
  progress: number;
  unlockedAt: string | null;
}

/**
 * From the sessions and what outlasts those that were removed, so that every device that has
 * them comes to the same.
 */
export function achievementsOf(
  sessions: readonly WorkoutSession[],
  localTime: LocalTime,
  { removed, records, reached: known }: Lasting = nothingLasting,
): Achievement[] {
  const tally = beginTally(removed, records);
  const count = sessionCounter(tally, localTime);
  const isNew = isAfterRemoved(removed);
  const states = achievementRules.map(({ count: countOf, ...rule }) => {
    const before = known.get(rule.type);
    const progress = Math.min(before?.progress ?? 0, rule.value);
    const achievement: Achievement = { ...rule, progress, unlockedAt: before?.unlockedAt ?? null };
    return { countOf, achievement };
  });
  const isOpen = ({ achievement }: (typeof states)[number]) => achievement.unlockedAt === null;
  let open = states.filter(isOpen);
  for (const session of inOrder(sessions.filter(isTrained))) {
    if (!isNew(session.date)) continue;
    count(session);
    let isUnlocking = false;
    for (const { countOf, achievement } of open) {
      const reached = countOf(tally);
      if (reached > achievement.progress)
        achievement.progress = Math.min(reached, achievement.value);
      if (reached < achievement.value) continue;
      achievement.unlockedAt = session.date;
      isUnlocking = true;
    }
    // What is unlocked stands, whatever comes after.
    if (isUnlocking) open = open.filter(isOpen);
  }
  return states.map(({ achievement }) => achievement);
}
