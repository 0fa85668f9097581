import type {
  AthleteFacts,
  Chip,
  GenerationForm,
  Goal,
  Request,
  Slot,
  TrainingHistory,
} from '../request.ts';
import { type ChipBoard, focusLabels, goalLabels, levelLabels, openChipBoard } from './chips.ts';
import { withNamedKit } from './named-kit.ts';
import { resolveKit } from './resolve-kit.ts';
import { resolveMoves, resolveReadiness } from './resolve-moves.ts';
import { askAbout, resolveConditions, resolveInjuries } from './resolve-safety.ts';
import { resolveSurroundings } from './resolve-surroundings.ts';
import { resolveFormat, resolveTime } from './resolve-time.ts';
import type { Scan } from './scan.ts';
import { fromText, listOf, slot } from './slot.ts';
import { readConditions } from './slots-condition.ts';
import { readBody } from './slots-injury.ts';
import { readKit } from './slots-kit.ts';
import { readLayout, readRpe } from './slots-layout.ts';
import { readMoves } from './slots-moves.ts';
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
  const found = resolveKit(kitReadings, form, athlete, board);
  const kit = withNamedKit(found, kitReadings, moves.mustInclude);
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
