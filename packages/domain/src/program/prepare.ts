import type { WorkoutSession } from '../analytics/types.ts';
import type { EquipmentId } from '../exercise/types.ts';
import type { AthleteFacts, Request, Understanding } from '../planner/request.ts';
import { sportOf } from '../planner/session/decide.ts';
import { fold } from '../reading/engine/tokens.ts';
import { daysBetween } from './calendar/days.ts';
import { chooseTemplate } from './goal/choose-template.ts';
import { namedMoves } from './goal/named-moves.ts';
import type { TemplateChoice } from './goal/nearest-template.ts';
import { footGoalOf } from './goal/on-foot.ts';
import { type PresentState, presentState } from './goal/present-state.ts';
import { isMeet, secondsNow, totalIn } from './goal/read-contest.ts';
import { engineNow, readEngine } from './goal/read-engine.ts';
import { type GoalNumbers, readGoal } from './goal/read-goal.ts';
import { readLengths } from './goal/read-lengths.ts';
import { readTest } from './goal/read-test.ts';
import { type NamedDays, readWeekdays } from './goal/read-weekdays.ts';
import { tellsOfNoRuns } from './goal/run-wish.ts';
import { says } from './goal/says.ts';
import {
  afterBirthOf,
  bodyMassIn,
  grumblesOf,
  healedLegOf,
  tellsOfFall,
} from './goal/told-body.ts';
import { understandWish } from './goal/understand-wish.ts';
import { soreArms, sorePlaces } from './goal/words/body-words.ts';
import { growWords } from './goal/words/goal-words.ts';
import { byProgram } from './sessions/frame.ts';
import { templateOf } from './templates/all.ts';
import { liftingDays, raceWithLifts } from './templates/fit/beside.ts';
import { withEasyWeeks } from './templates/fit/ease.ts';
import { sideBySide } from './templates/fit/side-by-side.ts';
import { withWishes } from './templates/fit/wishes.ts';
import {
  withGrumbles,
  withHealed,
  withoutRunWords,
  withSoreArms,
} from './templates/fit/with-body.ts';
import { withLengths, withWeekdays } from './templates/fit/with-days.ts';
import { isHilly, withHills } from './templates/fit/with-hills.ts';
import { withPower } from './templates/fit/with-power.ts';
import { withReturn } from './templates/fit/with-return.ts';
import type { EngineBy, PlanFacts, ProgramPlan } from './templates/types.ts';
import { type ProgramWish, programLimits } from './types.ts';

/**
 * What lasts for weeks: today's soreness and layout say nothing about them, and a distance is
 * where the weeks lead to, not what each day has.
 */
function lastingOf(
  told: Request,
  numbers: GoalNumbers,
  sessions: readonly WorkoutSession[],
  minutes: number,
): Request {
  const {
    historyWish: _wish,
    written: _written,
    exerciseCount: _count,
    focusMuscles: _muscles,
    warmUp: _warmUp,
    coolDown: _coolDown,
    cardio: _cardio,
    named: _named,
    parts: _parts,
    distances: _distances,
    pace: _pace,
    heartRate: _heartRate,
    session: _session,
    lastLifts: _last,
    events,
    ...lasting
  } = told;
  const maxima = [...(told.maxima?.value ?? []), ...numbers.maxima];
  const races = [...(told.races?.value ?? []), ...numbers.races];
  return {
    ...lasting,
    // How far away it is, is what the weeks are laid out by: no session knows it.
    ...(events && {
      events: {
        ...events,
        value: events.value.map(({ inDays: _days, isThisWeek: _week, ...event }) => event),
      },
    }),
    minutes: byProgram(minutes),
    // New to it: the weeks themselves begin softly, and do not stay so.
    ...(told.difficulty.quote !== undefined &&
      told.difficulty.quote === told.level.quote && {
        difficulty: byProgram('moderate' as const),
      }),
    body: byProgram({}),
    readiness: byProgram({}),
    history: { sessions },
    ...(maxima.length > 0 && { maxima: { ...byProgram(maxima), source: 'text' as const } }),
    ...(races.length > 0 && { races: { ...byProgram(races), source: 'text' as const } }),
  };
}

