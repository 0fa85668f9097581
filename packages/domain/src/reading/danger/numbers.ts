import type { Token } from '../engine/tokens.ts';
import { readNumberAt, readQuantities } from '../engine/units.ts';
import type { DangerScan } from './scan.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const liftingWords = setOf(
  'squat bench deadlift press lift lifts kg lb lbs pr prs pb max kcal cal calories w watts rpm steps reps snatch clean jerk total ratio kniebeuge kniebeugen kreuzheben bankdrucken bank drucken sentadilla sentadillas banca muerto militar developpe couche souleve panca stacco stacchi agachamento supino terra',
);
const clockWords = setOf(
  'tabata interval intervals work rest under second seconds sec secs s round rounds on off',
);
const pairWords = setOf('/ over zu sobre sur su por auf');

/** 'Tension 19/12' is in centimetres of mercury, as France and Brazil say it. */
function asMillimetres(upper: number, lower: number, isTimed: boolean): [number, number] {
  const isCentimetres = upper >= 8 && upper <= 26 && lower >= 4 && lower <= 16 && !isTimed;
  return isCentimetres ? [upper * 10, lower * 10] : [upper, lower];
}

/** 180/110 or more, with a word for blood pressure or plainly one. */
export function readBloodPressure(scan: DangerScan): boolean {
  const { tokens } = scan;
  const isTimed = tokens.some(({ text }) => clockWords.has(text));
  const isLifting = tokens.some(({ text }) => liftingWords.has(text));
  return tokens.some((token, at) => {
    const isPair = pairWords.has(tokens[at + 1]?.text ?? '');
    const isNamed = scan
      .startingIn('pressureWord', at - 8, at + 8)
      .some((hit) => tokens[hit.from]?.sentence === token.sentence);
    const said: [number, number] = [token.value ?? 0, isPair ? (tokens[at + 2]?.value ?? 0) : 0];
    const [upper, lower] = isNamed && isPair ? asMillimetres(...said, isTimed) : said;
    if (isPair && upper > lower && upper >= 70 && upper <= 300 && lower >= 30 && lower <= 200) {
      const isHigh = upper >= 180 || lower >= 110;
      if (isHigh && (isNamed || (upper >= 180 && lower >= 100 && !isLifting))) return true;
    }
    const isAlone = !isPair && isNamed && !isLifting && tokens[at - 1]?.text !== '/';
    return isAlone && upper >= 180 && upper <= 300;
  });
}

const heatLead = setOf('at have got ai ho tengo habe hab bei tenho com con a');
const heatNext = setOf(
  'ce only had stamattina ieri e and und y et e but aber pero mais ma mas this since still heute hoy , . jetzt',
);
const onWords = setOf('on in im beim en au alla na no');
const measures = setOf('kg kgs kilo kilos lb lbs km cm min mins minutes miles kcal bmi % x c f m');
const weatherWords = setOf(
  'outside weather room heat sauna oven draussen wetter fuera dehors meteo fuori fora sun sunny degrees grad grados shade sombra schatten here ac aircon garage gym loft celsius fahrenheit gradi graus degres',
);

/** '38.9', '38,9': nobody says so of an age or a number of reps. */
function isDecimalAt(tokens: readonly Token[], at: number): boolean {
  const [token, mark, decimal] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isComma = mark?.text === ',' && decimal?.kind === 'number' && decimal.start === mark.end;
  return isComma || !Number.isInteger(token?.value ?? 0);
}

/** 'I'm at 38.9', "j'ai 38,5", '38.9 and aching': a decimal that is no weight, time or size. */
function isOwnHeat(tokens: readonly Token[], at: number): boolean {
  const [before, token, mark, decimal] = [-1, 0, 1, 2].map((step) => tokens[at + step]);
  const isComma = mark?.text === ',' && decimal?.kind === 'number' && decimal.start === mark.end;
  const isDecimal = isComma || !Number.isInteger(token?.value ?? 0);
  const next = tokens[isComma ? at + 3 : at + 1];
  const isFirst = before === undefined || before.sentence !== token?.sentence;
  const isLed = heatLead.has(before?.text ?? '') || (isFirst && heatNext.has(next?.text ?? '.'));
  // 'Bench stuck at 102.5', 'at 42.5 on the press': a weight.
  const ahead = next && onWords.has(next.text) ? tokens.slice(at + 1, at + 5) : [];
  const isLift = [...tokens.slice(Math.max(0, at - 4), at), ...ahead].some(({ text }) =>
    liftingWords.has(text),
  );
  return isDecimal && isLed && !isLift && !measures.has(next?.text ?? '');
}

