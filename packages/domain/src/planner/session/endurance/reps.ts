import type { Zone } from '../../../training/pace/types.ts';
import type { FitnessLevel } from '../../../workout/limits.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import type { Candidate } from '../../layout/pool.ts';
import { piece } from './items.ts';
import { isRunning, modeFacts } from './modes.ts';
import { aim, pieceName, type Session } from './session.ts';
import type { Reps } from './tables.ts';
import { atTarget, type Target } from './targets.ts';
import { lengthText, metresText, timeRangeText } from './words.ts';
import { doseCap, sprintCap } from './zones.ts';

/** A piece that was asked for is not cut for some seconds. */
const leeway = 1.05;
/** Who writes so many of them and has trained knows what they can take. */
const writtenLeeway = 1.5;

export const leewayFor = (level: FitnessLevel): number =>
  level === 'beginner' ? leeway : writtenLeeway;

/** Fewer pieces, or one shorter one, until the hard minutes are within the dose. */
export function cutToDose(reps: Reps, zone: Zone, level: FitnessLevel, allowed = leeway): Reps {
  const cap =
    zone === 'R' && reps.metres !== undefined
      ? (sprintCap.metres * reps.seconds) / reps.metres
      : doseCap(zone, level) * 60;
  if (reps.count * reps.seconds <= cap * allowed) return reps;
  const count = Math.floor(cap / reps.seconds);
  if (count >= 1) return { ...reps, count };
  return { ...reps, count: 1, seconds: reps.metres === undefined ? cap : reps.seconds };
}

/** '8 × 400 m', '3 × 8 min'; one piece is just its length. */
export function repsTitle({ count, seconds, metres, groups }: Reps): string {
  const each = metres === undefined ? lengthText(seconds) : metresText(metres);
  if (groups && count > groups.count) {
    return `${Math.ceil(count / groups.count)} × ${groups.count} × ${each}`;
  }
  return count === 1 ? each : `${count} × ${each}`;
}

/** How many seconds a piece over a distance should take: the pace's two ends. */
export function splitOf(metres: number, { pace, secondsPerKm }: Target) {
  const mid = (secondsPerKm * metres) / 1000;
  if (!pace || pace.unit === 'watts') return { mid, lo: mid, hi: mid };
  const share = (pace.hi - pace.lo) / (pace.hi + pace.lo);
  return { mid, lo: mid * (1 - share), hi: mid * (1 + share) };
}

const orders: Partial<Record<Zone, string>> = {
  I: 'The first two the slowest.',
  T: 'All the same; the last no faster than the first.',
  R: 'Quick from the hips, loose face and hands.',
};

/** '80 s jog'; after something short and fast everybody walks. */
export function restText({ mode }: Session, { rest }: Reps, zone: Zone): string {
  const how = zone === 'R' && isRunning(mode) ? 'walk' : modeFacts[mode].recovery;
  return `${lengthText(rest)} ${how}`;
}

function instructionsOf(session: Session, reps: Reps, target: Target): string {
  const order = reps.count > 1 ? ` ${orders[target.zone] ?? ''}` : '';
  const rest = reps.count > 1 ? ` ${restText(session, reps, target.zone)} between.` : '';
  if (reps.metres !== undefined && target.pace) {
    const { lo, hi } = splitOf(reps.metres, target);
    return `${metresText(reps.metres)} in ${timeRangeText(lo, hi)}:${order.toLowerCase()}${rest}`.replace(
      ':  ',
      '. ',
    );
  }
  const each = reps.metres === undefined ? lengthText(reps.seconds) : metresText(reps.metres);
  const evenly = target.zone === 'I' ? ' One even effort to the end.' : order;
  return `${each}${atTarget(target)}.${evenly}${rest}`;
}

export interface RepStyle {
  zone: Zone;
  /** The library's entry, where it is not the session's own. */
  move?: Candidate;
  name?: string;
  /** A target in words instead of a pace: sprints are run by feel. */
  words?: string;
}

function repItem(session: Session, reps: Reps, style: RepStyle): Exercise {
  const { metres, seconds } = reps;
  const aimed = aim(session, style.zone, { isMain: true, repSeconds: reps.seconds });
  const { pace: _pace, heartRate: _beats, ...byFeel } = aimed;
  const target: Target = style.words ? { ...byFeel, words: style.words } : aimed;
  const name = style.name ?? pieceName(session, style.zone);
  return piece(style.move ?? session.candidate, target, {
    name:
      metres === undefined
        ? name
        : `${metresText(metres)} ${style.name?.toLowerCase() ?? modeFacts[session.mode].noun}`,
    duration: Math.round(seconds),
    instructions: instructionsOf(session, reps, target),
    role: 'work',
    ...(metres === undefined
      ? { stepMode: 'time' as const }
      : {
          distanceMeters: metres,
          stepMode: target.pace ? ('target' as const) : ('open' as const),
        }),
  });
}

/** One block of pieces; groups of them are its rounds, with a longer rest between. */
export function repBlocks(session: Session, reps: Reps, style: RepStyle): Block[] {
  const { groups, count, metres, rest } = reps;
  const item = repItem(session, reps, style);
  const isGrouped = groups !== undefined && count > groups.count;
  return [
    {
      kind: metres === undefined ? 'intervals' : 'distance_reps',
      title: repsTitle(reps),
      items: isGrouped ? Array.from({ length: groups.count }, () => ({ ...item })) : [item],
      rounds: isGrouped ? Math.ceil(count / groups.count) : count,
      restSeconds: rest,
      ...(isGrouped ? { restBetween: groups.rest } : {}),
      score: metres === undefined ? 'done' : 'pace',
    },
  ];
}
