import './print.css';
import type { Program, ProgramSession, ProgramWeek } from '@cadence/domain/program/types';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ExerciseStill } from '../../../../ui/figure/exercise-still.tsx';
import { dayText } from '../../program-words.ts';
import { weekDatesText, weekWords } from '../../week-words.ts';
import { useFitted } from './use-fitted.ts';

export interface PrintedPart {
  name: string;
  /** What it is done for stands between, and gets the room. */
  isAside: boolean;
  lines: readonly PrintedLine[];
}

interface PrintedLine {
  exerciseId: string | undefined;
  name: string;
  dose: string;
  load: string;
  /** The sets before the first one that counts; empty where there are none. */
  ramp: string;
  /** Sets to write down. */
  boxes: number;
}

interface PrintSheetProps {
  program: Program;
  partsOf: (session: ProgramSession) => readonly PrintedPart[];
}

const boxes = { planned: '☐', completed: '☑', skipped: '–' } as const;

/** The program on paper, a page for each week, as a coach hands it out. */
export function PrintSheet({ program, partsOf }: PrintSheetProps): ReactNode {
  return createPortal(
    <div className="program-print">
      {program.weeks.map((week) => (
        <WeekPage key={week.week} program={program} week={week} partsOf={partsOf} />
      ))}
    </div>,
    document.body,
  );
}

interface WeekPageProps extends PrintSheetProps {
  week: ProgramWeek;
}

function WeekPage({ program, week, partsOf }: WeekPageProps) {
  const sessions = week.sessions.map((session) => ({ session, parts: partsOf(session) }));
  const page = useFitted();
  const { course, programName, totalWeeks } = program;
  return (
    <article ref={page}>
      <header>
        <p>
          {programName} · week {week.week} of {totalWeeks} · {weekDatesText(week)}
        </p>
        <h1>{weekWords(program, week)}</h1>
      </header>
      <div className="sessions">
        {sessions.map(({ session, parts }) => (
          <section key={session.workoutId}>
            <h2>
              {boxes[session.status]} {dayText(session.date)} · {session.title}
              {session.workout.estimatedDuration !== undefined && (
                <small> · {session.workout.estimatedDuration} min</small>
              )}
            </h2>
            {session.workout.coachingNotes && (
              <p className="note">{session.workout.coachingNotes}</p>
            )}
            {parts.map((part) => (
              <Part key={part.name} {...part} />
            ))}
            <p className="felt">Effort of 10, and how it went:</p>
          </section>
        ))}
      </div>
      {course && (
        <footer>
          <p>
            Leads to {course.end.text} in week {course.end.week}. {course.progress.join(' ')}{' '}
            {course.fallback}
          </p>
        </footer>
      )}
    </article>
  );
}

/** Set by set on a run is too much for paper: lines that repeat are told once, with their number. */
function told(lines: readonly PrintedLine[]): (PrintedLine & { times: number })[] {
  const kept: (PrintedLine & { times: number })[] = [];
  for (const line of lines) {
    const same = kept.find(
      (one) => one.name === line.name && one.dose === line.dose && one.load === line.load,
    );
    if (same) same.times += 1;
    else kept.push({ ...line, times: 1 });
  }
  return kept;
}

function Part({ name: title, isAside, lines }: PrintedPart) {
  if (isAside) {
    return (
      <p>
        <strong>{title}:</strong>{' '}
        {told(lines)
          .map(({ name, dose, load }) => [name, dose, load].filter(Boolean).join(' '))
          .join(', ')}
      </p>
    );
  }
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {told(lines).map(({ exerciseId, name, dose, load, ramp, boxes: sets, times }) => (
          <tr key={`${name} ${dose} ${load}`}>
            <td>
              {exerciseId && <ExerciseStill exerciseId={exerciseId} className="still" />}
              {times > 1 && `${times} × `}
              {name}
              {ramp && <small>before it {ramp}</small>}
            </td>
            <td>{dose}</td>
            <td>{load}</td>
            {/* Room to write down what was done. */}
            <td>
              {Array.from({ length: sets }, (_, set) => `${name} ${set + 1}`).map((key) => (
                <span key={key} className="box" />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
