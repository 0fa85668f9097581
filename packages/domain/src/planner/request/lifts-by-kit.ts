import { exerciseById } from '../../exercise/library.ts';
import type { EquipmentId } from '../../exercise/types.ts';
import { fold } from '../../reading/engine/tokens.ts';
import type { BodyWish, Format, Goal, SessionKind } from '../../reading/vocabulary.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import { levelCaps } from '../legal/caps.ts';
import type { Slot } from '../request.ts';
import type { KitOnHand } from './kit.ts';

interface Lift {
  /** Words that say which one is meant, so that nothing is left to the kit. */
  told: RegExp;
  /** The heaviest first. */
  versions: readonly string[];
}

const lunges = [
  'barbell-reverse-lunge',
  'dumbbell-reverse-lunge',
  'goblet-reverse-lunge',
  'band-reverse-lunge',
] as const;

/** What a bare 'squat' or 'row' means depends on what there is to lift. */
const lifts: Record<string, Lift> = {
  'air-squat': {
    told: /\b(?:air|body ?weight|free)\b/,
    versions: [
      'back-squat',
      'dumbbell-goblet-squat',
      'goblet-squat',
      'barbell-box-squat',
      'band-squat',
    ],
  },
  'conventional-deadlift': {
    told: /\b(?:conventional|barbell|bb)\b/,
    versions: [
      'conventional-deadlift',
      'dumbbell-deadlift',
      'kettlebell-deadlift',
      'barbell-romanian-deadlift',
      'band-romanian-deadlift',
    ],
  },
  'bench-press': {
    told: /\b(?:barbell|bb)\b/,
    versions: [
      'bench-press',
      'dumbbell-bench-press',
      'dumbbell-floor-press',
      'kettlebell-floor-press',
      'band-chest-press',
    ],
  },
  'one-arm-dumbbell-row': {
    told: /\b(?:dumbbell|db|one|single|arm|kurzhantel|mancuerna|haltere)\b/,
    versions: [
      'barbell-bent-over-row',
      'one-arm-dumbbell-row',
      'dumbbell-bent-over-row',
      'kettlebell-one-arm-row',
      'suspension-row',
      'band-seated-row',
    ],
  },
  'overhead-press': {
    told: /\b(?:barbell|bb)\b/,
    versions: [
      'overhead-press',
      'dumbbell-shoulder-press',
      'kettlebell-strict-press',
      'band-overhead-press',
    ],
  },
  'dumbbell-shoulder-press': {
    told: /\b(?:dumbbell|db|seated)\b/,
    versions: [
      'overhead-press',
      'dumbbell-shoulder-press',
      'kettlebell-strict-press',
      'band-overhead-press',
    ],
  },
  'reverse-lunge': { told: /\b(?:reverse|body ?weight)\b/, versions: lunges },
  'forward-lunge': { told: /\b(?:forward|front|body ?weight)\b/, versions: lunges },
  'two-hand-swing': {
    told: /\b(?:kettlebell|kb|two|hand)\b/,
    versions: ['two-hand-swing', 'dumbbell-swing'],
  },
  'dumbbell-curl': {
    told: /\b(?:dumbbell|db)\b/,
    versions: ['dumbbell-curl', 'barbell-curl', 'kettlebell-curl', 'band-curl'],
  },
  'kettlebell-clean-and-press': {
    told: /\b(?:kettlebell|kb)\b/,
    versions: ['kettlebell-clean-and-press', 'dumbbell-clean-and-press'],
  },
  'parallel-bar-dip': {
    told: /\b(?:parallel|bars?|barres|paralelas?|parallele|barren\w*)\b/,
    versions: ['parallel-bar-dip', 'ring-dip', 'bench-dip'],
  },
  'dumbbell-thruster': {
    told: /\b(?:dumbbell|db)\b/,
    versions: ['barbell-thruster', 'dumbbell-thruster', 'kettlebell-thruster'],
  },
};

/** Two of them said together mean a barbell, whatever else is at hand; a row beside them, too. */
const barLifts = ['air-squat', 'bench-press', 'conventional-deadlift', 'overhead-press'];
const heavyGoals: readonly Goal[] = ['strength', 'hypertrophy', 'power', 'general'];
const fastFormats: readonly Format[] = ['tabata', 'intervals'];

interface NamedMove {
  value: string;
  quote: string;
}

interface Facts {
  kit: KitOnHand;
  /** Nothing but what is named: then a rack is not taken for granted. */
  isOnly: boolean;
  level: FitnessLevel;
  goal: Goal;
  format: Format;
  isBarbellDay: boolean;
  /** Lifts with a weight that only a bar holds. */
  heavy: ReadonlySet<string>;
}

/** Who squats with a barbell has something to take it from. */
function isAtHand(id: string, { kit, isOnly }: Facts): boolean {
  const exercise = exerciseById(id);
  if (!exercise) return false;
  // With one bell there is no second to press.
  const count = (one: EquipmentId) => kit.loads.value[one]?.count ?? exercise.loadCount;
  return (
    exercise.equipment.every(
      (one) => kit.equipment.value.includes(one) && count(one) >= exercise.loadCount,
    ) &&
    exercise.props.every(
      (one) =>
        kit.props.value.includes(one) ||
        (one === 'rack' && !isOnly) ||
        // Nor is a bar pressed without a bench.
        (one === 'bench' && !isOnly && exercise.equipment.includes('barbells')),
    )
  );
}

function isBare({ value, quote }: NamedMove): boolean {
  return lifts[value] !== undefined && !lifts[value].told.test(fold(quote).text);
}

