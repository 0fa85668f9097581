import type { TimerStep } from '@cadence/domain/timer/types';
import { memo } from 'react';
import {
  cueLines,
  effortOf,
  isLoadedSet,
  join,
  nextWork,
  placeText,
  plainName,
  previewWords,
  setTargetText,
  upNextText,
} from '../step-words.ts';

interface NextCardProps {
  steps: readonly TimerStep[];
  index: number;
}

const box =
  'run-next min-w-0 rounded-[18px] bg-(--tint) px-4 py-2.5 xl:landscape:px-5 xl:landscape:py-3';
const label = 'run-next-label font-[700] text-[0.8125rem] uppercase tracking-[0.06em]';
/** Large enough to be read from where the mat lies. */
const name = 'num font-[700] text-[1.6875rem] leading-tight [font-stretch:88%]';

interface PreviewProps {
  step: TimerStep;
  /** Before the name. */
  word?: string;
}

/** A long name gives way to how much of it there is. */
function Preview({ step, word = '' }: PreviewProps) {
  const { name, amount } = previewWords(step);
  return (
    <>
      <span className="min-w-0 truncate">
        {word}
        {name}
      </span>
      {amount && (
        <span className="max-w-3/5 shrink-0 overflow-hidden text-ellipsis whitespace-pre">
          {' '}
          · {amount}
        </span>
      )}
    </>
  );
}

/** During a rest all that counts is what comes after it. */
function UpNext({ step }: { step: TimerStep }) {
  // What to load is what a lifter needs to know first.
  const load = isLoadedSet(step) ? setTargetText(step) : undefined;
  const more = load ? join([placeText(step), effortOf(step)]) : upNextText(step);
  const cue = cueLines(step)[0];
  return (
    <div className={box}>
      <div className="run-next-body min-w-0">
        <p className={`${label} truncate`}>
          Up next{more && <span className="run-next-more"> · {more}</span>}
        </p>
        <p className={`run-next-name truncate ${name}`}>
          {load && `${load} · `}
          {plainName(step)}
        </p>
      </div>
      {cue && (
        <p className="run-extra truncate font-[550] text-base landscape:max-xl:hidden">{cue}</p>
      )}
    </div>
  );
}

export const NextCard = memo(function NextCard({ steps, index }: NextCardProps) {
  const next = steps[index + 1];
  const then = steps[index + 2];
  const work = steps[index]?.type === 'rest' ? nextWork(steps, index) : undefined;
  if (work) return <UpNext step={work} />;
  return (
    <div className={`${box} xl:landscape:flex xl:landscape:gap-7`}>
      <div
        className={`run-next-body min-w-0 xl:landscape:shrink-0 ${then ? 'xl:landscape:max-w-3/5' : ''}`}
      >
        <p className="flex items-baseline justify-between gap-4">
          <span className={label}>Next</span>
          {then && (
            <span className="run-next-more flex min-w-0 font-[600] text-[0.9375rem] xl:landscape:hidden">
              <Preview step={then} word="then " />
            </span>
          )}
        </p>
        <p className={`flex min-w-0 ${name}`}>{next ? <Preview step={next} /> : 'Finish'}</p>
      </div>
      {then && (
        <div className="hidden min-w-0 xl:landscape:block">
          <p className={label}>Then</p>
          <p className={`flex min-w-0 ${name} font-[600]`}>
            <Preview step={then} />
          </p>
        </div>
      )}
    </div>
  );
});
