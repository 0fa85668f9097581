import type { LibraryExercise, Muscle, Pattern } from '../../exercise/types.ts';
import type { FocusArea, Goal, InjuryRegion } from '../../reading/vocabulary.ts';
import { isSenior } from '../legal/caps.ts';
import type { Request } from '../request.ts';

/** Kinds of movement that a balanced session spreads its work over. */
export const groups = [
  'knee',
  'hinge',
  'push',
  'pull',
  'core',
  'cardio',
  'isolation',
  'mobility',
] as const;
export type Group = (typeof groups)[number];

const groupOfPattern: Record<Pattern, Group> = {
  squat: 'knee',
  lunge: 'knee',
  hinge: 'hinge',
  hip_ext: 'hinge',
  ballistic: 'hinge',
  push_h: 'push',
  push_v: 'push',
  pull_h: 'pull',
  pull_v: 'pull',
  carry: 'core',
  anti_ext: 'core',
  anti_rot: 'core',
  lat_flex: 'core',
  trunk_flex: 'core',
  rotation: 'core',
  crawl: 'cardio',
  jump: 'cardio',
  throw: 'cardio',
  sprint: 'cardio',
  cyclic: 'cardio',
  isolation: 'isolation',
  balance: 'mobility',
  mobility: 'mobility',
  stretch: 'mobility',
  breath: 'mobility',
};

export const groupOf = ({ patterns }: LibraryExercise): Group => groupOfPattern[patterns[0]];

export type Shares = Partial<Record<Group, number>>;

const legs: readonly Muscle[] = ['quads', 'hams', 'glutes', 'adductors', 'abductors', 'calves'];
const pushing: readonly Muscle[] = ['chest', 'front_delt', 'side_delt', 'triceps'];
const pulling: readonly Muscle[] = ['lats', 'upper_back', 'traps', 'rear_delt', 'biceps'];

/** The muscles a focus is about; empty where it names no part. */
const focusMuscles: Record<FocusArea, readonly Muscle[]> = {
  full_body: [],
  upper_body: [...pushing, ...pulling, 'forearms', 'rotator_cuff'],
  lower_body: legs,
  push: pushing,
  pull: [...pulling, 'forearms'],
  legs,
  glutes: ['glutes', 'abductors', 'hams'],
  core: ['abs', 'obliques', 'spinal_erectors', 'hip_flexors'],
  chest: ['chest'],
  back: ['lats', 'upper_back', 'traps', 'rear_delt', 'spinal_erectors'],
  shoulders: ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff', 'traps'],
  arms: ['biceps', 'triceps', 'forearms'],
  hips: ['glutes', 'hip_flexors', 'adductors', 'abductors'],
  cardio: [],
  balance: [],
};

const focusShares: Record<FocusArea, Shares> = {
  full_body: { knee: 0.22, hinge: 0.22, push: 0.2, pull: 0.2, core: 0.16 },
  upper_body: { push: 0.4, pull: 0.45, core: 0.15 },
  lower_body: { knee: 0.45, hinge: 0.4, core: 0.15 },
  push: { push: 0.7, isolation: 0.15, core: 0.15 },
  pull: { pull: 0.7, isolation: 0.15, core: 0.15 },
  legs: { knee: 0.45, hinge: 0.4, core: 0.15 },
  glutes: { hinge: 0.55, knee: 0.35, core: 0.1 },
  core: { core: 0.9, cardio: 0.1 },
  chest: { push: 0.7, isolation: 0.15, core: 0.15 },
  back: { pull: 0.7, hinge: 0.15, core: 0.15 },
  shoulders: { push: 0.5, pull: 0.3, isolation: 0.2 },
  arms: { isolation: 0.7, push: 0.15, pull: 0.15 },
  hips: { hinge: 0.5, knee: 0.3, core: 0.2 },
  cardio: { cardio: 0.7, knee: 0.15, core: 0.15 },
  balance: { mobility: 0.55, knee: 0.25, hinge: 0.1, core: 0.1 },
};

const goalShares: Partial<Record<Goal, Shares>> = {
  hiit: { cardio: 0.35, knee: 0.2, push: 0.15, pull: 0.15, core: 0.15 },
  endurance: { cardio: 0.3, knee: 0.2, hinge: 0.15, push: 0.12, pull: 0.13, core: 0.1 },
  power: { cardio: 0.35, hinge: 0.2, knee: 0.2, push: 0.12, pull: 0.13 },
  mobility: { mobility: 1 },
};

/** Legs that stand up, arms that push and pull, and a firm stand. */
const seniorShares: Shares = {
  knee: 0.24,
  push: 0.18,
  pull: 0.2,
  mobility: 0.2,
  hinge: 0.1,
  core: 0.08,
};

