import { equipmentCatalogue } from '../../profile/equipment.ts';
import type { FocusArea, Format } from '../../reading/vocabulary.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { Workout } from '../../workout/types.ts';
import type { PlanContext } from '../context.ts';
import { distanceText, timeText } from '../dose/distance.ts';
import { hasBlocks } from '../layout/block-times.ts';
import { isSteady } from '../layout/cardio.ts';
import type { Candidate } from '../layout/pool.ts';
import type { Request } from '../request.ts';
import { diceFor } from '../seeded.ts';
import { shortName } from '../session/title.ts';
import { isNoKit } from '../settle/bare-kit.ts';
import {
  attributeNames,
  conditionNames,
  focusInTitle,
  formatNames,
  formatSuits,
  goalNames,
  listWords,
  regionNames,
} from './words.ts';

/** The user's own limits, as they would say them. */
function constraintWords(request: Request, minutes = request.minutes.value): string[] {
  const active = request.injuries.filter(({ status }) => status === 'active');
  return [
    `${minutes} minutes`,
    ...active.map(({ region, side }) =>
      side && side !== 'both'
        ? `your ${side} ${regionNames[region]}`
        : `your ${regionNames[region]}`,
    ),
    ...request.conditions.map(({ condition }) => conditionNames[condition]),
    ...request.excludedAttributes.value.map((name) => `no ${attributeNames[name]}`),
    ...(request.maxNoise.value === 0 ? ['quiet'] : []),
    ...(request.space.source === 'text' && request.space.value === 'mat' ? ['little room'] : []),
    ...kitWords(request),
    `${request.level.value} level`,
  ];
}

function kitWords({ equipment }: Request): string[] {
  const kit = equipment.value.filter((id) => !isNoKit(id));
  return kit.length === 0 ? ['no kit'] : kit.slice(0, 3).map((id) => equipmentCatalogue[id].words);
}

function areaOf(focus: readonly FocusArea[]): string | undefined {
  const parts = focus.filter((area) => area !== 'full_body');
  const [first] = parts;
  if (first === undefined) return undefined;
  // 'Chest and Back' is both; more than two are no title.
  return parts.length === 2
    ? parts.map((area) => focusInTitle[area]).join(' and ')
    : focusInTitle[first];
}

function kindOf({ request, format, body }: PlanContext): string {
  if (request.goal.value === 'mobility') return 'Mobility';
  return body.isPaired && format === 'rounds' ? 'Supersets' : formatNames[format];
}

const mostNames = 4;

/** What it is and what is in it: 'Circuit: goblet squat, push-up, row'. */
function titleFor(context: PlanContext, chosen: readonly Candidate[]): string {
  const { request } = context;
  const area = areaOf(request.focus.value);
  const kind = kindOf(context);
  const minutes = Math.round(context.totalSeconds / 60);
  if (request.goal.value === 'mobility') {
    return area ? `${area} mobility, ${minutes} min` : `Mobility flow, ${minutes} min`;
  }
  const names = [...new Set(chosen.map(({ exercise }) => shortName(exercise.id)))];
  const listed = names.slice(0, mostNames).join(', ');
  return listed === '' ? kind : `${kind}: ${listed}`;
}

function changeWords(chosen: readonly Candidate[]): string | null {
  const changed = chosen.filter(({ modifications }) => modifications.length > 0);
  if (changed.length === 0) return null;
  const names = listWords(changed.slice(0, 3).map(({ exercise }) => exercise.name));
  return `${names}: see the note on how to keep it kind to you.`;
}

const closers = [
  'Start easy. Let the first round tell you how the day is.',
  'Move well first, then move more.',
  'One step at a time. The clock does the counting.',
  'Breathe, keep your form, and finish with a little left.',
  'You only have to do the next step.',
  'Good reps count. Rushed ones do not.',
] as const;

