import type { Program, ProgramSession, ProgramWeek } from '@cadence/domain/program/types';
import { capitalise } from '@cadence/domain/workout/words';
import { Card } from '../../../ui/card.tsx';
import { weekKindText } from '../program-words.ts';
import { factorText } from './load-curve.tsx';
import { SessionRow } from './session-row.tsx';
import { useWeekVariations } from './use-details.ts';

interface WeekPanelProps {
  program: Program;
  week: ProgramWeek;
  isThisWeek: boolean;
  today: string;
  nextWorkoutId: string | undefined;
  underWayIn: (session: ProgramSession) => string | undefined;
  onOpen: (session: ProgramSession) => void;
}

/** The sessions of one week, as strips. */
export function WeekPanel(props: WeekPanelProps) {
  const { program, week, isThisWeek, today, nextWorkoutId, underWayIn, onOpen } = props;
  const phase = program.phases.find(({ id }) => id === week.phaseId);
  const shift = useWeekVariations(week.phaseId, week.week);
  return (
    <Card className="sm:p-6">
      <h2 className="eyebrow">{isThisWeek ? 'This week' : `Week ${week.week}`}</h2>
      <p className="num mt-1.5 text-ink-2">
        {isThisWeek && `Week ${week.week} · `}
        {phase && `${phase.name} · `}
        {weekKindText(week.variation)}. {factorText(week.variation)}.
        {shift && ` ${shiftText(shift)}`}
      </p>
      <ul aria-label={`Sessions of week ${week.week}`} className="mt-2 divide-y divide-line">
        {week.sessions.map((session) => (
          <SessionRow
            key={session.workoutId}
            session={session}
            today={today}
            isNext={session.workoutId === nextWorkoutId}
            isUnderWay={underWayIn(session) !== undefined}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Card>
  );
}

interface Shift {
  percentPoints: number;
  effortPoints: number;
}

const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** 'Loads +5 points, effort +1.'; nothing where neither moves. */
function shiftText({ percentPoints, effortPoints }: Shift): string {
  const parts = [
    percentPoints !== 0 ? `loads ${signed(percentPoints)} points` : '',
    effortPoints !== 0 ? `effort ${signed(effortPoints)}` : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  return text && `${capitalise(text)}.`;
}
