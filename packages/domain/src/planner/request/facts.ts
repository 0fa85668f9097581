import { exerciseById } from '../../exercise/library.ts';
import {
  type Claim,
  type ClaimFor,
  claimsOf,
  latest,
  type SlotName,
} from '../../reading/claims.ts';
import type {
  Ability,
  LastLift,
  RaceMark,
  SessionKind,
  Situation,
  Sport,
  StatedMax,
} from '../../reading/vocabulary.ts';
import type { AthleteFacts, Request, Slot, ToldMax } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { fromClaim, fromClaims, slot } from './slot.ts';

const sessionLabels: Record<SessionKind, string> = {
  max_strength: 'Heavy day',
  top_set: 'Top set, then back-offs',
  five_by_five: '5 × 5',
  heavy_singles: 'Heavy singles',
  olympic: 'Olympic lifts',
  power: 'Power session',
  skill: 'Skill practice',
  kettlebell: 'Kettlebell session',
  machines: 'On machines',
  first_time: 'First time in a gym',
  travel: 'On the road',
  steady: 'Easy and steady',
  tempo: 'Tempo',
  vo2: 'Hard intervals',
  sprint: 'Sprints',
  long: 'Long and easy',
  brick: 'Brick',
  hyrox: 'Hyrox',
  sport: 'For your sport',
  deload: 'Deload',
  recovery: 'Recovery',
  stairs: 'Stairs',
  bag: 'Heavy bag',
  boxing: 'Boxing',
  get_up: 'Up from the floor',
  mixed_machines: 'Several machines',
  games: 'Games',
  finisher: 'Finisher',
  speed: 'Speed',
  pilates: 'Pilates',
  wake_up: 'Get moving',
  shuttles: 'Shuttles',
  strides: 'Easy with strides',
  fartlek: 'Fartlek',
  posture: 'Posture',
  gate: 'While waiting',
  gentle_start: 'A gentle start',
  hill_walk: 'Hill walk',
  warm_up: 'Warm-up only',
  spin: 'Spin class',
  bootcamp: 'Group class',
  walk_faster: 'Walk with faster parts',
  hangboard: 'Hangboard',
  loosen_neck: 'Neck and shoulders',
};

const sportLabels: Record<Sport, string> = {
  football: 'For football',
  climbing: 'For climbing',
  golf: 'For golf',
  swimming: 'For swimming',
  skiing: 'For skiing',
  racket: 'For racket sports',
  running: 'For running',
  cycling: 'For cycling',
  rowing: 'For rowing',
  basketball: 'For basketball',
  volleyball: 'For volleyball',
  martial_arts: 'For martial arts',
  hiking: 'For hiking',
};

const situationLabels: Record<Situation, string> = {
  after_race: 'After a race',
  with_child: 'With a child',
  desk: 'After sitting',
  waiting: 'Waiting',
  aboard: 'In a seat',
  bedtime: 'Before bed',
  at_home: 'At home',
};

const nameOf = (id: string): string => exerciseById(id)?.name ?? id;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** '22:30', '1:45:00', '40 s'. */
function clockWords(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.round(seconds % 60),
  ];
  if (seconds < 60) return `${rest} s`;
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '6 weeks', '3 months', '10 days'. */
function spanWords(days: number): string {
  if (days >= 365) return counted(Math.round(days / 365), 'year');
  if (days >= 60) return counted(Math.round(days / 30), 'month');
  return days >= 14 ? counted(Math.round(days / 7), 'week') : counted(days, 'day');
}

const wayLabels: Record<RaceMark['by'], string> = {
  run: '',
  walk: ' walk',
  row: ' row',
  bike: ' ride',
  swim: ' swim',
  ski: ' ski erg',
};

function raceLabel({ by, metres, seconds }: RaceMark): string {
  const length = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return `${length}${wayLabels[by]} in ${clockWords(seconds)}`;
}

