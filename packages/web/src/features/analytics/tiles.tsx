import { Card } from '../../ui/card.tsx';

/** Counts of a log that holds no session. */
const tiles = [
  ['Streak', '0 days', 'Best: 0 days'],
  ['Completion', '0 of 0', 'No sessions to complete yet'],
  ['Time trained', '0 min', 'In the last 12 weeks'],
  ['Records', '0 lifts', 'No strength record yet'],
] as const;

export function Tiles() {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tiles.map(([name, value, note]) => (
        <Card key={name} className="p-4 sm:p-5">
          <dt className="eyebrow">{name}</dt>
          <dd className="mt-1">
            <span className="display num block text-[1.625rem] sm:text-[2.25rem]">{value}</span>
            <span className="mt-1.5 block text-ink-2">{note}</span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}