function blend(shares: Shares[]): Shares {
  const sum: Shares = {};
  for (const share of shares) {
    for (const group of groups) {
      const part = share[group];
      if (part !== undefined) sum[group] = (sum[group] ?? 0) + part / shares.length;
    }
  }
  return sum;
}

export function isFocused(focus: readonly FocusArea[]): boolean {
  return focus.some((area) => area !== 'full_body');
}

function targetShares({ goal, focus }: Request, isOlder: boolean): Shares {
  if (goal.value === 'mobility') return { mobility: 1 };
  if (isFocused(focus.value)) return blend(focus.value.map((area) => focusShares[area]));
  return isOlder ? seniorShares : (goalShares[goal.value] ?? focusShares.full_body);
}

/** Work that a hurt part is spared goes to its neighbour. */
const spared: Partial<Record<InjuryRegion, [from: Group, to: Group]>> = {
  knee: ['knee', 'hinge'],
  low_back: ['hinge', 'knee'],
  hamstring: ['hinge', 'knee'],
  shoulder: ['push', 'pull'],
  hip: ['knee', 'pull'],
};
const sparedShare = 0.5;

/** How the work should spread over the kinds of movement. */
export function sharesFor(request: Request): Shares {
  const shares = { ...targetShares(request, isSenior(request)) };
  for (const { region, status } of request.injuries) {
    const [from, to] = (status === 'active' && spared[region]) || [];
    if (!from || !to || shares[from] === undefined || shares[to] === undefined) continue;
    const moved = shares[from] * sparedShare;
    shares[from] -= moved;
    shares[to] += moved;
  }
  return isFocused(request.focus.value) ? shares : aroundSore(shares, request);
}

const muscleGroups: Partial<Record<Muscle, Group>> = {
  quads: 'knee',
  hams: 'hinge',
  chest: 'push',
  triceps: 'push',
  front_delt: 'push',
  lats: 'pull',
  upper_back: 'pull',
  biceps: 'pull',
  abs: 'core',
};
const soreShare = 0.3;

/** What aches from training does little today; the rest does its part. */
function aroundSore(shares: Shares, { readiness }: Request): Shares {
  const sore = new Set((readiness.value.soreMuscles ?? []).map((muscle) => muscleGroups[muscle]));
  const fresh = groups.filter((group) => shares[group] !== undefined && !sore.has(group));
  const freshSum = fresh.reduce((sum, group) => sum + (shares[group] ?? 0), 0);
  if (freshSum === 0 || freshSum >= 0.999) return shares;
  const moved = (1 - freshSum) * (1 - soreShare);
  const changed: Shares = {};
  for (const group of groups) {
    const own = shares[group];
    if (own === undefined) continue;
    changed[group] = sore.has(group) ? own * soreShare : own + (own / freshSum) * moved;
  }
  return changed;
}

/** Asked for each exercise of the library, with the same focus. */
const knownMuscles = new WeakMap<readonly FocusArea[], ReadonlySet<Muscle>>();

export function focusMusclesOf(focus: readonly FocusArea[]): ReadonlySet<Muscle> {
  const known = knownMuscles.get(focus);
  if (known) return known;
  const muscles = new Set(focus.flatMap((area) => focusMuscles[area]));
  knownMuscles.set(focus, muscles);
  return muscles;
}

/** Whether an exercise serves the focus; cardio and balance are kinds, not muscles. */
export function servesFocus(exercise: LibraryExercise, focus: readonly FocusArea[]): boolean {
  if (focus.includes('cardio') && groupOf(exercise) === 'cardio') return true;
  if (focus.includes('balance') && exercise.patterns.includes('balance')) return true;
  const wanted = focusMusclesOf(focus);
  return exercise.primary.some((muscle) => wanted.has(muscle));
}

/** Seats for each kind of movement by largest remainder; the kinds in order of their share. */
export function shareSeats(shares: Shares, seats: number): Group[] {
  const wishes = groups
    .filter((group) => (shares[group] ?? 0) > 0)
    .map((group) => ({ group, exact: (shares[group] ?? 0) * seats }));
  const given = new Map(wishes.map(({ group, exact }) => [group, Math.floor(exact)]));
  let left = seats - [...given.values()].reduce((sum, count) => sum + count, 0);
  const byRemainder = [...wishes].sort(
    (a, b) => (b.exact % 1) - (a.exact % 1) || b.exact - a.exact,
  );
  for (const { group } of byRemainder) {
    if (left <= 0) break;
    given.set(group, (given.get(group) ?? 0) + 1);
    left -= 1;
  }
  return [...wishes]
    .sort((a, b) => b.exact - a.exact)
    .flatMap(({ group }) => Array.from({ length: given.get(group) ?? 0 }, () => group));
}
