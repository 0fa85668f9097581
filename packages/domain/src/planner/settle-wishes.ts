import { exerciseById } from '../exercise/library.ts';
import type { EquipmentId } from '../exercise/types.ts';
import { fold } from '../reading/engine/tokens.ts';
import type { FocusArea, Sport } from '../reading/vocabulary.ts';
import type { Difficulty } from '../workout/limits.ts';
import { grant, told } from './at-hand.ts';
import type { Request } from './request.ts';
import { skillLineOf } from './session/data/skills.ts';
import { modeOf } from './session/endurance/modes.ts';
import {
  withBareWeights,
  withBarMeant,
  withDosesFirst,
  withLiftWeight,
  withOneUnit,
  withRepMaxima,
  withSpareWeight,
  withWeightsMoved,
} from './settle-weights.ts';

const wordsOf = ({ text }: Pick<Request, 'text'>): string[] =>
  fold(text)
    .text.split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

const onlyWords = new Set(['only', 'just', 'nur', 'solo', 'seulement', 'apenas', 'soltanto']);
/** How people call the lifts of the bar. */
const liftWords: Record<string, readonly string[]> = {
  'bench-press': ['bench', 'bankdrucken', 'benching'],
  'back-squat': ['squat', 'squats', 'squatting', 'kniebeugen'],
  'conventional-deadlift': ['deadlift', 'deadlifts', 'kreuzheben'],
  'overhead-press': ['press', 'presses', 'ohp'],
};

/** 'Bench only', 'just squats': the lift that is the whole session. */
export function onlyLiftOf(
  request: Pick<Request, 'text' | 'mustInclude' | 'maxima'>,
): string | null {
  const words = wordsOf(request);
  const found = Object.entries(liftWords).find(([, names]) =>
    words.some(
      (word, i) =>
        names.includes(word) &&
        (onlyWords.has(words[i - 1] ?? '') || onlyWords.has(words[i + 1] ?? '')),
    ),
  );
  if (!found) return null;
  const others = request.mustInclude.value.filter((id) => id !== found[0]);
  const isOther = others.some(
    (id) => exerciseById(id)?.patterns[0] !== exerciseById(found[0])?.patterns[0],
  );
  return isOther ? null : found[0];
}

/** A lift that is all of it comes with its bar, its rack and its bench. */
function withOnlyLift(request: Request): Request {
  const lift = onlyLiftOf(request);
  const hasOther = request.written ?? request.blocks ?? request.named;
  if (!lift || hasOther) return request;
  const { equipment } = request;
  const isSaid = equipment.source === 'text' || equipment.source === 'form';
  const isBarred = isSaid && equipment.value.some((id) => weights.includes(id));
  const ready = isBarred
    ? request
    : grant(request, { equipment: ['barbells'], props: ['rack', 'bench'] });
  if (!ready.equipment.value.includes('barbells')) return request;
  return { ...ready, mustInclude: told([lift], request.mustInclude) };
}

const weights: readonly EquipmentId[] = [
  'kettlebells',
  'dumbbells',
  'barbells',
  'machines',
  'cable',
  'smith_machine',
  'suspension',
  'resistance_bands',
  'rings',
];

/** 'Rower and dumbbells, full body': the machine is a part of the kit, not the session. */
function withoutErgsOfKit(request: Request): Request {
  const { mustInclude, equipment, machines, cardio, distances, written, blocks } = request;
  const isKit = (id: string) => {
    const own = exerciseById(id)?.equipment ?? [];
    return modeOf(id) !== undefined && own.some((one) => machines?.value.includes(one));
  };
  const lifts = equipment.source === 'text' && equipment.value.some((id) => weights.includes(id));
  const isOpen = !cardio && !distances && !written && !blocks && request.goal.value !== 'endurance';
  const isOwn = request.focus.value.every((area) => area !== 'cardio') && !request.session;
  const left = mustInclude.value.filter((id) => !isKit(id));
  if (!lifts || !isOpen || !isOwn || left.length === mustInclude.value.length) return request;
  return { ...request, mustInclude: { ...mustInclude, value: left } };
}

