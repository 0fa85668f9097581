import './print.css';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dayText, weekKindText } from '../program-words.ts';
import { factorText } from './load-curve.tsx';

export interface PrintedPart {
  name: string;
  /** What it is done for stands between, and gets the room. */
  isAside: boolean;
  lines: readonly PrintedLine[];
}

interface PrintedLine {
  name: string;
  dose: string;
  load: string;
}

interface PrintSheetProps {
  program: Program;
  partsOf: (session: ProgramSession) => readonly PrintedPart[];
}

const boxes = { planned: '☐', completed: '☑', skipped: '–' } as const;

/** The whole program on paper, beside the page that is on the screen. */
export function PrintSheet({ program, partsOf }: PrintSheetProps): ReactNode {
  return createPortal(
    <div className="program-print">
      <h1 className="display text-2xl">{program.programName}</h1>
      <p>{program.goal}</p>
      {program.weeks.map((week) => (
        <div key={week.week}>
          <h2>
            Week {week.week} · {weekKindText(week.variation)} · {factorText(week.variation)}
          </h2>
          <div className="sessions">
            {week.sessions.map((session) => (
              <section key={session.workoutId}>
                <h3>
                  {boxes[session.status]} {session.title} · {dayText(session.date)}
                </h3>
                {partsOf(session).map((part) => (
                  <Part key={part.name} {...part} />
                ))}
              </section>
            ))}
          </div>
        </div>
      ))}
      <h2>How it progresses</h2>
      <ul>
        {program.progressionGuidelines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}

function Part({ name: title, isAside, lines }: PrintedPart) {
  return (
    <>
      <h4>{title}</h4>
      {isAside ? (
        <p>
          {lines
            .map(({ name, dose, load }) => [name, dose, load].filter(Boolean).join(' '))
            .join(', ')}
        </p>
      ) : (
        <table>
          <tbody>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and nothing moves.
              <tr key={i}>
                <td>{line.name}</td>
                <td>{line.dose}</td>
                <td>{line.load}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
