import { exerciseById } from '../../exercise/library.ts';
import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import { areaMuscles } from '../../reading/lexicon/muscles.ts';
import type {
  BodyWish,
  DistanceWish,
  EdgeWish,
  FocusArea,
  WrittenWorkout,
} from '../../reading/vocabulary.ts';
import { namedWorkout } from '../named-workouts.ts';
import type {
  AthleteFacts,
  Chip,
  GenerationForm,
  Request,
  Slot,
  TrainingHistory,
} from '../request.ts';
import { type ChipBoard, openChipBoard } from './chips.ts';
import { cardioPlans, cardioRpe, enduranceFrom, gaitBody, gaitPlans } from './endurance.ts';
import { focusFrom } from './focus.ts';
import { formatByMoves, formatFor, goalByMoves, goalFor, saidFormat, saidGoal } from './goal.ts';
import { kitFrom, withKitOf } from './kit.ts';
import { liftsByKit, meansBarbell } from './lifts-by-kit.ts';
import { type Moves, movesFrom } from './moves.ts';
import { ageFrom, difficultyFrom, levelFrom, readinessFrom, rpeFrom } from './person.ts';
import { conditionsFrom, injuriesFrom, type Question, questionAbout } from './safety.ts';
import { fromClaim, fromClaims, slot } from './slot.ts';
import { surroundingsFrom } from './surroundings.ts';
import { timeFrom } from './time.ts';

const barKilograms = 40;

/** Lifts with a weight that no dumbbell at home has. */
function heavyLifts(written: Slot<WrittenWorkout> | null): ReadonlySet<string> {
  const items = written?.value.items ?? [];
  return new Set(
    items
      .filter(({ kilograms = 0 }) => kilograms >= barKilograms)
      .map(({ exerciseId }) => exerciseId),
  );
}

function edgeFrom(
  claims: readonly Claim[],
  name: 'warmUp' | 'coolDown',
  board: ChipBoard,
): Slot<EdgeWish> | null {
  const said = latest(claims, name);
  const [id, words] = name === 'warmUp' ? ['warm-up', 'warm-up'] : ['cool-down', 'cool-down'];
  if (!said) return null;
  const { length, minutes } = said.value;
  const label =
    length === 'none' ? `No ${words}` : `${length === 'short' ? 'Short' : 'Long'} ${words}`;
  const isTaken = board.take('wish', `${id}:${length}${minutes ?? ''}`, label);
  return isTaken ? fromClaim(said.value, said) : null;
}

interface Listed {
  written: Slot<WrittenWorkout> | null;
  named: Slot<string> | null;
  body: BodyWish;
  minutes: number | undefined;
  format: Request['format'] | null;
}

/** A list that the text writes out, or that its name stands for. */
function listFrom(claims: readonly Claim[], board: ChipBoard): Listed {
  const none = { written: null, named: null, body: {}, minutes: undefined, format: null };
  const said = latest(claims, 'written');
  // Amounts of single exercises are shown with them.
  const isKept = said && (!said.value.only || board.take('wish', 'written', 'Only your list'));
  const name = latest(claims, 'named');
  const known = name && namedWorkout(name.value);
  if (isKept && (said.value.only || !known)) {
    const named = name ? fromClaim(name.value, name) : null;
    return { ...none, written: fromClaim(said.value, said), named };
  }
  if (!name || !known || !board.take('wish', `named:${name.value}`, known.title)) return none;
  return {
    written: known.written ? fromClaim(known.written, name) : null,
    named: fromClaim(name.value, name),
    body: known.body ?? {},
    minutes: known.minutes,
    format: known.format ? fromClaim(known.format, name) : null,
  };
}

const moveBy: Partial<Record<NonNullable<DistanceWish['by']>, string>> = {
  run: 'tempo-run',
  walk: 'brisk-walk',
  row: 'rowing-machine',
};

