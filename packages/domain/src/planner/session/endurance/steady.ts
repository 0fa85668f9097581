import type { Zone } from '../../../training/pace/types.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import { hasCondition } from '../../legal/caps.ts';
import { firstLegal } from '../legal-move.ts';
import type { SessionParts } from '../parts.ts';
import { easyAfter, windDown, wishedEdges } from './edges.ts';
import { type LaidEffort, layToFit } from './fit.ts';
import { asWarmup, piece } from './items.ts';
import { buildRunWalk, longestAllowed } from './kinds/run-walk.ts';
import { goesByEffort } from './limits.ts';
import { isRunning, isWalking, modeFacts } from './modes.ts';
import { aim, pieceName, type Session } from './session.ts';
import { strideMinutes } from './tables.ts';
import { atTarget } from './targets.ts';
import { minutesText, sentence } from './words.ts';

type Draft = Omit<SessionParts, 'archetype'>;

/** The first minutes slower, the last ones a walk. */
function edgesFor(session: Session) {
  const { totalSeconds, request } = session;
  const said = wishedEdges(session);
  const isShort = totalSeconds <= 600;
  const start = totalSeconds <= 300 ? 60 : isShort ? 90 : totalSeconds <= 1260 ? 180 : 300;
  const end = totalSeconds <= 300 ? 30 : isShort ? 60 : totalSeconds >= 2700 ? 300 : 180;
  const isGentle = hasCondition(request, ['hypertension']) && totalSeconds >= 900;
  const least = isGentle ? Math.max(300, end) : end;
  return { start: said.before ?? start, end: said.after ?? least };
}

/** Seconds at the end that are quicker than easy, for those who are ready for it. */
function lastPart({ archetype, athlete, totalSeconds, mode, request }: Session) {
  const isReady = athlete.level !== 'beginner' && !hasCondition(request, ['hypertension']);
  if (!isReady || request.heartRate || totalSeconds < 4800) return null;
  if (archetype === 'long' && isRunning(mode)) return { zone: 'M' as Zone, seconds: 1200 };
  const isLong = archetype === 'steady' && athlete.level === 'advanced' && totalSeconds >= 5400;
  return isLong ? { zone: 'S' as Zone, seconds: 900 } : null;
}

/** Strides belong to the rows of half an hour and an hour, and not into zone 2. */
function hasStrides(session: Session): boolean {
  const { request, athlete, archetype, mode, totalSeconds } = session;
  const isRow = strideMinutes.some((minutes) => Math.abs(totalSeconds / 60 - minutes) <= 4);
  const isFree = !request.heartRate && !request.cardio && !request.pace && !goesByEffort(request);
  const isPlain = isFree && request.difficulty.value !== 'easy';
  return (
    mode === 'run' && archetype === 'steady' && isRow && isPlain && athlete.level !== 'beginner'
  );
}

const strides = { count: 4, seconds: 15, rest: 60 };

function strideBlock(session: Session): Block[] {
  const stride = hasStrides(session)
    ? firstLegal(['stride', 'build-up-run'], session.request)
    : null;
  if (!stride) return [];
  const { pace: _pace, heartRate: _beats, ...target } = aim(session, 'R');
  const item = piece(stride, target, {
    name: 'Stride',
    duration: strides.seconds,
    instructions: '15 s quick and loose, about nine tenths of your speed; walk back.',
  });
  return [
    {
      kind: 'intervals',
      title: `${strides.count} strides`,
      items: [item],
      rounds: strides.count,
      restSeconds: strides.rest,
      score: 'done',
    },
  ];
}

function startItem(session: Session, seconds: number): Exercise {
  const isOnFoot = isRunning(session.mode);
  const slow = piece(session.candidate, aim(session, 'E'), {
    name: isWalking(session.mode) ? 'Relaxed walk' : pieceName(session, 'E'),
    duration: seconds,
    instructions: isOnFoot
      ? 'Very slow jog or brisk walk to get warm.'
      : 'Lighter than the main part, to get warm.',
  });
  const { pace: _pace, heartRate: _beats, ...plain } = asWarmup(slow);
  return plain;
}

/** A brisk walk is a little more than easy. */
const briskRpe = 4;

function mainItems(session: Session, seconds: number): Exercise[] {
  const last = lastPart(session);
  const easy = aim(session, 'E', { isMain: true });
  const isWalk = isWalking(session.mode);
  const how = isWalk
    ? 'Brisk: about 100 steps a minute or more; you can still talk.'
    : `${sentence(easy.words)}. ${easy.pace ? `${sentence(easy.feel)}.` : 'Slow down before you have to.'}`;
  const main = piece(session.candidate, easy, {
    name: pieceName(session, 'E'),
    duration: seconds - (last?.seconds ?? 0),
    ...(isWalk ? { rpe: briskRpe } : {}),
    instructions: how,
  });
  if (!last) return [main];
  const target = aim(session, last.zone);
  return [
    main,
    piece(session.candidate, target, {
      name: pieceName(session, last.zone),
      duration: last.seconds,
      instructions: `The last ${minutesText(last.seconds)}${atTarget(target)}.`,
    }),
  ];
}

/** Shorter ones are not called long. */
const longFrom = 2400;

function titleOf({ archetype, mode, totalSeconds }: Session): string {
  const { noun } = modeFacts[mode];
  const isLong = archetype === 'long' && totalSeconds >= longFrom;
  const kind = isLong ? 'Long' : isWalking(mode) ? 'Brisk' : 'Easy';
  return `${kind} ${noun} ${minutesText(totalSeconds)}`;
}

function coachingOf(session: Session): string[] {
  const { feel } = aim(session, 'E', { isMain: true });
  const isOnFoot = isRunning(session.mode);
  return [
    `${sentence(feel)}. If you cannot, slow down.`,
    ...(isOnFoot ? ['Short, quiet steps. Walk up steep hills.'] : []),
    ...(session.mode === 'row' ? ['Rate 18–20, long strokes, legs first.'] : []),
    ...(session.archetype === 'long' ? ['Take water along; eat something beyond 90 minutes.'] : []),
    isOnFoot
      ? 'A pain that makes you limp ends the run: walk home.'
      : 'Stop for sharp or rising pain, dizziness or chest pressure.',
  ];
}

/** One easy effort from start to end. */
export function buildSteady(session: Session): Draft {
  if (isRunning(session.mode)) {
    const most = longestAllowed(session);
    if (most !== null) return buildRunWalk(session, most);
  }
  const { start, end } = edgesFor(session);
  const last = lastPart(session);
  const tail = strideBlock(session);
  const lay = (seconds: number): LaidEffort => ({
    warmup: start > 0 ? [startItem(session, start)] : [],
    blocks: [
      {
        kind: 'steady',
        title: titleOf(session),
        items: mainItems(session, seconds),
        score: 'distance',
      },
      ...tail,
    ],
    cooldown: tail.length > 0 ? easyAfter(session, end) : windDown(session, end),
  });
  const least = 60 + (last?.seconds ?? 0);
  const { laid } = layToFit(
    session.totalSeconds,
    { guess: session.totalSeconds, least, most: 7200 },
    lay,
  );
  return { title: titleOf(session), ...laid, honesty: [], coaching: coachingOf(session) };
}
