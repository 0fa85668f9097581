import type { ActCard } from '@cadence/contract/coach/schemas';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { ToldSession, TurnAct } from '@cadence/domain/coach/turn/acts';
import { appendPart } from '@cadence/domain/coach/turn/append-part';
import { tonePreferenceId } from '@cadence/domain/coach/turn/voice/tone';
import type { EquipmentId } from '@cadence/domain/exercise/types';
import { chosenGearId, gearPreferenceId, keptOf } from '@cadence/domain/profile/athlete';
import { impliedProps } from '@cadence/domain/profile/equipment';
import { defaultProfiles } from '@cadence/domain/profile/equipment-profiles';
import { unitPreferenceId } from '@cadence/domain/profile/units';
import type { ItemKind, ItemValues, SyncItem } from '@cadence/domain/sync/types';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { clockText } from '@cadence/domain/training/pace/words';
import { newId } from '../../platform/ids.ts';
import type { StoredFact } from './athlete/fact-store.ts';
import type { Known } from './athlete/knowledge.ts';
import { type CoachDeps, instantOf, type Made } from './deps.ts';

/** How a deed is taken back: kept with the conversation until the next one. */
export type UndoRecord =
  | { kind: 'items'; items: SyncItem[] }
  | { kind: 'session'; id: string }
  | { kind: 'facts'; facts: StoredFact[] };

export interface Done {
  card: ActCard | null;
  undo: UndoRecord | null;
  /** A workout that the act has made. */
  made?: Made;
  /** Said instead, where it could not be done. */
  instead?: string;
}

interface Context {
  userId: string;
  known: Known;
  /** The workout that is spoken of. */
  workoutId: string | undefined;
  undo: UndoRecord | null;
}

const deviceId = 'coach';

const card = (
  kind: string,
  title: string,
  lines: string[],
  more: Partial<ActCard> = {},
): ActCard => ({
  kind,
  title,
  lines,
  state: 'done',
  canUndo: true,
  ...more,
});

function itemOf<K extends ItemKind>(
  deps: Pick<CoachDeps, 'now'>,
  kind: K,
  id: string,
  value: ItemValues[K] | null,
): SyncItem<K> {
  return { kind, id, value, changedAt: instantOf(deps), deviceId, deleted: value === null };
}

/** As it was before, to be put back. */
function before(
  { items }: Known,
  kind: ItemKind,
  id: string,
): Pick<SyncItem, 'kind' | 'id' | 'value'> {
  const found = items.find((item) => item.kind === kind && item.id === id && !item.deleted);
  return { kind, id, value: found?.value ?? null };
}

async function put(
  deps: CoachDeps,
  { userId, known }: Context,
  items: SyncItem[],
): Promise<UndoRecord> {
  const old = items.map(({ kind, id }) => before(known, kind, id));
  await deps.putItems(userId, items);
  return {
    kind: 'items',
    items: old.map(
      (item) => ({ ...item, changedAt: '', deviceId, deleted: item.value === null }) as SyncItem,
    ),
  };
}

function sessionOf(
  deps: CoachDeps,
  { title, minutes, seconds: told, metres, exercises, notes }: ToldSession,
): WorkoutSession {
  const at = instantOf(deps);
  const seconds = told ?? minutes * 60;
  const done = exercises.map(({ exerciseId, name, sets }) => ({
    name,
    exerciseId,
    planned: { sets: sets.length, seconds: 0 },
    actual: {
      sets: sets.map(({ kilograms, ...set }) =>
        kilograms === undefined ? set : { ...set, weight: kilograms },
      ),
    },
    completed: true,
    personalRecord: false,
  }));
  const way = {
    name: title,
    planned: { sets: 1, seconds },
    actual: { sets: [{ seconds, ...(metres !== undefined && { distanceMeters: metres }) }] },
    completed: true,
    personalRecord: false,
  };
  const all = done.length > 0 ? done : [way];
  return {
    id: newId(deps.now()),
    date: at,
    updatedAt: at,
    title,
    workoutType: 'Told to the coach',
    provider: 'coach',
    duration: { planned: seconds, actual: seconds },
    completion: {
      status: 'completed',
      percentage: 100,
      completedExercises: all.length,
      totalExercises: all.length,
    },
    exercises: all,
    segments: [],
    equipment: [],
    userRating: null,
    difficulty: null,
    notes,
  };
}

