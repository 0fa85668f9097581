import { exerciseById } from '../../exercise/library.ts';
import { isForChairs } from '../../exercise/seated.ts';
import type { EquipmentId, LibraryExercise, LoadClass, Pattern } from '../../exercise/types.ts';
import { isFloorDeadlift } from '../../training/load-class.ts';
import { firstWeight } from '../../training/strength/seeds.ts';
import { dayMs } from '../../workout/durations.ts';
import type { PlanContext } from '../context.ts';
import { hasFocus, trainsAvoided } from '../dose/targets.ts';
import type { Candidate } from '../layout/pool.ts';
import { isMimed, likeItWith } from '../layout/with-kit.ts';
import { isMinor, isSenior, levelCaps } from '../legal/caps.ts';
import { isForTheTrained } from '../legal/first-steps.ts';
import { judge } from '../legal/legal.ts';
import { tirednessOf } from '../legal/recovery.ts';
import type { Request } from '../request.ts';
import { diceFor } from '../seeded.ts';
import { namedKit, owesKit, usesKit } from '../settle/named-kit.ts';
import { choicesOf, type MoveKind } from './data/choices.ts';
import { loadLevel, trainingFacts } from './dose/loads.ts';
import type { SlotRow } from './types.ts';

export interface Filler {
  /** The best legal move for a row that is not in the session yet; null where there is none. */
  fill: (row: SlotRow) => Candidate | null;
  /** A move that the athlete named, if it may stand. */
  named: (id: string) => Candidate | null;
}

/** The same curl or fly with another handle or angle. */
const isSameCurl = (one: LibraryExercise, other: LibraryExercise): boolean =>
  one.patterns[0] === 'isolation' &&
  one.loadClass === other.loadClass &&
  one.loadClass !== 'bodyweight' &&
  one.primary[0] === other.primary[0] &&
  one.unilateral === other.unilateral &&
  one.id.split('-').at(-1) === other.id.split('-').at(-1);

/** For who can do no more: no second best. */
const tokens: readonly string[] = ['shoulder-blade-squeeze', 'wall-elbow-row', 'wall-push-up'];

/** One of each is enough, whatever the handle. */
const vertical: readonly Pattern[] = ['pull_v', 'push_v'];

/** Two loaded presses from the chest are one, whatever else they are said to train. */
const isLoadedPress = ({ patterns, loadClass }: LibraryExercise): boolean =>
  patterns[0] === 'push_h' && loadClass !== 'bodyweight';

const isOfSameMuscles = (one: LibraryExercise, other: LibraryExercise): boolean =>
  (isLoadedPress(one) && isLoadedPress(other) && one.primary[0] === other.primary[0]) ||
  one.primary.slice(0, 2).toSorted().join() === other.primary.slice(0, 2).toSorted().join();

/** Rather no move than one for which another has been done already. */
const isRepeat = (one: LibraryExercise, taken: readonly LibraryExercise[]): boolean => {
  const [pattern] = one.patterns;
  const isSecondPull = isFloorDeadlift(one) || (one.loadClass === 'barbell' && pattern === 'hinge');
  const [first] = taken;
  return taken.some(
    (other) =>
      (vertical.includes(pattern) &&
        other.patterns[0] === pattern &&
        other.loadClass === one.loadClass &&
        other.unilateral === one.unilateral) ||
      // Heavy pulls twice only where the pull leads.
      (isSecondPull && isFloorDeadlift(other) && first?.patterns[0] !== 'hinge'),
  );
};

const recentDays = 28;

/** Ids that were logged or told of lately: main lifts go on with what they began. */
function loggedIds({ request, nowMs }: PlanContext): Set<string> {
  const told = [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])];
  const logged = request.history.sessions
    .filter(({ date }) => nowMs - Date.parse(date) <= recentDays * dayMs)
    .flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId ?? ''));
  return new Set([...logged, ...told.map(({ lift }) => lift)]);
}

/** So far down its list a move is still a good one. */
const sparingTiers = 7;

const isFastLift = (id: string): boolean =>
  choicesOf('clean')
    .concat(choicesOf('snatch'), choicesOf('jerk'))
    .some((tier) => tier.includes(id));

/** Newcomers learn the Olympic lifts with dumbbells, others from the hang; who tells a best does the lift. */
function fastCap({ level, maxima, lastLifts }: Request): number {
  const told = [...(maxima?.value ?? []), ...(lastLifts?.value ?? [])];
  if (told.some(({ lift }) => isFastLift(lift) || lift === 'clean-and-jerk')) return 5;
  return level.value === 'beginner' ? 3 : 4;
}

