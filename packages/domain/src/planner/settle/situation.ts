import { exerciseById } from '../../exercise/library.ts';
import {
  type Attribute,
  type FocusArea,
  type InjuryRegion,
  type SessionKind,
  type Situation,
  upperAreas,
} from '../../reading/vocabulary.ts';
import type { Request } from '../request.ts';
import { grant, told } from './at-hand.ts';
import { isBareKit } from './bare-kit.ts';

/** A request as its moment asks for it, and what is to be said of that. */
export interface Situated {
  request: Request;
  note?: string;
}

/** Nobody said that there is anything to lift. */
function withoutKit(request: Request): Request {
  const { equipment, machines } = request;
  if (equipment.source !== 'default' || machines) return request;
  const value = equipment.value.filter(isBareKit);
  return { ...request, equipment: { ...equipment, value } };
}

const without = (request: Request, more: readonly Attribute[]): Request => {
  const { excludedAttributes } = request;
  const value = [...new Set([...excludedAttributes.value, ...more])];
  return { ...request, excludedAttributes: { ...excludedAttributes, value } };
};

const quietly = (request: Request): Request => ({
  ...request,
  maxNoise: { ...request.maxNoise, value: 0 },
  maxImpact: { ...request.maxImpact, value: request.maxImpact.value === 0 ? 0 : 1 },
});

const calmly = (request: Request, areas: readonly FocusArea[]): Request => ({
  ...request,
  goal: told('mobility', request.situations),
  ...(areas.length > 0 && { focus: told([...areas], request.situations) }),
});

const asKind = (request: Request, kind: SessionKind): Request => ({
  ...request,
  session: told([...(request.session?.value ?? []), kind], request.situations),
});

const gently = (request: Request): Request =>
  request.difficulty.source === 'text'
    ? request
    : { ...request, difficulty: told('easy', request.situations) };

/** Each asks for a session of its own, where nothing else was asked for. */
const meanings: Partial<
  Record<Situation, { note: string; settle: (request: Request) => Request }>
> = {
  after_race: {
    note: 'After a race: easy minutes and mobility, nothing that loads or jars the legs.',
    settle: (request) => asKind(without(withoutKit(request), ['jumping', 'running']), 'recovery'),
  },
  with_child: {
    note: 'Moves that a child can do beside you: as a game, no weights, rest whenever one of you wants to.',
    settle: (request) => asKind(gently(withoutKit(request)), 'games'),
  },
  desk: {
    note: 'After long sitting: hips, upper back and shoulders through their range.',
    settle: (request) => calmly(withoutKit(request), ['hips', 'back', 'shoulders']),
  },
  bedtime: {
    note: 'So late it stays calm: nothing that wakes you up again.',
    settle: (request) => calmly(withoutKit(request), []),
  },
  aboard: {
    note: 'All of it on your seat, small enough for the row you sit in.',
    settle: (request) => quietly(without(calmly(withoutKit(request), []), ['standing'])),
  },
  waiting: {
    note: 'On your feet and in your clothes: nothing on the floor, nothing that makes you sweat.',
    settle: (request) =>
      asKind(
        gently(quietly(without(withoutKit(request), ['floor', 'lying_down', 'kneeling']))),
        'gate',
      ),
  },
};

/** In this order the first that applies decides. */
const order: readonly Situation[] = [
  'aboard',
  'bedtime',
  'after_race',
  'with_child',
  'desk',
  'waiting',
];

/** Nothing was said of what is to be done. */
function isOpen(request: Request): boolean {
  const { focus, goal, format, mustInclude, session, skillGoals, sport } = request;
  const isPlain = !request.written && !request.parts && !request.named && !request.distances;
  return (
    isPlain &&
    !request.cardio &&
    !skillGoals &&
    !sport &&
    !session &&
    focus.source === 'default' &&
    (goal.source === 'default' || goal.value === 'general') &&
    format.source === 'default' &&
    mustInclude.value.length === 0
  );
}

/** So near an event nobody gets fitter for it, only tired. */
const nearDays = 1;

/** The day before a match or a race, and the day itself: awake, not tired. */
export function isBeforeEvent(request: Request): boolean {
  const { events, mustInclude, cardio, goal, format } = request;
  const isNear = events?.value.some(
    ({ inDays = nearDays + 1, isOccasion }) => !isOccasion && inDays <= nearDays,
  );
  const isFree = !request.written && !request.parts && !request.named && !request.distances;
  const isLifted = format.source === 'default' && !cardio && goal.value !== 'mobility';
  // 'Legs fresh for the match, upper body today': the other half may work.
  const { focus, avoidFocus } = request;
  const isOfOtherHalf =
    focus.source === 'text' &&
    avoidFocus.value.includes('legs') &&
    focus.value.length > 0 &&
    focus.value.every((area) => upperAreas.includes(area));
  return !isOfOtherHalf && isNear === true && isFree && isLifted && mustInclude.value.length === 0;
}

/** In a park one steps onto a bench and leans on it. */
function withParkBench(request: Request): Request {
  const isOutside = request.place?.value === 'outdoors' && request.props.value.includes('bench');
  return isOutside ? grant(request, { props: ['chair', 'step'] }) : request;
}

const worn = 0.8;
const tired = 0.5;

