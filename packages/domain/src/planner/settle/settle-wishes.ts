import { exerciseById } from '../../exercise/library.ts';
import type { DistanceWish, WrittenItem } from '../../reading/vocabulary.ts';
import type { Difficulty } from '../../workout/limits.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { skillLineOf } from '../session/data/skills.ts';
import { isWalking, type Mode, modeOf } from '../session/endurance/modes.ts';
import { grant, told } from './at-hand.ts';
import { isNoKit } from './bare-kit.ts';
import { withBareFloor, withMachineAfter, withSoreBack, withSweat, withTightness } from './felt.ts';
import { withFirstHinge, withoutSoreness } from './spare-soreness.ts';
import { liftingKit } from './weight-kit.ts';

/** 'Front squat 3x5, then accessories, 60 min': what goes with the lift is no part of its own. */
function withAccessories(request: Request): Request {
  const { parts, written, minutes, ...rest } = request;
  const [lifts, open, ...others] = parts?.value ?? [];
  const isOpen = open && !open.items && !open.exercises && !open.format && !open.goal;
  if (
    !hasTrait(request, 'accessories') ||
    !written ||
    !lifts?.items ||
    !isOpen ||
    others.length > 0
  ) {
    return request;
  }
  const value = open.minutes ?? minutes.value;
  return { ...rest, written, minutes: { ...minutes, value } };
}

/** 'Explosive, for boxing': the sport is what it is for, not what is done in it. */
function withoutSportItself(request: Request): Request {
  const { session, sport, mustInclude } = request;
  const isFor = sport && session?.value.includes('power') && session.value.includes('boxing');
  if (!isFor) return request;
  const value = mustInclude.value.filter((id) => id !== 'shadow-boxing');
  return { ...request, mustInclude: { ...mustInclude, value } };
}

/** A weight that was given to a move without one belongs to the loaded move before it. */
function withWeightsMoved(request: Request): Request {
  const { written } = request;
  const isLoaded = ({ exerciseId }: WrittenItem) => (exerciseById(exerciseId)?.loadCount ?? 0) > 0;
  const stray = written?.value.items.find(
    (item) => item.kilograms !== undefined && !isLoaded(item),
  );
  const owner = written?.value.items.find((item) => item.kilograms === undefined && isLoaded(item));
  if (!written || !stray || !owner) return request;
  const items = written.value.items.map((item) => {
    if (item === owner) return { ...item, kilograms: stray.kilograms ?? 0 };
    const { kilograms: _stray, ...rest } = item;
    return item === stray ? rest : item;
  });
  return { ...request, written: { ...written, value: { ...written.value, items } } };
}

/** A lift that is all of it comes with its bar, its rack and its bench. */
function withOnlyLift(request: Request): Request {
  const { soleLift: lift, written, parts, named } = request;
  if (!lift || (written ?? parts ?? named)) return request;
  const { equipment } = request;
  const isSaid = equipment.source === 'text' || equipment.source === 'form';
  const isBarred = isSaid && equipment.value.some((id) => liftingKit.includes(id));
  const ready = isBarred
    ? request
    : grant(request, { equipment: ['barbells'], props: ['rack', 'bench'] });
  if (!ready.equipment.value.includes('barbells')) return request;
  return { ...ready, mustInclude: told([lift.value], lift) };
}

/** 'Rower and dumbbells, full body': the machine is a part of the kit, not the session. */
function withoutErgsOfKit(request: Request): Request {
  const { mustInclude, equipment, machines, cardio, distances, written, parts } = request;
  const isKit = (id: string) => {
    const own = exerciseById(id)?.equipment ?? [];
    return modeOf(id) !== undefined && own.some((one) => machines?.value.includes(one));
  };
  const lifts =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  const isOpen = !cardio && !distances && !written && !parts && request.goal.value !== 'endurance';
  const isOwn = request.focus.value.every((area) => area !== 'cardio') && !request.session;
  const left = mustInclude.value.filter((id) => !isKit(id));
  if (!lifts || !isOpen || !isOwn || left.length === mustInclude.value.length) return request;
  return { ...request, mustInclude: { ...mustInclude, value: left } };
}

/** Swimmers on land: strength for what they do in the water. */
function withDryland(request: Request): Request {
  if (!hasTrait(request, 'dryland')) return request;
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
  };
}

/** Climbers who ask for the other side climb no mountains on the floor. */
function withAntagonists(request: Request): Request {
  if (!hasTrait(request, 'antagonists')) return request;
  const value = request.mustInclude.value.filter((id) => id !== 'mountain-climber');
  return { ...request, mustInclude: { ...request.mustInclude, value } };
}

