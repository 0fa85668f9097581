import { fold } from '../../reading/engine/tokens.ts';

const inWords: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  cinco: 5,
  diez: 10,
  quince: 15,
  veinte: 20,
  funf: 5,
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  cinq: 5,
  dix: 10,
  quinze: 15,
  vingt: 20,
  cinque: 5,
  dieci: 10,
  quindici: 15,
  venti: 20,
  dez: 10,
  vinte: 20,
};
const count = `(\\d{1,3}|${Object.keys(inWords).join('|')})`;
const unit = '(?:min(?:s|utes?|uten|utos?|uti)?)';
const taking =
  '(?:drop|cut|knock|take|shave|lose|trim|lop|chop|skim|quita(?:me|le)?|enleve|retire|togli|tira|tire|nimm|streich)';

/** What takes minutes off a session, or puts some on. */
const lessBy = [
  new RegExp(`\\b${taking} (?:off |about |me |another )*${count} ?${unit}\\b`, 'i'),
  new RegExp(`\\b${taking} (?:off |about |another )*${count} off\\b`, 'i'),
  new RegExp(
    `\\b${count} ?${unit} (?:less|shorter|off|fewer|weniger|kurzer|kuerzer|menos|de moins|en moins|plus courte?|in meno|di meno|a menos)\\b`,
    'i',
  ),
];
const moreBy = [
  new RegExp(
    `\\b${count} ?${unit} (?:more|longer|extra|mehr|langer|laenger|mas|de plus|en plus|in piu|di piu|a mais|mais)\\b`,
    'i',
  ),
];

const numberOf = (word: string): number => inWords[word] ?? Number(word);

/** 'Drop five minutes off it', '10 Minuten mehr': by how much the length changes; null where it is not said so. */
export function minutesChanged(text: string): number | null {
  const plain = fold(text).text;
  const found = (some: readonly RegExp[]) =>
    some.map((one) => one.exec(plain)?.[1]).find((one) => one !== undefined);
  const less = found(lessBy);
  if (less !== undefined) return -numberOf(less.toLowerCase());
  const more = found(moreBy);
  return more === undefined ? null : numberOf(more.toLowerCase());
}

const other = '(?!\\s*(?:kgs?|kilos?|lbs?|pounds?|reps?|x|sets?|%|km|k|rounds?|times)\\b)';
const lengthNow = [
  new RegExp(
    `\\b${count} ?${unit}?,? (?:reicht|reichen|genugt|genugen|is enough|will do|would do|tops|max|maximum|is plenty|is all|bastan|basta|alcanzan?|llegan?|suffit|suffisent|suffira|ca suffit|va bene|bastano|chegam?|da)\\b(?! (?:for|to|fur|para|pour|per)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(?:only|just|got|have|nur|hab|habe|solo|tengo|ai|ho|tenho|so|auf|to|down to|lieber|rather|instead) ${count}${other} ?${unit}?\\s*(?:$|[.,!?])`,
    'i',
  ),
  new RegExp(
    `\\b${count}[- ]?${unit}[- ]version\\b|\\bversion (?:of|in|with|de|mit|von|da|di|com) `,
    'i',
  ),
];

const fewest = 5;
const most = 180;

/** 'Zu lang doch. 20 reicht': a number that is the length of the session from now on. */
export function minutesMeant(text: string): number | null {
  const plain = fold(text).text;
  for (const one of lengthNow) {
    const word = one.exec(plain)?.[1]?.toLowerCase();
    const minutes = word === undefined ? Number.NaN : numberOf(word);
    if (minutes >= fewest && minutes <= most) return minutes;
  }
  return null;
}
