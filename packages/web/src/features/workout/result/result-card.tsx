import { stepsToPlay } from '@cadence/domain/timer/quick';
import { totalText } from '@cadence/domain/timer/total-text';
import type { Exercise } from '@cadence/domain/workout/types';
import { countText } from '@cadence/domain/workout/words';
import {
  Bookmark,
  BookmarkCheck,
  Play,
  RefreshCw,
  Share2,
  Smartphone,
  Undo2,
  X,
} from 'lucide-react';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { WholeWords } from '../../../ui/whole-words.tsx';
import type { Generation } from '../generate/generation.ts';
import { usePlanner } from '../generate/load-planner.ts';
import { ReadingQuestion } from '../generate/readings.tsx';
import { useIsWorkoutUnsent } from '../workout-table.ts';
import { countExercises, formatName, outlineOf } from './outline.ts';
import { Receipts } from './receipts.tsx';
import { SectionList } from './section-list.tsx';
import { InYourWords, Why } from './why.tsx';

interface HonestyProps {
  lines: readonly string[] | undefined;
}

/** What was changed, guessed or left out, before anything of the plan is read. */
function Honesty({ lines = [] }: HonestyProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Good to know" className="flex max-w-prose flex-col gap-1 font-[600] text-base">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The summary tells the same lines among others: here they stand already. */
function withoutHonesty(summary: string | null | undefined, lines: readonly string[] = []): string {
  return lines
    .reduce((rest, line) => rest.replace(line, ''), summary ?? '')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

interface ResultCardProps {
  generation: Generation;
  heading: RefObject<HTMLHeadingElement | null>;
  isFavourite: boolean;
  /** Begun and left: the same press goes on with it. */
  isUnderWay?: boolean;
  /** How the latest go at it ended, in words; not told of one that goes on. */
  ended?: string | undefined;
  onStart: () => void;
  /** Not for one whose wish is not known. */
  onRegenerate?: (() => void) | undefined;
  /** The question is answered with no: what it is about was not meant. */
  onAnswerNo?: ((chip: string) => void) | undefined;
  /** To the one that this was made in place of. */
  onBefore?: (() => void) | undefined;
  onFavourite: () => void;
  onShare?: () => void;
  onClear: () => void;
  onOpenExercise?: (item: Exercise) => void;
  onSwap?: (index: number) => void;
  /** '92.5 kg × 5': what a lift was done with before. */
  lastTime?: (item: Exercise) => string | undefined;
  onEdit?: (() => void) | undefined;
  /** What was asked for and did not fit, with the way to have it after all. */
  leftOut?: LeftOutProps['leftOut'];
  /** Swap and Edit come a moment later, once the wish has been read. */
  areChangesAwaited?: boolean | undefined;
}

export function ResultCard(props: ResultCardProps) {
  const { generation, heading, isUnderWay = false, ...actions } = props;
  const ended = isUnderWay ? undefined : props.ended;
  const { reply, builtHere } = generation;
  const { workout } = reply;
  const planner = usePlanner(true);
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const traits = useMemo(() => planner?.traitsOf(workout), [planner, workout]);
  const sections = useMemo(() => outlineOf(workout, steps), [workout, steps]);
  const total = totalText(steps);
  const sets = steps.filter(({ type }) => type === 'exercise').length;
  const exercises = countExercises(workout);
  const kit = traits?.kit.slice(0, 2).join(' and ');

  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="result-title" className="flex flex-col gap-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <p className="eyebrow pt-1">{[formatName(workout), kit].filter(Boolean).join(' · ')}</p>
            <button
              type="button"
              aria-label="Clear this workout"
              onClick={actions.onClear}
              className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/7 hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </div>
          <h2
            id="result-title"
            ref={heading}
            tabIndex={-1}
            className="display scroll-mt-20 text-[1.75rem] outline-none"
          >
            <WholeWords text={workout.title ?? 'Your workout'} />
          </h2>
          {ended && <p className="num mt-1.5 font-[650]">{ended}</p>}
          <p className="mt-2 text-base text-ink-2">
            <strong className="num font-[700] text-ink">{total}</strong> total ·{' '}
            {countText(exercises, 'exercise')} · {countText(sets, 'set')}
          </p>
        </div>
        <Honesty lines={workout.honesty} />
        <Strip steps={steps} label={workout.title ?? 'your workout'} size="lg" />
        <InYourWords asked={generation.asked?.user_preferences} workout={workout} />
        <Told generation={generation} onAnswerNo={actions.onAnswerNo} />
        {builtHere && <BuiltHere id={workout.id} />}
        <div className="flex flex-col gap-5">
          <SectionList
            sections={sections}
            onOpenExercise={actions.onOpenExercise}
            onSwap={actions.onSwap}
            isSwapAwaited={actions.areChangesAwaited}
            lastTime={actions.lastTime}
          />
          <LeftOut leftOut={actions.leftOut} />
          <Receipts checks={reply.checks} told={reply.adaptation_summary} />
          <Why workout={workout} />
          <Actions {...actions} />
          <StartButton
            isUnderWay={isUnderWay}
            isAgain={!!ended}
            onStart={actions.onStart}
            onEdit={actions.onEdit}
            areChangesAwaited={actions.areChangesAwaited}
          />
        </div>
      </section>
    </Card>
  );
}

interface LeftOutProps {
  leftOut?: { names: readonly string[]; minutes: number; onAdd: () => void } | undefined;
}

const listed = new Intl.ListFormat('en');

function LeftOut({ leftOut }: LeftOutProps) {
  if (!leftOut) return null;
  const { names, minutes, onAdd } = leftOut;
  const words = listed.format(names);
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t pt-4">
      <p className="num text-ink-2">
        <strong className="font-[650] text-ink">Left out: {words}.</strong>{' '}
        {names.length === 1 ? 'It' : 'They'} would make it {minutes} min.
      </p>
      <Button onClick={onAdd} aria-label={`Add ${words}`} className="shrink-0">
        Add
      </Button>
    </div>
  );
}

