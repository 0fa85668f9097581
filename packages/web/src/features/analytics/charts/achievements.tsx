import type { Achievement } from '@cadence/domain/analytics/achievements';
import {
  CalendarCheck,
  Check,
  Clock,
  Compass,
  Crown,
  Flame,
  Footprints,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Medal,
  Moon,
  Shuffle,
  Sunrise,
  TrendingUp,
  Trophy,
  Undo2,
  Weight,
} from 'lucide-react';
import { memo } from 'react';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Card } from '../../../ui/card.tsx';
import { useShowAll } from '../../../ui/use-show-all.tsx';
import { datedText, numberText } from '../words.ts';

const icons: Record<string, LucideIcon> = {
  'calendar-check': CalendarCheck,
  check: Check,
  clock: Clock,
  compass: Compass,
  crown: Crown,
  flame: Flame,
  footprints: Footprints,
  hourglass: Hourglass,
  'list-checks': ListChecks,
  medal: Medal,
  moon: Moon,
  shuffle: Shuffle,
  sunrise: Sunrise,
  'trending-up': TrendingUp,
  trophy: Trophy,
  undo: Undo2,
  weight: Weight,
};

const firstShown = 6;
/** Beside all that is reached, something to go for. */
const openShown = 3;

interface AchievementsProps {
  achievements: readonly Achievement[];
  now: Date;
}

/** What is reached, the latest first; then the specification's three, and what is nearest. */
export const Achievements = memo(function Achievements({ achievements, now }: AchievementsProps) {
  const reached = achievements
    .filter(({ unlockedAt }) => unlockedAt !== null)
    .toSorted(latestFirst);
  const isOpen = ({ unlockedAt }: Achievement) => unlockedAt === null;
  const specified = achievements.slice(0, 3).filter(isOpen);
  const others = achievements.slice(3).filter(isOpen).toSorted(nearestFirst);
  const { shown, list, button } = useShowAll(
    [...reached, ...specified, ...others],
    Math.max(firstShown, reached.length + openShown),
    '-mb-2 mt-2 w-full',
  );
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">Achievements</h2>
      <p className="num mt-1 text-ink-2">
        {reached.length} of {achievements.length}
      </p>
      <ul ref={list} className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((achievement) => (
          <AchievementTile key={achievement.type} achievement={achievement} now={now} />
        ))}
      </ul>
      {button}
    </Card>
  );
});

const shareOf = ({ progress, value }: Achievement) => progress / value;

const nearestFirst = (a: Achievement, b: Achievement) => shareOf(b) - shareOf(a);

const latestFirst = (a: Achievement, b: Achievement) =>
  Date.parse(b.unlockedAt ?? '') - Date.parse(a.unlockedAt ?? '');

const amountText = ({ unit }: Achievement, value: number): string =>
  unit === 'kg' ? showWeight(value, { maximumFractionDigits: 0 }) : numberText(value);

/** The rule's own words, with a weight in the user's unit. */
const descriptionOf = (achievement: Achievement): string =>
  achievement.description.replace(/[\d,]+ kg\b/, () => amountText(achievement, achievement.value));

interface AchievementTileProps {
  achievement: Achievement;
  now: Date;
}

function AchievementTile({ achievement, now }: AchievementTileProps) {
  // It may be chosen anew on another device.
  useUnit();
  const { title, icon, progress, value, unlockedAt } = achievement;
  const Icon = icons[icon] ?? Medal;
  return (
    <li className="flex gap-3 rounded-control border border-line p-3.5">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${unlockedAt ? 'bg-ink text-paper' : 'bg-sunken text-ink-2'}`}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="font-[650] text-base">{title}</p>
        <p className="text-ink-2 text-sm">{descriptionOf(achievement)}</p>
        {unlockedAt ? (
          <p className="mt-1 font-[650] text-ok text-sm">
            Reached on {datedText(new Date(unlockedAt), now)}
          </p>
        ) : (
          <>
            <span
              aria-hidden="true"
              className="mt-2.5 block h-2 overflow-hidden rounded-full bg-sunken"
            >
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${(progress / value) * 100}%` }}
              />
            </span>
            <p className="num mt-1 text-ink-2 text-sm">
              {amountText(achievement, progress)} / {amountText(achievement, value)}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
