import type { NextExercise } from '@cadence/domain/timer/types';
import { memo } from 'react';
import { flowWords } from './step-words.ts';

interface FlowListProps {
  flow: readonly NextExercise[];
}

/** All that an open round consists of: nobody can be told when to change within it. */
export const FlowList = memo(function FlowList({ flow }: FlowListProps) {
  return (
    <section
      aria-label="This round"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too.
      tabIndex={0}
      className="run-flow min-h-0 overflow-y-auto overscroll-contain rounded-[18px] bg-(--tint) px-4 py-1.5"
    >
      <ol className="run-flow-list font-[650] text-xl leading-tight xl:landscape:text-[1.625rem]">
        {flowWords(flow).map(({ key, name, amount, load }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <span className="[font-stretch:88%]">{name}</span>
            <span className="num whitespace-nowrap">
              {[amount, load].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
