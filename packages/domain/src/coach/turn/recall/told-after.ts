import type { AthleteFacts } from '../../../planner/request.ts';
import { understandClaims } from '../../../planner/understand.ts';
import { type Claim, claim, claimsOf, type SlotName, sureEnough } from '../../../reading/claims.ts';
import { conditionBehind, decide, holdsIn } from '../../../reading/danger/decide.ts';
import { words } from '../../../reading/engine/words.ts';
import { foldClaims, forNewWish } from '../../../reading/fold.ts';
import { type Reading, read } from '../../../reading/read.ts';
import type { Condition } from '../../../reading/vocabulary.ts';
import {
  type ConversationTold,
  passing,
  toldAside,
  toldByAnswer,
  toldByChange,
  toldByTalk,
  toldByWish,
} from '../../message/told.ts';
import type { Cues } from '../cues.ts';
import type { Purpose, TurnPlace } from '../purposes.ts';
import { staysNow } from '../signs/reshape-signs.ts';
import { isFromNowOn } from '../signs/wish-signs.ts';
import { claimLabel } from './learn.ts';

type Said = Pick<Reading, 'text' | 'claims'>;

/** What a message may tell of the person whatever it is for. */
const ofPerson: ReadonlySet<SlotName> = new Set<SlotName>([
  'kit',
  'injury',
  'condition',
  'age',
  'level',
  'max',
  'event',
  'race',
  'ability',
  'bodyMass',
  'sex',
]);

/** These tell of tastes and limits that hold for the next session too. */
const telling: readonly Purpose[] = [
  'fact',
  'goal',
  'pain',
  'program',
  'other',
  'no',
  'greet',
  'again',
];
const mostTexts = 4;
const wishing: readonly Purpose[] = ['make', 'repeat'];

const minutesOf = ({ claims }: ConversationTold): number =>
  understandClaims('', claims, {}, {}, { sessions: [] }).request.minutes.value;

/** More than that a workout is wanted. */
function saysWhat(claims: readonly Claim[]): boolean {
  const lasting = new Set(forNewWish({ claims }).claims);
  return claims.some(
    (one) => !lasting.has(one) && !passing.includes(one.slot) && one.reader !== 'learned',
  );
}

/** What was asked about and answered with a word: it stands, or it is gone. */
function toldByCheck(told: ConversationTold, cues: Cues, { memory }: TurnPlace): ConversationTold {
  if (memory.asked !== 'care') return told;
  if (cues.has('social', 'no')) return toldByAnswer(told, false);
  return cues.has('social', 'yes') ? toldByAnswer(told, true) : told;
}

/** What a short answer to the question for kit says. */
function answeredWith(cues: Cues, { memory }: TurnPlace, claims: readonly Claim[]): Claim[] {
  const isNone = memory.asked === 'kit' && cues.has('social', 'no') && claims.length === 0;
  return isNone ? [claim('bare', true, 'answer.kit', { quote: cues.text.slice(0, 60) })] : [];
}

const ofLength: ReadonlySet<SlotName> = new Set<SlotName>(['minutes', 'length']);
const saysLength = (one: Claim): boolean => ofLength.has(one.slot) && one.reader !== 'learned';

/** 'My shoulder is dodgy, 20 min': the length waits for the wish. */
const withLength = (told: ConversationTold, { claims }: Said): ConversationTold => ({
  ...told,
  ...foldClaims(told, claims.filter(saysLength)),
});

/** 'Eighteen minutes is my window from now on': the length of every wish that names none. */
const withStanding = (told: ConversationTold, { claims }: Said): ConversationTold => ({
  ...told,
  ...foldClaims(
    told,
    claims.filter(saysLength).map((one) => ({ ...one, rule: standingRule })),
  ),
});
const standingRule = 'told.standing';

/** A length that was told before anything was wished for, or for good. */
function lengthBefore(told: ConversationTold, { claims }: Said): Claim[] {
  if (claims.some(saysLength)) return [];
  const standing = told.claims.filter(({ rule }) => rule === standingRule);
  if (standing.length > 0) return standing;
  if (told.texts.length > 0) return [];
  return told.claims.filter(saysLength);
}

