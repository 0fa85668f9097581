import { readStatedAge } from '../understand/age.ts';
import type { Token } from '../../reading/engine/tokens.ts';
import { type Quantity, readNumber, readQuantities } from '../../reading/engine/units.ts';
import type { FlagScan } from './match.ts';

const liftingWords =
  /^(?:squat|bench|deadlift|press|lift|lifts|kg|lb|lbs|pr|prs|pb|max|kcal|cal|calories|w|watts|rpm|steps|reps)$/;

const lasting = /^(?:since|seit|depuis|da|desde)$/;

/** 'Seit zwei Wochen' and 'desde hace dos semanas' go on; 'há' does so for the shorter times. */
function isOngoing({ tokens }: FlagScan, start: number, unit: string | null): boolean {
  const before = [tokens[start - 1]?.text ?? '', tokens[start - 2]?.text ?? ''];
  if (before.some((word) => lasting.test(word))) return true;
  return before[0] === 'ha' && (unit === 'days' || unit === 'weeks');
}

/** Days since something was over, from '3 weeks ago', 'hace 2 meses', 'vor 5 Tagen'. */
export function timeSince(
  scan: FlagScan,
  from: number,
  to: number,
  countsOngoing = true,
): number | null {
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
    const isOver = countsOngoing || !isOngoing(scan, start, unit);
    if (isPast && isOver) return value * length;
  }
  return null;
}

/** 'Tension 19/12' is in centimetres of mercury, as France and Brazil say it. */
function asMillimetres(upper: number, lower: number, isTimed: boolean): [number, number] {
  const isCentimetres = upper >= 8 && upper <= 26 && lower >= 4 && lower <= 16 && !isTimed;
  return isCentimetres ? [upper * 10, lower * 10] : [upper, lower];
}

const clockWords = /^(?:tabata|intervals?|work|rest|under|seconds?|secs?|s|rounds?|on|off)$/;

/** 180/110 or more, with a word for blood pressure or plainly one. */
export function readBloodPressure(scan: FlagScan): boolean {
  const { tokens } = scan;
  const isTimed = tokens.some(({ text }) => clockWords.test(text));
  const isLifting = tokens.some(({ text }) => liftingWords.test(text));
  for (const [at, token] of tokens.entries()) {
    const link = tokens[at + 1];
    const isPair =
      link?.text === '/' || /^(?:over|zu|sobre|sur|su|por|auf)$/.test(link?.text ?? '');
    const isNamed = scan
      .of('pressureWord')
      .some((hit) => Math.abs(hit.from - at) <= 8 && tokens[hit.from]?.sentence === token.sentence);
    const said: [number, number] = [token.value ?? 0, isPair ? (tokens[at + 2]?.value ?? 0) : 0];
    const [upper, lower] = isNamed && isPair ? asMillimetres(...said, isTimed) : said;
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

/** 'I'm at 38.9', "j'ai 38,5": a number with a decimal that is no weight, time or size. */
function isOwnHeat(tokens: readonly Token[], at: number): boolean {
  const [before, token, mark, decimal] = [-1, 0, 1, 2].map((step) => tokens[at + step]);
  const isComma = mark?.text === ',' && decimal?.kind === 'number' && decimal.start === mark.end;
  const isDecimal = isComma || !Number.isInteger(token?.value ?? 0);
  const isLed = /^(?:at|have|got|ai|ho|tengo|habe|hab|bei|tenho|com)$/.test(before?.text ?? '');
  const unit = tokens[isComma ? at + 3 : at + 1]?.text ?? '';
  const isMeasured = /^(?:kg|kgs|kilos?|lbs?|km|cm|min|mins|minutes|miles|kcal|bmi|%|x)$/.test(
    unit,
  );
  return isDecimal && isLed && !isMeasured;
}

/** A temperature of 38 °C (100.4 °F) or more that is the body's. */
export function readTemperature(scan: FlagScan): boolean {
  const { tokens } = scan;
  const isWeather = tokens.some(
    ({ text }, at) =>
      /^(?:outside|weather|room|heat|sauna|oven|draussen|wetter|fuera|dehors|meteo|fuori|fora|sun|sunny)$/.test(
        text,
      ) ||
      // 'I feel hot' is no weather.
      (text === 'hot' && /^(?:out|here|in|today|at|yoga)$/.test(tokens[at + 1]?.text ?? '')),
  );
  if (isWeather) return false;
  return tokens.some(({ value = 0 }, at) => {
    const near = tokens.slice(Math.max(0, at - 4), at + 4);
    const isNamed = near.some(({ text }) =>
      /^(?:temperatures?|temps?|temperatur|temperatura)$/.test(text),
    );
    const isShivering = scan.startingIn('chills', at - 6, at + 6).length > 0;
    const isMeant = isNamed || isShivering || isOwnHeat(tokens, at);
    return isMeant && ((value >= 38 && value <= 43) || (value >= 100.4 && value <= 109));
  });
}

/**
 * Under 54 mg/dL stops, and under 70 with a sign of it; under 90, or over 250 with ketones,
 * waits (design, training §5).
 */
export function readGlucose(scan: FlagScan): 'stop' | 'hold' | null {
  const { tokens } = scan;
  const hasSign = (['hypoWord', 'shaky', 'unsteady'] as const).some(
    (word) => scan.of(word).length > 0,
  );
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
      if (sugar < (hasSign ? 70 : 54)) return 'stop';
      if (sugar < 90) return 'hold';
      if (sugar > 250 && scan.of('ketones').length > 0) return 'hold';
    }
  }
  return null;
}

