import { type Claim, claim, claimsOf } from '../../claims.ts';
import { when, whose } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/moves/limits.ts';
import type { Attribute } from '../../vocabulary.ts';
import {
  beside,
  endingAt,
  inSentence,
  isAverse,
  isBeyondReach,
  isPast,
  overlaps,
  startingAt,
} from '../around.ts';
import { areaLabel } from '../wish/named-parts.ts';
import { isKeptTo } from './kept-to.ts';
import { refuse } from './refuse.ts';
import { isOnGround, isRising, readRising, readRoom } from './room-limits.ts';
import { isSwappedOut } from './swapped.ts';
import { isUnthinkable } from './unthinkable.ts';

/** 'Jumping is fine', 'I can jump again'. */
function isAllowed(scan: Scan, hit: Hit): boolean {
  if (startingAt(scan, 'allow', hit.to)?.value === 'after') return true;
  const isAble = [1, 2, 3].some((back) => terms.able.has(scan.tokens[hit.from - back]?.text));
  return isAble && terms.again.has(scan.tokens[hit.to]?.text);
}

/** Standing all day, lying in bed: what somebody does, not how they want to train. */
function isHabit(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  const before = tokens.slice(Math.max(0, hit.from - 2), hit.from).map(({ text }) => text);
  return (
    beside(scan, 'habit', hit, 5).length > 0 ||
    isOneOf(tokens[hit.to]?.text, 'room breaks break seit depuis desde since da encima') ||
    isPast(scan, hit) ||
    before.some((word) => terms.isTold.has(word))
  );
}

/** 'My wrist has been sulking when I lean on it': a pain, and what brings it on. */
function isOccasion(scan: Scan, hit: Hit): boolean {
  const { tokens } = scan;
  const segment = tokens[hit.from]?.segment;
  const isWhen = tokens
    .slice(Math.max(0, hit.from - 3), hit.from)
    .some((token) => terms.when.has(token.text) && token.segment === segment);
  if (!isWhen) return false;
  return [...scan.of('pain'), ...scan.of('trouble'), ...scan.of('aversion')].some(
    (cue) =>
      tokens[cue.from]?.segment === segment &&
      cue.to <= hit.from &&
      scan.polarity(cue) === 'plain' &&
      !scan.of('allow').some((leave) => overlaps(leave, cue)),
  );
}

/** 'If I lie flat': only thought of. */
const isSupposed = ({ tokens }: Pick<Scan, 'tokens'>, { from }: Pick<Hit, 'from'>): boolean =>
  tokens.slice(Math.max(0, from - 4), from).some(({ text }) => terms.ifWords.has(text));

/** 'If I kneel on that gravel I scream': what comes of it rules it out. */
function isRegretted({ tokens, of }: Scan, { from, to }: Hit): boolean {
  const { sentence } = tokens[from] ?? {};
  if (
    !isSupposed({ tokens }, { from }) ||
    of('person').some((one) => one.to <= from && from - one.to <= 2)
  )
    return false;
  return tokens
    .slice(Math.max(0, from - 8), to + 7)
    .some((token) => token.sentence === sentence && terms.outcries.has(token.text));
}

/** 'Too much floor in this one', 'fewer jumps', 'easy on the crunches'. */
export function isTooMuch(scan: Scan, hit: Hit): boolean {
  return endingAt(scan, 'less', hit.from, 1) !== undefined;
}

/** 'I can't put my arms up when standing': where another limit holds. */
function isPosture(scan: Scan, { value, from }: Hit): boolean {
  const isWhen = value === 'standing' && terms.when.has(scan.tokens[from - 1]?.text);
  return isWhen && beside(scan, 'attribute', { from, to: from + 1 }, 9, 'overhead').length > 0;
}

/** 'The third floor', 'the school run', 'haven't run since May'. */
function isOtherSense({ tokens, of }: Scan, hit: Hit): boolean {
  const before = tokens[hit.from - 1]?.text ?? '';
  const near = tokens.slice(Math.max(0, hit.from - 5), hit.from);
  if (hit.value === 'floor') {
    const isCreaking = of('quietSign').some(
      ({ value, from }) => value === 'creaks' && from >= hit.to && from - hit.to <= 2,
    );
    return terms.storeys.has(before) || isCreaking || isOneOf(tokens[hit.to]?.text, 'below above');
  }
  if (hit.value === 'running')
    return terms.otherRuns.has(before) || near.some(({ text }) => terms.notDone.has(text));
  if (hit.value === 'jumping') return isOneOf(tokens[hit.to]?.text, 'straight into right');
  return false;
}

