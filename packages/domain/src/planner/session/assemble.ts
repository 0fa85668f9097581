import { exerciseById } from '../../exercise/library.ts';
import { defined } from '../../workout/defined.ts';
import { flatList } from '../../workout/flat-list.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { FormatId } from '../../workout/formats/ids.ts';
import type { Block, Exercise, Workout } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { equipmentOf } from '../equipment-of.ts';
import { expectedSeconds } from '../layout/expected.ts';
import type { Candidate } from '../layout/pool.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { explainWorkout } from '../receipts/explain.ts';
import type { SessionParts } from './parts.ts';

/** 'Sets: Main lifts, then Superset: Accessories'. */
const structureOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => `${labelOf(block.kind)}${roundWords(block)}: ${block.title}`)
    .join(', then ');

const roundWords = ({ rounds = 1 }: Block): string => (rounds > 1 ? `, ${rounds} rounds` : '');

/** What starts by the clock is an EMOM to most people, however long its minute is. */
const byTheClock: readonly FormatId[] = ['every', 'death_by'];
const labelOf = (kind: FormatId): string => {
  const { label } = formatDefinitions[kind];
  return byTheClock.includes(kind) ? `EMOM (${label.toLowerCase()})` : label;
};

/** The rounds of a workout that is one block. */
function roundsOf(blocks: readonly Block[]): Partial<Workout> {
  const [only, ...others] = blocks.filter(({ items }) => items.some(isWorkItem));
  const rounds = others.length === 0 ? only?.rounds : undefined;
  return rounds === undefined ? {} : { totalRounds: rounds };
}

function put(parts: SessionParts, texts: Partial<Workout>): Workout {
  const { warmup, cooldown, title, archetype, benchmark, honesty } = parts;
  const blocks = parts.blocks.map((block) => ({
    ...block,
    items: block.items.map((item) => ({ ...item, phase: block.title })),
  }));
  const play = { blocks };
  return {
    source: 'ai',
    provider: 'local',
    ...texts,
    title,
    archetype,
    play,
    workout: flatList([...warmup, ...cooldown], play),
    workoutStructure: structureOf(blocks),
    ...roundsOf(blocks),
    ...(benchmark && { benchmark }),
    ...(honesty.length > 0 && { honesty }),
  };
}

/** The moves of the blocks, each once, as the words about them need them. */
function chosenIn({ blocks }: SessionParts): Candidate[] {
  const items = new Map(
    blocks.flatMap((block) => block.items).map((item) => [item.exerciseId, item]),
  );
  return [...items.values()].flatMap(({ exerciseId = '', modifications = [] }) => {
    const exercise = exerciseById(exerciseId);
    return exercise ? [{ exercise, modifications }] : [];
  });
}

const leastItem = 20;

/** Seconds taken from or given to one item; what it cannot take is left. */
function shift(items: Exercise[], place: number, by: number): { items: Exercise[]; left: number } {
  const item = items[place];
  if (!item?.duration || by === 0) return { items, left: by };
  const duration = Math.max(leastItem, item.duration + by);
  const left = by - (duration - item.duration);
  return { items: items.map((one, i) => (i === place ? { ...one, duration } : one)), left };
}

/** Without ends to stretch, the rests between the sets take the last seconds. */
function intoRests(blocks: Block[], missing: number): Block[] {
  if (missing === 0) return blocks;
  const rests = blocks.flatMap(({ kind, items }) =>
    kind === 'sets' ? items.map(({ sets = 1 }) => Math.max(0, sets - 1)) : [],
  );
  const count = rests.reduce((sum, n) => sum + n, 0);
  if (count === 0) return blocks;
  const each = Math.trunc(missing / count);
  let left = missing - each * count;
  return blocks.map((block) => ({
    ...block,
    items: block.items.map((item) => {
      const own = Math.max(0, (item.sets ?? 1) - 1);
      if (block.kind !== 'sets' || own === 0) return item;
      const more = left !== 0 && left % own === 0 ? left / own : 0;
      left -= more * own;
      return { ...item, restBetweenSets: Math.max(10, (item.restBetweenSets ?? 60) + each + more) };
    }),
  }));
}

/** The last seconds go into the walk at the end, then into the first easy minutes. */
function toTheSecond(parts: SessionParts, missing: number): SessionParts {
  const end = shift(parts.cooldown, 0, missing);
  const start = shift(parts.warmup, 0, end.left);
  return {
    ...parts,
    cooldown: end.items,
    warmup: start.items,
    blocks: intoRests(parts.blocks, start.left),
  };
}

/** What is said of a line stands only where such a line is. */
function trueWords(words: readonly string[], blocks: readonly Block[]): string[] {
  const items = blocks.flatMap((block) => block.items);
  const isAbout = items.some(({ loadNote = '' }) => loadNote.startsWith('About'));
  const leavesReps = items.some(({ rir, reps }) => rir !== undefined && reps !== undefined);
  return words.filter((one) => {
    if (one.startsWith('Where it says about')) return isAbout;
    return one.startsWith('Each lift says') ? leavesReps : true;
  });
}

/** The workout that the timer plays, with its words, at the asked length to the second. */
export function assemble(context: PlanContext, parts: SessionParts): Workout {
  const draft = put(parts, {});
  // What takes its time is not stretched: its length is counted once, at the end.
  const fitted = parts.takesItsTime
    ? parts
    : toTheSecond(parts, context.totalSeconds - expectedSeconds(draft));
  const workout = fitted === parts ? draft : put(fitted, {});
  const texts = explainWorkout(context, workout, chosenIn(parts), []);
  const seconds = parts.takesItsTime ? expectedSeconds(workout) : context.totalSeconds;
  return defined({
    ...texts,
    ...workout,
    workoutType: formatDefinitions[fitted.blocks[0]?.kind ?? 'sets'].label,
    // Parts of one kind say the same: once is enough.
    coachingNotes: [...new Set(trueWords(parts.coaching, fitted.blocks))].join(' '),
    estimatedDuration: Math.round(seconds / 60),
    generatedAt: new Date(context.nowMs).toISOString(),
    equipment: equipmentOf(workout),
  }) as Workout;
}
