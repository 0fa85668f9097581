import type { ScoreStanding } from '@cadence/domain/analytics/scores/earlier-scores';
import { scoreText } from '@cadence/domain/analytics/scores/score-text';
import type { SessionScore } from '@cadence/domain/analytics/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { ScoreFields } from './score-fields.tsx';

interface ScoreListProps {
  scores: readonly SessionScore[];
  standing: (score: SessionScore) => ScoreStanding;
  writeWeight: (kilograms: number) => string;
  /** Not where it can only be looked at. */
  onChange?: ((scores: SessionScore[]) => void) | undefined;
}

/** What each block came to, with what it came to before. */
export function ScoreList({ scores, standing, writeWeight, onChange }: ScoreListProps) {
  const told = scores.filter(({ kind }) => kind !== 'done');
  if (told.length === 0) return null;
  return (
    <ul aria-label="Scores" className="flex flex-col gap-2.5">
      {told.map((score) => (
        <li key={score.block} className="rounded-card border border-line bg-surface p-4">
          <Score
            score={score}
            standing={standing(score)}
            writeWeight={writeWeight}
            onChange={
              onChange &&
              ((changed) => onChange(scores.map((one) => (one === score ? changed : one))))
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface ScoreProps {
  score: SessionScore;
  standing: ScoreStanding;
  writeWeight: (kilograms: number) => string;
  onChange?: ((score: SessionScore) => void) | undefined;
}

/** More than these are read in the log, not at the end of a session. */
const mostSplits = 12;

function Score({ score, standing: { last, best, isRecord }, writeWeight, onChange }: ScoreProps) {
  const [isEditing, setEditing] = useState(false);
  const write = (one: SessionScore) => scoreText(one, writeWeight);
  const before = [last && `last ${write(last)}`, best && `best ${write(best)}`]
    .filter(Boolean)
    .join(' · ');
  // A load follows from the sets that were logged.
  const canEdit = onChange && score.kind !== 'load';
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="eyebrow">{score.title}</p>
          <p className="num display mt-1 text-2xl first-letter:uppercase">{write(score)}</p>
        </div>
        {canEdit && (
          <Button
            variant="ghost"
            aria-expanded={isEditing}
            aria-label={`Correct the score of ${score.title}`}
            onClick={() => setEditing(!isEditing)}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {isEditing ? 'Close' : 'Correct'}
          </Button>
        )}
      </div>
      {isRecord && <p className="mt-1 font-[650] text-ok">Your best so far</p>}
      {before && <p className="num mt-1 text-ink-2">{before}</p>}
      {score.scaled && <p className="mt-1 text-ink-2">Scaled: {score.scaled}</p>}
      {score.splits && score.splits.length > 1 && (
        <p className="num mt-1 text-ink-2">
          Splits {score.splits.slice(0, mostSplits).map(formatClock).join(', ')}
          {score.splits.length > mostSplits ? ' …' : ''}
        </p>
      )}
      {isEditing && onChange && <ScoreFields score={score} onChange={onChange} />}
    </>
  );
}