const inName = (scan: Scan, hit: Hit) => scan.of('move').some((move) => overlaps(move, hit));

/** What a body cannot do may be told of another's; what is not wanted is a wish for the session. */
function owned(scan: Scan, hit: Hit, one: Claim): Claim {
  const isWish = scan.polarity(hit) === 'negated';
  return isWish ? one : { ...one, whose: whose(scan, hit) };
}

/** 'Boca arriba no puedo', 'de barriga pra cima não dá': the denial closes the thought. */
function isDeniedBehind(scan: Scan, { to }: Hit): boolean {
  const { tokens } = scan;
  const cue = scan.of('neg').find(({ from }) => from === to);
  if (!cue || tokens[cue.from]?.segment !== tokens[to - 1]?.segment) return false;
  const rest = tokens.slice(cue.to).filter(({ segment }) => segment === tokens[to - 1]?.segment);
  return rest.every(({ text, kind }) => kind === 'mark' || terms.denialEnds.has(text));
}

/** 'Hinknien is heut nimmer', 'knien geht heute nicht mehr'. */
function isDeniedAfter({ tokens }: Scan, { to }: Hit): boolean {
  if (!terms.goesWords.has(tokens[to]?.text)) return false;
  const at = terms.todayWords.has(tokens[to + 1]?.text) ? to + 2 : to + 1;
  return terms.noMore.has(tokens[at]?.text);
}

/** 'So standing only': what is left, whatever was ruled out before it. */
const isOnlyWay = (scan: Scan, { to }: Hit): boolean =>
  scan.of('only').some(({ value, from }) => value === 'only' && from === to);

function readNamed(scan: Scan): Claim[] {
  return scan.of('attribute').flatMap((hit) => {
    const value = hit.value as Attribute;
    if (terms.isOtherKneel.has(scan.tokens[hit.from - 1]?.text)) return [];
    if (isOtherSense(scan, hit) || isPosture(scan, hit) || isOnlyWay(scan, hit)) return [];
    const isOut =
      scan.polarity(hit) !== 'plain' ||
      isBeyondReach(scan, hit) ||
      isDeniedAfter(scan, hit) ||
      isDeniedBehind(scan, hit) ||
      isUnthinkable(scan, hit);
    if (isOut || isTooMuch(scan, hit) || isSwappedOut(scan, hit)) {
      const refused = [owned(scan, hit, refuse(scan, value, 'attribute.named', hit))];
      if (value.startsWith('lying') && isOnGround(scan, hit))
        refused.push(refuse(scan, 'floor', 'attribute.on-ground', hit, 0.8));
      // Who cannot get up again cannot get down either.
      if (value === 'kneeling' && scan.tokens[hit.to - 3]?.text === 'hands')
        refused.push(refuse(scan, 'weight_on_hands', 'attribute.named', hit, 0.85));
      if (value === 'up_and_down') refused.push(refuse(scan, 'floor', 'attribute.named', hit, 0.8));
      return refused;
    }
    if (isAllowed(scan, hit)) {
      const quote = scan.quote(hit.from, hit.to);
      return [claim('attribute', value, 'attribute.allowed', { certainty: 0.8, quote })];
    }
    const isCarried = value !== 'sitting' && value !== 'standing' && value !== 'planks';
    if (isCarried && (isAverse(scan, hit, 4) || isOccasion(scan, hit) || isRegretted(scan, hit))) {
      // Who gets dizzy flat on the back gets it flat in any way, and with the head low.
      const isSpinning =
        value.startsWith('lying') &&
        (isRising(scan, hit) || inSentence(scan, 'condition', hit.from, 'vertigo'));
      const kinds: Attribute[] = isSpinning ? [value, 'lying_down', 'head_down'] : [value];
      return kinds.map((kind) =>
        owned(scan, hit, refuse(scan, kind, 'attribute.averse', hit, 0.85)),
      );
    }
    return [];
  });
}

/** Who sits in a wheelchair is not asked to train the legs. */
function spareLegs(scan: Scan, hit: Hit): Claim[] {
  const isWheeled = scan.tokens
    .slice(hit.from, hit.to)
    .some(({ text }) =>
      isOneOf(
        text,
        'wheelchair wheel rollstuhl rolli ruedas fauteuil rotelle carrozzina rodas cadeirante',
      ),
    );
  if (!isWheeled) return [];
  const quote = scan.quote(hit.from, hit.to);
  const part = { area: 'legs' as const, label: areaLabel('legs') };
  return [claim('focus', part, 'focus.wheelchair', { polarity: 'refuses', quote, certainty: 0.8 })];
}

