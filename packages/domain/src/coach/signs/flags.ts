import type { Alarm } from '../../planner/legal/safety.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import { isCleared } from '../../reading/danger/clearance.ts';
import { alarmOf, decide } from '../../reading/danger/decide.ts';
import { isKnownSign, linesAbout } from '../../reading/danger/messages.ts';
import { isOfLife } from '../../reading/danger/of-life.ts';
import { weighGuesses } from '../../reading/danger/weigh-guesses.ts';
import { type Reading, read } from '../../reading/read.ts';
import { hourMs } from '../../workout/durations.ts';
import { ofOthers, plain, saidInAnswer } from '../message/message-words.ts';
import type { RaisedFlag } from '../types.ts';
import { alarmInAnswer } from './care-answers.ts';

/** Signs that pass by themselves. All others wait until somebody has looked at them. */
const hoursUntilOver: Record<string, number> = {
  drunk: 12,
  'self-harm': 24,
  threat: 24,
  low: 24,
  hypo: 24,
  'blood-pressure': 24,
  fever: 48,
  vomiting: 48,
  illness: 48,
  heat: 48,
  fasting: 48,
  unclear: 48,
};

function isStanding(id: string, raisedAt: string, now: string): boolean {
  const ageHours = (Date.parse(now) - Date.parse(raisedAt)) / hourMs;
  return !(ageHours > (hoursUntilOver[id] ?? Number.POSITIVE_INFINITY));
}

