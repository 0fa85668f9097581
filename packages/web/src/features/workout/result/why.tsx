import type { Workout } from '@cadence/domain/workout/types';
import { ChevronDown } from 'lucide-react';

/** As much as is read before the first set; all of it stands in the fold. */
const mostSentences = 2;
/** A wish may be a page long. */
const mostLetters = 140;

function quoteOf(asked: string): string {
  const plain = asked.replace(/\s+/g, ' ').trim();
  if (plain.length <= mostLetters) return plain;
  return `${plain.slice(0, mostLetters).replace(/\s+\S*$/, '')} …`;
}

interface InYourWordsProps extends WhyProps {
  /** As the athlete wrote it; none where only the workout is known. */
  asked: string | undefined;
}

/** What was asked for, and the reason that follows from it, in a line or two. */
export function InYourWords({
  asked = '',
  workout: { coachingNotes = '', workout },
}: InYourWordsProps) {
  const noted = workout.flatMap(({ loadNote }) => loadNote ?? []);
  const isSaid = (sentence: string) => noted.some((note) => sentence.includes(note));
  const short = coachingNotes
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '' && !isSaid(sentence))
    .slice(0, mostSentences)
    .join(' ');
  const quote = quoteOf(asked);
  if (!quote && !short) return null;
  return (
    <p className="max-w-prose text-base">
      {quote && <q className="text-ink-2">{quote}</q>} {short}
    </p>
  );
}

interface WhyProps {
  workout: Workout;
}

/** The reasons, out of the way until somebody asks. */
export function Why({ workout: { workoutReasoning, coachingNotes, safetyNotes = [] } }: WhyProps) {
  if (!workoutReasoning && !coachingNotes && safetyNotes.length === 0) return null;
  return (
    <details className="group rounded-control bg-sunken">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-control px-4 font-[650] [&::-webkit-details-marker]:hidden">
        Why this workout?
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-prose flex-col gap-3 px-4 pb-4 text-ink-2">
        {workoutReasoning && <p>{workoutReasoning}</p>}
        {coachingNotes && (
          <p>
            <strong className="font-[650] text-ink">From your coach.</strong> {coachingNotes}
          </p>
        )}
        {safetyNotes.length > 0 && (
          <div>
            <strong className="font-[650] text-ink">To stay safe</strong>
            <ul className="mt-1 list-disc pl-5">
              {safetyNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
