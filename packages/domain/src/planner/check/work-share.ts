import { needsFullRest } from '../dose/dose.ts';
import { secondsFor } from '../dose/reps.ts';
import { hasBlocks } from '../layout/block-times.ts';
import { onlyList } from '../layout/body-for.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { formatFor } from '../layout/format-for.ts';
import { leastWork, leastWorkInSets } from '../legal/idleness.ts';
import type { Request } from '../request.ts';
import { isEnduranceRequest } from '../session/endurance/kind.ts';
import type { Problem } from './report.ts';
import type { Subject, SubjectItem } from './subject.ts';

/** In an EMOM the minute is the window, the reps are the work. */
function workSecondsOf({ exercise, steps }: SubjectItem, isEmom: boolean): number {
  return steps.reduce((sum, { duration, likelySeconds, reps }) => {
    const isCounted = isEmom && exercise !== undefined && reps !== undefined;
    const counted = isCounted ? secondsFor(exercise, reps) : duration;
    return sum + Math.min(likelySeconds ?? duration, counted);
  }, 0);
}

/** What is done of the main part, in seconds. */
function workOf({ style, body }: Subject): number {
  const played = style === 'compound' ? body.slice(0, 1) : body;
  return played.reduce((sum, item) => sum + workSecondsOf(item, style === 'emom'), 0);
}

function bodySecondsOf({ steps }: Subject): number {
  return steps
    .filter(({ type }) => type === 'exercise' || type === 'rest')
    .reduce((sum, { duration, likelySeconds }) => sum + (likelySeconds ?? duration), 0);
}

function leastShare({ request, body }: Subject): number {
  const { format } = formatFor(request);
  if (format !== 'sets') return leastWork[format];
  const sets = body.reduce((sum, { steps }) => sum + steps.length, 0);
  const heavy = body
    .filter(({ exercise }) => exercise && needsFullRest(exercise))
    .reduce((sum, { steps }) => sum + steps.length, 0);
  return leastWorkInSets(request.goal.value, sets === 0 ? 0 : heavy / sets);
}

/** The least share of the session that is its main part. */
const leastBody = 0.4;

function statesFrame({ body, warmUp, coolDown, exerciseCount }: Request): boolean {
  const { minutes, rounds, sets } = body.value;
  return [minutes, rounds, sets, warmUp, coolDown, exerciseCount].some((one) => one !== undefined);
}

/** A session that is mostly rest, or mostly warm-up, is none. What the user wrote out is theirs. */
export function findIdleness(subject: Subject): Problem[] {
  const { request, workout, steps } = subject;
  const { restSeconds, workSeconds } = request.body.value;
  const bodySeconds = bodySecondsOf(subject);
  // Easy running before and after the hard part is training too.
  if (isEnduranceRequest(request) || workout.benchmark) return [];
  if (onlyList(request) || hasBlocks(request) || bodySeconds === 0) return [];
  const work = workOf(subject);
  const minutes = (seconds: number) => Math.round(seconds / 60);
  const isOwnBeat = [restSeconds, workSeconds, request.exerciseCount].some(
    (one) => one !== undefined,
  );
  // Of sets the rest between them is part of the work, as a lifter counts.
  const isOfBlocks = subject.style === 'blocks';
  if (!isOwnBeat && !isOfBlocks && work / bodySeconds < leastShare(subject)) {
    return [{ words: `Only ${minutes(work)} of ${minutes(bodySeconds)} minutes are work.` }];
  }
  const total = expectedSeconds(workout, steps);
  if (!statesFrame(request) && bodySeconds / total < leastBody) {
    return [{ words: `Only ${minutes(bodySeconds)} of ${minutes(total)} minutes are training.` }];
  }
  return [];
}
