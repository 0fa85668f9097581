import { type Quantity, readQuantities } from '../understand/units.ts';
import type { FlagScan } from './match.ts';

const liftingWords =
  /^(?:squat|bench|deadlift|press|lift|lifts|kg|lb|lbs|pr|prs|pb|max|kcal|cal|calories|w|watts|rpm|steps|reps)$/;

/** Days since something, from '3 weeks ago', 'hace 2 meses', 'vor 5 Tagen'. */
export function timeSince(scan: FlagScan, from: number, to: number): number | null {
  const lengths = { days: 1, weeks: 7, months: 30, years: 365 };
  const sentence = scan.tokens[from]?.sentence;
  const near = readQuantities(scan.tokens.slice(Math.max(0, from - 8), to + 9)).map(
    (quantity): Quantity => ({
      ...quantity,
      from: quantity.from + Math.max(0, from - 8),
      to: quantity.to + Math.max(0, from - 8),
    }),
  );
  for (const { value, unit, from: start, to: end } of near) {
    const length = lengths[unit as keyof typeof lengths];
    if (length === undefined || scan.tokens[start]?.sentence !== sentence) continue;
    const before = scan.tokens[start - 1]?.text ?? '';
    const after = scan.tokens[end]?.text ?? '';
    const isPast =
      /^(?:ago|fa|atras|post|after|out|nach|since|later|back|postop)$/.test(after) ||
      /^(?:hace|vor|a|ha|il y a|seit|depuis|da)$/.test(before);
    if (isPast) return value * length;
  }
  return null;
}

/** 180/110 or more, with a word for blood pressure or plainly one. */
export function readBloodPressure(scan: FlagScan): boolean {
  const { tokens } = scan;
  const isLifting = tokens.some(({ text }) => liftingWords.test(text));
  for (const [at, token] of tokens.entries()) {
    const link = tokens[at + 1];
    const isPair =
      link?.text === '/' || /^(?:over|zu|sobre|sur|su|por|auf)$/.test(link?.text ?? '');
    const upper = token.value ?? 0;
    const lower = isPair ? (tokens[at + 2]?.value ?? 0) : 0;
    const isNamed = scan
      .of('pressureWord')
      .some((hit) => Math.abs(hit.from - at) <= 8 && tokens[hit.from]?.sentence === token.sentence);
    if (isPair && upper > lower && upper >= 70 && upper <= 300 && lower >= 30 && lower <= 200) {
      const isHigh = upper >= 180 || lower >= 110;
      if (isHigh && (isNamed || (upper >= 180 && lower >= 100 && !isLifting))) return true;
    }
    if (
      !isPair &&
      isNamed &&
      upper >= 180 &&
      upper <= 300 &&
      !isLifting &&
      tokens[at - 1]?.text !== '/'
    )
      return true;
  }
  return false;
}

/** A temperature of 38 °C (100.4 °F) or more that is the body's. */
export function readTemperature({ tokens }: FlagScan): boolean {
  const isWeather = tokens.some(({ text }) =>
    /^(?:outside|weather|room|heat|sauna|oven|draussen|wetter|fuera|dehors|meteo|fuori|fora|sun|sunny|hot)$/.test(
      text,
    ),
  );
  if (isWeather) return false;
  return tokens.some(({ value = 0 }, at) => {
    const near = tokens.slice(Math.max(0, at - 4), at + 4);
    const isNamed = near.some(({ text }) =>
      /^(?:temperature|temp|temperatur|temperatura)$/.test(text),
    );
    return isNamed && ((value >= 38 && value <= 43) || (value >= 100.4 && value <= 109));
  });
}

/** Under 54 mg/dL stops; under 90, or over 250 with ketones, waits (design, training §5). */
export function readGlucose(scan: FlagScan): 'stop' | 'hold' | null {
  const { tokens } = scan;
  for (const name of scan.of('glucoseWord')) {
    for (let at = Math.max(0, name.from - 4); at < Math.min(tokens.length, name.to + 6); at += 1) {
      const token = tokens[at];
      if (token?.value === undefined || token.sentence !== tokens[name.from]?.sentence) continue;
      if (/^(?:type|typ|tipo)$/.test(tokens[at - 1]?.text ?? '')) continue;
      const next = tokens[at + 1]?.text ?? '';
      if (
        /^(?:g|gr|gram|grams|kg|min|mins|minutes|days|weeks|h|hours|x|%|minuten|minutos|percent|sets|rounds)$/.test(
          next,
        )
      )
        continue;
      const isMillimoles = next === 'mmol' || token.value <= 33;
      const sugar = isMillimoles ? token.value * 18 : token.value;
      if (sugar < 18 || sugar > 700) continue;
      if (sugar < 54) return 'stop';
      if (sugar < 90) return 'hold';
      if (sugar > 250 && scan.of('ketones').length > 0) return 'hold';
    }
  }
  return null;
}

/** 'I'm 11', 'I am 12 years old', 'tengo 10 años'. */
export function readChildAge({ tokens }: FlagScan): number | undefined {
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const [at, { value = 0 }] of tokens.entries()) {
    if (!Number.isInteger(value) || value < 4 || value > 12) continue;
    const isMe = word(at - 1) === 'im' || (word(at - 1) === 'am' && word(at - 2) === 'i');
    const isYears = /^(?:years?|yo|anos|ans|anni|jahre|yrs?)$/.test(word(at + 1));
    const isTold = /^(?:im|am|tengo|ai|ho|tenho|bin)$/.test(word(at - 1));
    // 'I'm 5'10' and 'I'm 10-12 kg over' are no ages.
    const isEnd = at + 1 >= tokens.length || /^(?:[,.!?;)\n]|and|und|y|et|e)$/.test(word(at + 1));
    const isRatio = /^[/%]$/.test(word(at + 1));
    if (isYears && isTold && !/^(?:into|of|in)$/.test(word(at + 2))) return value;
    if (isMe && isEnd && !isRatio) return value;
    const isGerman = word(at - 1) === 'bin' && (isEnd || word(at + 1) === 'jahre');
    if (isGerman) return value;
  }
  return undefined;
}
