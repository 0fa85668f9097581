const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen`.split(/\s+/);
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const numberOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  if (/^\d+(\.\d+)?$/.test(word)) return Number(word);
  const unit = small.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(word);
  return ten >= 2 ? ten * 10 : null;
};

const isSpelled = (word: string | undefined): boolean => word !== undefined && !/^\d/.test(word);

/** 'sixty two': a ten and what follows it. */
function belowHundred(
  words: readonly string[],
  at: number,
): { value: number; next: number } | null {
  const first = numberOf(words[at]);
  if (first === null) return null;
  const second = numberOf(words[at + 1]);
  const isTen = isSpelled(words[at]) && first >= 20 && first % 10 === 0;
  const isUnit = isSpelled(words[at + 1]) && second !== null && second >= 1 && second <= 9;
  return isTen && isUnit ? { value: first + second, next: at + 2 } : { value: first, next: at + 1 };
}

/** 'one twenty', 'two twenty five', 'one oh five', as people say what is on a bar. */
function hundreds(words: readonly string[], at: number): { value: number; next: number } | null {
  const first = belowHundred(words, at);
  if (!first) return null;
  const isDigit = isSpelled(words[at]) && first.value >= 1 && first.value <= 9;
  if (words[first.next] === 'hundred') {
    const joined = words[first.next + 1] === 'and' ? first.next + 2 : first.next + 1;
    const rest = isSpelled(words[joined]) ? belowHundred(words, joined) : null;
    const value = first.value * 100 + (rest?.value ?? 0);
    return { value, next: rest?.next ?? first.next + 1 };
  }
  if (!isDigit || first.next !== at + 1) return first;
  if (words[first.next] === 'oh') {
    const unit = numberOf(words[first.next + 1]);
    if (unit !== null && unit < 10) {
      return { value: first.value * 100 + unit, next: first.next + 2 };
    }
  }
  const rest = isSpelled(words[first.next]) ? belowHundred(words, first.next) : null;
  return rest && rest.value >= 10 && rest.value < 100
    ? { value: first.value * 100 + rest.value, next: rest.next }
    : first;
}

/** A number as digits or words from a place on, and where it ends: 'sixty two and a half'. */
export function readSpokenNumber(
  words: readonly string[],
  at: number,
): { value: number; next: number } | null {
  const whole = hundreds(words, at);
  if (!whole) return null;
  const { value, next } = whole;
  if (words[next] === 'and' && words[next + 1] === 'a' && words[next + 2] === 'half') {
    return { value: value + 0.5, next: next + 3 };
  }
  if (words[next] === 'point') {
    const digit = numberOf(words[next + 1]);
    if (digit !== null && digit < 10) {
      const isQuarter = digit === 2 && numberOf(words[next + 2]) === 5;
      return isQuarter
        ? { value: value + 0.25, next: next + 3 }
        : { value: value + digit / 10, next: next + 2 };
    }
  }
  return whole;
}
