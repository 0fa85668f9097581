import { blockStarts } from '../../workout/flat-list.ts';
import { formatDefinitions, hasStarts, isInTurn } from '../../workout/formats/definitions.ts';
import type { FormatId } from '../../workout/formats/ids.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import { countText } from '../../workout/words.ts';
import { emomTimes } from '../constants.ts';
import { coveredText, effortText, heartRateText, secondsText, stepPaceText } from '../dose-text.ts';
import { formatClock } from '../format-clock.ts';
import { repsOf } from '../lengths.ts';
import { blockDefaults as usual } from './builder.ts';

/** A number is kilograms, written in the reader's unit. */
type WriteWeight = (kilograms: number) => string;

export interface BlockLine {
  item: Exercise;
  /** In the workout's list. */
  index: number;
  /** 'A1'; of a window that comes in turn, 'Min 1'. */
  mark?: string;
  /** '4 × 5 × 110 kg', '5 reps', '8 × 400 m'. */
  dose: string;
  /** '3 left', 'rest 3:15', each by itself. */
  details: string[];
  /** The rising sets before it: '20 × 8, 55 × 5'. */
  ramp?: string;
}

/** Moves that are done in turn; all others stand alone. */
export interface BlockGroup {
  lines: BlockLine[];
  /** 'Change 0:15, rest 1:15 after both'. */
  between?: string;
}

export interface BlockOutline {
  /** Place among the blocks. */
  index: number;
  kind: FormatId;
  title: string;
  /** How it is played: '3 rounds for time, cap 16:00'. */
  how: string;
  groups: BlockGroup[];
}

const setsOf = ({ sets, setScheme }: Exercise) => sets ?? setScheme?.sets;
const isRamp = ({ role }: Exercise) => role === 'ramp';
const isPlayed = ({ type }: Exercise) => type !== 'rest';

function weightOf({ weight }: Exercise, write: WriteWeight): string | undefined {
  if (typeof weight === 'number') return weight > 0 ? write(weight) : undefined;
  return weight;
}

function amountOf(item: Exercise): string | undefined {
  const covered = coveredText(item);
  if (covered !== undefined) return covered;
  const reps = item.repsText ?? repsOf(item);
  const sides = item.side === 'both' ? ' a side' : '';
  if (reps !== undefined) return `${reps}${sides}`;
  return item.duration === undefined ? undefined : secondsText(item.duration);
}

const isNumber = (text: string) => /^[\d\s–-]+( a side)?$/.test(text);

/** '5 reps', '400 m': what a line says that is done once. */
function onceText(amount: string | undefined): string | undefined {
  if (amount === undefined || !isNumber(amount)) return amount;
  const [count = amount, ...sides] = amount.split(' a side');
  return `${count} ${count === '1' ? 'rep' : 'reps'}${sides.length > 0 ? ' a side' : ''}`;
}

/** Done set by set, each with its rest. */
const isBySets = (kind: FormatId): boolean =>
  kind === 'hold' || formatDefinitions[kind].traits.family === 'sets';

function timesOf(block: Block, item: Exercise): number {
  if (block.kind === 'distance_reps') return block.rounds ?? usual.repRounds;
  if (!isBySets(block.kind)) return 1;
  return setsOf(item) ?? block.rounds ?? 1;
}

function doseInBlock(block: Block, item: Exercise, write: WriteWeight): string {
  const weight = weightOf(item, write);
  const amount = amountOf(item);
  if (isBySets(block.kind)) {
    const parts = [`${timesOf(block, item)}`, amount, weight].filter((part) => part !== undefined);
    return parts.length > 1 ? parts.join(' × ') : countText(timesOf(block, item), 'set');
  }
  const once = amount === undefined ? block.ladder?.join('-') : onceText(amount);
  if (block.kind === 'death_by' && once)
    return [`+${once} a minute`, weight].filter(Boolean).join(' · ');
  const times = timesOf(block, item);
  const counted = times > 1 && once ? `${times} × ${once}` : once;
  return [counted, weight].filter(Boolean).join(' · ');
}

