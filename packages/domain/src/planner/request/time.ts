import { type Claim, claimsOf, latest } from '../../reading/claims.ts';
import type { BodyWish, OrderPart } from '../../reading/vocabulary.ts';
import { durationLimits } from '../../workout/limits.ts';
import { formatNames } from '../receipts/words.ts';
import type { GenerationForm, Slot, TrainingHistory } from '../request.ts';
import { type ChipBoard, goalLabels } from './chips.ts';
import { fromClaim, fromClaims, slot } from './slot.ts';

export interface TimeAsked {
  minutes: Slot<number>;
  body: Slot<BodyWish>;
  /** Two or more parts in a row, or none. */
  blocks: Slot<OrderPart[]> | null;
  remarks: string[];
}

const defaultMinutes = 30;
/** What 'quick' and 'long' mean where no number is given. */
const lengthMinutes = { short: 15, long: 60 } as const;
const blockMinutes = { tabata: 4, mobility: 5, other: 10 } as const;

/** The introduction, the warm-up and the way down around parts that name their own minutes. */
const edgeMinutes = 6;
/** Around an AMRAP that names its minutes: an introduction, three minutes to get warm, a way down. */
const leastFormatEdgeMinutes = 5;
/** The introduction and the shortest warm-up. */
const leastRoundFormat = 3;
/** The longer it is, the longer the way into it and out of it. */
const formatEdgeShare = 0.2;
/** What a form may have more of before it means another session. */
const spareMinutes = 3;

/** The minutes that a format names are its own; the warm-up stands before them. */
const sessionFor = (bodyMinutes: number): number => {
  const edges = Math.round(bodyMinutes * formatEdgeShare);
  return bodyMinutes + Math.min(edgeMinutes, Math.max(leastFormatEdgeMinutes, edges));
};

function clampMinutes(asked: Slot<number>, remarks: string[]): Slot<number> {
  const { minMinutes, maxMinutes } = durationLimits;
  const wanted = Number.isFinite(asked.value) ? Math.round(asked.value) : defaultMinutes;
  const value = Math.min(maxMinutes, Math.max(minMinutes, wanted));
  if (value !== wanted) {
    remarks.push(
      `A workout runs from ${minMinutes} to ${maxMinutes} minutes, so this one takes ${value}.`,
    );
  }
  return { ...asked, value };
}

function workLabel({ workSeconds, restSeconds }: BodyWish): string {
  if (workSeconds === undefined) return restSeconds === 0 ? 'No rest' : `${restSeconds} s rest`;
  if (restSeconds === undefined) return `${workSeconds} s on`;
  return `${workSeconds} s on, ${restSeconds === 0 ? 'no rest' : `${restSeconds} s off`}`;
}

/** What was said of the layout, each part of it a chip. */
function takeLayout(layout: BodyWish, board: ChipBoard): BodyWish {
  const { rounds, workSeconds, restSeconds, sets, reps, levels, isPaired, moves } = layout;
  const { capMinutes, minutes = capMinutes } = layout;
  const kept: BodyWish = {};
  const lengthLabel = capMinutes === undefined ? `${minutes} min block` : `Cap ${capMinutes} min`;
  if (minutes !== undefined && board.take('wish', `block:${minutes}`, lengthLabel)) {
    if (capMinutes !== undefined) kept.capMinutes = capMinutes;
    kept.minutes = Math.min(durationLimits.maxMinutes, Math.max(1, Math.round(minutes)));
  }
  if (moves !== undefined) kept.moves = moves;
  if (isPaired && board.take('wish', 'paired', 'Supersets')) kept.isPaired = true;
  if (isPaired === false && board.take('wish', 'unpaired', 'No supersets')) kept.isPaired = false;
  if (rounds !== undefined && board.take('wish', `rounds:${rounds}`, `${rounds} rounds`)) {
    kept.rounds = rounds;
  }
  if (workSeconds !== undefined || restSeconds !== undefined) {
    const id = `work:${workSeconds ?? ''}/${restSeconds ?? ''}`;
    if (board.take('wish', id, workLabel(layout))) {
      if (workSeconds !== undefined) kept.workSeconds = workSeconds;
      if (restSeconds !== undefined) kept.restSeconds = restSeconds;
    }
  }
  if (sets !== undefined) {
    const label = reps === undefined ? `${sets} sets` : `${sets} × ${reps}`;
    if (board.take('wish', `sets:${sets}x${reps ?? ''}`, label)) {
      kept.sets = sets;
      if (reps !== undefined) kept.reps = reps;
    }
  } else if (reps !== undefined) {
    kept.reps = reps;
  }
  if (kept.reps !== undefined && layout.repsTo !== undefined) kept.repsTo = layout.repsTo;
  if (levels && board.take('wish', `levels:${levels.join('-')}`, levels.join('-'))) {
    kept.levels = levels;
  }
  return kept;
}

