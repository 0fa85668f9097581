import { hitsBetween } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { type Quantity, toMetres, toMinutes } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/work-rest.ts';
import { endingAt, startingAt } from '../around.ts';
import { numberGroups } from './number-groups.ts';

/** A piece of work, or the pause after it. */
export interface TimedPiece {
  seconds: number;
  from: number;
  to: number;
}

export interface WorkAndRest {
  work: TimedPiece[];
  rest: TimedPiece[];
}

const longestRestSeconds = 600;
const longestWorkSeconds = 1800;
const leastWorkSeconds = 5;
/** A pause stands this close behind the work that it belongs to. */
const pairReach = 9;

/** 'Je 30 Sekunden', 'cada uno 40 s'. */
const eachWords = words('je jeweils each cada chacun ciascuno');

type Tone = 'work' | 'ease' | 'rest' | null;

function skipFiller({ tokens }: Scan, at: number, step: 1 | -1): number {
  const word = tokens[step === 1 ? at : at - 1]?.text ?? '';
  return terms.fillers.has(word) ? at + step : at;
}

function workAfter(scan: Scan, at: number): Tone {
  const hit = startingAt(scan, 'work', at);
  if (!hit) return null;
  const word = scan.tokens[hit.from]?.text ?? '';
  const isPlace = isOneOf(word, 'on an') && terms.placeWords.has(scan.tokens[hit.to]?.text);
  if (isPlace || (word === 'sprint' && hit.value === 'work')) return isPlace ? null : 'work';
  return hit.value === 'ease' ? 'ease' : 'work';
}

/** What a length is, by the words right beside it. */
function toneOf(scan: Scan, quantity: Quantity): Tone {
  const { from, to, unit } = quantity;
  const after = skipFiller(scan, to, 1);
  const rest = startingAt(scan, 'rest', after) ?? startingAt(scan, 'rest', to + 1);
  const segment = scan.tokens[from]?.segment;
  const isNear = rest && scan.tokens[rest.from]?.segment === segment;
  if (rest && isNear) return 'rest';
  const own = workAfter(scan, after);
  const before = endingAt(scan, 'rest', skipFiller(scan, from, -1), 1);
  const isBehind =
    before !== undefined &&
    scan.tokens[before.from]?.segment === segment &&
    !numberGroups(scan).single.some((one) => one.to === before.from) &&
    (unit !== null || restMetres(scan, quantity) !== null);
  if (isBehind && own !== 'work') return 'rest';
  return own ?? (unit !== null && eachWords.has(scan.tokens[from - 1]?.text) ? 'work' : null);
}

const farthestRest = 800;
const secondsPerMetre = { jog: 0.4, walk: 0.7 } as const;

/** '8x400, 400 jog', '6 x 800 m mit 400 m Trab': behind repeats over metres the way back is one. */
function restMetres(scan: Scan, { value, unit, from }: Quantity): number | null {
  const isBare = unit === null && value >= 100 && value % 50 === 0;
  if (!(isBare || unit === 'metres') || value > farthestRest) return null;
  const before = numberGroups(scan).products.findLast(({ to }) => to <= from);
  const isTrack =
    before !== undefined &&
    (toMetres(before.each) !== null ||
      (before.each.unit === null && before.each.value >= 100 && before.each.value % 50 === 0));
  const isOver =
    before !== undefined &&
    ['chain', 'edge'].some((kind) => hitsBetween(scan, kind, before.to, from).length > 0);
  return isTrack && !isOver && from - before.to <= pairReach ? value : null;
}

function secondsOf(scan: Scan, quantity: Quantity): number | null {
  const metres = restMetres(scan, quantity);
  if (metres !== null) {
    const isWalk = scan
      .of('way')
      .some(
        ({ value, from }) => value === 'walk' && from >= quantity.to && from - quantity.to <= 1,
      );
    return Math.round(metres * secondsPerMetre[isWalk ? 'walk' : 'jog']);
  }
  if (quantity.unit === null) return Number.isInteger(quantity.value) ? quantity.value : null;
  const minutes = toMinutes(quantity);
  return minutes === null ? null : Math.round(minutes * 60);
}

