import { averageSpeedText } from '@cadence/domain/analytics/activity/activity';
import { type SetType, setTypeOf } from '@cadence/domain/analytics/lifts/set-type';
import { doneSetsOf } from '@cadence/domain/analytics/session-exercises';
import type { LoggedSet, SessionExercise } from '@cadence/domain/analytics/types';
import { coveredText, effortText, secondsText } from '@cadence/domain/timer/dose-text';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { countText } from '@cadence/domain/workout/words';
import { showWeight } from '../../../platform/items/show-weight.ts';

function amountWords({ reps, seconds, weight }: LoggedSet): string {
  const held = seconds === undefined ? undefined : secondsText(seconds);
  const count = weight === undefined && reps !== undefined ? countText(reps, 'rep') : reps;
  return [count ?? held, weight === undefined ? undefined : showWeight(weight)]
    .filter((part) => part !== undefined)
    .join(' × ');
}

function effortWords({ rpe, rir }: LoggedSet): string {
  if (rir !== undefined) return `with ${effortText(rir)}`;
  return rpe === undefined ? '' : `at RPE ${rpe}`;
}

/** What is hung on the body, or taken off it. */
function helpWords({ addedKg, assistKg, bandId }: LoggedSet): string {
  if (addedKg !== undefined) return `+ ${showWeight(addedKg)}`;
  if (assistKg !== undefined) return `− ${showWeight(assistKg)}`;
  return bandId === undefined ? '' : 'with a band';
}

function doneWords(set: LoggedSet, exerciseId: string | undefined): string {
  const { seconds, distanceMeters, calories } = set;
  // Of both, the distance says more.
  const covered = coveredText(distanceMeters === undefined ? { calories } : { distanceMeters });
  if (covered === undefined) return amountWords(set);
  if (seconds === undefined) return covered;
  const speed = averageSpeedText(exerciseId, set);
  return `${covered} in ${formatClock(seconds)}${speed ? ` (${speed})` : ''}`;
}

/** Of working sets, holds and distances the numbers say it. */
const marks: Partial<Record<SetType, string>> = {
  warmup: 'warm-up',
  drop: 'drop',
  failure: 'to failure',
};

/** One set as it was done: '8 × 60 kg with 2 left', '5 × 40 kg (warm-up)', '5 km in 24:30 (4:54 /km)'. */
export function setWords(set: LoggedSet, exerciseId: string | undefined): string {
  const words = numberWords(set, exerciseId);
  const mark = marks[setTypeOf(set)];
  return words && mark ? `${words} (${mark})` : words;
}

function numberWords(set: LoggedSet, exerciseId: string | undefined): string {
  const amount = [doneWords(set, exerciseId), helpWords(set)].filter(Boolean).join(' ');
  const effort = effortWords(set);
  // Where nothing else is told, the effort stands by itself.
  const said = amount === '' ? effort.replace(/^(?:with|at) /, '') : `${amount} ${effort}`.trim();
  return set.failed ? [said, 'failed'].filter(Boolean).join(', ') : said;
}

/** What was logged, and how much was done where that is not all of it. */
export function exerciseWords(exercise: SessionExercise): string {
  const { planned, actual, completed, exerciseId } = exercise;
  const logged = actual.sets
    .map((set) => setWords(set, exerciseId))
    .filter(Boolean)
    .join(', ');
  const doneCount = doneSetsOf(exercise);
  if (completed) return logged || 'Done';
  if (doneCount === 0) return 'Not done';
  const share = `${doneCount} of ${countText(planned.sets, 'set')} done`;
  return [logged, doneCount < planned.sets && share].filter(Boolean).join(' · ') || 'Done';
}
