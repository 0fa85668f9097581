import { exerciseById } from '../../../exercise/library.ts';
import { isFurther } from '../../../exercise/types.ts';
import type { SessionKind } from '../../../reading/vocabulary.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import { hasTrait } from '../../legal/traits.ts';
import type { Request } from '../../request.ts';
import { liftingKit } from '../../settle/weight-kit.ts';
import { type EnduranceArchetype, enduranceArchetypes } from '../types.ts';
import { modeOf, modeOfEquipment } from './modes.ts';

/** Of several words the most telling one. */
const byWeight: readonly EnduranceArchetype[] = [
  'hyrox',
  'brick',
  'sprint',
  'vo2',
  'tempo',
  'long',
  'steady',
];

const isEndurance = (kind: SessionKind): kind is EnduranceArchetype & SessionKind =>
  (enduranceArchetypes as readonly string[]).includes(kind);

const isWay = (id: string): boolean => modeOf(id) !== undefined;

/** 'Row 5 x 500 m' is no lift, whatever else the word stands for. */
const isRowed = (id: string, { distances }: Request): boolean =>
  exerciseById(id)?.patterns[0] === 'pull_h' &&
  (distances?.value.some(({ by }) => by === 'row') ?? false);

/** Lifts or floor moves are asked for beside the running: then it is no run. */
function hasOtherMoves(request: Request): boolean {
  const { mustInclude } = request;
  const isOther = (id: string) => !isWay(id) && !isRowed(id, request);
  return mustInclude.source === 'text' && mustInclude.value.some(isOther);
}

const longMetres = 15_000;
const sprintMetres = 100;
const tempoMetres = 1700;

/** By the way that is asked for: many short ones are hard, a single one is not. */
function byDistance({ distances, difficulty, rpe, session }: Request): EnduranceArchetype | null {
  const [first, ...others] = distances?.value ?? [];
  if (!first) return null;
  const { metres, repeats = 1, by = 'run' } = first;
  const isHard = difficulty.value === 'hard' || (rpe?.value ?? 0) >= 8;
  if (repeats > 1 || others.length > 0) {
    if (by === 'run' && metres <= sprintMetres) return 'sprint';
    // '4 × 1 km at threshold': the word says how fast, the metres do not.
    if (session?.value.includes('tempo')) return 'tempo';
    return metres > tempoMetres && by === 'run' ? 'tempo' : 'vo2';
  }
  if (by === 'run' && metres >= longMetres) return 'long';
  return isHard ? 'vo2' : 'steady';
}

/** 'A session on the rower': a machine for the heart, and nothing to lift. */
function isOnOneMachine({ machines, equipment, focus, goal }: Request): boolean {
  const named = machines?.value.filter(isFurther) ?? [];
  const isAll = named.length > 0 && named.every((id) => modeOfEquipment(id) !== undefined);
  const lifts =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  const isOpen = goal.source !== 'text' || goal.value === 'endurance' || goal.value === 'hiit';
  const isWhole = focus.value.every((area) => area === 'cardio' || area === 'full_body');
  return isAll && !lifts && isOpen && isWhole;
}

/** Indoors without a machine there is no way to run. */
function isShutIn({ place, space, maxNoise, equipment }: Request): boolean {
  const indoors = ['hotel', 'office'].includes(place?.value ?? '');
  const small = space.source === 'text' && space.value !== 'lane';
  const quiet = maxNoise.source === 'text' && maxNoise.value === 0;
  const belt = equipment.value.some((id) => modeOfEquipment(id) !== undefined);
  return (indoors || small || quiet) && !belt;
}

/** 'Tempo session' with weights at hand is one of slow reps. */
function isSlowLifting(kind: EnduranceArchetype, { equipment, cardio, distances }: Request) {
  const lifts =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  return kind === 'tempo' && lifts && !cardio && !distances;
}

function byGoal(request: Request): EnduranceArchetype | null {
  const { goal, equipment, format, body, focus } = request;
  const isStated = goal.value === 'endurance' && goal.source !== 'default';
  const hasKit =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  const isLaidOut = format.source === 'text' || Object.keys(body.value).length > 0;
  // 'Stamina for the upper body' is no run.
  const isOfPart =
    focus.source === 'text' &&
    focus.value.some((area) => area !== 'cardio' && area !== 'full_body');
  const isWay = isStated && !hasKit && !isLaidOut && !isOfPart && !isShutIn(request);
  return isWay ? byEffort(request) : null;
}

