import { exerciseById } from '../exercise/library.ts';
import type { EquipmentId } from '../exercise/types.ts';
import { fold } from '../reading/engine/tokens.ts';
import { grant, told } from './at-hand.ts';
import type { Request } from './request.ts';
import { skillLineOf } from './session/data/skills.ts';
import { modeOf } from './session/endurance/modes.ts';

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
export function withOnlyLift(request: Request): Request {
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
export function withoutErgsOfKit(request: Request): Request {
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
export function withDryland(request: Request): Request {
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

export function withAntagonists(request: Request): Request {
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

/** Words that stand before a weight. */
const weightWords = new Set(['at', 'with', '@', 'mit', 'bei', 'con', 'avec', 'a', 'de', 'com']);
const weightRange = { least: 20, most: 400 } as const;

/** 'Squat 5x5 at 100': a number that nothing else took is the weight of the bar before it. */
export function withBareWeights(request: Request): Request {
  const { written, unread = [] } = request;
  const bars = (written?.value.items ?? []).filter(
    ({ exerciseId, kilograms }) =>
      kilograms === undefined && exerciseById(exerciseId)?.loadClass === 'barbell',
  );
  const words = fold(request.text).text.split(/[\s,;]+/);
  const open = unread.map(Number).filter((n) => n >= weightRange.least && n <= weightRange.most);
  const [bar] = bars;
  const weight = open.find((n) => weightWords.has(words[words.indexOf(String(n)) - 1] ?? ''));
  if (!written || !bar || bars.length !== 1 || weight === undefined) return request;
  const items = written.value.items.map((item) =>
    item === bar ? { ...item, kilograms: weight } : item,
  );
  return { ...request, written: { ...written, value: { ...written.value, items } } };
}

const spareWeight = /^(\d+(?:[.,]\d+)?) ?kg$/;
const heldKit: readonly EquipmentId[] = ['kettlebells', 'dumbbells', 'sandbag'];

/** A weight beside the only kit that could have it is its weight. */
export function withSpareWeight(request: Request): Request {
  const { unread = [], equipment, loads, written } = request;
  const [kit, ...others] = heldKit.filter((id) => equipment.value.includes(id));
  const found = unread.flatMap((words) => spareWeight.exec(words)?.[1] ?? []);
  const isSaid = equipment.source === 'text' && !written;
  if (!kit || others.length > 0 || found.length === 0 || !isSaid) return request;
  const own = loads.value[kit];
  if (own?.isRange) return request;
  const kilograms = [
    ...(own?.kilograms ?? []),
    ...found.map((one) => Number(one.replace(',', '.'))),
  ];
  return {
    ...request,
    loads: told({ ...loads.value, [kit]: { ...own, kilograms } }, loads),
    unread: unread.filter((words) => !spareWeight.test(words)),
  };
}

const repMax = /\b([2-9]|10) ?rm\b/;

/** 'Squat 5RM 120' is no single. */
export function withRepMaxima(request: Request): Request {
  const { maxima } = request;
  const found = repMax.exec(fold(request.text).text);
  if (!maxima || !found || maxima.value.length !== 1) return request;
  const value = maxima.value.map((max) => ({ ...max, reps: Number(found[1]) }));
  return { ...request, maxima: { ...maxima, value } };
}

const raceDays = 10;
const raceWords = ['race', 'marathon', 'run', '5k', '10k', 'lauf', 'carrera', 'course'];

/** Close to a race an easy session is an easy run, where nothing else is asked for. */
export function withRaceAhead(request: Request): Request {
  const { events, cardio, distances, focus, goal, equipment, mustInclude, sport } = request;
  const isOpen =
    !cardio && !distances && !sport && focus.value.length === 0 && mustInclude.value.length === 0;
  const isBare = goal.source === 'default' && equipment.source === 'default' && !request.session;
  const isNear = events?.value.some(
    ({ what, inDays = 99 }) =>
      inDays <= raceDays && raceWords.some((word) => what.toLowerCase().includes(word)),
  );
  return isOpen && isBare && isNear ? { ...request, cardio: told('steady', events) } : request;
}

const hardSkill = 5;

/** Nobody does their first muscle-up in five sets: who names nothing else is on the way to it. */
export function withSkillGoal(request: Request): Request {
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

/** All that was said before the workout was laid out, as what it means for it. */
export const settleWishes = (request: Request): Request =>
  withSkillGoal(
    withOnlyLift(
      withAntagonists(
        withDryland(
          withoutErgsOfKit(withRaceAhead(withRepMaxima(withSpareWeight(withBareWeights(request))))),
        ),
      ),
    ),
  );
