import './print.css';
import type { Program, ProgramSession, ProgramWeek } from '@cadence/domain/program/types';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ExerciseStill } from '../../../../ui/figure/exercise-still.tsx';
import { dayText } from '../../program-words.ts';
import { weekDatesText, weekWords } from '../../week-words.ts';

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

/** Lines of a week that still fit a page in the usual size; beyond them the print is smaller. */
const usualLines = 44;
const manyLines = 64;

function sizeOf(count: number): string {
  if (count <= usualLines) return 'usual';
  return count <= manyLines ? 'small' : 'smallest';
}

interface WeekPageProps extends PrintSheetProps {
  week: ProgramWeek;
}

function WeekPage({ program, week, partsOf }: WeekPageProps) {
  const sessions = week.sessions.map((session) => ({ session, parts: partsOf(session) }));
  const count = sessions.reduce(
    (sum, { parts }) =>
      sum +
      2 +
      parts.reduce((all, { isAside, lines }) => all + (isAside ? 2 : 1 + lines.length), 0),
    0,
  );
  const { course, programName, totalWeeks } = program;
  return (
    <article data-size={sizeOf(count)}>
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
            </h2>
            {parts.map((part) => (
              <Part key={part.name} {...part} />
            ))}
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
        {told(lines).map(({ exerciseId, name, dose, load, times }) => (
          <tr key={`${name} ${dose} ${load}`}>
            <td>
              {exerciseId && <ExerciseStill exerciseId={exerciseId} className="still" />}
              {times > 1 && `${times} × `}
              {name}
            </td>
            <td>{dose}</td>
            <td>{load}</td>
            {/* Room to write down what was done. */}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