/** 'Five rounds of a 400 m run and 10 burpees': the run is one line of the list. */
function withDistances(
  text: string,
  written: Slot<WrittenWorkout> | null,
  claims: readonly Claim[],
): Slot<WrittenWorkout> | null {
  const runs = claimsOf(claims, 'distance').filter(
    ({ value, when }) => when === 'now' && value.repeats === undefined,
  );
  if (!written?.value.only || runs.length === 0) return written;
  const items = runs.map(({ value, quote }) => ({
    exerciseId: moveBy[value.by ?? 'run'] ?? 'tempo-run',
    quote,
    metres: value.metres,
  }));
  const placeOf = ({ quote }: { quote: string }) => text.indexOf(quote);
  const all = [...written.value.items, ...items].sort((a, b) => placeOf(a) - placeOf(b));
  return { ...written, value: { ...written.value, items: all } };
}

function withListed(moves: Moves, written: Slot<WrittenWorkout> | null): Slot<string[]> {
  const ids = written?.value.items.map(({ exerciseId }) => exerciseId) ?? [];
  const all = [...new Set([...moves.mustInclude.value, ...ids])].filter(
    (id) => !moves.excludedExercises.value.includes(id),
  );
  if (ids.length === 0) return moves.mustInclude;
  return { ...moves.mustInclude, value: all, source: 'text', confidence: 0.85 };
}

/** The amounts of single exercises say nothing about the others. */
function layoutBeside(body: BodyWish, written: Slot<WrittenWorkout> | null): BodyWish {
  const items = written?.value.items ?? [];
  if (items.length < 2) return body;
  const [first, ...rest] = items;
  const isSame = rest.every(({ sets, reps }) => sets === first?.sets && reps === first?.reps);
  if (isSame) return body;
  const { sets: _sets, reps: _reps, ...others } = body;
  return others;
}

const fromText = (focus: Slot<FocusArea[]>, areas: FocusArea[], quote?: string) =>
  focus.value.length > 0 ? focus : slot(areas, 'text', 0.85, quote);