const abilityLabel = ({ exercise, reps, seconds }: Ability): string =>
  reps === undefined
    ? `${nameOf(exercise)} ${clockWords(seconds ?? 0)}`
    : `${reps} × ${nameOf(exercise)}`;

function maxLabel({ lift, kilograms, reps, isAdded }: StatedMax, isOld: boolean): string {
  const weight = `${isAdded ? '+' : ''}${kilograms} kg`;
  const amount = reps === 1 ? `max ${weight}` : `${weight} × ${reps}`;
  return `${nameOf(lift)} ${amount}${isOld ? ', once' : ''}`;
}

function lastLiftLabel({ lift, kilograms, sets, reps, rpe }: LastLift): string {
  const dose = sets === undefined ? '' : ` ${sets} × ${reps ?? '?'} at`;
  const effort = rpe === undefined ? '' : `, felt ${rpe}`;
  return `Last ${nameOf(lift).toLowerCase()}${dose} ${kilograms} kg${effort}`;
}

const isNow = ({ polarity }: Pick<Claim, 'polarity'>) => polarity !== 'had';

/** What was said of a slot and not tapped away, as one list. */
function takeAll<Name extends SlotName, Value = ClaimFor<Name>['value']>(
  claims: readonly ClaimFor<Name>[],
  board: ChipBoard,
  labelOf: (claim: ClaimFor<Name>) => string,
  toValue: (claim: ClaimFor<Name>) => Value,
): Slot<Value[]> | null {
  const own = claims.filter(
    (one) =>
      one.whose === 'me' &&
      board.take('wish', `${one.slot}:${JSON.stringify(one.value)}`, labelOf(one)),
  );
  return own.length > 0 ? fromClaims(own.map(toValue), own) : null;
}

function takeLast<Name extends SlotName>(
  claims: readonly Claim[],
  name: Name,
  board: ChipBoard,
  labelOf: (value: ClaimFor<Name>['value']) => string,
): Slot<ClaimFor<Name>['value']> | null {
  const own = latest(claims, name);
  if (!own || !board.take('wish', `${name}:${own.value}`, labelOf(own.value))) return null;
  return fromClaim<ClaimFor<Name>['value']>(own.value, own);
}

/** What the profile knows comes behind what was just said of the same. */
function withKnown<Value>(
  told: Slot<Value[]> | null,
  known: readonly Value[],
  isSame: (one: Value, other: Value) => boolean,
): Slot<Value[]> | null {
  const more = known.filter((one) => !told?.value.some((other) => isSame(one, other)));
  if (more.length === 0) return told;
  return told ? { ...told, value: [...told.value, ...more] } : slot([...more], 'profile', 0.8);
}

/** With a weight hung on, a pull-up or a dip is a lift of its own. */
const weighted: Record<string, string> = {
  'pull-up': 'weighted-pull-up',
  'chin-up': 'weighted-pull-up',
  'neutral-grip-pull-up': 'weighted-pull-up',
  'parallel-bar-dip': 'weighted-dip',
};
const asWeighted = (max: StatedMax): StatedMax =>
  max.isAdded ? { ...max, lift: weighted[max.lift] ?? max.lift } : max;

function maximaFrom(claims: readonly Claim[], athlete: AthleteFacts, board: ChipBoard) {
  const told = takeAll<'max', ToldMax>(
    claimsOf(claims, 'max'),
    board,
    (max) => maxLabel(max.value, !isNow(max)),
    (max) => ({ ...asWeighted(max.value), ...(!isNow(max) && { had: true as const }) }),
  );
  const known = (athlete.maxes ?? []).map(
    ({ lift, kilograms, reps, day, isAdded }): ToldMax => ({
      lift,
      kilograms,
      reps,
      day,
      ...(isAdded && { isAdded }),
    }),
  );
  return withKnown(told, known, (one, other) => one.lift === other.lift);
}