export interface Ready {
  kind: 'ready';
  /** What the user told, as far as it lasts for weeks. */
  told: Request;
  plan: ProgramPlan;
  state: PresentState;
  /** What the goal was to be reached by, where that may not be, and why. */
  refused: string | null;
  /** The event's day, where the program leads to one. */
  eventDay?: string;
  /** What to say before anything else. */
  said: string[];
  /** Days of the week that the goal names. */
  named: NamedDays;
  /** The lift that a number was told to reach in. */
  liftToReach?: string;
  /** Minutes of the longest session that was asked for. */
  longest: number;
}

export type Prepared = Ready | Exclude<Understanding, { kind: 'request' }>;

const eventTemplates: readonly string[] = [
  'couch-to-5k',
  'run-5k',
  'run-10k',
  'half-marathon',
  'marathon',
  'hyrox',
  'engine',
];

/** An event on the first or second day of a week ends the week before: that is the week to rest in. */
const daysOver = 2;

/** Weeks from the first day to the event, within what a program may have. */
function weeksTo(startDate: string, day: string): number {
  const days = daysBetween(startDate, day) + 1;
  const weeks = Math.ceil((days > 7 ? days - daysOver : days) / 7);
  return Math.min(programLimits.weeks.max, Math.max(programLimits.weeks.min, weeks));
}

const adult = 18;
const youngWords =
  'Under 18: the bar goes up only while every rep looks the same, with somebody beside it who can coach the lift; no singles, and three reps stay left.';

/** So many push-ups in a row are enough to train with them. */
const fewPushes = 8;

/** A few kilograms, or none, are soon too light for legs. */
const lightKg = 8;

function isLightKit({ equipment, loads }: Request): boolean {
  if (['barbells', 'machines', 'cable'].some((id) => equipment.value.includes(id as EquipmentId)))
    return false;
  const held = (['dumbbells', 'kettlebells'] as const).filter((id) => equipment.value.includes(id));
  const most = (id: (typeof held)[number]) =>
    Math.max(...(loads.value[id]?.kilograms ?? [Number.POSITIVE_INFINITY]));
  return held.every((id) => most(id) <= lightKg);
}

/** Programs of lifts that jumps can stand before. */
const lifting: readonly string[] = ['linear', 'five-by-five', 'block-strength', 'upper-lower'];

const slowGoals: readonly string[] = ['hypertrophy', 'mobility', 'endurance'];
/** Sports that are decided in a few fast steps. */
const steady: readonly string[] = ['running', 'cycling', 'swimming', 'rowing', 'climbing'];
const playsFast = (sport: string | undefined): boolean =>
  sport !== undefined && !steady.includes(sport);