const drylandWords = new Set(['dryland', 'dry-land', 'trockentraining', 'landtraining']);

/** Swimmers on land: strength for what they do in the water. */
function withDryland(request: Request): Request {
  const words = wordsOf(request);
  const isDry =
    words.some((word) => drylandWords.has(word)) ||
    words.some((word, i) => word === 'dry' && words[i + 1] === 'land');
  if (!isDry) return request;
  const { machines, cardio: _cardio, distances: _distances, ...rest } = request;
  const isWater = (id: string) => exerciseById(id)?.equipment.includes('pool') ?? false;
  const kit = machines?.value.filter((id) => id !== 'pool') ?? [];
  return {
    ...rest,
    ...(machines && kit.length > 0 && { machines: { ...machines, value: kit } }),
    equipment: {
      ...request.equipment,
      value: request.equipment.value.filter((id) => id !== 'pool'),
    },
    mustInclude: {
      ...request.mustInclude,
      value: request.mustInclude.value.filter((id) => !isWater(id)),
    },
    focus: {
      ...request.focus,
      value: request.focus.value.filter((area) => area !== 'cardio'),
    },
    goal: request.goal.source === 'text' ? request.goal : told('strength', request.goal),
    sport: told('swimming'),
  };
}

const antagonistWords = new Set(['antagonist', 'antagonists', 'antagonistic', 'antagonisten']);
const climbWords = ['climb', 'klett', 'boulder', 'escal', 'arramp', 'grimp'];

/** Climbers who ask for the other side: pressing, finger extensors, shoulder blades. */
export const isAntagonist = (request: Pick<Request, 'text'>): boolean => {
  const words = wordsOf(request);
  return (
    words.some((word) => antagonistWords.has(word)) &&
    words.some((word) => climbWords.some((start) => word.startsWith(start)))
  );
};

function withAntagonists(request: Request): Request {
  if (!isAntagonist(request)) return request;
  const value = request.mustInclude.value.filter((id) => id !== 'mountain-climber');
  return {
    ...request,
    sport: told('climbing', request.sport),
    session: told([...new Set([...(request.session?.value ?? []), 'sport' as const])]),
    mustInclude: { ...request.mustInclude, value },
    ...(request.unread && {
      unread: request.unread.filter((words) => !climbWords.some((one) => words.includes(one))),
    }),
  };
}

const joins = new Set([
  'and',
  'with',
  'a',
  'an',
  'plus',
  'und',
  'eine',
  'flat',
  'incline',
  'adjustable',
  'y',
  'et',
  'e',
]);

/** 'Dumbbells and bench': a thing to lie on, where no press follows. */
function withBenchNamed(request: Request): Request {
  const words = wordsOf(request);
  const at = words.indexOf('bench');
  const isThing =
    at > 0 && joins.has(words[at - 1] ?? '') && !(words[at + 1] ?? '').startsWith('press');
  const lifts = request.equipment.value.some((id) => id === 'dumbbells' || id === 'barbells');
  const isDose = /^\d/.test(words[at + 1] ?? '') && !/^min/.test(words[at + 2] ?? 'min');
  if (!isThing || !lifts || isDose || request.props.value.includes('bench')) return request;
  return grant(request, { props: ['bench'] });
}

const fartlekWords = new Set(['fartlek', 'fahrtspiel']);
const pieces = { work: 60, rest: 90, edges: 15 } as const;

/** Play with speed: minutes of it, with easy ones between. */
function withFartlek(request: Request): Request {
  if (!wordsOf(request).some((word) => fartlekWords.has(word))) return request;
  const { work, rest, edges } = pieces;
  const room = (request.minutes.value - edges) * 60;
  const rounds = Math.max(4, Math.min(12, Math.floor(room / (work + rest))));
  return {
    ...request,
    cardio: told('intervals', request.cardio ?? request.focus),
    body: told({ rounds, workSeconds: work, restSeconds: rest }, request.body),
    mustInclude: { ...request.mustInclude, value: [] },
  };
}