function blockLabel({ format, goal, minutes }: OrderPart): string {
  const name = format ? formatNames[format] : goal ? goalLabels[goal] : 'Block';
  return minutes === undefined ? name : `${name} ${minutes} min`;
}

function takeBlocks(claims: readonly Claim[], board: ChipBoard): Slot<OrderPart[]> | null {
  const said = claimsOf(claims, 'block');
  if (said.length < 2) return null;
  const label = said.map(({ value }) => blockLabel(value)).join(', then ');
  if (!board.take('wish', `blocks:${said.length}`, label)) return null;
  return fromClaims(
    said.map(({ value }) => value),
    said,
  );
}

/** A heavy set with its rest. */
const setMinutes = 3;
/** Lighter ones lead up to it, after a longer warm-up. */
const setsBefore = 5;

function minutesOf({ minutes, format, goal, sets, exercises = [] }: OrderPart): number {
  if (minutes !== undefined) return minutes;
  if (sets !== undefined) return (sets + setsBefore) * setMinutes * Math.max(1, exercises.length);
  if (format === 'tabata') return blockMinutes.tabata;
  return goal === 'mobility' ? blockMinutes.mobility : blockMinutes.other;
}

/** The length where the text states none for the whole: form, last session or the usual. */
function usualMinutes(
  claims: readonly Claim[],
  form: GenerationForm,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
): Slot<number> {
  const vague = latest(claims, 'length');
  if (
    vague &&
    board.take('wish', `length:${vague.value}`, vague.value === 'short' ? 'Short' : 'Long')
  ) {
    const usual = lengthMinutes[vague.value];
    const formed = form.durationMinutes;
    const isFit =
      formed !== undefined &&
      (vague.value === 'short' ? formed <= usual + 5 : formed >= usual - 15);
    return isFit ? slot(formed, 'form', 0.95) : slot(usual, 'text', 0.6, vague.quote);
  }
  if (form.durationMinutes !== undefined) return slot(form.durationMinutes, 'form', 0.95);
  const last = history.sessions[0];
  if (wantsRepeat && last) return slot(last.duration.planned / 60, 'history', 0.7);
  return slot(defaultMinutes, 'default', 0.5);
}

/** Text wins over the form only where it states the length of the whole session. */
export function timeFrom(
  claims: readonly Claim[],
  form: GenerationForm,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
): TimeAsked {
  const remarks: string[] = [];
  const layout = latest(claims, 'layout');
  const body = layout ? takeLayout(layout.value, board) : {};
  const blocks = takeBlocks(claims, board);
  // Bouts of one part are none of the others'.
  if (blocks?.value.some(({ workSeconds }) => workSeconds !== undefined)) {
    for (const own of ['rounds', 'workSeconds', 'sets', 'reps'] as const) delete body[own];
  }
  const session = latest(claims, 'minutes');
  // Warm already, or nothing is to be added: the clock of the format is all there is.
  const isBare = latest(claims, 'warmUp')?.value.length === 'none';
  let minutes = usualMinutes(claims, form, history, wantsRepeat, board);
  if (session && board.take('wish', `minutes:${session.value}`, `${session.value} min`)) {
    minutes = fromClaim(session.value, session);
    const least = isBare || body.capMinutes !== undefined ? 0 : leastRoundFormat;
    // 'Ten minutes in all: a ten-minute AMRAP' is as much of it as getting warm leaves.
    if (body.minutes !== undefined && body.minutes + least > session.value) {
      remarks.push(
        body.minutes > session.value
          ? `A ${body.minutes}-minute block does not fit into ${session.value} minutes.`
          : `${session.value} minutes hold the warm-up too, so the block is shorter.`,
      );
      delete body.minutes;
    }
  } else if (blocks) {
    const sum = blocks.value.reduce((total, block) => total + minutesOf(block), 0);
    // The introduction and a short warm-up come before the first block.
    const isOpen = blocks.value.some(
      ({ minutes, format }) => minutes === undefined && format !== 'tabata',
    );
    const isRoom = form.durationMinutes !== undefined && form.durationMinutes >= sum + 4;
    // Parts without minutes of their own share what the form gives.
    if (!isOpen || !isRoom) minutes = slot(sum + edgeMinutes, 'text', 0.7, blocks.quote);
  } else if (body.minutes !== undefined) {
    const needed = isBare ? body.minutes : sessionFor(body.minutes);
    const formed = form.durationMinutes;
    // Thirty in the form and thirty in the text mean the same thirty.
    if (formed === body.minutes) delete body.minutes;
    else if (formed === undefined || formed < needed || formed > needed + spareMinutes) {
      minutes = slot(needed, 'text', 0.7);
      if (formed !== undefined) {
        remarks.push(`${body.minutes} minutes of it make ${needed} with a short warm-up.`);
      }
    }
  }
  return {
    minutes: clampMinutes(minutes, remarks),
    body:
      layout && Object.keys(body).length > 0 ? fromClaim(body, layout) : slot({}, 'default', 0.5),
    blocks,
    remarks,
  };
}
