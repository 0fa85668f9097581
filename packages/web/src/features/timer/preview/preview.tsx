import { readBlocks } from '@cadence/domain/timer/blocks/read-blocks';
import { secondsText } from '@cadence/domain/timer/dose-text';
import { totalText } from '@cadence/domain/timer/total-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Exercise, Workout } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import { Play, Settings2 } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { rpeWords } from '../../../platform/exercises/effort-words.ts';
import { showWeight } from '../../../platform/items/show-weight.ts';
import { Button } from '../../../ui/button.tsx';
import { RowFigure } from '../../../ui/figure/row-figure.tsx';
import { FoldedPart } from '../../../ui/folded-part.tsx';
import { BlockSection } from '../../../ui/strip/block-list.tsx';
import { phaseFills } from '../../../ui/strip/phase-fills.ts';
import { Strip } from '../../../ui/strip/strip.tsx';
import { phaseOf } from '../../../ui/strip/strip-segments.ts';
import { WholeWords } from '../../../ui/whole-words.tsx';
import { useShortcuts } from '../screen/hooks/use-shortcuts.ts';
import { SettingsSheet } from '../sheets/settings-sheet.tsx';
import { type OutlineRow, type OutlineSection, outlineOfSteps, sizeText } from './outline.ts';

export const titleOf = ({ title, workoutType }: Workout) => title ?? workoutType ?? 'Workout';

interface PreviewProps {
  workout: Workout;
  title: string;
  steps: readonly TimerStep[];
  countsUp: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  voiceReadiness: ReactNode;
  /** '92.5 kg × 5', where it is known. */
  lastTime?: ((item: Exercise) => string | undefined) | undefined;
  onStart: () => void;
  onChooseOther: () => void;
}

/** The workout before its first second. */
export function Preview(props: PreviewProps) {
  const { workout, title, steps, countsUp, heading, voiceReadiness } = props;
  const { onStart, onChooseOther } = props;
  const [settingsOpen, setSettingsOpen] = useState(false);
  useShortcuts({ ' ': onStart });
  const sections = useMemo(() => outlineOfSteps(steps), [steps]);
  const blocks = useMemo(() => readBlocks(workout, showWeight), [workout]);
  const firstRated = sections.flatMap(({ rows }) => rows).find(({ load }) => load.includes('RPE'));
  const kind = [workout.workoutType, workout.periodizationPhase].filter(Boolean).join(' · ');
  return (
    <div className="mx-auto flex max-w-3xl flex-col px-5 pt-4 pb-28 lg:px-10 lg:pt-8">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="eyebrow mb-1.5">{kind || 'Ready'}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="display text-[2rem] outline-none sm:text-[2.5rem]"
          >
            <WholeWords text={title} />
          </h1>
        </div>
        <button
          type="button"
          aria-label="Timer settings"
          aria-haspopup="dialog"
          onClick={() => setSettingsOpen(true)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink"
        >
          <Settings2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      {countsUp ? (
        <p className="mt-2 text-base text-ink-2">Counts up until you finish it.</p>
      ) : (
        <>
          <p className="num mt-2 mb-4 text-base text-ink-2">
            <strong className="font-[650] text-ink">{totalText(steps)}</strong> total ·{' '}
            {sizeText(steps)}
          </p>
          <Strip steps={steps} label={title} size="lg" />
        </>
      )}
      {voiceReadiness}
      {workout.honesty?.map((line) => (
        <p key={line} className="mt-3 max-w-prose font-[600] text-base">
          {line}
        </p>
      ))}
      {workout.motivationalMessage && (
        <p className="mt-4 max-w-prose text-base">{workout.motivationalMessage}</p>
      )}
      {/* On a low screen the button comes first: held at the bottom, it would hide the list. */}
      <div className="[@media(max-height:480px)]:order-1">
        {sections.map((section) =>
          section.type === 'exercise' && blocks.length > 0 ? (
            blocks.map((block) => (
              <div key={block.index} className="mt-7">
                <BlockSection
                  block={block}
                  lastTime={props.lastTime}
                  figure={({ exerciseId }) => exerciseId && <RowFigure exerciseId={exerciseId} />}
                />
              </div>
            ))
          ) : (
            <Section key={section.type} {...section} firstRated={firstRated} />
          ),
        )}
      </div>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] mt-4 bg-linear-to-t from-70% from-paper pt-4 pb-3 [@media(max-height:480px)]:static [@media(max-height:480px)]:mt-0 lg:bottom-0 lg:pb-6">
        <Button
          variant="primary"
          size="lg"
          onClick={onStart}
          className="min-h-16 w-full text-lg shadow-[0_8px_24px_rgb(0_0_0/0.18)]"
        >
          <Play aria-hidden="true" className="size-5 fill-current" />
          Start workout
        </Button>
      </div>
      <Button
        variant="ghost"
        onClick={onChooseOther}
        className="mt-3 w-full [@media(max-height:480px)]:order-2"
      >
        Choose another
      </Button>
      <SettingsSheet open={settingsOpen} onClose={() => setSettingsOpen(false)} />
    </div>
  );
}

interface SectionProps extends OutlineSection {
  /** Says what RPE means. */
  firstRated: OutlineRow | undefined;
}

function Section({ title, type, seconds, rows, firstRated }: SectionProps) {
  const list = (
    <ul>
      {rows.map((row) => (
        <li key={row.key} className="flex items-center gap-4 border-line border-t py-3">
          <span
            aria-hidden="true"
            className={`h-9 w-1.5 shrink-0 rounded-full ${phaseFills[phaseOf(type)]}`}
          />
          <div className="min-w-0 grow">
            <p className="font-[650] text-base">{row.name}</p>
            {row.load && (
              <p className="num">
                {row.load}
                {row === firstRated && <span className="text-ink-2"> ({rpeWords})</span>}
              </p>
            )}
            {row.cue && <p className="line-clamp-2 text-ink-2">{row.cue}</p>}
          </div>
          <p className="num shrink-0 text-right font-[650] text-base">{row.amount}</p>
        </li>
      ))}
    </ul>
  );
  if (type !== 'exercise') {
    const size = `${secondsText(seconds < 60 ? seconds : Math.round(seconds / 60) * 60)} · ${countText(rows.length, 'move')}`;
    return (
      <div className="mt-6">
        <FoldedPart title={title} phase={phaseOf(type)} size={size}>
          {list}
        </FoldedPart>
      </div>
    );
  }
  return (
    <section className="mt-7">
      <h2 className="eyebrow pb-2">{title}</h2>
      {list}
    </section>
  );
}
