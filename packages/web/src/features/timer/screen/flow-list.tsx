import type { NextExercise } from '@cadence/domain/timer/types';
import { Check } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { flowWords } from '../step-words.ts';

interface FlowListProps {
  flow: readonly NextExercise[];
  /** Reps of the round that is on, where they change from round to round. */
  level?: number | undefined;
  /** Lines that are done, where they are worked off one by one. */
  ticked?: ReadonlySet<number> | undefined;
  onTick?: ((line: number) => void) | undefined;
}

/** All that an open round consists of: nobody can be told when to change within it. */
export const FlowList = memo(function FlowList({ flow, level, ticked, onTick }: FlowListProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = ticked ? flow.findIndex((_, line) => !ticked.has(line)) : -1;
  // A long list is followed: the line that is on stays in view.
  useEffect(() => {
    if (current > 0) list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <section
      aria-label="This round"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too.
      tabIndex={0}
      className="run-flow min-h-0 overflow-y-auto overscroll-contain rounded-[18px] bg-(--tint) px-4 py-1.5"
    >
      <ol
        ref={list}
        className="run-flow-list font-[650] text-xl leading-tight xl:landscape:text-[1.625rem]"
      >
        {flowWords(flow).map(({ key, name, amount, load }, line) => {
          const isDone = ticked?.has(line) ?? false;
          const ladder = level !== undefined && /^\d+(-\d+)+/.test(amount);
          const words = (
            <>
              <span className={`[font-stretch:88%] ${isDone ? 'line-through' : ''}`}>{name}</span>
              <span className="num ml-auto whitespace-nowrap">
                {[ladder ? String(level) : amount, load].filter(Boolean).join(' · ')}
              </span>
            </>
          );
          const row = 'flex w-full flex-wrap items-baseline justify-between gap-x-4 py-1';
          return (
            <li key={key} className={isDone ? 'opacity-75' : ''}>
              {onTick ? (
                <button
                  type="button"
                  aria-label={`${name}, ${amount}${isDone ? ', done' : ''}`}
                  aria-disabled={isDone}
                  onClick={() => !isDone && onTick(line)}
                  className={`${row} min-h-11 items-center text-left`}
                >
                  {isDone && <Check aria-hidden="true" className="size-5" strokeWidth={3} />}
                  {words}
                </button>
              ) : (
                <div className={row}>{words}</div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
});