interface Toned extends TimedPiece {
  tone: Tone;
  unit: Quantity['unit'];
}

function findPieces(scan: Scan): Toned[] {
  return numberGroups(scan).single.flatMap((quantity) => {
    if (quantity.unit === 'hours') return [];
    const seconds = secondsOf(scan, quantity);
    const tone = seconds === null ? null : toneOf(scan, quantity);
    if (seconds === null || tone === null) return [];
    const { from, to } = quantity;
    // Over metres it is known how long it takes, whatever the work is counted in.
    const isMeasured = restMetres(scan, quantity) !== null;
    if (isMeasured && tone === 'work') return [];
    return [{ seconds, tone, unit: isMeasured ? 'seconds' : quantity.unit, from, to }];
  });
}

/** 'R 1:30', 'pause 1:30'. */
function restsWithColon(scan: Scan): TimedPiece[] {
  return numberGroups(scan).colons.flatMap(({ first, second, from, to }) => {
    const isRest =
      endingAt(scan, 'rest', from, 1) !== undefined || scan.tokens[from - 1]?.text === 'r';
    const seconds = first * 60 + second;
    return isRest && seconds <= longestRestSeconds ? [{ seconds, from, to }] : [];
  });
}

/** A bare number beside a rest has the unit of the work: '3 minutes hard, 2 easy'. */
function inUnitOf(piece: Toned, work: Toned | undefined, isInMinutes: boolean): TimedPiece {
  const isMinutes = piece.unit === null && (work?.unit === 'minutes' || isInMinutes);
  const { seconds, from, to } = piece;
  return { seconds: isMinutes ? seconds * 60 : seconds, from, to };
}

/** '40 s on, 20 s off', '3 min hard, 2 easy', 'rest 60 s', '90 seconds between sets'. */
export function readWorkAndRest(scan: Scan): WorkAndRest {
  const pieces = findPieces(scan);
  const { products, single } = numberGroups(scan);
  const timed = products.filter(({ each }) => toMinutes(each) !== null);
  const work: TimedPiece[] = [];
  const rest: TimedPiece[] = restsWithColon(scan);
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1];
    const next = pieces[i + 1];
    const product = products.findLast(({ to }) => to <= piece.from && piece.from - to <= pairReach);
    // '5 x 3 min, 2 easy', '3 Minuten, 1 Pause': the work before it gives the unit.
    const length = single.findLast(({ to }) => to <= piece.from && piece.from - to <= 2);
    const isInMinutes =
      product?.each.unit === 'minutes' || (length?.unit === 'minutes' && length.value <= 5);
    if (piece.tone === 'work') {
      const isPaired =
        next !== undefined && next.tone !== 'work' && next.from - piece.to <= pairReach;
      const isAlone =
        piece.unit === 'seconds' || (piece.unit === 'minutes' && piece.seconds <= 180);
      const isRoom = piece.seconds <= longestWorkSeconds;
      const isShort =
        piece.unit !== null || (piece.seconds >= leastWorkSeconds && piece.seconds <= 180);
      if ((isPaired || isAlone) && isRoom && isShort) work.push(piece);
      continue;
    }
    const isAfterWork =
      (before?.tone === 'work' && piece.from - before.to <= pairReach) || product !== undefined;
    if (piece.tone === 'ease' && !isAfterWork) continue;
    // 'Working 4 on 4 off' counts days.
    const isShift =
      before?.unit === null && before.tone === 'work' && before.seconds < leastWorkSeconds;
    if (isShift) continue;
    if (piece.unit === null && !isAfterWork && !isInMinutes) continue;
    const own = inUnitOf(piece, before?.tone === 'work' ? before : undefined, isInMinutes);
    if (own.seconds < 3 || own.seconds > longestRestSeconds) continue;
    rest.push(own);
    // '30 s plank, 30 s rest' leaves the work to the move.
    const isLengthOfWork =
      piece.unit === null &&
      length?.unit === 'minutes' &&
      product === undefined &&
      timed.length === 0;
    if (isLengthOfWork && length) {
      work.push({ seconds: length.value * 60, from: length.from, to: length.to });
    }
  }
  return { work, rest };
}
