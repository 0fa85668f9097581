import type { DangerClass, DangerOutcome } from '../classes.ts';
import type { DangerRule } from '../rule.ts';

type Rest = Omit<DangerRule, 'class' | 'id' | 'outcome' | 'any'>;

const rule = (
  name: DangerClass,
  outcome: DangerOutcome,
  id: string,
  any: string,
  rest: Rest = {},
): DangerRule => ({ class: name, outcome, id, any, ...rest });

/** Many ways to tell the same sign. */
const signs =
  (name: DangerClass, outcome: DangerOutcome, id: string) =>
  (any: string, rest: Rest = {}): DangerRule =>
    rule(name, outcome, id, any, rest);
const selfHarm = signs('self_harm', 'stop', 'self-harm');
const threat = signs('harm_to_others', 'stop', 'threat');
const hurtByOthers = signs('hurt_by_others', 'stop', 'hurt-by-others');
const chestPain = signs('cardiac', 'stop', 'chest-pain');
const heart = signs('cardiac', 'hold', 'heart');
const palpitations = signs('cardiac', 'stop', 'palpitations');
const stroke = signs('stroke', 'stop', 'stroke');
const headache = signs('stroke', 'stop', 'headache');
const breathless = signs('breathing', 'stop', 'breathless');
const fainting = signs('faint', 'stop', 'fainting');
const backNerves = signs('spine', 'stop', 'back-nerves');
const legClot = signs('clot', 'stop', 'leg-clot');
const heat = signs('heat', 'stop', 'heat');
const hypo = signs('sugar', 'stop', 'hypo');
const illness = signs('infection', 'hold', 'illness');
const headInjury = signs('head', 'stop', 'head-injury');
const injury = signs('acute_injury', 'stop', 'injury');
const pregnancy = signs('pregnancy', 'stop', 'pregnancy');
const afterBirthCheck = signs('postpartum', 'hold', 'after-birth-check');
const eating = signs('eating', 'hold', 'eating');
const purging = signs('eating', 'stop', 'purging');
const drunk = signs('substance', 'stop', 'drunk');
const controlled = signs('eating', 'hold', 'controlled');
const toldNotTo = signs('medical_order', 'hold', 'told-not-to');
const low = signs('self_harm', 'hold', 'low');
const unclear = signs('severe_pain', 'care', 'unclear');

const oneYear = 365;
const fiveYears = 5 * oneYear;
const over = { longAgo: null } as const;
const heartBefore = { longAgo: 'heart' } as const;
const clause = { sameClause: true } as const;

/** A hand is not stood on: that it bears no weight after a knock is asked about. */
const knockedHand = {
  all: 'handPart lightKnock',
  unless: 'fall deformed outOfShape ballooned broke snapped numb',
  outcome: 'care',
  id: 'ask-injury',
} as const;
/** One that bears nothing after a fall is looked at first, and is no emergency by itself. */
const uselessHand = {
  all: 'handPart',
  unless: 'legPart deformed outOfShape snapped numb',
  outcome: 'hold',
  id: 'injury-check',
} as const;
const handFirst = [knockedHand, uselessHand];

/** In plaster or a boot, so it was seen to, and nothing wished for that would load it. */
const sparedCast = {
  all: 'wornCast seatedWish',
  unless: 'deformed ballooned numb',
  outcome: 'care',
  id: 'ask-doctor',
  across: true,
} as const;

/** A hand or a wrist in plaster until a day, and legs wished for. */
const legsWithCast = {
  all: 'handPart wornCast legWish',
  unless: 'deformed ballooned numb',
  outcome: 'care',
  id: 'ask-doctor',
  across: true,
} as const;

/** Drunk the night before: asked about, and planned gently. */
const sleptOff = {
  all: 'pastNight',
  unless: 'stillOn drug',
  outcome: 'care',
  id: 'ask-substance',
} as const;

/** It has gone: days ago it is asked about, today it waits. */
const pastFever = [
  { all: 'feverGone daysClear', unless: 'chills', outcome: 'care', id: 'head-cold' },
  { all: 'feverGone', unless: 'chills', outcome: 'hold', id: 'illness' },
] as const;

/** So many days without a fever: asked about, and begun gently. */
const fluOver = {
  all: 'feverLongGone',
  unless: 'chills vomited vomiting breathless wheeze chestPain',
  outcome: 'care',
  id: 'head-cold',
} as const;

const mind: readonly DangerRule[] = [
  selfHarm('selfHarm', { ...over, unless: 'leapJoke courtDrill earlyHour treats' }),
  selfHarm('wantsTo dying', { ...over, within: 5, inOrder: true, unless: 'dyingJoke earlyHour' }),
  selfHarm('neverExist | sleepForGood', over),
  selfHarm('noMoreBother soonWord | noMoreBother lastOne | hopesHarm thatsThat', {
    ...over,
    within: 8,
    unless: 'jokeTone',
  }),
  selfHarm('decidedEnd', {
    ...over,
    unless: 'newGear movesHouse',
    beside: 'lastOne doneWithAll farewell noNextWeek',
  }),
  selfHarm('noFuture laterTimes', { ...over, within: 3, unless: 'slimTalk' }),
  selfHarm('lookedDown', { ...over, beside: 'height', unless: 'sightSeeing' }),
  selfHarm('scratchSelf tillBlood', { ...over, within: 6, unless: 'byChance itches' }),
  selfHarm('refusesTo beingAlive | noSense beingAlive', {
    ...over,
    within: 3,
    sameClause: true,
    inOrder: true,
    unless: 'longLife',
  }),
  selfHarm('withoutMe betterOff | nobodyWould withoutMe', { ...over, within: 6, anyone: true }),
  selfHarm('cutVerb ownSkin | cantStop hurtSelf', { ...over, within: 4, unless: 'byChance' }),
  selfHarm('hurtOnPurpose', over),
  selfHarm('hurtOwnAgain feelOther', {
    ...over,
    within: 20,
    across: true,
    unless: 'byChance contactSport bigSession',
  }),
  selfHarm('ownWounds keptHidden', {
    ...over,
    within: 30,
    across: true,
    unless: 'plainMarks byChance itches',
  }),
  selfHarm('cutting hurtUrge | cutting punishes', { ...over, within: 8, unless: 'dieting' }),
  selfHarm('swallowed tooMany pills', { ...over, within: 6, unless: 'supplements', anyone: true }),
  selfHarm('weapon heldReady', { ...over, within: 12 }),
  selfHarm('blades takenFromMe', { ...over, within: 6, unless: 'shavingTalk', anyone: true }),
  selfHarm('pills hoards', { ...over, within: 6, unless: 'supplements', anyone: true }),
  selfHarm('pills atHand quietWish | weapon atHand quietWish', {
    ...over,
    within: 30,
    across: true,
    unless: 'supplements',
  }),
  selfHarm('howTo deadly', { ...over, within: 7, unless: 'dyingJoke' }),
  selfHarm('farewell', { ...over, anyone: true, unless: 'newGear' }),
  selfHarm('lastOne afterIt | lastOne farewell', { within: 30, across: true, anyone: true }),
  selfHarm(
    'givesAway ownGoods noNextWeek | givesAway ownGoods lastOne | givesAway ownGoods thanksForAll',
    { within: 30, across: true, anyone: true, unless: 'movesHouse' },
  ),
  selfHarm('givesAway ownGoods goneSoon', {
    within: 20,
    across: true,
    anyone: true,
    unless: 'movesHouse awayTrip',
  }),
  selfHarm('noNextWeek lastOne | noNextWeek thanksForAll | noNextWeek allSettled', {
    within: 30,
    across: true,
    anyone: true,
    unless: 'movesHouse',
  }),
  selfHarm(
    'lettersWritten doneWithAll | lettersWritten lastOne | lettersWritten noNextWeek | lettersWritten thanksForAll | lastOne doneWithAll',
    { within: 30, across: true, anyone: true, unless: 'newGear movesHouse' },
  ),
  selfHarm('goneWish forEveryone | goneWish betterOff', { ...over, within: 10, anyone: true }),
  selfHarm('orderedFor lastRunWord', {
    within: 16,
    across: true,
    unless: 'movesHouse awayTrip newGear jokeTone',
  }),
  selfHarm('wantsNoWaking', { ...over, unless: 'inTime earlyHour wakesOthers' }),
  selfHarm('notWaking wouldBeFine', { ...over, within: 9, unless: 'inTime earlyHour' }),
  selfHarm('leaps height', { ...over, within: 4, unless: 'leapJoke' }),
  selfHarm('notCare comesToMe', { ...over, within: 3 }),
  selfHarm('punishes tillItHurts', { within: 30, across: true }),
  selfHarm('otherHarm underSleeves | otherHarm tillItHurts', { within: 16, across: true }),
  selfHarm('bringMe umWord', { ...over, within: 2, inOrder: true, unless: 'umJoke' }),
  selfHarm('vehicle hitsMe', { ...over, within: 4, beside: 'wantsTo' }),
];