const heatWords = setOf(
  'temperature temperatures temp temps temperatur temperatura fever fieber fiebre fievre febbre febre thermometer termometro',
);

const outsideWords = setOf('outside draussen fuera dehors fuori fora');
const thermometerWords = setOf('thermometer termometro thermometre fieberthermometer');

/** 'Thermometer says 101.9', whatever the weather is like. */
function isOnThermometer(tokens: readonly Token[], at: number): boolean {
  const { value = 0 } = tokens[at] ?? {};
  const isHot = (value >= 38 && value <= 43) || (value >= 100.4 && value <= 109);
  const near = tokens.slice(Math.max(0, at - 3), at);
  const isOutside = near.some(({ text }) => outsideWords.has(text));
  return isHot && !isOutside && near.some(({ text }) => thermometerWords.has(text));
}

const ofBody = setOf('my the here armpit ear mouth bed');

/** A number that is said of a town: 'it is 38 in Madrid'. */
const isOfPlace = (tokens: readonly Token[], at: number): boolean => {
  const [number, lead, place] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isIn = lead !== undefined && /^(?:in|en|a|em)$/.test(lead.text);
  return (
    number?.kind === 'number' &&
    isIn &&
    place?.kind === 'word' &&
    place.text.length > 3 &&
    !ofBody.has(place.text) &&
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ text }) => /^(?:is|its|are|temperature|sono|hay|hace|fa)$/.test(text))
  );
};

/** A temperature of 38 °C (100.4 °F) or more that is the body's. */
export function readTemperature(scan: DangerScan): boolean {
  const { tokens } = scan;
  const isWeather = tokens.some(
    ({ text }, at) =>
      weatherWords.has(text) ||
      // 'The temperature is 38 in Madrid'.
      isOfPlace(tokens, at) ||
      // 'I feel hot' is no weather.
      (text === 'hot' && /^(?:out|here|in|today|at|yoga)$/.test(tokens[at + 1]?.text ?? '')),
  );
  return tokens.some(({ value = 0 }, at) => {
    if (isOnThermometer(tokens, at)) return true;
    const isHot = (value >= 38 && value <= 43) || (value >= 100.4 && value <= 109);
    if (!isHot || scan.startingIn('birthday', at - 4, at + 3).length > 0) return false;
    const near = tokens.slice(Math.max(0, at - 4), at + 4);
    const isNamed = near.some(({ text }) => heatWords.has(text));
    const isShivering = scan.startingIn('chills', at - 6, at + 6).length > 0;
    const isOthers = scan.startingIn('others', at - 8, at + 3).length > 0;
    const isMasked = isDecimalAt(tokens, at) && scan.of('painkillerMask').length > 0;
    if (isWeather) return isShivering && !isOthers;
    return !isOthers && (isNamed || isShivering || isMasked || isOwnHeat(tokens, at));
  });
}

const halfWords = setOf('medio mezzo mezza demi meio half');

/** '38 e mezzo', '38.7' beside aching limbs, sweat or what brings a fever down. */
export function readUnnamedFever(scan: DangerScan): boolean {
  const { tokens } = scan;
  return tokens.some(({ value = 0, kind }, at) => {
    if (kind !== 'number' || value < 38 || value >= 42) return false;
    const isOthers = scan.startingIn('others', at - 8, at + 1).length > 0;
    if (isOthers) return false;
    if (isWholeFever(scan, at) || isSoakedHeat(scan, at)) return true;
    const after = tokens.slice(at + 1, at + 4).map(({ text }) => text);
    const isHalf = after.slice(0, 3).some((word) => halfWords.has(word));
    // 'Ho 38 e mezzo ma oggi tocca gambe': had, and no size or age.
    const isHad = heatLead.has(tokens[at - 1]?.text ?? '') && halfWords.has(after[1] ?? '');
    const ends = tokens[at + 3]?.text ?? '.';
    if (isHad && heatNext.has(ends)) return true;
    if (!isHalf && !isDecimalAt(tokens, at)) return false;
    if (after.some((word) => measures.has(word) || weatherWords.has(word))) return false;
    return isBesideIllness(scan, at);
  });
}

/** How far aching, sweat or a word for being ill reaches. */
const illnessReach = 18;

