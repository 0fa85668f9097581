import { type Claim, claim, type NamedPart } from '../../claims.ts';
import {
  hitsBetween,
  isTakenBackBetween,
  segmentAround,
  sentenceAround,
  textAt,
} from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/wish/focus.ts';
import { terms as limp } from '../../lexicon/terms/wish/told-focus.ts';
import type { FocusArea } from '../../vocabulary.ts';
import { endingAt, isBeyondReach } from '../around.ts';
import { isRealBack } from '../body/body-parts.ts';
import { readBody } from '../body/injury.ts';
import { outfitsIn } from '../body/outfits.ts';
import { isOnOccasion } from '../time/occasions.ts';
import { dayOfSplit, ofToday, onOtherDays, wholeAlone, withoutStiff } from '../time/other-days.ts';
import { likeMoves, oppositeClaims } from './by-others.ts';
import { cardioClaims } from './cardio-focus.ts';
import { doneOn, isWished } from './done-on.ts';
import { feebleClaims } from './feeble-parts.ts';
import { areasOfDays } from './moves-of-days.ts';
import {
  areaLabel,
  isInRow,
  isOfLongAgo,
  isOfOther,
  isSlip,
  namedPart,
  partNamed,
} from './named-parts.ts';
import { emojiClaims, pictureClaims, skillClaims } from './told-focus.ts';

/** A part that is named, and how it is meant. */
interface Mention {
  hit: Hit;
  meant: 'wanted' | 'refused' | 'trained';
  daysAgo?: number;
  /** Where the name of it is said only once, with the part beside it. */
  part?: NamedPart;
}

function isOtherUse(scan: Scan, hit: Hit): boolean {
  const next = textAt(scan, hit.to) === '-' ? hit.to + 1 : hit.to;
  if (hit.to !== hit.from + 1) return false;
  // 'A new hip' is one that was replaced.
  if (terms.replaced.has(textAt(scan, hit.from - 1)) || terms.replaced.has(textAt(scan, hit.to)))
    return true;
  const word = textAt(scan, hit.from);
  // 'With my legs up' is how to lie.
  const lead = terms.own.has(textAt(scan, hit.from - 1)) ? hit.from - 2 : hit.from - 1;
  if (common.with.has(textAt(scan, lead)) && terms.raised.has(textAt(scan, hit.to))) return true;
  // 'Spagat bis Sommer' is until then.
  const isTill = (at: number) =>
    scan.tokens[at]?.kind === 'word' && !common.joints.has(textAt(scan, at));
  if (word === 'bis' && isTill(hit.from - 1) && isTill(hit.to)) return true;
  const after = scan.of('weekday').some(({ from }) => from === hit.to);
  if (
    word === 'push' &&
    (after ||
      (textAt(scan, hit.to) === 'session' &&
        isOneOf(textAt(scan, hit.to + 1), 'to back till until forward')) ||
      isOneOf(
        textAt(scan, hit.to),
        'everything it the my back today tomorrow me myself to that press ups up',
      ))
  )
    return true;
  if (
    isOneOf(word, 'lower upper') &&
    isOneOf(textAt(scan, hit.to), 'than it the intensity impact limit or back backs weight your my')
  )
    return true;
  if (word === 'bum' && scan.of('region').some(({ from }) => from === hit.to)) return true;
  if (word === 'bottom' && isOneOf(textAt(scan, hit.from - 1), 'the of at')) return true;
  if (
    terms.otherAfter.has(textAt(scan, next)) &&
    !(textAt(scan, next) === 'up' && isInRow(scan, hit)) &&
    isOneOf(
      word,
      'back arm leg chest hip shoulder push pull core heart bottom neck upper lower pectoral',
    )
  )
    return true;
  if (isOneOf(word, 'upper lower bottom') && scan.tokens[hit.from - 1]?.kind === 'number')
    return true;
  // 'A leg', 'each arm': a single one is named for a wish only with what is to be done.
  if (isOneOf(word, 'leg arm hip shoulder bein jambe hanche')) {
    return !terms.isWork.has(textAt(scan, next)) && !isInRow(scan, hit);
  }
  return (
    isOneOf(word, 'bottom belly waist bras') && terms.otherBefore.has(textAt(scan, hit.from - 1))
  );
}
const told =
  /^(?:were|was|felt|feel|feels|dont|doesnt|cant|couldnt|go|went|get|gets|look|looks|fell|waren|fuhlen|fuhlten|tiemblan|ardian|etaient|erano|estavam|queimando|screaming|burned|like|gonna|must|might|may|will|already|still)$/;

const wasWords = words('was were war waren');
const copulas = words('is are feel feels sind ist son estan sont sono sao tao');
/** 'Legs are today', 'arms are my weak point': a wish after all. */
const wishAfter = words('today tonight next due up the my on what mine heute dran hoy oggi hoje');