/** Somebody may be hurt by whoever writes. Killing alone is a turn of phrase; a knife is none. */
const threats: readonly DangerRule[] = [
  threat('threatWill graveHarm harmedOne | threatWill graveFused', {
    ...over,
    within: 6,
    unless: 'playTalk',
  }),
  threat(
    'threatWill killVerb harmedOne earnest | killsOne earnest | bringWord harmedOne umWord earnest',
    {
      ...over,
      within: 14,
      across: true,
      unless: 'playTalk',
    },
  ),
  threat('afraidOfSelf hurtsCharge charge', { ...over, within: 7, unless: 'playTalk' }),
];

/** Whoever writes is hurt, or kept by fear, by somebody else. The sign is told with that person. */
const byOthers: readonly DangerRule[] = [
  hurtByOthers('hurtsMe oneAtHome | hurtsMe ifOtherHears | hitByHim', {
    ...over,
    within: 7,
    anyone: true,
    unless: 'playTalk contactPlay jokeTone laughs',
  }),
  hurtByOthers('ifOtherHears paysForIt', {
    ...over,
    within: 16,
    across: true,
    anyone: true,
    unless: 'peaceAtHome contactPlay laughs',
  }),
  hurtByOthers('beatenWith whoOrders ifIStop', {
    ...over,
    within: 12,
    across: true,
    anyone: true,
    unless: 'playTalk contactPlay jokeTone laughs',
  }),
  rule('hurt_by_others', 'hold', 'hurt-by-others', 'orNoFood whoOrders', {
    ...over,
    within: 10,
    anyone: true,
    unless: 'jokeTone laughs dinnerReady',
  }),
  hurtByOthers('handMark', { ...over, anyone: true, unless: 'contactPlay playTalk' }),
  hurtByOthers('spiesOnMe oneAtHome aftermathAtHome', {
    ...over,
    within: 24,
    across: true,
    anyone: true,
    unless: 'trainerWord laughs',
  }),
  hurtByOthers('coachWord aloneWith secretAsked | whoOrders aloneWith secretAsked', {
    ...over,
    within: 24,
    across: true,
    anyone: true,
    unless: 'playTalk jokeTone laughs partyTalk',
  }),
  hurtByOthers('touchesMe coachWord', {
    ...over,
    within: 6,
    anyone: true,
    unless: 'correctsForm contactPlay',
  }),
];

