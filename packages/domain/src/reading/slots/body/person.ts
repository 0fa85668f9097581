import type { FitnessLevel } from '../../../workout/limits.ts';
import { type Claim, claim } from '../../claims.ts';
import {
  hitsBetween,
  quantitiesIn,
  sentenceAround,
  textAt,
  wardOf,
  whose,
} from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import type { Quantity } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/person.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { endingAt } from '../around.ts';
import { levelByYears } from './practice-years.ts';
import {
  agesOfTwo,
  isLivingNear,
  isLongedFor,
  isOfSelf,
  isOfYears,
  isOwnTurn,
  isTurnedRound,
} from './somebody-of-years.ts';

const [youngest, oldest] = [4, 105];

/** Whether a number is said of how old somebody is, and how sure that is. */
function ageCertainty(scan: Scan, { value, unit, from, to, upTo }: Quantity): number | null {
  if (upTo !== undefined || !Number.isInteger(value) || value < youngest || value > oldest)
    return null;
  // '7:32' is a time.
  if (textAt(scan, from - 1) === ':' && scan.tokens[from - 2]?.kind === 'number') return null;
  const before =
    textAt(scan, from - 1) === ':' || textAt(scan, from - 1) === '(' ? from - 2 : from - 1;
  const lead = textAt(scan, before);
  const next = textAt(scan, to);
  if (unit === 'years') {
    const unitWord = textAt(scan, to - 1);
    if (
      (terms.thingsAfter.has(next) && textAt(scan, to + 1) !== 'age') ||
      (next === 'old' && terms.thingsAfter.has(textAt(scan, to + 1)))
    )
      return null;
    const isOld = isOneOf(unitWord, 'yo jahrige jahriger') || isOneOf(next, 'old alt young jung');
    if (isOld && !(terms.spans.has(lead) && lead !== 'for')) return 0.92;
    if (lead === 'for' && value >= 60) return 0.8;
    if (terms.spans.has(lead) && !terms.statedBefore.has(lead)) return null;
    if (isOfPerson(scan, from) || isOwnTurn(scan, before)) return 0.9;
    if (terms.statedBefore.has(lead) && lead !== 'with' && lead !== 'at') return 0.92;
    if (terms.turnings.has(lead)) return 0.92;
    if (lead === 'g' && scan.language.value === 'fr') return 0.9;
    if (terms.atAge.has(lead) && value >= 25 && scan.tokens[to]?.kind !== 'word') return 0.7;
    if (next === 'of' && textAt(scan, to + 1) === 'age') return 0.92;
    const isBare = scan.tokens[to]?.kind !== 'word' || terms.afterYears.has(next);
    // '13 anni, pallavolo': who opens with it tells an age.
    const isLong = value >= 14 || (from === 0 && next === ',');
    return isBare && isLong && before < from ? (value >= 25 ? 0.8 : 0.65) : null;
  }
  if (unit !== null) return null;
  const told = birthdayCertainty(scan, value, from, to);
  if (told !== null) return told;
  if (isOneOf(next, 'old yo yr yrs jahrig* anos ans anni')) return 0.9;
  if (next === 'y' && isOneOf(textAt(scan, to + 1), '/ o')) return 0.9;
  if (isOneOf(next, '/ % : \' "') || terms.thingsAfter.has(next)) return null;
  const isEnd = scan.tokens[to]?.kind !== 'word' || terms.afterAge.has(next);
  // 'Im 5. Monat', whatever the language of so few words.
  const isEnglish = scan.language.value === 'en' && scan.language.confidence > 0.5;
  const isCounted = next === '.' && scan.tokens[to + 1]?.kind === 'word' && !isEnglish;
  const isGermanMonth = lead === 'im' && (scan.language.value === 'de' || isCounted);
  const isAm = lead === 'am' && textAt(scan, before - 1) === 'i';
  if (!isGermanMonth && isEnd && (isAm || terms.ageLeads.has(lead))) {
    return 0.9;
  }
  // 'Bin jetzt 62'.
  const isNow = terms.nows.has(lead) && terms.ageLeads.has(textAt(scan, before - 1));
  if (isNow && isEnd && value >= 16) return 0.85;
  if (lead === 'im' && !isGermanMonth && value >= 10 && !terms.measured.has(next)) return 0.75;
  // 'Tengo 64': a person has years, unless what is had is named.
  const isOpen = scan.tokens[to]?.kind !== 'word' || terms.openAfter.has(next);
  if (isOpen && isOneOf(lead, 'tengo tenho') && value >= 12) return 0.75;
  // 'Ne ho 40', 'j'en ai 35'.
  if (isOneOf(lead, 'ho ai') && isOneOf(textAt(scan, before - 1), 'ne en')) return 0.85;
  if (isOfYears(scan, value, from, to) || isTurnedRound(scan, value, from, to)) return 0.8;
  if (isOwnAge(scan, value, from, to)) return 0.65;
  return plainAge(scan, value, from, to);
}

