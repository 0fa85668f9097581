import { defined } from './defined.ts';
import { bounds } from './limits.ts';
import { findSeconds, timePattern } from './read-time.ts';
import { clamp } from './read-value.ts';
import { findKilograms } from './read-weight.ts';
import type { Side } from './types.ts';

/** What a coach's shorthand such as '3x10 @ 70%' says. */
export interface Prescription {
  sets?: number;
  reps?: number;
  repsText?: string;
  /** Seconds. */
  duration?: number;
  weightPercentage?: number;
  weight?: number | string;
  rpe?: number;
  tempo?: string;
  side?: Side;
  /** Seconds. */
  rest?: number;
}

const number = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const percent = new RegExp(
  String.raw`@?\s*(${number})(?:\s*-\s*${number})?\s*%(?:\s*(?:of\s*)?(?:1\s*-?rm|max))?`,
);
const effort = new RegExp(String.raw`@?\s*rpe\s*(${number})(?:\s*-\s*${number})?`);
const load = new RegExp(String.raw`(?:@\s*((?:2\s*x\s*)?)|)(${number})\s*(kgs?|lbs?)(?![a-z])`);
const pace = /tempo\s*(\d{1,2}(?:[-/]\d{1,2}){2,3}|\d{3,4})/;
const pause = new RegExp(
  String.raw`(?:rest|pause|break|off)\s*:?\s*(${timePattern})|(${timePattern})\s*(?:of\s*)?(?:rest|pause|break|off)(?![a-z])`,
);
const sides = /(?:per|each|every|\/)\s*(?:side|leg|arm|hand|foot|way)|both sides|\beach\b/;
const oneSide = /\b(left|right)\b/;
const counted =
  /(\d{1,3})\s*(?:sets?|rounds?)?\s*(?:x|of)(?=\s*[\dam])|(\d{1,3})\s*(?:sets?|rounds?)/;
const allOut = /amrap|\bmax\b|failure|as many/;
const ladder = /(?<![\d.])\d{1,3}(?:\s*[-/,]\s*\d{1,3}){2,}(?![\d.])/;
const distance =
  /\d{1,5}(?:\.\d+)?\s*(?:m|km|metres?|meters?|miles?|mi|yards?|yd|cals?|calories)(?![a-z])/;
const repetitions = /(\d{1,4})(?:\s*-\s*(\d{1,4}))?/;

/** Reads the shorthand from the outside in: what has been understood is taken out of the text. */
class Shorthand {
  private text: string;

  constructor(text: string) {
    this.text = text
      .slice(0, 200)
      .toLowerCase()
      .replace(/[×✕✖*]/g, 'x')
      .replace(/[–—−]/g, '-');
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text);
    if (found) {
      const end = found.index + found[0].length;
      this.text = `${this.text.slice(0, found.index)} ${this.text.slice(end)}`;
    }
    return found;
  }

  takeSeconds(): number | undefined {
    const found = this.take(new RegExp(timePattern));
    return found ? findSeconds(found[0]) : undefined;
  }
}

function readLoad(found: RegExpExecArray | null): number | string | undefined {
  if (!found) return undefined;
  const [, pair = '', amount = '', unit = ''] = found;
  const words = `${amount} ${unit.replace(/s$/, '')}`;
  return pair === '' ? findKilograms(words) : `2 × ${words}`;
}

type Amount = Pick<Prescription, 'sets' | 'reps' | 'repsText' | 'duration'>;

function readAmount(shorthand: Shorthand): Amount {
  const duration = shorthand.takeSeconds();
  if (duration !== undefined) return { duration: clamp(duration, bounds.itemSeconds) };
  if (shorthand.take(allOut)) return { repsText: 'max' };
  if (shorthand.take(distance)) return {};
  const steps = shorthand.take(ladder)?.[0].split(/[-/,]/).map(Number);
  if (steps) {
    const reps = clamp(Math.max(...steps), bounds.reps);
    return { sets: clamp(steps.length, bounds.sets), reps, repsText: steps.join('–') };
  }
  const [, low, high] = shorthand.take(repetitions) ?? [];
  if (low === undefined) return {};
  const reps = clamp(Number(high ?? low), bounds.reps);
  return high === undefined ? { reps } : { reps, repsText: `${low}–${high}` };
}

const clampFound = (found: string | undefined, limits: { min: number; max: number }) =>
  found === undefined ? undefined : clamp(Number(found), limits);

/** What it cannot read it leaves out; the wording itself stays with the exercise. */
export function readPrescription(text: string): Prescription {
  const shorthand = new Shorthand(text);
  const weightPercentage = clampFound(shorthand.take(percent)?.[1], bounds.weightPercentage);
  const rpe = clampFound(shorthand.take(effort)?.[1], bounds.rpe);
  const weight = readLoad(shorthand.take(load));
  const tempo = shorthand.take(pace)?.[1];
  const rested = shorthand.take(pause)?.[0];
  const rest = clampFound(rested && `${findSeconds(rested) ?? 0}`, bounds.restSeconds);
  const side: Side | undefined = shorthand.take(sides)
    ? 'both'
    : (shorthand.take(oneSide)?.[1] as Side | undefined);
  const count = shorthand.take(counted);
  const sets = clampFound(count?.[1] ?? count?.[2], bounds.sets);
  const amount = readAmount(shorthand);
  return defined({
    ...amount,
    sets: sets ?? amount.sets,
    weightPercentage,
    weight,
    rpe,
    tempo,
    side,
    rest,
  });
}
