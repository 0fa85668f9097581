import { exerciseById } from '../../exercise/library.ts';
import { isRecord } from '../../workout/read-value.ts';
import { liftKey } from './lift-key.ts';

export const liftNamesPreferenceId = 'lift_names';

/** Exercises by the names that another app has for them, as the user has matched them. */
export type LiftNames = Readonly<Record<string, string>>;

const mostNames = 400;

/** What is no exercise any more is left out. */
export function readLiftNames(value: unknown): LiftNames {
  if (!isRecord(value)) return {};
  const known = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !!exerciseById(entry[1]),
  );
  return Object.fromEntries(known.slice(-mostNames));
}

/** The names with one more, or with another exercise for one. */
export function withLiftName(names: LiftNames, name: string, exerciseId: string): LiftNames {
  const { [liftKey(name)]: _, ...others } = names;
  return Object.fromEntries(
    [...Object.entries(others), [liftKey(name), exerciseId] as const].slice(-mostNames),
  );
}
