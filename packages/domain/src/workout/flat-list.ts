import type { Exercise, Play } from './types.ts';

/** What comes before the blocks; the sets that lead up to a weight stand beside their lift. */
export const isLeadIn = ({ type, role }: Exercise): boolean =>
  (type === 'warmup' || type === 'pre-workout') && role !== 'ramp';

/**
 * The list of a workout that is played in blocks: warm-up, the items of its blocks in order, cool-down.
 * Of `listed` only what leads in and out counts; exports, the log and older clients read the result.
 */
export function flatList(listed: readonly Exercise[], { blocks }: Play): Exercise[] {
  return [
    ...listed.filter(isLeadIn),
    ...blocks.flatMap(({ items }) => items),
    ...listed.filter(({ type }) => type === 'cooldown'),
  ];
}

/** Where the first item of each block stands in that list. */
export function blockStarts(listed: readonly Exercise[], { blocks }: Play): number[] {
  let start = flatList(listed, { blocks: [] }).filter(({ type }) => type !== 'cooldown').length;
  return blocks.map(({ items }) => {
    const own = start;
    start += items.length;
    return own;
  });
}
