import { readOnFoot } from './on-foot.ts';
import { isRestWord } from './rest-words.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { isNightLength } from './sleepers.ts';
import { isArticle, type Quantity, toMinutes } from '../../reading/engine/units.ts';

export interface TimeReading {
  minutes: number;
  from: number;
  to: number;
  confidence: number;
}

export interface Times {
  /** Of the whole session. */
  session: TimeReading | null;
  /** Parts of it, in order; warm-up and cool-down apart. */
  blocks: TimeReading[];
  edges: TimeReading[];
  /** Several lengths that follow each other. */
  isChain: boolean;
  /** The block is one part of more: a finisher. */
  isPart: boolean;
}

const perDay = /^(?:a|per|each|every|pro|am|al|par|por|cada|je)$/;
const dayWords =
  /^(?:day|days|daily|tag|dia|jour|giorno|week|woche|semana|semaine|settimana|night)$/;
const afterwards = /^(?:ago|away|later|old|nap|drive|commute|meeting|call|walk|entfernt|spater)$/;
const before =
  /^(?:every|cada|jede|alle|chaque|ogni|vor|hace|last|past|in den letzten|sat|sitting)$/;
const chainWords = /^(?:then|followed|plus|\+|dann|danach|luego|despues|puis|ensuite|poi|depois)$/;
const workWords = /^(?:on|work|arbeit|belastung|trabajo|travail|effort|lavoro|trabalho)$/;

/** The length beside these is not all there is. */
const partWords = /^(?:finisher|finishers|block|finish|ending|then|followed)$/;
/** 'Main set', 'tabata part'; 'my main goal' and 'every part of the body' say nothing about it. */
const partPairs = /^(?:main (?:set|part|work)|tabata (?:part|set))$/;

function isPartNamed({ tokens }: Scan): boolean {
  return tokens.some(
    ({ text }, at) => partWords.test(text) || partPairs.test(`${text} ${tokens[at + 1]?.text}`),
  );
}

/** One Tabata: 8 rounds of 20 s and 10 s. It is no session by itself. */
const tabataMinutes = 4;
const addWords = /^(?:with|plus|include|including|and|mit|con|avec|com)$/;

/** 'Strength with a 10 min EMOM': one part of more. */
function isAdded({ tokens }: Scan, from: number): boolean {
  const before = isArticle(tokens[from - 1]) ? from - 2 : from - 1;
  return addWords.test(tokens[before]?.text ?? '');
}

/** Whether the words around a length say that it is not the session's. */
function isElsewhere(scan: Scan, quantity: Pick<Quantity, 'value' | 'unit' | 'from' | 'to'>) {
  const { tokens } = scan;
  const { from, to } = quantity;
  const word = (at: number) => tokens[at]?.text ?? '';
  if (perDay.test(word(to)) && dayWords.test(word(to + 1))) return true;
  if (/^(?:daily|taglich|nightly)$/.test(word(to))) return true;
  // '10 minute walk' is a session where nothing else is asked for.
  if (afterwards.test(word(to)) && !(word(to) === 'walk' && readOnFoot(scan))) return true;
  if (before.test(word(from - 1))) return true;
  if (isNightLength(scan, quantity)) return true;
  return scan
    .of('past')
    .some((hit) => tokens[hit.from]?.segment === tokens[from]?.segment && hit.value === 'past');
}

/** The block or warm-up that a length belongs to, if it stands beside its name. */
function blockBeside(scan: Scan, from: number, to: number): string | null {
  const beside = scan.of('block').filter(({ from: start, to: end }) => {
    const sentence = scan.tokens[start]?.sentence;
    if (sentence !== scan.tokens[from]?.sentence) return false;
    const isAfter = start >= to && start - to <= 2;
    const between = scan.tokens.slice(end, from);
    const isBefore =
      end <= from && from - end <= 2 && !between.some(({ text }) => chainWords.test(text));
    const segment = scan.tokens[from]?.segment;
    return (isAfter || isBefore) && scan.tokens[start]?.segment === segment;
  });
  return (beside.find((hit) => hit.from >= to) ?? beside[0])?.value ?? null;
}

