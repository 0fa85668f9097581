import { readQuantities } from '../engine/units.ts';
import type { DangerClass } from './classes.ts';
import { dangerRules } from './data/rules.ts';
import { isRuledOut, namesPastYear } from './features.ts';
import { idOfClass } from './heads.ts';
import {
  type DangerSign,
  hasAny,
  isSteadySugar,
  withoutAllowed,
  withoutNamedTendon,
  withoutSewn,
} from './managed.ts';
import { kindsOf } from './match.ts';
import type { DangerScan } from './scan.ts';

const kindsOfMind = kindsOf(
  'selfHarm beingAlive dying despairing goneWish noNextWeek farewell givesAway lastOne afterIt pills cutVerb ownSkin cutting hurtSelf hurtUrge punishes withoutMe betterOff noSense notCare forEveryone thanksForAll height tillItHurts',
);

/** Whether any word speaks of living, dying, parting or hurting oneself. */
export const hasWordOfMind = (scan: DangerScan): boolean => hasAny(scan, kindsOfMind);

const nerveSigns = kindsOf(
  'numb tingle electric nerveDown footDrop bladder seat senseless weaker useless cantMove losesHold peeTrouble bothHands agony trunkInside opioid atNight',
);
const heartSigns = kindsOf(
  'chest chestPain pain tight burden dizzy breathless noAir coldSweat arm leftArm jaw faint heartCondition heartMed',
);

/** A heart that pounds at a thought, with no other sign, is a mood. */
const isMoodOnly = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.class === 'cardiac' && scan.of('emotional').length > 0 && !hasAny(scan, heartSigns);

/** A back that hurts and no word of nerves: no more than a question. */
function withoutNerves(scan: DangerScan, sign: DangerSign): DangerSign {
  const { class: name } = sign.value;
  const isBack = (name === 'spine' || name === 'severe_pain') && scan.of('backWord').length > 0;
  if (!isBack || hasAny(scan, nerveSigns)) return sign;
  return { ...sign, value: { class: name, outcome: 'care', id: idOfClass[name].care } };
}

const beyondStitch = kindsOf(
  'chest chestPain heart breathless noAir dizzy faint coldSweat arm leftArm jaw spreading sick burden tight heartCondition heartMed agony',
);
const stitchClasses: ReadonlySet<DangerClass> = new Set(['cardiac', 'severe_pain'] as const);
const sideWords = new Set('side seite fianco costado cote lado milza rate spleen'.split(' '));
const leftWords = new Set('left links linken linke izquierdo gauche sinistro esquerdo'.split(' '));
const runWords = kindsOf('effort onEffort');
const sideReach = 3;

/** A stab in the side while running and no other sign of the heart: asked about, no emergency. */
function withoutStitch(scan: DangerScan, sign: DangerSign): DangerSign {
  const isBeside = scan
    .of('stabbing')
    .some(({ from, to }) =>
      scan.tokens
        .slice(Math.max(0, from - sideReach), to + sideReach)
        .some(({ text }) => sideWords.has(text)),
    );
  const isStitch = stitchClasses.has(sign.value.class) && isBeside && hasAny(scan, runWords);
  const isLeft = scan.tokens.some(({ text }) => leftWords.has(text));
  if (!isStitch || isLeft || hasAny(scan, beyondStitch)) return sign;
  return { ...sign, value: { class: 'cardiac', outcome: 'care', id: idOfClass.cardiac.care } };
}

const eatingSigns = kindsOf(
  'eating purged purgeAct upAgain toBathroom starves foodFear fewCalories livesOn onlyDrinks eatsLittle unfed scaleWord noFoodThen selfDisgust undoFood earnFood paysBack hasToDaily secretly secondToday bodyCheck lowWeight weightAim lighterAim weighIn kilosSoon keepsFood ruledOver watchesMe deservesPain ifIRest thrownOut weightPen skipInsulin crashDays periodGone',
);

/** Lunch is mentioned and nothing else of eating: asked about, at most. */
function withoutFood(scan: DangerScan, sign: DangerSign): DangerSign {
  const isMeal = sign.value.class === 'eating' && scan.of('mealWord').length > 0;
  if (!isMeal || hasAny(scan, eatingSigns)) return sign;
  return { ...sign, value: { ...sign.value, outcome: 'care', id: idOfClass.eating.care } };
}