/** 'Last night 39 and soaked the bed': no size, no minutes and no kilos beside it. */
function isSoakedHeat(scan: DangerScan, at: number): boolean {
  const { value = 0 } = scan.tokens[at] ?? {};
  if (value > 41 || measures.has(scan.tokens[at + 1]?.text ?? '')) return false;
  const has = (kind: string) => scan.startingIn(kind, at - 8, at + 8).length > 0;
  return has('soakedBed') && !has('pet');
}

function isBesideIllness(scan: DangerScan, at: number): boolean {
  return ['achesAll', 'illWord'].some(
    (kind) => scan.startingIn(kind, at - illnessReach, at + illnessReach).length > 0,
  );
}

const withWords = setOf('with mit con avec com at bei a');

/** 'A cold with 39', 'krank mit 39': a whole number led in by a word, beside one for being ill. */
function isWholeFever(scan: DangerScan, at: number): boolean {
  const { tokens } = scan;
  const { value = 0 } = tokens[at] ?? {};
  if (!Number.isInteger(value) || value < 38 || value > 41) return false;
  const isLed = withWords.has(tokens[at - 1]?.text ?? '');
  return isLed && scan.startingIn('illWord', at - 5, at - 1).length > 0;
}

const notSugar = setOf(
  'g gr gram grams kg min mins minutes days weeks h hours x % minuten minutos percent sets rounds km miles units units',
);
const fastingWords = setOf('nuchtern fasting fasted ayunas jeun digiuno jejum checkup');
const mmolMost = 33;
const mgPerMmol = 18;

const leastGrams = 0.2;

/** '0,48 g', '3,6 g/l': grams a litre as France reads them, in mg/dL. */
function readGrams(tokens: readonly Token[], at: number): number | null {
  const [whole, mark, decimal, unit] = tokens.slice(at, at + 4);
  const isComma = mark?.text === ',' && decimal?.kind === 'number' && decimal.start === mark.end;
  const said = isComma ? Number(`${whole?.text}.${decimal.text}`) : (whole?.value ?? 0);
  const next = (isComma ? unit : mark)?.text;
  // 'Glycémie à 0,5': no other unit has so little.
  const isBare = said >= leastGrams && said < 1 && next !== 'mmol';
  const isGrams = isBare || next === 'g';
  return isGrams && !Number.isInteger(said) && said < 6 ? said * 100 : null;
}

/** '340' without a unit beside ketones or the smell of acetone. */
function hasHighBareSugar(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, value = 0 }, at) => {
    const isBare = kind === 'number' && Number.isInteger(value) && value > 250 && value < 700;
    return (
      isBare &&
      !notSugar.has(tokens[at + 1]?.text ?? '') &&
      !measures.has(tokens[at + 1]?.text ?? '')
    );
  });
}

/**
 * Under 54 mg/dL stops, and under 70 with a sign of it; under 90 waits; over 250 with ketones
 * stops, over 300 waits (design, training §5). Under 110 and falling is asked about.
 */
export function readGlucose(scan: DangerScan): 'low' | 'high' | 'hold' | 'care' | null {
  const { tokens } = scan;
  const has = (kind: string) => scan.of(kind).length > 0;
  const hasSign = ['hypoWord', 'shaky', 'dizzy', 'arrowDown'].some(has);
  const hasKetones = has('ketones') || has('sweetBreath');
  if (hasKetones && hasHighBareSugar(tokens)) return 'high';
  // A sensor may count steps or turns; one that cries or points down reads sugar.
  const isAlarming = has('arrowDown') || has('alarmSound');
  const sensors = isAlarming ? scan.of('sugarSensor') : [];
  for (const name of [...scan.of('glucoseWord'), ...sensors]) {
    for (let at = Math.max(0, name.from - 4); at < Math.min(tokens.length, name.to + 6); at += 1) {
      const token = tokens[at];
      if (token?.value === undefined || token.sentence !== tokens[name.from]?.sentence) continue;
      // '0,45' is one number; 'sugars steady, 58' are two things.
      const isTail = tokens[at - 1]?.text === ',' && tokens[at - 2]?.kind === 'number';
      const isApart = token.segment !== tokens[name.from]?.segment;
      if (isApart && !isTail && !isAlarming) continue;
      if (/^(?:type|typ|tipo|the)$/.test(tokens[at - 1]?.text ?? '')) continue;
      const next = tokens[at + 1]?.text ?? '';
      const grams = readGrams(tokens, at);
      if (grams === null && (notSugar.has(next) || (token.value < 2 && next !== 'mmol'))) continue;
      const isMillimoles = next === 'mmol' || token.value <= mmolMost;
      const sugar = grams ?? token.value * (isMillimoles ? mgPerMmol : 1);
      if (sugar < 18 || sugar > 700) continue;
      if (sugar < (hasSign ? 70 : 54)) return 'low';
      const isFasting = tokens
        .slice(Math.max(0, at - 3), at + 3)
        .some(({ text }) => fastingWords.has(text));
      if (sugar < 90 && !isFasting) return 'hold';
      if (sugar < 110 && has('arrowDown')) return 'care';
      if (sugar > 250 && hasKetones) return 'high';
      if (sugar > 300) return 'hold';
    }
  }
  return null;
}

