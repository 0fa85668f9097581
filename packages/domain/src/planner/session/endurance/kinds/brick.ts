import type { Block, Exercise } from '../../../../workout/types.ts';
import type { Request } from '../../../request.ts';
import { easyAfter, windDown } from '../edges.ts';
import { type LaidEffort, layToFit } from '../fit.ts';
import { piece } from '../items.ts';
import { isRunning, isWalking, type Mode, modeFacts } from '../modes.ts';
import type { Draft } from '../quality.ts';
import { aim, pieceName, type Session } from '../session.ts';
import { atTarget } from '../targets.ts';
import { type ChosenWay, chooseWay, namedModes, tryMode } from '../way.ts';
import { lengthText } from '../words.ts';
import { longestAllowed } from './run-walk.ts';

interface BrickRow {
  minutes: number;
  rounds: number;
  /** Seconds on the first and on the second. */
  parts: readonly [number, number];
}

const rows: readonly BrickRow[] = [
  { minutes: 5, rounds: 1, parts: [90, 60] },
  { minutes: 10, rounds: 1, parts: [240, 180] },
  { minutes: 15, rounds: 2, parts: [180, 180] },
  { minutes: 20, rounds: 2, parts: [240, 240] },
  { minutes: 25, rounds: 2, parts: [300, 300] },
  { minutes: 30, rounds: 3, parts: [240, 240] },
  { minutes: 36, rounds: 3, parts: [300, 300] },
  { minutes: 45, rounds: 1, parts: [1200, 1080] },
  { minutes: 60, rounds: 1, parts: [2280, 900] },
  { minutes: 90, rounds: 1, parts: [3420, 1500] },
  { minutes: 115, rounds: 1, parts: [4500, 1800] },
];
/** Two machines side by side are taken in turn, however long it lasts. */
const machineRows: readonly BrickRow[] = [
  ...rows.filter(({ minutes }) => minutes < 45),
  { minutes: 45, rounds: 2, parts: [540, 540] },
  { minutes: 58, rounds: 3, parts: [480, 480] },
  { minutes: 66, rounds: 3, parts: [600, 600] },
  { minutes: 90, rounds: 4, parts: [600, 600] },
  { minutes: 115, rounds: 5, parts: [600, 600] },
];

const changeSeconds = 30;

/** Without a word it is a run off the bike; a machine that was named is followed by the run. */
const usual: readonly Mode[] = ['bike', 'row', 'run', 'walk'];
const afterNamed: readonly Mode[] = ['run', 'bike', 'row', 'walk'];

export interface BrickPair {
  first: ChosenWay;
  second: ChosenWay;
  note?: string;
}

/** What follows what: as named, else wheels or a handle before the run. */
export function pairOf(request: Request): BrickPair | null {
  const named = namedModes(request);
  const isOpen = request.equipment.source === 'default';
  const counted: Mode[] = [];
  const found: ChosenWay[] = [];
  for (const mode of [...named, ...(named.length > 0 ? afterNamed : usual)]) {
    if (found.length === 2 || found.some((one) => one.mode === mode)) continue;
    const isNamed = named.includes(mode);
    const isCounted = !isNamed && isOpen && mode === 'bike';
    const way = isNamed ? chooseWay(request, mode) : tryMode(mode, request, isCounted).way;
    if (!way || found.some((one) => one.mode === way.mode)) continue;
    if (isCounted) counted.push(mode);
    found.push(way);
  }
  const [one, other] = found;
  // Two kinds of going on foot are no brick.
  if (!one || !other || (isOnFoot(one.mode) && isOnFoot(other.mode))) return null;
  // The legs run last.
  const [first, second] = isOnFoot(one.mode) && named.length < 2 ? [other, one] : [one, other];
  return { first, second, ...(counted.length > 0 ? { note: 'I count on an exercise bike.' } : {}) };
}

const isOnFoot = (mode: Mode): boolean => isRunning(mode) || isWalking(mode);

function part(session: Session, seconds: number, isLast: boolean): Exercise {
  const target = aim(session, 'S');
  return piece(session.candidate, target, {
    name: pieceName(session, 'S'),
    duration: seconds,
    restAfter: isLast ? 0 : changeSeconds,
    instructions: `${lengthText(seconds)}${atTarget(target)}.${isLast ? '' : ' Then change over.'}`,
  });
}

/** One kind right after the other. */
export function buildBrick(session: Session): Draft | null {
  const pair = pairOf(session.request);
  if (!pair) return null;
  const { note } = pair;
  const first: Session = { ...session, ...pair.first };
  const second: Session = { ...session, ...pair.second };
  const isRun = isRunning(second.mode);
  const table = isRun ? rows : machineRows;
  const row = table.findLast(({ minutes }) => minutes * 60 <= session.totalSeconds) ?? rows[0];
  if (!row) return null;
  const { rounds, parts } = row;
  const most = isRun ? longestAllowed(second) : null;
  const [long, asked] = parts;
  const short = most === null ? asked : Math.min(asked, Math.floor(most / rounds / 30) * 30);
  const each = `${lengthText(long)} ${modeFacts[first.mode].noun} + ${lengthText(short)} ${modeFacts[second.mode].noun}`;
  const title = rounds === 1 ? `Brick: ${each}` : `${rounds} × (${each})`;
  const items = Array.from({ length: rounds }, (_, n) => [
    part(first, long, false),
    part(second, short, n === rounds - 1),
  ]).flat();
  const block: Block = { kind: 'steady', title, items, score: 'distance' };
  const lay = (easy: number): LaidEffort => {
    const before = Math.round((easy * 0.6) / 15) * 15;
    return {
      warmup: easyAfter(first, before).map((item) => ({
        ...item,
        type: 'warmup' as const,
        instructions: 'Light, rising towards the end.',
      })),
      blocks: [block],
      cooldown: windDown(second, easy - before),
    };
  };
  const { laid } = layToFit(session.totalSeconds, { guess: 300, least: 0, most: 7200 }, lay);
  return {
    title,
    ...laid,
    honesty: [first.change, second.change, note].filter((one) => one !== undefined),
    coaching: [
      'Steady throughout: short sentences stay possible.',
      isRun
        ? 'The first minutes of the run feel heavy: short, quick steps.'
        : 'Change over without haste.',
      'Sharp or rising pain, dizziness or chest pressure: stop.',
    ],
  };
}