export interface Asked {
  request: Request;
  chips: Chip[];
  question: Question | null;
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
  const again = latest(claims, 'history');
  const historyWish =
    again &&
    board.take(
      'wish',
      `history:${again.value}`,
      again.value === 'repeat' ? 'Same again' : 'Something new',
    )
      ? fromClaim(again.value, again)
      : null;
  const wantsRepeat = historyWish?.value === 'repeat';
  const moves = movesFrom(claims, athlete, history, wantsRepeat, board);
  const found = kitFrom(claims, form, athlete, board);
  const told = listFrom(claims, board);
  const list = { ...told, written: withDistances(text, told.written, claims) };
  const wished = withListed(moves, list.written);
  const time = timeFrom(claims, form, history, wantsRepeat, board);
  const ways = enduranceFrom(claims, board);
  const run = list.written?.value.only ? { ...ways, distances: null } : ways;
  const cardio = run.cardio && cardioPlans[run.cardio.value];
  const stated = layoutBeside({ ...list.body, ...cardio?.body, ...time.body.value }, list.written);
  const ownMinutes = time.minutes.source === 'text' ? undefined : (list.minutes ?? cardio?.minutes);
  const minutes =
    ownMinutes === undefined ? time.minutes : slot(ownMinutes, 'text', 0.7, list.named?.quote);
  const isOnFoot = run.gait !== null && wished.value.length === 0 && !run.distances;
  const layout = isOnFoot ? gaitBody(minutes.value, stated) : stated;
  const parts = focusFrom(claims, areaMuscles, board);
  const isEndurance = run.cardio !== null || run.distances !== null || run.heartRate !== null;
  const focus = isEndurance
    ? fromText(parts.focus, ['cardio'], run.cardio?.quote ?? run.distances?.quote)
    : parts.focus;
  const named = saidFormat(claims, layout.isPaired === true, board) ?? list.format;
  const said =
    saidGoal(claims, board) ??
    goalFor(athlete, {
      format: named?.value,
      body: layout,
      focus: focus.value,
      isOnFoot: isOnFoot || isEndurance,
      isBarbellDay: meansBarbell(moves.named, found),
    });
  const usual =
    named ??
    formatFor(found, {
      body: layout,
      goal: said.value,
      minutes: minutes.value,
      focus: focus.value,
      isOnFoot,
    });
  const level = levelFrom(claims, form, athlete, board);
  const toDo = isOnFoot && run.gait ? slot(gaitPlans[run.gait].moves, 'text', 0.8) : wished;
  const liftFacts = {
    kit: found,
    isOnly: found.isClosed,
    level: level.value,
    goal: said.value,
    format: usual.value,
    heavy: heavyLifts(list.written),
  };
  const mustInclude = liftsByKit(toDo, moves.named, liftFacts);
  const wishedMoves = mustInclude.value.flatMap((id) => exerciseById(id) ?? []);
  const format = formatByMoves(wishedMoves, usual);
  const kit = withKitOf(found, mustInclude);
  const versionOf = (id: string) =>
    liftsByKit({ ...toDo, value: [id] }, moves.named, liftFacts).value[0] ?? id;
  const written = list.written && {
    ...list.written,
    value: {
      ...list.written.value,
      items: list.written.value.items.map((item) => ({
        ...item,
        exerciseId: versionOf(item.exerciseId),
      })),
    },
  };
  const ownRpe = rpeFrom(claims, board);
  const gaitRpe = isOnFoot && run.gait ? gaitPlans[run.gait].rpe : undefined;
  const rpe =
    ownRpe ??
    (run.cardio
      ? cardioRpe(run.cardio)
      : gaitRpe === undefined
        ? null
        : slot(gaitRpe, 'default', 0.5));
  const count = latest(claims, 'count');
  const isCounted = count && board.take('wish', `count:${count.value}`, `${count.value} exercises`);
  const warmUp = edgeFrom(claims, 'warmUp', board);
  const coolDown = edgeFrom(claims, 'coolDown', board);
  const age = ageFrom(claims, athlete, board);
  const maxima = claimsOf(claims, 'max').filter(({ whose }) => whose === 'me');
  const events = claimsOf(claims, 'event').filter(({ whose }) => whose === 'me');
  const hasBody = Object.keys(layout).length > 0;
  const request: Request = {
    text,
    language: slot('en', 'default', 0.5),
    minutes,
    format,
    body: hasBody ? { ...time.body, value: layout, source: 'text' } : time.body,
    goal: goalByMoves(wishedMoves, format.value, said),
    focus,
    avoidFocus: parts.avoidFocus,
    ...(parts.focusMuscles && { focusMuscles: parts.focusMuscles }),
    ...(parts.avoidMuscles && { avoidMuscles: parts.avoidMuscles }),
    ...(written && { written }),
    ...(list.named && { named: list.named }),
    ...(time.blocks && { blocks: time.blocks }),
    ...(isCounted && { exerciseCount: fromClaim(count.value, count) }),
    ...(warmUp && { warmUp }),
    ...(coolDown && { coolDown }),
    ...(run.cardio && { cardio: run.cardio }),
    ...(run.distances && { distances: run.distances }),
    ...(run.pace && { pace: run.pace }),
    ...(run.heartRate && { heartRate: run.heartRate }),
    ...(maxima.length > 0 && {
      maxima: fromClaims(
        maxima.map(({ value }) => value),
        maxima,
      ),
    }),
    ...(events.length > 0 && {
      events: fromClaims(
        events.map(({ value }) => value),
        events,
      ),
    }),
    equipment: kit.equipment,
    props: kit.props,
    loads: kit.loads,
    ...(kit.machines.value.length > 0 && { machines: kit.machines }),
    mustInclude,
    excludedExercises: moves.excludedExercises,
    excludedPatterns: moves.excludedPatterns,
    excludedAttributes: moves.attributes,
    injuries,
    conditions,
    ...surroundingsFrom(
      claims,
      moves.attributes.value,
      found.place,
      kit.equipment.value.includes('turf_space'),
      board,
    ),
    ...((isOnFoot || run.distances) && { space: slot('lane' as const, 'text', 0.7) }),
    level,
    difficulty: difficultyFrom(claims, form, rpe, board),
    ...(rpe && { rpe }),
    ...(age && { age }),
    readiness: readinessFrom(claims, board),
    ...(kit.place && { place: kit.place }),
    ...(moves.skillGoals.value.length > 0 && { skillGoals: moves.skillGoals }),
    ...(historyWish && { historyWish }),
    history,
    remarks: time.remarks,
  };
  return { request, chips: board.chips, question: questionAbout(injuries, conditions) };
}