function isRest({ tokens }: Scan, { value, unit, from, to }: Quantity): boolean {
  if (unit === 'minutes' && value > 5) return false;
  // 'Before work' is when.
  if (/^(?:before|after|at)$/.test(tokens[to]?.text ?? '')) return false;
  return [from - 1, from - 2, to, to + 1].some(
    (at) =>
      (isRestWord(tokens, at) || workWords.test(tokens[at]?.text ?? '')) &&
      tokens[at]?.segment === tokens[from]?.segment,
  );
}

/** '20ish', 'a quick 20', 'about 30': minutes that lost their unit. */
function isBareLength({ tokens, of }: Scan, { value, unit, from, to }: Quantity): boolean {
  if (unit !== null || value < 5 || value > 120) return false;
  const previous = tokens[from - 1]?.text ?? '';
  const next = tokens[to]?.text ?? '';
  if (next === 'ish') return true;
  // 'EMOM 16 kettlebell' is a length, 'EMOM 10 burpees' is a number of reps.
  const isOfFormat =
    /^(?:emom|amrap|tabata)$/.test(previous) && !of('move').some((hit) => hit.from === to);
  const isLast = next === '' || tokens[to]?.kind === 'mark';
  // 'A quick 20 before work'.
  const isQuick = previous === 'quick' && /^(?:before|after|at|in|on|during|then)$/.test(next);
  return (
    isOfFormat ||
    isQuick ||
    (isLast &&
      /^(?:quick|~|about|around|roughly|max|maximum|under|schnelle|unos|environ|circa)$/.test(
        previous,
      ))
  );
}

const personWords =
  /^(?:i|im|am|age|aged|is|turned|turning|x|rpe|zone|at|of|top|day|week|level|a|mal|por|per|de|di|je)$/;

/** 'Beat me up coach 45': a round number that ends the text and counts nothing else. */
function isLastWord(scan: Scan, { value, unit, from, to }: Quantity): boolean {
  const { tokens } = scan;
  if (unit !== null || value < 10 || value > 90 || value % 5 !== 0) return false;
  const isEnd = tokens.slice(to).every(({ kind }) => kind === 'mark');
  const previous = tokens[from - 1];
  if (!isEnd || !previous || personWords.test(previous.text)) return false;
  if (previous.kind === 'number' || (previous.kind === 'mark' && previous.text !== ','))
    return false;
  // 'Blood pressure 145 over 90'.
  const isSecondOfTwo =
    tokens[from - 2]?.kind === 'number' && /^(?:over|zu|sobre|sur|su|por|auf)$/.test(previous.text);
  if (isSecondOfTwo) return false;
  // 'Kettlebell 20' is a weight, 'burpees 50' are reps.
  const counted = [...scan.of('equipment'), ...scan.of('move'), ...scan.of('kit')];
  return !counted.some((hit) => hit.to === from);
}

function isCorrected(scan: Scan, { from }: { from: number }): boolean {
  return scan
    .of('correction')
    .some((cue) => cue.to <= from && from - cue.to <= 4 && scan.tokens[cue.from] !== undefined);
}

interface Found extends TimeReading {
  block: string | null;
  isCorrection: boolean;
}

