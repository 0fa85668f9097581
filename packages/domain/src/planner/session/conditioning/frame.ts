import { introduction } from '../../../timer/constants.ts';
import type { PlanContext } from '../../context.ts';
import type { SessionParts } from '../parts.ts';
import { type BuiltBlock, likelySeconds } from './block.ts';
import { coolDownLengths, warmUpLengths } from './edge-lengths.ts';
import { coolDownFor, warmUpFor } from './edges.ts';

export interface FrameLengths {
  warmSeconds: number;
  coolSeconds: number;
  /** The blocks alone as expected. */
  work: number;
  /** The whole session as expected. */
  seconds: number;
  /** Seconds that are left over, or too many. */
  missing: number;
}

export interface Framed extends FrameLengths {
  warmup: SessionParts['warmup'];
  cooldown: SessionParts['cooldown'];
}

/**
 * How long warm-up and cool-down around blocks are: as usual, or so that the session has its
 * minutes; what they cannot take is told as missing.
 */
export function frameLengths(
  context: PlanContext,
  built: readonly BuiltBlock[],
  askedSeconds: number | null,
  wishedWarmUp?: number,
): FrameLengths {
  const work = likelySeconds(built.map(({ block }) => block));
  const body = introduction.seconds + work;
  const minutes = askedSeconds === null ? body / 60 + 8 : context.request.minutes.value;
  const warm = warmUpLengths(context.request, minutes);
  const cool = coolDownLengths(context.request, minutes);
  const isFree = askedSeconds === null && warm.most > warm.least;
  let warmSeconds = isFree
    ? (wishedWarmUp ?? warm.usual)
    : Math.min(warm.most, wishedWarmUp ?? warm.usual);
  let coolSeconds = cool.usual;
  if (askedSeconds !== null) {
    const room = askedSeconds - body;
    const clampTo = ({ least, most }: typeof warm, wished: number) =>
      Math.min(most, Math.max(least, wished));
    coolSeconds = clampTo(cool, room - warmSeconds);
    warmSeconds = clampTo(warm, room - coolSeconds);
  }
  const seconds = body + warmSeconds + coolSeconds;
  const missing = (askedSeconds ?? seconds) - seconds;
  return { warmSeconds, coolSeconds, work, seconds, missing };
}

/** Blocks with a warm-up and a cool-down for their moves. */
export function frame(
  context: PlanContext,
  built: readonly BuiltBlock[],
  askedSeconds: number | null,
  wishedWarmUp?: number,
): Framed {
  const lengths = frameLengths(context, built, askedSeconds, wishedWarmUp);
  return { ...lengths, ...edgesFor(context, built, lengths) };
}

export function edgesFor(
  context: PlanContext,
  built: readonly BuiltBlock[],
  { warmSeconds, coolSeconds }: FrameLengths,
): Pick<Framed, 'warmup' | 'cooldown'> {
  const moves = built.flatMap((one) => one.moves);
  return {
    warmup: warmUpFor(context, moves, warmSeconds),
    cooldown: coolDownFor(context, moves, coolSeconds),
  };
}

/** Seconds that the blocks may take: with a full warm-up and cool-down around them, or with the least. */
export function roomFor(context: PlanContext, seconds: number, edges: 'least' | 'usual'): number {
  const warm = warmUpLengths(context.request, seconds / 60);
  const cool = coolDownLengths(context.request, seconds / 60);
  const least = warm.least + cool.least;
  const around = edges === 'least' ? least : (least + warm.usual + cool.usual) / 2;
  return Math.max(60, seconds - introduction.seconds - around);
}

/** Two in a hundred, and never less than half a minute. */
export const tolerance = (seconds: number): number => Math.max(30, seconds * 0.02);

/** What is to be said where the session is not as long as it was asked to be. */
export function lengthWords(missing: number, askedSeconds: number): string[] {
  if (Math.abs(missing) <= tolerance(askedSeconds)) return [];
  const minutes = Math.max(1, Math.round(Math.abs(missing) / 60));
  return missing > 0
    ? [`Ends ${minutes} min early: more of it would not help today.`]
    : [`Takes ${minutes} min longer than you asked: its parts do not fit into less.`];
}
