import type { Token } from '../../reading/engine/tokens.ts';
import type { Quantity } from '../../reading/engine/units.ts';

/** An age that a text states in a number. */
interface StatedAge {
  value: number;
  confidence: number;
  from: number;
  to: number;
  /** Whoever writes, a child that a grown-up writes for, or one that is only there. */
  who: 'self' | 'ward' | 'bystander';
}

const iAm = /^(?:im|am|bin|tengo|ai|ho|tenho|age|aged|alter|edad|eta|idade|turning|turned|es|is)$/;
const people = /^(?:mum|mom|dad|mother|father|grandma|grandpa|wife|husband|partner|client|she|he)$/;
const children =
  /^(?:son|daughter|kids?|child|children|boy|girl|toddler|nephew|niece|grandson|granddaughter|brother|sister|sohn|tochter|kind|hijo|hija|fils|fille|figlio|figlia|filho|filha)$/;
const mine = /^(?:my|our|mein|meine|mi|mon|ma|mio|mia|meu|minha)$/;
/** '8 year old dumbbells' tell no age. */
const things =
  /^(?:dumbbells?|kettlebells?|barbells?|bands?|weights?|mat|bike|shoes|house|flat|car|dog|cat|injury|body|gym)$/;
const oldWords = /^(?:old|alt|yo|anos|ans|anni|jahre|jahrige|jahriger)$/;
const grownUp = 18;

/** 'With my 8 year old son', 'my daughter is 11': said of a child, perhaps for it. */
function whoIs(tokens: readonly Token[], { from, to, value }: Quantity): StatedAge['who'] {
  if (value >= grownUp) return 'self';
  const near = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  const after = tokens.slice(to, to + 3).map(({ text }) => text);
  const isOfMine = near.some((word) => mine.test(word));
  const isChild = [...near, ...after].some((word) => children.test(word));
  // 'I have two kids aged 6 and 9'.
  if (isChild && near.some((word) => /^(?:have|has|got|with)$/.test(word))) return 'bystander';
  if (!isOfMine || !(isChild || near.at(-1) === 'my')) return 'self';
  return near.some((word) => /^(?:for|fur|para|pour|per)$/.test(word)) ? 'ward' : 'bystander';
}

/** 'I'm 67', '67 years old', 'age: 12', '11yo', 'tengo 67 años', 'in my 60s'. */
export function readStatedAge(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): StatedAge | null {
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const quantity of quantities) {
    const { value, unit, from, to, upTo } = quantity;
    if (upTo !== undefined || !Number.isInteger(value) || value < 4 || value > 110) continue;
    const found = { value, from, to, who: whoIs(tokens, quantity) };
    const last = word(from - 1) === ':' ? from - 2 : from - 1;
    const before = word(last) === 'a' || word(last) === 'bin' ? word(last - 1) : word(last);
    const isDecade = /^(?:my|mid|late)$/.test(word(last));
    const decade = word(to) === 's' || (word(to) === "'" && word(to + 1) === 's');
    if (isDecade && (decade || unit === 'seconds') && value % 10 === 0 && value >= 20) {
      return { ...found, value: value + 5, confidence: 0.7 };
    }
    if (unit === 'years') {
      const isOld = oldWords.test(word(to)) || oldWords.test(word(to - 1));
      const isMine = iAm.test(before) || iAm.test(word(last));
      const isSince = /^(?:hace|vor|for|seit|depuis|since|da|ha|after|over)$/.test(word(last));
      const isPast = /^(?:ago|of|experience|training|into|in|de|d)$/.test(word(to));
      const saysOld = word(to) === 'old' || word(to) === 'alt' || word(to - 1) === 'yo' || isMine;
      if (things.test(word(to + 1))) continue;
      const isSinceThen = isSince && !(word(last) === 'for' && word(to) === 'old');
      // '70 years' alone: nobody has trained so long.
      const isBare = tokens[to]?.kind !== 'word' && tokens[from - 1]?.kind !== 'word';
      const isToldOld = isOld && !isSince && !isPast;
      if (value >= 60 && (isBare || isToldOld)) return { ...found, confidence: 0.75 };
      if (isOld && saysOld && !isSinceThen && !isPast) return { ...found, confidence: 0.92 };
    }
    // 'Osteoporosis, 66, dumbbells': nobody asks for 66 of anything.
    const isAlone = word(from - 1) === ',' && word(to) === ',';
    if (unit === null && isAlone && value > 60 && value < 100 && value % 5 !== 0) {
      return { ...found, confidence: 0.65 };
    }
    if (unit === null && word(to) === 'y' && /^[/o]$/.test(word(to + 1))) {
      return { ...found, confidence: 0.9 };
    }
    // 'Ich bin im 8. Monat' counts months.
    const isGermanMonth = word(last) === 'im' && word(last - 1) === 'bin';
    const isTheirs = word(last) === 'is' && people.test(word(last - 1));
    const isStated =
      isTheirs ||
      (/^(?:im|age|aged|bin|turning|turned)$/.test(word(last)) && !isGermanMonth) ||
      (word(last) === 'am' && word(last - 1) === 'i');
    const isEnd =
      tokens[to] === undefined || /^(?:[,.!?;)\n]|-|and|und|but|aber|with|so)$/.test(word(to));
    const isSlash = word(to) === '/' || word(to) === '%';
    if (unit === null && isStated && isEnd && !isSlash && value >= 4) {
      return { ...found, confidence: 0.8 };
    }
  }
  return null;
}
