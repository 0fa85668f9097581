import type { Exercise } from '../../../../workout/types.ts';
import type { SessionParts } from '../../parts.ts';
import { legalWalk } from '../edges.ts';
import { type LaidEffort, layToFit } from '../fit.ts';
import { asCooldown, asWarmup, piece } from '../items.ts';
import { aim, type Session } from '../session.ts';
import { runWalk } from '../tables.ts';
import { lengthText, minutesText } from '../words.ts';

/** A single run grows by a tenth at most. */
const growth = 1.1;
const minute = 60;

/** Seconds of running when the session asks for more than this body is used to; null otherwise. */
export function longestAllowed({ athlete, totalSeconds }: Session): number | null {
  const { isRunner, longestRun, level } = athlete;
  if (longestRun !== undefined) {
    const most = Math.floor((longestRun * growth) / 30) * 30;
    return totalSeconds - 4 * minute > most ? Math.max(most, runWalk.new.most) : null;
  }
  if (isRunner) return null;
  return level === 'beginner' ? runWalk.new.most : runWalk.again.most;
}

interface Turns {
  count: number;
  run: number;
  walk: number;
}

const longPart = 12 * minute;
const toHalfMinute = (seconds: number): number => Math.max(30, Math.floor(seconds / 30) * 30);

/** Two long parts for those who run, many short ones for those who begin. */
function turnsFor({ athlete }: Session, most: number, open: number): Turns {
  const { longestRun, level } = athlete;
  if (longestRun !== undefined && longestRun >= longPart) {
    const walk = 2 * minute;
    const run = Math.min(most / 2, (open - 2 * walk) / 2);
    return { count: 2, run: Math.floor(run / 30) * 30, walk };
  }
  const usual = level === 'beginner' ? runWalk.new : runWalk.again;
  // Parts as long as the longest so far, and more than one of them.
  const run = longestRun === undefined ? usual.run : toHalfMinute(longestRun);
  const walk = longestRun === undefined ? usual.walk : Math.max(minute, toHalfMinute(run * 0.75));
  const count = Math.min(Math.floor(most / run), Math.floor(open / (run + walk)));
  return { count: Math.max(1, count), run, walk };
}

const edgeFor = (totalSeconds: number): number =>
  totalSeconds <= 600 ? minute : totalSeconds <= 1260 ? 3 * minute : 5 * minute;

/** More of it stands before than after where it is long. */
const longWalk = 15 * minute;

function walkItem(session: Session, seconds: number, instructions: string): Exercise {
  const { pace: _pace, heartRate: _beats, ...target } = aim(session, 'E');
  return piece(legalWalk(session) ?? session.candidate, target, {
    name: 'Brisk walk',
    duration: seconds,
    role: 'easy',
    instructions,
  });
}

/** Running up to what the body is used to, the rest walked. */
export function buildRunWalk(session: Session, most: number): Omit<SessionParts, 'archetype'> {
  const { totalSeconds, athlete } = session;
  const edge = edgeFor(totalSeconds);
  const open = totalSeconds - 60 - edge - minute;
  const { count, run, walk } = turnsFor(session, most, open);
  const easy = aim(session, 'E', { isMain: true });
  const title = `Run and walk ${minutesText(totalSeconds)}`;
  const lay = (walked: number): LaidEffort => {
    const extra = Math.max(0, walked - longWalk);
    const before = edge + Math.floor(extra / 2 / minute) * minute;
    const after = walked - (before - edge);
    return {
      warmup: [asWarmup(walkItem(session, before, 'Walk briskly to get warm.'))],
      blocks: [
        {
          kind: 'intervals',
          title: `${count} × (${lengthText(run)} run, ${lengthText(walk)} walk)`,
          items: [
            piece(session.candidate, easy, {
              name: 'Easy run',
              duration: run,
              instructions: `${lengthText(run)} so slow that you can speak in whole sentences.`,
            }),
            walkItem(session, walk, 'Walk on briskly until you are ready again.'),
          ],
          rounds: count,
          restSeconds: 0,
          score: 'done',
        },
      ],
      cooldown: [asCooldown(walkItem(session, after, 'Walk the rest of your time.'))],
    };
  };
  const { laid } = layToFit(totalSeconds, { guess: minute, least: 15, most: 7200 }, lay);
  const running = minutesText(count * run);
  const honesty =
    athlete.longestRun === undefined
      ? [`I took it that you are not running now: ${running} of running, the rest walked.`]
      : [
          `${running} of running, at most a tenth over your longest; the rest of your ${minutesText(totalSeconds)} is walked.`,
        ];
  return {
    title,
    ...laid,
    honesty,
    coaching: [
      'Whole sentences while you run; slower is right.',
      'Walk the hills.',
      'A pain that makes you limp ends the run: walk home.',
    ],
  };
}
