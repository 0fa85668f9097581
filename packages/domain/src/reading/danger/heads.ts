import { type Claim, claim } from '../claims.ts';
import type { DangerScore, Guess, HeadScores } from '../heads/scores.ts';
import type { DangerClass, DangerOutcome } from './classes.ts';
import { conditionBehind } from './decide.ts';

/** Below this no class is likely enough to be named. */
const sureClass = 0.45;

/** The name under which the heads raise a sign. */
export const ruleOfHeads = 'head.danger';

/** What is told where a head, not a rule, has found a sign of the class. */
export const idOfClass: Record<DangerClass, Record<DangerOutcome, string>> = {
  cardiac: { stop: 'chest-pain', hold: 'heart', care: 'ask-heart' },
  stroke: { stop: 'stroke', hold: 'stroke-before', care: 'ask-nerves' },
  faint: { stop: 'fainting', hold: 'head-rush', care: 'dizzy-meds' },
  breathing: { stop: 'breathless', hold: 'new-breathless', care: 'wheeze' },
  clot: { stop: 'leg-clot', hold: 'leg-clot-check', care: 'ask-leg' },
  heat: { stop: 'heat', hold: 'heat-check', care: 'ask-heat' },
  sugar: { stop: 'hypo', hold: 'glucose', care: 'insulin-meal' },
  infection: { stop: 'fever', hold: 'illness', care: 'head-cold' },
  head: { stop: 'head-injury', hold: 'concussion', care: 'ask-head' },
  acute_injury: { stop: 'injury', hold: 'injury-check', care: 'ask-injury' },
  spine: { stop: 'back-nerves', hold: 'foot-drop', care: 'ask-back' },
  pregnancy: { stop: 'pregnancy', hold: 'pregnancy-check', care: 'pregnancy-new' },
  postpartum: { stop: 'after-birth', hold: 'after-birth-check', care: 'ask-birth' },
  eating: { stop: 'eating', hold: 'eating', care: 'earning-food' },
  weight_cut: { stop: 'weight-cut', hold: 'fasting', care: 'ask-weight' },
  self_harm: { stop: 'self-harm', hold: 'low', care: 'ask-low' },
  harm_to_others: { stop: 'threat', hold: 'threat', care: 'ask-threat' },
  hurt_by_others: { stop: 'hurt-by-others', hold: 'hurt-by-others', care: 'ask-safe' },
  substance: { stop: 'drunk', hold: 'stimulants', care: 'ask-substance' },
  rhabdo: { stop: 'dark-urine', hold: 'dark-urine', care: 'ask-urine' },
  medical_order: { stop: 'told-not-to', hold: 'told-not-to', care: 'ask-doctor' },
  child: { stop: 'child', hold: 'child', care: 'ask-child' },
  bleeding: { stop: 'blood', hold: 'blood-check', care: 'ask-blood' },
  allergy: { stop: 'allergy', hold: 'allergy-effort', care: 'ask-allergy' },
  severe_pain: { stop: 'severe-pain', hold: 'pain-check', care: 'ask-pain' },
};

/** What is asked about such a class is kept in mind already where an injury was read. */
const ofInjuries: readonly DangerClass[] = ['severe_pain', 'acute_injury', 'spine'];

const grownAge = 18;

/** 'I am 45 and have not moved since school' is no child. */
const isGrown = (told: readonly Claim[]): boolean =>
  told.some((one) => one.slot === 'age' && one.whose === 'me' && one.value >= grownAge);

/** Whether a question would ask about what the message has told: the plan minds it already. */
export function isToldAlready(sign: Claim, told: readonly Claim[]): boolean {
  if (sign.slot === 'danger' && sign.value.class === 'child' && isGrown(told)) return true;
  if (sign.slot !== 'danger' || sign.value.outcome !== 'care') return false;
  const condition = conditionBehind(sign.value.id);
  const isInjury = ofInjuries.includes(sign.value.class);
  return told.some(
    (one) =>
      one.polarity === 'has' &&
      one.whose === 'me' &&
      ((one.slot === 'condition' && one.value.condition === condition) ||
        (one.slot === 'injury' && (isInjury || sign.value.id === 'unclear'))),
  );
}

/** What is told for a class, or in general where the heads do not know which one it is. */
function idFor({ value, probability }: Guess<DangerClass>, outcome: DangerOutcome): string {
  const isKnown = probability >= sureClass || value === 'self_harm';
  return isKnown ? idOfClass[value][outcome] : 'unclear';
}

/** Too grave for a mere question where the class is clear and the urgency is not. */
const heldClasses: readonly DangerClass[] = [
  'self_harm',
  'harm_to_others',
  'hurt_by_others',
  'eating',
  'cardiac',
  'stroke',
  'head',
  'infection',
  'faint',
  'sugar',
  'bleeding',
  'child',
  'acute_injury',
];
const sureCare = 0.6;
/** Below this, without a word of living or parting, a low mood is asked about and no more. */
const sureOfMind = 0.5;

function urgencyOf({ outcome }: DangerScore, likeliest: Guess<DangerClass>): DangerOutcome {
  const isClear = likeliest.probability >= sureClass && heldClasses.includes(likeliest.value);
  const isDoubtful = outcome.value === 'care' && outcome.probability < sureCare;
  return isClear && isDoubtful ? 'hold' : outcome.value;
}

/** The claim that the heads make on their own, if they are sure enough of one. */
export function claimOfHeads(
  { danger }: Pick<HeadScores, 'danger'>,
  hasWordOfMind = true,
): Claim | null {
  const [likeliest] = danger.classes;
  if (danger.alarm === 'none' || !likeliest) return null;
  const urgency = danger.alarm === 'ask' ? 'care' : urgencyOf(danger, likeliest);
  // No emergency is called for a class that is a guess, nor for 'nicht mehr' and 'no more' alone.
  const isBare = likeliest.value === 'self_harm' && !hasWordOfMind;
  const isGuess = isBare || likeliest.probability < sureClass;
  const isVague = isBare && likeliest.probability < sureOfMind;
  const held = isGuess && urgency === 'stop' ? 'hold' : urgency;
  const outcome = isVague ? 'care' : held;
  const value = { class: likeliest.value, outcome, id: idFor(likeliest, outcome) };
  const certainty = Math.round(danger.probability * 100) / 100;
  const raised = claim('danger', value, ruleOfHeads, { polarity: 'has', certainty });
  return { ...raised, reader: 'learned' };
}

/** Asked about whatever the heads hear: a pain, blows while blood does not clot, new medicine. */
const alwaysAsked: readonly string[] = [
  'ask-pain',
  'thinner-blows',
  'new-heart-medicine',
  'dizzy-meds',
];

/**
 * What the rules would ask about is let go where the heads hear nothing of it; what they refuse
 * stands: a fever told in a number is nothing to a head.
 */
export function withoutCalmQuestions(claims: readonly Claim[], { isCalm }: DangerScore): Claim[] {
  const isLetGo = ({ outcome, id }: { outcome: DangerOutcome; id: string }) =>
    isCalm && outcome === 'care' && !alwaysAsked.includes(id);
  return claims.filter((one) => one.slot !== 'danger' || !isLetGo(one.value));
}
