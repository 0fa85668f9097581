import {
  moveSession as planMove,
  takeWeekOff as shiftWeek,
} from '@cadence/domain/program/change-progress';
import { allSessions, currentSession } from '@cadence/domain/program/progress';
import type { Program, ProgramSession, SessionState } from '@cadence/domain/program/types';
import { asFailure } from '../../../platform/api/api.ts';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { whenSent } from '../../../platform/outbox/senders.ts';
import { storageOwner } from '../../../platform/storage.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { dayText, failedTo } from '../program-words.ts';
import { tellChange } from '../viewer/changes/tell-change.tsx';
import {
  accept,
  choose,
  type ProgramSummary,
  putBack,
  remove,
  restAWeek,
  restore,
  type SessionProposal,
} from './program-api.ts';
import {
  keepForLater,
  type WaitingChange,
  waitingChangeOf,
  withChanges,
} from './program-outbox.ts';
import {
  applyToCurrent,
  forgetProgram,
  readCurrentProgram,
  refreshPrograms,
  rereadPrograms,
} from './program-store.ts';
import { wasRefused, wasTroubled } from './send-waiting.ts';

const complain = (failed: string, error: unknown) =>
  toast(`${failed}. ${failureText(asFailure(error))}`, { tone: 'error' });

/** What of a change still waits for a connection: none of it once the server has it. */
export type Unsent = readonly WaitingChange[] | 'failed';

const isUnreachable = ({ status }: ApiFailure) => [0, 502, 503, 504].includes(status);

/** How long the words about a change wait for the server. */
const answerMs = 10_000;

/**
 * Shown at once, then sent. What the server refuses is told and no longer shown; without a
 * connection it waits. Each change names its session, so that sending it twice does nothing twice.
 */
async function change(makeChanges: (program: Program) => WaitingChange[]): Promise<Unsent> {
  const owner = storageOwner();
  const program = readCurrentProgram();
  if (!program) return 'failed';
  const changes = makeChanges(program);
  keepForLater(...changes);
  await whenSent('program', answerMs);
  if (storageOwner() !== owner) return 'failed';
  // Told already, in the words of the failure; it is shown and sent again.
  if (changes.some(wasTroubled)) return 'failed';
  if (!changes.some(wasRefused)) return changes;
  void refreshPrograms();
  return 'failed';
}

/** Later than what the server knows, whatever the device's clock says. */
function laterThan(...instants: string[]): string {
  const latestMs = Math.max(...instants.map((instant) => Date.parse(instant) + 1));
  return new Date(Math.max(Date.now(), latestMs)).toISOString();
}

function changeStatus(session: ProgramSession, status: SessionState): Promise<Unsent> {
  const at = laterThan(session.statusAt);
  return change((program) => [waitingChangeOf(program, session, { status, at })]);
}

/** Planned again, as if it had never been done or skipped. */
export async function openSession(session: ProgramSession): Promise<boolean> {
  return (await changeStatus(session, 'planned')) !== 'failed';
}

function undoBy(session: ProgramSession) {
  return { action: { label: 'Undo', onPress: () => void openSession(latestOf(session)) } };
}

/** As the program has it now. */
function latestOf(session: ProgramSession): ProgramSession {
  const current = readCurrentProgram();
  const sessions = current ? allSessions(current) : [];
  return sessions.find(({ workoutId }) => workoutId === session.workoutId) ?? session;
}

export async function completeSession(session: ProgramSession): Promise<void> {
  const unsent = await changeStatus(session, 'completed');
  if (unsent !== 'failed') tellChange(`${session.title} is done.`, unsent, undoBy(session));
}

export async function skipSession(session: ProgramSession): Promise<void> {
  const unsent = await changeStatus(session, 'skipped');
  if (unsent !== 'failed') tellChange(`${session.title} is skipped.`, unsent, undoBy(session));
}

export async function jumpToSession(to: ProgramSession): Promise<void> {
  const { title } = to;
  const current = readCurrentProgram();
  const before = current && currentSession(current);
  const at = new Date().toISOString();
  const unsent = await change((program) => [waitingChangeOf(program, to, { jump: true, at })]);
  if (unsent === 'failed') return;
  const undo = before && { label: 'Undo', onPress: () => void jumpToSession(before) };
  tellChange(`You go on from ${title}.`, unsent, undo ? { action: undo } : {});
}

/** Only open sessions of the current program move; what is odd about the new day is told. */
export async function moveSession(session: ProgramSession, date: string): Promise<boolean> {
  const { week, session: number, title, date: before, dateAt } = session;
  const at = laterThan(dateAt);
  const program = readCurrentProgram();
  const planned = program && planMove(program, { week, session: number }, date, at);
  if (planned?.kind === 'out_of_range') {
    toast('Choose a day within the time of the program', { tone: 'error' });
    return false;
  }
  const unsent = await change((one) => [waitingChangeOf(one, session, { date, at })]);
  if (unsent === 'failed') return false;
  const note = planned?.kind === 'moved' && planned.note ? ` ${planned.note}` : '';
  tellChange(`${title} moved to ${dayText(date)}.${note}`, unsent, {
    action: { label: 'Undo', onPress: () => void moveSession(latestOf(session), before) },
  });
  return true;
}

function weekOffChanges(program: Program, from: string): WaitingChange[] {
  const sessions = allSessions(program);
  const at = laterThan(...sessions.map(({ dateAt }) => dateAt));
  return shiftWeek(program, from, at).flatMap(({ week, session, date = '' }) => {
    const moved = sessions.find((one) => one.week === week && one.session === session);
    return moved ? waitingChangeOf(program, moved, { date, at }) : [];
  });
}

/** Every open session from that day on comes a week later. */
export async function takeWeekOff(from: string): Promise<Unsent> {
  const owner = storageOwner();
  const program = readCurrentProgram();
  try {
    await restAWeek(from);
    if (program) applyToCurrent(program.id, (one) => withChanges(one, weekOffChanges(one, from)));
    return [];
  } catch (error) {
    if (storageOwner() !== owner) return 'failed';
    const failure = asFailure(error);
    // Each with its day: a week off that did reach the server is not taken twice.
    if (isUnreachable(failure)) return change((one) => weekOffChanges(one, from));
    complain(failedTo.rest, failure);
    void refreshPrograms();
    return 'failed';
  }
}

export async function acceptProposal({ workout_id }: SessionProposal): Promise<boolean> {
  return changeNext(() => accept(workout_id));
}

/** As the session was before it was changed, and where the program stood then. */
export async function takeBackProposal({ workout_id }: SessionProposal): Promise<boolean> {
  return changeNext(() => putBack(workout_id));
}

/** Sends what changes the program, then reads it anew; a failure is told. */
export async function changeNext(send: () => Promise<unknown>): Promise<boolean> {
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
  forgetProgram(id);
  try {
    await remove(id);
    const onPress = () => void bringBack(id);
    toast(`${programName} is deleted.`, { action: { label: 'Undo', onPress } });
  } catch (error) {
    complain(failedTo.remove, error);
  }
  await rereadPrograms();
}
