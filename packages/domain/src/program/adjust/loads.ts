import { exerciseById } from '../../exercise/library.ts';
import { isLower } from '../../training/load-class.ts';
import { rackFor, toRack } from '../../training/rack.ts';
import { speaksOfPain } from '../read-log.ts';
import type { Program } from '../types.ts';
import { workItems } from '../volume.ts';
import { type Done, type Exposure, exposuresOf, nameOf, openSessions } from './history.ts';
import type { Change, Edit } from './types.ts';

interface Verdict {
  factor: number;
  reason: string;
}

const overTwice = 1.5;
const clearly = 1.02;

const isShort = ({ missed, over }: Exposure): boolean => missed || (over ?? 0) >= overTwice;

/** Down after two bad days, up after two good ones, at once where the weight was only a guess. */
function judge(
  last: Exposure,
  before: Exposure | undefined,
  level: Program['level'],
  isLegs: boolean,
): Verdict | null {
  const isTest = last.weekKind === 'test';
  if (before && isShort(last) && isShort(before)) {
    const percent = level === 'beginner' ? 10 : 7.5;
    const why = last.missed ? 'Short of your reps twice' : 'Harder than planned twice';
    return { factor: 1 - percent / 100, reason: `${why}: ${percent} % less, then up again.` };
  }
  if (isTest && !last.missed && Math.abs(last.ratio - 1) >= 0.01) {
    const factor = Math.min(1.15, Math.max(0.85, last.ratio));
    return {
      factor,
      reason: `Your test gives a maximum ${percentWords(factor)}: the coming loads go by it.`,
    };
  }
  if (last.ratio <= 0.95 && !last.missed) {
    return {
      factor: Math.max(0.85, last.ratio),
      reason: 'You took less than planned: the coming loads follow.',
    };
  }
  if (last.missed || isShort(last) || last.ratio < clearly || speaksOfPain(last.notes)) return null;
  const isGuess = last.planned.isGuess;
  if (!isGuess && (!before || before.missed || before.ratio < clearly)) return null;
  const most = isGuess ? (isLegs ? 1.2 : 1.15) : level === 'beginner' ? 1.05 : 1.025;
  const shown = isGuess ? last.ratio : Math.min(last.ratio, before?.ratio ?? last.ratio);
  const factor = Math.min(most, shown);
  return {
    factor,
    reason: isGuess
      ? `The first weight was a guess; you have more: ${percentWords(factor)}.`
      : `Two sessions above the plan: ${percentWords(factor)}.`,
  };
}

const percentWords = (factor: number): string => {
  const percent = Math.round(Math.abs(factor - 1) * 1000) / 10;
  return factor >= 1 ? `${percent} % up` : `${percent} % down`;
};

/** Every coming set of the lift, on the rack that there is. */
function scaled(program: Program, exerciseId: string, factor: number): Edit[] {
  const exercise = exerciseById(exerciseId);
  if (!exercise) return [];
  const rack = rackFor(exercise);
  return openSessions(program).flatMap(({ week, session, workout }) => {
    const weights = new Set(
      workItems(workout).flatMap((item) =>
        item.exerciseId === exerciseId && typeof item.weight === 'number' ? [item.weight] : [],
      ),
    );
    return [...weights]
      .toSorted((a, b) => (factor > 1 ? b - a : a - b))
      .flatMap((from): Edit[] => {
        const to = toRack(rack, from * factor) ?? from;
        return to === from
          ? []
          : [
              {
                kind: 'item',
                week,
                session,
                exerciseId,
                name: exercise.name,
                unit: 'kg',
                from,
                to,
              },
            ];
      });
  });
}

/** What the log says of each lift's coming loads. */
export function loadChanges(program: Program, done: readonly Done[]): Change[] {
  const ids = new Set(
    openSessions(program).flatMap(({ workout }) =>
      workItems(workout).flatMap(({ exerciseId, weight }) =>
        exerciseId && typeof weight === 'number' ? [exerciseId] : [],
      ),
    ),
  );
  return [...ids].flatMap((exerciseId): Change[] => {
    const [last, before] = exposuresOf(done, exerciseId);
    const exercise = exerciseById(exerciseId);
    if (!last || !exercise) return [];
    const verdict = judge(last, before, program.level, isLower(exercise));
    if (!verdict) return [];
    const edits = scaled(program, exerciseId, verdict.factor);
    if (edits.length === 0) return [];
    const isUp = verdict.factor > 1;
    return [
      {
        id: `load:${exerciseId}:${last.logId}`,
        kind: 'load',
        title: `${nameOf(exerciseId)} ${isUp ? 'heavier' : 'lighter'}`,
        reason: verdict.reason,
        edits,
      },
    ];
  });
}
