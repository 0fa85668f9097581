import { exerciseById } from '../../exercise/library.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Block } from '../../workout/types.ts';
import { hasFocus, servesRequest, wantedMuscles } from '../dose/targets.ts';
import { blockTimes, hasBlocks } from '../layout/block-times.ts';
import { bodyFor, onlyList } from '../layout/body-for.ts';
import { fitsFormat, isCountable } from '../layout/choose.ts';
import { formatFor } from '../layout/format-for.ts';
import { makePool } from '../layout/pool.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { isLanding, sparesLandings } from '../legal/landing.ts';
import { isWithinLevel, judge } from '../legal/legal.ts';
import { isCareful } from '../session/conditioning/kind.ts';
import { isEnduranceRequest } from '../session/endurance/kind.ts';
import { focusShare, wantedFocusShare, wantedKindShare } from './focus-share.ts';
import type { Problem } from './report.ts';
import type { Subject } from './subject.ts';

/** Rounds as the timer plays them: the highest number a step carries. */
function playedRounds({ style, steps, workout }: Subject): number {
  if (style === 'tabata') {
    const work = steps.filter(({ type }) => type === 'exercise');
    const names = new Set(work.map(({ exerciseName }) => exerciseName));
    return names.size === 0 ? 0 : Math.round(work.length / names.size);
  }
  const played = Math.max(0, ...steps.map(({ totalRounds }) => totalRounds ?? 0));
  return played || (workout.totalRounds ?? 1);
}

function roundProblems(subject: Subject): Problem[] {
  const { rounds, minutes } = bodyFor(subject.request).body;
  const { format } = formatFor(subject.request);
  if (format === 'emom') {
    const played = subject.steps.filter(({ type }) => type === 'exercise').length;
    if (minutes === undefined || played === minutes) return [];
    return [{ words: `The EMOM has ${played} minutes, not ${minutes}.` }];
  }
  const roundless = format === 'sets' || format === 'pyramid';
  if (rounds === undefined || roundless) return [];
  const played = playedRounds(subject);
  return played === rounds ? [] : [{ words: `It has ${played} rounds, not ${rounds}.` }];
}

const bodyTypes = ['exercise', 'rest'];

/** A block of a stated length, as near as whole rounds and blocks come to it. */
function blockProblems({ request, steps, style }: Subject): Problem[] {
  const { minutes } = bodyFor(request).body;
  if (minutes === undefined || style === 'emom' || style === 'compound') return [];
  const played = steps
    .filter(({ type }) => bodyTypes.includes(type))
    .reduce((sum, { duration }) => sum + duration, 0);
  const isNear = Math.abs(played - minutes * 60) <= Math.max(75, minutes * 9);
  return isNear
    ? []
    : [{ words: `Its block has ${Math.round(played / 60)} minutes, not ${minutes}.` }];
}

function levelProblems(subject: Subject): Problem[] {
  const { levels } = bodyFor(subject.request).body;
  if (!levels || formatFor(subject.request).format !== 'pyramid') return [];
  const first = subject.body[0];
  const played = first?.steps.map(({ reps }) => reps) ?? [];
  const same = played.length === levels.length && levels.every((level, i) => played[i] === level);
  return same ? [] : [{ words: `Its levels are not ${levels.join(', ')}.` }];
}

/** A wish that is unsafe, out of reach or beyond the format is answered by a swap instead. */
function canBeIncluded(id: string, { request }: Subject): boolean {
  const exercise = exerciseById(id);
  if (!exercise || judge(exercise, request).offence !== null) return false;
  if (!isWithinLevel(exercise, request)) return false;
  const { traits } = formatDefinitions[formatFor(request).format];
  return traits.work !== 'reps' || isCountable(exercise);
}

function wishedProblems(subject: Subject): Problem[] {
  const present = new Set(subject.items.map(({ exercise }) => exercise?.id));
  return subject.request.mustInclude.value
    .filter((id) => !present.has(id) && canBeIncluded(id, subject))
    .filter((id) => !subject.body.some(({ exercise }) => exercise && sparesLandings(id, exercise)))
    .map((id) => ({ words: `${exerciseById(id)?.name ?? id} was asked for and is missing.` }));
}

/** Enough of it for what was asked for, as far as there is enough that is legal here. */
/** Sessions of these kinds have moves of their own, whatever part was asked for; a receipt says so. */
const ownKinds: readonly string[] = [
  'prenatal',
  'postpartum',
  'senior',
  'youth',
  'power',
  'olympic',
];