function factsOf(
  choiceId: string,
  told: Request,
  wish: ProgramWish,
  weeks: number,
  numbers: GoalNumbers,
  state: PresentState,
): PlanFacts {
  const { equipment, injuries, age } = told;
  const { goalText } = wish;
  const bodyMassKg = told.bodyMassKg?.value ?? bodyMassIn(goalText);
  const { target } = numbers;
  const healedLeg = healedLegOf(goalText);
  const test = choiceId === 'fitness-test' ? readTest(goalText) : null;
  const engineBy = choiceId === 'engine' ? (readEngine(told, goalText) ?? 'ride') : undefined;
  return {
    ...(test && { test }),
    ...(engineBy && { engineBy }),
    ...(engineBy && secondsNow(told, engineBy, numbers.metres)),
    ...(engineBy && engineNow(goalText) && { engineMetres: engineNow(goalText) as number }),
    isMeet: numbers.day !== undefined && isMeet(choiceId, goalText),
    weeks,
    days: wish.sessionsPerWeek,
    minutes: wish.minutesPerSession,
    level: state.level,
    tolerance: state.tolerance,
    breakDays: state.breakDays,
    runner: state.runner,
    abilities: state.abilities,
    knownMaxima: state.knownMaxima,
    maxima: state.maxima,
    isForMuscle:
      (told.goal.value === 'hypertrophy' && told.goal.source === 'text') ||
      says(fold(goalText).text, growWords),
    hasBar: equipment.value.includes('barbells'),
    kit: new Set<string>([...equipment.value, ...told.props.value]),
    target: {
      ...(numbers.metres !== undefined && { metres: numbers.metres }),
      ...(numbers.seconds !== undefined && { seconds: numbers.seconds }),
      ...(target?.reps !== undefined && { reps: target.reps }),
      ...(choiceId === 'olympic' && { total: totalIn(goalText) }),
      ...(target?.kilograms !== undefined && {
        lift: { id: target.move, kilograms: target.kilograms },
      }),
      ...(numbers.others && {
        others: numbers.others.map(({ move, kilograms = 0 }) => ({ id: move, kilograms })),
      }),
    },
    isSore:
      healedLeg !== undefined ||
      injuries.some(({ status, region }) => status === 'active' && sorePlaces.includes(region)),
    ...(healedLeg && { healedLeg }),
    grumbles: grumblesOf(told, goalText),
    soreArms: soreArms.filter((arm) =>
      injuries.some(({ status, region }) => status === 'active' && region === arm),
    ),
    isWithoutRuns: told.excludedAttributes.value.includes('running'),
    isLightKit: isLightKit(told),
    hasFallen: tellsOfFall(goalText),
    isPair: /\bdoubles?\b/i.test(goalText),
    isForSpeed:
      lifting.includes(choiceId) &&
      (told.goal.value === 'power' ||
        (playsFast(sportOf(told)) && !slowGoals.includes(told.goal.value))),
    isNewToPushes:
      state.level === 'beginner' && (state.abilities.get('push-up')?.reps ?? 0) < fewPushes,
    afterBirth: afterBirthOf(told, goalText),
    mayTestSingles: state.mayTestSingles,
    ...(age && { age: age.value }),
    ...(bodyMassKg !== undefined && { bodyMassKg }),
  };
}

/** Of runs alone: where none may be run, no week is told by them. */
const runTemplates: readonly string[] = [
  'couch-to-5k',
  'run-5k',
  'run-10k',
  'half-marathon',
  'marathon',
];

/** What is practised there is not eased row by row: it stands or it does not. */
const skillTemplates: readonly string[] = [
  'pull-up',
  'pull-up-ladder',
  'push-up',
  'handstand',
  'muscle-up',
];

const farWeeks = 6;

/** An event of which only the month is known. */
function monthWords(month: string, startDate: string, weeks: number): string {
  const left = Math.round(daysBetween(startDate, month) / 7) - weeks;
  return left > farWeeks
    ? `These weeks end about ${left} weeks before your event: they make you ready for the plan that leads to its day.`
    : 'Tell me the day of your event when you know it: the last weeks then lead to it.';
}

const kitOf: Record<EngineBy, EquipmentId> = {
  bike: 'bike',
  ride: 'road_bike',
  row: 'rower',
  swim: 'pool',
};

/** Who trains for it has the bike, the erg or the pool. */
function withWay({ equipment }: Request, by?: EngineBy): Partial<Request> {
  return by
    ? { equipment: { ...equipment, value: [...new Set([...equipment.value, kitOf[by]])] } }
    : {};
}

/** A gym is where somebody lifts: the runs of the weeks go out of its door, where no belt was named. */
function withRoadFor(id: string, told: Request): Request {
  const isRun = runTemplates.includes(id) || id === 'hyrox';
  const isOnBelt = told.machines?.value.includes('treadmill') ?? false;
  if (!isRun || isOnBelt || told.place?.value !== 'gym') return told;
  const { place: _place, ...outside } = told;
  return { ...outside, space: { ...told.space, value: 'lane' } };
}

/** A race with lifts beside it shares out the days; two skills share them all. */
function planFor(
  { id, beside: lifts, also }: TemplateChoice,
  facts: PlanFacts,
  { roles }: NamedDays,
): ProgramPlan {
  if (also) return sideBySide(templateOf(id).plan(facts), templateOf(also).plan(facts), facts);
  if (!lifts) return templateOf(id).plan(facts);
  const count = Math.min(roles.lift?.length ?? liftingDays(facts.days), facts.days - 1);
  const race = templateOf(id).plan({ ...facts, days: facts.days - count });
  return raceWithLifts(race, templateOf(lifts).plan({ ...facts, days: count }));
}

