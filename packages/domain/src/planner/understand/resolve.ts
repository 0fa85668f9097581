import { exerciseById } from '../../exercise/library.ts';
import type { AthleteFacts, Chip, GenerationForm, Request, TrainingHistory } from '../request.ts';
import {
  cardioBody,
  cardioFormat,
  cardioMinutes,
  cardioRpe,
  resolveCardio,
  withCardio,
} from './cardio.ts';
import { openChipBoard } from '../request/chips.ts';
import { withFormatMinutes } from './format-minutes.ts';
import { liftsByKit, meansBarbell } from '../request/lifts-by-kit.ts';
import { withNamedKit } from './named-kit.ts';
import { footBody, footPlans, footRpe, resolveOnFoot } from './on-foot.ts';
import { readRepTask } from './rep-task.ts';
import { formatFor, goalFor, goalUnsaid, resolveGoal } from './resolve-goal.ts';
import { resolveKit } from './resolve-kit.ts';
import { resolveMoves, resolveReadiness } from './resolve-moves.ts';
import { resolveAge, resolveDifficulty, resolveLevel, resolveRpe } from './resolve-person.ts';
import { askAbout, resolveConditions, resolveInjuries } from './resolve-safety.ts';
import { resolveSurroundings } from './resolve-surroundings.ts';
import { resolveFormat, resolveTime } from './resolve-time.ts';
import {
  heavyLifts,
  layoutBeside,
  quantitiesBeside,
  takeWritten,
  writtenSlot,
} from './resolve-written.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot, takeScalar } from './slot.ts';
import { readConditions } from './slots-condition.ts';
import { resolveCount, resolveEdge } from './slots-edges.ts';
import { readBody } from './slots-injury.ts';
import { readKit } from './slots-kit.ts';
import { readLayout } from './slots-layout.ts';
import { readMoves } from './slots-moves.ts';
import { resolveFocus } from './slots-muscles.ts';
import { readReadiness } from './slots-person.ts';
import { readTimes, type Times } from './slots-time.ts';
import { readFocus, readFormat, readHistoryWish } from './slots-wishes.ts';
import { type Quantity, readQuantities } from '../../reading/engine/units.ts';
import { findUnread } from '../../reading/unread.ts';
import { hintOf, isStiffDay, stiffParts, unsaidGoal } from './unsaid.ts';
import { readWritten } from './written.ts';

function withoutBlocks(times: Times): Times {
  return { ...times, blocks: [], isChain: false };
}

/** The 'one' of a one-arm row and the 'two' of a two-hand swing count nothing. */
function isInName(scan: Scan, { from, to }: Quantity): boolean {
  return scan.of('move').some((move) => move.from <= from && to <= move.to);
}

const finisherRemark = 'A finisher is no block of its own here: the liveliest moves come last.';

const machineRemark = (machine: string) =>
  `There are no exercises for the ${machine} yet, so it is left out.`;