const holders = words('tenho tengo ho ai hab habe have got');

/** 'Tenho as pernas feitas em papa': having them like that is a state. */
function isHeldAs(scan: Scan, hit: Hit): boolean {
  const next = scan.tokens[hit.to];
  const isMore = next?.kind === 'word' && next.segment === scan.tokens[hit.from]?.segment;
  const isWish = terms.isWork.has(next?.text) || terms.listWords.has(next?.text);
  return holders.has(textAt(scan, hit.from - 2)) && isMore && !isWish;
}

/** 'My arms were on fire', 'quads screaming': how a part is, and no wish for it. */
function isToldOf(scan: Scan, hit: Hit): boolean {
  // 'Il braccio destro occupato'.
  const side = scan.of('side').find(({ from }) => from === hit.to);
  const next = textAt(scan, side?.to ?? hit.to);
  const { to } = segmentAround(scan, hit.from);
  // What is stiff wants to be loosened.
  const isStiff =
    hitsBetween(scan, 'stiff', hit.to, to).length > 0 ||
    hitsBetween(scan, 'pain', hit.to, to).some(({ value }) => value === 'stiff');
  if (copulas.has(next) && !wishAfter.has(textAt(scan, hit.to + 1)) && !isStiff) return true;
  const isOwned =
    terms.own.has(textAt(scan, hit.from - 1)) || scan.tokens[hit.from - 1]?.kind !== 'word';
  const isTold = told.test(next) && next !== 'like' && !isWished(scan, hit.to, hit.to + 1);
  if (isOwned && isTold) return true;
  if (isOwned && isHeldAs(scan, hit)) return true;
  if (isOneOf(textAt(scan, hit.from - 1), 'after nach despues apres dopo depois between entre'))
    return true;
  // Where nothing is heard to deny it, what a session is to be without is no wish either.
  if (textAt(scan, hit.from - 1) === 'without' && scan.polarity(hit) === 'plain') return true;
  // 'Legs like jelly', 'braço de macarrão', 'brazos cansadísimos'; not 'glutes like hers'.
  const isLikened = limp.likes.has(next) && limp.softThings.has(textAt(scan, hit.to + 1));
  return isLikened || limp.worn.has(next);
}

/** 'Hurts when I lift my arm': what is done with it, and no wish for it. */
function isRaised(scan: Scan, hit: Hit): boolean {
  return (
    terms.limbs.has(textAt(scan, hit.from)) &&
    [hit.from - 1, hit.from - 2].some((at) => terms.raises.has(textAt(scan, at)))
  );
}

/** 'Barbell on the shoulders', 'Hantel auf den Schultern': where it lies. */
const isLoadedOn = (scan: Scan, { from }: Hit): boolean =>
  terms.onWords.has(textAt(scan, from - 2)) &&
  terms.own.has(textAt(scan, from - 1)) &&
  ['equipment', 'bar'].some((kind) =>
    scan.of(kind).some(({ to }) => to < from && from - to <= 4 && textAt(scan, to) !== ','),
  );

/** 'So arms stay down': how to hold them. */
const isOfLimit = (scan: Scan, { from, to }: Hit): boolean =>
  scan.of('circumstance').some((hit) => hit.from <= from && to <= hit.to) ||
  // 'A pancia in su' is how to lie.
  scan
    .of('attribute')
    .some((hit) => hit.from <= from && to <= hit.to && hit.to - hit.from > to - from);

/** 'How often should I train legs?' asks about them, and makes no session. */
function isAsked(scan: Scan, hit: Hit): boolean {
  const { from, to } = sentenceAround(scan, hit.from);
  const first = scan.tokens[from]?.kind === 'mark' ? from + 1 : from;
  const isQuestion = textAt(scan, to) === '?' || textAt(scan, first) === 'why';
  return isQuestion && terms.asking.has(textAt(scan, first)) && textAt(scan, first + 1) !== 'about';
}

/** 'Not chest, shoulders': after a comma comes what is wanted instead. */
function isContrast(scan: Scan, cue: Hit, hit: Hit): boolean {
  if (!isOneOf(textAt(scan, cue.from), 'not nicht pas') || cue.to !== cue.from + 1) return false;
  const { to } = sentenceAround(scan, hit.from);
  const isList = hitsBetween(scan, 'join', cue.to, to).length > 0;
  return !isList && textAt(scan, hit.from - 1) === ',';
}

