import type { LibraryExercise } from '../../exercise/types.ts';
import { wantedMuscles } from '../dose/targets.ts';
import type { Request } from '../request.ts';
import { namedKit, usesKit } from '../settle/named-kit.ts';
import { isOnNamedMachine } from '../settle/named-machine.ts';
import { isCardioMove, isForBreath, isLivelyLift, isRhythm } from './cardio.ts';

/** An exercise that may be picked. */
interface Entry {
  candidate: { exercise: LibraryExercise };
  /** It is for what was asked for. */
  serves: boolean;
}

/** What picks one exercise after the other. */
interface Picker {
  chosen: readonly unknown[];
  countOf: (suits: (entry: Entry) => boolean) => number;
  takeBest: (suits: (entry: Entry) => boolean) => boolean;
}

/** So much of a session is of one kind, whatever else it holds. */
interface Quota {
  share: number;
  suits: (entry: Entry) => boolean;
}

const breathShare = 2 / 3;
const kitShare = 1 / 2;

export function quotasFor(request: Request): Quota[] {
  const quotas: Quota[] = [];
  const named = namedKit(request);
  if (isForBreath(request)) {
    const suits = ({ candidate: { exercise } }: Entry) => isCardioMove(exercise);
    quotas.push({ share: named.length > 0 ? kitShare : breathShare, suits });
  }
  const hasMachine = (request.machines?.value.length ?? 0) > 0;
  if (request.goal.value !== 'mobility' && (named.length > 0 || hasMachine)) {
    // A row with the bar that was named is still no part of a push day.
    const isNarrow = wantedMuscles(request).size > 0;
    // Nor is a heavy pull a way to get out of breath.
    const isForLungs = isForBreath(request) && !hasMachine;
    const suits = ({ candidate: { exercise }, serves }: Entry) =>
      (serves || !isNarrow) &&
      (!isForLungs || isLivelyLift(exercise) || isRhythm(exercise)) &&
      (isOnNamedMachine(exercise, request) || usesKit(exercise, named));
    quotas.push({ share: kitShare, suits });
  }
  return quotas;
}

/** What serves most of them at once comes first; what is not to be had is left open. */
export function fillQuotas(picker: Picker, quotas: readonly Quota[], count: number): void {
  const { chosen, countOf, takeBest } = picker;
  for (const { share, suits } of quotas) {
    const others = quotas.filter((one) => one.suits !== suits);
    const isBoth = (entry: Entry) => suits(entry) && others.every((one) => one.suits(entry));
    while (chosen.length < count && countOf(suits) < Math.ceil(share * count)) {
      if (!takeBest(isBoth) && !takeBest(suits)) break;
    }
  }
}
