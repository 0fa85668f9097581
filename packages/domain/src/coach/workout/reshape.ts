import { changeItem, changeRounds, doseOf, roundsOf } from '../../planner/edit/edit-dose.ts';
import { readRuns } from '../../planner/edit/edit-runs.ts';
import { expectedSeconds } from '../../planner/layout/expected.ts';
import { isMinor, isSenior } from '../../planner/legal/caps.ts';
import { limitHardWork } from '../../planner/legal/effort.ts';
import type { Request } from '../../planner/request.ts';
import { fold } from '../../reading/engine/tokens.ts';
import { read } from '../../reading/read.ts';
import { mapItems } from '../../workout/map-items.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Block, Workout } from '../../workout/types.ts';
import { cuesIn } from '../turn/cues.ts';
import { isReshaped, timedRest } from '../turn/signs/reshape-signs.ts';

/** What is to be different about the sets of a session: its exercises stay. */
export type Reshape =
  | { of: 'rest'; share: number; seconds: number | null }
  | { of: 'sets'; count: number | null };

const shares = { half: 0.5, less: 0.7, more: 1.35 } as const;
const half = /\b(?:half|halve|halb\w*|mitad|moitie|dimezz\w*|meta|metade|deux fois moins)\b/;
const inSeconds =
  /(?<![\d.,x×])(\d{2,3})\s*(?:s|secs?|seconds?|sek|sekunden?|segs?|segundos?|secondes?|secondi)\b/;
const counted =
  /(?<![\d.,])([2-9]|10)\s+(?:sets|rounds|series|saetze|satze|runden|tours|serie|giri|rodadas|rondas|vueltas|voltas)\b/;

/** Null where a change asks for something else than more sets or another rest. */
export function reshapeAsked(change: string): Reshape | null {
  const cues = cuesIn(change);
  if (!isReshaped(cues, { text: change, claims: read(change).claims })) return null;
  const plain = fold(change).text.toLowerCase();
  const isOfRest = cues.has('reshape', 'lessRest', 'moreRest') || timedRest.test(change);
  const seconds = isOfRest ? inSeconds.exec(plain)?.[1] : undefined;
  if (isOfRest && !cues.has('reshape', 'moreSets')) {
    const isLess = cues.has('reshape', 'lessRest');
    const share = isLess ? (half.test(plain) ? shares.half : shares.less) : shares.more;
    return { of: 'rest', share, seconds: seconds === undefined ? null : Number(seconds) };
  }
  const count = counted.exec(plain)?.[1];
  return { of: 'sets', count: count === undefined ? null : Number(count) };
}

const restLimits = { min: 10, max: 300 };
const toFive = (seconds: number) => Math.round(seconds / 5) * 5;

function withRests(
  workout: Workout,
  { share, seconds }: Extract<Reshape, { of: 'rest' }>,
): Workout {
  const next = (rest: number): number =>
    rest === 0 ? 0 : clamp(seconds ?? toFive(rest * share), restLimits);
  const own = (rest: number | undefined) => (rest === undefined ? undefined : next(rest));
  const items = mapItems(workout, (item) => {
    if (item.type === 'rest' && item.duration !== undefined)
      return { ...item, duration: next(item.duration) };
    if (item.type !== 'exercise' || item.role === 'ramp') return item;
    const between = own(item.restBetweenSets);
    const after = own(item.restAfter);
    return {
      ...item,
      ...(between !== undefined && { restBetweenSets: between }),
      ...(after !== undefined && { restAfter: after }),
    };
  });
  // Between two moves that are done in turn there is only the change from one to the other.
  const isChange = ({ kind }: Block) => kind === 'superset' || kind === 'giant_set';
  const blocks = items.play?.blocks.map((block): Block => {
    const rest = isChange(block) ? undefined : own(block.restSeconds);
    const between = own(block.restBetween);
    return {
      ...block,
      ...(rest !== undefined && { restSeconds: rest }),
      ...(between !== undefined && { restBetween: between }),
    };
  });
  const rounds = own(items.restBetweenRounds);
  return {
    ...items,
    ...(blocks && { play: { ...items.play, blocks } }),
    ...(rounds !== undefined && { restBetweenRounds: rounds }),
  };
}

const mostSets = 8;

function withSets(workout: Workout, count: number | null): Workout {
  const { rounds } = roundsOf(workout);
  if (rounds !== undefined && rounds > 1)
    return changeRounds(workout, { rounds: count ?? rounds + 1 });
  const body = readRuns(workout).filter(({ section }) => section === 'body');
  return body.reduce((changed, { index }) => {
    const { sets } = doseOf(workout, index);
    return sets === undefined
      ? changed
      : changeItem(changed, index, { sets: Math.min(mostSets, count ?? sets + 1) });
  }, workout);
}

/** '4×6' in a title is no longer what is done. */
const withoutDose = (title: string | undefined): string | undefined =>
  title?.replace(/ \d+\s?[×x]\s?\d+(?:[–-]\d+)?/g, '').replace(/ \d+\/\d+(?=:)/, '');

/** The session with other rests or sets, as long as it then takes; null where it has none to change. */
export function reshaped(before: Workout, asked: Reshape, request: Request): Workout | null {
  // Whose rests or sets an age or an illness limits has them planned anew.
  if (isSenior(request) || isMinor(request) || request.conditions.length > 0) return null;
  const dosed = asked.of === 'rest' ? withRests(before, asked) : withSets(before, asked.count);
  const seconds = expectedSeconds(dosed);
  if (seconds === expectedSeconds(before)) return null;
  const title = withoutDose(dosed.title);
  const timed: Workout = {
    ...dosed,
    ...(title !== undefined && { title }),
    estimatedDuration: Math.max(1, Math.round(seconds / 60)),
  };
  return limitHardWork(timed, request);
}