const heartAndBrain: readonly DangerRule[] = [
  chestPain('chestPain', { ...heartBefore, unless: 'muscular jokeTone' }),
  chestPain('chest pain', { ...heartBefore, unless: 'muscular jokeTone', nearest: true }),
  chestPain('chest tight', {
    ...heartBefore,
    unless: 'stretching muscular',
    within: 4,
    nearest: true,
  }),
  chestPain(
    'jaw arm pain | spreading pain arm | spreading pain jaw | jaw pain effort | chest spreading arm | arm pain tingle | chest arm tingle | jaw arm coldSweat',
    { ...heartBefore, within: 9 },
  ),
  // 'No chest pain but my jaw hurts': whoever thinks of the chest does not mean a tooth.
  chestPain('jaw pain', { ...heartBefore, beside: 'chest chestPain coldSweat', within: 5 }),
  chestPain(
    'coldSweat pain | coldSweat chest | coldSweat arm | coldSweat sick | heartburn jaw | heartburn arm',
    { ...heartBefore, within: 9 },
  ),
  chestPain('coldSweat dizzy', { ...heartBefore, within: 6 }),
  chestPain('chest burden | heart burden | heart stabs', {
    ...heartBefore,
    unless: 'muscular stretching emotional',
    within: 5,
    sameClause: true,
    nearest: true,
  }),
  chestPain('behindBone heavy feeling | chest heavy feeling', {
    ...heartBefore,
    unless: 'muscular',
    within: 5,
    sameClause: true,
  }),
  chestPain('heartburn onEffort | heartburn pain effort', heartBefore),
  chestPain('stabbing sideLeft onEffort | stabbing sideLeft effort', {
    ...heartBefore,
    within: 8,
    unless: 'muscular',
  }),
  chestPain('jawGrips onEffort | jawGrips heavy', { ...heartBefore, within: 12 }),
  chestPain('jaw tight onEffort | jaw squeeze onEffort', {
    ...heartBefore,
    within: 10,
    unless: 'muscular',
  }),
  chestPain('likeGirdle onEffort', { ...heartBefore, within: 10, unless: 'legPart muscular' }),
  chestPain(
    'chest spreadTo | jaw pain onEffort | ribWord girdle onEffort | ribWord pain spreadTo',
    { ...heartBefore, unless: 'stretching muscular', within: 8 },
  ),
  chestPain(
    'leftArm armGone coldSweat | leftArm armGone sick | leftArm armGone dizzy | leftArm armGone jaw',
    { ...heartBefore, within: 9 },
  ),
  chestPain('jaw arm pulls', {
    ...heartBefore,
    within: 9,
    beside: 'effort onEffort coldSweat',
    unless: 'muscular',
  }),
  chestPain('betweenBlades squeeze onEffort | jaw betweenBlades onEffort', {
    ...heartBefore,
    within: 9,
    unless: 'muscular',
  }),
  heart('leftArm pain onEffort | leftArm pain effort', { ...over, within: 12, unless: 'muscular' }),
  palpitations('flutter dizzy', { ...heartBefore, within: 10 }),
  palpitations('heartWord actsUp dizzy', { ...heartBefore, within: 11 }),
  // Whatever the heart is said to do: with dizziness it is a sign.
  palpitations('beats dizzy', { ...heartBefore, unless: 'wholesome', within: 10 }),
  palpitations('heartWord actsUp atRest', { ...over, within: 9, unless: 'emotional wholesome' }),
  rule('cardiac', 'stop', 'device-shock', 'shockDevice shocked', {
    within: 6,
    unless: 'yearsBack',
  }),
  rule(
    'cardiac',
    'stop',
    'swelling-breath',
    'cantLieFlat drowning | cantLieFlat swollenFeet | swollenFeet drowning | swollenFeet newlyPuffed | swollenFeet smallTask',
    { within: 30, across: true },
  ),
  stroke('speech', { longAgo: 'stroke-before', unless: 'foreignTongue' }),
  stroke('limb cantMove sudden | limb useless abrupt', {
    ...over,
    within: 8,
    unless: 'aftermath bigSession nerve',
  }),
  stroke('oneSide numb', { longAgo: 'stroke-before', unless: 'nerve plainCause', within: 5 }),
  stroke('oneSide weak sudden', { longAgo: 'stroke-before', within: 9 }),
  stroke('faceWord droops | speechWord garbles', {
    longAgo: 'stroke-before',
    within: 5,
    sameClause: true,
  }),
  stroke('oneLimb goesLimp sudden | oneLimb useless sudden | oneLimb numb sudden', {
    longAgo: 'stroke-before',
    unless: 'aftermath nerve',
    within: 8,
  }),
  stroke('lostWords wordTrouble', { longAgo: 'stroke-before', within: 8, unless: 'wordGame' }),
  stroke('handFails sudden | handFails lostWords | handFails faceWord | handFails byItself', {
    ...over,
    within: 14,
    unless: 'aftermath bigSession',
  }),
  stroke('likeDentist faceWord | likeDentist lostWords', { ...over, within: 14 }),
  stroke('oneEye curtain', { longAgo: 'stroke-before', within: 9 }),
  headache('thunderclap', over),
  headache('headache abrupt severe | neverBefore headache likeThis', { ...over, within: 8 }),
  headache('headache likeABlow', { ...over, sameClause: true }),
  headache('headache abrupt', { ...over, within: 5 }),
  headache('inHead insidePop', { ...over, within: 4 }),
  rule('stroke', 'stop', 'seizure', 'seizure fresh', over),
  rule('stroke', 'stop', 'seizure', 'fitWord firstInYears', {
    ...over,
    within: 8,
    unless: 'laughing laughs jokeTone asksFact',
  }),
  rule('stroke', 'stop', 'seizure', 'blankSpell jerksWord | blankSpell noAnswerOf', {
    ...over,
    within: 14,
    across: true,
    unless: 'jokeTone asleepTalk laughs',
  }),
];

const breathAndConsciousness: readonly DangerRule[] = [
  breathless('asthmaAttack', { ...over, unless: 'guarding' }),
  breathless('noAir', { ...heartBefore, notAfter: 'wished', unless: 'laughing tightClothes' }),
  breathless('breathless atRest', heartBefore),
  breathless('puffed littleEffort', heartBefore),
  breathless('wontCome airWord', { ...heartBefore, within: 2, sameClause: true }),
  breathless(
    'inhaler notHelping manyTimes | inhaler manyTimes | inhaler notHelping wheeze | inhaler noRelief | wheeze wholeSentence | inhaler wholeSentence | wordTrouble wholeSentence | inhaler choppySpeech',
    { ...over, within: 14, across: true },
  ),
  breathless('inhaler keepsOn lungsWhistle', {
    ...over,
    within: 12,
    across: true,
    unless: 'coachWord playTalk guarding',
  }),
  breathless('choppySpeech lungsWhistle', { ...over, within: 16, across: true }),
  breathless('pinkFroth', { ...over, unless: 'foamDrink' }),
  breathless('blueLips', { ...over, anyone: true, unless: 'stainsLips' }),
  // Fumes make the head swim before they kill.
  breathless('fumes headOdd', { within: 30, across: true, anyone: true }),
  rule('breathing', 'hold', 'new-breathless', 'newlyPuffed smallTask | drowning smallTask', {
    ...over,
    within: 14,
    across: true,
  }),
  rule('breathing', 'care', 'wheeze', 'wheeze', {
    ...over,
    unless: 'hardWork plainCause tuneWord',
  }),
  fainting('faint', {
    longAgo: 'fainting-before',
    forgottenDays: fiveYears,
    notAfter: 'wished',
    unless: 'bedtime asleepTalk jokeTone neverSince lightsOut laughing ofHunger handsOut appleTalk',
  }),
  // On a sofa or before the television it was sleep, unless more is told.
  fainting('foundDown | faint onGround | faint headHit', {
    longAgo: 'fainting-before',
    forgottenDays: fiveYears,
    within: 14,
    unless: 'jokeTone neverSince campTalk',
  }),
  fainting('selfFound onGround knowsNothing', {
    longAgo: 'fainting-before',
    forgottenDays: fiveYears,
    within: 14,
    across: true,
    unless: 'jokeTone neverSince campTalk laughs',
  }),
  fainting('lightsGo layThere | noAnswerOf wentDown', {
    longAgo: 'fainting-before',
    forgottenDays: fiveYears,
    within: 12,
    unless: 'bedtime asleepTalk jokeTone neverSince laughing',
  }),
  // A child that is to be trained: whoever writes tells of it.
  fainting('childWord childAge passesOut', {
    ...over,
    within: 24,
    across: true,
    anyone: true,
    unless: 'asleepTalk bedtime jokeTone',
  }),
  // Whoever starves and sees black needs help, whatever the session.
  fainting(
    'fewCalories blackSpell | livesOn blackSpell | eatsLittle blackSpell | onlyDrinks blackSpell',
    { ...over, within: 24, across: true, unless: 'dinnerReady' },
  ),
  fainting('eyesight darkens', { longAgo: 'fainting-before', within: 3, sameClause: true }),
  fainting('cameTo onGround', {
    longAgo: 'fainting-before',
    within: 2,
    sameClause: true,
    unless: 'campTalk',
  }),
  unclear('fallsAgain', { ...over, unless: 'jokeTone laughs' }),
  rule('faint', 'hold', 'head-rush', 'holdsOn standingUp', {
    ...over,
    within: 10,
    unless: 'aftermath bigSession',
  }),
  // New tablets excuse a light head once, and not every time.
  rule(
    'faint',
    'hold',
    'head-rush',
    'headRush standingUp eachTime newMeds | headRush standingUp eachTime changedNow',
    { ...over, within: 16, across: true },
  ),
  rule('faint', 'hold', 'head-rush', 'headRush standingUp', {
    ...over,
    within: 9,
    unless: 'newMeds',
  }),
  rule(
    'faint',
    'care',
    'dizzy-meds',
    'newMeds headRush | newMeds dizzy | newMeds drowsyMed | heartMed dizzy | heartMed headRush',
    {
      ...over,
      within: 20,
      across: true,
    },
  ),
];