async function logSession(deps: CoachDeps, { userId }: Context, told: ToldSession): Promise<Done> {
  const session = sessionOf(deps, told);
  await deps.changeSessions(userId, { sessions: [session], deleted: [] });
  const lines = session.exercises.map(({ name, actual }) => `+ ${name}: ${countSets(actual.sets)}`);
  return {
    card: card('log_session', 'Logged', lines, { link: '/analytics' }),
    undo: { kind: 'session', id: session.id },
  };
}

function countSets(sets: WorkoutSession['exercises'][number]['actual']['sets']): string {
  const [first] = sets;
  if (first?.distanceMeters !== undefined) {
    const time = first.seconds ? ` in ${clockText(first.seconds)}` : '';
    return `${first.distanceMeters / 1000} km${time}`;
  }
  const weight = first?.weight === undefined ? '' : ` at ${Math.round(first.weight * 10) / 10} kg`;
  return `${sets.length} × ${first?.reps ?? '–'}${weight}`;
}

const ownGearId = 'own_kit';

/** The kit that the user has most of the time, with what was bought and without what is gone. */
async function setKit(
  deps: CoachDeps,
  context: Context,
  { add, remove }: { add: readonly EquipmentId[]; remove: readonly EquipmentId[] },
): Promise<Done> {
  const { items } = context.known;
  const chosen = chosenGearId(items);
  const own = keptOf(items, 'equipment_profile').find(({ id }) => id === chosen)?.value;
  const present = own ?? defaultProfiles.find(({ id }) => id === chosen);
  const bare: readonly EquipmentId[] = ['bodyweight', 'yoga_mat'];
  const equipment = [...new Set([...(present?.equipment ?? bare), ...add])].filter(
    (id) => !remove.includes(id),
  );
  const props = [...new Set([...(present?.props ?? []), ...impliedProps(equipment)])];
  const id = own && chosen ? chosen : ownGearId;
  const undo = await put(deps, context, [
    itemOf(deps, 'equipment_profile', id, { name: own?.name ?? 'My kit', equipment, props }),
    itemOf(deps, 'preference', gearPreferenceId, id),
  ]);
  const named = (ids: readonly string[], sign: string) =>
    ids.map((one) => `${sign} ${one.replaceAll('_', ' ')}`);
  return {
    card: card('set_kit', 'Your kit', [...named(add, '+'), ...named(remove, '−')], {
      link: '/profile',
    }),
    undo,
  };
}

async function setGoal(
  deps: CoachDeps,
  context: Context,
  act: Extract<TurnAct, { kind: 'set_goal' }>,
): Promise<Done> {
  const value: ItemValues['goal'] = {
    kind: act.goal,
    title: act.title,
    ...(act.lift && { lift: act.lift }),
    targetValue: act.target,
    currentValue: 0,
    status: 'active',
    createdAt: instantOf(deps),
    completedAt: null,
  };
  const undo = await put(deps, context, [itemOf(deps, 'goal', newId(deps.now()), value)]);
  return { card: card('set_goal', 'Goal set', [`+ ${act.title}`], { link: '/analytics' }), undo };
}

async function setPreference(
  deps: CoachDeps,
  context: Context,
  id: string,
  value: string,
  title: string,
): Promise<Done> {
  const old = before(context.known, 'preference', id).value;
  const undo = await put(deps, context, [itemOf(deps, 'preference', id, value)]);
  return {
    card: card(id, title, [`${typeof old === 'string' ? old : 'as it was'} → ${value}`], {
      link: '/voice',
    }),
    undo,
  };
}

async function forget(
  deps: CoachDeps,
  { userId, known }: Context,
  ids: readonly string[],
): Promise<Done> {
  const facts = known.facts.filter(({ id }) => ids.includes(id));
  for (const { id } of facts) await deps.facts.remove(userId, id);
  if (facts.length === 0) return { card: null, undo: null };
  deps.bus.publish(userId, {
    type: 'profile_update',
    learned: [],
    forgotten: facts.map(({ id }) => id),
  });
  return {
    card: card(
      'forget',
      'Forgotten',
      facts.map(({ value }) => `− ${value}`),
    ),
    undo: { kind: 'facts', facts },
  };
}

