import { fromKilograms, type WeightUnit } from '../profile/units.ts';
import type { TimerStep } from '../timer/types.ts';
import { capitalise } from '../workout/words.ts';
import { sayNumber, sayWhole } from './number-words.ts';
import { speakable } from './speakable.ts';
import type { VoiceStyle } from './styles.ts';

/** What an announcement has to know of an exercise; a timer step has it. */
export type Announced = Pick<
  TimerStep,
  | 'reps'
  | 'repsText'
  | 'duration'
  | 'side'
  | 'openEnded'
  | 'repBased'
  | 'weight'
  | 'distanceMeters'
  | 'calories'
>;

const count = (amount: number, one: string): string =>
  `${sayWhole(`${amount}`)} ${one}${amount === 1 ? '' : 's'}`;

/** 'forty-five seconds', 'two minutes', 'two minutes thirty'. */
export function sayTime(seconds: number): string {
  const whole = Math.round(seconds);
  const rest = whole % 60;
  if (whole < 120 && rest !== 0) return count(whole, 'second');
  const minutes = count(Math.floor(whole / 60), 'minute');
  return rest === 0 ? minutes : `${minutes} ${sayWhole(`${rest}`)}`;
}

/** 'four hundred meters', 'five kilometers', 'twenty calories'; empty where nothing is covered. */
export function sayCovered({
  distanceMeters,
  calories,
}: Pick<TimerStep, 'distanceMeters' | 'calories'>): string {
  if (distanceMeters === undefined) return calories === undefined ? '' : count(calories, 'calorie');
  const meters = Math.round(distanceMeters);
  return meters >= 2000 && meters % 1000 === 0
    ? count(meters / 1000, 'kilometer')
    : count(meters, 'meter');
}

function sayReps({ reps, repsText }: Announced): string | null {
  if (repsText === undefined) return reps === undefined ? null : count(reps, 'rep');
  if (/^max/i.test(repsText)) return 'as many as you can';
  return speakable(/\d$/.test(repsText) ? `${repsText} reps` : repsText) || null;
}

/** How much of it there is to do; empty where the user decides. */
function sayAmount(announced: Announced): string {
  const { duration, side, openEnded } = announced;
  const covered = sayCovered(announced);
  const reps = sayReps(announced);
  if (covered !== '') return covered;
  if (openEnded && reps === null) return '';
  const amount = reps ?? sayTime(duration);
  if (side === 'both') return reps === null ? amount : `${amount} each side`;
  return side === undefined ? amount : `${amount}, ${side} side`;
}

/** Finer than that is read off a plate, not heard. */
const weightWords: Record<WeightUnit, { name: string; step: number }> = {
  kg: { name: 'kilo', step: 0.5 },
  lb: { name: 'pound', step: 1 },
};

/** 'sixteen kilos', 'thirty-five pounds'; empty where no weight is given, but words such as 'heavy'. */
export function sayWeight(weight: TimerStep['weight'], unit: WeightUnit): string {
  if (weight === undefined || weight === 0) return '';
  if (typeof weight === 'string') return /\d/.test(weight) ? speakable(weight) : '';
  const { name, step } = weightWords[unit];
  const amount = Math.max(step, Math.round(fromKilograms(weight, unit) / step) * step);
  return `${sayNumber(`${amount}`)} ${name}${amount === 1 ? '' : 's'}`;
}

/** The amount with its weight, where there is one, and without. */
export function sayAmounts(announced: Announced, unit: WeightUnit): string[] {
  const amount = sayAmount(announced);
  const load = sayWeight(announced.weight, unit);
  if (amount === '') return [];
  if (load === '') return [amount];
  const pause = amount.includes(',') ? ',' : '';
  return [`${amount}${pause} with ${load}`, amount];
}

type Parts = Readonly<Record<string, string | number>>;

/** Fills a template. What begins a sentence begins with a capital. */
export function fill(template: string, parts: Parts): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (_, key: string, at: number) => {
    const part = parts[key] ?? '';
    const text = typeof part === 'number' ? sayWhole(`${part}`) : part;
    return /(?:^|[.!?] )$/.test(template.slice(0, at)) ? capitalise(text) : text;
  });
}

export const withoutAmount = (template: string): string =>
  template.replace(/[.!] \{amount\}(?=[.!])/, '');

/** Text from a plan in the style's mouth: only the sergeant shouts. */
export function sayPlain(text: string, style: VoiceStyle): string {
  const spoken = style === 'sergeant' ? speakable(text) : speakable(text.replace(/!+/g, '.'));
  return spoken === '' || /[.!?]$/.test(spoken) ? spoken : `${spoken}.`;
}

/** A name from a plan, to stand inside a sentence. */
export const sayName = (name: string): string => speakable(name.replace(/[!?]+|\.(?!\d)/g, ' '));
