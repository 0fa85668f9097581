import {
  applyChanges,
  moveSession as planMove,
  takeWeekOff as shiftWeek,
} from '@cadence/domain/program/change-progress';
import { allSessions, currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession, SessionState } from '@cadence/domain/program/types';
import { asFailure } from '../../platform/api.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import { failureText } from '../../platform/failure-text.ts';
import { storageOwner } from '../../platform/storage.ts';
import { toast } from '../../ui/toast.tsx';
import {
  accept,
  choose,
  jump,
  move,
  type ProgramSummary,
  putBack,
  remove,
  restAWeek,
  restore,
  type SessionProposal,
  skip,
  tick,
} from './program-api.ts';
import { keepForLater, type WaitingChange, waitingChangeOf } from './program-outbox.ts';
import {
  forgetCurrent,
  refreshPrograms,
  rereadPrograms,
  showCurrent,
  showPrograms,
  useProgramStore,
} from './program-store.ts';
import { dayText, failedTo } from './program-words.ts';
import { tellChange } from './tell-change.tsx';

const complain = (failed: string, error: unknown) =>
  toast(`${failed}. ${failureText(asFailure(error))}`, { tone: 'error' });

/** What of a change still waits for a connection: none of it once the server has it. */
export type Unsent = readonly WaitingChange[] | 'failed';

interface Change {
  failed: string;
  apply: (program: Program) => Program;
  send: () => Promise<unknown>;
  /** What is kept for later where there is no connection. */
  later: (program: Program) => WaitingChange[];
}

const isUnreachable = ({ status }: ApiFailure) => [0, 502, 503, 504].includes(status);

/**
 * Shown at once, then sent. What the server refuses is taken back and told; without a
 * connection it waits. Each change names its session, so that sending it twice does nothing twice.
 */
async function change({ failed, apply, send, later }: Change): Promise<Unsent> {
  const owner = storageOwner();
  const before = useProgramStore.getState().current;
  const after = before && apply(before);
  showCurrent(after);
  try {
    await send();
    return [];
  } catch (error) {
    if (storageOwner() !== owner) return 'failed';
    const failure = asFailure(error);
    const waiting = before && isUnreachable(failure) ? later(before) : null;
    if (waiting && keepForLater(...waiting)) return waiting;
    if (useProgramStore.getState().current === after) showCurrent(before);
    complain(failed, failure);
    void refreshPrograms();
    return 'failed';
  }
}

/** Later than what the server knows, whatever the device's clock says. */
function laterThan(...instants: string[]): string {
  const latestMs = Math.max(...instants.map((instant) => Date.parse(instant) + 1));
  return new Date(Math.max(Date.now(), latestMs)).toISOString();
}

function changeStatus(
  session: ProgramSession,
  status: SessionState,
  { failed, send }: Pick<Change, 'failed' | 'send'>,
): Promise<Unsent> {
  const { week, session: number, statusAt } = session;
  const at = laterThan(statusAt);
  return change({
    failed,
    send,
    apply: (program) => applyChanges(program, [{ week, session: number, status, at }]),
    later: (program) => [waitingChangeOf(program, session, { status, at })],
  });
}

/** Planned again, as if it had never been done or skipped. */
export async function openSession(session: ProgramSession): Promise<boolean> {
  const send = () => tick(session.workoutId, false);
  return (await changeStatus(session, 'planned', { failed: failedTo.update, send })) !== 'failed';
}

function undoBy(session: ProgramSession) {
  return { action: { label: 'Undo', onPress: () => void openSession(latestOf(session)) } };
}

/** As the program has it now. */
function latestOf(session: ProgramSession): ProgramSession {
  const { current } = useProgramStore.getState();
  const sessions = current ? allSessions(current) : [];
  return sessions.find(({ workoutId }) => workoutId === session.workoutId) ?? session;
}

export async function completeSession(session: ProgramSession): Promise<void> {
  const send = () => tick(session.workoutId, true);
  const unsent = await changeStatus(session, 'completed', { failed: failedTo.update, send });
  if (unsent !== 'failed') tellChange(`${session.title} is done.`, unsent, undoBy(session));
}