/** On a chair, a sofa or in a wheelchair. */
function readSeated(scan: Scan): Claim[] {
  // 'Stretch in bed' says what is done there.
  const isFurniture = (hit: Hit) =>
    !terms.doneThere.has(scan.tokens[hit.from]?.text) &&
    isOneOf(
      scan.tokens[hit.to - 1]?.text,
      'sofa couch bed bett cama letto lit canape divano sillon',
    );
  const onChair = scan.of('seated').find((hit) => {
    if (beside(scan, 'habit', hit, 4).length > 0 || isDenied(scan, hit) || isPast(scan, hit))
      return false;
    // 'Gonna need a wheelchair after this' is a joke.
    const isJoke = scan.tokens
      .slice(Math.max(0, hit.from - 3), hit.from)
      .some(({ text }) => isOneOf(text, 'need brauche necesitar besoin serve precisar till until'));
    // 'My husband supervises from the sofa': somebody else sits.
    const isWatcher = scan.tokens
      .slice(Math.max(0, hit.from - 5), hit.from)
      .some(({ text }) => terms.watchWords.has(text));
    if (isWatcher) return false;
    // 'All standing or in a chair': either will do.
    const isEither = scan.tokens
      .slice(Math.max(0, hit.from - 4), hit.from + 1)
      .some(
        ({ text }, at, near) =>
          isOneOf(text, 'standing stood') &&
          near.slice(at).some((one) => isOneOf(one.text, 'or and')),
      );
    if (isEither) return false;
    const isAsProp = isOneOf(scan.tokens[hit.from - 1]?.text, 'dip dips squat squats');
    return !isJoke && !isAsProp && !inName(scan, hit) && (!isFurniture(hit) || isWished(scan, hit));
  });
  const kept = [...scan.of('prop'), ...scan.of('household'), ...scan.of('seated')].find((hit) =>
    isKeptTo(scan, hit),
  );
  if (kept)
    return [
      refuse(scan, 'standing', 'attribute.kept-to', kept, 0.85),
      refuse(scan, 'floor', 'attribute.kept-to', kept, 0.85),
    ];
  if (onChair)
    return [refuse(scan, 'standing', 'attribute.chair', onChair, 0.9), ...spareLegs(scan, onChair)];
  const manner = scan.of('manner').find((hit) => {
    const isName =
      inName(scan, hit) ||
      scan.of('move').some(({ from }) => from === hit.to) ||
      isOneOf(scan.tokens[hit.to]?.text, 'row rows press curl curls');
    const isPlain = !isDenied(scan, hit) && !isHabit(scan, hit) && !isName;
    const isOut = scan
      .of('attribute')
      .some((other) => overlaps(other, hit) && scan.polarity(other) !== 'plain');
    // 'Seduta per terra' is on the floor.
    const isDown = beside(scan, 'attribute', hit, 1, 'floor').length > 0;
    return isPlain && !isOut && !isDown && !isCompared(scan, hit);
  });
  if (!manner) return [];
  const { sentence } = scan.tokens[manner.from] ?? {};
  const isBoth = scan
    .of('attribute')
    .some(
      (hit) =>
        hit.value === 'standing' &&
        scan.tokens[hit.from]?.sentence === sentence &&
        scan.polarity(hit) === 'plain',
    );
  return isBoth
    ? [refuse(scan, 'floor', 'attribute.upright', manner, 0.75)]
    : [refuse(scan, 'standing', 'attribute.seated', manner, 0.8)];
}
/** 'The nearest I came to it was sitting down on the cat': told, and no way to train. */
const isCompared = ({ tokens }: Scan, { from, to }: Hit): boolean =>
  isOneOf(tokens[from - 1]?.text, 'is was like than') && isOneOf(tokens[to]?.text, 'on in');

const isWished = ({ tokens }: Scan, hit: Hit) =>
  tokens.slice(Math.max(0, hit.from - 6), hit.to).some(({ text }) => terms.wishWords.has(text));

/** 'Mobility lying down', 'Dehnen im Liegen': on the floor, and not up again. */
function readLying(scan: Scan): Claim[] {
  const hit = scan.of('attribute').find((one) => {
    if (one.value !== 'lying_down' || scan.polarity(one) !== 'plain') return false;
    const isCalm = inSentence(scan, 'goal', one.from, 'mobility') !== undefined;
    return isCalm && !isHabit(scan, one) && !inName(scan, one) && !isAverse(scan, one, 4);
  });
  return hit ? [refuse(scan, 'standing', 'attribute.lying', hit, 0.8)] : [];
}