/** The part is made like any workout, and put behind what is there. */
async function addPart(
  deps: CoachDeps,
  { userId, workoutId }: Context,
  { wish, minutes }: Extract<TurnAct, { kind: 'add_part' }>,
): Promise<Done> {
  const workout = workoutId === undefined ? null : await deps.findWorkout(userId, workoutId);
  if (!workout)
    return {
      card: null,
      undo: null,
      instead: 'There is no workout to add that to. Tell me what you would like and I make one.',
    };
  const made = await deps.makeWorkout(userId, wish);
  if (made.kind === 'refused') return { card: null, undo: null, made };
  const part = await deps.findWorkout(userId, made.workoutId);
  await deps.removeWorkout(userId, made.workoutId);
  if (!part) return { card: null, undo: null, instead: 'I found nothing that fits behind it.' };
  const longer = appendPart(workout, part, minutes);
  const id = await deps.proposeWorkout(userId, longer);
  const names = part.workout
    .filter(({ type }) => type === 'exercise')
    .map(({ name }) => `+ ${name}`);
  return {
    card: card('add_part', 'Added at the end', [...new Set(names)]),
    undo: null,
    made: { kind: 'made', workoutId: id, title: longer.title ?? 'Workout' },
  };
}

async function undoLast(deps: CoachDeps, { userId, undo }: Context): Promise<Done> {
  if (!undo) return { card: null, undo: null, instead: 'There is nothing to take back right now.' };
  if (undo.kind === 'session')
    await deps.changeSessions(userId, { sessions: [], deleted: [undo.id] });
  else if (undo.kind === 'facts') await deps.facts.learn(userId, undo.facts, instantOf(deps));
  else
    await deps.putItems(
      userId,
      undo.items.map((item) => ({ ...item, changedAt: instantOf(deps) })),
    );
  return { card: card('undo', 'Taken back', [], { state: 'undone', canUndo: false }), undo: null };
}

function offer(
  act: Extract<TurnAct, { kind: 'start_timer' | 'create_program' | 'set_voice' }>,
  today: string,
): Done {
  const offered = { state: 'offered', canUndo: false } as const;
  if (act.kind === 'start_timer') {
    return {
      card: card(act.kind, `Timer, ${formatClock(act.minutes * 60)}`, [], {
        ...offered,
        link: '/workout',
      }),
      undo: null,
    };
  }
  if (act.kind === 'set_voice') {
    return {
      card: card(act.kind, act.enabled ? 'Voice on' : 'Voice off', [], {
        ...offered,
        link: '/voice',
      }),
      undo: null,
    };
  }
  const body = {
    goal_text: act.goalText,
    weeks: act.weeks,
    sessions_per_week: act.days,
    minutes_per_session: act.minutes,
    start_date: today,
  };
  const lines = [`${act.weeks} weeks`, `${act.days} days a week`, `${act.minutes} min each`];
  return {
    card: card(act.kind, 'Program', lines, {
      ...offered,
      link: '/program',
      request: { method: 'POST', path: '/programs', body },
    }),
    undo: null,
  };
}

/** Does what the answer speaks of, before it is said. */
export async function perform(deps: CoachDeps, act: TurnAct, context: Context): Promise<Done> {
  switch (act.kind) {
    case 'add_part':
      return addPart(deps, context, act);
    case 'set_goal':
      return setGoal(deps, context, act);
    case 'log_session':
      return logSession(deps, context, act.session);
    case 'set_units':
      return setPreference(deps, context, unitPreferenceId, act.units, 'Units');
    case 'set_tone':
      return setPreference(deps, context, tonePreferenceId, act.tone, 'How I talk');
    case 'set_kit':
      return setKit(deps, context, act);
    case 'forget':
      return forget(deps, context, act.factIds);
    case 'undo':
      return undoLast(deps, context);
    default:
      return offer(act, instantOf(deps).slice(0, 10));
  }
}
