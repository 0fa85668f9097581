import { isLevelKnown, isScoreKnown } from '@cadence/domain/assessment/result';
import { dateFormat } from '../../platform/dates/formats.ts';
import { Card } from '../../ui/card.tsx';
import type { Result } from './assessment-calls.ts';
import { Radar } from './radar.tsx';

interface ResultViewProps {
  result: Result;
}

const levels = {
  beginner: 'You are at the start',
  intermediate: 'You know your way',
  advanced: 'You have come far',
} as const;
const day = dateFormat({ dateStyle: 'long' });

/** The shape, the words and what to do next. */
export function ResultView({ result }: ResultViewProps) {
  const { dimensions, level, nextSteps, cautions, notes, submittedAt, strongest } = result;
  const best = dimensions.find(({ dimension }) => dimension === strongest);
  return (
    <div className="flex flex-col gap-4">
      <Card className="p-6 sm:p-8">
        <p className="eyebrow">{day().format(new Date(submittedAt))}</p>
        <h2 className="display mt-2 text-[1.75rem]">
          {isLevelKnown(dimensions) ? levels[level] : 'Your level is not known yet'}.
        </h2>
        {!dimensions.some(isScoreKnown) && (
          <p className="mt-2 text-base text-ink-2">
            Nothing was answered that says where you stand. Assess again when you have five minutes.
          </p>
        )}
        {best && (
          <p className="mt-2 text-base text-ink-2">
            Your strongest side is {best.name.toLowerCase()}.
          </p>
        )}
        {cautions.map((caution) => (
          <p
            key={caution}
            className="mt-4 rounded-control bg-danger-soft p-4 font-[550] text-danger"
          >
            {caution}
          </p>
        ))}
      </Card>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <Card className="grid place-items-center p-6">
          <Radar rows={dimensions} />
        </Card>
        <Card className="p-6">
          <h3 className="eyebrow">Side by side</h3>
          <ul className="mt-2">
            {dimensions.map((row) => (
              <Row key={row.dimension} row={row} />
            ))}
          </ul>
        </Card>
      </div>
      <Card className="p-6 sm:p-8">
        <h3 className="eyebrow">Next steps</h3>
        <ol className="mt-3 flex max-w-prose list-decimal flex-col gap-2 pl-5 text-base">
          {nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {notes.map((note) => (
          <p key={note} className="mt-3 text-ink-2">
            {note}
          </p>
        ))}
        <p className="mt-4 max-w-prose text-ink-2 text-sm">
          A picture of today, from what you told and tested: not a diagnosis. 50 is the middle of
          people of your age, where there are norms.
        </p>
      </Card>
    </div>
  );
}

interface RowProps {
  row: Result['dimensions'][number];
}

function Row({ row }: RowProps) {
  const { name, score, low, high, words } = row;
  const hasScore = isScoreKnown(row);
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-3">
        <p className="font-[650]">{name}</p>
        <p className="num text-ink-2">
          {words}
          {hasScore && <span className="ml-2 font-[750] text-ink">{score}</span>}
        </p>
      </div>
      <div aria-hidden="true" className="relative mt-2 h-2 rounded-full bg-sunken">
        {hasScore && (
          <>
            <span
              className="absolute inset-y-0 rounded-full bg-work/30"
              style={{ left: `${low}%`, width: `${high - low}%` }}
            />
            <span
              className="-translate-x-1/2 -top-0.5 absolute size-3 rounded-full bg-work"
              style={{ left: `${score}%` }}
            />
          </>
        )}
      </div>
      {hasScore && (
        <span className="sr-only">
          Between {low} and {high} of 100.
        </span>
      )}
    </li>
  );
}
