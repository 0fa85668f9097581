import { durationLimits } from '../../workout/limits.ts';
import type { GenerationForm, Slot, TrainingHistory } from '../request.ts';
import type { BodyWish, Format, Goal } from '../../reading/vocabulary.ts';
import { type ChipBoard, formatLabels } from '../request/chips.ts';
import type { RepTask } from './rep-task.ts';
import type { Layout } from './slots-layout.ts';
import type { Reading } from './slots-person.ts';
import type { Times } from './slots-time.ts';

export interface ResolvedTime {
  minutes: Slot<number>;
  body: Slot<BodyWish>;
  remarks: string[];
}

const defaultMinutes = 30;

/** A block leaves room for the one-minute intro, a warm-up and a cool-down (design, training §3). */
function sessionFor(bodyMinutes: number): number {
  return Math.round((bodyMinutes + 1) / 0.8);
}

function clampMinutes(slot: Slot<number>, remarks: string[]): Slot<number> {
  const { minMinutes, maxMinutes } = durationLimits;
  const wanted = Number.isFinite(slot.value) ? Math.round(slot.value) : defaultMinutes;
  const value = Math.min(maxMinutes, Math.max(minMinutes, wanted));
  if (value !== wanted) {
    remarks.push(
      `A session runs from ${minMinutes} to ${maxMinutes} minutes, so this one takes ${value}.`,
    );
  }
  return { ...slot, value };
}

function quoted(quote: string): { quote?: string } {
  return quote === '' ? {} : { quote };
}

/** A form's time that is this much longer than the stated block was not meant for it. */
const mostRoom = 1.35;

export interface TimeFacts {
  times: Times;
  layout: Layout;
  task: RepTask | null;
  format: Reading<Format> | null;
  quote(from: number, to: number): string;
}

function layoutBody({ body }: Layout, board: ChipBoard): BodyWish {
  const { rounds, workSeconds, restSeconds, sets, reps, levels, isPaired } = body;
  const kept: BodyWish = {};
  if (isPaired && board.take('wish', 'paired', 'Supersets')) kept.isPaired = true;
  if (rounds !== undefined && board.take('wish', `rounds:${rounds}`, `${rounds} rounds`))
    kept.rounds = rounds;
  if (workSeconds !== undefined || restSeconds !== undefined) {
    const id = `work:${workSeconds ?? ''}/${restSeconds ?? ''}`;
    const parts = [
      workSeconds === undefined ? '' : `${workSeconds} s on`,
      restSeconds === undefined
        ? ''
        : restSeconds === 0
          ? 'no rest'
          : `${restSeconds} s ${workSeconds === undefined ? 'rest' : 'off'}`,
    ];
    const label = parts.filter(Boolean).join(', ');
    if (board.take('wish', id, label.replace(/^n/, 'N'))) {
      if (workSeconds !== undefined) kept.workSeconds = workSeconds;
      if (restSeconds !== undefined) kept.restSeconds = restSeconds;
    }
  }
  if (
    sets !== undefined &&
    board.take(
      'wish',
      `sets:${sets}x${reps ?? ''}`,
      reps === undefined ? `${sets} sets` : `${sets} × ${reps}`,
    )
  ) {
    kept.sets = sets;
    if (reps !== undefined) kept.reps = reps;
  }
  if (levels && board.take('wish', `levels:${levels.join('-')}`, levels.join('-')))
    kept.levels = levels;
  return kept;
}

