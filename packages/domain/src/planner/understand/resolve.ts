import type { Pattern, Space } from '../../exercise/types.ts';
import type {
  AthleteFacts,
  Attribute,
  Chip,
  GenerationForm,
  Goal,
  Readiness,
  Request,
  Slot,
  SlotSource,
  TrainingHistory,
} from '../request.ts';
import {
  attributeLabels,
  type ChipBoard,
  focusLabels,
  goalLabels,
  levelLabels,
  moveName,
  muscleLabel,
  openChipBoard,
} from './chips.ts';
import { resolveKit } from './resolve-kit.ts';
import { askAbout, resolveConditions, resolveInjuries } from './resolve-safety.ts';
import { resolveFormat, resolveTime } from './resolve-time.ts';
import type { Scan } from './scan.ts';
import { readConditions } from './slots-condition.ts';
import { type BodyReadings, readBody } from './slots-injury.ts';
import { readKit } from './slots-kit.ts';
import { readLayout, readRpe } from './slots-layout.ts';
import { type MoveReadings, readMoves } from './slots-moves.ts';
import { type Reading, readAge, readLevel, readReadiness } from './slots-person.ts';
import { readTimes } from './slots-time.ts';
import {
  readDifficulty,
  readFocus,
  readFormat,
  readGoal,
  readHistoryWish,
} from './slots-wishes.ts';
import { readQuantities } from './units.ts';

function slot<T>(value: T, source: SlotSource, confidence: number, quote?: string): Slot<T> {
  return { value, source, confidence, ...(quote && { quote }) };
}

function fromText<T>({ value, confidence, quote }: Reading<T>): Slot<T> {
  return slot(value, 'text', confidence, quote);
}

/** The readings that were not tapped away, as one list. */
function listOf<T>(
  readings: readonly Reading<T>[],
  isKept: (reading: Reading<T>) => boolean,
): Slot<T[]> {
  const kept = readings.filter(isKept);
  if (kept.length === 0) return slot([], 'default', 0.5);
  const confidence = Math.min(...kept.map((reading) => reading.confidence));
  const quote = kept.map((reading) => reading.quote).join(', ');
  return slot(
    kept.map((reading) => reading.value),
    'text',
    confidence,
    quote.slice(0, 120),
  );
}

function takeScalar<T>(
  reading: Reading<T> | null,
  chip: (value: T) => [id: string, label: string],
  board: ChipBoard,
  kind: Chip['kind'] = 'wish',
): Slot<T> | null {
  if (!reading) return null;
  const [id, label] = chip(reading.value);
  return board.take(kind, id, label) ? fromText(reading) : null;
}

type Height = 0 | 1 | 2 | 3;

function resolveSurroundings(
  scan: Scan,
  attributes: readonly Attribute[],
  place: Request['place'],
  hasTurf: boolean,
  board: ChipBoard,
) {
  const plain = scan.of('quiet').filter((hit) => scan.polarity(hit) === 'plain');
  const isLoud = plain.some((hit) => hit.value === 'loud');
  const quiet = isLoud ? undefined : plain.find((hit) => hit.value === 'quiet');
  const soft =
    plain.find((hit) => hit.value === 'no_impact') ??
    plain.find((hit) => hit.value === 'low_impact');
  let maxNoise: Slot<Height> = slot(3, 'default', 0.5);
  let maxImpact: Slot<Height> = slot(3, 'default', 0.5);
  const lower = (height: Height, quote: string) => {
    if (height < maxImpact.value) maxImpact = slot(height, 'text', 0.9, quote);
  };
  if (quiet && board.take('limit', 'quiet', 'Quiet')) {
    const quote = scan.quote(quiet.from, quiet.to);
    maxNoise = slot(0, 'text', 0.9, quote);
    lower(1, quote);
  }
  if (soft) {
    const height = soft.value === 'no_impact' ? 0 : 1;
    const label = height === 0 ? 'No impact' : 'Low impact';
    if (board.take('limit', `impact:${height}`, label))
      lower(height, scan.quote(soft.from, soft.to));
  }
  if (attributes.includes('jumping')) lower(1, 'no jumping');
  const said = scan.of('space').at(-1);
  let space: Slot<Space> = slot(hasTurf ? 'lane' : 'square', 'default', 0.5);
  if (place?.value === 'outdoors') space = slot('lane', 'text', 0.75, place.quote);
  if (place?.value === 'hotel' || place?.value === 'office')
    space = slot('mat', 'text', 0.8, place.quote);
  if (said) {
    const value = said.value as Space;
    const label = value === 'mat' ? 'Small space' : 'Plenty of space';
    if (board.take('limit', `space:${value}`, label))
      space = slot(value, 'text', 0.9, scan.quote(said.from, said.to));
  }
  return { maxNoise, maxImpact, space };
}