/** 'Turned 70 in March', 'my 65th birthday', 'seventy-four last Thursday', 'I'll be 68 on Sunday'. */
function birthdayCertainty(scan: Scan, value: number, from: number, to: number): number | null {
  if (value < 13) return null;
  const lead = textAt(scan, from - 1);
  if (terms.turnings.has(lead)) return 0.9;
  const isOrdinal = isOneOf(textAt(scan, to), 'th st nd rd e eme o a . º °');
  const noun = isOrdinal ? to + 1 : to;
  const isOwn = isOneOf(lead, 'my mein meinen meinem mi mon mio meu the a i');
  if (terms.birthdays.has(textAt(scan, noun)) && isOwn) return 0.8;
  const hasDay = (at: number) =>
    scan.of('weekday').some((day) => day.from >= at && day.from - at <= 2) ||
    isOneOf(textAt(scan, at + 1), 'week month woche monat tuesday');
  if (value >= 40 && value < 100 && terms.dayAgo.has(textAt(scan, to)) && hasDay(to)) {
    const isStart = from === 0 || common.stops.has(lead);
    if (isStart && textAt(scan, to) !== 'on') return 0.75;
    if (lead === 'be' || lead === 'werde') return 0.75;
  }
  return null;
}

/** '67. strength', 'my mum is 74', '38 and perimenopausal', '55, office, 15 min': a number on its own. */
function plainAge(scan: Scan, value: number, from: number, to: number): number | null {
  if (isOfPerson(scan, from) && scan.tokens[to]?.kind !== 'number' && value >= 5) return 0.85;
  if (value < 13) return null;
  if (isOfSelf(scan, from) || isBesideTrait(scan, value, from, to)) return 0.7;
  const next = textAt(scan, to);
  // 'In der 31. Woche' counts weeks.
  if (next === '.' && isOneOf(textAt(scan, to + 1), 'woche ssw tag monat')) return null;
  const isStart = from === 0 || common.stops.has(textAt(scan, from - 1));
  if (!isStart || isNumberBeside(scan, from, to)) return null;
  const isEnd = to >= scan.tokens.length || common.stops.has(next);
  const isTagged =
    (next === 'now' && scan.tokens[to + 1]?.kind !== 'word' && value % 5 !== 0) ||
    isOneOf(next, 'f m here na male female yo w weiblich mannlich mujer hombre femme homme') ||
    (next === 'this' && isOneOf(textAt(scan, to + 1), 'week month year'));
  if (isTagged) return 0.85;
  if (isOneOf(next, 'and und y et e') && from === 0 && terms.stages.has(textAt(scan, to + 1)))
    return 0.75;
  if (!isEnd) return null;
  const isPupil = from === 0 && value < 20 && next === ',' && scan.of('sport').length > 0;
  if (isPupil) return 0.7;
  const isRound = value % 5 === 0;
  if (value > 60 && value < 100 && !isRound) return 0.7;
  // With a length given elsewhere, a bare '47' counts years and not minutes.
  const hasLength =
    scan.of('length').length > 0 ||
    quantitiesIn(scan).some(({ unit }) => unit === 'minutes' || unit === 'hours');
  const isLikely = value >= 16 && value < 100 && !isKitBefore(scan, from);
  if (!isLikely) return null;
  if (isRound) return hasLength && (tellsOfSelf(scan) || (from === 0 && value >= 50)) ? 0.6 : null;
  return hasLength || value > 30 || tellsOfSelf(scan) ? 0.65 : null;
}

/** 'I am deaf and 67', '62 and cranky': beside another word on oneself. */
function isBesideTrait(scan: Scan, value: number, from: number, to: number): boolean {
  if (value < 40 || value % 5 === 0) return false;
  const { from: first } = sentenceAround(scan, from);
  const start = scan.tokens[first]?.kind === 'mark' ? first + 1 : first;
  const isFirst =
    start === from && textAt(scan, to) === 'and' && scan.tokens[to + 1]?.kind === 'word';
  const says =
    textAt(scan, start) === 'im' ||
    (textAt(scan, start) === 'i' && textAt(scan, start + 1) === 'am');
  const isLast = textAt(scan, from - 1) === 'and' && scan.tokens[to]?.kind !== 'word' && says;
  return isFirst || isLast;
}

function isOfPerson(scan: Scan, from: number): boolean {
  return scan
    .of('person')
    .some(
      ({ value, to }) =>
        value !== 'animal' &&
        to <= from &&
        from - to <= 2 &&
        scan.tokens
          .slice(to, from)
          .every(({ text }) =>
            isOneOf(
              text,
              'is ist es est e tiene tem ha a de di ( , aged who s are both turned whos',
            ),
          ),
    );
}