/** Text wins over the form only where it states the length of the whole session. */
export function resolveTime(
  { times, layout, task, format, quote }: TimeFacts,
  form: GenerationForm,
  history: TrainingHistory,
  wantsRepeat: boolean,
  board: ChipBoard,
): ResolvedTime {
  const remarks: string[] = [];
  const body = layoutBody(layout, board);
  if (task) {
    Object.assign(body, { rounds: task.rounds, reps: task.reps, moves: 1 });
    remarks.push(`${task.quote}: ${task.rounds} rounds of ${task.reps}.`);
  }
  const { session, edges, isChain } = times;
  const blocks = times.blocks.filter((block) => {
    const minutes = Math.round(block.minutes);
    const name = format ? `${minutes} min ${formatLabels[format.value]}` : `${minutes} min block`;
    // Thirty in the form and thirty in the text mean the same thirty.
    const isWhole = !isChain && !session && form.durationMinutes === minutes;
    return !isWhole && board.take('wish', `block:${minutes}`, name);
  });
  const fromForm = form.durationMinutes;
  const last = history.sessions[0];
  let minutes: Slot<number> =
    fromForm !== undefined
      ? { value: fromForm, source: 'form', confidence: 0.95 }
      : wantsRepeat && last
        ? { value: last.duration.planned / 60, source: 'history', confidence: 0.7 }
        : { value: defaultMinutes, source: 'default', confidence: 0.5 };
  const main = blocks.reduce((most, block) => Math.max(most, block.minutes), 0);
  if (main > 0) body.minutes = Math.min(durationLimits.maxMinutes, Math.max(1, Math.round(main)));
  const stated = session && Math.round(session.minutes);
  if (session && stated !== null && board.take('wish', `minutes:${stated}`, `${stated} min`)) {
    minutes = {
      value: stated,
      source: 'text',
      confidence: session.confidence,
      ...quoted(quote(session.from, session.to)),
    };
    if (body.minutes !== undefined && body.minutes > stated) {
      remarks.push(`A ${body.minutes}-minute block does not fit into ${stated} minutes.`);
      delete body.minutes;
    }
  } else if (task) {
    const needed = sessionFor(task.minutes);
    const isFit = fromForm !== undefined && fromForm >= needed && fromForm <= needed * mostRoom;
    if (!isFit) minutes = { value: needed, source: 'text', confidence: 0.7, quote: task.quote };
  } else if (blocks.length > 0) {
    const sum = [...blocks, ...edges].reduce((total, block) => total + block.minutes, 0);
    // The intro is part of a warm-up that the text already counts.
    const needed = isChain ? sum + (edges.length > 0 ? 0 : 1) : sessionFor(main);
    const isAlone = !isChain && !times.isPart;
    const isTooLong = isAlone && fromForm !== undefined && fromForm > needed * mostRoom;
    if (fromForm === undefined || fromForm < needed || isTooLong) {
      const [first] = blocks;
      minutes = {
        value: needed,
        source: 'text',
        confidence: 0.7,
        ...quoted(first ? quote(first.from, first.to) : ''),
      };
      if (isTooLong) {
        remarks.push(
          `${Math.round(main)} minutes of it make ${needed} with warm-up and cool-down.`,
        );
      } else if (fromForm !== undefined) {
        const what = isChain ? 'These blocks need' : `The ${Math.round(main)}-minute block needs`;
        remarks.push(`${what} more than ${fromForm} minutes in all.`);
      }
    }
  }
  if (isChain && blocks.length > 1) {
    remarks.push(
      `You asked for ${blocks.length} blocks: ${blocks.map((block) => `${Math.round(block.minutes)} min`).join(', then ')}.`,
    );
  }
  const hasBody = Object.keys(body).length > 0;
  const bodyQuote = layout.to > layout.from ? quote(layout.from, layout.to) : '';
  return {
    minutes: clampMinutes(minutes, remarks),
    body: {
      value: body,
      source: hasBody ? 'text' : 'default',
      confidence: hasBody ? 0.9 : 0.5,
      ...(hasBody && quoted(bodyQuote)),
    },
    remarks,
  };
}

/** What the text is about, where no format is named. */
export type FormatHint = 'foot' | 'lifting' | 'cardio' | null;

/** Named ones first; a layout such as 40/20 or 10-8-6 says its format too. */
export function resolveFormat(
  named: Reading<Format> | null,
  layout: Layout,
  body: BodyWish,
  goal: Goal,
  minutes: number,
  hint: FormatHint,
  board: ChipBoard,
): Slot<Format> {
  // The chip of the supersets is theirs too.
  if (body.isPaired) return { value: 'rounds', source: 'text', confidence: 0.9 };
  const isSure = named && !['intervals', 'rounds', 'sets'].includes(named.value);
  const isOnEnd = body.restSeconds === 0 || undefined;
  const hasLayout = body.levels ?? body.workSeconds ?? body.sets ?? isOnEnd;
  const shape = hasLayout === undefined ? null : layout.format;
  const value = isSure ? named.value : (shape ?? named?.value ?? null);
  if (value && board.take('wish', `format:${value}`, formatLabels[value])) {
    return {
      value,
      source: 'text',
      confidence: named?.confidence ?? 0.85,
      ...(named && { quote: named.quote }),
    };
  }
  const usual =
    hint === 'foot' || (hint === 'cardio' && minutes >= 10)
      ? 'intervals'
      : body.moves === 1
        ? 'rounds'
        : hint === 'lifting' && goal === 'general' && minutes >= 20
          ? 'sets'
          : defaultFormat(goal, minutes);
  return { value: usual, source: 'default', confidence: 0.5 };
}

function defaultFormat(goal: Goal, minutes: number): Format {
  if (goal === 'mobility') return 'rounds';
  if (minutes < 10) return 'circuit';
  const isHeavy = goal === 'strength' || goal === 'hypertrophy' || goal === 'power';
  // Straight sets with full rests leave a short session two moves; rounds hold four.
  if (isHeavy) return minutes < (goal === 'power' ? 25 : 20) ? 'rounds' : 'sets';
  if (goal === 'hiit') return minutes < 15 ? 'tabata' : 'intervals';
  if (goal === 'endurance') return minutes < 20 ? 'circuit' : 'emom';
  return 'circuit';
}
