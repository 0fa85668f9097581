import { readLevels } from '../../timer/styles/pyramid-levels.ts';
import type { BodyWish, Format } from '../../reading/vocabulary.ts';
import { isDenied } from '../../reading/engine/negation.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { isRestWord } from './rest-words.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import type { Token } from '../../reading/engine/tokens.ts';
import { type Quantity, readNumber } from '../../reading/engine/units.ts';

export interface Layout {
  body: BodyWish;
  format: Format | null;
  from: number;
  to: number;
}

const workWords =
  /^(?:on|work|an|arbeit|belastung|trabajo|travail|effort|lavoro|trabalho|go|each|apiece|jeweils)$/;
const pressureWords =
  /^(?:bp|pressure|blutdruck|tension|presion|pression|pressione|pressao|arterial)$/;

const isMark = (token: Token | undefined, text: string) =>
  token?.kind === 'mark' && token.text === text;

/** '40/20', '45s/15s': work and rest, and not a blood pressure or '8/10'. */
function readRatio({
  tokens,
}: Scan): { work: number; rest: number; from: number; to: number } | null {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const slash = tokens[at + 1]?.text === 's' ? at + 2 : at + 1;
    const rest = tokens[slash + 1]?.value;
    const work = token.value ?? 0;
    if (!isMark(tokens[slash], '/') || rest === undefined) continue;
    const isPlain = work % 5 === 0 && rest % 5 === 0 && work >= 10 && rest >= 5;
    if (!isPlain || work > 180 || rest > 180 || (work >= 90 && rest >= 50)) continue;
    const near = tokens.slice(Math.max(0, at - 4), at).map(({ text }) => text);
    if (near.some((word) => pressureWords.test(word))) continue;
    return { work, rest, from: at, to: slash + 2 };
  }
  return null;
}

/** '40 s on, 20 s off', 'rest 60 s', '90 seconds between sets'. */
function readWorkAndRest({ tokens }: Scan, quantities: readonly Quantity[], body: BodyWish): void {
  for (const { value, unit, from, to } of quantities) {
    if (unit !== 'seconds' && unit !== null && !(unit === 'minutes' && value <= 5)) continue;
    if (isMark(tokens[from - 1], '/') || (unit === null && tokens[from - 1]?.text === 'x'))
      continue;
    const seconds = Math.round(unit === 'minutes' ? value * 60 : value);
    if (seconds < 5 || seconds > 300) continue;
    const word = (at: number) => tokens[at]?.text ?? '';
    const next = /^(?:of|de|d|di)$/.test(word(to)) ? to + 1 : to;
    const previous = word(from - 1) === 'of' || word(from - 1) === 'de' ? from - 2 : from - 1;
    if (workWords.test(word(next))) body.workSeconds ??= seconds;
    else if (
      isRestWord(tokens, next) ||
      (isRestWord(tokens, previous) && word(previous) !== 'off' && unit !== null)
    ) {
      body.restSeconds ??= seconds;
    }
  }
}

const noRest =
  /\b(?:no|zero|without|ohne|sin|sans|senza|sem|keine?) (?:any )?(?:rests?|breaks?|pausen?|pauses?|descansos?|repos|pausa|riposo)\b(?! (?:days?|day|tage?|tag))/;

/** '3x10', '3 sets of 10', '4 Sätze à 8'. */
function readSets(
  { tokens, of }: Scan,
  quantities: readonly Quantity[],
): BodyWish & { at?: number } {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || tokens[at + 1]?.text !== 'x') continue;
    const second = tokens[at + 2];
    const sets = token.value ?? 0;
    if (second?.kind !== 'number' || sets < 1 || sets > 10) continue;
    // 'Norwegian 4x4' counts minutes.
    if (of('cardio').some(({ from, to }) => from <= at && at < to)) continue;
    const unit = quantities.find(({ from }) => from === at + 2)?.unit ?? null;
    const count = second.value ?? 0;
    const isLoad =
      of('equipment').some(({ from }) => from - at >= 3 && from - at <= 5) &&
      unit !== 'reps' &&
      unit !== null;
    if (isLoad || unit === 'kilograms' || unit === 'pounds') continue;
    if (unit === 'seconds') return { sets, workSeconds: count, at };
    if (unit === null || unit === 'reps') return { sets, reps: count, at };
  }
  const sets = quantities.find(({ unit, value }) => unit === 'sets' && value >= 1 && value <= 10);
  if (!sets) return {};
  const reps = quantities.find(({ from, unit, value }) => {
    const gap = from - sets.to;
    return gap >= 0 && gap <= 2 && (unit === 'reps' || unit === null) && value <= 50;
  });
  return { sets: sets.value, ...(reps && { reps: reps.upTo ?? reps.value }), at: sets.from };
}

/** '10-8-6-4-2', or '1 to 10' where a ladder is asked for. */
function readSteps(
  scan: Scan,
  quantities: readonly Quantity[],
): { levels: number[]; from: number; to: number } | null {
  const { tokens } = scan;
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'number') continue;
    const levels: number[] = [];
    let to = at;
    while (tokens[to]?.kind === 'number') {
      levels.push(tokens[to]?.value ?? 0);
      const goesOn = isMark(tokens[to + 1], '-') && tokens[to + 2]?.kind === 'number';
      to += goesOn ? 2 : 1;
      if (!goesOn) break;
    }
    const unit = quantities.find(({ from }) => from === to - 1)?.unit ?? null;
    const isLadder = levels.length >= 3 && levels.every((level) => level >= 1 && level <= 100);
    if (isLadder && (unit === null || unit === 'reps')) return { levels, from: at, to };
    at = Math.max(at, to - 1);
  }
  const named = scan.of('format').find((hit) => hit.value === 'pyramid');
  if (!named) return null;
  const sentence = tokens[named.from]?.sentence;
  const inside = tokens.filter((token) => token.sentence === sentence && token.kind !== 'mark');
  const levels = readLevels(
    inside
      .map((token) => token.text)
      .join(' ')
      .replace(/\bdown to\b|\bup to\b/g, 'to'),
  );
  return levels && levels.length > 2 ? { levels, from: named.from, to: named.to } : null;
}