function restText(block: Block, item: Exercise): string | undefined {
  if (block.kind === 'distance_reps') {
    const seconds = block.restSeconds ?? item.restAfter ?? usual.repRestSeconds;
    return seconds > 0 ? `rest ${formatClock(seconds)}` : undefined;
  }
  const isAlone = ['sets', 'tempo', 'hold'].includes(block.kind);
  if (!isAlone) return undefined;
  const between = item.restBetweenSets ?? item.setScheme?.restBetweenSets ?? block.restSeconds;
  const seconds = (timesOf(block, item) > 1 ? between : item.restAfter) ?? usual.setRestSeconds;
  return seconds > 0 ? `rest ${formatClock(seconds)}` : undefined;
}

const roleWords: Partial<Record<NonNullable<Exercise['role']>, string>> = {
  top: 'top set',
  backoff: 'back-off',
  drop: 'drop set',
};

function detailsOf(block: Block, item: Exercise): string[] {
  const isMeasured = coveredText(item) !== undefined;
  const target = isMeasured && item.stepMode === 'target' ? item.duration : undefined;
  return [
    item.role && roleWords[item.role],
    target === undefined ? undefined : `in ${formatClock(target)}`,
    item.pace && stepPaceText(item.pace),
    item.heartRate && heartRateText(item.heartRate),
    item.rir === undefined ? undefined : effortText(item.rir),
    item.tempo && `tempo ${item.tempo}`,
    restText(block, item),
  ].filter((part) => part !== undefined && part !== '') as string[];
}

/** '20 × 8': a load and its reps, as they are read off before the bar is loaded. */
function rampText(items: readonly Exercise[], write: WriteWeight): string {
  const numbers = items.map((item) => {
    const weight = weightOf(item, write);
    const reps = item.repsText ?? repsOf(item);
    const count = (setsOf(item) ?? 1) > 1 ? `${setsOf(item)} × ` : '';
    return `${count}${[weight, reps].filter((part) => part !== undefined).join(' × ')}`;
  });
  return numbers.join(', ');
}

const letterOf = ({ group }: Exercise) => group?.replace(/\d+$/, '').toUpperCase();

function betweenText(block: Block, lines: readonly BlockLine[]): string {
  const change = block.restSeconds ?? usual.changeSeconds;
  const rest = block.restBetween ?? lines.at(-1)?.item.restAfter ?? usual.groupRestSeconds;
  const after = lines.length === 2 ? 'both' : 'all of them';
  return `Change ${formatClock(change)}, rest ${formatClock(rest)} after ${after}`;
}

/** A superset of one is a lift with its rests. */
function closeGroup(block: Block, lines: BlockLine[]): BlockGroup {
  const [only] = lines;
  if (lines.length > 1) return { lines, between: betweenText(block, lines) };
  const rest = block.restBetween ?? only?.item.restAfter ?? usual.groupRestSeconds;
  if (!only) return { lines };
  const { mark: _, ...alone } = only;
  return { lines: [{ ...alone, details: [...alone.details, `rest ${formatClock(rest)}`] }] };
}

function groupLines(block: Block, lines: BlockLine[]): BlockGroup[] {
  if (!isInTurn(block.kind)) return lines.map((line) => ({ lines: [line] }));
  const byLetter = new Map<string, BlockLine[]>();
  for (const [place, line] of lines.entries()) {
    const letter = letterOf(line.item) ?? `alone ${place}`;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), line]);
  }
  return [...byLetter.values()].map((group) => closeGroup(block, group));
}

/** Which minutes are its own, where they come in turn. */
function markOf(block: Block, item: Exercise, place: number, count: number): string | undefined {
  if (item.group !== undefined) return item.group;
  const isTurn = hasStarts(block.kind) && count > 1;
  return isTurn ? `${block.kind === 'emom' ? 'Min' : 'No.'} ${place + 1}` : undefined;
}

function linesOf(block: Block, start: number, write: WriteWeight): BlockLine[] {
  const lines: BlockLine[] = [];
  let ramp: Exercise[] = [];
  const played = block.items.filter((item) => isPlayed(item) && !isRamp(item));
  block.items.forEach((item, offset) => {
    if (!isPlayed(item)) return;
    if (isRamp(item) && played.some(({ name }) => name === item.name)) {
      ramp.push(item);
      return;
    }
    const before = ramp.filter(({ name }) => name === item.name);
    ramp = ramp.filter(({ name }) => name !== item.name);
    const mark = markOf(block, item, lines.length, played.length);
    lines.push({
      item,
      index: start + offset,
      dose: doseInBlock(block, item, write),
      details: detailsOf(block, item),
      ...(mark !== undefined && { mark }),
      ...(before.length > 0 && { ramp: rampText(before, write) }),
    });
  });
  return lines;
}