/** A fartlek with its pieces written down is a session of intervals. */
function withFartlek(request: Request): Request {
  const { session, body, distances } = request;
  if (!session?.value.includes('fartlek')) return request;
  const isWritten = body.value.rounds !== undefined || distances !== undefined;
  const others = session.value.filter((kind) => kind !== 'fartlek');
  if (!isWritten) return { ...request, session: { ...session, value: ['fartlek', ...others] } };
  return {
    ...request,
    session: { ...session, value: others },
    cardio: told('intervals', request.cardio ?? session),
    mustInclude: { ...request.mustInclude, value: [] },
  };
}

const shortSprint = 60;

/** Who wants to be faster over a few metres trains for that, and does not cover them once. */
function withShortSprint(request: Request): Request {
  const { distances, session } = request;
  const [only, ...others] = distances?.value ?? [];
  const isShort = only !== undefined && only.metres <= shortSprint && (only.repeats ?? 1) === 1;
  const kinds = session?.value ?? [];
  const isFast = kinds.some((kind) => kind === 'sprint' || kind === 'power' || kind === 'speed');
  if (!isShort || others.length > 0 || !(isFast || hasTrait(request, 'speed'))) return request;
  if (request.parts ?? request.written?.value.only) return request;
  const { distances: _way, ...rest } = request;
  return {
    ...rest,
    session: told(['speed'], distances),
    mustInclude: { ...request.mustInclude, value: [] },
  };
}

/** Two who take turns work against one clock. */
function withPartner(request: Request): Request {
  const { format, written, parts, named, distances, session, cardio } = request;
  const isOther = written ?? parts ?? named ?? distances ?? session ?? cardio;
  if (!hasTrait(request, 'partner') || isOther || format.source === 'text') return request;
  if (request.goal.source === 'text' && request.goal.value === 'mobility') return request;
  return { ...request, format: told('amrap', request.traits) };
}

const leastWay = 1000;

/** 'Ruck 5 km, then 50 push-ups': a way and lines after it are parts. */
function withWayBeforeLines(request: Request): Request {
  const list = request.written?.value;
  const [first, ...rest] = list?.items ?? [];
  const mode = first && modeOf(first.exerciseId);
  if (!list?.only || list.rounds !== undefined || list.levels || !first || !mode) return request;
  const metres = first.metres ?? 0;
  // The same way is read twice where two words name it.
  const lines = rest.filter(
    (item) => modeOf(item.exerciseId) === undefined || item.metres !== metres,
  );
  const isMixed = lines.length > 0 && lines.every(({ exerciseId }) => !modeOf(exerciseId));
  if (metres < leastWay || !isMixed || request.parts || request.distances) return request;
  const by = isWalking(mode) ? ('walk' as const) : wayOfMode[mode];
  const exercises = lines.map(({ exerciseId }) => exerciseId);
  const { written: _list, ...open } = request;
  return {
    ...open,
    distances: told([{ metres, ...(by && { by }) }], request.written),
    parts: told([{ items: lines, exercises, format: 'sets' as const }], request.written),
    mustInclude: told([first.exerciseId, ...exercises], request.written),
  };
}

const wayOfMode: Partial<Record<Mode, NonNullable<DistanceWish['by']>>> = {
  run: 'run',
  treadmill: 'run',
  row: 'row',
  ski: 'ski',
  bike: 'bike',
  air_bike: 'bike',
  ride: 'bike',
  swim: 'swim',
};

const tabataSeconds = 240;

/** 'Four rounds of four minutes' are four Tabatas, a minute apart. */
function withTabatas(request: Request): Request {
  const { format, body } = request;
  const { rounds = 1, workSeconds = 0 } = body.value;
  if (format.value !== 'tabata' || workSeconds !== tabataSeconds) return request;
  return { ...request, body: told({ minutes: rounds * (tabataSeconds / 60 + 1) }, body) };
}

/** Yoga is a flow, whoever asks for it. */
function withYoga(request: Request): Request {
  const { goal, parts, written, mustInclude } = request;
  const isOther = parts ?? written;
  if (!hasTrait(request, 'yoga') || isOther || goal.value === 'mobility') return request;
  const lifts = mustInclude.value.some((id) => (exerciseById(id)?.loadCount ?? 0) > 0);
  return lifts ? request : { ...request, goal: told('mobility', request.traits) };
}