/** Whether a denial is about the part itself: 'nothing that makes my quads huge' is not. */
function refusalOf(scan: Scan, hit: Hit): 'refused' | 'wanted' | 'unclear' {
  const { from } = sentenceAround(scan, hit.from);
  const cue = scan.of('neg').findLast((one) => one.from >= from && one.to <= hit.from);
  if (!cue) return 'refused';
  if (isTakenBackBetween(scan, cue.from, hit.from) || isContrast(scan, cue, hit)) return 'wanted';
  const inner = scan.tokens.slice(cue.to, hit.from);
  const covered = new Set(
    ['focus', 'part', 'region', 'move', 'attribute', 'machine', 'side'].flatMap((kind) =>
      hitsBetween(scan, kind, cue.to, hit.from).flatMap((one) =>
        Array.from({ length: one.to - one.from }, (_, i) => one.from + i),
      ),
    ),
  );
  const isList = inner.every(({ text }, i) => covered.has(cue.to + i) || terms.listWords.has(text));
  if (isList) return 'refused';
  // 'No more chest this week, back and abs please': a clause of its own asks for it.
  const { from: start } = segmentAround(scan, hit.from);
  const isOwnClause =
    [start - 1, start].some((at) => scan.tokens[at]?.text === ',') && cue.to < start - 1;
  return isOwnClause ? 'wanted' : 'unclear';
}

/** 'Less legs, more arms'; 'go easy on the arms' still trains them. */
const isLess = (scan: Scan, hit: Hit) => endingAt(scan, 'less', hit.from, 1)?.value === 'less';

/** What is said of a part that hurts, heals or is old news is no wish for it. */
function mentionsIn(scan: Scan): Mention[] {
  const { taken } = readBody(scan);
  const pains = scan.of('pain');
  const outfits = outfitsIn(scan);
  return scan.of('focus').flatMap((hit): Mention[] => {
    // 'Vestido sin espalda' refuses no back.
    if (outfits.some(({ from, to }) => from <= hit.from && hit.to <= to)) return [];
    if (isSlip(scan, hit) || taken.has(hit.from) || !isRealBack(scan, hit) || isOtherUse(scan, hit))
      return [];
    // 'Leg day was Tuesday'.
    const told = wasWords.has(textAt(scan, hit.to)) ? doneOn(scan, hit) : null;
    if (told) return [{ hit, meant: 'trained', ...told }];
    if (
      isBeyondReach(scan, hit) ||
      isToldOf(scan, hit) ||
      isAsked(scan, hit) ||
      isRaised(scan, hit) ||
      isLoadedOn(scan, hit) ||
      isOfLimit(scan, hit) ||
      isOnOccasion(scan, hit)
    )
      return [];
    if (isOfOther(scan, hit) || isOfLongAgo(scan, hit)) return [];
    const trained = doneOn(scan, hit);
    if (trained) return [{ hit, meant: 'trained', ...trained }];
    // 'Piernas no, torso sí puedo'.
    if (terms.affirmed.has(textAt(scan, hit.to))) return [{ hit, meant: 'wanted' }];
    if (isLess(scan, hit)) return [{ hit, meant: 'refused' }];
    if (scan.polarity(hit) === 'plain') return [{ hit, meant: 'wanted' }];
    const reach = refusalOf(scan, hit);
    if (reach !== 'refused') return reach === 'wanted' ? [{ hit, meant: 'wanted' }] : [];
    const isPainFree = pains.some(
      (word) => scan.polarity(word) === 'negated' && Math.abs(word.from - hit.to) <= 3,
    );
    return isPainFree ? [] : [{ hit, meant: 'refused' }];
  });
}

/** 'No wait, did chest yesterday. Back then': the wish may come in the next sentence. */
function reachOf(scan: Scan, at: number, mentions: readonly Mention[]): number {
  const { to } = sentenceAround(scan, at);
  const isReason = mentions.some(
    ({ hit, meant }) => meant === 'trained' && hit.from >= at && hit.to <= to,
  );
  return isReason ? to - at + correctionReach : Math.min(correctionReach, to - at - 1);
}
const correctionReach = 8;
/** 'No wait, tomorrow is the derby, rather upper body': the reason may stand between. */
const farReach = 18;
const isRather = (scan: Scan, { from }: Hit): boolean =>
  [from - 1, from - 2].some((at) => terms.rather.has(textAt(scan, at)));

/** After 'no wait' only what follows stands, where it names a part of its own. */
function corrected(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const cut = scan
    .of('correction')
    .findLast(({ to }) =>
      mentions.some(
        ({ hit, meant }) =>
          meant === 'wanted' &&
          hit.from >= to &&
          hit.from - to <= (isRather(scan, hit) ? farReach : reachOf(scan, to, mentions)),
      ),
    );
  if (!cut) return [...mentions];
  return mentions.filter(({ hit, meant }) => meant !== 'wanted' || hit.from >= cut.from);
}

