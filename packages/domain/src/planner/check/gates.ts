import { decide } from '../../reading/danger/decide.ts';
import { formatDefinitions } from '../../workout/formats/definitions.ts';
import type { FormatId } from '../../workout/formats/ids.ts';
import { hardWorkCap } from '../dose/dose.ts';
import { trainsAvoided, warmsAvoided } from '../dose/targets.ts';
import { blockTimes, hasBlocks } from '../layout/block-times.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { formatFor } from '../layout/format-for.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { percentCap, rpeCap } from '../legal/caps.ts';
import { hardSeconds, jumpContacts, mostJumpContacts } from '../legal/effort.ts';
import { judge, type Offence } from '../legal/legal.ts';
import { conditioningKind } from '../session/conditioning/kind.ts';
import { isEnduranceRequest } from '../session/endurance/kind.ts';
import { isTimeAsked } from '../settle/time-asked.ts';
import { findDoabilityProblems } from './doability.ts';
import type { Gate, GateId, Problem } from './report.ts';
import type { Subject } from './subject.ts';
import { findWishProblems } from './wishes.ts';
import { findIdleness } from './work-share.ts';
import { findListProblems, setsItsOwnTime } from './written-list.ts';

type Judge = (subject: Subject) => Problem[];

const isPlayable: Judge = ({ steps, body }) => {
  if (body.length === 0) return [{ words: 'It has no exercise.' }];
  return steps.length === 0 ? [{ words: 'The timer can make nothing of it.' }] : [];
};

/** How far a session may be off the asked time: half a minute up to 25 minutes, 2 % beyond. */
export function toleranceSeconds(minutes: number): number {
  return minutes <= 25 ? 30 : minutes * 60 * 0.02;
}

/** The share by which work without a fixed end (for time, over a distance) may miss its estimate. */
const openShare = 0.15;
const hasOpenEnd = ({ steps }: Subject): boolean =>
  steps.some(
    ({ mode, openEnded, likelySeconds }) =>
      mode === 'up' || openEnded === true || likelySeconds === 0,
  );

/** From here on more would not help: the rest of a longer time may be given back, and that is said. */
const enoughMinutes = 60;
const longMinutes = 75;
/** A calm session may end early from here on: all poses fit into so many minutes. */
const calmMinutes = 20;

function givesTimeBack({ workout, steps }: Subject, minutes: number): boolean {
  const isCalm = workout.archetype === 'mobility' || workout.archetype === 'recovery';
  const seconds = expectedSeconds(workout, steps);
  if (isCalm && seconds >= calmMinutes * 60) return (workout.honesty?.length ?? 0) > 0;
  const isEnough = seconds >= enoughMinutes * 60;
  return minutes > longMinutes && isEnough && (workout.honesty?.length ?? 0) > 0;
}

const fitsTime: Judge = (subject) => {
  const { workout, request, steps } = subject;
  // Several parts may take longer than asked, which a receipt says.
  const minutes = hasBlocks(request)
    ? blockTimes(request).totalSeconds / 60
    : request.minutes.value;
  const off = expectedSeconds(workout, steps) - minutes * 60;
  const room = hasOpenEnd(subject) ? minutes * 60 * openShare : toleranceSeconds(minutes);
  // No length was asked for, so none can be missed.
  const isOpen =
    (request.minutes.source === 'default' && (hasOpenEnd(subject) || isAsSaid(subject))) ||
    (hasBlocks(request) && !isTimeAsked(request));
  if (Math.abs(off) <= room || isOpen || setsItsOwnTime(subject)) return [];
  if (off < 0 && givesTimeBack(subject, minutes)) return [];
  const apart = Math.abs(off);
  const amount =
    apart < 90 ? `${Math.round(apart)} seconds` : `about ${Math.round(apart / 60)} minutes`;
  const words = `${amount} ${off > 0 ? 'longer' : 'shorter'} than your ${Math.round(minutes)}.`;
  return [{ words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }];
};

/** As long as the plan says that it is. */
const isAsSaid = ({ workout, steps }: Subject): boolean =>
  workout.play !== undefined &&
  Math.abs(expectedSeconds(workout, steps) - (workout.estimatedDuration ?? 0) * 60) <= 30;

function findOffences(subject: Subject, offences: readonly (Offence | 'unknown')[]): Problem[] {
  return subject.items.flatMap(({ item, index, exercise }) => {
    const verdict = exercise ? judge(exercise, subject.request) : null;
    const offence = verdict ? verdict.offence : 'unknown';
    if (offence === null || !offences.includes(offence)) return [];
    const why = verdict?.reason ?? 'not in the library';
    return [{ words: `${item.name}: ${why}.`, itemIndex: index }];
  });
}

