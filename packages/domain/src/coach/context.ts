import type { AthleteFacts, Understanding } from '../planner/request.ts';
import { isCleared } from '../planner/safety/history.ts';
import { scanFlags } from '../planner/safety/match.ts';
import { type Alarm, readSafety } from '../planner/safety.ts';
import { ofOthers } from './learn-patterns.ts';
import { plain } from './message-words.ts';
import type { CoachKnowledge, CoachMessage } from './types.ts';

/** Spec §9: the last 30 messages are looked at. */
const lookBack = 30;

function recent(messages: readonly CoachMessage[]): CoachMessage[] {
  return messages.slice(-lookBack);
}

/** The messages before this one, whether or not it has been added to them already. */
export function before(messages: readonly CoachMessage[], text: string): CoachMessage[] {
  const last = messages.at(-1);
  const isAdded = last?.type === 'user' && last.content.trim() === text.trim();
  return recent(isAdded ? messages.slice(0, -1) : messages);
}

export const lastCoach = (messages: readonly CoachMessage[]): CoachMessage | undefined =>
  messages.findLast(({ type }) => type === 'coach');

/** Signs that pass by themselves. All others wait until somebody has looked at them. */
const hoursUntilOver: Record<string, number> = {
  drunk: 12,
  'self-harm': 24,
  hypo: 24,
  'blood-pressure': 24,
  fever: 48,
  vomiting: 48,
  illness: 48,
  heat: 48,
  fasting: 48,
};

const hourMs = 3_600_000;
const isSafeNow =
  /\b(?:i(?:'m| am) (?:safe|ok(?:ay)?|fine|better) now|talked to (?:someone|a|my)|called (?:a |the )?(?:crisis|help|hot) ?line|spoke (?:to|with))\b/;
const grownUpNear = /\b(?:parent|mum|mom|dad|mother|father|coach|teacher|grown-?up|adult)\b/;

function lifts(text: string, alarm: Alarm): boolean {
  const words = plain(text);
  if (alarm.id === 'self-harm') return isSafeNow.test(words);
  if (alarm.id === 'child') return grownUpNear.test(words) && !/\bno\b|n't\b/.test(words);
  if (alarm.id === 'seated') return false;
  return isCleared(scanFlags(text));
}

/** An answer to 'has a doctor cleared you', given with one word. */
const bareYes =
  /^(?:yes|yeah|yep|si|ja|oui|sim|yes,? (?:i am|they (?:have|did)|he did|she did))\W*$/;

/** The alarm of an earlier message that nothing has lifted since. */
export function openAlarm(
  previous: readonly CoachMessage[],
  text: string,
  { athlete, now }: Pick<CoachKnowledge, 'athlete' | 'now'>,
): Alarm | null {
  let open: Alarm | null = null;
  for (const { type, content, timestamp } of recent(previous)) {
    if (type !== 'user') continue;
    if (open && (lifts(content, open) || isAnswered(content, open))) open = null;
    const own = isOfOthers(content) ? null : readSafety(content, withoutHeart(athlete));
    const ageHours = (Date.parse(now) - Date.parse(timestamp)) / hourMs;
    if (own && !(ageHours > (hoursUntilOver[own.id] ?? Number.POSITIVE_INFINITY))) open = own;
  }
  return open && (lifts(text, open) || isAnswered(text, open)) ? null : open;
}

/** 'My mum has chest pain' is answered, but does not keep the user from training. */
function isOfOthers(content: string): boolean {
  const words = plain(content);
  return (
    ofOthers.test(words) && !/\b(?:i|i'm|i've|im|my (?:chest|heart|head|arm|own))\b/.test(words)
  );
}

function isAnswered(text: string, alarm: Alarm): boolean {
  const isQuestion = alarm.kind === 'hold' && alarm.id !== 'seated' && alarm.id !== 'child';
  return isQuestion && bareYes.test(plain(text));
}

/** What the profile holds is asked about with the message itself, not once for each older one. */
function withoutHeart({ conditions, age: _, ...athlete }: AthleteFacts): AthleteFacts {
  const kept = conditions?.filter(({ condition }) => condition !== 'heart');
  return { ...athlete, ...(kept && { conditions: kept }) };
}

export function isAlarm(
  understanding: Understanding,
): understanding is Extract<Understanding, { kind: 'stop' | 'hold' }> {
  return understanding.kind !== 'request';
}