const wholeRest: readonly FocusArea[] = ['legs', 'chest', 'back', 'shoulders', 'arms', 'core'];
const madeOf: Partial<Record<FocusArea, readonly FocusArea[]>> = {
  upper_body: ['chest', 'back', 'shoulders', 'arms'],
  lower_body: ['legs', 'glutes'],
  push: ['chest', 'shoulders', 'arms'],
  pull: ['back', 'arms'],
};

/** 'Back and bis monday, chest tuesday, what's left': the parts that were not named. */
function restClaims(scan: Scan, mentions: readonly Mention[]): Claim[] {
  const cue = scan.of('trained').find(({ value }) => value === 'rest');
  const trained = mentions.filter(({ meant }) => meant === 'trained');
  const ofMoves = areasOfDays(scan);
  if (!cue || trained.length + ofMoves.length === 0) return [];
  const used = new Set<string>([
    ...ofMoves,
    ...trained.flatMap(({ hit }) => [hit.value, ...(madeOf[hit.value as FocusArea] ?? [])]),
  ]);
  return wholeRest
    .filter((area) => !used.has(area))
    .map((area) =>
      claim('focus', { area, label: areaLabel(area) }, 'focus.rest', {
        certainty: 0.75,
        quote: scan.quote(cue.from, cue.to),
      }),
    );
}

/** 'Side + rear delts': two parts of one muscle, and its name is said once. */
function besideSame(scan: Scan, mention: Mention): Mention[] {
  const { from, to } = mention.hit;
  const isTwo = to - from === 2 && common.joints.has(textAt(scan, from - 1));
  const label = isTwo ? partNamed(`${textAt(scan, from - 2)} ${textAt(scan, to - 1)}`) : undefined;
  return label ? [{ ...mention, part: label }] : [];
}

/** Parts to train, parts to leave alone, and parts that had their turn. */
export function readFocus(scan: Scan): Claim[] {
  const mentions = onOtherDays(
    scan,
    withoutStiff(
      scan,
      dayOfSplit(scan, wholeAlone(scan, corrected(scan, ofToday(scan, mentionsIn(scan))))),
    ),
  );
  mentions.push(...mentions.flatMap((one) => besideSame(scan, one)));
  const gone = new Set(
    mentions.filter(({ meant }) => meant === 'refused').map(({ hit }) => hit.value),
  );
  const wanted = new Set(
    mentions.filter(({ meant }) => meant === 'wanted').map(({ hit }) => hit.value),
  );
  const seen = new Set<string>();
  const claims: Claim[] = [];
  for (const { hit, meant, daysAgo, part = namedPart(scan, hit) } of mentions) {
    const key = `${meant} ${part.area} ${part.label}`;
    if (seen.has(key) || (meant === 'wanted' && gone.has(hit.value) && !part.muscles)) continue;
    // 'Chest. No wait, I did chest yesterday'.
    const isOver = mentions.some(
      (later) =>
        later.meant === 'trained' &&
        later.hit.value === hit.value &&
        isTakenBackBetween(scan, hit.to, later.hit.from),
    );
    if (meant === 'wanted' && isOver) continue;
    seen.add(key);
    const features = { certainty: trust(hit, 0.9), quote: scan.quote(hit.from, hit.to) };
    if (meant === 'trained') {
      claims.push(
        claim('trained', { ...part, ...(daysAgo !== undefined && { daysAgo }) }, 'trained.day', {
          ...features,
          polarity: 'had',
          when: 'past',
        }),
      );
    } else {
      const isFirst = !claims.some((one) => one.slot === 'focus');
      const isNew = isFirst && isTakenBackBetween(scan, 0, hit.from) && meant === 'wanted';
      claims.push(
        claim('focus', part, `focus.${meant}`, {
          ...features,
          polarity: meant === 'wanted' ? 'wants' : 'refuses',
          ...(isNew && { corrects: true }),
        }),
      );
    }
  }
  const cardio = wanted.has('cardio') || gone.has('cardio') ? [] : cardioClaims(scan);
  const told = [...pictureClaims(scan), ...emojiClaims(scan)];
  const isNamed = wanted.size + told.length > 0;
  const skill = isNamed ? [] : skillClaims(scan);
  const isOut = (one: Claim) => one.slot === 'focus' && gone.has(one.value.area);
  const feeble = isNamed || skill.length > 0 ? [] : feebleClaims(scan).filter((one) => !isOut(one));
  const body =
    isNamed || feeble.length > 0
      ? []
      : [...likeMoves(scan), ...oppositeClaims(scan, [...claims, ...readBody(scan).claims])];
  return [
    ...claims,
    ...told,
    ...skill,
    ...feeble,
    ...body,
    ...restClaims(scan, mentions),
    ...cardio,
  ];
}
