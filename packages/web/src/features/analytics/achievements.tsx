import { Card } from '../../ui/card.tsx';

/** Spec §9. */
const achievements = [
  ['Week Warrior', '7-day streak', 7],
  ['PR Machine', 'Records in 5 lifts', 5],
  ['Half Century', '50 completed workouts', 50],
] as const;

export function Achievements() {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="eyebrow">Achievements</h2>
      <ul className="mt-2">
        {achievements.map(([name, rule, goal]) => (
          <li key={name} className="border-line border-t py-3.5 first:border-t-0 last:pb-0">
            <div className="flex items-baseline justify-between gap-3">
              <p className="font-[650] text-base">{name}</p>
              <p className="num text-ink-2">0 / {goal}</p>
            </div>
            <p className="text-ink-2">{rule}</p>
            <span aria-hidden="true" className="mt-2 block h-2 rounded-full bg-sunken" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
