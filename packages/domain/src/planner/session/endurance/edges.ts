import { clamp } from '../../../workout/read-value.ts';
import type { Exercise } from '../../../workout/types.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { hasCondition } from '../../legal/caps.ts';
import type { Request } from '../../request.ts';
import { firstLegal } from '../legal-move.ts';
import { asCooldown, asWarmup, piece } from './items.ts';
import { isRunning, isWalking, modeFacts } from './modes.ts';
import { aim, pieceName, type Session } from './session.ts';
import { atTarget } from './targets.ts';
import { sentence } from './words.ts';

const drillSeconds = 60;
const stridesSeconds = 180;
const quickSeconds = 180;
/** From so many seconds of warm-up on there is room for them. */
const roomFor = { drills: 600, strides: 480, quick: 360 };

function drills({ request }: Session): Exercise[] {
  const skip = firstLegal(['a-skip'], request);
  if (!skip) return [];
  return [
    makeItem(skip, {
      type: 'warmup',
      duration: drillSeconds,
      instructions: [
        'A-skips, 2 × 20 m, walk back between: tall, quick feet, knees to hip height.',
        ...skip.modifications,
      ].join(' '),
    }),
  ];
}

function strides(session: Session): Exercise[] {
  const stride = firstLegal(['stride', 'build-up-run'], session.request);
  if (!stride || session.athlete.level === 'beginner') return [];
  return [
    makeItem(stride, {
      name: '3 strides',
      type: 'warmup',
      duration: stridesSeconds,
      instructions: [
        '3 × 20 s, quicker and quicker and always loose; walk or jog 40 s after each.',
        ...stride.modifications,
      ].join(' '),
    }),
  ];
}

/** What a hard run needs after the easy way to it. */
export const beforeHardRun = (session: Session): Exercise[] => [
  ...drills(session),
  ...strides(session),
];

function quickTouches(session: Session): Exercise[] {
  const { family } = modeFacts[session.mode];
  if (family !== 'erg' && family !== 'wheels') return [];
  const what = session.mode === 'row' ? '3 × 10 firm strokes' : '3 × 15 s quick';
  const item = piece(session.candidate, aim(session, 'S'), {
    name: what,
    duration: quickSeconds,
    instructions: `${what}, one a minute, the rest of each minute easy.`,
  });
  // Short touches have no pace to hold.
  const { pace: _pace, heartRate: _beats, ...touches } = asWarmup(item);
  return [touches];
}

const sum = (items: readonly Exercise[]): number =>
  items.reduce((all, { duration = 0 }) => all + duration, 0);

/** Easy minutes before hard ones: of the same kind, with what wakes the legs towards the end. */
export function warmUpTo(session: Session, seconds: number): Exercise[] {
  if (seconds <= 0) return [];
  const onFoot = session.mode === 'run';
  const extras = [
    ...(onFoot && seconds >= roomFor.drills ? drills(session) : []),
    ...(onFoot && seconds >= roomFor.strides ? strides(session) : []),
    ...(!onFoot && seconds >= roomFor.quick ? quickTouches(session) : []),
  ];
  const target = aim(session, 'E');
  const start = isRunning(session.mode)
    ? `${target.words}. Start slower than that.`
    : `very light at first, then${atTarget(target).replace(/^,/, '')}.`;
  const easy = piece(session.candidate, target, {
    name: pieceName(session, 'E'),
    duration: seconds - sum(extras),
    instructions: sentence(start),
  });
  return [asWarmup(easy), ...extras];
}

/** Easy minutes after hard ones. */
export function easyAfter(session: Session, seconds: number): Exercise[] {
  if (seconds <= 0) return [];
  const walks = isRunning(session.mode) && seconds >= 300;
  const end = walks ? ' Walk the last two minutes.' : '';
  const target = aim(session, 'E');
  const item = piece(session.candidate, target, {
    name: pieceName(session, 'E'),
    duration: seconds,
    instructions: `${sentence(target.pace ? `easy at ${target.words}` : target.words)}.${end}`,
  });
  return [asCooldown(item)];
}

/** A walk at the end of a run; on a machine the last minutes lighter. */
export function windDown(session: Session, seconds: number): Exercise[] {
  if (seconds <= 0) return [];
  const walk = isRunning(session.mode) ? legalWalk(session) : null;
  const item = piece(walk ?? session.candidate, aim(session, 'E'), {
    name: walk || isWalking(session.mode) ? 'Slow walk' : pieceName(session, 'E'),
    duration: seconds,
    instructions: walk ? 'Walk until your breath is back.' : 'Lighter and lighter to the end.',
  });
  const { pace: _pace, heartRate: _beats, ...plain } = asCooldown(item);
  return [plain];
}

/** What a runner walks on: the road, or the same belt. */
export function legalWalk({ mode, request }: Session): Candidate | null {
  const ids = modeFacts[mode === 'treadmill' ? 'treadmill_walk' : 'walk'].exercises;
  return firstLegal(ids, request);
}

interface Edges {
  before: number;
  after: number;
}

const leastAfterPressure = 300;
/** What is left of a long session comes after the hard part. */
const longestWarmup = 1500;

/** What the words say of warm-up and cool-down, in seconds. */
export function wishedEdges({ request }: Session): Partial<Edges> {
  const lengthOf = (edge: Request['warmUp'], usual: { short: number; long: number }) => {
    if (!edge) return undefined;
    const { length, minutes } = edge.value;
    if (minutes !== undefined) return minutes * 60;
    return length === 'none' ? 0 : usual[length];
  };
  const before = lengthOf(request.warmUp, { short: 180, long: 900 });
  const after = lengthOf(request.coolDown, { short: 120, long: 600 });
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

const leastEndShare = 0.3;

/** Easy seconds shared out before and after, whole minutes before where there are enough. */
export function splitEasy(session: Session, seconds: number, share: number): Edges {
  const said = wishedEdges(session);
  const least = hasCondition(session.request, ['hypertension'])
    ? Math.min(leastAfterPressure, seconds)
    : 0;
  if (said.before !== undefined) {
    // A long start leaves minutes to wind down, unless none were wanted.
    const kept = said.after ?? seconds * leastEndShare;
    const before = Math.round(
      Math.min(said.before, seconds - Math.max(least, Math.min(kept, seconds))),
    );
    return { before, after: seconds - before };
  }
  if (said.after !== undefined) {
    const after = Math.min(Math.max(said.after, least), seconds);
    return { before: seconds - after, after };
  }
  const step = seconds >= 600 ? 60 : 15;
  const rounded = Math.round((seconds * share) / step) * step;
  const most = Math.min(longestWarmup, Math.max(0, seconds - least));
  const before = clamp(rounded, { min: 0, max: most });
  return { before, after: seconds - before };
}
