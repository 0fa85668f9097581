import { oneOf, someOf, textWithin } from '../sync/read-fields.ts';
import { isRecord } from '../workout/read-value.ts';
import { defineExercises, idFromName } from './define.ts';
import type { KeptOwnExercise, OwnExercise } from './own-scope.ts';
import { ownJoints, ownTraits } from './own-traits.ts';
import {
  type EquipmentId,
  equipmentIds,
  type LibraryExercise,
  muscles,
  type Pattern,
  patterns,
} from './types.ts';

export const ownLimits = {
  nameLength: 80,
  muscles: 6,
  kit: 4,
  /** Of one person: more than anybody makes up, and few enough to look at for every plan. */
  most: 200,
} as const;

const prefix = 'own-';

export const isOwnId = (id: string): boolean => id.startsWith(prefix);

/** By its name, so that two devices that add the same one agree; `other` where that says nothing. */
export function ownIdFor(name: string, other: string): string {
  return `${prefix}${idFromName(name) || other}`;
}

export function readOwnExercise(value: unknown, id: string): OwnExercise | null {
  if (!isRecord(value) || !isOwnId(id)) return null;
  const name = textWithin(value.name, ownLimits.nameLength);
  const pattern = oneOf(value.pattern, patterns);
  const kit = someOf(value.kit, equipmentIds);
  const { unilateral } = value;
  const known = someOf(value.muscles, muscles);
  if (name === null || !pattern || !kit || !known || typeof unilateral !== 'boolean') return null;
  if (known.length === 0 || known.length > ownLimits.muscles || kit.length > ownLimits.kit)
    return null;
  // The first is worked most: the order is what was said, not the list's.
  const said = value.muscles as OwnExercise['muscles'];
  return { name, pattern, muscles: [...new Set(said)], kit, unilateral };
}

const complexityOf: Partial<Record<Pattern, LibraryExercise['complexity']>> = {
  jump: 3,
  throw: 3,
  sprint: 3,
  ballistic: 4,
};

/** Two in the hands, unless one side works at a time. */
function loadCountOf({ kit, unilateral }: OwnExercise): 0 | 1 | 2 {
  const inEachHand: readonly EquipmentId[] = ['dumbbells', 'kettlebells'];
  if (kit.some((id) => inEachHand.includes(id))) return unilateral ? 1 : 2;
  return kit.includes('barbells') || kit.includes('specialty_bars') ? 1 : 0;
}

function asLibraryExercise({ id, value }: KeptOwnExercise): LibraryExercise[] {
  const {
    name,
    pattern,
    muscles: [main, ...helpers],
    kit,
    unilateral,
  } = value;
  const joints = ownJoints(value);
  const traits = ownTraits(value);
  return defineExercises('bodyweight', [
    {
      name,
      patterns: [pattern],
      primary: main ? [main] : [],
      secondary: helpers,
      equipment: kit.length > 0 ? kit : ['bodyweight'],
      loadCount: loadCountOf(value),
      unilateral,
      traits,
      ...(joints && joints.length > 0 ? { joints } : {}),
      complexity: complexityOf[pattern] ?? 2,
      fallRisk: unilateral || pattern === 'balance' ? 1 : 0,
      easier: [],
      howTo: 'Your own exercise: do it the way you know it.',
      cues: [],
      mistakes: [],
    },
  ]).map((exercise) => ({ ...exercise, id }));
}

let seen: { own: readonly KeptOwnExercise[]; made: readonly LibraryExercise[] } | null = null;

const isSame = (one: readonly KeptOwnExercise[], other: readonly KeptOwnExercise[]) =>
  one.length === other.length &&
  one.every(({ id, value }, i) => id === other[i]?.id && value === other[i]?.value);

/** As the library would have them; the same list for the same exercises. */
export function ownAsLibrary(own: readonly KeptOwnExercise[]): readonly LibraryExercise[] {
  if (seen && isSame(seen.own, own)) return seen.made;
  const made = own.slice(0, ownLimits.most).flatMap(asLibraryExercise);
  seen = { own, made };
  return made;
}