/** '10, 15, 20' lists weights, '96, 97' a reading. */
function isNumberBeside(scan: Scan, from: number, to: number): boolean {
  const isBare = (at: number) =>
    quantitiesIn(scan).some(
      (other) => other.from <= at && at < other.to && other.unit === null && other.value > 9,
    );
  return isBare(from - 2) || isBare(to + 1);
}

function isKitBefore(scan: Scan, from: number): boolean {
  return ['equipment', 'kit', 'machine', 'move', 'format'].some(
    (kind) => hitsBetween(scan, kind, Math.max(0, from - 4), from).length > 0,
  );
}

/** Other facts of a person stand beside it: weight, a condition, a level. */
function tellsOfSelf(scan: Scan): boolean {
  return (
    scan.of('condition').length > 0 ||
    scan.of('trouble').length > 0 ||
    scan.of('level').length > 0 ||
    quantitiesIn(scan).some(
      ({ unit, value }) => unit === 'kilograms' && value >= 45 && value <= 200,
    )
  );
}

/** 'In my 60s', 'mid forties'. */
function decadeOf(scan: Scan, { value, unit, from, to }: Quantity): number | null {
  const isDecade = isOneOf(textAt(scan, from - 1), 'my mid late early');
  const isPlural = unit === 'seconds' || textAt(scan, to) === 's' || textAt(scan, to + 1) === 's';
  if (!isDecade || !isPlural || value % 10 !== 0 || value < 20 || value > 90) return null;
  const lead = textAt(scan, from - 1);
  return value + (lead === 'early' ? 2 : lead === 'late' ? 8 : 5);
}

function tellsOfHurt(scan: Scan, at: number): boolean {
  const { from, to } = sentenceAround(scan, at);
  return ['region', 'smallPart', 'trouble', 'condition', 'pain'].some(
    (kind) => hitsBetween(scan, kind, from, to).length > 0,
  );
}

/** 'A first pull-up at 43!': said of oneself, where nothing is lifted or run. */
function isOwnAge(scan: Scan, value: number, from: number, to: number): boolean {
  // 'Swings with a 24' weighs a bell.
  if (common.with.has(textAt(scan, from - 2)) || value < 16) return false;
  const next = scan.tokens[to]?.text;
  const isEnd = next === undefined || common.stops.has(next) || terms.stillWords.has(next);
  if (!isEnd || !isOneOf(textAt(scan, from - 1), 'at a aos mit')) return false;
  if (endingAt(scan, 'lengthCue', from)?.value === 'make') return false;
  const sentence = sentenceAround(scan, from);
  const isWork = ['equipment', 'pace', 'way', 'format', 'machine'].some(
    (kind) => hitsBetween(scan, kind, sentence.from, sentence.to).length > 0,
  );
  const isSeries = scan.tokens
    .slice(sentence.from, sentence.to)
    .some(({ text }) => isOneOf(text, 'x max sets set %'));
  return (
    !isWork &&
    !isSeries &&
    !(
      isOneOf(textAt(scan, from - 1), 'mit at') &&
      hitsBetween(scan, 'move', Math.max(sentence.from, from - 4), from).length > 0 &&
      value > 45
    )
  );
}

function readAge(scan: Scan): Claim[] {
  const ward = wardOf(scan);
  const claims: Claim[] = [];
  for (const quantity of quantitiesIn(scan)) {
    const decade = decadeOf(scan, quantity);
    const certainty = decade === null ? ageCertainty(scan, quantity) : 0.7;
    if (certainty === null) continue;
    const { from, to, value } = quantity;
    const start = Math.max(sentenceAround(scan, from).from, from - 4);
    const lead = scan.tokens.slice(start, from).map(({ text }) => text);
    const isAhead = lead.some((word) => terms.notYet.has(word)) && !isOneOf(lead.at(-1), 'im am');
    if (isAhead || (lead.some((word) => terms.notYet.has(word)) && certainty < 0.92)) continue;
    const isThen = lead.some((word) =>
      isOneOf(word, 'was were war era ero etais when als quando cuando avevo tenia tinha'),
    );
    const isAt = terms.atAge.has(lead.at(-1));
    if (
      (isThen || (isAt && tellsOfHurt(scan, from))) &&
      !isOneOf(lead.at(-1), 'im am tengo bin tenho')
    )
      continue;
    const owner = decade === null ? ownerOfAge(scan, quantity, ward !== null) : 'me';
    if (owner === null) continue;
    const told = scan.quote(Math.max(0, from - 1), Math.min(scan.tokens.length, to + 1));
    claims.push(
      claim('age', decade ?? value, 'age.stated', {
        polarity: 'has',
        whose: owner,
        certainty,
        quote: told,
      }),
    );
  }
  const best = claims
    .filter((one) => one.whose === 'me')
    .sort((a, b) => b.certainty - a.certainty)[0];
  if (best) return [best];
  const named = scan.of('age').find(({ typo, from }) => typo === 0 && !isLongedFor(scan, from));
  const isTheirs =
    named && (ward !== null || !scan.of('person').some(({ from }) => from === named.from));
  if (!named || !isTheirs) return claims.slice(0, 1);
  return [
    claim('age', Number(named.value), 'age.word', {
      polarity: 'has',
      certainty: 0.6,
      quote: scan.quote(named.from, named.to),
    }),
  ];
}

