import { claim } from '../../claims.ts';
import { quantitiesIn, type Span, textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/numbers.ts';
import { listMarks } from '../../order/list-marks.ts';
import type { NumberRole } from '../../vocabulary.ts';
import type { Fact } from './fact.ts';

const isNumber = (scan: Scan, at: number) => scan.tokens[at]?.kind === 'number';
const valueAt = (scan: Scan, at: number) => scan.tokens[at]?.value ?? 0;

const leastFeet = 4;
const mostFeet = 7;
const mostInches = 11;

/** 6'7, 5 ft 4, 5 foot; 5'10/km and 4'05 are paces. */
function heights(scan: Scan): Span[] {
  return scan.tokens.flatMap((_, at) => {
    const feet = valueAt(scan, at);
    const isFeet = isNumber(scan, at) && feet >= leastFeet && feet <= mostFeet;
    if (!isFeet || !terms.feet.has(textAt(scan, at + 1))) return [];
    const hasInches = isNumber(scan, at + 2) && valueAt(scan, at + 2) <= mostInches;
    const isMark = textAt(scan, at + 1) === "'";
    const isStuck = scan.tokens[at + 1]?.end === scan.tokens[at + 2]?.start;
    const isOfPace =
      terms.perUnit.has(textAt(scan, at + 3)) || textAt(scan, at + 2).startsWith('0');
    if (isMark && (!(hasInches && isStuck) || isOfPace)) return [];
    return [{ from: at, to: hasInches ? at + 3 : at + 2 }];
  });
}

/** 'Till the 14th', 'on the 3rd'. */
const dates = (scan: Scan): Span[] =>
  scan.tokens.flatMap((_, at) =>
    isNumber(scan, at) &&
    valueAt(scan, at) <= 31 &&
    terms.dayEndings.has(textAt(scan, at + 1)) &&
    scan.tokens[at]?.end === scan.tokens[at + 1]?.start
      ? [{ from: at, to: at + 2 }]
      : [],
  );

const leastFloors = 2;

/** '11 floors of stairs': how high a house is. */
const floors = (scan: Scan): Span[] =>
  quantitiesIn(scan)
    .filter(({ unit, value }) => unit === 'floors' && value >= leastFloors)
    .map(({ from, to }) => ({ from, to }));

const rateReach = 2;

/** 'Rate cap 28', 'cadence 90', '85 rpm': how often in a minute, and no length. */
const rates = (scan: Scan): Span[] =>
  scan.tokens.flatMap(({ text }, at) => {
    if (!terms.rate.has(text)) return [];
    if (isNumber(scan, at - 1)) return [{ from: at - 1, to: at + 1 }];
    let number = at + 1;
    while (number - at <= rateReach && terms.rateLinks.has(textAt(scan, number))) number += 1;
    return isNumber(scan, number) ? [{ from: at, to: number + 1 }] : [];
  });

/** '15 m sports hall': how long a room is. */
const rooms = (scan: Scan): Span[] =>
  scan.tokens.flatMap((_, at) =>
    isNumber(scan, at) && textAt(scan, at + 1) === 'm' && terms.rooms.has(textAt(scan, at + 2))
      ? [{ from: at, to: at + 2 }]
      : [],
  );

/** 'Filmed in 4k': how fine a picture is. */
const pictures = (scan: Scan): Span[] =>
  scan.tokens.flatMap((_, at) => {
    const isSize = isNumber(scan, at) && [4, 8].includes(valueAt(scan, at));
    const isFilm = textAt(scan, at - 1) === 'in' && textAt(scan, at + 1) === 'k';
    const isWay = scan
      .of('way')
      .some(({ from }) => scan.tokens[from]?.sentence === scan.tokens[at]?.sentence);
    return isSize && isFilm && !isWay ? [{ from: at, to: at + 2 }] : [];
  });

const finders: readonly [NumberRole, (scan: Scan) => readonly Span[]][] = [
  ['list', listMarks],
  ['height', heights],
  ['date', dates],
  ['place', floors],
  ['place', rooms],
  ['rate', rates],
  ['rate', pictures],
];

/** Numbers that tell of a body, a house or a calendar, or only count the lines of a list. */
export const readAsides = (scan: Scan): Fact[] =>
  finders.flatMap(([role, find]) =>
    find(scan).map(({ from, to }) => ({
      claim: claim('aside', role, `aside.${role}`, {
        polarity: 'has',
        quote: scan.quote(from, to),
      }),
      from,
      to,
    })),
  );