function focusProblems(subject: Subject): Problem[] {
  const { request, workout } = subject;
  const isOther = request.goal.value === 'mobility' || request.cardio || onlyList(request);
  // A sport or a skill says by itself what it trains.
  const isOwn = request.sport || request.skillGoals || request.named;
  const isOwnKind = ownKinds.includes(workout.archetype ?? '') || isCareful(request);
  if (!hasFocus(request) || isOther || isOwn || isOwnKind) return [];
  const share = focusShare(subject);
  const least = wantedMuscles(request).size > 0 ? wantedFocusShare : wantedKindShare;
  if (share >= least || focusShare(subject, true) >= least || isAllThereIs(subject)) return [];
  const few = share === 0 ? 'None' : 'Too few';
  return [{ words: `${few} of the sets are for what you asked for.` }];
}

/** More of it than this workout has is not to be had within the limits. */
function isAllThereIs({ request, body }: Subject): boolean {
  const { format } = formatFor(request);
  const legal = makePool(request).body.filter(
    ({ exercise }) =>
      servesRequest(exercise, request) && fitsFormat(exercise, format) && !isLanding(exercise),
  );
  const own = new Set(body.map(({ exercise }) => exercise?.id));
  // Named by the user, they stand before the focus.
  const named = request.mustInclude.value.filter((id) => own.has(id)).length;
  const left = legal.filter(({ exercise }) => !own.has(exercise.id)).length;
  return left === 0 || named * 2 > own.size;
}

function countProblems({ request, body }: Subject): Problem[] {
  const { moves } = bodyFor(request).body;
  // A calm flow has as many poses as it has minutes for, which is said.
  const isCalm = request.goal.value === 'mobility';
  if (request.exerciseCount === undefined || moves === undefined || request.cardio || isCalm) {
    return [];
  }
  const played = new Set(body.map(({ item, exercise }) => exercise?.id ?? item.name)).size;
  return played === moves ? [] : [{ words: `It has ${played} exercises, not ${moves}.` }];
}

function edgeProblems({ request, items }: Subject): Problem[] {
  const has = (...types: string[]) => items.some(({ item }) => types.includes(item.type));
  const problems: Problem[] = [];
  if (request.warmUp?.value.length === 'none' && has('warmup', 'pre-workout')) {
    problems.push({ words: 'It has a warm-up, which you did not want.' });
  }
  if (request.coolDown?.value.length === 'none' && has('cooldown')) {
    problems.push({ words: 'It has a cool-down, which you did not want.' });
  }
  return problems;
}

/** Each part has a block or a phase of its own, in the order of the words. */
function orderProblems({ request, workout }: Subject): Problem[] {
  const names = blockTimes(request).blocks.map(({ name }) => name);
  if (workout.play) {
    const parts = workout.play.blocks.filter(({ items }) => items.some(isWorkItem)).length;
    return parts >= names.length ? [] : [{ words: `It has ${parts} parts, not ${names.length}.` }];
  }
  const played = (workout.phases ?? [])
    .filter(({ exercises }) => exercises.some(({ type }) => type === 'exercise'))
    .map(({ name }) => name);
  const isKept = played.length === names.length && names.every((name, i) => played[i] === name);
  return isKept ? [] : [{ words: `Its parts are not ${names.join(', then ')}.` }];
}

/** What was said of the block: its minutes, its rounds, its ladder. */
function playedProblems({ request }: Subject, blocks: readonly Block[]): Problem[] {
  const { minutes, rounds, levels } = bodyFor(request).body;
  const has = (holds: (block: Block) => boolean) => blocks.some(holds);
  const isOff = (block: Block) => block.minutes !== undefined && block.minutes !== minutes;
  // Rounds with a theme of their own stand one after the other.
  const countOf = ({ rounds: told = 1, items }: Block) => (told === 1 ? items.length : told);
  const isOther = (block: Block) => block.rounds !== undefined && countOf(block) !== rounds;
  const sameLevels = ({ ladder }: Block) => ladder?.join() === levels?.join();
  return [
    ...(minutes !== undefined && has(isOff) && !has((block) => block.minutes === minutes)
      ? [{ words: `Its block does not have ${minutes} minutes.` }]
      : []),
    ...(rounds !== undefined && has(isOther) && !has((block) => countOf(block) === rounds)
      ? [{ words: `It does not have ${rounds} rounds.` }]
      : []),
    ...(levels && has(({ ladder }) => ladder !== undefined) && !has(sameLevels)
      ? [{ words: `Its levels are not ${levels.join(', ')}.` }]
      : []),
  ];
}

export function findWishProblems(subject: Subject): Problem[] {
  // Runs, rides and rows are laid out by their own tables, which say what they changed.
  if (isEnduranceRequest(subject.request)) return edgeProblems(subject);
  if (hasBlocks(subject.request)) {
    return [...orderProblems(subject), ...wishedProblems(subject), ...edgeProblems(subject)];
  }
  const { play } = subject.workout;
  return [
    ...(play
      ? playedProblems(subject, play.blocks)
      : [...roundProblems(subject), ...blockProblems(subject), ...levelProblems(subject)]),
    ...wishedProblems(subject),
    ...focusProblems(subject),
    ...countProblems(subject),
    ...edgeProblems(subject),
  ];
}