const pulseWords = setOf(
  'pulse bpm heartrate hr heart heartbeat ticker watch garmin fitbit whoop puls herzfrequenz herz uhr pulso reloj pouls coeur montre corazon cuore orologio coracao relogio',
);
const pulseGoals = setOf('want goal get zone max target up');
const fastAtRest = 120;

/** 'My pulse sits at 160 and I'm lying in bed': far too fast for somebody who does nothing. */
export function readRestingPulse(scan: DangerScan): boolean {
  const { tokens } = scan;
  return tokens.some(({ value = 0, sentence, segment }, at) => {
    if (value < fastAtRest || value > 250) return false;
    const near = tokens.slice(Math.max(0, at - 6), at + 4);
    const isPulse = near.some((token) => token.sentence === sentence && pulseWords.has(token.text));
    if (!isPulse || near.some(({ text }) => pulseGoals.has(text))) return false;
    // '172 uphill, 54 at rest' has a slow pulse at rest.
    const isAnother = tokens
      .slice(at + 1, at + 8)
      .some(
        (token) =>
          (token.value ?? 0) >= 30 && (token.value ?? 0) < fastAtRest && token.segment !== segment,
      );
    const isAtRest = ['atRest', 'littleEffort'].some((kind) =>
      scan
        .startingIn(kind, at - 10, at + 10)
        .some((hit) => tokens[hit.from]?.sentence === sentence),
    );
    return isAtRest && !isAnother;
  });
}

const several = setOf(
  'few several some many couple paar einige viele algunas unas unos varias varios muchas quelques plusieurs qualche alcune tante algumas umas muitas',
);
const offTheTable = setOf(
  'yesterday weekend off burn calories gestern wochenende ayer hier ieri ontem fin week overnight except espresso coffee water juice tea cafe agua wasser kaffee eau acqua protein',
);

const ofWords = setOf('of de d di con mit');
const notDrunk = setOf(
  'paint water juice milk beans tuna tomatoes varnish oil petrol pop soda pintura agua leche atun tomate aceite barniz zumo refresco gasolina peinture eau lait jus thon vernis huile vernice acqua latte succo tonno olio tinta leite suco atum oleo verniz milho maiz mais erbsen ganamos ganadas ganhamos gewonnen gagnees vinte vinti farbe wasser milch saft lack ol thunfisch',
);

const besideWords = setOf('with mit con avec com');
const isWith = (token: Token | undefined) => besideWords.has(token?.text ?? '');
const timeWords = setOf('stunde std stunden viertelstunde hour hora');

