import { levelCaps, percentCap, rpeCap } from '../caps.ts';
import { hardWorkCap } from '../dose.ts';
import { hardSeconds, jumpContacts } from '../effort.ts';
import { expectedSeconds } from '../expected.ts';
import { formatFor, styleOfFormat } from '../format-for.ts';
import { judge, type Offence } from '../legal.ts';
import { readSafety } from '../safety.ts';
import { findDoabilityProblems } from './doability.ts';
import type { Gate, GateId, Problem } from './report.ts';
import type { Subject } from './subject.ts';
import { findWishProblems } from './wishes.ts';

type Judge = (subject: Subject) => Problem[];

const isPlayable: Judge = ({ steps, body }) => {
  if (body.length === 0) return [{ words: 'It has no exercise.' }];
  return steps.length === 0 ? [{ words: 'The timer can make nothing of it.' }] : [];
};

/** Half a minute in short sessions, two per cent in long ones. */
export function toleranceSeconds(minutes: number): number {
  return minutes <= 25 ? 30 : minutes * 60 * 0.02;
}

const fitsTime: Judge = ({ workout, request, steps }) => {
  const { value: minutes } = request.minutes;
  const off = expectedSeconds(workout, steps) - minutes * 60;
  if (Math.abs(off) <= toleranceSeconds(minutes)) return [];
  return [{ words: `It is ${Math.abs(Math.round(off))} s too ${off > 0 ? 'long' : 'short'}.` }];
};

function findOffences(subject: Subject, offences: readonly (Offence | 'unknown')[]): Problem[] {
  return subject.items.flatMap(({ item, index, exercise }) => {
    const verdict = exercise ? judge(exercise, subject.request) : null;
    const offence = verdict ? verdict.offence : 'unknown';
    if (offence === null || !offences.includes(offence)) return [];
    const why = verdict?.reason ?? 'not in the library';
    return [{ words: `${item.name}: ${why}.`, itemIndex: index }];
  });
}

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

const isNotStopped: Judge = ({ request }) => {
  const { injuries, conditions, cleared } = request;
  const found = readSafety(request.text, { injuries, conditions }, cleared);
  return found ? [{ words: found.message }] : [];
};

const keepsWishes: Judge = (subject) => {
  const wanted = styleOfFormat[formatFor(subject.request).format];
  const problems = findWishProblems(subject);
  if (subject.style === wanted) return problems;
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
  if (jumpContacts(workout, steps) > levelCaps[request.level.value].jumpContacts) {
    problems.push({ words: 'More jumps than this level allows.' });
  }
  return problems;
};

const judges: Record<GateId, Judge> = {
  H1: isPlayable,
  H2: fitsTime,
  H3: (subject) => findOffences(subject, ['equipment', 'unknown']),
  H4: (subject) => findOffences(subject, ['excluded', 'limits']),
  H5: isSafe,
  H6: isNotStopped,
  H7: keepsWishes,
  H8: keepsCaps,
  H9: findDoabilityProblems,
};

export function runGates(subject: Subject): Gate[] {
  return (Object.keys(judges) as GateId[]).map((id) => {
    const problems = judges[id](subject);
    return { id, passed: problems.length === 0, problems };
  });
}