interface StartButtonProps extends Pick<ResultCardProps, 'onEdit' | 'areChangesAwaited'> {
  isUnderWay: boolean;
  isAgain: boolean;
  onStart: () => void;
}

/** What is over is not what to do next: it can be done again, but nothing urges to it. */
function StartButton({ isUnderWay, isAgain, onStart, ...later }: StartButtonProps) {
  if (isAgain) {
    return (
      <div className="flex gap-2.5">
        <Button size="lg" onClick={onStart} className="min-w-0 grow whitespace-nowrap px-3">
          <Play aria-hidden="true" className="size-5" />
          Start again
        </Button>
        <ChangeButton {...later} />
      </div>
    );
  }
  // Under the thumb while the list is read; it rests above the tabs.
  return (
    <div className="-mx-5 sm:-mx-6 sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex gap-2.5 bg-linear-to-t from-70% from-surface px-5 pt-4 pb-3 sm:px-6 lg:bottom-0 lg:pb-4">
      <Button
        variant="primary"
        size="lg"
        onClick={onStart}
        className="min-w-0 grow whitespace-nowrap px-3 shadow-lg"
      >
        <Play aria-hidden="true" className="size-5 fill-current" />
        {isUnderWay ? 'Resume workout' : 'Start workout'}
      </Button>
      <ChangeButton {...later} />
    </div>
  );
}

/** It may come a moment later: its place is kept free. */
function ChangeButton({
  onEdit,
  areChangesAwaited,
}: Pick<ResultCardProps, 'onEdit' | 'areChangesAwaited'>) {
  if (!onEdit && !areChangesAwaited) return null;
  return (
    <Button size="lg" onClick={onEdit} className={`shrink-0 px-4 ${onEdit ? '' : 'invisible'}`}>
      Change
    </Button>
  );
}

interface NoticeProps {
  icon?: ReactNode;
  children: ReactNode;
}

function Notice({ icon, children }: NoticeProps) {
  return (
    <p className="flex max-w-prose items-start gap-2.5 text-ink-2">
      {icon}
      <span>{children}</span>
    </p>
  );
}

interface BuiltHereProps {
  id: string | undefined;
}

function BuiltHere({ id }: BuiltHereProps) {
  const isUnsent = useIsWorkoutUnsent(id);
  return (
    <Notice icon={<Smartphone aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}>
      <strong className="font-[650] text-ink">Built on this device.</strong> The server could not be
      reached then.{isUnsent && ' It is sent to your account once there is a connection.'}
    </Notice>
  );
}

interface ToldProps {
  generation: Generation;
  onAnswerNo?: ((chip: string) => void) | undefined;
}

/** What was made of the wish, and why another one answered: in plain view. */
function Told({ generation: { reply }, onAnswerNo }: ToldProps) {
  const summary = withoutHonesty(reply.adaptation_summary, reply.workout.honesty);
  return (
    <div className="flex flex-col gap-1.5">
      {reply.fallback_reason && <Notice>{reply.fallback_reason}</Notice>}
      {summary && <Notice>{summary}</Notice>}
      {reply.question && (
        <ReadingQuestion
          question={reply.question}
          asksAbout={onAnswerNo ? (reply.asks_about ?? null) : null}
          onDismiss={(id) => onAnswerNo?.(id)}
        />
      )}
    </div>
  );
}

type ActionsProps = Pick<
  ResultCardProps,
  'isFavourite' | 'onRegenerate' | 'onBefore' | 'onFavourite' | 'onShare'
>;

function Actions(props: ActionsProps) {
  const { isFavourite, onRegenerate, onBefore, onFavourite, onShare } = props;
  const Mark = isFavourite ? BookmarkCheck : Bookmark;
  return (
    <div className="flex flex-wrap gap-2.5">
      {onRegenerate && (
        <Button onClick={onRegenerate}>
          <RefreshCw aria-hidden="true" className="size-4" />
          Regenerate
        </Button>
      )}
      {onBefore && (
        <Button onClick={onBefore}>
          <Undo2 aria-hidden="true" className="size-4" />
          Back to the one before
        </Button>
      )}
      <Button onClick={onFavourite} aria-pressed={isFavourite}>
        <Mark aria-hidden="true" className="size-4" />
        {isFavourite ? 'Saved as favourite' : 'Save as favourite'}
      </Button>
      {onShare && (
        <Button onClick={onShare}>
          <Share2 aria-hidden="true" className="size-4" />
          Share
        </Button>
      )}
    </div>
  );
}
