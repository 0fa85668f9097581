import { daysBetween } from '@cadence/domain/program/days';
import type { ProgramSession } from '@cadence/domain/program/types';
import { Strip } from '../../../ui/strip/strip.tsx';
import { dayText, weekdayText } from '../program-words.ts';
import { minutesOf, useSessionSteps } from './session-steps.ts';

interface SessionRowProps {
  session: ProgramSession;
  today: string;
  isNext: boolean;
  isUnderWay: boolean;
  onOpen: (session: ProgramSession) => void;
}

/** 'Done Tue', 'Skipped', 'Missed Thu', 'Thu 12 Mar'. */
export function stateText({ status, date }: ProgramSession, today: string): string {
  const ahead = daysBetween(today, date);
  const day = Math.abs(ahead) < 7 ? weekdayText(date) : dayText(date);
  if (status === 'completed') return `Done ${day}`;
  if (status === 'skipped') return 'Skipped';
  if (ahead < 0) return `Missed ${day}`;
  return ahead === 0 ? 'Today' : day;
}

export const underWayText = 'Under way';

/** The same without its day. */
export function stateWord(session: ProgramSession, today: string): string {
  const isPast = daysBetween(today, session.date) < 0;
  const words = { planned: isPast ? 'Missed' : 'Open', completed: 'Done', skipped: 'Skipped' };
  return words[session.status];
}

/** One session of a week with its strip; a tap opens it. */
export function SessionRow({ session, today, isNext, isUnderWay, onOpen }: SessionRowProps) {
  const { title, status } = session;
  const steps = useSessionSteps(session);
  const minutes = minutesOf(steps);
  const isOpen = status === 'planned';
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(session)}
        className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] flex-col gap-2 rounded-control px-2 py-3 text-left hover:bg-ink/5"
      >
        <span className="flex w-full items-baseline justify-between gap-4">
          <span className="min-w-0 text-base">
            <strong className={`font-[700] ${isOpen ? '' : 'text-ink-2'}`}>{title}</strong>
            {minutes && <span className="num text-ink-2 text-sm"> · {minutes}</span>}
          </span>
          <span
            className={`shrink-0 ${status === 'completed' ? 'font-[700] text-ok' : isNext || isUnderWay ? 'font-[700]' : 'text-ink-2'}`}
          >
            {isNext && !isUnderWay && <span className="sr-only">Next, </span>}
            {isUnderWay ? underWayText : stateText(session, today)}
          </span>
        </span>
        {steps.length > 0 && (
          <span className={`block w-full ${isOpen ? '' : 'opacity-45'}`}>
            <Strip steps={steps} size="sm" decorative />
          </span>
        )}
      </button>
    </li>
  );
}