const limbsAndHeat: readonly DangerRule[] = [
  backNerves('bladder', { ...over, unless: 'pelvicFloor' }),
  backNerves('seat numb | seat senseless', { ...over, unless: 'bikeRide' }),
  backNerves('numb cantMove', { ...over, within: 5, unless: 'aftermath bigSession' }),
  backNerves('urineWord losesHold | wets onSelf', {
    ...over,
    beside: 'backWord',
    unless: 'pelvicFloor',
    within: 5,
    sameClause: true,
  }),
  backNerves('peeTrouble backWord | peeTrouble numb', {
    ...over,
    within: 25,
    across: true,
    unless: 'pelvicFloor',
  }),
  rule('spine', 'stop', 'neck-nerves', 'bothHands electric neckWord | bothHands numb neckWord', {
    ...over,
    within: 14,
    across: true,
  }),
  rule(
    'spine',
    'hold',
    'foot-drop',
    'footDrop | electric weaker | bothHands electric | bothHands weaker',
    { ...over, within: 14, unless: 'plainCause pumped' },
  ),
  rule('spine', 'hold', 'foot-drop', 'nerveDown electric', {
    ...over,
    within: 9,
    unless: 'comesAndGoes',
  }),
  legClot('calf swollen hot | calf redSkin hot', { ...over, within: 8, unless: 'pumped sunny' }),
  legClot('clot', { longAgo: 'clot-before' }),
  legClot('surgery lowerLeg enlarged', { ...over, longAgoDays: 60, within: 16, across: true }),
  legClot(
    'lowerLeg enlarged inflamed | lowerLeg enlarged travel | lowerLeg inflamed travel | lowerLeg enlarged limbOut | lowerLeg inflamed limbOut',
    { ...over, within: 14, across: true, unless: 'sunny pumped bigSession' },
  ),
  legClot('lowerLeg hardened inflamed', { ...over, within: 11, unless: 'sunny pumped bigSession' }),
  legClot(
    'breathless stabBreathing limbOut | breathless stabBreathing travel | stabBreathing stabbing limbOut | stabBreathing stabbing travel | stabBreathing stabbing lowerLeg',
    { ...over, within: 30, across: true },
  ),
  rule(
    'clot',
    'hold',
    'leg-clot-check',
    'lowerLeg pain nightCramp | lowerLeg enlarged nightCramp',
    { ...over, within: 12, unless: 'aftermath bigSession' },
  ),
  rule('rhabdo', 'stop', 'dark-urine', 'urine dark', over),
  rule('rhabdo', 'stop', 'dark-urine', 'bigSession stuckLimbs | hundreds stuckLimbs', {
    within: 30,
    across: true,
    unless: 'pumped',
  }),
  heat('heatStroke fresh', over),
  heat('stoppedSweating', { ...over, anyone: true, unless: 'sweatOver' }),
  heat('noSweatNow hotPlace | noSweatNow confusedSign | noSweatNow heatSign', {
    within: 25,
    across: true,
    anyone: true,
    unless: 'sweatOver coolPlace',
  }),
  heat('hotPlace confusedSign', { within: 30, across: true, anyone: true }),
  heat('drySkin confusedSign | drySkin dizzy hotPlace', {
    ...over,
    within: 20,
    across: true,
    anyone: true,
  }),
  rule('heat', 'hold', 'heat-check', 'hotPlace heatSign', {
    ...over,
    within: 25,
    across: true,
    anyone: true,
    unless: 'hotYoga coolPlace',
  }),
  rule('heat', 'care', 'ask-heat', 'extraLayers | hotDegrees | heatAlert', {
    ...over,
    unless: 'weighIn coolPlace',
  }),
];