export async function skipSession(session: ProgramSession): Promise<void> {
  const send = () => skip(session.workoutId);
  const unsent = await changeStatus(session, 'skipped', { failed: failedTo.skip, send });
  if (unsent !== 'failed') tellChange(`${session.title} is skipped.`, unsent, undoBy(session));
}

export async function jumpToSession(to: ProgramSession): Promise<void> {
  const { week, session, title } = to;
  const { current } = useProgramStore.getState();
  const before = current && currentSession(current);
  const at = new Date().toISOString();
  const unsent = await change({
    failed: failedTo.jump,
    apply: (program) => ({ ...program, pointer: { week, session } }),
    send: () => jump({ week, session }),
    later: (program) => [waitingChangeOf(program, to, { jump: true, at })],
  });
  if (unsent === 'failed') return;
  const undo = before && { label: 'Undo', onPress: () => void jumpToSession(before) };
  tellChange(`You go on from ${title}.`, unsent, undo ? { action: undo } : {});
}

/** Only open sessions of the current program move; what is odd about the new day is told. */
export async function moveSession(session: ProgramSession, date: string): Promise<boolean> {
  const { week, session: number, title, date: before, dateAt } = session;
  const at = laterThan(dateAt);
  const program = useProgramStore.getState().current;
  const planned = program && planMove(program, { week, session: number }, date, at);
  if (planned?.kind === 'out_of_range') {
    toast('Choose a day within the time of the program', { tone: 'error' });
    return false;
  }
  const unsent = await change({
    failed: failedTo.move,
    apply: (one) => applyChanges(one, [{ week, session: number, date, at }]),
    send: () => move({ week, session: number, date }),
    later: (one) => [waitingChangeOf(one, session, { date, at })],
  });
  if (unsent === 'failed') return false;
  const note = planned?.kind === 'moved' && planned.note ? ` ${planned.note}` : '';
  tellChange(`${title} moved to ${dayText(date)}.${note}`, unsent, {
    action: { label: 'Undo', onPress: () => void moveSession(latestOf(session), before) },
  });
  return true;
}

/** Every open session from that day on comes a week later. */
export async function takeWeekOff(from: string): Promise<Unsent> {
  const shiftsOf = (program: Program) => {
    const at = laterThan(...allSessions(program).map(({ dateAt }) => dateAt));
    return shiftWeek(program, from, at);
  };
  return change({
    failed: failedTo.rest,
    apply: (program) => applyChanges(program, shiftsOf(program)),
    send: () => restAWeek(from),
    // Each with its day: a week off that did reach the server is not taken twice.
    later: (program) =>
      shiftsOf(program).flatMap(({ week, session, date = '', at }) => {
        const moved = allSessions(program).find(
          (one) => one.week === week && one.session === session,
        );
        return moved ? waitingChangeOf(program, moved, { date, at }) : [];
      }),
  });
}

export async function acceptProposal({ workout_id }: SessionProposal): Promise<boolean> {
  return changeNext(() => accept(workout_id));
}

/** As the session was before it was changed, and where the program stood then. */
export async function takeBackProposal({ workout_id }: SessionProposal): Promise<boolean> {
  return changeNext(() => putBack(workout_id));
}

async function changeNext(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
  } catch (error) {
    complain(failedTo.accept, error);
    return false;
  }
  await rereadPrograms();
  return true;
}

export async function makeCurrent(id: string): Promise<boolean> {
  try {
    await choose(id);
  } catch (error) {
    complain(failedTo.choose, error);
    return false;
  }
  await rereadPrograms();
  return true;
}

async function bringBack(id: string): Promise<void> {
  try {
    await restore(id);
  } catch (error) {
    complain(failedTo.restore, error);
  }
  await rereadPrograms();
}

export async function deleteProgram({ id, programName }: ProgramSummary): Promise<void> {
  const { programs, current } = useProgramStore.getState();
  showPrograms(programs.filter((one) => one.id !== id));
  if (current?.id === id) forgetCurrent();
  try {
    await remove(id);
    const onPress = () => void bringBack(id);
    toast(`${programName} is deleted.`, { action: { label: 'Undo', onPress } });
  } catch (error) {
    complain(failedTo.remove, error);
  }
  await rereadPrograms();
}
