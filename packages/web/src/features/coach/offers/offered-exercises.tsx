import { useId, useState } from 'react';

export interface OfferedExercise {
  name: string;
  /** '12 reps', '5 × 5', '40 s'. */
  dose: string;
}

interface OfferedExercisesProps {
  exercises: readonly OfferedExercise[];
  /** None at first: what is said of them stands above. */
  folded: boolean;
}

/** As many as a phone shows beside what was said about them. */
export const shownFirst = 4;

/** What the workout is made of, before it is loaded. */
export function OfferedExercises({ exercises, folded }: OfferedExercisesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  // One more takes no more room than the words that would stand for it.
  const isLong = folded || exercises.length > shownFirst + 1;
  const most = folded ? 0 : shownFirst;
  const shown = isLong && !isWhole ? exercises.slice(0, most) : exercises;
  const more = folded ? 'Show the exercises' : `And ${exercises.length - most} more`;
  const fewer = folded ? 'Hide the exercises' : 'Show fewer';
  if (exercises.length === 0) return null;
  return (
    <div>
      <ul
        id={listId}
        aria-label="Exercises"
        hidden={shown.length === 0}
        className="divide-y divide-line border-line border-y"
      >
        {shown.map(({ name, dose }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one exercise may come twice, and none moves.
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 font-[600]">{name}</span>
            <span className="num shrink-0 text-ink-2 text-sm">{dose}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-11 font-[650] text-sm underline underline-offset-4"
        >
          {isWhole ? fewer : more}
        </button>
      )}
    </div>
  );
}