const bodyChemistry: readonly DangerRule[] = [
  hypo('hypo | hypoWord shaky', { ...over, unless: 'guarding' }),
  hypo(
    'glucoseWord plunges shaky | glucoseWord plunges coldSweat | glucoseWord lowish trembles | glucoseWord plunges',
    { ...over, within: 5 },
  ),
  hypo('insulinWord mealMissed shaky | insulinWord mealMissed coldSweat', {
    within: 40,
    across: true,
  }),
  hypo('jabbed mealMissed shaky | jabbed mealMissed coldSweat', { within: 40, across: true }),
  rule('sugar', 'care', 'insulin-meal', 'insulinWord mealMissed | nightLows', {
    within: 20,
    across: true,
  }),
  rule(
    'sugar',
    'stop',
    'high-sugar',
    'meterHi glucoseWord | sweetBreath thirsty | sweetBreath glucoseWord | meterHi thirsty | highSugar glucoseWord thirsty | ketones highSugar',
    { within: 30, across: true },
  ),
  rule('sugar', 'hold', 'glucose', 'highSugar glucoseWord | thirsty weeOften', {
    ...over,
    within: 10,
  }),
  rule('eating', 'stop', 'eating', 'skipInsulin', over),
  rule('allergy', 'stop', 'allergy', 'allergy', over),
  rule(
    'allergy',
    'stop',
    'allergy',
    'hives throatTight | swellsUp throatTight | swellsUp hives | trigger throatTight | trigger swellsUp',
    { within: 22, across: true },
  ),
  rule('allergy', 'hold', 'allergy-effort', 'hives trigger | hives afterEating', {
    ...over,
    within: 20,
    across: true,
    unless: 'hotPlace',
  }),
  rule('bleeding', 'stop', 'blood', 'coughBlood', { longAgo: 'care-team', unless: 'tarredThing' }),
  rule('bleeding', 'stop', 'blood', 'spitsRed coughsWord', {
    longAgo: 'care-team',
    within: 7,
    unless: 'foamDrink stainsLips',
  }),
  rule('bleeding', 'stop', 'blood', 'bloodThinner bruiseGrows', { within: 22, across: true }),
  rule('bleeding', 'hold', 'blood-check', 'bloodThinner fall', {
    ...over,
    within: 12,
    unless: 'fineWithIt cleared',
  }),
  rule('bleeding', 'stop', 'blood', 'poo blackTar', { ...over, within: 7, unless: 'toenail' }),
  rule('bleeding', 'hold', 'blood-check', 'urine bloodyPee | outflow bloodWord', {
    ...over,
    within: 5,
    unless: 'bloodPlain moneyTalk',
  }),
  rule('bleeding', 'care', 'thinner-blows', 'bloodThinner contactSport | bloodThinner jumpWord', {
    within: 40,
    across: true,
    unless: 'fineWithIt cleared',
  }),
  rule('bleeding', 'hold', 'blood-check', 'postMeno bleedsAgain', { within: 12 }),
  rule('infection', 'stop', 'fever', 'fever', {
    ...over,
    unless: 'likeness neverSince',
    softer: pastFever,
  }),
  rule('infection', 'stop', 'fever', 'burningUp chills', over),
  rule('infection', 'stop', 'wound', 'redLine', { ...over, unless: 'mapLine drawnLine' }),
  rule('infection', 'stop', 'wound', 'lineWord upLimb skinBreak', {
    ...over,
    within: 22,
    across: true,
    // Somebody else's dog has bitten.
    anyone: true,
    unless: 'mapLine drawnLine',
  }),
  rule('infection', 'stop', 'wound', 'wound festers chills', {
    ...over,
    within: 20,
    across: true,
  }),
  rule('infection', 'hold', 'wound-check', 'pressureSore', { ...over, unless: 'allHealed' }),
  // A burn that weeps does so today, however long ago it was.
  rule('infection', 'stop', 'wound', 'burnWound festers chills', { within: 20, across: true }),
  rule('infection', 'hold', 'wound-check', 'burnWound festers', { within: 12 }),
  rule('infection', 'hold', 'wound-check', 'wound festers', {
    ...over,
    within: 8,
  }),
  rule('infection', 'stop', 'vomiting', 'vomiting', {
    ...over,
    unless: 'eating overNow hypothetical buildsUp',
    notAfter: 'wished',
  }),
  illness('bothEnds', over),
  illness('teethChatter inBlankets | chills inBlankets', {
    ...over,
    within: 10,
    unless: 'coolPlace seizureFree',
  }),
  illness('hotForehead roughThroat | hotForehead allHurts | roughThroat allHurts', {
    ...over,
    within: 14,
    across: true,
    unless: 'courseDone aftermath',
  }),
  illness('posTest illSign | antibiotic sickSpot | antibiotic illSign', {
    ...over,
    within: 16,
    across: true,
    unless: 'courseDone longHaul',
  }),
  illness('toothInfected illSign | toothInfected chills | toothInfected enlarged', {
    ...over,
    within: 12,
    across: true,
    unless: 'courseDone',
  }),
  illness('flu | stomachBug', {
    ...over,
    unless: 'longHaul standingWord pastMonth',
    softer: [fluOver],
  }),
  illness('vomited fresh', { ...over, unless: 'overNow', within: 8 }),
  rule('infection', 'care', 'head-cold', 'headCold', { ...over, unless: 'pollen' }),
];

const blowsAndFalls: readonly DangerRule[] = [
  headInjury(
    'headHit bloodThinner | headHit dizzy | headHit headache | headHit sick | headHit speech | headHit vomited | headHit vomiting | headHit dazed',
    { longAgo: 'concussion', forgottenDays: oneYear, within: 25, across: true, anyone: true },
  ),
  headInjury('contactBlow vomited | contactBlow vomiting | knockTaken vomited', {
    ...over,
    within: 20,
    across: true,
  }),
  headInjury('headHit fresh', {
    longAgo: 'concussion',
    forgottenDays: oneYear,
    within: 12,
    unless: 'jokeTone deskTrouble',
  }),
  headInjury(
    'headAt blow dazed | headAt blow vomited | headAt blow bloodThinner | headAt fall dazed',
    { longAgo: 'concussion', forgottenDays: oneYear, within: 14 },
  ),
  headInjury('contactBlow memoryGap', { ...over, within: 24, across: true, unless: 'jokeTone' }),
  rule(
    'head',
    'hold',
    'concussion',
    'contactBlow lightHurts | contactBlow noiseHurts | knockTaken lightHurts | knockTaken noiseHurts',
    { ...over, within: 24, across: true, unless: 'jokeTone' },
  ),
  headInjury('hitOnThing dazedAfter', {
    longAgo: 'concussion',
    forgottenDays: oneYear,
    within: 14,
    across: true,
    unless: 'jokeTone',
  }),
  rule('acute_injury', 'hold', 'injury-check', 'jointWord outAndBack', {
    ...over,
    within: 6,
    unless: 'alwaysDid fineWithIt',
  }),
  injury('trauma', { ...over, unless: 'xrayed', softer: [knockedHand] }),
  injury('noWeight', { ...over, unless: 'xrayed', unlessNear: 'handPart', softer: handFirst }),
  injury('broke fresh', { ...over, unless: 'record', sameClause: true }),
  injury('fall useless | fall deformed | broke useless | broke deformed', {
    ...over,
    within: 9,
    softer: [uselessHand],
  }),
  injury(
    'jointOrTendon outOfShape | snapped cantUse | fall cantUse | snapped ballooned | fall outOfShape | ballooned cantUse',
    {
      ...over,
      within: 22,
      across: true,
      unless: 'bigSession hundredsDay skillWish',
      softer: [uselessHand],
    },
  ),
  injury('fall legPart deformed | useless legPart deformed', {
    ...over,
    within: 24,
    across: true,
    anyone: true,
    unless: 'bigSession skillWish',
  }),
  injury('jointOrTendon cantUse fresh | jointOrTendon useless fresh', {
    ...over,
    within: 12,
    unless: 'bigSession skillWish aftermath xrayed',
    softer: handFirst,
  }),
  rule('acute_injury', 'hold', 'injury-check', 'snapped jointOrTendon', {
    ...over,
    within: 7,
    unless: 'alwaysDid painless emotional blister',
  }),
  rule(
    'acute_injury',
    'hold',
    'injury-check',
    'quinolone tendonWord pain | quinolone tendonWord enlarged | quinolone tendonWord hardened | quinolone tendonWord pulls',
    { ...over, within: 24, across: true, unless: 'courseDone' },
  ),
  rule('acute_injury', 'hold', 'injury-check', 'snapped lump', {
    ...over,
    within: 18,
    across: true,
    unless: 'alwaysDid painless emotional blister instrument',
  }),
];

