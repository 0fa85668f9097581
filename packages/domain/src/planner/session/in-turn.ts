import type { FilledSlot, SlotRow } from './types.ts';

const roundRest = [45, 60] as const;
const giantRest = [90, 120] as const;
const roundMoves = 4;

/** The less time, the fewer moves: each is to be done more than once. */
export const movesInRound = (minutes: number): number =>
  minutes <= 7 ? 2 : minutes < 13 ? 3 : roundMoves;

/** A short session: a few in turn, again and again; rows of longer ones wait behind. */
export function inOneRound(rows: readonly SlotRow[]): SlotRow[] {
  const isEarly = ({ sets: [first, second] }: SlotRow) => first > 0 || second > 0;
  const kept = rows.filter((row) => !row.follows && row.role !== 'finisher');
  return [...kept.filter(isEarly), ...kept.filter((row) => !isEarly(row))].map((row) => {
    const { dose } = row;
    const own = 'rest' in dose ? dose : dose.intermediate;
    return { ...row, pair: 'A', sets: [3, 3, 3, 3, 3], dose: { ...own, rest: roundRest } };
  });
}

/** Four in turn without a rest, then the next four. */
export function inGiantSets(rows: readonly SlotRow[]): SlotRow[] {
  const kept = rows.filter((row) => !row.follows && !['finisher', 'skill'].includes(row.role));
  return kept.slice(0, 2 * roundMoves).map((row, i) => {
    const { dose } = row;
    const own = 'rest' in dose ? dose : dose.intermediate;
    const isLater = i >= roundMoves;
    const pair = isLater ? 'B' : 'A';
    return {
      ...row,
      pair,
      sets: isLater ? [0, 0, 2, 3, 3] : [3, 3, 3, 4, 4],
      dose: { ...own, rest: giantRest },
    };
  });
}

type Side = 'push' | 'pull' | 'front' | 'back' | 'trunk';
const opposite: Record<Side, Side> = {
  push: 'pull',
  pull: 'push',
  front: 'back',
  back: 'front',
  trunk: 'trunk',
};

/** Which way a move works: what rests while its opposite is done. */
function sideOf({ candidate: { exercise } }: FilledSlot): Side {
  const [pattern] = exercise.patterns;
  const [muscle] = exercise.primary;
  if (
    pattern.startsWith('push') ||
    ['chest', 'triceps', 'front_delt', 'side_delt'].includes(muscle ?? '')
  )
    return 'push';
  if (
    pattern.startsWith('pull') ||
    ['lats', 'upper_back', 'biceps', 'rear_delt', 'traps'].includes(muscle ?? '')
  )
    return 'pull';
  if (pattern === 'squat' || pattern === 'lunge' || muscle === 'quads') return 'front';
  return ['hams', 'glutes', 'calves'].includes(muscle ?? '') ? 'back' : 'trunk';
}

/** Each beside the next that works the other way, small muscles with small ones; the order stays. */
function besideOpposites(slots: readonly FilledSlot[]): FilledSlot[] {
  const waiting = [...slots];
  const ordered: FilledSlot[] = [];
  for (let first = waiting.shift(); first; first = waiting.shift()) {
    const side = opposite[sideOf(first)];
    const isSmall = ({ candidate }: FilledSlot) => candidate.exercise.patterns[0] === 'isolation';
    const own = first;
    const fits = (slot: FilledSlot) => sideOf(slot) === side;
    const alike = waiting.findIndex((slot) => fits(slot) && isSmall(slot) === isSmall(own));
    const opposed = alike >= 0 ? alike : waiting.findIndex(fits);
    // Of one side of the body a large move goes with a small one.
    const at = opposed >= 0 ? opposed : waiting.findIndex((slot) => isSmall(slot) !== isSmall(own));
    const [partner] = at >= 0 ? waiting.splice(at, 1) : waiting.splice(0, 1);
    ordered.push(own, ...(partner ? [partner] : []));
  }
  return ordered;
}

/** Two by two in their order; who has no partner is left out where others have one. */
export function pairedUp(slots: readonly FilledSlot[], before: number): FilledSlot[] {
  const opposed = besideOpposites(slots);
  const even =
    opposed.length > 2 ? opposed.slice(0, opposed.length - (opposed.length % 2)) : opposed;
  const first = firstLetter.charCodeAt(0) + Math.ceil(before / 2);
  return even.map((slot, i) => {
    const pair = String.fromCharCode(first + Math.floor(i / 2));
    return { ...slot, row: { ...slot.row, pair } };
  });
}

const firstLetter = 'A';

export const withoutPairs = (rows: readonly SlotRow[]): SlotRow[] =>
  rows.map(({ pair: _pair, ...row }) => row);