/** 'Intervals, 5k 22:30': who tells a race and nothing to lift asks for the way it was covered. */
function byRace(request: Request): EnduranceArchetype | null {
  const { races, equipment, focus, goal, format } = request;
  if (races?.source !== 'text') return null;
  const lifts =
    equipment.source === 'text' && equipment.value.some((id) => liftingKit.includes(id));
  const isOpen = goal.source !== 'text' || goal.value === 'endurance';
  const isWhole = focus.value.every((area) => area === 'cardio');
  const isLaidOut = format.source === 'text' && format.value !== 'intervals';
  return lifts || !isOpen || !isWhole || isLaidOut || isShutIn(request) ? null : byLayout(request);
}

const longestHard = 330;

/** '6 x 3 min with 2 min rest', 'intervals on the ski erg': pieces with rests between. */
function byLayout(request: Request): EnduranceArchetype {
  const { body, format, goal } = request;
  const { rounds, workSeconds } = body.value;
  const isHard = goal.value === 'hiit' && goal.source === 'text';
  if (isHard && (workSeconds ?? 0) <= longestHard) return 'vo2';
  if ((rounds ?? 1) > 1 && workSeconds !== undefined)
    return workSeconds > longestHard ? 'tempo' : 'vo2';
  // A walk comes with a layout of its own, in which nobody asked for anything.
  const isNamed = format.source === 'text' && format.value === 'intervals';
  return isNamed && Object.keys(body.value).length === 0 ? 'vo2' : byEffort(request);
}

/** So short a session that is to be hard has no room for a long hard piece. */
const shortHardMinutes = 20;

/** Who asks for it hard gets more than a pace to talk at. */
function byEffort({ difficulty, minutes }: Request): EnduranceArchetype {
  if (difficulty.value !== 'hard' || difficulty.source === 'default') return 'steady';
  return minutes.source === 'text' && minutes.value <= shortHardMinutes ? 'vo2' : 'tempo';
}

const clockFormats: readonly FormatId[] = [
  'tabata',
  'emom',
  'every',
  'amrap',
  'for_time',
  'death_by',
];

/** 'Tabata on the bike' is a Tabata. */
const isByTheClock = ({ format }: Request): boolean =>
  format.source === 'text' && clockFormats.includes(format.value);

/** 'A run with hills' goes up some of them hard, unless it is to be easy. */
function onHills(kind: EnduranceArchetype | null, request: Request): EnduranceArchetype | null {
  const isPlain = kind === 'steady' && !request.distances && !request.session;
  const isEasy = request.difficulty.value === 'easy' || hasTrait(request, 'untried');
  const isRun = modeOf(request.mustInclude.value[0] ?? 'run') === 'run';
  return isPlain && isRun && !isEasy && hasTrait(request, 'hills') ? 'sprint' : kind;
}

/** The kind of endurance session that the words ask for, or the goal where they say nothing else. */
export const isEnduranceRequest = (request: Request): EnduranceArchetype | null =>
  onHills(kindOf(request), request);

function kindOf(request: Request): EnduranceArchetype | null {
  const { session, cardio, heartRate, mustInclude, written, parts, named } = request;
  const said = (session?.value ?? []).filter(isEndurance);
  const ofWords = byWeight.find((kind) => said.includes(kind));
  if (ofWords === 'hyrox' || ofWords === 'brick') return ofWords;
  if (written?.value.only || parts || named || hasOtherMoves(request)) return null;
  const isPaced = ofWords === 'vo2' && said.includes('tempo') && request.distances;
  if (ofWords && !isPaced && !isSlowLifting(ofWords, request)) return ofWords;
  const ofWay = byDistance(request);
  if (ofWay) return ofWay;
  if (cardio && !isShutIn(request)) return cardio.value === 'intervals' ? 'vo2' : 'steady';
  if (isByTheClock(request)) return null;
  const isMoving = mustInclude.source === 'text' && mustInclude.value.length > 0;
  if (isMoving || isOnOneMachine(request)) return byLayout(request);
  if (heartRate && request.format.source !== 'text') return 'steady';
  return byRace(request) ?? byGoal(request);
}