const birth: readonly DangerRule[] = [
  pregnancy('waters | babyStill', { ...over, anyone: true }),
  pregnancy('unborn lying | birthWater bursts | regularPains', {
    ...over,
    within: 3,
    sameClause: true,
    anyone: true,
    unless: 'napTime',
  }),
  pregnancy('unborn moves hardly', {
    ...over,
    within: 7,
    anyone: true,
    beside: 'weeksAlong pregnant unborn',
  }),
  pregnancy('weeksAlong gotWet hardened | weeksAlong gotWet belly', {
    ...over,
    within: 16,
    across: true,
    unless: 'hardWork',
  }),
  pregnancy('unbornName stirs hardly weeksAlong', { ...over, within: 14, across: true }),
  pregnancy(
    'weeksAlong bleedsNow | weeksAlong spotting | withChild bleedsNow | weeksAlong fluidWord | weeksAlong comesOut | weeksAlong preeclampsiaSign | weeksAlong regularPains | weeksAlong unborn lying | weeksAlong babyQuiet | pregnant babyQuiet | unbornOnly babyQuiet | pregnant preeclampsiaSign | twoLines spotting | pregnant spotting | withChild spotting',
    { ...over, within: 22, across: true, anyone: true, unless: 'moneyTalk' },
  ),
  pregnancy('belly hardens everyFew | hardens everyFew weeksAlong', {
    ...over,
    within: 12,
    across: true,
  }),
  rule('pregnancy', 'hold', 'pregnancy-check', 'complications', over),
  rule('pregnancy', 'care', 'pregnancy-new', 'twoLines', { ...over, unless: 'schoolTest' }),
  rule('postpartum', 'stop', 'after-birth', 'birth heavyBleed | fewWeeks heavyBleed', {
    within: 25,
    across: true,
    anyone: true,
  }),
  afterBirthCheck('birth fewWeeks fallingOut | fewWeeks fallingOut | birth fallingOut', {
    within: 25,
    across: true,
    anyone: true,
    unless: 'fineWithIt',
  }),
  afterBirthCheck('newborn fewWeeks', {
    within: 0,
    inOrder: true,
    anyone: true,
    beside: 'leaks hardWish',
    unless: 'fineWithIt cleared partnerGaveBirth',
  }),
  rule('postpartum', 'care', 'ask-birth', 'newborn fewWeeks', {
    within: 0,
    inOrder: true,
    anyone: true,
    unless: 'fineWithIt cleared partnerGaveBirth',
  }),
  afterBirthCheck('birthOwn earlyDays hardWish', {
    within: 16,
    across: true,
    anyone: true,
    unless: 'fineWithIt cleared',
  }),
];

