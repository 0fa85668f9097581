import type { LoggedSet } from '@cadence/domain/analytics/types';
import { Check, ChevronDown, Undo2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { rpeWords } from '../../../platform/exercises/effort-words.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { PhaseButton } from '../screen/controls/phase-button.tsx';
import { SettledButton } from '../screen/controls/settled-button.tsx';
import {
  fieldText,
  limitsOf,
  type SetField,
  setFields,
  setText,
  toShown,
  toStored,
} from './set-draft.ts';
import { TypedStepper } from './typed-stepper.tsx';

export interface LogSetProps {
  /** Where several are logged at once: which exercise this one is of. */
  name?: string | undefined;
  /** What can be said of it. */
  fields?: readonly SetField[] | undefined;
  /** What is offered first. */
  draft: () => LoggedSet;
  logged: LoggedSet | undefined;
  /** What the next set should weigh, where this one says so. */
  nextLoad?: string | undefined;
  onLog: (set: LoggedSet | null) => void;
  /** What is changed but not logged yet. */
  onDraft?: ((draft: LoggedSet) => void) | undefined;
  /** A value was confirmed. */
  onKeep?: ((set: LoggedSet) => void) | undefined;
  /** What was confirmed is logged, and the rest can still be said. */
  isNoted?: boolean | undefined;
}

type Place = SetField | 'stepper' | 'log' | 'undo';

/** The pressed button goes away: the focus it had, if it had it, moves to what takes its place. */
function useHandOver() {
  const next = useRef<Place | null>(null);
  return {
    handTo(place: Place, { currentTarget }: MouseEvent) {
      next.current = currentTarget === document.activeElement ? place : null;
    },
    landing: (place: Place) => (node: HTMLElement | null) => {
      if (!node || next.current !== place) return;
      next.current = null;
      (node.querySelector<HTMLElement>('[role="spinbutton"]') ?? node).focus();
    },
  };
}

/** One row, whatever it shows: the clock beside it must not move. */
export function LogSet(props: LogSetProps) {
  const { name, fields = setFields, draft: first, logged, isNoted, nextLoad } = props;
  const { onLog, onDraft, onKeep } = props;
  const [draft, setDraft] = useState<LoggedSet>(() => logged ?? first());
  const change = (next: LoggedSet) => {
    setDraft(next);
    onDraft?.(next);
  };
  const question = isNoted ? 'Noted. Anything else?' : 'How was that set?';
  const [editing, setEditing] = useState<SetField | null>(null);
  const plainTitle = name ?? (logged ? (nextLoad ?? 'Set logged.') : question);
  const meaning = `RPE: ${rpeWords}`;
  const rpeTitle = name === undefined ? meaning : `${name} · ${meaning}`;
  const row = {
    label: name === undefined ? 'Log the set' : `Log ${name}`,
    title: editing === 'rpe' && !logged ? rpeTitle : plainTitle,
    isNamed: name !== undefined,
  };
  const unit = useUnit();
  const { handTo, landing } = useHandOver();
  const startOf = (field: SetField) =>
    draft[field] ?? toStored(field, unit, limitsOf(field, unit).first);

  if (logged) {
    return (
      <Row {...row}>
        <p className="num min-w-0 flex-1 truncate font-[650] text-lg">{setText(logged)}</p>
        <SettledButton
          key="undo"
          ref={landing('undo')}
          onClick={(event) => {
            handTo('log', event);
            onLog(null);
          }}
          className="px-5"
        >
          <Undo2 aria-hidden="true" className="size-5" />
          Undo
        </SettledButton>
      </Row>
    );
  }

  if (editing) {
    const { label, first: _, ...limits } = limitsOf(editing, unit);
    const value = startOf(editing);
    return (
      <Row {...row}>
        <div ref={landing('stepper')} className="contents">
          <TypedStepper
            {...limits}
            label={label}
            value={toShown(editing, unit, value)}
            text={fieldText(editing, value)}
            onChange={(next) => change({ ...draft, [editing]: toStored(editing, unit, next) })}
          />
        </div>
        <PhaseButton
          look="solid"
          aria-label={`Keep ${fieldText(editing, value)}`}
          onClick={(event) => {
            handTo(editing, event);
            const kept = { ...draft, [editing]: value };
            change(kept);
            setEditing(null);
            onKeep?.(kept);
          }}
        >
          <Check aria-hidden="true" className="size-6" strokeWidth={3} />
        </PhaseButton>
      </Row>
    );
  }

  return (
    <Row {...row}>
      {fields.map((field) => (
        <PhaseButton
          key={field}
          aria-label={`${fieldText(field, draft[field])}, change`}
          ref={landing(field)}
          onClick={(event) => {
            handTo('stepper', event);
            setEditing(field);
            // What the row now shows would else be gone without a word when the rest ends.
            onDraft?.({ ...draft, [field]: startOf(field) });
          }}
          className="num min-w-0 flex-1 gap-0.5 whitespace-nowrap px-1 [font-stretch:88%]"
        >
          {fieldText(field, draft[field])}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 max-[374px]:hidden landscape:max-[760px]:hidden"
          />
        </PhaseButton>
      ))}
      <PhaseButton
        look="solid"
        aria-label={name === undefined ? 'Log set' : `Log ${name}`}
        ref={landing('log')}
        onClick={(event) => {
          handTo('undo', event);
          onLog(draft);
        }}
        className="px-4"
      >
        Log
      </PhaseButton>
    </Row>
  );
}

/**
 * Logs what is confirmed at once: the clock goes on, and who went on with it has said enough. The
 * row stays as it is until Log, for the values that are still to come.
 */
export function LogSetAtOnce({ logged, onLog, ...props }: LogSetProps) {
  const [isNoted, setIsNoted] = useState(false);
  return (
    <LogSet
      {...props}
      logged={isNoted ? undefined : logged}
      isNoted={isNoted}
      onKeep={(set) => {
        setIsNoted(true);
        onLog(set);
      }}
      onLog={(set) => {
        setIsNoted(false);
        onLog(set);
      }}
    />
  );
}

interface RowProps {
  label: string;
  title: string;
  /** Without the title nobody would know what it is of. */
  isNamed: boolean;
  children: ReactNode;
}

function Row({ label, title, isNamed, children }: RowProps) {
  const look = isNamed
    ? 'mb-1 font-[650] text-base'
    : 'run-extra mb-2 font-[600] text-lg landscape:max-lg:hidden lg:text-2xl';
  return (
    <section aria-label={label} className="mt-0.5">
      <p className={look}>{title}</p>
      <div className="flex max-w-xl items-center gap-2">{children}</div>
    </section>
  );
}