/** 'Had five beers', 'nach drei Bier': more than one drink, now or the night before. */
export function readDrinks(scan: DangerScan): 'now' | 'before' | null {
  const { tokens } = scan;
  const isStill = scan.of('stillOn').length > 0;
  const drunk = scan.of('drink').filter((drink) => {
    const sentence = tokens[drink.from]?.sentence;
    const from = Math.max(0, drink.from - 3);
    // 'At 8 with wine' is an hour.
    const counts = tokens
      .slice(from, drink.from)
      .map((_, i) =>
        isWith(tokens[from + i + 1]) ? 0 : (readNumberAt(tokens, from + i)?.value ?? 0),
      );
    const count = Math.max(...counts);
    const isMany =
      count >= 2 || tokens.slice(from, drink.from).some(({ text }) => several.has(text));
    // 'Tres latas de pintura' are no drinks.
    const [next, afterNext] = [0, 1].map((ahead) => tokens[drink.to + ahead]?.text ?? '');
    const isOther = notDrunk.has((ofWords.has(next ?? '') ? afterNext : next) ?? '');
    // 'Ab neun. Halbe Stunde' counts no glasses.
    const isOne = tokens[drink.from - 1]?.sentence === sentence;
    if (!isMany || !isOne || isOther || timeWords.has(tokens[drink.to]?.text ?? '')) return false;
    const isDrunk =
      (count >= 3 && count <= 20) ||
      scan
        .startingIn('drank', drink.from - 5, drink.from + 5)
        .some((verb) => tokens[verb.from]?.sentence === sentence);
    const isOver = tokens
      .slice(Math.max(0, drink.from - 25), drink.to + 25)
      .some((token) => token.sentence === sentence && offTheTable.has(token.text));
    return isDrunk && !isOver;
  });
  if (drunk.length === 0) return null;
  const isBefore = (sentence: number | undefined) =>
    !isStill && scan.isInSentence('pastNight', sentence);
  return drunk.every(({ from }) => isBefore(tokens[from]?.sentence)) ? 'before' : 'now';
}

const dayWords = setOf('day tag dia jour giorno');
const perWords = setOf('a per each every pro por par alla la die');

/** Two days or more without food; 'three days a week' is a plan. */
export function readFast(scan: DangerScan): boolean {
  const { tokens } = scan;
  return scan.of('unfed').some((hit) => {
    const from = Math.max(0, hit.from - 5);
    const near = tokens.slice(from, hit.to + 6);
    const isLaterDay = near.some(
      ({ text }, i) => dayWords.has(text) && (readNumberAt(tokens, from + i + 1)?.value ?? 0) >= 2,
    );
    if (isLaterDay) return true;
    return readQuantities(near).some(({ value, unit, ...place }) => {
      if (tokens[from + place.from]?.sentence !== tokens[hit.from]?.sentence) return false;
      if (perWords.has(tokens[from + place.to]?.text ?? '')) return false;
      return (unit === 'days' && value >= 2) || (unit === 'hours' && value >= 36);
    });
  });
}

const iAm = setOf('im am tengo ai jai ho tenho bin');
const yearWords = setOf('year years yo anos ans anni jahre yr yrs');
const ageNames = setOf('age aged alter edad eta idade');
const ageEnds = setOf(', . ! ? ; ) and und y et e');

/** 'I'm 11', 'I am 12 years old', 'tengo 10 años'. */
export function readOwnChildAge(scan: DangerScan): number | undefined {
  const { tokens } = scan;
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const [at, token] of tokens.entries()) {
    const value = token.value ?? (token.kind === 'word' ? readNumberAt(tokens, at)?.value : 0) ?? 0;
    if (!Number.isInteger(value) || value < 4 || value > 12) continue;
    const isGermanMonth = word(at - 2) === 'bin';
    const isMe =
      (word(at - 1) === 'im' &&
        !isGermanMonth &&
        word(at - 2) !== 'like' &&
        !(word(at + 1) === '.' && tokens[at + 2]?.kind === 'word')) ||
      (word(at - 1) === 'am' && word(at - 2) === 'i');
    const isYears = yearWords.has(word(at + 1));
    const isOld = isYears && /^(?:old|alt)$/.test(word(at + 2));
    // 'I'm 5'10' and 'I'm 10-12 kg over' are no ages.
    const isEnd = at + 1 >= tokens.length || ageEnds.has(word(at + 1)) || word(at + 1) === '\n';
    const isBirthday =
      /^(?:turned|turning)$/.test(word(at - 1)) && !/^(?:in|into|to)$/.test(word(at - 2));
    const isOnADay = /^(?:last|this|next|today|yesterday|in|on|years?)$/.test(word(at + 1));
    if (isBirthday && (isEnd || isOnADay)) return value;
    if (isYears && iAm.has(word(at - 1)) && !/^(?:into|of|in)$/.test(word(at + 2))) return value;
    if (isOld && iAm.has(word(at - 2))) return value;
    if (isMe && isEnd) return value;
    if (word(at - 1) === 'bin' && (isEnd || word(at + 1) === 'jahre')) return value;
    const name = word(at - 1) === ':' ? word(at - 2) : word(at - 1);
    const isOfChildren = scan.startingIn('childWord', at - 4, at).length > 0;
    if (ageNames.has(name) && !isOfChildren) return value;
  }
  return undefined;
}