/** Worn out, and nothing asked for: a day to recover. */
function byReadiness(request: Request): Situated {
  const { tiredness = 0 } = request.readiness.value;
  const hasLoads = request.maxima ?? request.lastLifts;
  if (hasLoads || request.equipment.source !== 'default') return { request };
  if (tiredness >= worn) {
    return {
      request: asKind(withoutKit(request), 'recovery'),
      note: 'Worn out: easy minutes and mobility, so that you end fresher than you began.',
    };
  }
  return { request: tiredness >= tired ? withoutKit(request) : request };
}

const isQuiet = ({ maxNoise }: Request): boolean =>
  maxNoise.value === 0 && maxNoise.source === 'text';

/** Chairs with wheels hold nobody's foot or hands. */
const onChairs = ['rear-foot-elevated-split-squat', 'bench-dip', 'single-leg-chair-squat'];

function offRollingChairs(request: Request): Request {
  const isThere =
    request.place?.value === 'office' || request.situations?.value.includes('waiting') === true;
  const { excludedExercises } = request;
  if (!isThere) return request;
  return {
    ...request,
    excludedExercises: {
      ...excludedExercises,
      value: [...new Set([...excludedExercises.value, ...onChairs])],
    },
  };
}

/** A run or a machine that is only told of does not make the last minutes of the day a workout. */
function lateWork(request: Request): Situated {
  const { written, parts, named, mustInclude, sport, minutes, cardio: _cardio, ...rest } = request;
  const isAsked = [written, parts, named, sport].some((one) => one !== undefined);
  const lifts = mustInclude.value.some((id) => (exerciseById(id)?.loadCount ?? 0) > 0);
  const isWay = request.goal.value === 'endurance' && request.goal.source === 'text';
  if (isAsked || lifts || request.format.source === 'text' || isWay) return { request };
  const { session: _session, distances: _way, ...calm } = rest;
  // 'A long run' says nothing of how long the evening is.
  const isSaid = minutes.source === 'text' && /\d/.test(minutes.quote ?? '');
  const short = isSaid ? minutes : { ...minutes, value: lateMinutes };
  const areas = request.focus.value.filter((area) => area !== 'cardio' && area !== 'full_body');
  return {
    request: {
      ...calm,
      mustInclude: { ...mustInclude, value: [] },
      minutes: short,
      goal: told('mobility', request.situations),
      focus: { ...request.focus, value: areas },
    },
    note: 'So late it stays calm: nothing that wakes you up again.',
  };
}

const lateMinutes = 15;
const longBreakDays = 365;
const heavyKilograms = 110;

/** After years of nothing, or with much weight to move, and an easy wish: small steps. */
function isLongOff(request: Request): boolean {
  const { breakDays, bodyMassKg, difficulty, level, equipment } = request;
  const isLong = (breakDays?.value ?? 0) >= longBreakDays;
  const isHeavy = (bodyMassKg?.value ?? 0) >= heavyKilograms;
  const isFar = isLong || isHeavy;
  // Both together say it without a word about how easy it is to be.
  const isEasy = difficulty.value === 'easy' || level.value === 'beginner' || (isLong && isHeavy);
  return isFar && isEasy && equipment.source !== 'text' && !request.maxima && !request.lastLifts;
}

const deskMinutes = 15;
const ofSitting: readonly InjuryRegion[] = ['neck', 'low_back', 'shoulder', 'hip'];

/** Who is stiff or sore at a desk and has some minutes wants to be loosened, not to be trained. */
function situationsOf({ situations, place, minutes, injuries }: Request): readonly Situation[] {
  const own = situations?.value ?? [];
  const isSore = injuries.some(
    ({ region, status }) => status === 'active' && ofSitting.includes(region),
  );
  const isAtDesk = place?.value === 'office' && minutes.value <= deskMinutes && isSore;
  return isAtDesk && !own.includes('desk') ? [...own, 'desk'] : own;
}

/** 'Middle seat, 8 min stretches': who wants to be loosened where nobody can get up. */
function isStretchedAboard(request: Request, all: readonly Situation[]): boolean {
  const { goal, place, equipment, mustInclude, written, parts, named } = request;
  const isFree = !written && !parts && !named && !place && mustInclude.value.length === 0;
  const isBare = equipment.source !== 'text' && goal.value === 'mobility';
  return all.includes('aboard') && isFree && isBare;
}

function settledAs(situation: Situation, request: Request): Situated {
  const meaning = meanings[situation];
  return meaning ? { request: meaning.settle(request), note: meaning.note } : { request };
}

/** What the moment asks for, where the wish leaves it open; else only what it takes away. */
export function withSituation(asked: Request): Situated {
  const request = offRollingChairs(withParkBench(asked));
  const all = situationsOf(request);
  const isBare = all.length > 0 || isQuiet(request);
  const hasLifts = request.maxima ?? request.lastLifts;
  const atHand = isBare && !hasLifts ? withoutKit(request) : request;
  if (isBeforeEvent(request)) {
    return {
      request: withoutKit(request),
      note: 'So close to it nothing makes you fitter, only tired: this wakes you up and leaves you fresh.',
    };
  }
  if (all.includes('bedtime') && !isOpen(request)) return lateWork(atHand);
  if (isStretchedAboard(request, all)) return settledAs('aboard', request);
  if (!isOpen(request)) return { request: atHand };
  if (isLongOff(request)) return { request: asKind(withoutKit(request), 'gentle_start') };
  const own = order.find((one) => all.includes(one));
  return own ? settledAs(own, request) : byReadiness(atHand);
}