/** Who trains for the beep test runs shuttles; the test itself comes with its own beeps. */
function withShuttles(request: Request): Request {
  const { named, events, session } = request;
  if (named?.value !== 'beep-test') return request;
  const isAhead = events !== undefined || session?.value.includes('shuttles');
  const isDone = request.races !== undefined;
  if (!isAhead && !isDone) return request;
  const { named: _test, ...rest } = request;
  return {
    ...rest,
    session: told(['shuttles'], named),
    mustInclude: { ...request.mustInclude, value: [] },
  };
}

const isWished = ({ difficulty }: Request, wish: Difficulty): boolean =>
  difficulty.source === 'text' && difficulty.value === wish;

/** Who wants it easy and names nothing has no weights to look for: the own body will do. */
function withEasyDay(request: Request): Request {
  const { equipment, focus, goal, mustInclude, written, parts, named, format } = request;
  const hasWeights = request.session ?? request.lastLifts ?? request.maxima;
  const isOpen =
    !hasWeights &&
    equipment.source === 'default' &&
    focus.source === 'default' &&
    goal.source === 'default' &&
    format.source === 'default' &&
    mustInclude.value.length === 0;
  if (!isWished(request, 'easy') || !isOpen || (written ?? parts ?? named)) return request;
  const value = equipment.value.filter(isNoKit);
  const { level } = request;
  const plain = level.source === 'text' ? level : { ...level, value: 'beginner' as const };
  return { ...request, level: plain, equipment: { ...equipment, value } };
}

const raceDays = 10;
/** From here on nothing makes anybody fitter for it. */
const lastDays = 3;

/** The last days before a race: easy minutes and some strides, no weights. */
function withLastDays(request: Request): Request {
  const { events, parts, written, named, sport, goal, session } = request;
  const isOther = parts ?? written ?? named ?? sport ?? session;
  const isCalm = goal.source === 'text' && goal.value === 'mobility';
  const isNear = events?.value.some(
    ({ kinds, inDays, isThisWeek }) =>
      kinds?.includes('run') && (inDays === undefined ? isThisWeek : inDays <= lastDays),
  );
  if (isOther || isCalm || !isNear || request.mustInclude.value.some(isLoaded)) return request;
  const { distances: _way, cardio: _cardio, ...rest } = request;
  return { ...rest, session: told(['strides'], events) };
}

const isLoaded = (id: string): boolean => (exerciseById(id)?.loadCount ?? 0) > 0;

/** Weeks before a race the day that makes the difference: long races at threshold, short ones faster. */
const qualityFor = (race: string): 'tempo' | 'vo2' => (/marat/i.test(race) ? 'tempo' : 'vo2');

/** Close to a race an easy session is an easy run, where nothing else is asked for. */
function withRaceAhead(request: Request): Request {
  const { events, cardio, distances, focus, goal, equipment, mustInclude, sport } = request;
  const isOpen =
    !cardio && !distances && !sport && focus.source === 'default' && mustInclude.value.length === 0;
  const isBare = goal.source === 'default' && equipment.source === 'default' && !request.session;
  // A race without a day for which one saves oneself is soon.
  const unknown = isWished(request, 'easy') ? 0 : raceDays + 1;
  const isNear = events?.value.some(
    ({ kinds, inDays = unknown }) => inDays <= raceDays && kinds?.includes('run'),
  );
  if (!isOpen || !isBare) return request;
  if (isNear) return { ...request, cardio: told('steady', events) };
  const race = events?.value.find(({ kinds }) => kinds?.includes('run'));
  return race ? { ...request, session: told([qualityFor(race.what)], events) } : request;
}

const hardSkill = 5;

/** Nobody does their first muscle-up in five sets: who names nothing else is on the way to it. */
function withSkillGoal(request: Request): Request {
  const { mustInclude, abilities, skillGoals, written, parts, named, format } = request;
  const [only, ...others] = mustInclude.value;
  const exercise = only === undefined ? undefined : exerciseById(only);
  const isOpen = !written && !parts && !named && format.source !== 'text' && !skillGoals;
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

/** In the order in which one builds on the other. */
const steps: readonly ((request: Request) => Request)[] = [
  withAccessories,
  withoutSportItself,
  withFartlek,
  withShuttles,
  withShortSprint,
  withPartner,
  withTabatas,
  withWayBeforeLines,
  withYoga,
  withSweat,
  withTightness,
  withSoreBack,
  withBareFloor,
  withMachineAfter,
  withWeightsMoved,
  withLastDays,
  withRaceAhead,
  withEasyDay,
  withoutErgsOfKit,
  withDryland,
  withAntagonists,
  withOnlyLift,
  withSkillGoal,
  withoutSoreness,
  withFirstHinge,
];

/** All that was said before the workout was laid out, as what it means for it. */
export const settleWishes = (request: Request): Request =>
  steps.reduce((now, step) => step(now), request);