const foodAndSubstances: readonly DangerRule[] = [
  eating('eating', { ...over, longAgoDays: 180 }),
  purging('purged mealWord | purged habit | purgeAct', {
    ...over,
    longAgoDays: 180,
    within: 7,
    unless: 'clearOut bowelTrouble stomachFlu',
  }),
  purging(
    'upAgain afterMeal | upAgain byWill | upAgain toBathroom | purged toBathroom | purged afterMeal',
    { ...over, longAgoDays: 180, within: 12, across: true, unless: 'clearOut stomachFlu' },
  ),
  eating('bodyCheck manyTimes', { ...over, within: 7, unless: 'clearOut' }),
  eating(
    'periodWord periodGone lighterAim | periodWord periodGone lowWeight | lowWeight lighterAim | periodWord periodGone raceWord',
    { within: 30, across: true, unless: 'periodPlain' },
  ),
  eating('scaleWord noFoodThen', { ...over, within: 10 }),
  eating('paysBack hasToDaily', { ...over, within: 30, across: true }),
  controlled('keepsFood whoRules', { within: 14, across: true, anyone: true }),
  controlled('ruledOver whoRules', {
    ...over,
    within: 12,
    anyone: true,
    unless: 'trainerWord laughs',
  }),
  controlled('watchesMe whoRules orElse', {
    ...over,
    within: 24,
    across: true,
    anyone: true,
    unless: 'trainerWord',
  }),
  eating('foodFear | starves', { ...over, unless: 'dinnerReady' }),
  eating('fewCalories eatVerb | fewCalories livesOn | fewCalories perDay', {
    ...over,
    within: 7,
    unless: 'burnVerb',
  }),
  eating('undoFood secretly | undoFood secondToday | secretly secondToday mealWord', {
    within: 30,
    across: true,
    unless: 'clearOut',
  }),
  rule('eating', 'care', 'earning-food', 'undoFood ateIt | secondToday mealWord', {
    within: 20,
    across: true,
    beside: 'mustDo earnFood',
  }),
  eating('manyToday selfDisgust ifIRest', { within: 30, across: true }),
  eating('everyMeal workOff', { ...over, within: 7, sameClause: true }),
  rule('eating', 'care', 'ask-compulsion', 'ifIRest breaksDown', { ...over, within: 8 }),
  rule('eating', 'care', 'ask-compulsion', 'deservesPain', over),
  rule('eating', 'care', 'ask-compulsion', 'selfDisgust ifIRest', { ...over, within: 8 }),
  eating('tinyFood wasTooMuch tillGone | tinyFood wasTooMuch ifIRest', {
    within: 40,
    across: true,
  }),
  eating('noFoodAhead lowWeight | noFoodAhead weightAim | noFoodAhead tillGone', {
    within: 30,
    across: true,
    unless: 'dinnerReady',
  }),
  eating('livesOn twiceADay', { ...over, within: 12, unless: 'dinnerReady' }),
  eating('onlyWord leanFare weightAim | livesOn weightAim', { within: 16, across: true }),
  eating('thrownOut plateWord kilosSoon', { within: 24, across: true }),
  rule('weight_cut', 'care', 'ask-weight', 'kilosSoon', { ...over, unless: 'weighIn' }),
  rule('eating', 'care', 'earning-food', 'earnFood ateIt | earnFood mealWord', {
    within: 20,
    across: true,
  }),
  rule('medical_order', 'hold', 'care-team', 'noPeriod | periodWord periodGone', {
    ...over,
    within: 4,
    unless: 'periodPlain',
  }),
  rule('weight_cut', 'stop', 'weight-cut', 'sweatSuit stopsPeeing | extraLayers stopsPeeing', {
    within: 24,
    across: true,
  }),
  rule('eating', 'hold', 'eating', 'lowWeight worriedOnes', { within: 16, across: true }),
  rule(
    'weight_cut',
    'stop',
    'weight-cut',
    'weighIn dryOut | weighIn extraLayers dryOut | dryOut spitsOut',
    { within: 30, across: true },
  ),
  rule('weight_cut', 'stop', 'weight-cut', 'waterPills wobbly | waterPills weighIn', {
    within: 25,
    across: true,
  }),
  rule(
    'weight_cut',
    'hold',
    'fasting',
    'livesOn wobbly | livesOn lowWeight | livesOn weighIn | fewCalories wobbly | crashDays onlyDrinks | fewCalories weighIn',
    { within: 22, across: true },
  ),
  // Days on crisps beside another's bed are no fast.
  rule('weight_cut', 'hold', 'fasting', 'livesOn crashDays', {
    within: 22,
    across: true,
    unless: 'bedsideVisit',
  }),
  rule('weight_cut', 'hold', 'fasting', 'unfed sinceDays', { ...over, within: 5 }),
  rule('weight_cut', 'hold', 'fasting', 'countedFood sinceDay', { within: 3, inOrder: true }),
  rule('weight_cut', 'hold', 'eating', 'eatsLittle dizzy | eatsLittle weightPen', {
    ...over,
    within: 20,
    across: true,
  }),
  rule('medical_order', 'hold', 'care-team', 'brittleBone boneBlow', { within: 24, across: true }),
  rule(
    'severe_pain',
    'stop',
    'injury',
    'outHernia wontGoIn | outHernia vomited | outHernia vomiting',
    { within: 20, across: true, unless: 'allHealed' },
  ),
  drunk('drunk', { ...over, unless: 'jokeTone soberNow', softer: [sleptOff] }),
  drunk('drugUse drug', { ...over, within: 3, inOrder: true, unless: 'drugJoke longAgoHabit' }),
  drunk('drinkTotal', {
    ...over,
    unless: 'soberNow waterBottle supplements',
    softer: [sleptOff],
  }),
  drunk('halfBottle spiritWord', {
    ...over,
    within: 0,
    inOrder: true,
    beside: 'drank stillOn fresh heavy record hardWish adultLoad drinkTotal',
    unless: 'jokeTone soberNow supplements forThem',
    softer: [sleptOff],
  }),
  rule('substance', 'stop', 'mixed-medicine', 'mixing opioid', { ...over, within: 10 }),
  rule(
    'substance',
    'stop',
    'mixed-medicine',
    'tookMany sleepDrug | muchDrink sleepDrug | sleepDrug staysAwake | mixing sleepDrug',
    { ...over, within: 12 },
  ),
  rule('substance', 'hold', 'mixed-medicine', 'opioid cantFeel', { within: 12 }),
  rule(
    'substance',
    'stop',
    'stimulants',
    'stimulant tooMuchIn | manyScoops tooMuchIn | stimulant actsUp heartWord | stimulant chest dizzy',
    { within: 25, across: true },
  ),
  rule(
    'substance',
    'hold',
    'stimulants',
    'awakeLong stimulant | awakeLong tooMuchIn | awakeLong seesThings | noSleep seesThings | awakeFor stimulant sinceDay | noSleep stimulant tooMuchIn',
    {
      within: 25,
      across: true,
    },
  ),
  rule('substance', 'hold', 'no-sleep', 'noSleep awakeLong | noSleep sinceDay', {
    ...over,
    within: 8,
    unless: 'babyWord',
    unlessNear: 'sleptSome',
  }),
  rule(
    'substance',
    'hold',
    'no-sleep',
    'noSleep stimulant awakeLong | noSleep stimulant sinceDay',
    {
      within: 20,
      across: true,
      unlessNear: 'sleptSome',
    },
  ),
  rule('substance', 'hold', 'stimulants', 'manyScoops stimulant | harshDrug', {
    ...over,
    within: 6,
    unless: 'sweetScoops',
  }),
  rule('substance', 'hold', 'stimulants', 'ownTeens gymDrug', { ...over, within: 16 }),
  rule('substance', 'care', 'dizzy-meds', 'newMeds drowsyMed', { within: 20, across: true }),
];

