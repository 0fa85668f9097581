import type { Program, ProgramSession } from '@cadence/domain/program/types';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { weekLabel } from '../../week-words.ts';
import { stateText } from './session-state.ts';

interface JumpSheetProps {
  program: Program;
  today: string;
  nextWorkoutId: string | undefined;
  onJump: (session: ProgramSession) => void;
  onClose: () => void;
}

/** Goes on from another session; what lies before it stays open. */
export function JumpSheet({ program, today, nextWorkoutId, onJump, onClose }: JumpSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Jump to…">
      <p className="text-ink-2">You go on from there. What lies before it stays open.</p>
      {program.weeks.map((week) => (
        <section key={week.week} aria-label={`Week ${week.week}`} className="unseen-skipped">
          <h3 className="eyebrow border-line border-b pb-2">
            Week {week.week} · {weekLabel(week)}
          </h3>
          <ul>
            {week.sessions.map((session) => {
              const isOpen = session.status === 'planned';
              const isNext = session.workoutId === nextWorkoutId;
              return (
                <li key={session.workoutId}>
                  <button
                    type="button"
                    disabled={!isOpen || isNext}
                    onClick={() => onJump(session)}
                    className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center justify-between gap-4 rounded-control px-2 py-2 text-left enabled:hover:bg-ink/5"
                  >
                    <span className={isOpen ? 'font-[650]' : 'text-ink-2'}>{session.title}</span>
                    <span className="shrink-0 text-ink-2">
                      {isNext ? 'Next' : stateText(session, today)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