/** Who stays down need not get up: 'im Liegen, ich steh heut nicht mehr auf'. */
const staysDown = ({ slot, value }: Claim) =>
  slot === 'attribute' && (value === 'up_and_down' || value === 'floor');

/** 'All standing please', 'im Stehen neben dem Schreibtisch': nothing on the floor. */
function readStanding(scan: Scan): Claim[] {
  const hit = scan
    .of('attribute')
    .find(
      (one) =>
        one.value === 'standing' &&
        (scan.polarity(one) === 'plain' || isOnlyWay(scan, one)) &&
        [one.from, one.to - 1].some((at) =>
          isOneOf(scan.tokens[at]?.text, 'standing stehend im de em debout in'),
        ) &&
        !inName(scan, one) &&
        !isHabit(scan, one) &&
        !scan.tokens.slice(one.to, one.to + 3).some(({ text }) => terms.notSet.has(text)) &&
        scan.tokens[one.to]?.text !== 'desk',
    );
  if (!hit) return [];
  const { sentence } = scan.tokens[hit.from] ?? {};
  const isBesideLying = scan
    .of('attribute')
    .some(
      (other) =>
        other.value.startsWith('lying') &&
        scan.tokens[other.from]?.sentence === sentence &&
        scan.polarity(other) === 'plain' &&
        !isSupposed(scan, other),
    );
  return isBesideLying ? [] : [refuse(scan, 'floor', 'attribute.standing', hit, 0.8)];
}

/** 'Knelt all day laying tiles': what was done for hours is enough for today. */
function readWornKnees(scan: Scan): Claim[] {
  const at = scan.tokens.findIndex(({ text }, i) => {
    const [before, earlier] = [scan.tokens[i - 1]?.text ?? '', scan.tokens[i - 2]?.text ?? ''];
    const isOn = isOneOf(before, 'on auf de a in sur') || isOneOf(earlier, 'on auf sur');
    return terms.kneltWords.has(text) && (isOn || isOneOf(text, 'knelt kneeling gekniet knien'));
  });
  if (at < 0) return [];
  const hit = { kind: 'attribute', value: 'kneeling', from: at, to: at + 1, typo: 0 };
  const isLong = beside(scan, 'habit', hit, 4).length > 0;
  return isLong ? [refuse(scan, 'kneeling', 'attribute.worn', hit, 0.75)] : [];
}

/** What the room, the clothes or the body's surface rule out: wet floor, a skirt, torn palms. */
function readCircumstances(scan: Scan): Claim[] {
  return scan
    .of('circumstance')
    .filter((hit) => {
      // 'Grip's fried from climbing yesterday' holds today.
      const isOver = hit.value === 'gripping' ? when(scan, hit) === 'past' : isPast(scan, hit);
      return !isDenied(scan, hit, 1) && !isOver;
    })
    .flatMap((hit) =>
      hit.value
        .split('+')
        .map((value) => refuse(scan, value as Attribute, 'attribute.circumstance', hit, 0.8)),
    );
}

/** 'Walking only', 'nur gehen': no run. */
function readWalking(scan: Scan): Claim[] {
  const hit = scan
    .of('way')
    .find(
      ({ value, from, to }) =>
        value === 'walk' && beside(scan, 'only', { from, to }, 0, 'only').length > 0,
    );
  return hit ? [refuse(scan, 'running', 'attribute.walking', hit, 0.8)] : [];
}

/** Kinds of move that are out, or allowed again. What was refused is never allowed beside it. */
export function readLimits(scan: Scan): Claim[] {
  const lying = readLying(scan);
  const all = [
    ...lying,
    ...readNamed(scan).filter((one) => lying.length === 0 || !staysDown(one)),
    ...readSeated(scan),
    ...readStanding(scan),
    ...readCircumstances(scan),
    ...readRoom(scan),
    ...readRising(scan),
    ...readWalking(scan),
    ...readWornKnees(scan),
  ];
  const kept = new Map<string, Claim>();
  for (const one of claimsOf(all, 'attribute')) {
    const known = kept.get(one.value);
    if (!known || (known.polarity === 'wants' && one.polarity === 'refuses'))
      kept.set(one.value, one);
  }
  // Whoever lies down does not sit on a chair instead of standing.
  if (kept.has('upright'))
    for (const value of ['standing', 'sitting', 'floor'] as const) kept.delete(value);
  return [...kept.values(), ...claimsOf(all, 'focus')];
}