/** 'E2MOM' tells the length of its interval. */
function intervalOf(word: string): number | null {
  const minutes = /^e(\d)mom$/.exec(word)?.[1];
  return minutes ? Number(minutes) * 60 : null;
}

const everyWords = /^(?:every|alle|jede|cada|les|chaque|ogni)$/;
const changeWords = /^(?:switch|switching|change|changing|rotate|rotating|wechsel|cambia|changer)$/;

/** 'Every 30 seconds 3 burpees': when the next one starts; 'switch every 30 s' is how long each is. */
function readStarts({ tokens }: Scan, quantities: readonly Quantity[]): number | null {
  for (const { value, unit, from } of quantities) {
    if (!everyWords.test(tokens[from - 1]?.text ?? '')) continue;
    if (changeWords.test(tokens[from - 2]?.text ?? '')) continue;
    const seconds = unit === 'seconds' ? value : unit === 'minutes' ? value * 60 : 0;
    if (seconds >= 20 && seconds <= 300) return seconds;
  }
  return null;
}

function isSuperset(scan: Scan, hit: Hit): boolean {
  const said = scan.tokens.slice(hit.from, hit.to).map(({ text }) => text);
  return /^(?:super|bi ?se)/.test(said.join(' ')) && !isDenied(scan, hit);
}

/** How the middle of the session is laid out, where the text says so. */
export function readLayout(scan: Scan, quantities: readonly Quantity[]): Layout {
  const body: BodyWish = {};
  const places: number[] = [];
  let format: Format | null = null;
  const rounds = quantities.find(
    ({ unit, value }) => unit === 'rounds' && value >= 1 && value <= 50,
  );
  if (rounds) {
    body.rounds = Math.round(rounds.upTo ?? rounds.value);
    places.push(rounds.from, rounds.to);
  }
  const ratio = readRatio(scan);
  if (ratio) {
    body.workSeconds = ratio.work;
    body.restSeconds = ratio.rest;
    places.push(ratio.from, ratio.to);
    format = ratio.work === 20 && ratio.rest === 10 ? 'tabata' : 'intervals';
  }
  readWorkAndRest(scan, quantities, body);
  if (noRest.test(scan.tokens.map(({ text }) => text).join(' '))) body.restSeconds ??= 0;
  const isOnBeat = body.workSeconds !== undefined && body.restSeconds !== undefined;
  if (!format && (isOnBeat || body.restSeconds === 0)) format = 'intervals';
  const { at, ...sets } = readSets(scan, quantities);
  if (at !== undefined) {
    Object.assign(body, sets);
    places.push(at, at + 3);
    if (sets.reps !== undefined) format ??= 'sets';
  }
  const starts = readStarts(scan, quantities);
  if (starts !== null) {
    body.workSeconds = starts;
    format = 'emom';
  }
  const steps = readSteps(scan, quantities);
  if (steps) {
    body.levels = steps.levels;
    format = 'pyramid';
    places.push(steps.from, steps.to);
  }
  if (scan.of('format').some((hit) => isSuperset(scan, hit))) {
    body.isPaired = true;
    format = 'rounds';
  }
  for (const hit of scan.of('format')) {
    const joined = scan.tokens
      .slice(hit.from, hit.to)
      .map((token) => token.text)
      .join('');
    const seconds = intervalOf(joined);
    if (seconds) body.workSeconds = seconds;
  }
  return {
    body,
    format,
    from: Math.min(...places, scan.tokens.length),
    to: Math.max(...places, 0),
  };
}

/** The intensity a text gives in numbers: 'RPE 8', '7/10'. */
export function readRpe({ tokens }: Scan): { value: number; from: number; to: number } | null {
  for (const [at, token] of tokens.entries()) {
    if (token.text === 'rpe') {
      const next =
        isMark(tokens[at + 1], '-') || isMark(tokens[at + 1], ':') || tokens[at + 1]?.text === 'of'
          ? at + 2
          : at + 1;
      const number = readNumber(tokens, next);
      const upper = isMark(tokens[number?.to ?? 0], '-')
        ? (tokens[(number?.to ?? 0) + 1]?.value ?? 0)
        : 0;
      if (number && number.value >= 1 && number.value <= 10) {
        const isRange = upper > number.value && upper <= 10;
        const value = isRange ? (number.value + upper) / 2 : number.value;
        return { value, from: at, to: isRange ? number.to + 2 : number.to };
      }
    }
    const value = token.value;
    if (value === undefined || value < 1 || value > 10) continue;
    const isOutOfTen = isMark(tokens[at + 1], '/') && tokens[at + 2]?.value === 10;
    const isSpoken =
      tokens[at + 1]?.text === 'out' &&
      tokens[at + 2]?.text === 'of' &&
      tokens[at + 3]?.value === 10;
    const isPain = tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ text }) =>
        /^(?:pain|hurts?|sleep|slept|energy|tired|schmerz\w*|dolor|douleur|dolore|dor)$/.test(text),
      );
    if ((isOutOfTen || isSpoken) && !isPain)
      return { value, from: at, to: at + (isSpoken ? 4 : 3) };
  }
  return null;
}
