import { findExercise } from '../../../packages/domain/src/exercise/find.ts';
import { type Claim, claimsOf } from '../../../packages/domain/src/reading/claims.ts';
import type { Labels } from './corpus.ts';

/** One slot as both sides see it: sets of words that can be compared. */
interface SlotView {
  expected(labels: Labels): string[];
  found(claims: readonly Claim[]): string[];
}

const areaOf: Record<string, string> = {
  lower_body: 'legs',
  hamstrings: 'legs',
  quads: 'legs',
  calves: 'legs',
  adductors: 'legs',
  biceps: 'arms',
  triceps: 'arms',
  forearms: 'arms',
  lats: 'back',
  upper_back: 'back',
  rear_delts: 'shoulders',
};
const areas = (words: readonly string[] = []) =>
  words
    .filter((word) => word !== 'mobility' && word !== 'neck')
    .map((word) => areaOf[word] ?? word);

const regionOf: Record<string, string | null> = {
  foot: 'ankle',
  hand: 'wrist',
  groin: 'hip',
  quad: null,
  upper_back: null,
  ribs: null,
};
const conditionOf: Record<string, string | null> = {
  diabetes: 'insulin',
  arthritis: null,
  ms: 'gentle',
  parkinson: 'gentle',
  long_covid: 'gentle',
  cancer: 'gentle',
  other: null,
  menopause: null,
};
const formatOf: Record<string, string | null> = {
  steady: null,
  stretch: null,
  yoga: null,
};
const goalOf: Record<string, string | null> = { weight_loss: 'hiit', skill: null };
const kitOf: Record<string, string | null> = {
  bodyweight: null,
  gym: null,
  box: 'box',
  stairs: 'step',
  wall: null,
  towel: null,
  chair: null,
  track: null,
  pool: null,
};
const limitOf: Record<string, string | null> = {
  no_jumping: 'jumping',
  no_running: 'running',
  no_floor: 'floor',
  no_kneeling: 'kneeling',
  no_overhead: 'overhead',
  no_lying_back: 'lying_back',
  no_lying_front: 'lying_front',
  seated: 'standing',
  /** All on one's feet: nothing on the floor. */
  standing: 'floor',
  no_weight_on_hands: 'weight_on_hands',
  no_grip: 'gripping',
  small_space: 'space',
  no_twisting: 'twisting',
  no_hanging: 'hanging',
  quiet: 'quiet',
};

const mapped = (map: Record<string, string | null>, words: readonly string[] = []) =>
  words.map((word) => (word in map ? map[word] : word)).filter((word) => word != null) as string[];

const isMine = (claim: Claim) => claim.whose === 'me';
const idOf = (name: string) => findExercise(name)?.exercise.id;

/** The same movement in another version counts: 'squat' asked, 'back squat' read. */
const headOf = (id: string | undefined) => id?.split('-').slice(-1)[0] ?? '';
const heads = (names: readonly string[] = []) =>
  names.map((name) => headOf(idOf(name))).filter((head) => head !== '');

const exercises = (claims: readonly Claim[], polarity: Claim['polarity'][]) =>
  claimsOf(claims, 'exercise')
    .filter((one) => polarity.includes(one.polarity))
    .map(({ value }) => headOf(value));

