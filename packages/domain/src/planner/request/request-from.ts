import { exerciseById } from '../../exercise/library.ts';
import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import { areaMuscles } from '../../reading/lexicon/body/muscles.ts';
import type {
  BodyWish,
  FocusArea,
  OrderPart,
  Place,
  WrittenWorkout,
} from '../../reading/vocabulary.ts';
import type {
  AthleteFacts,
  Chip,
  GenerationForm,
  Request,
  Slot,
  TrainingHistory,
} from '../request.ts';
import { type ChipBoard, openChipBoard } from './chips.ts';
import {
  cardioRpe,
  type Endurance,
  enduranceFrom,
  gaitBody,
  gaitPlans,
  highestPulseWords,
  isHighestPulse,
} from './endurance.ts';
import { factsFrom } from './facts.ts';
import { type Focus, focusFrom } from './focus.ts';
import { focusAhead } from './focus-ahead.ts';
import { formatByGoal, formatByMoves, goalByMoves, goalFor, saidFormat, saidGoal } from './goal.ts';
import { type KitOnHand, kitFrom, withKitOf } from './kit.ts';
import { isOfTheBar, liftsByKit, meansBarbell } from './lifts-by-kit.ts';
import {
  heavyLifts,
  type Listed,
  layoutBeside,
  listFrom,
  withBlockVersions,
  withListed,
  withVersions,
} from './list.ts';
import { type Moves, movesFrom } from './moves.ts';
import { ageFrom, difficultyFrom, levelFrom, readinessFrom, rpeFrom } from './person.ts';
import { conditionsFrom, injuriesFrom, type Question, safetyQuestion } from './safety.ts';
import { fromClaim, slot } from './slot.ts';
import { surroundingsFrom } from './surroundings.ts';
import { type TimeAsked, timeFrom } from './time.ts';
import { historyFrom, shapeFrom } from './told.ts';

export interface Asked {
  request: Request;
  chips: Chip[];
  question: Question | null;
}

/** What the first look at the claims finds, each part by itself. */
interface Found {
  moves: Moves;
  kit: KitOnHand;
  list: Listed;
  time: TimeAsked;
  run: Endurance;
  /** Named, written out or listed. */
  wished: Slot<string[]>;
}

/** How the session is laid out, before the moves have their say. */
interface Frame {
  minutes: Slot<number>;
  layout: BodyWish;
  isOnFoot: boolean;
  isEndurance: boolean;
}

function frameOf(claims: readonly Claim[], { list, time, run, wished }: Found): Frame {
  const stated = layoutBeside({ ...list.body, ...time.body.value }, list.written);
  const own = time.minutes.source === 'text' ? undefined : list.minutes;
  const minutes = own === undefined ? time.minutes : slot(own, 'text', 0.7, list.named?.quote);
  const isOnFoot = run.gait !== null && wished.value.length === 0 && !run.distances;
  const isRunInIntervals =
    run.gait === 'run' && claimsOf(claims, 'format').some(({ value }) => value === 'intervals');
  return {
    minutes,
    // 'Intervals, running' has a layout of its own.
    layout: isOnFoot && !isRunInIntervals ? gaitBody(minutes.value, stated) : stated,
    isOnFoot,
    isEndurance: run.cardio !== null || run.distances !== null || run.heartRate !== null,
  };
}

/** The parts that were named; else what the way to go, a skill or an event asks for. */
function focusOf(
  claims: readonly Claim[],
  { focus }: Focus,
  { run, moves, wished }: Found,
  { isEndurance }: Frame,
): Slot<FocusArea[]> {
  if (focus.value.length > 0) return focus;
  if (isEndurance) {
    return slot(['cardio'], 'text', 0.85, run.cardio?.quote ?? run.distances?.quote);
  }
  const ahead = wished.value.length > 0 ? [] : focusAhead(claims, moves.skillGoals.value);
  return ahead.length > 0 ? slot(ahead, 'default', 0.5) : focus;
}

interface Work {
  format: Request['format'];
  goal: Request['goal'];
  level: Request['level'];
  mustInclude: Slot<string[]>;
  written: Slot<WrittenWorkout> | null;
  blocks: Slot<OrderPart[]> | null;
}

/** Where nobody has a bar unless they say so. */
const homes: readonly Place[] = ['hotel', 'office', 'travel', 'outdoors'];

/** Format, goal and the versions of the lifts depend on each other and on the kit. */
function workOf(
  claims: readonly Claim[],
  found: Found,
  { layout, minutes, isOnFoot, isEndurance }: Frame,
  focus: readonly FocusArea[],
  form: GenerationForm,
  athlete: AthleteFacts,
  board: ChipBoard,
): Work {
  const { moves, kit, list, run, wished } = found;
  const kinds = claimsOf(claims, 'session').map(({ value }) => value);
  const named = saidFormat(claims, layout.isPaired === true, board) ?? list.format;
  const isAtHome = claimsOf(claims, 'place').some(({ value }) => homes.includes(value));
  const isInSets = named === undefined || named === null || named.value === 'sets';
  const isBarbellDay = meansBarbell(
    moves.named,
    kit,
    isOfTheBar(kinds, layout),
    isInSets && !isAtHome,
  );
  const goal =
    saidGoal(claims, board) ??
    goalFor(athlete, {
      format: named?.value,
      body: layout,
      focus,
      isOnFoot: isOnFoot || isEndurance,
      isBarbellDay,
    });
  const usual =
    named ??
    formatByGoal(kit, { body: layout, goal: goal.value, minutes: minutes.value, focus, isOnFoot });
  const level = levelFrom(claims, form, athlete, board);
  const toDo = isOnFoot && run.gait ? slot(gaitPlans[run.gait].moves, 'text', 0.8) : wished;
  const facts = {
    kit,
    isOnly: kit.isClosed,
    level: level.value,
    goal: goal.value,
    format: usual.value,
    isBarbellDay,
    heavy: heavyLifts(list.written),
  };
  const mustInclude = liftsByKit(toDo, moves.named, facts);
  const versionOf = (id: string) =>
    liftsByKit({ ...toDo, value: [id] }, moves.named, facts).value[0] ?? id;
  const lifts = mustInclude.value.flatMap((id) => exerciseById(id) ?? []);
  const format = formatByMoves(lifts, usual);
  return {
    format,
    goal: goalByMoves(lifts, format.value, goal),
    level,
    mustInclude,
    written: withVersions(list.written, versionOf),
    blocks: withBlockVersions(found.time.blocks, versionOf),
  };
}

