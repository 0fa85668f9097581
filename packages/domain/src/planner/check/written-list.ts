import { exerciseById } from '../../exercise/library.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import { onlyList } from '../layout/body-for.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { formatFor } from '../layout/format-for.ts';
import { sparesLandings } from '../legal/landing.ts';
import { isWithinNamed, judge } from '../legal/legal.ts';
import type { Request } from '../request.ts';
import { isEnduranceRequest } from '../session/endurance/kind.ts';
import type { Problem } from './report.ts';
import type { Subject, SubjectItem } from './subject.ts';

/** Beyond this a list has no frame but padding. */
const longestFrameShare = 0.5;
const frameTypes = ['warmup', 'cooldown'];

/** A list that the minutes do not hold, or that does not fill them, takes the time it takes. */
export function setsItsOwnTime({ request, workout, steps }: Subject): boolean {
  // So do a distance, pieces whose number was said, and a workout that is known by its name.
  const isCounted = request.body.value.rounds !== undefined && isEnduranceRequest(request) !== null;
  const { body, minutes } = request;
  const isSaid = minutes.source === 'text' && minutes.quote !== body.quote;
  const isBlock = body.value.minutes !== undefined && !isSaid;
  const isWhole = request.exerciseCount !== undefined && body.value.rounds !== undefined;
  const isOwn = isWhole || request.distances || request.named || isCounted || isBlock;
  if (workout.play && isOwn) return true;
  if (!onlyList(request)) return false;
  const frame = steps
    .filter(({ type }) => frameTypes.includes(type))
    .reduce((sum, { duration }) => sum + duration, 0);
  return frame <= Math.max(240, expectedSeconds(workout, steps) * longestFrameShare);
}

/** What may not stand is answered by a swap, in its place. */
function mayStand({ exerciseId }: WrittenItem, request: Request): boolean {
  const exercise = exerciseById(exerciseId);
  if (!exercise || judge(exercise, request).offence !== null) return false;
  // A known workout is scaled to the athlete, what they wrote themselves is not.
  return request.named === undefined || isWithinNamed(exercise, request);
}

/** Written-out Tabata rounds name an exercise again and again. */
function withoutRepeats(body: readonly SubjectItem[], isTabata: boolean): SubjectItem[] {
  return body.filter(
    ({ exercise }, i) => !isTabata || i === 0 || body[i - 1]?.exercise?.id !== exercise?.id,
  );
}

function amountProblem(
  asked: WrittenItem,
  { item, steps }: SubjectItem,
  subject: Subject,
): boolean {
  const { format } = formatFor(subject.request);
  const hasLevels = format === 'pyramid' || format === 'tabata';
  const step = steps[0];
  if (!step || hasLevels || format === 'compound') return false;
  if (asked.seconds !== undefined && format !== 'emom') return step.duration !== asked.seconds;
  // A heavy set, a complex and a range are written in words of their own.
  if (asked.isTop || asked.complex || asked.repsTo !== undefined) return false;
  const reps = item.reps ?? step.reps ?? 0;
  // A hundred may be done in tens.
  const isSplit = asked.sets === undefined && reps * steps.length === asked.reps;
  if (asked.reps !== undefined && reps !== asked.reps && !isSplit) return true;
  return format === 'sets' && asked.sets !== undefined && steps.length !== asked.sets;
}

/** The written workout to the letter: its exercises, their order, sets, reps and seconds. */
export function findListProblems(subject: Subject): Problem[] {
  const { request, body, style } = subject;
  const list = onlyList(request);
  if (!list) return [];
  const played = withoutRepeats(body, style === 'tabata');
  const wanted = list.items.filter(({ exerciseId }) => exerciseById(exerciseId));
  if (played.length > wanted.length) return [{ words: 'It adds to the list you wrote.' }];
  const isWhole = played.length === wanted.length;
  return wanted.flatMap((asked, place) => {
    if (!mayStand(asked, request)) return [];
    const name = exerciseById(asked.exerciseId)?.name ?? asked.quote;
    const own = isWhole
      ? played[place]
      : played.find(({ exercise }) => exercise?.id === asked.exerciseId);
    if (own?.exercise && sparesLandings(asked.exerciseId, own.exercise)) return [];
    if (own?.exercise?.id !== asked.exerciseId) {
      return [{ words: `${name} is not where you wrote it.` }];
    }
    const isOff = amountProblem(asked, own, subject);
    return isOff ? [{ words: `${name} is not as you wrote it.`, itemIndex: own.index }] : [];
  });
}
