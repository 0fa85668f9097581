import { defined, keepExtras } from './defined.ts';
import { formatDefinitions } from './formats/definitions.ts';
import { formatIds, scoreKinds } from './formats/ids.ts';
import { type Bounds, blockLimits, bounds, maxItems } from './limits.ts';
import { readExercises } from './read-exercise.ts';
import { readLength, readRest } from './read-time.ts';
import { isRecord, readClamped, readList, readText, readWhole } from './read-value.ts';
import type { Benchmark, Block, Exercise, Play } from './types.ts';

function readLadder(value: unknown): number[] | undefined {
  const rungs = readList(value, blockLimits.rungs)
    .map((rung) => readWhole(rung, bounds.reps))
    .filter((rung) => rung !== undefined);
  return rungs.length > 0 ? rungs : undefined;
}

const isOfBlock = ({ type, role }: Exercise): boolean =>
  type === 'rest' || type === 'exercise' || (type === 'warmup' && role === 'ramp');

/** What leads in or out belongs around the blocks, so that within one everything is done. */
function readItems(value: unknown, room: number): Exercise[] {
  const drafts = readList(value, Math.min(blockLimits.items, room));
  return readExercises(drafts).map((item) =>
    isOfBlock(item) ? item : { ...item, type: 'exercise' },
  );
}

const seconds = (value: unknown, limits: Bounds) => readLength(value, limits);

function readBlock(draft: unknown, room: number): Block | undefined {
  if (!isRecord(draft)) return undefined;
  const kind = formatIds.find((id) => id === draft.kind);
  const items = readItems(draft.items, room);
  if (kind === undefined || !items.some(({ type }) => type === 'exercise')) return undefined;
  const { label, score } = formatDefinitions[kind];
  return keepExtras(draft, {
    kind,
    title: readText(draft.title)?.slice(0, blockLimits.titleLength) ?? label,
    items,
    minutes: readClamped(draft.minutes, bounds.minutes),
    capSeconds: seconds(draft.capSeconds, bounds.capSeconds),
    rounds: readWhole(draft.rounds, bounds.rounds),
    everySeconds: seconds(draft.everySeconds, bounds.everySeconds),
    workSeconds: seconds(draft.workSeconds, bounds.itemSeconds),
    restSeconds: readRest(draft.restSeconds),
    ladder: readLadder(draft.ladder),
    restBetween: readRest(draft.restBetween),
    restAfter: readRest(draft.restAfter),
    score: scoreKinds.find((id) => id === draft.score) ?? score,
  });
}

/** Nothing where no block can be played: then the workout is read like one without. */
export function readPlay(value: unknown): Play | undefined {
  if (!isRecord(value)) return undefined;
  let room = maxItems;
  const blocks: Block[] = [];
  for (const draft of readList(value.blocks, blockLimits.blocks)) {
    const block = readBlock(draft, room);
    if (block === undefined) continue;
    room -= block.items.length;
    blocks.push(block);
  }
  return blocks.length > 0 ? { blocks } : undefined;
}

export function readBenchmark(value: unknown): Benchmark | undefined {
  const id = readText(isRecord(value) ? value.id : value);
  if (id === undefined) return undefined;
  return defined({ id, scaled: isRecord(value) ? readText(value.scaled) : undefined });
}