/** Who names a move knows it: one step beyond the level stands. */
const namedStep = 1;

const bells: Partial<Record<LoadClass, EquipmentId>> = {
  dumbbell: 'dumbbells',
  kettlebell: 'kettlebells',
};
/** Legs and hips take what there is. */
const strong: readonly Pattern[] = ['squat', 'hinge', 'lunge', 'hip_ext', 'carry', 'ballistic'];
const mostOverSeed = 1.9;
/** A back pulls more than a guess grants it. */
const mostOverPull = 2.6;

/** No machine is for these. */
const isOnFeet = (kind: MoveKind): boolean => kind.startsWith('balance') || kind === 'fast_stand';

export function makeFiller(context: PlanContext): Filler {
  const { request, seed } = context;
  const isOlympic = request.session?.value.includes('olympic') ?? false;
  const cap = Math.max(levelCaps[request.level.value].complexity, isOlympic ? fastCap(request) : 0);
  const logged = loggedIds(context);
  const wantsNew = request.historyWish?.value === 'vary';
  /** Their rows are light on purpose. */
  const isGuarded = isSenior(request) || isMinor(request) || request.conditions.length > 0;
  const isHurt = request.injuries.some(({ status }) => status === 'active');
  const told = new Set(
    [...(request.maxima?.value ?? []), ...(request.lastLifts?.value ?? [])].map(({ lift }) => lift),
  );
  const isTrained = request.level.value !== 'beginner';
  /** Who tells what they lift, or asks for a lift and has trained, knows it. */
  const mostFor = (id: string): number =>
    told.has(id) || (isTrained && request.mustInclude.value.includes(id)) ? 5 : cap + namedStep;
  const maySit = request.excludedAttributes.value.includes('standing');
  const kit = namedKit(request);
  const isFocused = hasFocus(request);
  const onMachines = request.session?.value.includes('machines') ?? false;
  const isMachine = ({ exercise }: Candidate): boolean =>
    exercise.equipment.some((id) => id === 'machines' || id === 'cable' || id === 'smith_machine');
  const taken: LibraryExercise[] = [];
  const verdicts = new Map<string, Candidate | null>();

  const facts = trainingFacts(request);
  const level = loadLevel(request);
  /** Of what is at hand even the lightest is far too much for it. */
  const isTooHeavy = (exercise: LibraryExercise): boolean => {
    const kind = bells[exercise.loadClass];
    const { kilograms = [], isRange = false } = (kind && request.loads.value[kind]) ?? {};
    const least = isRange ? 0 : Math.min(...kilograms);
    if (!least || !Number.isFinite(least) || strong.includes(exercise.patterns[0])) return false;
    const seed = firstWeight(exercise, level, facts);
    const most = exercise.patterns[0].startsWith('pull') ? mostOverPull : mostOverSeed;
    return seed !== null && least > seed * most;
  };

  const legal = (id: string, most: number): Candidate | null => {
    const key = `${id}|${most}`;
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const exercise = exerciseById(id);
    const verdict = exercise ? judge(exercise, request) : null;
    const isFine =
      exercise !== undefined &&
      verdict?.offence === null &&
      exercise.complexity <= most &&
      (maySit || !isForChairs(exercise)) &&
      !isTooHeavy(exercise) &&
      !trainsAvoided(exercise, request);
    const candidate = isFine ? { exercise, modifications: verdict.modifications } : null;
    verdicts.set(key, candidate);
    return candidate;
  };

  const isTaken = (id: string): boolean => taken.some((one) => one.id === id);

  /** The same movement of the same muscle is no second exercise; small muscles may have two. */
  const isTwin = ({ exercise }: Candidate): boolean =>
    taken.some((one) => isSameCurl(one, exercise)) ||
    taken.some(
      (one) =>
        one.patterns[0] === exercise.patterns[0] &&
        (vertical.includes(one.patterns[0]) || isOfSameMuscles(one, exercise)) &&
        one.patterns[0] !== 'isolation' &&
        (one.patterns[0] === 'push_v' || one.unilateral === exercise.unilateral) &&
        isSloped(one) === isSloped(exercise),
    );

  /** Another angle is another exercise. */
  const isSloped = ({ id }: LibraryExercise): boolean => id.includes('incline-');

  const isSpent = ({ exercise }: Candidate): boolean =>
    tirednessOf(exercise, context.fatigue) > 0.85;

  /** Of those that are as good: fresh muscles first, then what is known, then the dice. */
  const bestOf = (some: readonly Candidate[], row: SlotRow): Candidate | undefined => {
    const keeps = row.role === 'primary' || row.role === 'secondary';
    const rank = ({ exercise, modifications }: Candidate): number =>
      modifications.length * 0.4 +
      (keeps && !wantsNew && logged.has(exercise.id) ? -1 : 0) +
      (wantsNew && logged.has(exercise.id) ? 1 : 0) +
      diceFor(seed, exercise.id) * 0.3;
    return [...some].sort((a, b) => rank(a) - rank(b))[0];
  };

  const isFresh = (one: Candidate): boolean =>
    !isTwin(one) &&
    !isSpent(one) &&
    !one.exercise.lastResort &&
    !(isHurt && one.exercise.patterns[0] === 'lunge' && one.modifications.length > 0);

  /** What a stranger is given, as long as there is any of it. */
  const isPlain = (one: Candidate): boolean =>
    isFresh(one) && !isForTheTrained(one.exercise, request);

  const isNoMime = ({ exercise }: Candidate): boolean => !exercise.lastResort;

  /** Another workout has other small moves: every second row takes its next best. */
  const isVaried = ({ role, id }: SlotRow): boolean => {
    const { variation = 0 } = context;
    const place = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const isSmall = role === 'accessory' || role === 'trunk';
    return variation > 0 && isSmall && (place + variation) % 2 === 0;
  };

  /** The next tier that is done with the same kit; else the best again, whatever the dice say. */
  const nextBest = (tiers: readonly Candidate[][]): Candidate[] | undefined => {
    const [best, ...others] = tiers;
    const kit = new Set(best?.flatMap(({ exercise }) => exercise.equipment));
    // Where parts are named, another move is for the same ones.
    const serves = (one: LibraryExercise) =>
      !isFocused ||
      (best?.some(({ exercise }) => exercise.primary.every((part) => one.primary.includes(part))) ??
        false);
    // Another one is no token of the first.
    const least = Math.min(...(best ?? []).map(({ exercise }) => exercise.complexity)) - 1;
    const isAlike = ({ exercise }: Candidate) =>
      exercise.equipment.every((id) => kit.has(id)) &&
      serves(exercise) &&
      exercise.complexity >= least &&
      !tokens.includes(exercise.id);
    const next = others.map((tier) => tier.filter(isAlike)).find((tier) => tier.length > 0);
    return next ?? best;
  };

  /** What hurts is spared by another move before it is eased in the best one. */
  const unchanged = (tiers: readonly Candidate[][]): Candidate[] | undefined => {
    const isEased = ({ modifications }: Candidate) => modifications.length > 0;
    if (!tiers[0]?.every(isEased)) return undefined;
    const near = tiers.slice(1, 1 + sparingTiers);
    const [first] = tiers[0] ?? [];
    const isAlike = ({ exercise }: Candidate) =>
      exercise.patterns[0] === first?.exercise.patterns[0] &&
      (first.exercise.loadClass === 'bodyweight' || exercise.loadClass !== 'bodyweight');
    return near
      .map((tier) => tier.filter((one) => !isEased(one) && isAlike(one)))
      .find((tier) => tier.length > 0);
  };

  /** Who says that they have a trap bar wants to lift it. */
  const isOfNamedBar = ({ equipment }: LibraryExercise): boolean =>
    kit.includes('specialty_bars') && equipment.includes('specialty_bars');

  /** Kit that was named is used before the body's own weight. */
  const ofKit = (tiers: readonly Candidate[][], { role }: SlotRow): Candidate[] | undefined => {
    const uses = ({ exercise }: Candidate) => usesKit(exercise, kit);
    if (kit.length === 0 || role === 'trunk' || role === 'skill') return undefined;
    const special = tiers.flat().filter(({ exercise }) => isOfNamedBar(exercise));
    if (special.length > 0 && role === 'primary') return special;
    const first = tiers[0]?.filter(uses) ?? [];
    if (first.length > 0) return first;
    const isBare = tiers[0]?.every(({ exercise }) => exercise.loadClass === 'bodyweight') ?? false;
    const own = isBare || context.request.namedOfGym ? tiers.map((tier) => tier.filter(uses)) : [];
    return own.find((tier) => tier.length > 0);
  };

  /** Of several things that were named each has its turn once the first lift stands. */
  const ofUnusedKit = (
    tiers: readonly Candidate[][],
    { role }: SlotRow,
  ): Candidate[] | undefined => {
    if (kit.length < 2 || taken.length === 0 || role === 'trunk' || role === 'skill')
      return undefined;
    // A band beside bars and bells is for small moves.
    const mayBeBand = role === 'accessory';
    const unused = kit.filter(
      (id) =>
        (mayBeBand || id !== 'resistance_bands') &&
        !taken.some(({ equipment }) => equipment.includes(id)),
    );
    return tiers
      .map((tier) =>
        tier.filter(({ exercise }) => exercise.equipment.some((id) => unused.includes(id))),
      )
      .find((tier) => tier.length > 0);
  };

  const ofKind = (kind: MoveKind, row: SlotRow, isFine: (one: Candidate) => boolean) => {
    const tiers = choicesOf(kind)
      .map((tier) =>
        tier.flatMap((id) => (isTaken(id) ? [] : (legal(id, cap) ?? []))).filter(isFine),
      )
      .filter((tier) => tier.length > 0);
    const chosen = tiers.flat().find(({ exercise }) => context.preferred?.has(exercise.id));
    if (chosen) return chosen;
    const unused = ofUnusedKit(tiers, row);
    if (unused) return bestOf(unused, row) ?? null;
    const onMachine = onMachines ? tiers.flat().find(isMachine) : undefined;
    if (onMachine) return onMachine;
    // Who wants machines is not given the floor instead.
    const isOfMachines = row.role !== 'trunk' && row.role !== 'primary' && !isOnFeet(kind);
    if (onMachines && isOfMachines) return null;
    // What was logged lately and is nearly as good goes on.
    const goesOn = row.role === 'primary' && !wantsNew;
    const known = goesOn
      ? tiers.slice(0, 2).find((tier) => tier.some(({ exercise }) => logged.has(exercise.id)))
      : undefined;
    const spared = isHurt ? unchanged(tiers) : undefined;
    const tier =
      spared ?? ofKit(tiers, row) ?? known ?? (isVaried(row) ? nextBest(tiers) : tiers[0]);
    return tier ? (bestOf(tier, row) ?? null) : null;
  };

  /** Where half of the moves would leave the kit lying about, one for the same muscles does not. */
  const withKit = (own: Candidate, row: SlotRow): Candidate => {
    const mayStay = isGuarded || row.role === 'skill' || usesKit(own.exercise, kit);
    if (mayStay || !(owesKit(kit, taken) || isMimed(own.exercise))) return own;
    const fresh = (isFine: (one: Candidate) => boolean) => (exercise: LibraryExercise) => {
      const one = isTaken(exercise.id) ? null : legal(exercise.id, cap);
      const isNoWorse = one && one.modifications.length <= own.modifications.length;
      return isNoWorse && isFine(one) && !isRepeat(exercise, taken) ? one : null;
    };
    const isPlainTwin = (one: Candidate) =>
      isNoMime(one) && !isSpent(one) && !isForTheTrained(one.exercise, request);
    const others = [isPlain, isPlainTwin]
      .map((rule) => likeItWith(kit, own.exercise, request, fresh(rule)))
      .find((some) => some.length > 0);
    return bestOf(others ?? [], row) ?? own;
  };

  const take = (candidate: Candidate | null): Candidate | null => {
    if (candidate) taken.push(candidate.exercise);
    return candidate;
  };

  return {
    named: (id) => (isTaken(id) ? null : take(legal(id, mostFor(id)))),
    fill: (row) => {
      for (const id of row.moves ?? []) {
        const own = isTaken(id) ? null : legal(id, mostFor(id));
        if (own) return take(own);
      }
      const isSkill = row.role === 'skill' || row.role === 'primary';
      const isNew = (one: Candidate) => isSkill || !isRepeat(one.exercise, taken);
      // Once something was lifted, nothing is mimed beside it.
      const hasLifted = !isGuarded && taken.some((one) => usesKit(one, kit));
      const isReal = (one: Candidate) => isNoMime(one) && !tokens.includes(one.exercise.id);
      const rules = hasLifted
        ? [isPlain, isFresh, isReal].map((rule) => (one: Candidate) => rule(one) && isReal(one))
        : [isPlain, isFresh, isNoMime, () => true];
      for (const isFine of rules.map((rule) => (one: Candidate) => rule(one) && isNew(one))) {
        for (const kind of row.kinds) {
          const own = ofKind(kind, row, isFine);
          if (own) return take(withKit(own, row));
        }
        const other = row.orAnyOf?.find((id) => {
          const one = isTaken(id) ? null : legal(id, cap);
          const isEased = isHurt && (one?.modifications.length ?? 0) > 0;
          return one !== null && !isEased && isFine(one);
        });
        if (other) return take(legal(other, cap));
      }
      return null;
    },
  };
}