export const slotViews: Record<string, SlotView> = {
  minutes: {
    expected: ({ minutes }) => (minutes === undefined ? [] : [String(minutes)]),
    found: (claims) => {
      const session = claimsOf(claims, 'minutes').at(-1)?.value;
      const block = claimsOf(claims, 'layout').at(-1)?.value.minutes;
      const said = session ?? block;
      return said === undefined ? [] : [String(said)];
    },
  },
  focus: {
    expected: ({ focus }) => areas(focus),
    found: (claims) =>
      claimsOf(claims, 'focus')
        .filter((one) => one.polarity === 'wants')
        .map(({ value }) => (value.area === 'lower_body' ? 'legs' : value.area)),
  },
  avoid: {
    expected: ({ avoid }) => areas(avoid),
    found: (claims) => [
      ...claimsOf(claims, 'focus')
        .filter((one) => one.polarity === 'refuses')
        .map(({ value }) => (value.area === 'lower_body' ? 'legs' : value.area)),
      ...claimsOf(claims, 'trained').map(({ value }) =>
        value.area === 'lower_body' ? 'legs' : value.area,
      ),
    ],
  },
  kit: {
    expected: ({ kit }) => mapped(kitOf, kit),
    found: (claims) =>
      mapped(
        {
          ...kitOf,
          yoga_mat: 'yoga_mat',
          plyometric_equipment: null,
          turf_space: null,
          rack: null,
        },
        claimsOf(claims, 'kit')
          .filter(({ polarity }) => polarity === 'has' || polarity === 'wants')
          .map(({ value }) => value.id),
      ),
  },
  notKit: {
    expected: ({ notKit }) => mapped(kitOf, notKit),
    found: (claims) =>
      mapped(
        { ...kitOf, plyometric_equipment: null, turf_space: null, rack: null },
        claimsOf(claims, 'kit')
          .filter(({ polarity }) => polarity === 'refuses' || polarity === 'denies')
          .map(({ value }) => value.id),
      ),
  },
  only: {
    expected: ({ only, kit }) => (only || kit?.join() === 'bodyweight' ? ['only'] : []),
    found: (claims) =>
      claimsOf(claims, 'bare').length > 0 || claimsOf(claims, 'kit').some(({ value }) => value.only)
        ? ['only']
        : [],
  },
  kg: {
    expected: ({ kg = [] }) => kg.map((value) => String(Math.round(value))),
    found: (claims) => [
      ...new Set(
        claimsOf(claims, 'kit').flatMap(({ value }) =>
          (value.loads?.kilograms ?? []).map((kilograms) => String(Math.round(kilograms))),
        ),
      ),
    ],
  },
  format: {
    expected: ({ format, blocks }) => (blocks ? [] : mapped(formatOf, format ? [format] : [])),
    found: (claims) =>
      claimsOf(claims, 'block').length > 1
        ? []
        : claimsOf(claims, 'format')
            .slice(-1)
            .map(({ value }) => value),
  },
  blocks: {
    expected: ({ blocks }) => (blocks && blocks.length > 1 ? ['blocks'] : []),
    found: (claims) => (claimsOf(claims, 'block').length > 1 ? ['blocks'] : []),
  },
  goal: {
    expected: ({ goal }) => mapped(goalOf, goal ? [goal] : []),
    found: (claims) =>
      claimsOf(claims, 'goal')
        .slice(-1)
        .map(({ value }) => value),
  },
  effort: {
    expected: ({ effort, limits }) => {
      const said = effort ?? (limits?.includes('no_sweat') ? 'easy' : undefined);
      return said ? [said] : [];
    },
    found: (claims) => {
      const said = claimsOf(claims, 'effort').at(-1)?.value;
      const rpe = claimsOf(claims, 'rpe').at(-1)?.value;
      const tired = claimsOf(claims, 'tiredness').at(-1)?.value ?? 0;
      const slept = claimsOf(claims, 'sleepHours').at(-1)?.value ?? 8;
      if (said) return [said];
      if (rpe) return [rpe <= 4 ? 'easy' : rpe >= 8 ? 'hard' : 'moderate'];
      return tired >= 0.5 || slept < 5.5 ? ['easy'] : [];
    },
  },
  injuries: {
    expected: ({ injuries }) => mapped(regionOf, injuries),
    found: (claims) =>
      claimsOf(claims, 'injury')
        .filter((one) => one.polarity === 'has' && one.when === 'now' && isMine(one))
        .map(({ value }) => value.region),
  },
  conditions: {
    expected: ({ conditions }) => mapped(conditionOf, conditions),
    found: (claims) =>
      claimsOf(claims, 'condition')
        .filter((one) => one.polarity === 'has' && isMine(one))
        .map(({ value }) => value.condition)
        .filter((condition) => condition !== 'gentle'),
  },
  age: {
    expected: ({ age }) => (age === undefined ? [] : [String(age)]),
    found: (claims) =>
      claimsOf(claims, 'age')
        .filter(isMine)
        .slice(-1)
        .map(({ value }) => String(value)),
  },
  level: {
    expected: ({ level }) => (level ? [level] : []),
    found: (claims) =>
      claimsOf(claims, 'level')
        .slice(-1)
        .map(({ value }) => value),
  },
  limits: {
    expected: ({ limits = [] }) =>
      mapped(limitOf, limits).filter((limit) => Object.values(limitOf).includes(limit)),
    found: (claims) => [
      ...claimsOf(claims, 'attribute')
        .filter(({ polarity }) => polarity === 'refuses')
        .map(({ value }) => value as string)
        .filter((value) => Object.values(limitOf).includes(value)),
      ...(claimsOf(claims, 'noise').some(({ value }) => value <= 1) ? ['quiet'] : []),
      ...(claimsOf(claims, 'impact').some(({ value }) => value <= 1) ? ['jumping'] : []),
      ...(claimsOf(claims, 'space').some(({ value }) => value === 'mat') ? ['space'] : []),
    ],
  },
  include: {
    expected: ({ include }) => heads(include),
    found: (claims) => exercises(claims, ['wants', 'denies']),
  },
  exclude: {
    expected: ({ exclude }) => heads(exclude),
    found: (claims) => [
      ...exercises(claims, ['refuses']),
      ...claimsOf(claims, 'family').map(({ value }) => headOf(value)),
    ],
  },
  layout: {
    expected: ({ rounds, sets, reps, work }) =>
      Object.entries({ rounds, sets, reps, work }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}:${value}`],
      ),
    found: (claims) =>
      claimsOf(claims, 'layout').flatMap(({ value: { rounds, sets, reps, workSeconds } }) =>
        Object.entries({ rounds, sets, reps, work: workSeconds }).flatMap(([name, value]) =>
          value === undefined ? [] : [`${name}:${value}`],
        ),
      ),
  },
  distance: {
    expected: ({ distance }) => (distance === undefined ? [] : [String(Math.round(distance))]),
    found: (claims) =>
      claimsOf(claims, 'distance').map(({ value }) => String(Math.round(value.metres))),
  },
  heartRate: {
    expected: ({ heartRate }) => (heartRate === undefined ? [] : [String(heartRate)]),
    found: (claims) => claimsOf(claims, 'heartRate').map(({ value }) => String(value)),
  },
  named: {
    expected: ({ named }) => (named ? ['named'] : []),
    found: (claims) => (claimsOf(claims, 'named').length > 0 ? ['named'] : []),
  },
  max: {
    expected: ({ max = {} }) =>
      Object.values(max).map((kilograms) => String(Math.round(kilograms))),
    found: (claims) =>
      claimsOf(claims, 'max').map(({ value }) => String(Math.round(value.kilograms))),
  },
  event: {
    expected: ({ event }) => (event ? ['event'] : []),
    found: (claims) => (claimsOf(claims, 'event').length > 0 ? ['event'] : []),
  },
};

/** A length may be off by a tenth or two minutes: 'about half an hour'. */
export function isSame(slot: string, expected: string, found: string): boolean {
  if (slot !== 'minutes') return expected === found;
  const [a, b] = [Number(expected), Number(found)];
  return Math.abs(a - b) <= Math.max(2, a * 0.1);
}
