import { hasStarts } from '../../../workout/formats/definitions.ts';
import type { BenchmarkBlock, BenchmarkMove } from './types.ts';

const whole = (count: number, share: number): number => Math.max(1, Math.round(count * share));

/** To a step that people count in. */
function reps(count: number, share: number): number {
  const wished = count * share;
  return wished >= 20 ? Math.round(wished / 5) * 5 : Math.max(1, Math.round(wished));
}

const metres = (count: number, share: number): number =>
  count < 100
    ? Math.max(5, Math.round((count * share) / 5) * 5)
    : Math.max(50, Math.round((count * share) / 50) * 50);

const lessOf = (move: BenchmarkMove, share: number): BenchmarkMove => ({
  ...move,
  ...(move.reps !== undefined && { reps: reps(move.reps, share) }),
  ...(move.metres !== undefined && { metres: metres(move.metres, share) }),
  ...(move.calories !== undefined && { calories: whole(move.calories, share) }),
});

/** Less of everything within the same clock. */
export function lighten(blocks: readonly BenchmarkBlock[], share: number): BenchmarkBlock[] {
  if (share === 1) return [...blocks];
  return blocks.map((block) => {
    if (block.kind === 'intervals' || block.kind === 'tabata' || block.kind === 'steady')
      return block;
    if (block.ladder) return { ...block, ladder: block.ladder.map((rung) => whole(rung, share)) };
    if (block.kind === 'distance_reps' || block.kind === 'superset' || block.kind === 'complex') {
      return { ...block, rounds: whole(block.rounds ?? 1, share) };
    }
    return { ...block, moves: block.moves.map((move) => lessOf(move, share)) };
  });
}

/** The same in less time: fewer minutes, fewer rounds, or less of each line. */
export function shorten(blocks: readonly BenchmarkBlock[], share: number): BenchmarkBlock[] {
  return blocks.map((block) => {
    const { minutes, rounds, ladder, moves } = block;
    if (minutes !== undefined) {
      const fewer = hasStarts(block.kind)
        ? Math.floor(minutes * share)
        : Math.round(minutes * share * 2) / 2;
      const own = Math.max(1, fewer);
      return {
        ...block,
        minutes: own,
        moves: moves.map((move) =>
          move.seconds === minutes * 60 ? { ...move, seconds: own * 60 } : move,
        ),
      };
    }
    if (rounds !== undefined && rounds > 1) return { ...block, rounds: whole(rounds, share) };
    if (ladder) return { ...block, ladder: ladder.map((rung) => whole(rung, share)) };
    return { ...block, moves: moves.map((move) => lessOf(move, share)) };
  });
}

const fractions: readonly [number, string][] = [
  [0.75, '¾'],
  [2 / 3, '⅔'],
  [0.5, '½'],
  [1 / 3, '⅓'],
  [0.25, '¼'],
];

/** '½ Murph'; a name for what has no fraction of its own. */
export function partTitle(title: string, share: number): string {
  const [, sign] = fractions.find(([value]) => Math.abs(value - share) < 0.04) ?? [];
  return sign ? `${sign} ${title}` : `Short ${title}`;
}

export const shares: readonly number[] = [0.75, 2 / 3, 0.5, 1 / 3, 0.25, 0.15, 0.1];