const capText = ({ capSeconds }: Block) =>
  capSeconds === undefined ? '' : `, cap ${formatClock(capSeconds)}`;

const roundsText = (count: number, words: string) => `${countText(count, 'round')} ${words}`.trim();

const piecesText =
  (rounds: number, work: number, rest: number) =>
  (block: Block): string => {
    const count = block.rounds ?? rounds;
    const on = secondsText(block.workSeconds ?? block.items[0]?.duration ?? work);
    const off = secondsText(block.restSeconds ?? rest);
    return `${countText(count, 'round')}, ${on} work, ${off} rest`;
  };

function taskText(block: Block): string {
  const { ladder, rounds = 1 } = block;
  if (ladder) return `${ladder.join('-')} of each, for time${capText(block)}`;
  return `${rounds > 1 ? roundsText(rounds, 'for time') : 'For time'}${capText(block)}`;
}

function amrapText({ minutes = usual.amrapMinutes, rounds = 1, restBetween }: Block): string {
  const once = `as many rounds as you can in ${minutes} min`;
  if (rounds === 1) return once.charAt(0).toUpperCase() + once.slice(1);
  const rest = restBetween ?? usual.fightRestSeconds;
  return `${rounds} times: ${once}, rest ${formatClock(rest)}`;
}

function startsText(block: Block): string {
  const seconds =
    block.everySeconds ?? (block.kind === 'emom' ? emomTimes.minuteSeconds : usual.everySeconds);
  const every = seconds === 60 ? 'Every minute' : `Every ${formatClock(seconds)}`;
  if (block.minutes !== undefined) return `${every} for ${block.minutes} min`;
  return block.rounds === undefined ? every : `${every}, ${countText(block.rounds, 'round')}`;
}

function setsText({ items }: Block): string {
  const work = items.filter((item) => isPlayed(item) && !isRamp(item));
  const sets = work.reduce((sum, item) => sum + (setsOf(item) ?? 1), 0);
  return countText(sets, 'set');
}

const repeated = (block: Block) => roundsText(block.rounds ?? 3, '');

const howTexts: Partial<Record<FormatId, (block: Block) => string>> = {
  sets: setsText,
  tempo: setsText,
  hold: setsText,
  superset: () => 'In turn, then rest',
  giant_set: () => 'All in turn, then rest',
  amrap: amrapText,
  for_time: taskText,
  chipper: (block) => `Once through, for time${capText(block)}`,
  emom: startsText,
  every: startsText,
  death_by: (block) => `One more each minute, until one is missed${capText(block)}`,
  ladder: (block) => `Rungs of ${(block.ladder ?? []).join('-')}${capText(block)}`,
  pyramid: (block) => (block.ladder ? `Levels ${block.ladder.join('-')}` : ''),
  intervals: piecesText(usual.intervalRounds, usual.intervalSeconds, usual.intervalSeconds),
  fight_rounds: piecesText(usual.fightRounds, usual.fightSeconds, usual.fightRestSeconds),
  tabata: () => '8 × 20 s work, 10 s rest',
  circuit: repeated,
  rounds: repeated,
  compound: repeated,
  complex: (block) =>
    `${countText(block.rounds ?? usual.complexRounds, 'round')} without putting it down, rest ${formatClock(block.restBetween ?? usual.setRestSeconds)}`,
  cluster: (block) =>
    `Sets in parts, ${secondsText(block.restSeconds ?? usual.clusterRestSeconds)} between them`,
  rest_pause: (block) =>
    `${block.rounds ?? usual.pauseEfforts} efforts, ${secondsText(block.restSeconds ?? usual.pauseSeconds)} between them`,
  drop_set: () => 'Lighter at once, no rest between',
  skill: ({ minutes = usual.skillMinutes }) => `${minutes} min, good tries only`,
};

/** The blocks as they are read before a session: what is done, how much, how heavy, how long to rest. */
export function readBlocks(workout: Workout, write: WriteWeight): BlockOutline[] {
  const { play } = workout;
  if (!play) return [];
  const starts = blockStarts(workout.workout, play);
  return play.blocks.map((block, index) => ({
    index,
    kind: block.kind,
    title: block.title,
    how: howTexts[block.kind]?.(block) ?? '',
    groups: groupLines(block, linesOf(block, starts[index] ?? 0, write)),
  }));
}
