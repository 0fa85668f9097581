import type { MoveKind } from '../../planner/session/data/choices.ts';
import { metres as byMetres, hold, reps } from '../../planner/session/data/doses.ts';
import type { RowDose, SlotRole, SlotRow } from '../../planner/session/types.ts';
import { pct } from '../../training/percent.ts';
import { restFor, restIntentAt } from '../../training/rest.ts';
import type { FitnessLevel } from '../../workout/limits.ts';

interface Prescription {
  sets: number;
  reps: number;
  rir: number;
  /** Percent of the maximum, where the plan gives one. */
  percent?: number;
  /** How much the maximum has grown by then. */
  growth?: number;
  rest?: string;
  pair?: string;
  moves?: readonly string[];
  follows?: string;
  /** Reps where there is nothing to load. */
  bodyReps?: number;
  keepsReps?: true;
  isTest?: true;
  mayGrow?: true;
  isStep?: true;
  isOpen?: true;
  /** The day is named for it: it stays when time is short. */
  isNamed?: true;
  tempo?: string;
}

/** Nobody is planned closer to the limit than the level's cap allows; half a rep is none. */
const leastLeft: Record<FitnessLevel, number> = { beginner: 3, intermediate: 2, advanced: 1 };
export const leftFor = (level: FitnessLevel, rir: number): number =>
  Math.max(leastLeft[level], Math.ceil(rir));

const inEveryLength = (sets: number): SlotRow['sets'] => [sets, sets, sets, sets, sets];

const restSlack = 30;

function restText({ rest, reps: count, rir, percent }: Prescription, role: SlotRole): string {
  if (rest) return rest;
  if (role === 'accessory' || role === 'trunk') return '60-90';
  const { min, max } = restFor(restIntentAt(percent ?? pct(count + rir)));
  // What the set is for sets the rest, not the clock: a small move is left out before it is cut.
  const least = role === 'primary' ? Math.min(180, Math.max(min, max - restSlack)) : min;
  return `${least}-${max}`;
}

/** One line of a day as a program writes it for one week. */
export function line(
  role: SlotRole,
  id: string,
  kinds: readonly MoveKind[],
  what: Prescription,
): SlotRow {
  const { sets, reps: count, rir, percent, growth = 1, pair, moves, follows, bodyReps } = what;
  const dose: RowDose = {
    ...reps(String(count), String(rir), restText(what, role)),
    ...(what.tempo && { tempo: what.tempo }),
  };
  return {
    id,
    role,
    kinds,
    sets: inEveryLength(sets),
    dose,
    planned: {
      growth,
      ...(percent !== undefined && { percent }),
      ...(what.isTest && { isTest: true as const }),
      ...(what.keepsReps && { keepsReps: true as const }),
      ...(what.mayGrow && { mayGrow: true as const }),
      ...(what.isStep && { isStep: true as const }),
      ...(what.isOpen && { isOpen: true as const }),
      ...(what.isNamed && { isNamed: true as const }),
      ...(bodyReps !== undefined && { bodyReps }),
    },
    ...(pair !== undefined && { pair }),
    ...(moves && { moves }),
    ...(follows !== undefined && { follows }),
    ...(what.keepsReps && { keepsReps: true as const }),
  };
}

export const main = (id: string, kinds: readonly MoveKind[], what: Prescription): SlotRow =>
  line('primary', id, kinds, what);
export const second = (id: string, kinds: readonly MoveKind[], what: Prescription): SlotRow =>
  line('secondary', id, kinds, what);
export const small = (id: string, kinds: readonly MoveKind[], what: Prescription): SlotRow =>
  line('accessory', id, kinds, what);

/** A hold of so many seconds. */
export function held(
  role: SlotRole,
  id: string,
  kinds: readonly MoveKind[],
  sets: number,
  seconds: number,
  more: { rest?: string; moves?: readonly string[]; pair?: string; isNamed?: true } = {},
): SlotRow {
  const { rest = '45-60', isNamed, ...others } = more;
  return {
    id,
    role,
    kinds,
    sets: inEveryLength(sets),
    dose: { ...hold(String(seconds), rest), rir: [3, 3] },
    planned: { growth: 1, ...(isNamed && { isNamed }) },
    ...others,
  };
}

/** Carried or pushed so many metres. */
export function carried(
  id: string,
  kinds: readonly MoveKind[],
  sets: number,
  metres: number,
  more: { rest?: string; moves?: readonly string[]; growth?: number } = {},
): SlotRow {
  const { rest = '60-90', growth = 1, moves } = more;
  return {
    id,
    role: 'accessory',
    kinds,
    sets: inEveryLength(sets),
    dose: byMetres(String(metres), '3', rest),
    planned: { growth },
    ...(moves && { moves }),
  };
}

/** Two small moves in turn. */
export const inTurn = (letter: string, ...rows: SlotRow[]): SlotRow[] =>
  rows.map((row) => ({ ...row, pair: letter }));
