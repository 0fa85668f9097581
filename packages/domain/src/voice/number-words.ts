const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen`.split(/\s+/);
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten}-${small[value % 10]}`;
}

function belowThousand(value: number): string {
  const rest = value % 100;
  if (value < 100) return belowHundred(value);
  const hundreds = `${small[Math.floor(value / 100)]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${belowHundred(rest)}`;
}

const sayDigits = (digits: string): string =>
  [...digits].map((digit) => small[Number(digit)]).join(' ');

/** Digits as they are said; what nobody would count is read digit by digit. */
export function sayWhole(digits: string): string {
  const value = Number(digits);
  if (digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))) return sayDigits(digits);
  if (value < 1000) return belowThousand(value);
  const rest = value % 1000;
  const thousands = `${belowThousand(Math.floor(value / 1000))} thousand`;
  if (rest === 0) return thousands;
  return `${thousands}${rest < 100 ? ' and' : ''} ${belowThousand(rest)}`;
}

/** '2.5' is 'two point five', '20.0' plain 'twenty'. */
export function sayNumber(digits: string): string {
  const [whole = '', fraction = ''] = digits.split(/[.,]/);
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? sayWhole(whole) : `${sayWhole(whole)} point ${sayDigits(decimals)}`;
}

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

export function sayOrdinal(digits: string): string {
  return sayWhole(digits).replace(/[a-z]+$/, (last) => {
    const irregular = ordinals[last];
    return irregular ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  });
}