function findLengths(scan: Scan, quantities: readonly Quantity[]): Found[] {
  const found: Found[] = [];
  const add = (minutes: number, from: number, to: number, confidence: number) => {
    found.push({
      minutes,
      from,
      to,
      confidence,
      block: blockBeside(scan, from, to),
      isCorrection: isCorrected(scan, { from }),
    });
  };
  for (const hit of scan.of('length')) {
    const length = {
      value: Number(hit.value),
      unit: 'minutes' as const,
      from: hit.from,
      to: hit.to,
    };
    if (!isElsewhere(scan, length)) add(length.value, hit.from, hit.to, 0.95);
  }
  const covered = [...found];
  for (const quantity of quantities) {
    const { from, to, unit } = quantity;
    if (covered.some((other) => other.from < to && from < other.to)) continue;
    if (isElsewhere(scan, quantity) || isRest(scan, quantity)) continue;
    const minutes = toMinutes(quantity);
    if (minutes !== null && unit !== 'seconds') {
      add(minutes, from, to, 0.95);
    } else if (isBareLength(scan, quantity)) {
      add(quantity.value, from, to, 0.65);
    } else if (
      // 'Need 30 minutes but only have 20'.
      unit === null &&
      found.length > 0 &&
      /^(?:have|got|left)$/.test(scan.tokens[from - 1]?.text ?? '') &&
      quantity.value >= 5 &&
      quantity.value <= 120
    ) {
      add(quantity.value, from, to, 0.7);
    } else if (found.length === 0 && isLastWord(scan, quantity)) {
      add(quantity.value, from, to, 0.6);
    } else if (
      unit === null &&
      quantity.value >= 5 &&
      quantity.value <= 120 &&
      found.length > 0 &&
      isCorrected(scan, { from })
    ) {
      add(quantity.value, from, to, 0.8);
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** What the text says about lengths of time: the session's, and those of its parts. */
export function readTimes(scan: Scan, quantities: readonly Quantity[]): Times {
  let found = findLengths(scan, quantities);
  const isPart = isPartNamed(scan) || found.some(({ from }) => isAdded(scan, from));
  const lastCorrection = found.findLastIndex((item) => item.isCorrection);
  if (lastCorrection > 0) {
    const [corrected] = found.slice(lastCorrection);
    const earlier = found[lastCorrection - 1];
    const block = corrected?.block ?? earlier?.block ?? null;
    found = found.filter((_, i) => i !== lastCorrection - 1);
    if (corrected) corrected.block = block;
  }
  const isLone = found.length === 1;
  const isTotal = (item: Found) =>
    scan.of('session').some((hit) => {
      const isNear =
        (hit.from >= item.to && hit.from - item.to <= 2) ||
        (hit.to <= item.from && item.from - hit.to <= 2);
      return (
        isNear &&
        /^(?:total|in total|altogether|overall|all in|insgesamt|en total|au total|in totale|no total)$/.test(
          scan.quote(hit.from, hit.to).toLowerCase(),
        )
      );
    });
  const edges = found.filter((item) => item.block === 'edge' && !isLone && !isTotal(item));
  // An EMOM's minutes are its rounds (design, training §2); who says '15 minute Tabata' has 15.
  const isWholeTabata = ({ minutes }: Found) => isLone && !isPart && minutes > tabataMinutes;
  const isBlock = (item: Found) =>
    (item.block === 'block' ||
      (item.block === 'tabata' && !isWholeTabata(item)) ||
      (item.block === 'core' && !isLone)) &&
    !isTotal(item);
  const blocks = found.filter((item) => !edges.includes(item) && isBlock(item));
  const sessions = found.filter((item) => !edges.includes(item) && !blocks.includes(item));
  const joined = scan.tokens.some((token) => chainWords.test(token.text));
  const isChain = (joined && found.length > 1 && !found.some(isTotal)) || blocks.length > 1;
  const total = sessions.find(isTotal);
  const [lone] = sessions;
  // 'Warm-up 5 min, main 20 min, cool down 5 min' counts up.
  if (lone && sessions.length === 1 && !total && edges.some((edge) => edge.to <= lone.from)) {
    return { session: null, blocks: [...blocks, lone], edges, isChain: true, isPart };
  }
  if (isChain && !total && sessions.length > 1) {
    return {
      session: null,
      blocks: [...blocks, ...sessions].sort((a, b) => a.from - b.from),
      edges,
      isChain,
      isPart,
    };
  }
  return { session: total ?? sessions.at(-1) ?? null, blocks, edges, isChain, isPart };
}
