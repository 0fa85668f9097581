import { findMentions } from '../exercise/find.ts';
import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise } from '../exercise/types.ts';
import { loadFor } from '../training/load.ts';
import { strengthKeyOf } from '../training/load-class.ts';
import { matchLift } from '../training/match-lift.ts';
import { rackFor } from '../training/rack.ts';
import { stateFor } from '../training/strength/convert.ts';
import { exposuresByLift } from '../training/strength/exposures.ts';
import { strengthStates } from '../training/strength/states.ts';
import { plain } from './message-words.ts';
import type { CoachKnowledge } from './types.ts';

const asksLoad =
  /\b(?:how (?:heavy|much(?: weight)?)|what weight|which weight|how many (?:kg|kilos|pounds|lbs)|what should i (?:lift|squat|bench|press|deadlift|row|load))\b/;

/** What people call a lift in a word. */
const shortNames: readonly [RegExp, string][] = [
  [/\bbench/, 'bench-press'],
  [/\bdead ?lift/, 'conventional-deadlift'],
  [/\b(?:ohp|overhead press|military press)\b/, 'overhead-press'],
];

function liftIn(text: string): LibraryExercise | undefined {
  const mentioned = findMentions(text)[0]?.exercise.name;
  const short = shortNames.find(([said]) => said.test(plain(text)))?.[1];
  const isBare = mentioned === undefined || plain(mentioned).split(' ').length === 1;
  const id = (isBare ? short : undefined) ?? (mentioned && matchLift(mentioned, true)) ?? short;
  return id ? exerciseById(id) : undefined;
}

/** So many reps say most about a lift and tire nobody. */
const reps = 5;
const rir = 2;

/** 'For 5 reps with 2 left: 82.5 kg: 82 % of …'; null where nothing is known of the lift. */
export function loadWords(text: string, { athlete, sessions, now }: CoachKnowledge): string | null {
  if (!asksLoad.test(plain(text))) return null;
  const exercise = liftIn(text);
  if (!exercise) return null;
  const today = now.slice(0, 10);
  const level = athlete.level ?? 'beginner';
  const load = loadFor({
    exercise,
    reps,
    rir,
    level,
    state: stateFor(exercise, strengthStates(sessions, [], { ...athlete, level }, today)),
    rack: rackFor(exercise, athlete.rack, athlete.unit),
    exposures: exposuresByLift(sessions).get(strengthKeyOf(exercise.id)) ?? [],
    facts: athlete,
    today,
  });
  if (load.kilograms === undefined) return null;
  const { note } = load;
  const ending = /[.!]$/.test(note) ? '' : '.';
  return `${exercise.name}, ${load.reps} reps with ${load.rir} left: ${note}${ending}`;
}