function resolveMoves(
  moves: MoveReadings,
  athlete: AthleteFacts,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
) {
  const attributes = listOf(moves.attributes, ({ value }) =>
    board.take('limit', `limit:${value}`, attributeLabels[value]),
  );
  const excluded = moves.excluded.filter(({ value }) =>
    board.take('limit', `exclude:${value}`, `No ${moveName(value)}`),
  );
  const out = [
    ...new Set([...excluded.flatMap(({ ids }) => ids), ...(athlete.dislikedExercises ?? [])]),
  ];
  const hasText = excluded.length > 0;
  const excludedExercises: Slot<string[]> = slot(
    out,
    hasText ? 'text' : out.length > 0 ? 'profile' : 'default',
    hasText ? Math.min(...excluded.map(({ confidence }) => confidence)) : 0.9,
    excluded
      .map(({ quote }) => quote)
      .join(', ')
      .slice(0, 120),
  );
  let mustInclude = listOf(moves.wanted, ({ value }) =>
    board.take('wish', `include:${value}`, `With ${moveName(value)}`),
  );
  if (mustInclude.value.length === 0 && wantsRepeat) {
    const names =
      history.sessions[0]?.exercises.flatMap(({ exerciseId }) => exerciseId ?? []) ?? [];
    const again = [...new Set(names)].filter((id) => !out.includes(id)).slice(0, 8);
    if (again.length > 0) mustInclude = slot(again, 'history', 0.7);
  }
  const skillGoals = listOf(moves.skillGoals, ({ value }) =>
    board.take('wish', `skill:${value}`, `Towards ${moveName(value)}`),
  );
  const patterns = hasText ? moves.patterns : [];
  const excludedPatterns: Slot<Pattern[]> = slot(
    patterns,
    patterns.length > 0 ? 'text' : 'default',
    0.9,
  );
  return { attributes, excludedExercises, mustInclude, skillGoals, excludedPatterns };
}

function resolveReadiness(
  reading: Reading<Readiness> | null,
  body: BodyReadings,
  board: ChipBoard,
): Slot<Readiness> {
  const value: Readiness = {};
  const { sleepHours, tiredness } = reading?.value ?? {};
  if (
    sleepHours !== undefined &&
    board.take('limit', `sleep:${sleepHours}`, `${sleepHours} h sleep`)
  )
    value.sleepHours = sleepHours;
  if (tiredness !== undefined) {
    const label = tiredness >= 0.8 ? 'Worn out' : tiredness >= 0.5 ? 'Tired' : 'Fresh';
    if (board.take('limit', `tired:${tiredness}`, label)) value.tiredness = tiredness;
  }
  const sore = body.soreMuscles.filter((muscle) =>
    board.take('limit', `sore:${muscle}`, `Sore ${muscleLabel(muscle)}`),
  );
  if (sore.length > 0) value.soreMuscles = sore;
  if (Object.keys(value).length === 0) return slot({}, 'default', 0.5);
  return slot(value, 'text', reading?.confidence ?? 0.85, reading?.quote ?? body.soreQuote);
}

function difficultyOf(rpe: number): 'easy' | 'moderate' | 'hard' {
  if (rpe <= 5) return 'easy';
  return rpe < 8 ? 'moderate' : 'hard';
}

