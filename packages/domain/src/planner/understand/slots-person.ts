import type { FitnessLevel } from '../../workout/limits.ts';
import type { Readiness } from '../request.ts';
import { isDenied } from './negation.ts';
import { type Scan, trust } from './scan.ts';
import type { Quantity } from './units.ts';

export interface Reading<T> {
  value: T;
  confidence: number;
  quote: string;
}

const iAm = /^(?:im|am|bin|tengo|ai|ho|tenho|age|aged|alter|edad|eta|idade|turning|turned|es|is)$/;
const people = /^(?:mum|mom|dad|mother|father|grandma|grandpa|wife|husband|partner|client|she|he)$/;
const oldWords = /^(?:old|alt|yo|anos|ans|anni|jahre|jahrige|jahriger)$/;

/** 'I'm 67', '67 years old', 'tengo 67 años', 'in my 60s'. */
export function readAge(scan: Scan, quantities: readonly Quantity[]): Reading<number> | null {
  const { tokens } = scan;
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const { value, unit, from, to, upTo } of quantities) {
    if (upTo !== undefined || !Number.isInteger(value) || value < 4 || value > 110) continue;
    const quote = scan.quote(Math.max(0, from - 1), Math.min(tokens.length, to + 1));
    const before =
      word(from - 1) === 'a' || word(from - 1) === 'bin' ? word(from - 2) : word(from - 1);
    const isDecade =
      word(from - 1) === 'my' || word(from - 1) === 'mid' || word(from - 1) === 'late';
    const decade = word(to) === 's' || (word(to) === "'" && word(to + 1) === 's');
    if (isDecade && (decade || unit === 'seconds') && value % 10 === 0 && value >= 20) {
      return { value: value + 5, confidence: 0.7, quote };
    }
    if (unit === 'years') {
      const isOld =
        oldWords.test(word(to)) || oldWords.test(word(to - 1)) || word(to - 1) === 'jahrige';
      const isMine = iAm.test(before) || iAm.test(word(from - 1));
      const isSince = /^(?:hace|vor|for|seit|depuis|since|da|ha|after|over)$/.test(word(from - 1));
      const isPast = word(to) === 'ago' || /^(?:of|experience|training|ago|de|d)$/.test(word(to));
      const saysOld = word(to) === 'old' || word(to) === 'alt' || word(to - 1) === 'yo' || isMine;
      const isThing = scan.of('equipment').some((hit) => hit.from === to + 1);
      if (isThing) continue;
      if (isOld && saysOld && !isSince && !isPast) return { value, confidence: 0.92, quote };
    }
    if (unit === null && /^y$/.test(word(to)) && /^[/o]$/.test(word(to + 1))) {
      return { value, confidence: 0.9, quote };
    }
    const isTheirs = word(from - 1) === 'is' && people.test(word(from - 2));
    const isStated =
      isTheirs ||
      /^(?:im|age|aged|bin|turning|turned)$/.test(word(from - 1)) ||
      (word(from - 1) === 'am' && word(from - 2) === 'i');
    const isEnd =
      tokens[to] === undefined || /^(?:[,.!?;)\n]|-|and|und|but|aber|with|so)$/.test(word(to));
    const isSlash = word(to) === '/' || word(to) === '%';
    if (unit === null && isStated && isEnd && !isSlash && value >= 8)
      return { value, confidence: 0.8, quote };
  }
  const named = scan.of('age')[0];
  return named
    ? { value: Number(named.value), confidence: 0.6, quote: scan.quote(named.from, named.to) }
    : null;
}

/** Sleep and energy; soreness comes from the body's reading. */
export function readReadiness(
  scan: Scan,
  quantities: readonly Quantity[],
): Reading<Readiness> | null {
  const readiness: Readiness = {};
  const quotes: string[] = [];
  for (const hit of scan.of('sleep')) {
    const hours = quantities.find(
      ({ unit, value, from, to }) =>
        unit === 'hours' &&
        value <= 14 &&
        (Math.abs(from - hit.to) <= 3 || Math.abs(hit.from - to) <= 2),
    );
    if (hours) {
      readiness.sleepHours = hours.value;
      quotes.push(scan.quote(Math.min(hit.from, hours.from), Math.max(hit.to, hours.to)));
    } else if (hit.value === 'bad') {
      readiness.sleepHours ??= 4;
      quotes.push(scan.quote(hit.from, hit.to));
    }
  }
  const levels = { fresh: 0, tired: 0.6, spent: 0.9 };
  for (const hit of scan.of('tired')) {
    const isTurned = isDenied(scan, hit);
    const next = scan.tokens[hit.to]?.text;
    if (next === 'of') continue;
    const tiredness = levels[hit.value as keyof typeof levels];
    readiness.tiredness = isTurned ? (hit.value === 'fresh' ? 0.6 : 0.2) : tiredness;
    quotes.push(scan.quote(hit.from, hit.to));
  }
  if (quotes.length === 0) return null;
  return { value: readiness, confidence: 0.85, quote: quotes.join(', ').slice(0, 120) };
}

/** How well trained; 'not a beginner' is the level above. */
export function readLevel(scan: Scan): Reading<FitnessLevel> | null {
  const hit = scan.of('level').at(-1);
  if (!hit) return null;
  const level = hit.value as FitnessLevel;
  const value = isDenied(scan, hit)
    ? level === 'intermediate'
      ? 'beginner'
      : 'intermediate'
    : level;
  return { value, confidence: trust(hit, 0.9), quote: scan.quote(hit.from, hit.to) };
}