const ordersAndChildren: readonly DangerRule[] = [
  toldNotTo('forbidden', { unless: 'fineWithIt' }),
  toldNotTo('doctorWord forbade sportWord', { within: 8, sameClause: true }),
  toldNotTo('testPending takeItEasy | orders testPending | orders orderedRest', {
    ...over,
    within: 14,
    unless: 'fineWithIt noProblem toldToDo',
  }),
  // 'Said no box jumps' takes away a move, not the training.
  toldNotTo('orders takeItEasy', {
    ...over,
    within: 14,
    unless: 'fineWithIt noProblem toldToDo',
    unlessNear: 'oneMove',
  }),
  rule(
    'medical_order',
    'hold',
    'surgery',
    'freshOp opHappened takeItEasy | freshOp restricts | freshOp earlyDays',
    {
      within: 14,
      unless: 'fineWithIt allHealed aheadOfIt',
      maybePet: true,
      longAgo: null,
      longAgoDays: 183,
    },
  ),
  rule(
    'medical_order',
    'hold',
    'surgery',
    'organOut opDay | organWord takenOut opDay | newJoint earlyDays',
    {
      within: 8,
      unless: 'fineWithIt allHealed aheadOfIt',
      maybePet: true,
      longAgo: null,
      longAgoDays: 183,
    },
  ),
  rule('medical_order', 'hold', 'surgery', 'herniaWord doneByThem opDay | implantWord opDay', {
    within: 8,
    sameClause: true,
    unless: 'fineWithIt allHealed aheadOfIt',
    maybePet: true,
    longAgo: null,
    longAgoDays: 183,
  }),
  rule('medical_order', 'hold', 'surgery', 'implantWord drainsIn', {
    ...over,
    within: 20,
    across: true,
    unless: 'allHealed aheadOfIt',
  }),
  rule('medical_order', 'hold', 'surgery', 'sewnUp otherBody opDay', {
    within: 8,
    sameClause: true,
    unless: 'fineWithIt allHealed aheadOfIt',
    maybePet: true,
    longAgo: null,
    longAgoDays: 60,
  }),
  rule('medical_order', 'hold', 'care-team', 'emergencyRoom treatedThere', {
    ...over,
    within: 14,
    unless: 'fineWithIt cleared',
  }),
  rule('medical_order', 'care', 'ask-doctor', 'graveLungs bedsideWord', {
    ...over,
    within: 12,
    longAgoDays: 60,
    unless: 'fineWithIt cleared',
  }),
  rule('medical_order', 'care', 'ask-doctor', 'smallOp justNow', {
    ...over,
    within: 7,
    unless: 'fineWithIt allHealed aheadOfIt',
    maybePet: true,
  }),
  heart('heartSpring heartPlace opHappened | heartSpring heartPlace earlyDays', {
    ...over,
    within: 12,
    longAgoDays: 183,
    unless: 'fineWithIt',
  }),
  rule('head', 'hold', 'concussion', 'headHit', {
    longAgo: null,
    longAgoDays: 60,
    unless: 'jokeTone deskTrouble',
  }),
  heart('heartCondition', { unless: 'jokeTone fineWithIt laughs' }),
  rule('cardiac', 'care', 'new-heart-medicine', 'heartMed startedNow', {
    ...over,
    longAgoDays: 60,
    within: 5,
    sameClause: true,
    unless: 'fineWithIt cleared',
  }),
  heart('flutter', { ...over, unless: 'emotional hardWork' }),
  heart('heartWord actsUp', {
    ...over,
    within: 5,
    sameClause: true,
    unless: 'emotional wholesome hardWork',
  }),
  heart('wearsMonitor', over),
  rule('stroke', 'hold', 'stroke-before', 'stroke', {
    longAgo: 'stroke-before',
    unless: 'jokeTone laughs swimTalk',
  }),
  rule('stroke', 'hold', 'stroke-before', 'sureStroke', {
    longAgo: 'stroke-before',
    unless: 'jokeTone laughs',
  }),
  rule('acute_injury', 'hold', 'fracture', 'cast', {
    ...over,
    longAgoDays: 90,
    unless: 'fineWithIt allHealed castOff',
    softer: [sparedCast, legsWithCast],
  }),
  rule('acute_injury', 'hold', 'fracture', 'otherBody isBroken', {
    ...over,
    within: 1,
    sameClause: true,
    longAgoDays: 90,
    unless: 'fineWithIt',
  }),
  rule(
    'medical_order',
    'hold',
    'care-team',
    'careTeam | suspected illnessWord | homeFromHospital',
    { ...over, longAgoDays: 365, unless: 'fineWithIt' },
  ),
  rule(
    'medical_order',
    'hold',
    'weight-loss-check',
    'kilosLost noReason | kilosLost sweatWord everyNight | kilosLost nightSweats',
    { ...over, within: 20, across: true, unless: 'ofMenopause' },
  ),
  rule('medical_order', 'hold', 'medicine-change', 'leftOff ownMeds | leftOff heartMed', {
    ...over,
    within: 3,
    longAgoDays: 120,
    unless: 'onAdvice supplements fineWithIt',
  }),
  rule('medical_order', 'hold', 'care-team', 'veryOld veryOldWish', {
    within: 20,
    across: true,
    anyone: true,
    unless: 'noSuch',
  }),
  rule('child', 'hold', 'child', 'childWord childAge madeToTrain', {
    within: 30,
    across: true,
    anyone: true,
  }),
  rule('child', 'hold', 'child', 'childAge forChild adultLoad | childAge forChild dietChild', {
    within: 30,
    across: true,
    anyone: true,
  }),
  rule('child', 'care', 'ask-child', 'childWord childAge forChild', {
    within: 30,
    across: true,
    anyone: true,
  }),
  rule('child', 'care', 'ask-child', 'childAge forChild', { within: 6, anyone: true }),
  rule('child', 'hold', 'child', 'schoolChild', { ...over, unless: 'childWord' }),
  rule('severe_pain', 'stop', 'severe-pain', 'testisWord hitchedUp sicklyPain', {
    ...over,
    within: 16,
    unless: 'contactPlay',
  }),
  rule('severe_pain', 'stop', 'severe-pain', 'agony trunkInside | agony belly | belly doublesUp', {
    ...over,
    within: 18,
  }),
  rule(
    'severe_pain',
    'hold',
    'pain-check',
    'agony painPlace | atNight painPlace onePoint | onePoint pain atNight | agony atNight | agony opioid',
    { ...over, within: 18, unless: 'muscular aftermath' },
  ),
];

/** What is not understood and alarming in its kind: asked about before anything is planned. */
const own = { longAgo: null, notAfter: 'wished' } as const;
const vague: readonly DangerRule[] = [
  low('despairing', { ...own, unless: 'earlyHour feastAhead' }),
  low('givesAway ownGoods noNextWeek | goneWish', { ...own, within: 30, across: true }),
  low('vanishWish', { ...own, unless: 'awayTrip' }),
  low('burdenWord', { ...own, anyone: true }),
  low('noSense goingOn', { ...own, within: 2, sameClause: true }),
  unclear('graveAct', {
    ...own,
    unless: 'plainCause instrument jokeTone seizureFree fineSoon asleepTalk',
  }),
  unclear('inner losing | limbs losing | inner signs', {
    ...own,
    ...clause,
    within: 7,
    unless: 'plainCause instrument muscular nerve emotional aimedAt',
  }),
  unclear('inner striking | trunk violent', {
    ...own,
    ...clause,
    within: 8,
    unless: 'plainCause instrument muscular',
  }),
  unclear('neverBefore inner likeThis', { ...own, within: 9 }),
  unclear('core strange | core happensTo', {
    ...own,
    ...clause,
    within: 7,
    unless: 'plainCause instrument muscular stretching emotional',
    unlessNear: 'fineState',
  }),
  unclear('core stateVerb', {
    ...own,
    ...clause,
    within: 1,
    inOrder: true,
    unless: 'plainCause instrument muscular stretching emotional',
    unlessNear: 'fineState',
  }),
  rule(
    'severe_pain',
    'care',
    'ask-pain',
    'inner odd | limbs losing | inner losing | inner striking | inner signs',
    {
      ...own,
      ...clause,
      within: 5,
      unless: 'plainCause instrument muscular stretching emotional hardWork aimedAt',
    },
  ),
];

/** Signs by meaning, the gravest first: that order is what is told first. Design, training §5. */
export const dangerRules: readonly DangerRule[] = [
  ...mind,
  ...threats,
  ...byOthers,
  ...heartAndBrain,
  ...breathAndConsciousness,
  ...blowsAndFalls,
  ...limbsAndHeat,
  ...bodyChemistry,
  ...birth,
  ...foodAndSubstances,
  ...ordersAndChildren,
];

/** Only where no other rule has found anything. */
export const vagueRules: readonly DangerRule[] = vague;

/** Only where a pregnancy is known. */
export const pregnancyRule: DangerRule = pregnancy(
  'bleeding | fluid | contractions | lessMoving | fluidWord comesOut',
  { ...over, unless: 'moneyTalk' },
);