const dayWords = new Set(['day', 'session', 'workout', 'training', 'tag', 'practice']);

/** 'Deadlift day, max 200': the lift is the day's. */
function withLiftDay(request: Request): Request {
  const { mustInclude, written, blocks, named } = request;
  if (mustInclude.value.length > 0 || written || blocks || named) return request;
  const words = wordsOf(request);
  const found = Object.entries(liftWords).find(([, names]) =>
    words.some((word, i) => names.includes(word) && dayWords.has(words[i + 1] ?? '')),
  );
  return found ? { ...request, mustInclude: told([found[0]]) } : request;
}

/** 'Pull-ups: I can do 3': how many of the only move that is named. */
function withAbility(request: Request): Request {
  const { mustInclude, abilities, unread = [] } = request;
  const [only, ...others] = mustInclude.value;
  if (!only || others.length > 0 || abilities || !skillLineOf(only)) return request;
  const words = wordsOf(request);
  const at = words.findIndex((word, i) => word === 'can' && words[i + 1] === 'do');
  const count = Number(words[at + 2]);
  if (at < 0 || !Number.isInteger(count) || count < 1) return request;
  return {
    ...request,
    abilities: told([{ exercise: only, reps: count }], mustInclude),
    unread: unread.filter((one) => !Number.isInteger(Number(one))),
  };
}

const sportWords: Record<string, Sport> = {
  football: 'football',
  soccer: 'football',
  golf: 'golf',
  basketball: 'basketball',
  volleyball: 'volleyball',
  tennis: 'racket',
  padel: 'racket',
  badminton: 'racket',
  squash: 'racket',
  skiing: 'skiing',
  swimmer: 'swimming',
  runner: 'running',
  cyclist: 'cycling',
  climbing: 'climbing',
  boxing: 'martial_arts',
  judo: 'martial_arts',
  wrestling: 'martial_arts',
  hiking: 'hiking',
};

/** A sport that stands alone in the sentence is what the strength is for. */
function withSportNamed(request: Request): Request {
  const { sport, unread = [], goal, focus } = request;
  const word = unread.find((one) => sportWords[one.toLowerCase()]);
  const isFor = goal.value === 'strength' || goal.value === 'power' || goal.value === 'general';
  if (sport || !word || !isFor || focus.value.length > 0) return request;
  return {
    ...request,
    sport: told(sportWords[word.toLowerCase()] ?? 'football'),
    session: told([...new Set([...(request.session?.value ?? []), 'sport' as const])]),
    unread: unread.filter((one) => one !== word),
  };
}

const dayAreas: Readonly<Record<string, FocusArea>> = {
  upper: 'upper_body',
  lower: 'lower_body',
  push: 'push',
  pull: 'pull',
  leg: 'legs',
  legs: 'legs',
};

/** 'Upper/lower split, lower day': the day is what is trained. */
function withDayNamed(request: Request): Request {
  const words = wordsOf(request);
  const at = words.findIndex((word, i) => dayAreas[word] && words[i + 1] === 'day');
  const area = dayAreas[words[at] ?? ''];
  const { focus } = request;
  if (!area || focus.value.length < 2 || !focus.value.includes(area)) return request;
  return { ...request, focus: { ...focus, value: [area] } };
}

/** Work for the rotator cuff is for it, and not around it. */
function withCuff(request: Request): Request {
  const words = wordsOf(request);
  const isCuff = words.some((word, i) => word === 'rotator' && words[i + 1] === 'cuff');
  const isOpen = request.focus.value.length === 0 && !request.focusMuscles?.value.length;
  if (!isCuff || !isOpen || request.mustInclude.value.length > 0) return request;
  return {
    ...request,
    focus: told(['shoulders'], request.focus),
    focusMuscles: told(['rotator_cuff', 'rear_delt']),
  };
}

const isWished = ({ difficulty }: Request, wish: Difficulty): boolean =>
  difficulty.source === 'text' && difficulty.value === wish;

