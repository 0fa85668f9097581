import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise, Pattern } from '../../exercise/types.ts';
import type { Trait } from '../../reading/trait-names.ts';
import type { FocusArea, SessionKind } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Workout } from '../../workout/types.ts';
import { servesFocus } from '../layout/groups.ts';
import { isWorkItem } from '../layout/work-items.ts';
import type { Request } from '../request.ts';
import type { Departure } from './departure.ts';
import { listWords, partNames } from './words.ts';

/** A workout as this looks at it: its moves, its parts, and all of their names. */
interface Seen {
  workout: Workout;
  moves: readonly LibraryExercise[];
  /** Of items and parts, in small letters. */
  names: string;
}

function seenIn(workout: Workout): Seen {
  const items = workout.workout.filter(isWorkItem);
  const titles = workout.play?.blocks.map(({ title }) => title) ?? [];
  return {
    workout,
    moves: items.flatMap(({ exerciseId = '' }) => exerciseById(exerciseId) ?? []),
    names: [workout.title ?? '', ...titles, ...items.map(({ name }) => name)]
      .join(' | ')
      .toLowerCase(),
  };
}

type IsThere = (seen: Seen) => boolean;

const named =
  (...words: string[]): IsThere =>
  ({ names }) =>
    words.some((word) => names.includes(word));

const ofPattern =
  (...patterns: Pattern[]): IsThere =>
  ({ moves }) =>
    moves.some((move) => patterns.some((pattern) => move.patterns[0] === pattern));

const any =
  (...tests: IsThere[]): IsThere =>
  (seen) =>
    tests.some((test) => test(seen));

/** Against the clock, or a way that is covered. */
const isOutOfBreath: IsThere = ({ workout, moves }) =>
  moves.some(({ patterns }) => patterns[0] === 'cyclic' || patterns[0] === 'sprint') ||
  (workout.play?.blocks.some(({ kind }) => formatDefinitions[kind].traits.family !== 'sets') ??
    workout.workoutType !== formatDefinitions.sets.label);

const leastAccessories = 2;

interface Answer {
  /** As it stands in 'There is no … in this one'. */
  what: string;
  isThere: IsThere;
}

const ofKinds: Partial<Record<SessionKind, Answer>> = {
  strides: { what: 'strides', isThere: named('stride', 'build-up') },
  finisher: { what: 'finisher', isThere: any(named('finish'), isOutOfBreath) },
  posture: { what: 'work for your posture', isThere: ofPattern('pull_h', 'isolation') },
  games: { what: 'game', isThere: named('game', 'relay', 'mirror', 'animal') },
  stairs: { what: 'stairs', isThere: named('stair', 'step-up', 'step up', 'climb') },
  bag: { what: 'work on the bag', isThere: named('bag', 'boxing', 'punch') },
  boxing: { what: 'boxing', isThere: named('box', 'punch', 'bag') },
  sprint: { what: 'sprints', isThere: named('sprint', 'hill', 'fast', 'stride', 'build-up', 'm ') },
  speed: { what: 'quick part', isThere: any(ofPattern('sprint', 'jump'), named('fast', 'quick')) },
  power: {
    what: 'jump or throw',
    isThere: any(ofPattern('jump', 'throw', 'ballistic', 'sprint'), named('fast', 'explosive')),
  },
  kettlebell: { what: 'kettlebell', isThere: named('kettlebell', 'swing', 'goblet', 'get-up') },
  pilates: { what: 'Pilates', isThere: named('pilates', 'bridge', 'hundred', 'mat') },
  fartlek: { what: 'fartlek', isThere: named('fartlek', ' min', 'surge') },
  hill_walk: { what: 'hill', isThere: named('hill', 'incline', 'stair') },
};

const ofTraits: Partial<Record<Trait, Answer>> = {
  hills: { what: 'hill', isThere: named('hill', 'incline', 'stair', 'climb', 'step-up') },
  sweat: { what: 'part that makes you sweat', isThere: isOutOfBreath },
  yoga: {
    what: 'yoga',
    isThere: ({ moves }) =>
      moves.some(({ patterns }) => ['mobility', 'stretch', 'breath'].includes(patterns[0])),
  },
  accessories: {
    what: 'accessory lift',
    isThere: ({ moves }) => new Set(moves.map(({ id }) => id)).size > leastAccessories,
  },
};

/** Named as a kind of training, not as a part of the body. */
const isPart = (area: FocusArea): boolean => !['full_body', 'cardio', 'balance'].includes(area);

/** Parts of the body of which no move is. */
function missedAreas({ focus, goal, session }: Request, { moves }: Seen): Departure[] {
  const areas = focus.source === 'text' ? focus.value : [];
  if (goal.value === 'mobility' || moves.length === 0) return [];
  const missed = [...new Set(areas)].filter(
    (area) => isPart(area) && !moves.some((move) => servesFocus(move, [area])),
  );
  // Where none is there, the share of a session for these parts tells it.
  const isTold = missed.length === areas.length && session === undefined;
  if (missed.length === 0 || isTold) return [];
  const words = `Nothing in this one is for ${listWords(missed.map((area) => partNames[area]))}: ask for it alone, or for more minutes.`;
  return [{ id: 'areas', label: 'Part left out', note: words, words }];
}

/** Words that asked for a part of the session, where no step answers them. */
export function unanswered(asked: Request, workout: Workout): Departure[] {
  const seen = seenIn(workout);
  if (seen.moves.length === 0 || asked.named || asked.written?.value.only) return [];
  const answers = [
    ...(asked.session?.value ?? []).flatMap((kind) => ofKinds[kind] ?? []),
    ...(asked.traits?.value ?? []).flatMap((trait) => ofTraits[trait] ?? []),
  ];
  const missing = [
    ...new Set(answers.filter(({ isThere }) => !isThere(seen)).map(({ what }) => what)),
  ];
  const words = `There is no ${listWords(missing)} in this one: it did not fit the rest.`;
  return [
    ...(missing.length > 0 ? [{ id: 'unanswered', label: 'Not in it', note: words, words }] : []),
    ...missedAreas(asked, seen),
  ];
}