/** Weighs all readings: what is safe first, then text, form, profile, history, default. */
export function resolveRequest(
  scan: Scan,
  form: GenerationForm,
  athlete: AthleteFacts,
  history: TrainingHistory,
): { request: Request; chips: Chip[]; question: string | null } {
  const board = openChipBoard(form.dismissed);
  const counted = readQuantities(scan.tokens).filter((quantity) => !isInName(scan, quantity));
  const quantities = withFormatMinutes(scan, counted);
  const body = readBody(scan);
  const injuries = resolveInjuries(body.injuries, athlete, board);
  const conditions = resolveConditions(readConditions(scan, quantities), athlete, board);
  const historyWish = takeScalar(
    readHistoryWish(scan),
    (wish) => [`history:${wish}`, wish === 'repeat' ? 'Same again' : 'Something new'],
    board,
  );
  const wantsRepeat = historyWish?.value === 'repeat';
  const moveReadings = readMoves(scan, body.triggerMoves);
  const moves = resolveMoves(moveReadings, athlete, history, wantsRepeat, board);
  const kitReadings = readKit(scan, quantities);
  const found = resolveKit(kitReadings, form, athlete, board);
  const around = resolveSurroundings(
    scan,
    moves.attributes.value,
    found.place,
    withNamedKit(found, kitReadings, moves.mustInclude).equipment.value.includes('turf_space'),
    board,
  );
  const task = readRepTask(scan, quantities);
  const stated = readLayout(scan, quantities);
  const written = takeWritten(
    task ? null : readWritten(scan, quantities, stated, moves.mustInclude.value),
    board,
  );
  const layout = layoutBeside(stated, written, scan.tokens);
  const hasFinisher = scan.tokens.some(({ text }) => /^finishers?$/.test(text));
  const named = hasFinisher ? null : readFormat(scan);
  const times = readTimes(scan, quantitiesBeside(quantities, written));
  const time = resolveTime(
    {
      times: hasFinisher ? withoutBlocks(times) : times,
      layout,
      task: task && moves.mustInclude.value.includes(task.id) ? task : null,
      format: named,
      quote: scan.quote,
    },
    form,
    history,
    wantsRepeat,
    board,
  );
  const foot = resolveOnFoot(scan, board);
  const cardio = resolveCardio(scan, board);
  const minutes = cardioMinutes(cardio, time.minutes);
  const layoutWish = foot
    ? { ...time.body, value: footBody(minutes.value, time.body.value) }
    : cardioBody(cardio, time.body);
  const saidGoal = resolveGoal(scan, board);
  const parts = resolveFocus(readFocus(scan, body.taken), board);
  const { avoidFocus, focusMuscles, avoidMuscles } = parts;
  const focus = cardio ? withCardio(parts.focus) : stiffParts(scan, parts.focus);
  const shown = unsaidGoal(
    named?.value,
    layoutWish.value,
    focus.value,
    meansBarbell(moveReadings.wanted, found),
    isStiffDay(scan),
  );
  const said = saidGoal ?? goalUnsaid(athlete, foot || cardio ? 'endurance' : shown);
  const usual = resolveFormat(
    cardio ? (named ?? cardioFormat(cardio)) : named,
    layout,
    layoutWish.value,
    said.value,
    minutes.value,
    hintOf(foot !== null, found, focus.value),
    board,
  );
  const level = resolveLevel(scan, form, athlete, board);
  const wished = foot ? slot(footPlans[foot].moves, 'text', 0.8) : moves.mustInclude;
  const liftFacts = {
    kit: found,
    isOnly: kitReadings.isOnly,
    level: level.value,
    goal: said.value,
    format: usual.value,
    heavy: heavyLifts(written),
  };
  const mustInclude = liftsByKit(wished, moveReadings.wanted, liftFacts);
  const wishedMoves = mustInclude.value.flatMap((id) => exerciseById(id) ?? []);
  const format = formatFor(wishedMoves, usual);
  const goal = goalFor(wishedMoves, format.value, said);
  const kit = withNamedKit(found, kitReadings, mustInclude);
  const versionOf = (id: string) =>
    liftsByKit({ ...wished, value: [id] }, moveReadings.wanted, liftFacts).value[0] ?? id;
  const saidRpe = resolveRpe(scan, board);
  const rpe = saidRpe ?? (cardio ? cardioRpe(cardio) : foot && footRpe(foot));
  const difficulty = resolveDifficulty(scan, form, rpe, board);
  const age = resolveAge(scan, quantities, athlete, board);
  const count = resolveCount(scan, quantities, board);
  const warmUp = resolveEdge(scan, quantities, 'warm', board);
  const coolDown = resolveEdge(scan, quantities, 'cool', board);
  const unread = findUnread(scan, []);
  const request: Request = {
    text: scan.text,
    language: slot(
      scan.language.value,
      scan.language.confidence > 0.5 ? 'text' : 'default',
      scan.language.confidence,
    ),
    minutes,
    format,
    body: layoutWish,
    goal,
    focus,
    avoidFocus,
    ...(focusMuscles && { focusMuscles }),
    ...(avoidMuscles && { avoidMuscles }),
    ...(written && { written: writtenSlot(written, versionOf) }),
    ...(count && { exerciseCount: count }),
    ...(warmUp && { warmUp }),
    ...(coolDown && { coolDown }),
    ...(cardio && { cardio: cardio.slot }),
    equipment: kit.equipment,
    props: kit.props,
    loads: kit.loads,
    mustInclude,
    excludedExercises: moves.excludedExercises,
    excludedPatterns: moves.excludedPatterns,
    excludedAttributes: moves.attributes,
    injuries,
    conditions,
    ...around,
    ...(foot && { space: slot('lane' as const, 'text', 0.7) }),
    level,
    difficulty,
    ...(rpe && { rpe }),
    ...(age && { age }),
    readiness: resolveReadiness(readReadiness(scan, quantities), body, board),
    ...(kit.place && { place: kit.place }),
    ...(moves.skillGoals.value.length > 0 && { skillGoals: moves.skillGoals }),
    ...(historyWish && { historyWish }),
    history,
    ...(unread.length > 0 && { unread }),
    remarks: [
      ...time.remarks,
      ...(hasFinisher ? [finisherRemark] : []),
      ...kitReadings.machines.map(machineRemark),
    ],
  };
  return { request, chips: board.chips, question: askAbout(injuries, conditions) };
}