function loadWords(workout: Workout): string | null {
  const notes = workout.workout
    .filter(({ type }) => type === 'exercise')
    .map(({ name, description }) =>
      description ? `${name}: ${description.replace(/\.?$/, '.')}` : null,
    )
    .filter((note) => note !== null);
  return notes.length > 0 ? [...new Set(notes)].slice(0, 3).join(' ') : null;
}

/** Beyond the level's hard minutes an interval session goes on at a steady effort. */
function steadyWords(workout: Workout): string | null {
  const efforts = workout.workout
    .filter(({ type }) => type === 'exercise')
    .map(({ rpe = 0 }) => rpe);
  const [least, most] = [Math.min(...efforts), Math.max(...efforts)];
  return least < most
    ? `Only some moves are hard: take those marked ${least} at a steady pace.`
    : null;
}

function effortWords({ dose, request }: PlanContext): string {
  const left = Math.max(1, Math.round(10 - dose.rpe));
  if (request.goal.value === 'mobility') return 'Stay where it feels good. Nothing should hurt.';
  const reps = left === 1 ? 'one good rep' : `about ${left} good reps`;
  return `Aim for ${dose.rpe} of 10: stop with ${reps} left.`;
}

/** The pace and the beat that were asked for, or what the ways are timed by. */
function targetWords({ pace, heartRate, written }: Request): string | null {
  const ways = (written?.value.items ?? []).filter(({ metres }) => metres !== undefined);
  const [first] = ways;
  const guessed =
    first?.metres !== undefined && first.seconds !== undefined && !pace
      ? `${distanceText(first.metres)} is timed at about ${timeText(first.seconds)} by your level: go by feel, not by the clock.`
      : null;
  const words = [
    pace ? `Pace: ${pace.value}.` : guessed,
    heartRate ? `Heart rate: about ${heartRate.value}, by your own watch.` : null,
  ].filter((one) => one !== null);
  return words.length > 0 ? words.join(' ') : null;
}

/** Never left to a model: what keeps this athlete safe in this workout. */
export function safetyWords(request: Request, modifications: readonly string[]): string[] {
  const talk = request.conditions.length > 0 ? ['Keep to a pace at which you can talk.'] : [];
  return [...new Set(modifications), ...talk];
}

type Texts = Pick<
  Workout,
  | 'title'
  | 'workoutReasoning'
  | 'coachingNotes'
  | 'motivationalMessage'
  | 'workoutGoals'
  | 'safetyNotes'
>;

/** Why this format; several parts, or a list that was given, need no reason. */
function suitWords(request: Request, format: Format): string[] {
  if (hasBlocks(request) || request.distances) return [];
  if (isSteady(request)) return ['One easy pace all through builds stamina.'];
  return [`${formatSuits[formatDefinitions[format].laidAs]} ${goalNames[request.goal.value]}.`];
}

/** What the workout says about itself: names what the user asked for, and nothing that is not in it. */
export function explainWorkout(
  context: PlanContext,
  workout: Workout,
  chosen: readonly Candidate[],
  planNotes: readonly string[],
): Texts {
  const { request, format, seed } = context;
  const constraints = constraintWords(request, Math.round(context.totalSeconds / 60));
  const safety = safetyWords(
    request,
    chosen.flatMap(({ modifications }) => modifications),
  );
  const reasons = [
    `Built for ${listWords(constraints)}.`,
    ...suitWords(request, format),
    ...planNotes,
    ...request.remarks,
    'The warm-up moves the joints you need today, the end eases what worked most.',
  ];
  const notes = [
    targetWords(request),
    effortWords(context),
    steadyWords(workout),
    loadWords(workout),
    changeWords(chosen),
  ];
  return {
    title: titleFor(context, chosen),
    workoutReasoning: reasons.join(' '),
    coachingNotes: notes.filter((note) => note !== null).join(' '),
    motivationalMessage:
      closers[Math.floor(diceFor(seed, 'closer') * closers.length)] ?? closers[0],
    workoutGoals: [goalNames[request.goal.value]],
    safetyNotes: safety,
  };
}
