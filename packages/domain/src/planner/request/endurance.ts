import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import type { BodyWish, DistanceWish } from '../../reading/vocabulary.ts';
import type { Request, Slot } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { fromClaim, fromClaims, slot } from './slot.ts';

type Cardio = 'steady' | 'intervals';
type Gait = 'walk' | 'run' | 'walk_run';

interface CardioPlan {
  label: string;
  /** Wanted effort, 1–10. */
  rpe: number;
}

/** Zone 2 is a pace to talk at. */
const cardioPlans: Record<Cardio, CardioPlan> = {
  steady: { label: 'Steady pace', rpe: 4 },
  intervals: { label: 'Long intervals', rpe: 8 },
};

interface GaitPlan {
  label: string;
  /** Ids of library exercises. */
  moves: string[];
  rpe?: number;
}

export const gaitPlans: Record<Gait, GaitPlan> = {
  walk: { label: 'Walk', moves: ['brisk-walk', 'high-knee-walk'], rpe: 5 },
  run: { label: 'Run', moves: ['tempo-run', 'brisk-walk'] },
  walk_run: { label: 'Run and walk', moves: ['tempo-run', 'brisk-walk'] },
};

/** About a dozen stretches, one kind after the other, with no more than a breath between. */
export function gaitBody(minutes: number, stated: BodyWish): BodyWish {
  const natural = Math.min(180, Math.max(60, Math.round((minutes * 60) / 16 / 30) * 30));
  return { workSeconds: natural, restSeconds: 10, ...stated, moves: 2 };
}

function distanceLabel({ metres, repeats }: DistanceWish): string {
  const length = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return repeats === undefined ? length : `${repeats} × ${length}`;
}

export interface Endurance {
  cardio: Slot<Cardio> | null;
  gait: Gait | null;
  distances: Slot<DistanceWish[]> | null;
  pace: Request['pace'] | null;
  heartRate: Slot<number> | null;
  ftpWatts: Slot<number> | null;
}

/** Work that is measured in metres, in a pace or in beats rather than in sets. */
export function enduranceFrom(claims: readonly Claim[], board: ChipBoard): Endurance {
  const cardio = latest(claims, 'cardio');
  const gait = latest(claims, 'gait');
  const pace = latest(claims, 'pace');
  const beats = latest(claims, 'heartRate', 'wants');
  const watts = latest(claims, 'ftp', 'has');
  const distances = claimsOf(claims, 'distance').filter(
    ({ value, whose, when }) =>
      whose === 'me' &&
      when !== 'past' &&
      board.take('wish', `distance:${value.metres}`, distanceLabel(value)),
  );
  const isTaken = (id: string, label: string) => board.take('wish', id, label);
  const isCardio = cardio && isTaken(`cardio:${cardio.value}`, cardioPlans[cardio.value].label);
  return {
    cardio: isCardio ? fromClaim(cardio.value, cardio) : null,
    gait: gait && isTaken(`foot:${gait.value}`, gaitPlans[gait.value].label) ? gait.value : null,
    distances:
      distances.length > 0
        ? fromClaims(
            distances.map(({ value }) => value),
            distances,
          )
        : null,
    pace:
      pace && isTaken(`pace:${pace.value}`, `Pace ${pace.value}`)
        ? fromClaim(pace.value, pace)
        : null,
    heartRate:
      beats && isTaken(`heart-rate:${beats.value}`, `${beats.value} bpm`)
        ? fromClaim(beats.value, beats)
        : null,
    ftpWatts:
      watts && isTaken(`ftp:${watts.value}`, `FTP ${watts.value} W`)
        ? fromClaim(watts.value, watts)
        : null,
  };
}

export const cardioRpe = (cardio: Slot<Cardio>): Slot<number> =>
  slot(cardioPlans[cardio.value].rpe, 'text', 0.8, cardio.quote);

const highestShare = 0.93;
const unknownAge = 40;

/** So near to the highest pulse nobody holds one: it was told, and not asked for. */
export function isHighestPulse(beats: number, age: number = unknownAge): boolean {
  return beats >= (208 - 0.7 * age) * highestShare;
}

/** What becomes of it instead. */
export function highestPulseWords(beats: number): string {
  return `I take ${beats} as your highest pulse, not as one to hold: easy stays below about ${Math.round(beats * 0.75)}.`;
}
