import { introduction } from '../../../timer/constants.ts';
import type { Zone } from '../../../training/pace/types.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { type BuiltBlock, likelySeconds } from '../conditioning/block.ts';
import { athleteOf } from '../endurance/athlete.ts';
import { easyAfter, splitEasy, warmUpTo } from '../endurance/edges.ts';
import { modeFacts, modeOf } from '../endurance/modes.ts';
import { aim, type Session } from '../endurance/session.ts';
import { atTarget } from '../endurance/targets.ts';
import { tryMode } from '../endurance/way.ts';
import { lengthText, sentence } from '../endurance/words.ts';
import type { SessionParts } from '../parts.ts';

const hardKinds: readonly FormatId[] = ['intervals', 'distance_reps', 'amrap', 'for_time'];

/** A benchmark that is rowed, run or ridden all along; null where it is anything else. */
export function wayOf(context: PlanContext, built: readonly BuiltBlock[]): Session | null {
  const blocks = built.map(({ block }) => block);
  if (!blocks.every(({ kind }) => hardKinds.includes(kind))) return null;
  const items = blocks.flatMap((block) => block.items);
  const [mode, ...others] = new Set(items.map(({ exerciseId = '' }) => modeOf(exerciseId)));
  if (mode === undefined || others.length > 0) return null;
  const { way } = tryMode(mode, context.request, true);
  if (!way) return null;
  return {
    ...way,
    athlete: athleteOf(context.request, context.nowMs),
    archetype: 'vo2',
    totalSeconds: context.totalSeconds,
    isTimed: isTimeAsked(context.request),
    isTimeSaid: context.request.minutes.source === 'text',
  };
}

/** Shorter pieces are run faster than any pace that lasts. */
const sprintSeconds = 15;
/** Pieces on end are held as long as they last. */
const longestHard = 20 * 60;
const longestTempo = 75 * 60;

function zoneOf({ rpe = 8 }: Exercise, seconds: number): Zone {
  if (rpe <= 4) return 'E';
  if (rpe <= 6) return 'S';
  if (seconds <= sprintSeconds) return 'R';
  if (rpe < 8) return 'T';
  if (seconds <= longestHard) return 'I';
  return seconds <= longestTempo ? 'T' : 'S';
}

/** How long one piece takes, by its clock or by its metres. */
function pieceSeconds(session: Session, { duration, distanceMeters }: Exercise): number {
  if (distanceMeters === undefined) return duration ?? 0;
  return (aim(session, 'I').secondsPerKm * distanceMeters) / 1000;
}

/** What one does until the next piece: '3 min easy rowing at 2:20–2:30/500 m'. */
function betweenText(session: Session, { restSeconds = 0 }: Block): string {
  if (restSeconds <= 0) return '';
  const easy = aim(session, 'E');
  const words = easy.pace ? atTarget(easy) : '';
  return ` ${lengthText(restSeconds)} ${modeFacts[session.mode].recovery}${words} between.`;
}

function withTarget(session: Session, block: Block, item: Exercise): Exercise {
  const seconds = pieceSeconds(session, item);
  const { pace, heartRate, words } = aim(session, zoneOf(item, seconds), { repSeconds: seconds });
  if (!pace && !heartRate) return item;
  const said = [sentence(words), item.description].filter(Boolean).join('; ');
  return {
    ...item,
    ...(pace && { pace }),
    ...(heartRate && { heartRate }),
    instructions: `${said}.${betweenText(session, block)}`,
  };
}

/** The pieces with the pace of a race that was told, or the pulse of an age. */
export function withTargets(session: Session, built: readonly BuiltBlock[]): BuiltBlock[] {
  return built.map((one) => ({
    ...one,
    block: {
      ...one.block,
      items: one.block.items.map((item) => withTarget(session, one.block, item)),
    },
  }));
}

/** Ten easy minutes before and five after, on the same machine or road. */
const easySeconds = 900;
const shareBefore = 2 / 3;
const leastEasy = 240;

export function easyAround(
  session: Session,
  built: readonly BuiltBlock[],
  asked: number | null,
): Pick<SessionParts, 'warmup' | 'cooldown'> {
  const body = introduction.seconds + likelySeconds(built.map(({ block }) => block));
  const easy = asked === null ? easySeconds : Math.max(leastEasy, Math.round(asked - body));
  const { before, after } = splitEasy(session, easy, shareBefore);
  return { warmup: warmUpTo(session, before), cooldown: easyAfter(session, after) };
}