const barSessions: readonly SessionKind[] = [
  'max_strength',
  'top_set',
  'five_by_five',
  'heavy_singles',
];
const heavyReps = 5;

/** 'Heavy singles', '5x5', '5x3': a session of the bar by its name or by its numbers. */
export function isOfTheBar(kinds: readonly SessionKind[], { sets = 0, reps }: BodyWish): boolean {
  const isHeavy = sets >= 3 && reps !== undefined && reps <= heavyReps;
  return isHeavy || kinds.some((kind) => barSessions.includes(kind));
}

/** Nobody says these of their own weight, and few of dumbbells without saying so. */
const onlyOfBar = ['bench-press', 'conventional-deadlift'];

/** Whether somebody names the lifts of a barbell and says nothing of their kit. */
export function meansBarbell(
  named: readonly NamedMove[],
  kit: KitOnHand,
  isBarSession: boolean,
  isDayOfLifts: boolean,
): boolean {
  const said = new Set(named.filter(isBare).map(({ value }) => value));
  const isOpen = kit.equipment.source === 'default' || kit.equipment.value.includes('barbells');
  const told = named.filter(({ value }) => value.startsWith('barbell-')).length;
  const count = barLifts.filter((id) => said.has(id)).length + told;
  const isAllOfLifts = named.every(({ value }) => lifts[value] !== undefined);
  const isSure = isDayOfLifts && isAllOfLifts && onlyOfBar.some((id) => said.has(id));
  return isOpen && (isSure || count >= (isBarSession && told === 0 ? 1 : 2));
}

const kitWords = /\b(?:kettlebells?|kb|dumbbells?|db|barbells?|bb|bands?|suspension|trx)\b/;
const kitNames = ['kettlebell', 'dumbbell', 'barbell', 'band', 'suspension'];

/** The same work with other kit, where the name does not tell. */
const otherwiseNamed: Record<string, readonly string[]> = {
  'triceps-pushdown': ['band-triceps-pressdown'],
  'one-arm-dumbbell-row': ['kettlebell-one-arm-row', 'band-bent-over-row', 'suspension-row'],
  'kettlebell-one-arm-row': ['one-arm-dumbbell-row', 'band-bent-over-row', 'suspension-row'],
  'dumbbell-bent-over-row': ['kettlebell-bent-over-row', 'kettlebell-one-arm-row'],
  'dumbbell-floor-press': ['one-arm-kettlebell-floor-press'],
  'dumbbell-bench-press': ['kettlebell-floor-press', 'one-arm-kettlebell-floor-press'],
  'dumbbell-shoulder-press': ['kettlebell-strict-press', 'band-overhead-press'],
  'kettlebell-strict-press': ['dumbbell-shoulder-press', 'band-overhead-press'],
  'dumbbell-swing': ['two-hand-swing'],
  'two-hand-swing': ['dumbbell-swing'],
  'inverted-row': ['ring-row', 'suspension-row'],
  'seated-leg-curl': ['dumbbell-leg-curl', 'band-hamstring-curl', 'suspension-hamstring-curl'],
  'lying-leg-curl': ['dumbbell-leg-curl', 'band-hamstring-curl', 'suspension-hamstring-curl'],
};

/** 'Goblet squats' with nothing but dumbbells at hand are done with one of them. */
function withOwnKit(id: string, quote: string, facts: Facts): string {
  if (facts.kit.equipment.source !== 'text' || isAtHand(id, facts)) return id;
  if (kitWords.test(fold(quote).text)) return id;
  const bare = id.replace(/^(?:kettlebell|dumbbell|barbell|band|suspension|cable|smith)-/, '');
  const versions = [
    bare,
    ...kitNames.map((name) => `${name}-${bare}`),
    ...(otherwiseNamed[id] ?? []),
  ];
  return versions.find((version) => version !== id && isAtHand(version, facts)) ?? id;
}

/** Each lift that was named without its kit becomes the one that suits what is there. */
export function liftsByKit(
  wished: Slot<string[]>,
  named: readonly NamedMove[],
  facts: Facts,
): Slot<string[]> {
  const { kit, level, goal, format, isBarbellDay } = facts;
  if (wished.source !== 'text') return wished;
  const isHeavy = heavyGoals.includes(goal) && !fastFormats.includes(format);
  const cap = levelCaps[level].complexity;
  const value = wished.value.map((id) => {
    const move = named.find((one) => one.value === id);
    const versions = move && isBare(move) ? lifts[id]?.versions : undefined;
    if (!versions) return move ? withOwnKit(id, move.quote, facts) : id;
    // Nothing known of the kit: the body's own weight will do where it can.
    const isFree = exerciseById(id)?.equipment.every((one) => one === 'bodyweight') ?? false;
    // Who names a bar and its lift may learn it, light, whatever the level.
    const isBarNamed = kit.equipment.source === 'text' && barLifts.includes(id);
    const suits = (one: string) =>
      (exerciseById(one)?.complexity ?? 9) <= cap || (isBarNamed && isAtHand(one, facts));
    const [heaviest = id] = versions;
    const isOfBar = barLifts.includes(id) || id === 'one-arm-dumbbell-row';
    if (isBarbellDay && isOfBar && suits(heaviest)) return heaviest;
    const isOpen = kit.equipment.source === 'default' || isAtHand(heaviest, facts);
    if (facts.heavy.has(id) && isOpen && suits(heaviest)) return heaviest;
    const isUnknown = kit.equipment.source === 'default' && !isBarbellDay;
    if (isFree && (!isHeavy || isUnknown)) return id;
    return versions.find((one) => isAtHand(one, facts) && suits(one)) ?? id;
  });
  return { ...wished, value: [...new Set(value)] };
}
