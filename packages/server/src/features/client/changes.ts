import type {
  listClientSwaps,
  proposeClientChange,
  readClientPlan,
} from '@cadence/contract/client/routes';
import type { BodyOf, QueryOf, ReplyOf } from '@cadence/contract/route';
import type { Beyond } from '@cadence/domain/program/coached/bounds';
import type { WishedLine, WishOutcome } from '@cadence/domain/program/coached/wish';
import { defined } from '@cadence/domain/workout/defined';
import { durationLimits } from '@cadence/domain/workout/limits';
import { ApiError } from '../../http/errors.ts';
import type { Granted } from '../../http/grants.ts';
import { newId } from '../../platform/ids.ts';
import type { CoachChange } from './change-store.ts';
import type { ClientDeps } from './deps.ts';

type Body = BodyOf<typeof proposeClientChange>;

type Shown = NonNullable<ReplyOf<typeof readClientPlan>['sessions'][number]['change']>;

const changeShown = ({ state, differences }: Shown): Shown => ({ state, differences });

/** With what this coach has proposed; what others have is theirs. */
export async function showPlan(
  { changes, planOf, fitting }: ClientDeps,
  coachId: string,
  { ownerId }: Granted,
): Promise<ReplyOf<typeof readClientPlan>> {
  const plan = await planOf(ownerId);
  if (!plan) return { program_name: null, sessions: [] };
  const own = (await changes.list(ownerId, plan.programId)).filter(
    ({ coach }) => coach === coachId,
  );
  const waiting = own.filter(({ state }) => state === 'waiting');
  const fits = await fitting(
    ownerId,
    waiting.map(({ id, workout_id: workoutId, lines }) => ({ id, workoutId, lines })),
  );
  const changeOf = (workoutId: string): Shown | null => {
    const found = own.find((one) => one.workout_id === workoutId);
    if (!found) return null;
    const isUnfit = found.state === 'waiting' && !fits.has(found.id);
    return changeShown({ ...found, state: isUnfit ? 'unfit' : found.state });
  };
  return {
    program_name: plan.programName,
    sessions: plan.sessions.map((one) => ({ ...one, change: changeOf(one.workout_id) })),
  };
}

function lineOf({ index, name, exercise_id: exerciseId, ...dose }: Body['lines'][number]) {
  const { sets, reps, seconds, kilograms } = dose;
  const rests = { setRestSeconds: dose.set_rest_seconds, restSeconds: dose.rest_seconds };
  const line: WishedLine = {
    index,
    name,
    ...defined({ exerciseId }),
    dose: defined({ sets, reps, seconds, kilograms, ...rests }),
  };
  return line;
}

/** The same for everybody: an age or an illness is not told by them. */
const beyondWords: Record<Beyond['what'], (name: string) => string> = {
  load: (name) => `${name} would be far heavier than what is planned and known for this athlete.`,
  amount: (name) => `${name} would be too far from the sets, reps or time that suit this athlete.`,
  length: () => `The session would take longer than ${durationLimits.maxMinutes} minutes.`,
};

/** What hurts an athlete is not told by what is refused. */
function refusalWords(outcome: Exclude<WishOutcome, { kind: 'change' }>): string {
  switch (outcome.kind) {
    case 'same':
      return 'Nothing of the session would change.';
    case 'stale':
      return 'The session has changed since you opened it.';
    case 'beyond':
      return beyondWords[outcome.what](outcome.name);
    case 'unfit':
      return outcome.lacksKit
        ? `${outcome.name} needs kit that is not there.`
        : `${outcome.name} does not suit this athlete like that.`;
  }
}

/** Checked as every plan of the athlete is, and kept until they decide; nothing is changed. */
export async function propose(
  { changes, tryChange, now }: ClientDeps,
  coachId: string,
  { ownerId }: Granted,
  { lines: wished, ...place }: Body,
): Promise<ReplyOf<typeof proposeClientChange>> {
  const lines = wished.map(lineOf);
  const { programId, workoutId, outcome } = await tryChange(ownerId, place, lines);
  if (outcome.kind !== 'change') {
    const message = refusalWords(outcome);
    throw new ApiError('NOTHING_TO_PROPOSE', { words: { message, suggestion: null } });
  }
  const { differences } = outcome;
  const nowMs = now();
  const change: CoachChange = {
    user_id: ownerId,
    id: newId(nowMs),
    coach: coachId,
    program_id: programId,
    workout_id: workoutId,
    state: 'waiting',
    created_at: new Date(nowMs).toISOString(),
    lines,
    differences,
  };
  if (!(await changes.put(change))) throw new ApiError('NOT_FOUND');
  return { change: changeShown(change) };
}

export async function withdraw(
  { changes, workoutAt }: ClientDeps,
  coachId: string,
  { ownerId }: Granted,
  place: { week: number; session: number },
): Promise<undefined> {
  const workoutId = await workoutAt(ownerId, place);
  if (workoutId !== null) await changes.withdraw(ownerId, coachId, workoutId);
  return undefined;
}

export async function showSwaps(
  { swapsFor }: ClientDeps,
  { ownerId }: Granted,
  { index, ...place }: QueryOf<typeof listClientSwaps>,
): Promise<ReplyOf<typeof listClientSwaps>> {
  const swaps = await swapsFor(ownerId, place, index);
  return { swaps: swaps.map(({ exerciseId, name }) => ({ exercise_id: exerciseId, name })) };
}
