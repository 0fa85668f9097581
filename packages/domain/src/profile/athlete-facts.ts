import type { AthleteFacts, ConditionFact, Injury } from '../planner/request.ts';
import type { ItemKind, SyncItem } from '../sync/types.ts';
import type { KnownMax, KnownRace, TrainingFacts } from '../training/facts.ts';
import { matchLift } from '../training/match-lift.ts';
import { defined } from '../workout/defined.ts';
import {
  chosenGearId,
  type Kept,
  keptConditions,
  keptInjuries,
  keptOf,
  readNamedFacts,
} from './athlete.ts';
import { defaultProfiles } from './equipment-profiles.ts';
import type { ConditionEntry, InjuryEntry } from './facts.ts';
import { exerciseOfDisliked, isRaceId } from './facts.ts';
import { hasHealthConsent } from './facts-consent.ts';
import { readUnit, unitPreferenceId } from './units.ts';

/** As sure as a person's own word, written down on purpose. */
const sure = 0.95;

const injuryFact = ({ value }: Kept<InjuryEntry>): Injury => ({
  ...value,
  source: 'profile',
  confidence: sure,
});

const conditionFact = ({ value }: Kept<ConditionEntry>): ConditionFact => ({
  ...value,
  source: 'profile',
  confidence: sure,
});

/** Without the day a birthday may still be to come: for the young the lower age is the careful one. */
function ageIn(year: number, birthYear: number): number | undefined {
  const oldest = year - birthYear;
  if (oldest < 0) return undefined;
  return oldest <= 18 ? Math.max(0, oldest - 1) : oldest;
}

function gearOf(items: readonly SyncItem[]) {
  const chosen = chosenGearId(items);
  const own = keptOf(items, 'equipment_profile').find(({ id }) => id === chosen)?.value;
  return own ?? defaultProfiles.find(({ id }) => id === chosen);
}

function keptMaxes(items: readonly SyncItem[]): KnownMax[] {
  return keptOf(items, 'best_lift').flatMap(({ value: { lift, kilograms, reps, day } }) => {
    const id = matchLift(lift);
    return id === null ? [] : [{ lift: id, kilograms, reps, day, how: 'said' as const }];
  });
}

/** The weight of the latest day. */
function bodyMassOf(items: readonly SyncItem[]): number | undefined {
  const days = keptOf(items, 'body_weight').toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return days[0]?.value.kilograms;
}

const someOrNone = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;

/** The numbers that loads and paces are made from. */
function trainingFacts(items: readonly SyncItem[]): TrainingFacts {
  const { sex, hr_max: hrMax, hr_rest: hrRest, ftp_watts: ftpWatts, rack } = readNamedFacts(items);
  const races = keptOf(items, 'fact').flatMap(({ id, value }) =>
    isRaceId(id) ? [value as KnownRace] : [],
  );
  const unit = keptOf(items, 'preference').find(({ id }) => id === unitPreferenceId)?.value;
  const body = hasHealthConsent(items) ? { bodyMassKg: bodyMassOf(items), hrMax, hrRest } : {};
  return defined({
    sex: sex === 'unsaid' ? undefined : sex,
    ...body,
    maxes: someOrNone(keptMaxes(items)),
    races: someOrNone(races),
    ftpWatts,
    rack,
    unit: unit === undefined ? undefined : readUnit(unit),
  });
}

/** What planning may know of the user, from what they have told. `today` is an ISO date. */
export function athleteFacts(items: readonly SyncItem[], today: string): AthleteFacts {
  const { birth_year: birthYear, level, goal } = readNamedFacts(items);
  const gear = gearOf(items);
  const disliked = keptOf(items, 'fact').flatMap(({ id }) => exerciseOfDisliked(id) ?? []);
  const injuries = keptInjuries(items).map(injuryFact);
  const conditions = keptConditions(items).map(conditionFact);
  return defined({
    age: birthYear === undefined ? undefined : ageIn(Number(today.slice(0, 4)), birthYear),
    level,
    goal,
    equipment: gear && [...gear.equipment],
    props: gear && [...gear.props],
    injuries: injuries.length > 0 ? injuries : undefined,
    conditions: conditions.length > 0 ? conditions : undefined,
    dislikedExercises: disliked.length > 0 ? disliked : undefined,
    ...trainingFacts(items),
  });
}

/** The kinds that planning looks at. */
export const athleteKinds = [
  'fact',
  'injury',
  'condition',
  'preference',
  'equipment_profile',
  'body_weight',
  'best_lift',
] as const satisfies readonly ItemKind[];