function nearestWords({ nearest }: TemplateChoice): string[] {
  return nearest ? [`There is no template for that goal yet. The nearest is ${nearest}.`] : [];
}

/** What a wish comes to before a session of it is built. */
export function prepareProgram(
  wish: ProgramWish,
  athlete: AthleteFacts,
  sessions: readonly WorkoutSession[],
  nowMs: number,
): Prepared {
  const understood = understandWish(wish, athlete);
  if (understood.kind !== 'request') return understood;
  const { request } = understood;
  const { goalText, minutesPerSession } = wish;
  const numbers = readGoal(goalText, request, wish.startDate);
  const told = lastingOf(request, numbers, sessions, minutesPerSession);
  const present = presentState(
    { ...told, ...(request.lastLifts && { lastLifts: request.lastLifts }) },
    numbers,
    sessions,
    nowMs,
  );
  const state: PresentState = {
    ...present,
    ...(tellsOfNoRuns(goalText) && { isNoRunner: true as const }),
  };
  const choice: TemplateChoice = wish.template
    ? { id: wish.template }
    : chooseTemplate(request, goalText, numbers, state, wish.sessionsPerWeek, minutesPerSession);
  const isForEvent =
    numbers.day !== undefined &&
    (eventTemplates.includes(choice.id) || isMeet(choice.id, goalText));
  const weeks = isForEvent ? weeksTo(wish.startDate, numbers.day as string) : wish.weeks;
  const facts = factsOf(choice.id, told, wish, weeks, numbers, state);
  const named = namedMoves(told, choice.id, request.mustInclude.source === 'text');
  const onFoot = footGoalOf(request, goalText, minutesPerSession);
  const days = readWeekdays(goalText);
  const laid = withEasyWeeks(planFor(choice, facts, days), state.level);
  const wished = withReturn(
    withWishes(withPower(laid, facts), named, told.focus.value, fold(goalText).text),
    state.breakDays,
  );
  const mayRun = facts.grumbles.length > 0 || choice.id === 'postpartum';
  const refused = mayRun ? null : (onFoot?.refusal ?? null);
  const isAllRuns = runTemplates.includes(choice.id) && !choice.beside && refused !== null;
  const legs = isAllRuns ? withoutRunWords(wished) : withHealed(withGrumbles(wished, facts), facts);
  const hilly = isHilly(goalText) ? withHills(legs, goalText) : legs;
  const felt = withSoreArms(hilly, { ...facts, isSkill: skillTemplates.includes(choice.id) });
  const lengths = readLengths(goalText);
  const plan = withWeekdays(lengths ? withLengths(felt, lengths) : felt, days);
  const isInReach =
    !isForEvent || daysBetween(wish.startDate, numbers.day as string) < weeks * 7 + daysOver;
  return {
    kind: 'ready',
    told: {
      ...withRoadFor(choice.id, told),
      ...withWay(told, facts.engineBy),
      level: { ...told.level, value: state.skill },
      mustInclude: { ...told.mustInclude, value: named },
    },
    plan,
    state,
    refused,
    named: days,
    ...(facts.target.lift && { liftToReach: facts.target.lift.id }),
    longest: Math.max(minutesPerSession, lengths?.long ?? 0),
    ...(isForEvent && isInReach && { eventDay: numbers.day as string }),
    said: [
      ...nearestWords(choice),
      ...(isForEvent && weeks !== wish.weeks
        ? [`Your event decides the length: ${weeks} weeks, not ${wish.weeks}.`]
        : []),
      ...(numbers.inMonth !== undefined && [...eventTemplates, 'hike'].includes(choice.id)
        ? [monthWords(numbers.inMonth, wish.startDate, weeks)]
        : []),
      ...(isForEvent && !isInReach
        ? [
            `Your event is further away than ${weeks} weeks: this leads to its distance, then the next plan takes over.`,
          ]
        : []),
      ...state.said,
      ...((told.age?.value ?? adult) < adult ? [youngWords] : []),
    ],
  };
}