function rpeOf(
  claims: readonly Claim[],
  { run }: Found,
  { isOnFoot }: Frame,
  board: ChipBoard,
): Slot<number> | null {
  const own = rpeFrom(claims, board);
  if (own) return own;
  if (run.cardio) return cardioRpe(run.cardio);
  const gait = isOnFoot && run.gait ? gaitPlans[run.gait].rpe : undefined;
  return gait === undefined ? moderateRpe(claims) : slot(gait, 'default', 0.5);
}

/** Whoever says 'medium effort' wants less than a usual day's work. */
function moderateRpe(claims: readonly Claim[]): Slot<number> | null {
  const said = latest(claims, 'effort');
  return said?.value === 'moderate' && said.reader !== 'learned' ? fromClaim(7, said) : null;
}

function find(
  text: string,
  claims: readonly Claim[],
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
): Found {
  const moves = movesFrom(claims, athlete, history, wantsRepeat, board);
  const kit = kitFrom(claims, form, athlete, board);
  const list = listFrom(text, claims, board);
  const time = timeFrom(claims, form, history, wantsRepeat, board);
  const ways = enduranceFrom(claims, board);
  const run = list.written?.value.only ? { ...ways, distances: null } : ways;
  return { moves, kit, list, time, run, wished: withListed(moves, list.written) };
}

/** What the claims come to: what is safe first, then text, form, profile, history, default. */
export function requestFrom(
  text: string,
  claims: readonly Claim[],
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): Asked {
  const board = openChipBoard(form.dismissed);
  const injuries = injuriesFrom(claims, athlete, board);
  const conditions = conditionsFrom(claims, athlete, board);
  const past = historyFrom(claims, history, board);
  const isAgain = past.historyWish?.value === 'repeat';
  const found = find(text, claims, form, athlete, history, isAgain, board);
  const { moves, list, time, run } = found;
  const frame = frameOf(claims, found);
  const parts = focusFrom(claims, areaMuscles, board);
  const focus = focusOf(claims, parts, found, frame);
  const work = workOf(claims, found, frame, focus.value, form, athlete, board);
  const kit = withKitOf(found.kit, work.mustInclude);
  const rpe = rpeOf(claims, found, frame, board);
  const shape = shapeFrom(claims, board);
  const age = ageFrom(claims, athlete, board);
  const hasBody = Object.keys(frame.layout).length > 0;
  const hasTurf = kit.equipment.value.includes('turf_space');
  const { attributes, skillGoals } = moves;
  const isHighest = run.heartRate !== null && isHighestPulse(run.heartRate.value, age?.value);
  const request: Request = {
    dice: text,
    language: slot('en', 'default', 0.5),
    minutes: frame.minutes,
    format: work.format,
    body: hasBody ? { ...time.body, value: frame.layout, source: 'text' } : time.body,
    goal: work.goal,
    focus,
    avoidFocus: parts.avoidFocus,
    ...(parts.focusMuscles && { focusMuscles: parts.focusMuscles }),
    ...(parts.namedBeside && { namedBeside: parts.namedBeside }),
    ...(parts.avoidMuscles && { avoidMuscles: parts.avoidMuscles }),
    ...(work.written && { written: work.written }),
    ...(list.named && { named: list.named }),
    ...(work.blocks && { parts: work.blocks }),
    ...shape,
    ...(run.cardio && { cardio: run.cardio }),
    ...(run.distances && { distances: run.distances }),
    ...(run.pace && { pace: run.pace }),
    ...(run.heartRate && !isHighest && { heartRate: run.heartRate }),
    ...(run.ftpWatts && { ftpWatts: run.ftpWatts }),
    ...factsFrom(claims, athlete, board),
    equipment: kit.equipment,
    props: kit.props,
    loads: kit.loads,
    ...(kit.ofGym.length > 0 && { namedOfGym: kit.ofGym }),
    ...(kit.machines.value.length > 0 && { machines: kit.machines }),
    mustInclude: work.mustInclude,
    excludedExercises: moves.excludedExercises,
    excludedPatterns: moves.excludedPatterns,
    excludedAttributes: attributes,
    injuries,
    conditions,
    ...surroundingsFrom(claims, attributes.value, found.kit.place, hasTurf, board),
    ...((frame.isOnFoot || run.distances) && { space: slot('lane' as const, 'text', 0.7) }),
    level: work.level,
    difficulty: difficultyFrom(claims, form, rpe, board),
    ...(rpe && { rpe }),
    ...(age && { age }),
    readiness: readinessFrom(claims, board),
    ...(kit.place && { place: kit.place }),
    ...(skillGoals.value.length > 0 && { skillGoals }),
    ...past,
    remarks: [
      ...time.remarks,
      ...(run.heartRate && isHighest ? [highestPulseWords(run.heartRate.value)] : []),
    ],
  };
  return { request, chips: board.chips, question: safetyQuestion(injuries, conditions) };
}