/** Who wants it easy and names nothing has no weights to look for: the own body will do. */
function withEasyDay(request: Request): Request {
  const { equipment, focus, goal, mustInclude, written, blocks, named, format } = request;
  const hasWeights = request.session ?? request.lastLifts ?? request.maxima;
  const isOpen =
    !hasWeights &&
    equipment.source === 'default' &&
    focus.source === 'default' &&
    goal.source === 'default' &&
    format.source === 'default' &&
    mustInclude.value.length === 0;
  if (!isWished(request, 'easy') || !isOpen || (written ?? blocks ?? named)) return request;
  const value = equipment.value.filter((id) => id === 'bodyweight' || id === 'yoga_mat');
  const { level } = request;
  const plain = level.source === 'text' ? level : { ...level, value: 'beginner' as const };
  return { ...request, level: plain, equipment: { ...equipment, value } };
}

const raceDays = 10;
const raceWords = ['race', 'marathon', 'run', '5k', '10k', 'lauf', 'carrera', 'course'];

/** Close to a race an easy session is an easy run, where nothing else is asked for. */
function withRaceAhead(request: Request): Request {
  const { events, cardio, distances, focus, goal, equipment, mustInclude, sport } = request;
  const isOpen =
    !cardio && !distances && !sport && focus.source === 'default' && mustInclude.value.length === 0;
  const isBare = goal.source === 'default' && equipment.source === 'default' && !request.session;
  // A race without a day for which one saves oneself is soon.
  const unknown = isWished(request, 'easy') ? 0 : raceDays + 1;
  const isNear = events?.value.some(
    ({ what, inDays = unknown }) =>
      inDays <= raceDays && raceWords.some((word) => what.toLowerCase().includes(word)),
  );
  return isOpen && isBare && isNear ? { ...request, cardio: told('steady', events) } : request;
}

const hardSkill = 5;

/** Nobody does their first muscle-up in five sets: who names nothing else is on the way to it. */
function withSkillGoal(request: Request): Request {
  const { mustInclude, abilities, skillGoals, written, blocks, named, format } = request;
  const [only, ...others] = mustInclude.value;
  const exercise = only === undefined ? undefined : exerciseById(only);
  const isOpen = !written && !blocks && !named && format.source !== 'text' && !skillGoals;
  const isAble = abilities?.value.some((one) => one.exercise === only && (one.reps ?? 0) >= 3);
  const isHard =
    exercise !== undefined && exercise.complexity >= hardSkill && skillLineOf(exercise.id);
  if (!isOpen || others.length > 0 || !isHard || isAble) return request;
  const onRings = only === 'bar-muscle-up' && request.equipment.value.includes('rings');
  return {
    ...request,
    mustInclude: { ...mustInclude, value: [] },
    skillGoals: told([onRings ? 'ring-muscle-up' : exercise.id], mustInclude),
  };
}

const newWords = [
  'never done',
  'never did',
  'never tried',
  'first time',
  'first week',
  'new to',
  'noch nie',
];

/** They say that they have not done it before: it is scaled. */
export const isNewToIt = ({ text }: Pick<Request, 'text'>): boolean =>
  newWords.some((words) => fold(text).text.includes(words));

/** In the order in which one builds on the other. */
const steps: readonly ((request: Request) => Request)[] = [
  withDosesFirst,
  withOneUnit,
  withDayNamed,
  withCuff,
  withFartlek,
  withBenchNamed,
  withBareWeights,
  withWeightsMoved,
  withBarMeant,
  withSpareWeight,
  withRepMaxima,
  withRaceAhead,
  withEasyDay,
  withoutErgsOfKit,
  withDryland,
  withAntagonists,
  withOnlyLift,
  withLiftDay,
  withAbility,
  withLiftWeight,
  withSportNamed,
  withSkillGoal,
];

/** All that was said before the workout was laid out, as what it means for it. */
export const settleWishes = (request: Request): Request =>
  steps.reduce((now, step) => step(now), request);
