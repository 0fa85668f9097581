import { leadOf, type Run, readRuns } from '../../planner/edit/edit-runs.ts';
import type { WeightUnit } from '../../profile/units.ts';
import { type BlockLine, type BlockOutline, readBlocks } from '../../timer/blocks/read-blocks.ts';
import { secondsText } from '../../timer/dose-text.ts';
import { repsOf } from '../../timer/lengths.ts';
import { weightText } from '../../training/rack.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Workout } from '../../workout/types.ts';
import { capitalise } from '../../workout/words.ts';

const mostMoves = 7;
/** A model may write a paragraph where a few words belong. */
const longestName = 44;
const lower = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.toLowerCase());

/** 'A, b and 2 more': enough to see what it is; the card has the rest. */
function listed(moves: readonly string[]): string {
  const more = moves.length - mostMoves;
  return more > 0 ? `${moves.slice(0, mostMoves).join(', ')} and ${more} more` : moves.join(', ');
}

/** '6 × 400 m run', where the name has the distance in it. */
function moveText({ item, dose }: BlockLine): string {
  const name = lower(item.name);
  const [distance] = /^\d+ k?m\b/.exec(name) ?? [];
  if (distance !== undefined && dose.endsWith(distance)) {
    return `${dose}${name.slice(distance.length)}`;
  }
  return [name, dose].filter(Boolean).join(' ');
}

/** The same for all of them, or nothing. */
function restOf({ groups }: BlockOutline): string {
  const rests = groups.map(
    ({ between, lines }) =>
      between ?? lines[0]?.details.find((detail) => detail.startsWith('rest ')) ?? '',
  );
  return new Set(rests).size === 1 ? lower(rests[0] ?? '') : '';
}

function blockText(block: BlockOutline): string {
  const moves = listed(block.groups.flatMap(({ lines }) => lines.map(moveText)));
  const isBySets = block.kind === 'hold' || formatDefinitions[block.kind].traits.family === 'sets';
  const text = isBySets || block.how === '' ? moves : `${block.how}: ${moves}`;
  const rest = isBySets ? restOf(block) : '';
  return rest === '' ? text : `${text}; ${rest}`;
}

/** Moves that stand one by one in the list, each with how often it comes. */
function listText(workout: Workout): string {
  const runs = new Map<string, Run[]>();
  for (const run of readRuns(workout)) {
    const name = leadOf(run)?.name;
    if (run.section !== 'body' || name === undefined) continue;
    runs.set(name, [...(runs.get(name) ?? []), run]);
  }
  const moves = [...runs].map(([name, own]) => {
    const [item] = own[0]?.items ?? [];
    const reps = item && (item.repsText ?? repsOf(item));
    const amount = reps ?? (item?.duration === undefined ? '' : secondsText(item.duration));
    const sides = reps !== undefined && item?.side === 'both' ? ' a side' : '';
    const times = Math.max(own.length, item?.sets ?? 1);
    return [lower(name), times > 1 ? `${times} ×` : '', `${amount}${sides}`]
      .filter(Boolean)
      .join(' ');
  });
  const told = workout.workoutStructure ?? '';
  const isName = told !== '' && told.length <= longestName;
  return isName ? `${told}: ${listed(moves)}` : listed(moves);
}

/** What a workout holds, as a coach would say it: each move with its dose, and the rest. */
export function sessionWords(workout: Workout, unit: WeightUnit): string {
  const blocks = readBlocks(workout, (kilograms) => weightText(kilograms, unit));
  const parts = blocks.length > 0 ? blocks.map(blockText) : [listText(workout)];
  const said = parts.filter((part) => part !== '').map(capitalise);
  return said.length === 0 ? '' : `${said.join('. Then: ')}.`;
}
