import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Exercise } from '@cadence/domain/workout/types';
import { ArrowLeftRight } from 'lucide-react';
import { phaseFills } from '../../../ui/phase-fills.ts';
import { phaseOf } from '../../../ui/strip-segments.ts';
import { cueOf, type Row, type Section } from './outline.ts';

interface RowActions {
  /** Opens what the library says about it. */
  onOpenExercise?: ((item: Exercise) => void) | undefined;
  onSwap?: ((index: number) => void) | undefined;
  /** It comes a moment later: its place is kept free, so that no row breaks anew. */
  isSwapAwaited?: boolean | undefined;
}

interface SectionListProps extends RowActions {
  sections: readonly Section[];
}

export function SectionList({ sections, ...actions }: SectionListProps) {
  return (
    <div className="flex flex-col gap-6">
      {sections.map((section) => (
        <section key={section.name} className="unseen-skipped">
          <h3 className="eyebrow flex items-baseline justify-between gap-4 border-line border-b pb-2">
            {section.name}
            {section.seconds !== null && (
              <span className="num">{formatClock(section.seconds)}</span>
            )}
          </h3>
          <ul className="divide-y divide-line">
            {section.rows.map((row) => (
              <ItemRow key={row.index} row={row} section={section} {...actions} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ItemRowProps extends RowActions {
  row: Row;
  section: Section;
}

function ItemRow({ row: { item, index, dose }, section, ...actions }: ItemRowProps) {
  const { onOpenExercise, onSwap, isSwapAwaited } = actions;
  const cue = cueOf(item);
  const words = (
    <>
      <span className="block font-[650] text-base">{item.name}</span>
      {cue && (
        <span className="block text-ink-2">
          {item.modifications && <strong className="font-[650] text-ink">For you: </strong>}
          {cue}
        </span>
      )}
    </>
  );
  return (
    <li className="flex items-center gap-3 py-2.5 sm:gap-4">
      <span
        aria-hidden="true"
        className={`h-10 w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(section.type)]}`}
      />
      {onOpenExercise && item.exerciseId ? (
        <button
          type="button"
          onClick={() => onOpenExercise(item)}
          className="-mx-2 min-h-11 min-w-0 grow rounded-control px-2 py-1 text-left hover:bg-ink/5"
        >
          {words}
          <span className="sr-only">How to do it</span>
        </button>
      ) : (
        <div className="min-h-11 min-w-0 grow py-1">{words}</div>
      )}
      {(onSwap || isSwapAwaited) && (
        <button
          type="button"
          aria-label={`Swap ${item.name}`}
          onClick={() => onSwap?.(index)}
          className={`order-last grid size-11 shrink-0 place-items-center rounded-control border border-line text-ink-2 text-sm hover:border-ink-3 hover:text-ink sm:order-none sm:w-auto sm:px-3 ${onSwap ? '' : 'invisible'}`}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4 sm:hidden" />
          <span className="hidden sm:inline">Swap</span>
        </button>
      )}
      <span className="num max-w-20 shrink-0 text-balance text-right font-[700] text-base leading-tight sm:max-w-none sm:min-w-24">
        {dose}
      </span>
    </li>
  );
}
