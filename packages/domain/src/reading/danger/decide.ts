import { type Claim, claimsOf } from '../claims.ts';
import type { Condition, Language } from '../vocabulary.ts';
import { careQuestion } from './care-questions.ts';
import type { DangerClass } from './classes.ts';
import { wordsOfAlarm } from './messages.ts';

/** Training waits: for help, or for a green light. */
export interface Alarm {
  kind: 'stop' | 'hold';
  id: string;
  message: string;
  suggestion: string;
}

/** One plain question; the plan goes on, gentler, unless it is tapped away. */
export interface Care {
  kind: 'care';
  id: string;
  class: DangerClass;
  question: string;
  /** What the gentler plan is made for. */
  condition: Condition;
}

/** What is known of the athlete beside the message. */
export interface KnownOfAthlete {
  age?: number;
  conditions?: readonly { condition: Condition; detail?: string }[];
}

/** What is said about a sign, in its words. */
export function alarmOf(kind: Alarm['kind'], id: string, language: Language = 'en'): Alarm {
  return { kind, id, ...wordsOfAlarm(id, language) };
}

/** What a hold or a question leaves behind once it is answered: the care stays. */
const carried: Record<string, Condition> = {
  heart: 'heart',
  'ask-heart': 'heart',
  'stroke-before': 'heart',
  'clot-before': 'heart',
  'new-breathless': 'heart',
  'fainting-before': 'vertigo',
  'new-heart-medicine': 'hypertension',
  'head-rush': 'vertigo',
  'dizzy-meds': 'vertigo',
  concussion: 'vertigo',
  'ask-head': 'vertigo',
  'pregnancy-check': 'pregnancy',
  'pregnancy-new': 'pregnancy',
  'after-birth-check': 'postpartum',
  'ask-birth': 'postpartum',
  surgery: 'surgery',
  glucose: 'insulin',
  'insulin-meal': 'insulin',
  wheeze: 'asthma',
};

/** The condition that a plan keeps in mind after a sign, 'gentle' where none fits better. */
export const conditionBehind = (id: string): Condition => carried[id] ?? 'gentle';

/** What no word of a doctor changes: there is no such plan yet, or a grown-up must be near. */
const notForDoctors = new Set(['seated', 'child']);
/** Holds that no button lifts either. */
const lasting = new Set(['seated']);
const childUnder = 13;

/** Ids of the holds in a text and in the profile, the gravest first, whatever lifts them. */
export function holdsIn(claims: readonly Claim[], athlete: KnownOfAthlete): string[] {
  const signs = claimsOf(claims, 'danger');
  const isWithGrownUp = signs.some((one) => one.polarity === 'denies' && one.value.id === 'child');
  const told = signs
    .filter((one) => one.polarity !== 'denies' && one.value.outcome === 'hold')
    .map((one) => one.value.id);
  const heart = athlete.conditions?.find(({ condition }) => condition === 'heart');
  const isHeartOpen = heart !== undefined && !/clear|asked/i.test(heart.detail ?? '');
  const isChild = athlete.age !== undefined && athlete.age < childUnder && !isWithGrownUp;
  return [...new Set([...told, ...(isHeartOpen ? ['heart'] : []), ...(isChild ? ['child'] : [])])];
}

/**
 * What comes before any plan. A stop needs help and nothing lifts it; a hold waits for a green
 * light by a tap or by a doctor's word; care asks one question and plans gently.
 */
export function decide(
  claims: readonly Claim[],
  athlete: KnownOfAthlete,
  cleared: readonly string[] = [],
  language: Language = 'en',
): Alarm | Care | null {
  const signs = claimsOf(claims, 'danger').filter((one) => one.polarity !== 'denies');
  const stops = signs.filter((one) => one.value.outcome === 'stop');
  const stop = stops.find((one) => one.value.class === 'self_harm') ?? stops[0];
  if (stop) return alarmOf('stop', stop.value.id, language);
  const isTold = claimsOf(claims, 'clearance').length > 0;
  const open = holdsIn(claims, athlete).find((id) => {
    const isTapped = cleared.includes(id) && !lasting.has(id);
    return !isTapped && !(isTold && !notForDoctors.has(id));
  });
  if (open) return alarmOf('hold', open, language);
  const asked = signs.find(
    (one) => one.value.outcome === 'care' && !cleared.includes(one.value.id),
  );
  if (!asked || isTold) return null;
  const { id, class: name } = asked.value;
  return {
    kind: 'care',
    id,
    class: name,
    question: careQuestion(id, language),
    condition: conditionBehind(id),
  };
}