/** 'X-rayed, nothing broken': what a head hears of the blow was looked at, and is asked about. */
function seenAlready(scan: DangerScan, sign: DangerSign): DangerSign {
  if (sign.value.class !== 'acute_injury' || scan.of('xrayed').length === 0) return sign;
  return { ...sign, value: { ...sign.value, outcome: 'care', id: idOfClass.acute_injury.care } };
}

/** Living and parting are not spoken of, and nothing is told that weighs on anybody. */
const isBareMood = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.class === 'self_harm' && !hasWordOfMind(scan) && scan.of('lowWord').length === 0;

const trainedChild = kindsOf('forChild madeToTrain adultLoad dietChild schoolChild');

/** A child that is carried, or that trains beside a grown-up, is no child left alone with weights. */
function isChildBeside(scan: DangerScan, { value }: DangerSign): boolean {
  if (value.class !== 'child' || hasAny(scan, trainedChild)) return false;
  const isBeside = value.outcome === 'care' && scan.of('besideChild').length > 0;
  return isBeside || scan.of('carriesChild').length > 0;
}

const hurtKinds = kindsOf(
  'pain fall trauma broke snapped ballooned swollen swellsUp deformed outOfShape isBroken cast numb',
);

/** Wet floors and fresh nails keep a hand off the ground, where nothing hurts. */
const isOfTheGround = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.class === 'acute_injury' && scan.of('groundReason').length > 0 && !hasAny(scan, hurtKinds);

const disabledKinds = kindsOf(
  'fall trauma snapped ballooned swollen swellsUp deformed outOfShape isBroken cast numb tingle weaker useless cantMove festers chills fever seat bladder footDrop nerveDown electric faint dizzy',
);

/** 'Nothing hurts', and nothing that would be worse than a pain. */
const isPainFree = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.class === 'acute_injury' && scan.of('painFree').length > 0 && !hasAny(scan, disabledKinds);

const daysOfYear = 365;
const healingUnits = new Set(['weeks', 'months', 'years']);

/** Burnt or cut weeks ago and healing well: minded, and nothing to wait for. */
const isHealingWell = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.class === 'acute_injury' &&
  scan.of('healingWell').some(({ from }) => !isRuledOut(scan, from)) &&
  readQuantities(scan.tokens).some(({ unit }) => healingUnits.has(unit ?? '')) &&
  !hasAny(scan, disabledKinds);

const spinClasses: ReadonlySet<DangerClass> = new Set(['cardiac', 'faint', 'stroke'] as const);
const beyondSpin = kindsOf(
  'chestPain heartWord flutter breathless noAir coldSweat fall foundDown faint headHit headache numb weaker speech lostWords oneSide goesLimp oneEye vomiting newMeds heartCondition heartMed pregnant',
);

/** A vertigo that has a name, comes and goes and is calm today: the plan minds it already. */
const isKnownSpin = (scan: DangerScan, { value }: DangerSign): boolean =>
  spinClasses.has(value.class) &&
  scan.of('spinsKnown').length > 0 &&
  hasAny(scan, ['calmToday', 'overNow']) &&
  !hasAny(scan, beyondSpin);

const illKinds = kindsOf(
  'chills achesAll hotForehead sickSpot burningUp inBlankets vomited vomiting posTest antibiotic breathless noAir chestPain wheeze',
);

/** A cold without a fever, or one whose fever went days ago: asked about, not refused. */
function withoutPlainCold(scan: DangerScan, sign: DangerSign): DangerSign {
  const isOver = scan.of('feverGone').length > 0 && scan.of('daysClear').length > 0;
  const isPlain = (isOver || scan.of('noFever').length > 0) && !hasAny(scan, illKinds);
  if (sign.value.class !== 'infection' || !isPlain) return sign;
  return { ...sign, value: { ...sign.value, outcome: 'care', id: idOfClass.infection.care } };
}

const yearsAfter = new Set('ago now back on her later fa atras'.split(' '));
const yearsBefore = new Set('been hace vor fait faz passati'.split(' '));
const freshUnits = new Set(['days', 'weeks', 'months']);

