import {
  type Claim,
  type ClaimFor,
  claimsOf,
  latest,
  type SlotName,
} from '../../reading/claims.ts';
import type { EdgeWish } from '../../reading/vocabulary.ts';
import type { Request, Slot, TrainingHistory } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { fromClaim, fromClaims } from './slot.ts';

function edgeFrom(
  claims: readonly Claim[],
  name: 'warmUp' | 'coolDown',
  board: ChipBoard,
): Slot<EdgeWish> | null {
  const said = latest(claims, name);
  const [id, words] = name === 'warmUp' ? ['warm-up', 'warm-up'] : ['cool-down', 'cool-down'];
  if (!said) return null;
  const { length, minutes } = said.value;
  const label =
    length === 'none' ? `No ${words}` : `${length === 'short' ? 'Short' : 'Long'} ${words}`;
  const isTaken = board.take('wish', `${id}:${length}${minutes ?? ''}`, label);
  return isTaken ? fromClaim(said.value, said) : null;
}

/** All that was said of a slot, or nothing. */
function allOf<Name extends SlotName>(
  claims: readonly Claim[],
  name: Name,
): Slot<ClaimFor<Name>['value'][]> | null {
  const own = claimsOf(claims, name).filter(({ whose }) => whose === 'me');
  if (own.length === 0) return null;
  return fromClaims<ClaimFor<Name>['value']>(
    own.map(({ value }) => value),
    own,
  );
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
  | 'sport'
  | 'breakDays'
  | 'races'
  | 'abilities'
  | 'lastLifts'
  | 'bodyMassKg'
  | 'sex'
>;

const withoutNulls = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

/** What the athlete tells of lifts, races, dates and of how the session is meant. */
export const factsFrom = (claims: readonly Claim[]): Facts =>
  withoutNulls({
    maxima: allOf(claims, 'max'),
    events: allOf(claims, 'event'),
    session: allOf(claims, 'session'),
    sport: lastOf(claims, 'sport'),
    breakDays: lastOf(claims, 'breakDays'),
    races: allOf(claims, 'race'),
    abilities: allOf(claims, 'ability'),
    lastLifts: allOf(claims, 'lastLift'),
    bodyMassKg: lastOf(claims, 'bodyMass'),
    sex: lastOf(claims, 'sex'),
  });

/** How many exercises, and what comes before and after them. */
export function shapeFrom(
  claims: readonly Claim[],
  board: ChipBoard,
): Pick<Request, 'exerciseCount' | 'warmUp' | 'coolDown'> {
  const count = latest(claims, 'count');
  const isCounted = count && board.take('wish', `count:${count.value}`, `${count.value} exercises`);
  return withoutNulls({
    exerciseCount: isCounted ? fromClaim(count.value, count) : null,
    warmUp: edgeFrom(claims, 'warmUp', board),
    coolDown: edgeFrom(claims, 'coolDown', board),
  });
}

const historyLabels = { repeat: 'Same again', vary: 'Something new' } as const;

/** 'Same again', where there is something to do again. */
export function historyFrom(
  claims: readonly Claim[],
  history: TrainingHistory,
  board: ChipBoard,
): Pick<Request, 'historyWish' | 'history'> {
  const again = latest(claims, 'history');
  const isTaken = again && board.take('wish', `history:${again.value}`, historyLabels[again.value]);
  return { ...(isTaken && { historyWish: fromClaim(again.value, again) }), history };
}
