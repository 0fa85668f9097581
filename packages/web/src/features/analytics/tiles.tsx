import { Card } from '../../ui/card.tsx';
import { countText, type Figures, minutesText } from './figures.ts';

interface TilesProps {
  figures: Figures;
}

export function Tiles({ figures }: TilesProps) {
  const { sessions, streakDays, recent, records } = figures;
  const tiles = [
    ['Streak', countText(streakDays, 'day'), 'In a row, up to 30'],
    ['Completion', `${recent.done} of ${recent.sessions}`, completionNote(figures)],
    ['Time trained', minutesText(recent.seconds), 'In the last 12 weeks'],
    [
      'Records',
      countText(records, 'lift'),
      records > 0 ? `From ${countText(sessions, 'session')}` : 'No strength record yet',
    ],
  ] as const;
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

function completionNote({ sessions, recent }: Figures): string {
  if (sessions === 0) return 'No sessions to complete yet';
  if (recent.sessions === 0) return 'None in the last 12 weeks';
  return `${Math.round((recent.done / recent.sessions) * 100)} % done in the last 12 weeks`;
}
