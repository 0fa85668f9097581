import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import type {
  BodyWish,
  DistanceWish,
  OrderPart,
  WrittenWorkout,
} from '../../reading/vocabulary.ts';
import type { Request, Slot } from '../request.ts';
import { benchmarkOf, programOf } from '../session/benchmarks/data/by-name.ts';
import type { ChipBoard } from './chips.ts';
import type { Moves } from './moves.ts';
import { fromClaim } from './slot.ts';

const barKilograms = 40;

/** Lifts with a weight that no dumbbell at home has. */
export function heavyLifts(written: Slot<WrittenWorkout> | null): ReadonlySet<string> {
  const items = written?.value.items ?? [];
  return new Set(
    items
      .filter(({ kilograms = 0 }) => kilograms >= barKilograms)
      .map(({ exerciseId }) => exerciseId),
  );
}

export interface Listed {
  written: Slot<WrittenWorkout> | null;
  named: Slot<string> | null;
  body: BodyWish;
  minutes: number | undefined;
  format: Request['format'] | null;
}

/** A list that the text writes out, or that its name stands for. */
function namedList(claims: readonly Claim[], board: ChipBoard): Listed {
  const none = { written: null, named: null, body: {}, minutes: undefined, format: null };
  const said = latest(claims, 'written');
  // Amounts of single exercises are shown with them.
  const isKept = said && (!said.value.only || board.take('wish', 'written', 'Only your list'));
  const told = latest(claims, 'named');
  // 'Fran last night, something easier': done, unless it is to be done again.
  const isAgain = claimsOf(claims, 'history').some(({ value }) => value === 'repeat');
  const name = told?.polarity === 'had' && !isAgain ? undefined : told;
  const title = name && (benchmarkOf(name.value)?.title ?? programOf(name.value)?.title);
  if (isKept && (said.value.only || !title)) {
    const named = name ? fromClaim(name.value, name) : null;
    return { ...none, written: fromClaim(said.value, said), named };
  }
  if (!name || !title) return { ...none, named: name ? fromClaim(name.value, name) : null };
  if (!board.take('wish', `named:${name.value}`, title)) return none;
  return { ...none, named: fromClaim(name.value, name) };
}

const moveBy: Partial<Record<NonNullable<DistanceWish['by']>, string>> = {
  run: 'tempo-run',
  walk: 'brisk-walk',
  row: 'rowing-machine',
};

/** 'Five rounds of a 400 m run and 10 burpees': the run is one line of the list. */
function withDistances(
  text: string,
  written: Slot<WrittenWorkout> | null,
  claims: readonly Claim[],
): Slot<WrittenWorkout> | null {
  const runs = claimsOf(claims, 'distance').filter(
    ({ value, when }) => when === 'now' && value.repeats === undefined,
  );
  if (!written?.value.only || runs.length === 0) return written;
  const items = runs.map(({ value, quote }) => ({
    exerciseId: moveBy[value.by ?? 'run'] ?? 'tempo-run',
    quote,
    metres: value.metres,
  }));
  const placeOf = ({ quote }: { quote: string }) => text.indexOf(quote);
  const all = [...written.value.items, ...items].sort((a, b) => placeOf(a) - placeOf(b));
  return { ...written, value: { ...written.value, items: all } };
}

export function withListed(moves: Moves, written: Slot<WrittenWorkout> | null): Slot<string[]> {
  const ids = written?.value.items.map(({ exerciseId }) => exerciseId) ?? [];
  const all = [...new Set([...moves.mustInclude.value, ...ids])].filter(
    (id) => !moves.excludedExercises.value.includes(id),
  );
  if (ids.length === 0) return moves.mustInclude;
  return { ...moves.mustInclude, value: all, source: 'text', confidence: 0.85 };
}

/** The amounts of single exercises say nothing about the others. */
export function layoutBeside(body: BodyWish, written: Slot<WrittenWorkout> | null): BodyWish {
  const items = written?.value.items ?? [];
  if (items.length < 2) return body;
  const [first, ...rest] = items;
  const isSame = rest.every(({ sets, reps }) => sets === first?.sets && reps === first?.reps);
  if (isSame) return body;
  const { sets: _sets, reps: _reps, ...others } = body;
  return others;
}

/** What the text writes out or names, with the runs that stand among its lines. */
export function listFrom(text: string, claims: readonly Claim[], board: ChipBoard): Listed {
  const list = namedList(claims, board);
  return { ...list, written: withDistances(text, list.written, claims) };
}

/** The parts with the version of each lift that the kit at hand asks for. */
export function withBlockVersions(
  blocks: Slot<OrderPart[]> | null,
  versionOf: (id: string) => string,
): Slot<OrderPart[]> | null {
  if (!blocks) return null;
  const value = blocks.value.map((block) => ({
    ...block,
    ...(block.exercises && { exercises: block.exercises.map(versionOf) }),
    ...(block.items && {
      items: block.items.map((item) => ({ ...item, exerciseId: versionOf(item.exerciseId) })),
    }),
  }));
  return { ...blocks, value };
}

/** The lines with the version of each lift that the kit at hand asks for. */
export function withVersions(
  written: Slot<WrittenWorkout> | null,
  versionOf: (id: string) => string,
): Slot<WrittenWorkout> | null {
  if (!written) return null;
  const items = written.value.items.map((item) => ({
    ...item,
    exerciseId: versionOf(item.exerciseId),
  }));
  return { ...written, value: { ...written.value, items } };
}
