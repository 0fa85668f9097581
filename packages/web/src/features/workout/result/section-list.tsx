import { secondsText } from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import type { Exercise } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { ArrowLeftRight } from 'lucide-react';
import { RowFigure } from '../../../ui/figure/row-figure.tsx';
import { FoldedPart } from '../../../ui/folded-part.tsx';
import { BlockSection, type LineActions } from '../../../ui/strip/block-list.tsx';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { phaseOf } from '../../../ui/strip/strip-segments.ts';
import { cueOf, type Row, type Section } from './outline.ts';

interface SwapButtonProps {
  name: string;
  /** It may come a moment later: its place is kept free, so that no row breaks anew. */
  onSwap: (() => void) | undefined;
}

function SwapButton({ name, onSwap }: SwapButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Swap ${name}`}
      onClick={onSwap}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/5 hover:text-ink ${onSwap ? '' : 'invisible'}`}
    >
      <ArrowLeftRight aria-hidden="true" className="size-5" />
    </button>
  );
}

interface SectionListProps extends Pick<LineActions, 'onOpenExercise' | 'lastTime'> {
  sections: readonly Section[];
  onSwap?: ((index: number) => void) | undefined;
  /** It comes a moment later. */
  isSwapAwaited?: boolean | undefined;
}

export function SectionList({ sections, onSwap, isSwapAwaited, ...rest }: SectionListProps) {
  const swap = ({ name }: Exercise, index: number) => (
    <SwapButton name={name} onSwap={onSwap && (() => onSwap(index))} />
  );
  const actions: LineActions = {
    ...rest,
    aside: onSwap || isSwapAwaited ? swap : undefined,
    figure: ({ exerciseId }) => exerciseId && <RowFigure exerciseId={exerciseId} />,
  };
  return (
    <div className="flex flex-col gap-6">
      {sections.map((section) => (
        <Part key={section.block?.index ?? section.name} section={section} {...actions} />
      ))}
    </div>
  );
}

interface PartProps extends LineActions {
  section: Section;
}

/** To the minute: nobody warms up by the second. */
const aboutText = (seconds: number) =>
  secondsText(seconds < 60 ? seconds : Math.round(seconds / 60) * 60);

function Part({ section, ...actions }: PartProps) {
  const { name, type, seconds, rows, block } = section;
  const length = seconds === null ? undefined : formatClock(seconds);
  if (block) return <BlockSection block={block} length={length} {...actions} />;
  const list = (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <ItemRow key={row.index} row={row} section={section} {...actions} />
      ))}
    </ul>
  );
  if (type !== 'exercise') {
    const size = [aboutText(seconds ?? 0), countText(rows.length, 'move')].join(' · ');
    return (
      <FoldedPart title={name} phase={phaseOf(type)} size={size}>
        {list}
      </FoldedPart>
    );
  }
  return (
    <section className="unseen-skipped">
      <h3 className="eyebrow flex items-baseline justify-between gap-4 border-line border-b pb-2">
        {name}
        {length && <span className="num">{length}</span>}
      </h3>
      {list}
    </section>
  );
}

interface ItemRowProps extends LineActions {
  row: Row;
  section: Section;
}

function ItemRow({ row: { item, index, dose }, section, ...actions }: ItemRowProps) {
  const { onOpenExercise, aside, figure } = actions;
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
      {section.type === 'exercise' && figure && item.exerciseId ? (
        figure(item)
      ) : (
        <span
          aria-hidden="true"
          className={`h-10 w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(section.type)]}`}
        />
      )}
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
      {aside && <span className="order-last">{aside(item, index)}</span>}
      <span className="num max-w-20 shrink-0 text-balance text-right font-[700] text-base leading-tight sm:max-w-none sm:min-w-24">
        {dose}
      </span>
    </li>
  );
}
