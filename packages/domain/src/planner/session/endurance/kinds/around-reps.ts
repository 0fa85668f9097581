import { durationLimits } from '../../../../workout/limits.ts';
import type { Block } from '../../../../workout/types.ts';
import { easyAfter, splitEasy, warmUpTo } from '../edges.ts';
import { type LaidEffort, layToFit, playedSeconds } from '../fit.ts';
import { piece } from '../items.ts';
import { aim, pieceName, type Session } from '../session.ts';
import { sentence } from '../words.ts';

interface Around {
  /** Easy seconds where the session is as long as its work takes. */
  natural: number;
  /** Part of the easy time that comes before. */
  share: number;
  /** Fewer easy seconds than this are no warm-up. */
  least: number;
}

export interface Arranged {
  laid: LaidEffort;
  /** How often the work was kept, where it had to be cut to fit. */
  kept: number;
  takesItsTime: boolean;
}

/** Longer easy going after the work is training of its own, not its end. */
const longestEnd = 720;
const endSeconds = 300;

function easyBlock(session: Session, seconds: number): Block[] {
  if (seconds <= 0) return [];
  const target = aim(session, 'E');
  const item = piece(session.candidate, target, {
    name: pieceName(session, 'E'),
    duration: seconds,
    role: 'easy',
    instructions: `${sentence(target.words)}. The hard part is done: let it roll.`,
  });
  return [{ kind: 'steady', title: item.name, items: [item], score: 'distance' }];
}

const layer =
  (session: Session, share: number, blocks: Block[]) =>
  (easy: number): LaidEffort => {
    const { before, after } = splitEasy(session, easy, share);
    const last = after > longestEnd ? endSeconds : after;
    return {
      warmup: warmUpTo(session, before),
      blocks: [...blocks, ...easyBlock(session, after - last)],
      cooldown: easyAfter(session, last),
    };
  };

/**
 * Work of so many pieces in a session. Minutes that were said cut the pieces; minutes that nobody
 * said, or that only a form holds, give way to them.
 */
export function arrange(
  session: Session,
  count: number,
  { natural, share, least }: Around,
  blocksOf: (count: number) => Block[],
): Arranged {
  const { totalSeconds, isTimed, isTimeSaid } = session;
  const naturally = (kept: number): Arranged => {
    const laid = layer(session, share, blocksOf(kept))(natural);
    const isTooLong = playedSeconds(laid) > durationLimits.maxMinutes * 60;
    return isTooLong && kept > 1 ? naturally(kept - 1) : { laid, kept, takesItsTime: true };
  };
  if (!isTimed) return naturally(count);
  for (let kept = count; kept >= 1; kept--) {
    const lay = layer(session, share, blocksOf(kept));
    const room = totalSeconds - playedSeconds(lay(0));
    if (room >= least) {
      const { laid } = layToFit(totalSeconds, { guess: natural, least: 0, most: 7200 }, lay);
      return { laid, kept, takesItsTime: false };
    }
    if (!isTimeSaid) return { ...naturally(kept), laid: lay(least) };
  }
  return { ...naturally(1), laid: layer(session, share, blocksOf(1))(least) };
}