/** What the conversation has told with one more message. */
export function toldAfter(
  before: ConversationTold,
  { text, claims }: Said,
  purpose: Purpose,
  cues: Cues,
  place: TurnPlace,
): ConversationTold {
  if (purpose === 'injection') return before;
  if (purpose === 'undo') return staysNow(cues) ? before : (before.before ?? before);
  if (purpose === 'forget') return withoutForgotten(before, cues, place);
  const told = toldByCheck(before, cues, place);
  const own = { text, claims: [...claims, ...answeredWith(cues, place, claims)] };
  if (purpose === 'add') {
    const { before: _, ...standing } = told;
    return { ...standing, before: standing };
  }
  if (purpose === 'change') return toldByChange(told, own, minutesOf(told));
  if (purpose === 'yes' && place.memory.offer !== null) {
    return toldByWish(told, read(place.memory.offer));
  }
  if (wishing.includes(purpose)) {
    // 'Just give me a workout' still means the one that was asked for and not made yet.
    const isNew = place.hasWorkout || saysWhat(claims);
    if (!isNew) return toldByTalk(told, own);
    return toldByWish(told, { text, claims: [...lengthBefore(told, own), ...own.claims] });
  }
  if (isFromNowOn(text) && telling.includes(purpose))
    return withStanding(toldAside(told, own), own);
  if (purpose === 'pain') return withLength(toldAside(told, own), own);
  if (purpose === 'other') {
    return { ...toldAside(told, own), texts: [...told.texts, text].slice(-mostTexts) };
  }
  if (telling.includes(purpose)) return toldAside(told, own);
  const isHurt = own.claims.some((one) => one.slot === 'injury' && isOfPerson(one));
  return toldAside(told, {
    claims: own.claims.filter((one) => isOfPerson(one) || (isHurt && isSpared(one))),
  });
}

/** 'Leaning on my hands still hurts': what has to be spared goes with what is hurt. */
const isSpared = ({ slot, polarity, reader, whose }: Claim): boolean =>
  slot === 'attribute' && polarity === 'refuses' && reader !== 'learned' && whose === 'me';

const forgetsAll = words('everything all todo alles tout tutto tudo');

/** What numbers of oneself are called. */
const ownNames: Partial<Record<SlotName, ReturnType<typeof words>>> = {
  bodyMass: words('weight weigh kilos gewicht peso poids'),
  age: words('age old birthday alter edad eta idade'),
  event: words('race event marathon wedding competition'),
  max: words('max maxes lifts numbers squat bench deadlift'),
  minutes: words('minutes time'),
};

/** What was told last, or what is named, plays no part any more. */
function withoutForgotten(
  told: ConversationTold,
  cues: Cues,
  { memory }: TurnPlace,
): ConversationTold {
  const said = cues.tokens.map((token) => token.text);
  if (said.some((word) => forgetsAll.has(word))) return { ...told, claims: [] };
  const taught = memory.taught.map((key) => key.slice(key.indexOf(':') + 1));
  const isMeant = (one: Claim): boolean => {
    const named = ownNames[one.slot];
    if (named && said.some((word) => named.has(word))) return true;
    const label = claimLabel(one)?.toLowerCase();
    if (!label) return false;
    return (
      taught.includes(label) ||
      label.split(/[^a-z]+/).some((word) => word.length > 2 && said.includes(word))
    );
  };
  return { ...told, claims: told.claims.filter((one) => !isMeant(one)) };
}

const isOfPerson = ({ slot, reader, polarity }: Claim): boolean =>
  ofPerson.has(slot) && reader !== 'learned' && polarity !== 'wants';

/** What a sign leaves behind for the plan: asked about, or told to have been looked at. */
export function careIn(claims: readonly Claim[], athlete: AthleteFacts): Claim[] {
  const isCleared = claimsOf(claims, 'clearance').length > 0;
  const decided = decide(claims, athlete);
  const asked = decided?.kind === 'care' ? [decided.condition] : [];
  const cleared = isCleared ? holdsIn(claims, athlete).map(conditionBehind) : [];
  const known = new Set(claimsOf(claims, 'condition').map(({ value }) => value.condition));
  const care = (detail: string) => (condition: Condition) =>
    claim('condition', { condition, detail }, `care.${detail}`, {
      polarity: 'has',
      certainty: sureEnough,
    });
  return [
    ...asked.filter((condition) => !known.has(condition)).map(care('asked')),
    ...cleared.map(care('cleared')),
  ];
}