/** What was ruled out, by name, by kind or by the part of the body that it trains. */
const keepsExclusions: Judge = (subject) => {
  const ofPart = subject.items.flatMap(({ item, index, exercise }) => {
    if (!exercise) return [];
    const rulesOut = isWorkItem(item) ? trainsAvoided : warmsAvoided;
    if (!rulesOut(exercise, subject.request)) return [];
    return [{ words: `${item.name}: you ruled that part out.`, itemIndex: index }];
  });
  return [...findOffences(subject, ['excluded', 'limits']), ...ofPart];
};

const isSafe: Judge = (subject) => {
  const unmodified = subject.items.flatMap(({ item, index, exercise }) => {
    if (!exercise) return [];
    const { offence, modifications } = judge(exercise, subject.request);
    if (offence !== null) return [];
    const text = item.instructions ?? '';
    return modifications
      .filter((sentence) => !text.includes(sentence))
      .map((sentence) => ({ words: `${item.name} must say: ${sentence}`, itemIndex: index }));
  });
  return [...findOffences(subject, ['unsafe']), ...unmodified];
};

/** What was told of danger stands against any plan, whoever made it. */
const isNotStopped: Judge = ({ request: { signs = [], conditions, cleared } }) => {
  const decision = decide(signs, { conditions }, cleared);
  return decision && decision.kind !== 'care' ? [{ words: decision.message }] : [];
};

/** A workout of blocks plays as asked when one of them is of the asked kind. */
function playsAsAsked({ workout, request, style }: Subject, wanted: string): boolean {
  const kinds = workout.play?.blocks.map(({ kind }) => kind);
  if (!kinds) return style === wanted;
  const { format, goal } = request;
  const isCalm = goal.value === 'mobility';
  const isOwn = isCalm || hasBlocks(request) || request.named || isEnduranceRequest(request);
  if (format.source !== 'text' || isOwn) return true;
  const { family } = formatDefinitions[format.value].traits;
  const isBroad = family === 'sets' || family === 'stations';
  const alike = (kind: FormatId): boolean =>
    kind === format.value ||
    kind === conditioningKind(request) ||
    (isBroad && formatDefinitions[kind].traits.family === family);
  return kinds.some(alike);
}

const keepsWishes: Judge = (subject) => {
  const wanted = hasBlocks(subject.request)
    ? 'structured'
    : (formatDefinitions[formatFor(subject.request).format].style ?? 'blocks');
  const problems = [...findWishProblems(subject), ...findListProblems(subject)];
  if (playsAsAsked(subject, wanted)) return problems;
  return [{ words: `It plays as ${subject.style}, not as ${wanted}.` }, ...problems];
};

const keepsCaps: Judge = ({ workout, request, steps, items }) => {
  const problems: Problem[] = [];
  const maxRpe = rpeCap(request);
  const maxPercent = percentCap(request);
  for (const { item, index } of items) {
    if ((item.rpe ?? 0) > maxRpe) {
      problems.push({
        words: `${item.name}: effort ${item.rpe} above ${maxRpe}.`,
        itemIndex: index,
      });
    }
    if ((item.setScheme?.weightPercentage ?? 0) > maxPercent) {
      problems.push({ words: `${item.name}: load above ${maxPercent} %.`, itemIndex: index });
    }
  }
  if (request.goal.value === 'hiit' && hardSeconds(workout, steps) > hardWorkCap(request)) {
    problems.push({ words: 'More hard minutes than this level allows.' });
  }
  if (jumpContacts(workout, steps) > mostJumpContacts(workout, steps, request)) {
    problems.push({ words: 'More jumps than this level allows.' });
  }
  return problems;
};

const judges: Record<GateId, Judge> = {
  H1: isPlayable,
  H2: fitsTime,
  H3: (subject) => findOffences(subject, ['equipment', 'unknown']),
  H4: keepsExclusions,
  H5: isSafe,
  H6: isNotStopped,
  H7: keepsWishes,
  H8: keepsCaps,
  H9: (subject) => [...findDoabilityProblems(subject), ...findIdleness(subject)],
};

export function runGates(subject: Subject): Gate[] {
  return (Object.keys(judges) as GateId[]).map((id) => {
    const problems = judges[id](subject);
    return { id, passed: problems.length === 0, problems };
  });
}