/** 'My daughter is 11' tells of her; asked for her, she is the one who trains. */
function ownerOfAge(
  scan: Scan,
  { from, to }: Quantity,
  isForOther: boolean,
): 'me' | 'other' | null {
  const child = hitsBetween(scan, 'person', to, Math.min(scan.tokens.length, to + 3)).find(
    ({ value }) => value !== 'pronoun',
  );
  const { sentence } = scan.tokens[from] ?? {};
  const isChildNext =
    child && scan.tokens[child.from]?.sentence === sentence && child.from - to <= 1;
  if (isChildNext && !isForOther) return 'other';
  // 'My 14 year old' is a child of somebody's.
  const isBirthday =
    terms.birthdays.has(textAt(scan, to)) || terms.birthdays.has(textAt(scan, to + 1));
  if (isOneOf(textAt(scan, from - 1), 'my our his her') && !isBirthday) {
    return isForOther ? 'me' : 'other';
  }
  const isSelf = isOfSelf(scan, from) && !terms.own.has(textAt(scan, from - 2));
  const owner = isLivingNear(scan, from) ? 'other' : isSelf ? 'me' : whose(scan, { from, to });
  if (isForOther && isOneOf(textAt(scan, from - 1), 'im bin tengo tenho')) return 'other';
  return owner;
}

function readLevel(scan: Scan): Claim[] {
  const hit = scan
    .of('level')
    .findLast(
      (one) =>
        (one.typo === 0 || textAt(scan, one.from).length > 6) &&
        !isOneOf(textAt(scan, one.to), 'class classes course kurs bumped') &&
        whose(scan, one) === 'me',
    );
  if (!hit) return levelByYears(scan);
  const level = hit.value as FitnessLevel;
  // 'Never lifted' carries its own denial.
  const isTurned = isDenied(scan, hit, 2) && !isNegative(scan, hit.from);
  const value = !isTurned ? level : level === 'intermediate' ? 'beginner' : 'intermediate';
  return [
    claim('level', value, 'level.word', {
      polarity: 'has',
      certainty: trust(hit, 0.88),
      quote: scan.quote(hit.from, hit.to),
    }),
  ];
}

const isNegative = (scan: Scan, at: number) =>
  isOneOf(
    textAt(scan, at),
    'never no not havent nunca nie noch jamais mai zero cant keine dont idk pas per',
  );

/** 'Physio signed me off', 'der Arzt hat grünes Licht gegeben': no 'once I am cleared'. */
function readClearance(scan: Scan): Claim[] {
  const hits = scan.of('clearance').filter(({ typo }) => typo === 0);
  for (const word of hits) {
    if (word.value !== 'says') continue;
    const { from, to } = sentenceAround(scan, word.from);
    const who = hits.find(
      (hit) =>
        hit.value === 'who' &&
        hit.from >= from &&
        hit.to <= to &&
        Math.abs(hit.from - word.from) <= 12,
    );
    const isSelfEvident = terms.selfEvident.has(textAt(scan, word.from));
    if (!who && !isSelfEvident) continue;
    const before = scan.tokens.slice(Math.max(from, word.from - 6), word.from);
    const isHoped = before.some(({ text }) =>
      isOneOf(
        text,
        'until till once before when waiting wait if bis sobald wenn hasta cuando si quand avant tant finche quando se ate enquanto hoping unless',
      ),
    );
    if (isHoped || isDenied(scan, word, 4)) continue;
    const first = Math.min(who?.from ?? word.from, word.from);
    if (whose(scan, { from: first, to: word.to }) === 'other') continue;
    return [
      claim('clearance', true, 'clearance.said', {
        polarity: 'has',
        certainty: 0.8,
        quote: scan.quote(first, Math.max(who?.to ?? 0, word.to)),
      }),
    ];
  }
  return [];
}

/** How old, how well trained, and whether a doctor has said yes. */
export function readPerson(scan: Scan): Claim[] {
  return [...(agesOfTwo(scan) ?? readAge(scan)), ...readLevel(scan), ...readClearance(scan)];
}