/** 'It has been 3 years', 'vor 4 Jahren', and no day or week that would be nearer. */
export function isYearsBack({ tokens }: DangerScan): boolean {
  const quantities = readQuantities(tokens);
  if (quantities.some(({ unit }) => freshUnits.has(unit ?? ''))) return false;
  return quantities.some(
    ({ value, unit, from, to }) =>
      unit === 'years' &&
      value >= 1 &&
      (yearsAfter.has(tokens[to]?.text ?? '') || yearsBefore.has(tokens[from - 1]?.text ?? '')),
  );
}

/** 'Operated on in 2015, never a trouble since'. */
const isHealedSinceYear = (scan: DangerScan): boolean =>
  hasAny(scan, ['healed', 'neverSince']) &&
  namesPastYear(scan, { from: 0, to: scan.tokens.length }, daysOfYear);

const overInYears: ReadonlySet<DangerClass> = new Set(['postpartum', 'medical_order'] as const);

/** A birth or an operation of years ago leaves nothing to wait for. */
const isLongOver = (scan: DangerScan, { value }: DangerSign): boolean =>
  overInYears.has(value.class) &&
  value.outcome !== 'stop' &&
  (isYearsBack(scan) || isHealedSinceYear(scan));

const bodyKinds = kindsOf(
  'otherBody chest heartWord inner core trunk limbs belly backWord pain dizzy faint headache sick vomited numb tingle weaker breathless noAir bleedsNow bloodWord urine fever chills swollen enlarged oneEye eyesight',
);
const soreKinds = kindsOf('urine dark numb weaker ballooned enlarged stuckLimbs fever chills');

/** Nobody's body is spoken of, or muscles are sore from training: no more is heard than a story. */
const isStoryOnly = (scan: DangerScan, { value }: DangerSign): boolean =>
  value.id === 'unclear' &&
  value.outcome === 'care' &&
  (!hasAny(scan, bodyKinds) || (scan.of('aftermath').length > 0 && !hasAny(scan, soreKinds)));

let kindsOfClass: Map<DangerClass, Set<string>> | undefined;

function kindsBehind(name: DangerClass): ReadonlySet<string> {
  if (!kindsOfClass) {
    kindsOfClass = new Map();
    for (const rule of dangerRules) {
      const kinds = kindsOfClass.get(rule.class) ?? new Set();
      for (const kind of kindsOf(rule.any.replaceAll('|', ' '))) kinds.add(kind);
      kindsOfClass.set(rule.class, kinds);
    }
  }
  return kindsOfClass.get(name) ?? new Set();
}

/** Held without one word of its class: asked about. An emergency needs no known word. */
function withoutAnyWord(scan: DangerScan, sign: DangerSign): DangerSign {
  const { class: name, outcome } = sign.value;
  if (outcome !== 'hold' || hasAny(scan, [...kindsBehind(name)])) return sign;
  return { ...sign, value: { class: name, outcome: 'care', id: 'unclear' } };
}

/** So little is an echo of other words. */
const echo = 0.75;

/** What a trained head has heard, held against the words that stand around it; null where it is nothing. */
export function weighHeard(scan: DangerScan, heard: DangerSign): DangerSign | null {
  const isNothing = [
    isMoodOnly,
    isChildBeside,
    isLongOver,
    isOfTheGround,
    isPainFree,
    isHealingWell,
    isKnownSpin,
    isSteadySugar,
  ].some((is) => is(scan, heard));
  if (isNothing) return null;
  const told = withoutSewn(scan, withoutNamedTendon(scan, withoutAllowed(scan, heard)));
  const seen = withoutNerves(scan, seenAlready(scan, told));
  const weighed = withoutPlainCold(scan, withoutStitch(scan, withoutFood(scan, seen)));
  const isFaint = weighed.value.outcome === 'care' && isBareMood(scan, weighed);
  const isEcho = isFaint || isStoryOnly(scan, weighed);
  return weighed.certainty < echo && isEcho ? null : weighed;
}

/** The same in talk from which no workout is made: a story is heard as one. */
export function weighTold(scan: DangerScan, heard: DangerSign): DangerSign | null {
  if (isBareMood(scan, heard)) return null;
  const weighed = withoutAnyWord(scan, heard);
  return isStoryOnly(scan, weighed) ? null : weighed;
}
