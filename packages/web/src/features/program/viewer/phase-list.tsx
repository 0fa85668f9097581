import type { MainLift, ProgramPhase } from '@cadence/domain/program/types';
import { ChevronDown } from 'lucide-react';
import { withWeights } from '../../../platform/items/show-weight.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Button } from '../../../ui/button.tsx';

interface PhaseListProps {
  phases: readonly ProgramPhase[];
  currentWeek: number;
  onShowWeek: (week: number) => void;
}

const weeksText = ({ startWeek, endWeek }: ProgramPhase) =>
  startWeek === endWeek ? `Week ${startWeek}` : `Weeks ${startWeek}–${endWeek}`;

/** Lifts that grow in the same way are told together. */
function byRule(lifts: readonly MainLift[]): { rule: string; names: string[] }[] {
  const rules = new Map<string, string[]>();
  for (const { name, reps, rule } of lifts) {
    const words = `${reps.min}–${reps.max} reps. ${rule}`;
    rules.set(words, [...(rules.get(words) ?? []), name]);
  }
  return [...rules].map(([rule, names]) => ({ rule, names }));
}

/** The blocks of the program, with the lifts that stay for each and how they grow. */
export function PhaseList({ phases, currentWeek, onShowWeek }: PhaseListProps) {
  // The weights below are shown in it.
  useUnit();
  return (
    <ol className="divide-y divide-line border-line border-t">
      {phases.map((phase) => {
        const { id, name, startWeek, endWeek, description, mainLifts } = phase;
        const isNow = startWeek <= currentWeek && currentWeek <= endWeek;
        return (
          <li key={id}>
            <details open={isNow} className="group">
              <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-control hover:bg-ink/5">
                <h3 className="font-[700] text-base">
                  {name}
                  {isNow && <span className="font-[450] text-ink-2"> · now</span>}
                </h3>
                <span className="num flex shrink-0 items-center gap-2 text-ink-2">
                  {weeksText(phase)}
                  <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
                </span>
              </summary>
              <div className="flex flex-col gap-2.5 pb-3">
                <p className="text-ink-2">{description}</p>
                {mainLifts.length > 0 && (
                  <dl className="flex flex-col gap-2.5">
                    {byRule(mainLifts).map(({ rule, names }) => (
                      <div key={rule}>
                        <dt className="font-[650]">{names.join(', ')}</dt>
                        <dd className="num text-ink-2">{withWeights(rule)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                <Button
                  aria-label={`Show week ${startWeek}, the first of ${name}`}
                  onClick={() => onShowWeek(startWeek)}
                  className="self-start"
                >
                  Show week {startWeek}
                </Button>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