function racesFrom(claims: readonly Claim[], athlete: AthleteFacts, board: ChipBoard) {
  const told = takeAll<'race'>(
    claimsOf(claims, 'race').filter(isNow),
    board,
    ({ value }) => raceLabel(value),
    ({ value }) => value,
  );
  const known = (athlete.races ?? []).map(
    ({ sport, meters, seconds }): RaceMark => ({ by: sport, metres: meters, seconds }),
  );
  return withKnown(told, known, (one, other) => one.by === other.by && one.metres === other.metres);
}

function sessionFrom(claims: readonly Claim[], board: ChipBoard) {
  const asked = claimsOf(claims, 'session').filter(
    ({ whose, polarity, value }) =>
      whose === 'me' &&
      polarity === 'wants' &&
      // The chip of the sport is its chip too.
      (value === 'sport' || board.take('wish', `session:${value}`, sessionLabels[value])),
  );
  return asked.length > 0
    ? fromClaims(
        asked.map(({ value }) => value),
        asked,
      )
    : null;
}

/** What was said of a slot that has no chip of its own. */
function ownOf<Name extends SlotName>(
  claims: readonly Claim[],
  name: Name,
): Slot<ClaimFor<Name>['value'][]> | null {
  const own = claimsOf(claims, name).filter(({ whose }) => whose === 'me');
  return own.length > 0
    ? fromClaims<ClaimFor<Name>['value']>(
        own.map(({ value }) => value),
        own,
      )
    : null;
}

function lastOf<Name extends SlotName>(
  claims: readonly Claim[],
  name: Name,
): Slot<ClaimFor<Name>['value']> | null {
  const own = latest(claims, name);
  return own ? fromClaim<ClaimFor<Name>['value']>(own.value, own) : null;
}

type Facts = Pick<
  Request,
  | 'maxima'
  | 'events'
  | 'session'
  | 'situations'
  | 'sport'
  | 'traits'
  | 'soleLift'
  | 'programPlace'
  | 'breakDays'
  | 'races'
  | 'target'
  | 'abilities'
  | 'lastLifts'
  | 'bodyMassKg'
  | 'sex'
  | 'rack'
  | 'unit'
>;

export const withoutNulls = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

const known = <Value>(value: Value | undefined): Slot<Value> | null =>
  value === undefined ? null : slot(value, 'profile', 0.8);

/** What the athlete tells of lifts, races, dates and of how the session is meant; the profile fills gaps. */
export const factsFrom = (
  claims: readonly Claim[],
  athlete: AthleteFacts,
  board: ChipBoard,
): Facts =>
  withoutNulls({
    maxima: maximaFrom(claims, athlete, board),
    events: ownOf(claims, 'event'),
    session: sessionFrom(claims, board),
    situations: takeAll<'situation'>(
      claimsOf(claims, 'situation'),
      board,
      ({ value }) => situationLabels[value],
      ({ value }) => value,
    ),
    sport: takeLast(claims, 'sport', board, (sport) => sportLabels[sport]),
    traits: ownOf(claims, 'trait'),
    soleLift: lastOf(claims, 'soleLift'),
    programPlace: lastOf(claims, 'programPlace'),
    breakDays: takeLast(claims, 'breakDays', board, (days) => `Back after ${spanWords(days)}`),
    races: racesFrom(claims, athlete, board),
    target: lastOf(claims, 'target'),
    abilities: takeAll<'ability'>(
      claimsOf(claims, 'ability').filter(isNow),
      board,
      ({ value }) => abilityLabel(value),
      ({ value }) => value,
    ),
    lastLifts: takeAll<'lastLift'>(
      claimsOf(claims, 'lastLift'),
      board,
      ({ value }) => lastLiftLabel(value),
      ({ value }) => value,
    ),
    bodyMassKg:
      takeLast(claims, 'bodyMass', board, (kilograms) => `You weigh ${kilograms} kg`) ??
      known(athlete.bodyMassKg),
    sex:
      takeLast(claims, 'sex', board, (sex) => (sex === 'female' ? 'Woman' : 'Man')) ??
      known(athlete.sex),
    rack: known(athlete.rack),
    unit: known(athlete.unit),
  });
