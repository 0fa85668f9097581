/** What cannot be seen: zero-width letters, marks of direction, lone halves. */
const unseen = /[\p{Cf}\p{Co}\p{Cs}\p{Mn}\u00ad]+/gu;

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const domain =
  /\b[a-z0-9-]+\s?(?:\.|\(dot\)|\[dot\]| dot )\s?(?:com|net|org|io|co|app|info|biz|shop|site|online|xyz|me|tv|ly|gg|to|de|uk|us|eu|ru|cn)\b|https?:|www\.|\bt\.me\b|@[a-z0-9_]{3,}/i;
/** '1nsul1n': letters and figures in one word. */
const mixed = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{3,}\b/gi;
const marks = /[<>{}[\]*#`|\\]/;

export interface Normalised {
  /** As it is shown. */
  shown: string;
  /** Lower case, with numbers as figures, for comparison. */
  plain: string;
  /** Something that no answer of ours has: another script, an address, page marks. */
  isForeign: boolean;
}

const ones: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  twice: 2,
  thrice: 3,
  double: 2,
  triple: 3,
};
const scales: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 };

/** 'Two hundred and fifty' → 250. A lone 'one' is no number: 'the one you like'. */
export function withFigures(text: string): string {
  const words = text.split(/(\s+|-)/);
  const out: string[] = [];
  let total = 0;
  let current: number | null = null;
  let held: string[] = [];
  const flush = () => {
    if (current === null) {
      out.push(...held);
    } else {
      const value = total + current;
      const isLoneOne =
        held.filter((part) => part.trim() !== '').length === 1 && /^one\b/.test(held.join(''));
      const tail = /\s$/.test(held.at(-1) ?? '') ? ' ' : '';
      const end = /[^\w\s]+\s*$/.exec(held.join(''))?.[0].trim() ?? '';
      out.push(isLoneOne ? held.join('') : `${value}${end}${tail}`);
    }
    total = 0;
    current = null;
    held = [];
  };
  for (const part of words) {
    const bare = part.toLowerCase().replace(/[^a-z]/g, '');
    const isGap = part.trim() === '' || part === '-';
    if (isGap || (bare === 'and' && current !== null)) {
      held.push(part);
      if (current === null) flush();
      continue;
    }
    const one = Object.hasOwn(ones, bare) ? ones[bare] : undefined;
    const scale = Object.hasOwn(scales, bare) ? scales[bare] : undefined;
    if (one !== undefined) {
      current = (current ?? 0) + one;
      held.push(part);
    } else if (scale !== undefined) {
      current = (current ?? 1) * scale;
      if (scale >= 1000) {
        total += current;
        current = 0;
      }
      held.push(part);
    } else {
      const trailing = current === null ? [] : takeTail(held);
      flush();
      out.push(...trailing, part);
    }
  }
  flush();
  return out.join('');
}

/** An 'and' or a gap after a number belongs to what follows. */
function takeTail(held: string[]): string[] {
  const tail: string[] = [];
  while (held.length > 1 && /^(?:\s+|-|and)$/i.test(held.at(-1) ?? ''))
    tail.unshift(held.pop() ?? '');
  return tail;
}

export function normalise(text: string): Normalised {
  const shown = text.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ').trim();
  const isForeign =
    otherScript.test(shown) ||
    domain.test(shown) ||
    marks.test(shown) ||
    (shown.match(mixed) ?? []).some(isOdd);
  return { shown, plain: withFigures(shown.toLowerCase().replace(/[’‘]/g, "'")), isForeign };
}

/** '5k', '20kg', '1rm' and '3x10' are words of the trade. */
const trade =
  /^(?:\d+(?:k|km|kg|lb|lbs|min|mins|s|sec|h|m|g|ml|x|rm|am|pm)|\d+x\d+|e?1rm|z[1-5]|v?o2(?:max)?|b\d{1,2}|d[23]|c25k)$/i;
const isOdd = (word: string): boolean => !trade.test(word);