const isSafeNow =
  /\b(?:i(?:'m| am) (?:safe|ok(?:ay)?|fine|better) now|talked to (?:someone|a|my)|called (?:a |the )?(?:crisis|help|hot) ?line|spoke (?:to|with))\b/;
const grownUpNear = /\b(?:parent|mum|mom|dad|mother|father|coach|teacher|grown-?up|adult)\b/;
const isHarmless =
  /\b(?:harmless|nothing (?:bad|serious|new)|my (?:doctor|gp) knows|(?:doctor|gp) knows (?:of|about)|figure of speech|just (?:joking|kidding|a joke)|normal for me|all (?:fine|good)|i(?:'m| am) (?:fine|ok(?:ay)?))\b/;

/** An answer to 'has a doctor cleared you', given with one word. */
const bareYes =
  /^(?:yes|yeah|yep|si|ja|oui|sim|yes,? (?:i am|they (?:have|did)|he did|she did))\W*$/;

/** A bare yes answers a hold only right after the coach has asked about it. */
function isAnswered(words: string, { kind, id }: Alarm, asked: string) {
  const isQuestion = kind === 'hold' && !['seated', 'child', 'low'].includes(id);
  const isAsked = [...linesAbout(id), 'As I said:'].some((line) => asked.includes(line));
  return isQuestion && isAsked && bareYes.test(words);
}

/** Whether a message settles an alarm; `asked` is what the coach said right before it. */
export function lifts(text: string, alarm: Alarm, asked: string): boolean {
  const words = plain(text);
  if (isOfLife(alarm.id)) return isSafeNow.test(words);
  if (alarm.id === 'low') return isSafeNow.test(words) || saidInAnswer.meantTraining.test(words);
  if (alarm.id === 'child') return grownUpNear.test(words) && !/\bno\b|n't\b/.test(words);
  if (alarm.id === 'seated') return false;
  if (alarm.id === 'unclear' && isHarmless.test(words) && !/\bnot\b|n't\b/.test(words)) return true;
  return isCleared(text) || isAnswered(words, alarm, asked);
}

/** 'My mum has chest pain' is answered, but does not keep the user from training. */
function isOfOthers(content: string): boolean {
  const words = plain(content);
  return (
    ofOthers.test(words) && !/\b(?:i|i'm|i've|im|my (?:chest|heart|head|arm|own))\b/.test(words)
  );
}

/** What the profile holds is asked about with the message itself, not once for each older one. */
function withoutHeart({ conditions, age: _, ...athlete }: AthleteFacts): AthleteFacts {
  const kept = conditions?.filter(({ condition }) => condition !== 'heart');
  return { ...athlete, ...(kept && { conditions: kept }) };
}

/** The alarm that a message of the user raises about the user, whichever reader heard it. */
export function alarmIn(
  { text, claims, language }: Pick<Reading, 'text' | 'claims' | 'language'>,
  athlete: AthleteFacts,
): Alarm | null {
  // The rules know whose sign it is; a head does not.
  const own = isOfOthers(text) ? claims.filter(({ reader }) => reader !== 'learned') : claims;
  const spoken = language.confidence > 0.5 ? language.value : 'en';
  const decided = decide(own, withoutHeart(athlete), [], spoken);
  if (decided?.kind !== 'care') return decided;
  // Alarming in its kind, though not understood: nothing is planned before it is answered.
  return decided.id === 'unclear' ? alarmOf('hold', 'unclear', spoken) : null;
}

/** What is known beside a message, for the signs in it. */
export const contextOf = ({ conditions = [] }: AthleteFacts, now: string) => ({
  isPregnant: conditions.some(({ condition }) => condition === 'pregnancy'),
  today: now.slice(0, 10),
});

function raisedBy(content: string, athlete: AthleteFacts, at: string): Alarm | null {
  return alarmIn(weighGuesses(read(content, [], contextOf(athlete, at))), athlete);
}

const isOpen = ({ id, raisedAt, liftedAt }: RaisedFlag, now: string) =>
  liftedAt === null && isStanding(id, raisedAt, now);

/** A life comes first, then what needs help, then what needs an answer. */
const graveness = ({ id, kind }: RaisedFlag): number =>
  isOfLife(id) ? 0 : kind === 'stop' ? 1 : 2;

/** All that still stand, whichever conversation or page raised them: the gravest first. */
export function openFlags(flags: readonly RaisedFlag[], now: string): Alarm[] {
  return flags
    .filter((flag) => isOpen(flag, now))
    .sort((a, b) => graveness(a) - graveness(b))
    .map(({ kind, id }) => alarmOf(kind, id));
}

export function openFlag(flags: readonly RaisedFlag[], now: string): Alarm | null {
  return openFlags(flags, now)[0] ?? null;
}

/** What no button settles: somebody has to be talked to, or there is no such plan. */
const notByButton = new Set(['self-harm', 'threat', 'hurt-by-others', 'seated']);

/** The user has said elsewhere that these were looked at. */
export function liftFlags(
  flags: readonly RaisedFlag[],
  ids: readonly string[],
  now: string,
): RaisedFlag[] {
  return flags.map((flag) => {
    const isMeant = ids.includes(flag.id) && !notByButton.has(flag.id);
    return isMeant && flag.liftedAt === null ? { ...flag, liftedAt: now } : flag;
  });
}

/**
 * The same sign where a workout is wanted without the coach: asked about, since it may have been
 * looked at meanwhile. What is said about harming oneself or others is said again, and not asked about.
 */
export function askAbout(sign: Alarm): Alarm {
  if (isOfLife(sign.id) || sign.kind === 'hold') return sign;
  return {
    ...sign,
    kind: 'hold',
    suggestion:
      'You told your coach about this. Has a doctor or nurse looked at it since, and said that you can train?',
  };
}

/**
 * The flags of a user after one more message: what it settles is lifted, what it raises is added.
 * Only the kind of sign and its times are kept, none of the words.
 */
export function flagsAfter(
  flags: readonly RaisedFlag[],
  text: string,
  asked: string,
  { athlete, now }: { athlete: AthleteFacts; now: string },
): RaisedFlag[] {
  const settled = flags
    .filter(({ id, raisedAt }) => isStanding(id, raisedAt, now))
    .map((flag) => {
      const isSettled = isOpen(flag, now) && lifts(text, alarmOf(flag.kind, flag.id), asked);
      return isSettled ? { ...flag, liftedAt: now } : flag;
    });
  const raised = raisedBy(text, athlete, now) ?? alarmInAnswer(text, asked);
  return raised ? raise(settled, raised, now) : settled;
}

/** Told anew it counts from then on. */
function raise(
  flags: readonly RaisedFlag[],
  { id, kind }: Pick<RaisedFlag, 'id' | 'kind'>,
  raisedAt: string,
): RaisedFlag[] {
  const others = flags.filter((flag) => flag.id !== id || flag.liftedAt !== null);
  return [...others, { id, kind, raisedAt, liftedAt: null }];
}

/** What a device has heard of a sign outside of any conversation. */
interface ToldSign {
  id: string;
  /** Told, or settled. */
  isOpen: boolean;
  at: string;
}

/** The later word counts: what was settled does not come back with an older telling, nor go with an older settling. */
export function flagsAfterTold(
  flags: readonly RaisedFlag[],
  told: readonly ToldSign[],
): RaisedFlag[] {
  return told.reduce<RaisedFlag[]>(tellOne, [...flags]);
}

function tellOne(flags: RaisedFlag[], { id, isOpen: isRaised, at }: ToldSign): RaisedFlag[] {
  if (!isKnownSign(id)) return flags;
  const isAfter = (time: string | null) => time !== null && Date.parse(time) >= Date.parse(at);
  if (isRaised) {
    const isKnown = flags.some(
      (flag) => flag.id === id && (isAfter(flag.raisedAt) || isAfter(flag.liftedAt)),
    );
    return isKnown ? flags : raise(flags, { id, kind: 'stop' }, at);
  }
  return flags.map((flag) => {
    const isMeant = flag.id === id && flag.liftedAt === null;
    const isLater = Date.parse(flag.raisedAt) > Date.parse(at);
    return isMeant && !isLater ? { ...flag, liftedAt: at } : flag;
  });
}
