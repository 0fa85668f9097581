import { estimateFrom } from '@cadence/domain/analytics/lifts/strength';
import { keptOf } from '@cadence/domain/profile/athlete';
import { Trash2 } from 'lucide-react';
import { showWeight } from '../../platform/items/show-weight.ts';
import { useItems } from '../../platform/items/use-items.ts';
import { leaveRow } from '../../ui/leave-row.ts';
import { dayWords } from './fact-words.ts';
import { LiftForm } from './lift-form.tsx';
import { removeWithUndo } from './remove-with-undo.ts';

/** The best of each lift by its estimate (Spec §9), the strongest first. */
function useBestLifts() {
  const rated = keptOf(useItems(), 'best_lift').flatMap(({ id, value }) => {
    const estimate = estimateFrom({ weight: value.kilograms, reps: value.reps });
    return estimate ? [{ id, ...value, estimate }] : [];
  });
  rated.sort((one, other) => other.estimate.oneRepMax - one.estimate.oneRepMax);
  const seen = new Set<string>();
  return rated.filter(({ lift }) => {
    const key = lift.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

export function BestLifts() {
  const lifts = useBestLifts();
  return (
    <div className="flex flex-col gap-5">
      {lifts.length > 0 && (
        <ul aria-label="Best lifts" className="flex flex-col">
          {lifts.map(({ id, lift, kilograms, reps, day, estimate }) => (
            <li
              key={id}
              className="flex items-center gap-3 border-line border-t py-2.5 first:border-t-0 first:pt-0"
            >
              <div className="min-w-0 grow">
                <p className="wrap-anywhere font-[650] text-base">{lift}</p>
                <p className="num text-ink-2">
                  {showWeight(kilograms)} × {reps} · {dayWords(day)}
                </p>
              </div>
              <div className="text-right">
                <p className="num font-[650] text-base">
                  {showWeight(estimate.oneRepMax, { maximumFractionDigits: 1 })}
                </p>
                <p className="text-ink-2 text-sm">
                  {estimate.lowConfidence ? 'rough one-rep max' : 'one-rep max'}
                </p>
              </div>
              <button
                type="button"
                aria-label={`Delete ${lift}`}
                onClick={({ currentTarget }) => {
                  leaveRow(currentTarget);
                  removeWithUndo([{ kind: 'best_lift', id }], `${lift} deleted.`);
                }}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7"
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {lifts.some(({ estimate }) => estimate.lowConfidence) && (
        <p className="text-ink-2 text-sm">
          An estimate from a single rep, or from more than twelve, is rough.
        </p>
      )}
      <LiftForm />
    </div>
  );
}
