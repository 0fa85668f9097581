import { allExercises } from '../../exercise/library.ts';
import type { EquipmentId, LibraryExercise, Role } from '../../exercise/types.ts';
import { hasFocus, namesMuscles, servesRequest } from '../dose/targets.ts';
import type { Request } from '../request.ts';
import { isBareKit } from '../settle/bare-kit.ts';
import { usesKit } from '../settle/named-kit.ts';
import { groupOf } from './groups.ts';
import type { Candidate } from './pool.ts';

const work: readonly Role[] = ['main', 'accessory', 'finisher'];

/** Lifts of two joints and their small helpers are for the same day. */
const ofArms: readonly string[] = ['push', 'pull', 'isolation'];

/**
 * How much of what one move trains another trains too; nothing where it is another kind of work,
 * unless a muscle was named and it is for that one.
 */
function likeness(one: LibraryExercise, other: LibraryExercise, ofMuscle: boolean): number {
  const kind = groupOf(one);
  const own = groupOf(other);
  const isOfKind = ofMuscle || kind === own || (ofArms.includes(kind) && ofArms.includes(own));
  const shared = other.primary.filter((muscle) => one.primary.includes(muscle)).length;
  if (!isOfKind || shared === 0) return 0;
  return (
    shared +
    (one.primary[0] === other.primary[0] ? 1.5 : 0) +
    (one.patterns[0] === other.patterns[0] ? 1 : 0) +
    (kind === own ? 0.5 : 0)
  );
}

const canStandFor = ({ loadClass, patterns }: LibraryExercise): boolean =>
  (loadClass === 'bodyweight' || loadClass === 'none') &&
  !['balance', 'mobility', 'stretch', 'breath', 'jump', 'cyclic', 'sprint'].includes(patterns[0]);

/** Where there is something to lift, arms that pull on nothing are the mime of a row. */
export const isMimed = (one: LibraryExercise): boolean =>
  one.lastResort === true || (groupOf(one) === 'pull' && one.equipment.every(isBareKit));

/**
 * What is done with the kit that was named, in place of a move that leaves it lying about: for the
 * same muscles, and for the part that was asked for.
 */
export function likeItWith(
  kit: readonly EquipmentId[],
  bare: LibraryExercise,
  request: Request,
  legal: (exercise: LibraryExercise) => Candidate | null,
): Candidate[] {
  if (!canStandFor(bare)) return [];
  const isNarrow = hasFocus(request);
  const ofMuscle = namesMuscles(request);
  const found = allExercises()
    .filter(
      (one) =>
        usesKit(one, kit) &&
        one.roles.some((role) => work.includes(role)) &&
        (!isNarrow || servesRequest(one, request)),
    )
    .map((exercise) => ({ exercise, like: likeness(bare, exercise, ofMuscle) }))
    .filter(({ like }) => like > 0)
    .flatMap(({ exercise, like }) => {
      const one = legal(exercise);
      return one ? [{ one, like: like - one.modifications.length }] : [];
    });
  const most = Math.max(...found.map(({ like }) => like));
  return found.filter(({ like }) => like === most).map(({ one }) => one);
}
