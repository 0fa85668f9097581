import { addDays } from '@cadence/domain/program/calendar/days';
import { allSessions } from '@cadence/domain/program/progress';
import { asFailure } from '../../../platform/api/api.ts';
import { queryClient } from '../../../platform/api/query.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { failedTo } from '../program-words.ts';
import { moveSession } from './program-changes.ts';
import { programQueries } from './program-queries.ts';
import { programsQuery, readCurrentProgram } from './program-store.ts';

async function findSession(workoutId: string) {
  if (!readCurrentProgram()) await queryClient.fetchQuery(programsQuery()).catch(asFailure);
  const program = readCurrentProgram();
  return program && allSessions(program).find((one) => one.workoutId === workoutId);
}

/** To the day after this one; the toast that tells it takes it back. */
export async function putOff(workoutId: string, today: string): Promise<void> {
  const session = await findSession(workoutId);
  if (!session) {
    toast(`${failedTo.move}. Try again once you are connected.`, { tone: 'error' });
    return;
  }
  await moveSession(session, addDays(today, 1));
  await queryClient.invalidateQueries({ queryKey: programQueries.preview() });
}