const pulseWords =
  /^(?:pulse|bpm|heart ?rate|hr|heart|heartbeat|puls|herzfrequenz|herz|pulso|pouls|coeur|corazon|cuore|coracao)$/;
const fastAtRest = 120;

/** 'My pulse sits at 160 and I'm lying in bed': far too fast for somebody who does nothing. */
export function readRestingPulse(scan: FlagScan): boolean {
  const { tokens } = scan;
  return tokens.some(({ value = 0, sentence }, at) => {
    if (value < fastAtRest || value > 250) return false;
    const near = tokens.slice(Math.max(0, at - 5), at + 4);
    const isPulse = near.some(
      (token) => token.sentence === sentence && pulseWords.test(token.text),
    );
    const isAtRest =
      scan.isInSentence('atRest', sentence) || scan.isInSentence('littleEffort', sentence);
    const isGoal = near.some(({ text }) => /^(?:want|goal|get|zone|max|target|up)$/.test(text));
    return isPulse && isAtRest && !isGoal;
  });
}

const several =
  /^(?:few|several|some|many|couple|paar|einige|viele|algunas|unas|varias|muchas|quelques|plusieurs|qualche|alcune|tante|algumas|umas|muitas)$/;
const offTheTable =
  /^(?:yesterday|weekend|off|burn|calories|gestern|wochenende|ayer|hier|ieri|ontem|fin|week|night|except|espresso|coffee|water|juice|tea|cafe|agua|wasser|kaffee|eau|acqua|protein)$/;

/** 'Had five beers', 'nach drei Bier': more than one drink, and not on another day. */
export function readDrinks(scan: FlagScan): boolean {
  const { tokens } = scan;
  return scan.of('drink').some((drink) => {
    const sentence = tokens[drink.from]?.sentence;
    const from = Math.max(0, drink.from - 3);
    const isMany = tokens
      .slice(from, drink.from)
      .some(
        (token, i) => several.test(token.text) || (readNumber(tokens, from + i)?.value ?? 0) >= 2,
      );
    if (!isMany) return false;
    const isDrunk = scan
      .of('drank')
      .some(
        (verb) => tokens[verb.from]?.sentence === sentence && Math.abs(verb.from - drink.from) <= 5,
      );
    const isOver = tokens.some(
      (token) => token.sentence === sentence && offTheTable.test(token.text),
    );
    return isDrunk && !isOver;
  });
}

/** Two days or more without food; 'three days a week' is a plan. */
export function readFast(scan: FlagScan): boolean {
  const { tokens } = scan;
  return scan.of('unfed').some((hit) => {
    const from = Math.max(0, hit.from - 5);
    const isLaterDay = tokens.slice(from, hit.to + 5).some(({ text }, i) => {
      const isDay = /^(?:day|tag|dia|jour|giorno)$/.test(text);
      return isDay && (readNumber(tokens, from + i + 1)?.value ?? 0) >= 2;
    });
    if (isLaterDay) return true;
    return readQuantities(tokens.slice(from, hit.to + 6)).some(({ value, unit, ...place }) => {
      const end = tokens[from + place.to]?.text ?? '';
      if (tokens[from + place.from]?.sentence !== tokens[hit.from]?.sentence) return false;
      if (/^(?:a|per|each|every|pro|por|par|a la|alla|la|die)$/.test(end)) return false;
      return (unit === 'days' && value >= 2) || (unit === 'hours' && value >= 36);
    });
  });
}

/** 'I'm 11', 'I am 12 years old', 'tengo 10 años'. */
export function readChildAge({ tokens }: FlagScan): number | undefined {
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const [at, token] of tokens.entries()) {
    const value = token.value ?? (token.kind === 'word' ? readNumber(tokens, at)?.value : 0) ?? 0;
    if (!Number.isInteger(value) || value < 4 || value > 12) continue;
    const isGermanMonth = word(at - 2) === 'bin';
    const isMe =
      (word(at - 1) === 'im' && !isGermanMonth) || (word(at - 1) === 'am' && word(at - 2) === 'i');
    const isYears = /^(?:years?|yo|anos|ans|anni|jahre|yrs?)$/.test(word(at + 1));
    const isTold = /^(?:im|am|tengo|ai|ho|tenho|bin)$/.test(word(at - 1));
    // 'I'm 5'10' and 'I'm 10-12 kg over' are no ages.
    const isEnd = at + 1 >= tokens.length || /^(?:[,.!?;)\n]|and|und|y|et|e)$/.test(word(at + 1));
    const isRatio = /^[/%]$/.test(word(at + 1));
    const isBirthday =
      /^(?:turned|turning)$/.test(word(at - 1)) && !/^(?:in|into|to)$/.test(word(at - 2));
    const isOnADay = /^(?:last|this|next|today|yesterday|in|on|years?)$/.test(word(at + 1));
    if (isBirthday && (isEnd || isOnADay)) return value;
    if (isYears && isTold && !/^(?:into|of|in)$/.test(word(at + 2))) return value;
    if (isMe && isEnd && !isRatio) return value;
    const isGerman = word(at - 1) === 'bin' && (isEnd || word(at + 1) === 'jahre');
    if (isGerman) return value;
  }
  // Whatever wording the plan takes an age from is one here too.
  const stated = readStatedAge(tokens, readQuantities(tokens));
  return stated?.who === 'self' ? stated.value : undefined;
}
