import { clockText } from '../../../training/pace/words.ts';
import { countText } from '../../../workout/words.ts';
import { readHorizonWeeks } from '../../goal/horizon.ts';
import { cuesIn } from '../cues.ts';
import { allTold } from '../recall/recollect.ts';
import { isDatedAim } from '../signs/wish-signs.ts';
import { numberOf, rounded, type Sum } from '../sums/figures.ts';
import type { Turn } from '../turn.ts';
import { liftByDate, repsByDate } from './goals.ts';

const asked =
  /\b(?:how (?:far|close|much (?:more|further))|far off|am i (?:far|close|on track)|on track|realistic|will i (?:make|get|reach|manage)|possible|doable|too ambitious|a stretch)\b/i;

/** The latest aim with a number in it, as it was told. */
function goalTold(turn: Turn): string | null {
  const told = allTold(turn)
    .map(({ clause }) => clause)
    .filter((clause) => {
      const cues = cuesIn(clause);
      return /\d/.test(clause) && (cues.has('story', 'goal', 'target', 'aim') || isDatedAim(cues));
    });
  const known = turn.knowledge.learned.find(
    ({ slot, value }) => slot === 'goal' && /\d/.test(value),
  );
  return told.at(-1) ?? known?.source ?? known?.value ?? null;
}

const kilometres = /\b(\d{1,2}(?:[.,]\d)?)\s?(?:k|km)\b|\b(half)\b|\b(marathon)\b/i;
const inMinutes =
  /\b(?:under|sub|below|in|to|of)[\s-]*(?:under |sub )?(\d{1,3})(?::(\d{2}))?(?!\s?(?:k\b|km|kg|weeks?|months?|days?))/i;
const clock = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?\b/;

function secondsOf(
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number {
  return seconds === undefined
    ? Number(hours) * 60 + Number(minutes)
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** What people with some months of running behind them take off their time in a week. */
const weeklyGain = { usual: 0.003, best: 0.005 };
const weeksUnsaid = 16;

/** A time over a distance, and the best so far. */
function timeTowards(goal: string, { text, knowledge }: Turn) {
  const [, , half, marathon] = kilometres.exec(goal) ?? [];
  const km = half ? 21.1 : marathon ? 42.2 : numberOf(kilometres.exec(goal)?.[1]);
  const [, minutes, seconds = '0'] = inMinutes.exec(goal.replace(kilometres, ' ')) ?? [];
  const said = clock.exec(text);
  const now = said ? secondsOf(said[1], said[2], said[3]) : Number.NaN;
  const wanted = Number(minutes) * 60 + Number(seconds);
  if (!(km > 0) || !(wanted > 0) || !(now > 0)) return null;
  const share = (now - wanted) / now;
  if (share <= 0) return { say: ['Yes: your best is there already.'] };
  if (share > 0.5) return null;
  const weeks = readHorizonWeeks(goal, knowledge.now);
  const span = weeks ?? weeksUnsaid;
  const verdict =
    share <= weeklyGain.usual * span
      ? 'Yes, that is realistic'
      : share <= weeklyGain.best * span
        ? 'Yes, but it is ambitious'
        : 'Not quite by then';
  const likely = now * (1 - Math.min(share, weeklyGain.usual * span));
  const within = countText(Math.floor(span), 'week');
  return {
    say: [
      `${verdict}: from ${clockText(now)} to ${clockText(wanted)} is ${clockText(now - wanted)} or ${rounded(share * 100)} %, with ${within} for it.`,
      share <= weeklyGain.best * span
        ? `Three or four runs a week: one long and easy, one with repeats at ${clockText(wanted / km)} per km, the rest slow.`
        : `About ${clockText(likely)} is likelier; then the rest in the next block.`,
    ],
  };
}

/** 'How far off am I at 82.5 for 3?': measured against the goal that was told before. */
export const towardsGoal: Sum = (turn) => {
  if (!asked.test(turn.text)) return null;
  const goal = goalTold(turn);
  const numbers = `${goal ?? ''} ${turn.text}`.match(/\d+/g) ?? [];
  if (goal === null || numbers.length < 2 || turn.text.includes(goal)) return null;
  const joined: Turn = {
    ...turn,
    text: `${goal}, now at ${turn.text}${turn.text.includes('?') ? '' : '?'}`,
  };
  return timeTowards(goal, turn) ?? liftByDate(joined) ?? repsByDate(joined);
};
