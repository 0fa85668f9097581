import type { Block, Exercise } from '../../../../workout/types.ts';
import type { Request } from '../../../request.ts';
import { easyAfter, windDown } from '../edges.ts';
import { type LaidEffort, layToFit } from '../fit.ts';
import { piece } from '../items.ts';
import { modeFacts } from '../modes.ts';
import type { Draft } from '../quality.ts';
import { aim, pieceName, type Session } from '../session.ts';
import { atTarget } from '../targets.ts';
import { type ChosenWay, namedModes, tryMode } from '../way.ts';
import { lengthText, minutesText } from '../words.ts';

const changeSeconds = 45;
/** Shorter on one machine nobody finds a rhythm, longer is what bores. */
const pieceSeconds = 780;
const leastPieces = 2;

/** 'Mix the machines': each that was named, in turn. */
export const isMixed = ({ session }: Pick<Request, 'session'>): boolean =>
  session?.value.includes('mixed_machines') ?? false;

/** Those of the named machines that this athlete may use. */
export const mixedWays = (request: Request): ChosenWay[] =>
  namedModes(request).flatMap((mode) => tryMode(mode, request, true).way ?? []);

/** One easy effort from machine to machine, so that none of them gets long. */
export function buildMixed(session: Session): Draft | null {
  const ways = mixedWays(session.request);
  const [first] = ways;
  if (!first || ways.length < leastPieces) return null;
  const legs = ways.map((way): Session => ({ ...session, ...way }));
  const count = Math.max(ways.length, Math.round(session.totalSeconds / pieceSeconds));
  const inTurn = Array.from({ length: count }, (_, i) => legs[i % legs.length] ?? session);
  const itemOf = (leg: Session, seconds: number, isLast: boolean): Exercise => {
    const target = aim(leg, 'E', { isMain: true });
    return piece(leg.candidate, target, {
      name: pieceName(leg, 'E'),
      duration: seconds,
      restAfter: isLast ? 0 : changeSeconds,
      instructions: `${lengthText(seconds)}${atTarget(target)}.${isLast ? '' : ' Then change over.'}`,
    });
  };
  const title = `${legs.map(({ mode }) => modeFacts[mode].noun).join(', ')} in turn`;
  const lay = (seconds: number): LaidEffort => {
    const each = Math.round(seconds / count / 5) * 5;
    const block: Block = {
      kind: 'steady',
      title: `${count} × ${minutesText(each)}`,
      items: inTurn.map((leg, i) => itemOf(leg, each, i === count - 1)),
      score: 'distance',
    };
    return {
      warmup: easyAfter(legs[0] ?? session, 240).map((item) => ({
        ...item,
        type: 'warmup' as const,
        instructions: 'Light, rising towards the end.',
      })),
      blocks: [block],
      cooldown: windDown(inTurn.at(-1) ?? session, 180),
    };
  };
  const { laid } = layToFit(
    session.totalSeconds,
    { guess: session.totalSeconds - 480, least: 300, most: 7200 },
    lay,
  );
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    ...laid,
    honesty: [],
    coaching: [
      'The same easy effort on every machine: whole sentences. Pulse, not pace, is what stays.',
      'Change over without haste; the first minute on each is the lightest.',
      'Sharp or rising pain, dizziness or chest pressure: stop.',
    ],
  };
}
