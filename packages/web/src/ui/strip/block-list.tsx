import type { BlockGroup, BlockLine, BlockOutline } from '@cadence/domain/timer/blocks/read-blocks';
import type { Exercise } from '@cadence/domain/workout/types';
import { capitalise } from '@cadence/domain/workout/words';
import type { ReactNode } from 'react';

export interface LineActions {
  /** Opens what the library says about it. */
  onOpenExercise?: ((item: Exercise) => void) | undefined;
  /** What can be done about a line, beside it. */
  aside?: ((item: Exercise, index: number) => ReactNode) | undefined;
  /** The movement itself, before its name. */
  figure?: ((item: Exercise) => ReactNode) | undefined;
  /** '92.5 kg × 5', where it is known. */
  lastTime?: ((item: Exercise) => string | undefined) | undefined;
}

interface BlockSectionProps extends LineActions {
  block: BlockOutline;
  /** '31:20'; not where nobody can say. */
  length?: string | undefined;
}

/** One part of a workout as it is read before it starts. */
export function BlockSection({ block, length, ...actions }: BlockSectionProps) {
  const { title, how, groups } = block;
  const said = new Set<string>();
  return (
    <section className="unseen-skipped">
      <div className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
        <h3 className="eyebrow">{title}</h3>
        {length && <span className="eyebrow num shrink-0">{length}</span>}
      </div>
      {how && <p className="num pt-2.5 font-[650]">{how}</p>}
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.lines[0]?.index} className="py-2">
            <Group group={group} said={said} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupProps extends LineActions {
  group: BlockGroup;
  /** Reasons that stand there already: twelve lines need not repeat one. */
  said: Set<string>;
}

function Group({ group: { lines, between }, said, ...actions }: GroupProps) {
  const rows = lines.map((line) => {
    const note = line.item.loadNote;
    const isNew = note !== undefined && !said.has(note);
    if (isNew) said.add(note);
    return <Line key={line.index} line={line} note={isNew ? note : undefined} {...actions} />;
  });
  if (between === undefined) return rows;
  return (
    <>
      {rows}
      <p className="num pt-1 pb-1.5 pl-13 text-ink-2">{between}</p>
    </>
  );
}

interface LineProps extends LineActions {
  line: BlockLine;
  note: string | undefined;
}

function Line({ line, note, onOpenExercise, aside, figure, lastTime }: LineProps) {
  const { item, index, mark, dose, details, ramp } = line;
  const last = lastTime?.(item);
  const facts = capitalise([...details, ...(last ? [`last time ${last}`] : [])].join(' · '));
  const words = (
    <>
      <span className="block font-[650] text-base leading-snug">{item.name}</span>
      {dose && (
        <span className="num block font-[750] text-[1.375rem] leading-tight [font-stretch:106%]">
          {dose}
        </span>
      )}
      {facts && <span className="num block text-ink-2">{facts}</span>}
      {ramp && <span className="num block text-ink-2">Warm-up sets: {ramp}</span>}
      {item.modifications && (
        <span className="block text-ink-2">
          <strong className="font-[650] text-ink">For you: </strong>
          {item.modifications.join(' ')}
        </span>
      )}
      {note && <span className="block text-ink-2 text-sm">{note}</span>}
    </>
  );
  return (
    <div className="flex items-center gap-3 py-1">
      {figure && item.exerciseId ? (
        <span className="relative shrink-0 self-start">
          {figure(item)}
          {mark && (
            <span className="num absolute top-1 left-1 rounded-[6px] bg-ink px-1.5 font-[750] text-[0.6875rem] text-paper">
              {mark}
            </span>
          )}
        </span>
      ) : mark ? (
        <span className="num grid h-10 min-w-10 shrink-0 place-items-center self-start rounded-control bg-sunken px-1.5 font-[750] text-sm">
          {mark}
        </span>
      ) : (
        <span aria-hidden="true" className="w-1.5 shrink-0 self-stretch rounded-full bg-work" />
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
      {aside?.(item, index)}
    </div>
  );
}
