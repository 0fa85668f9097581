import type { BodyWish, WrittenWorkout } from '../../reading/vocabulary.ts';
import { tabataTimes } from '../../timer/constants.ts';
import { readLevels } from '../../timer/styles/pyramid-levels.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Request } from '../request.ts';
import { formatFor } from './format-for.ts';

export interface BodyChoice {
  body: BodyWish;
  /** Why a part of what was stated is not kept. */
  note: string | null;
}

/** The introduction and the shortest warm-up. */
const leastFrameSeconds = 90;

/** A list that is the whole main part, as the user wrote it. */
export function onlyList({ written }: Request): WrittenWorkout | null {
  return written?.value.only && written.value.items.length > 0 ? written.value : null;
}

/** How many different moves were asked for. */
export function movesWish(request: Request): number | undefined {
  const { exerciseCount, body, cardio } = request;
  const named = request.mustInclude.value.length;
  const counted = exerciseCount && Math.max(exerciseCount.value, named);
  const stated = onlyList(request)?.items.length ?? counted ?? body.value.moves;
  // Minutes at a hard pace are run, not changed every few seconds.
  const isLong = cardio?.value === 'intervals' && formatFor(request).format === 'intervals';
  return stated ?? (isLong ? 1 : undefined);
}

/** Written-out rounds of another number than eight are for short sessions. */
const longestOddTabataSeconds = 1500;

function tabataSeconds({ rounds = 2, moves = 1 }: BodyWish): number {
  return moves * (rounds * 30 - 10) + (moves - 1) * tabataTimes.restBetweenExercisesSeconds;
}

/** The shortest that a stated layout can be made, by the timer's own rests and the shortest work. */
function leastSeconds(request: Request, body: BodyWish): number {
  const { format } = formatFor(request);
  const moves = body.moves ?? Math.max(2, request.mustInclude.value.length);
  const { rounds = 1, workSeconds = 20, restSeconds = 30 } = body;
  switch (format) {
    case 'emom':
      return (body.minutes ?? 0) * 60;
    case 'tabata':
      return Math.max((body.minutes ?? 0) * 60, tabataSeconds(body));
    case 'pyramid':
      return (body.levels ?? []).reduce((sum, level) => sum + Math.max(10, level * 4 + 5) + 5, 0);
    case 'sets':
      return (body.sets ?? 1) * 55 * (request.exerciseCount ? moves : 1);
    case 'compound':
      return rounds * moves * 16 + (rounds - 1) * 45;
    case 'rounds':
      return rounds * moves * 28 + (rounds - 1) * 45;
    case 'intervals':
      return rounds * (moves * workSeconds + (moves - 1) * restSeconds) + (rounds - 1) * 30;
    default:
      return rounds * (moves * workSeconds + (moves - 1) * 30) + (rounds - 1) * 30;
  }
}

/** Nobody goes through the same moves more often than this. */
const mostRounds = 14;

/** The longest that so many different moves can sensibly fill. */
function mostSeconds(request: Request, body: BodyWish, moves: number): number {
  const { format } = formatFor(request);
  const { workSeconds = 60, restSeconds = 30 } = body;
  const rounds = body.rounds ?? mostRounds;
  switch (format) {
    case 'tabata':
      return moves * 290;
    case 'sets':
      return moves * 900;
    case 'circuit':
      return rounds * (moves * workSeconds + (moves - 1) * 30 + 120);
    case 'intervals':
      return rounds * moves * (workSeconds + restSeconds);
    case 'rounds':
      return rounds * (moves * 75 + 120);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const mostMovesInPyramid = 7;

/** The longest that stated levels can sensibly fill. */
function longestLevels(levels: readonly number[]): number {
  const work = levels.reduce((sum, level) => sum + level * 4 + 20, 0);
  return mostMovesInPyramid * work + levels.length * 150;
}

/** The levels as the timer's builder reads them: '1-5-1' names the ends and the peak. */
function levelsOf({ levels }: BodyWish): Pick<BodyWish, 'levels'> {
  const read = levels && readLevels(levels.join(','));
  return read ? { levels: read } : {};
}

/** Starts every so many seconds: less than half of it is work. */
function startsOf(request: Request): Pick<BodyWish, 'workSeconds' | 'restSeconds'> {
  const { workSeconds: every } = request.body.value;
  const isEmom = formatDefinitions[request.format.value].laidAs === 'emom';
  if (!isEmom || every === undefined || every === 60) return {};
  const workSeconds = Math.round((every * 0.45) / 5) * 5;
  return { workSeconds, restSeconds: every - workSeconds };
}

/** The sets of a superset are its rounds. */
function pairsOf({ isPaired, sets }: BodyWish, list: WrittenWorkout | null) {
  const ofList = list?.items.find((item) => item.sets !== undefined)?.sets;
  const rounds = list?.rounds ?? ofList ?? sets;
  return isPaired && rounds !== undefined ? { rounds } : {};
}

/** Stated sets take the time that they take, whatever is said of the block. */
function isSetsBeside(request: Request, { sets, minutes }: BodyWish): boolean {
  return formatFor(request).format === 'sets' && sets !== undefined && minutes !== undefined;
}

/** What was said of the body, as far as the session's minutes can hold it. */
export function bodyFor(request: Request): BodyChoice {
  const stated = request.body.value;
  const list = onlyList(request);
  const moves = movesWish(request);
  const body = {
    ...stated,
    ...(list?.rounds === undefined ? {} : { rounds: list.rounds }),
    ...levelsOf(list?.levels ? { levels: list.levels } : stated),
    ...startsOf(request),
    ...pairsOf(stated, list),
    ...(moves === undefined ? {} : { moves }),
  };
  // What is written out is kept; the session takes the time that it takes.
  if (list) return { body, note: null };
  const room = request.minutes.value * 60 - leastFrameSeconds;
  const isOddTabata =
    formatFor(request).format === 'tabata' &&
    (body.rounds ?? tabataTimes.rounds) !== tabataTimes.rounds &&
    room > longestOddTabataSeconds;
  if (isOddTabata) {
    const { rounds: _odd, ...eight } = body;
    const note = `Tabata of ${request.minutes.value} minutes runs in rounds of eight.`;
    return { body: eight, note };
  }
  const isPyramid = formatFor(request).format === 'pyramid';
  if (isPyramid && body.levels && longestLevels(body.levels) < room * 0.7) {
    const { levels, ...open } = body;
    const note = `${levels.join('-')} does not fill ${request.minutes.value} minutes: the ladder is longer.`;
    return { body: open, note };
  }
  if (request.exerciseCount && mostSeconds(request, body, moves ?? 0) < room * 0.7) {
    const { moves: _few, ...more } = body;
    const note = `${moves === 1 ? 'One exercise does' : `${moves} exercises do`} not fill ${request.minutes.value} minutes: there are more.`;
    return { body: more, note };
  }
  const { minutes: block, ...unblocked } = body;
  if (block !== undefined && isSetsBeside(request, body) && leastSeconds(request, body) <= room) {
    const note = `${block} minutes do not hold the sets you asked for: the sets were kept.`;
    return { body: unblocked, note };
  }
  if (leastSeconds(request, body) <= room) return { body, note: null };
  const { rounds: _rounds, levels: _levels, sets: _sets, minutes: _minutes, ...rest } = body;
  const note = `${request.minutes.value} minutes do not hold all you asked for: the time was kept.`;
  if (leastSeconds(request, rest) <= room) return { body: rest, note };
  const { moves: _moves, ...least } = rest;
  return { body: least, note };
}