/** Weighs all readings: what is safe first, then text, form, profile, history, default. */
export function resolveRequest(
  scan: Scan,
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): { request: Request; chips: Chip[]; question: string | null } {
  const board = openChipBoard(form.dismissed);
  const quantities = readQuantities(scan.tokens);
  const body = readBody(scan);
  const injuries = resolveInjuries(body.injuries, athlete, board);
  const conditions = resolveConditions(readConditions(scan, quantities), athlete, board);
  const historyWish = takeScalar(
    readHistoryWish(scan),
    (wish) => [`history:${wish}`, wish === 'repeat' ? 'Same again' : 'Something new'],
    board,
  );
  const wantsRepeat = historyWish?.value === 'repeat';
  const moves = resolveMoves(
    readMoves(scan, body.triggerMoves),
    athlete,
    history,
    wantsRepeat,
    board,
  );
  const kitReadings = readKit(scan, quantities);
  const kit = resolveKit(kitReadings, form, athlete, board);
  const around = resolveSurroundings(
    scan,
    moves.attributes.value,
    kit.place,
    kit.equipment.value.includes('turf_space'),
    board,
  );
  const layout = readLayout(scan, quantities);
  const named = readFormat(scan);
  const time = resolveTime(
    { times: readTimes(scan, quantities), layout, format: named, quote: scan.quote },
    form,
    history,
    wantsRepeat,
    board,
  );
  const saidGoal = takeScalar(readGoal(scan), (goal) => [`goal:${goal}`, goalLabels[goal]], board);
  const focusReadings = readFocus(scan, body.taken);
  const focus = listOf(focusReadings.wanted, ({ value }) =>
    board.take('wish', `focus:${value}`, focusLabels[value]),
  );
  const avoidFocus = listOf(focusReadings.avoided, ({ value }) =>
    board.take('limit', `no-focus:${value}`, `No ${focusLabels[value].toLowerCase()}`),
  );
  const goal: Slot<Goal> =
    saidGoal ??
    (athlete.goal
      ? slot(athlete.goal, 'profile', 0.8)
      : slot(named?.value === 'tabata' ? 'hiit' : 'general', 'default', 0.5));
  const format = resolveFormat(
    named,
    layout,
    time.body.value,
    goal.value,
    time.minutes.value,
    board,
  );
  const level =
    takeScalar(readLevel(scan), (value) => [`level:${value}`, levelLabels[value]], board) ??
    (form.fitnessLevel
      ? slot(form.fitnessLevel, 'form', 0.95)
      : athlete.level
        ? slot(athlete.level, 'profile', 0.9)
        : slot('intermediate', 'default', 0.5));
  const effort = readRpe(scan);
  const rpe = takeScalar(
    effort && { value: effort.value, confidence: 0.9, quote: scan.quote(effort.from, effort.to) },
    (value) => [`rpe:${value}`, `Effort ${value} of 10`],
    board,
  );
  const difficulty =
    takeScalar(
      readDifficulty(scan),
      (value) => [
        `difficulty:${value}`,
        { easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }[value],
      ],
      board,
    ) ??
    (rpe
      ? slot(difficultyOf(rpe.value), 'text', 0.8, rpe.quote)
      : form.difficulty
        ? slot(form.difficulty, 'form', 0.95)
        : slot('moderate', 'default', 0.5));
  const age =
    takeScalar(readAge(scan, quantities), (value) => [`age:${value}`, `Age ${value}`], board) ??
    (athlete.age === undefined ? null : slot(athlete.age, 'profile', 0.95));
  const remarks = [
    ...time.remarks,
    ...kitReadings.machines.map(
      (machine) => `There are no exercises for the ${machine} yet, so it is left out.`,
    ),
  ];
  const request: Request = {
    text: scan.text,
    language: slot(
      scan.language.value,
      scan.language.confidence > 0.5 ? 'text' : 'default',
      scan.language.confidence,
    ),
    minutes: time.minutes,
    format,
    body: time.body,
    goal,
    focus,
    avoidFocus,
    equipment: kit.equipment,
    props: kit.props,
    loads: kit.loads,
    mustInclude: moves.mustInclude,
    excludedExercises: moves.excludedExercises,
    excludedPatterns: moves.excludedPatterns,
    excludedAttributes: moves.attributes,
    injuries,
    conditions,
    ...around,
    level,
    difficulty,
    ...(rpe && { rpe }),
    ...(age && { age }),
    readiness: resolveReadiness(readReadiness(scan, quantities), body, board),
    ...(kit.place && { place: kit.place }),
    ...(moves.skillGoals.value.length > 0 && { skillGoals: moves.skillGoals }),
    ...(historyWish && { historyWish }),
    history,
    remarks,
  };
  return { request, chips: board.chips, question: askAbout(injuries, conditions) };
}
