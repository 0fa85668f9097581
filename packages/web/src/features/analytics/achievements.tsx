import { Card } from '../../ui/card.tsx';
import type { Figures } from './figures.ts';

/** Spec §9. */
const achievements = [
  ['Week Warrior', '7-day streak', 7, ({ streakDays }: Figures) => streakDays],
  ['PR Machine', 'Records in 5 lifts', 5, ({ records }: Figures) => records],
  ['Half Century', '50 completed workouts', 50, ({ completed }: Figures) => completed],
] as const;

interface AchievementsProps {
  figures: Figures;
}

export function Achievements({ figures }: AchievementsProps) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">Achievements</h2>
      <ul className="mt-2">
        {achievements.map(([name, rule, goal, countOf]) => {
          const count = Math.min(countOf(figures), goal);
          return (
            <li key={name} className="border-line border-t py-3.5 first:border-t-0 last:pb-0">
              <div className="flex items-baseline justify-between gap-3">
                <p className="font-[650] text-base">{name}</p>
                <p className="num text-ink-2">
                  {count} / {goal}
                </p>
              </div>
              <p className="text-ink-2">{rule}</p>
              <span
                aria-hidden="true"
                className="mt-2 block h-2 overflow-hidden rounded-full bg-sunken"
              >
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${(count / goal) * 100}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
