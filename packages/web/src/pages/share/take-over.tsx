import type { ReplyOf } from '@cadence/contract/route';
import { takeShared } from '@cadence/contract/share/routes';
import type { ShareKind } from '@cadence/domain/share/types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { saveTimer } from '../../features/timer/preview/saved-timers.ts';
import { addRecent } from '../../features/workout/current-workout.ts';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { refresh } from '../../platform/api/query.ts';
import { todayHere } from '../../platform/dates/local-day.ts';
import { newId } from '../../platform/new-id.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReplaceDialog } from '../session/replace-dialog.tsx';
import { useLoadWorkout } from '../session/use-load-workout.ts';

type Taken = ReplyOf<typeof takeShared>;

const slowMs = 120_000;

interface TakeOverProps {
  token: string;
  title: string;
  kind: ShareKind;
}

/** Into one's own account, and what was changed on the way. */
export function TakeOver({ token, title, kind }: TakeOverProps) {
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);

  async function take(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const body = { start_date: todayHere() };
      // Every session of a program is checked.
      const made = await call(takeShared, { params: { token }, body }, { timeLimitMs: slowMs });
      if (made.timer) saveTimer({ ...made.timer, id: newId(), name: title });
      if (made.workout) addRecent(made.workout);
      if (made.program_id) await refresh(['program']);
      setTaken(made);
    } catch (thrown) {
      const failure = asFailure(thrown);
      setProblem({ title: failure.message, text: failure.suggestion ?? failureText(failure) });
    } finally {
      setBusy(false);
    }
  }

  if (taken) return <Done taken={taken} kind={kind} />;
  return (
    <div className="flex flex-col items-start gap-3">
      {problem && (
        <Card role="alert" className="flex flex-col gap-2">
          <h2 className="display text-xl">{problem.title}</h2>
          <p>{problem.text}</p>
        </Card>
      )}
      <p className="max-w-prose text-ink-2">
        It was made for somebody else: it is checked for your injuries, your kit and your level
        first.
        {kind === 'program' && ' It begins today and becomes your current program.'}
      </p>
      <Button variant="primary" size="lg" busy={busy} onClick={() => void take()}>
        Take it over
      </Button>
    </div>
  );
}

function changeWords(change: Taken['changes'][number]): string {
  switch (change.kind) {
    case 'swapped':
      return `${change.to} in place of ${change.from}: ${change.reason}`;
    case 'dropped':
      return `Without ${change.from}: ${change.reason}`;
    default:
      return change.note;
  }
}

interface DoneProps {
  taken: Taken;
  kind: ShareKind;
}

function Done({ taken: { changes, workout }, kind }: DoneProps) {
  const navigate = useNavigate();
  const loading = useLoadWorkout(() => void navigate('/workout'));
  return (
    <Card role="status" className="flex flex-col items-start gap-3">
      <h2 className="display text-xl">It is yours now.</h2>
      {changes.length === 0 ? (
        <p>It suits you as it is: nothing was changed.</p>
      ) : (
        <>
          <p>Changed for you:</p>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={changeWords(change)}>{changeWords(change)}</li>
            ))}
          </ul>
        </>
      )}
      {workout && (
        <Button variant="primary" onClick={() => loading.load(workout)}>
          Open the workout
        </Button>
      )}
      {kind === 'program' && (
        <ButtonLink to="/program?view=program" variant="primary">
          Open the program
        </ButtonLink>
      )}
      {kind === 'timer' && (
        <ButtonLink to="/workout" variant="primary">
          Open the timers
        </ButtonLink>
      )}
      <ReplaceDialog loading={loading} />
    </Card>
  );
}
