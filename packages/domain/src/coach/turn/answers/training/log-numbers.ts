import { dashboardOf } from '../../../../analytics/dashboard.ts';
import type { Day } from '../../../../analytics/days.ts';
import type { LiftHistory } from '../../../../analytics/lifts/lifts.ts';
import { isTrained } from '../../../../analytics/trained.ts';
import type { WorkoutSession } from '../../../../analytics/types.ts';
import { exerciseById } from '../../../../exercise/library.ts';
import type { LibraryExercise } from '../../../../exercise/types.ts';
import { fromKilograms, type WeightUnit } from '../../../../profile/units.ts';
import { type Load, loadFor } from '../../../../training/load.ts';
import { strengthKeyOf } from '../../../../training/load-class.ts';
import { rackFor } from '../../../../training/rack.ts';
import { stateFor } from '../../../../training/strength/convert.ts';
import { exposuresByLift } from '../../../../training/strength/exposures.ts';
import { statedFrom, strengthStates } from '../../../../training/strength/states.ts';
import type { StrengthState } from '../../../../training/strength/types.ts';
import { dayMs } from '../../../../workout/durations.ts';
import type { CoachKnowledge } from '../../../types.ts';

/** The calendar day of an instant, in UTC as the server keeps it. */
export const utcDay = (instant: string): Day => Math.floor(Date.parse(instant) / dayMs);

/** The same numbers as the page of statistics shows, over as many weeks. */
export function dashboard({ sessions, now }: CoachKnowledge, weeks: number) {
  const at = Date.parse(now);
  const past = sessions.filter(({ date }) => Date.parse(date) <= at);
  return dashboardOf({ sessions: past, weeks, today: utcDay(now), dayOf: utcDay, isRestDay: null });
}

export function trainedSessions({ sessions, now }: CoachKnowledge): WorkoutSession[] {
  const at = Date.parse(now);
  return sessions
    .filter((session) => isTrained(session) && Date.parse(session.date) <= at)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

export function roundWeightText(kilograms: number, unit: WeightUnit = 'kg'): string {
  return `${Math.round(fromKilograms(kilograms, unit) * 10) / 10} ${unit}`;
}

/** The history of a lift, as the statistics keep it. */
export function historyOf(
  knowledge: CoachKnowledge,
  exercise: LibraryExercise,
): LiftHistory | undefined {
  const key = strengthKeyOf(exercise.id);
  return dashboard(knowledge, 4).lifts.find(
    ({ exerciseId, lift }) =>
      (exerciseId !== undefined && strengthKeyOf(exerciseId) === key) ||
      lift.toLowerCase() === exercise.name.toLowerCase(),
  );
}

const toldLift = /(\d+(?:[.,]\d+)?) kg(?: x (\d+))?$/;

/** Bests that were told to the coach, as of the day they were told: of each lift the latest word. */
function toldLifts({ learned, now }: CoachKnowledge) {
  const told = learned.flatMap(({ slot, value, learnedAt }) => {
    const [said, kilograms, reps = '1'] = slot === 'lift' ? (toldLift.exec(value) ?? []) : [];
    if (said === undefined || kilograms === undefined) return [];
    const name = value.slice(0, value.length - said.length).trim();
    const lift = liftByName(name);
    const day = (learnedAt ?? now).slice(0, 10);
    return lift ? [{ lift: lift.id, kilograms: Number(kilograms), reps: Number(reps), day }] : [];
  });
  // The newest comes first.
  return told
    .filter(({ lift }, at) => told.findIndex((one) => one.lift === lift) === at)
    .map((one) => statedFrom(one, one.day));
}

const mainLifts = ['back-squat', 'bench-press', 'conventional-deadlift', 'overhead-press'];

function liftByName(name: string): LibraryExercise | undefined {
  const bare = name.toLowerCase();
  return mainLifts
    .map((id) => exerciseById(id))
    .find((one) => one !== undefined && (one.name.toLowerCase() === bare || one.id === bare));
}

/** The current strength, by the same state that plans take their weights from. */
export function strengthOf(
  knowledge: CoachKnowledge,
  exercise: LibraryExercise,
): StrengthState | null {
  const { sessions, athlete, now } = knowledge;
  const today = now.slice(0, 10);
  const level = athlete.level ?? 'beginner';
  const states = strengthStates(sessions, toldLifts(knowledge), { ...athlete, level }, today);
  return stateFor(exercise, states);
}

/** So many reps say most about a lift and tire nobody. */
const usualReps = 5;
const usualRir = 2;

/** What to take today, as a plan would have it. */
export function loadToday(knowledge: CoachKnowledge, exercise: LibraryExercise): Load {
  const { athlete, sessions, now } = knowledge;
  return loadFor({
    exercise,
    reps: usualReps,
    rir: usualRir,
    level: athlete.level ?? 'beginner',
    state: strengthOf(knowledge, exercise),
    rack: rackFor(exercise, athlete.rack, athlete.unit),
    exposures: exposuresByLift(sessions).get(strengthKeyOf(exercise.id)) ?? [],
    facts: athlete,
    today: now.slice(0, 10),
  });
}
