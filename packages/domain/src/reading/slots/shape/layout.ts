import { readLevels } from '../../../timer/styles/pyramid-levels.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isArticle, type Quantity, toMinutes } from '../../engine/units.ts';
import { isOneOf, words } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/layout.ts';
import { isPlacedInPairs } from '../../order/list-marks.ts';
import type { BodyWish, Format } from '../../vocabulary.ts';
import { endingAt, isInBetween, isPast, overlaps, startingAt } from '../around.ts';
import { lowRepsOfLift } from '../moves/short-names.ts';
import { correctedCounts } from './corrected-counts.ts';
import { numberGroups, type Product } from './number-groups.ts';
import { readRepeats } from './repeats.ts';
import { levelsIn } from './spoken-levels.ts';
import { readWorkAndRest } from './work-rest.ts';

interface Span {
  from: number;
  to: number;
}

/** How the middle of the session is laid out, where numbers say so. */
export interface Layout {
  body: BodyWish;
  /** The format that these numbers alone make it. */
  format: Format | null;
  /** Numbers that are spent on it. */
  spans: Span[];
  /** Each lift has sets of its own. */
  isMixed: boolean;
  /** Starts so many seconds apart. */
  everySeconds?: number;
}
const mostSets = 12;
const mostReps = 100;

/** '40/20', '30/15': work and rest, and no blood pressure, '8/10' or date. */
function takeRatio({ tokens }: Scan, scan: Scan, layout: Layout): void {
  for (const { parts, from, to } of numberGroups(scan).ratios) {
    const [work = 0, rest = 0] = parts;
    if (parts.length !== 2 || work < 10 || rest < 5 || work > 180 || rest > 180) continue;
    if (work % 5 !== 0 || rest % 5 !== 0 || (work >= 90 && rest >= 50)) continue;
    const near = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
    if (near.some((word) => terms.pressureWords.has(word))) continue;
    // '10/10' is a mark, and what stands beside a lift is on the bar.
    const isMark =
      work === 10 && rest === 10 && !tokens.some(({ text }) => terms.beatWords.has(text));
    const isLoad = work > 60 && endingAt(scan, 'move', from, 2) !== undefined;
    if (isMark || isLoad) continue;
    layout.body.workSeconds = work;
    layout.body.restSeconds = rest;
    layout.format = work === 20 && rest === 10 ? 'tabata' : 'intervals';
    layout.spans.push({ from, to });
  }
}

/** '6 lots of 40 on 20 off', '8 mal 30 Sekunden an': how often the work comes. */
function takeBouts(scan: Scan, work: { from: number }, layout: Layout): void {
  const { tokens } = scan;
  const at = isOneOf(tokens[work.from - 1]?.text, 'of de d di da von zu a')
    ? work.from - 2
    : work.from - 1;
  if (!terms.boutNouns.has(tokens[at]?.text)) return;
  const count = numberGroups(scan).single.find(({ to }) => to === at || to === at + 1);
  if (!count || !Number.isInteger(count.value) || count.value < 2 || count.value > 60) return;
  layout.body.rounds ??= count.value;
  layout.spans.push(count);
}

function saysNoRest(scan: Scan): boolean {
  return scan.of('rest').some(({ from, to }) => {
    const isDay = isOneOf(scan.tokens[to]?.text, 'days day tage tag dias dia jours jour');
    const before = scan.tokens[from - 1]?.text ?? '';
    return terms.noRest.has(before) && !isDay && scan.tokens[from]?.text !== 'off';
  });
}

/** Where each lift has its own sets, none are those of all. */
function takeSets(layout: Layout, sets: number, reps: number): void {
  const { body } = layout;
  const isOther = body.sets !== undefined && (body.sets !== sets || body.reps !== reps);
  if (isOther || layout.isMixed) {
    layout.isMixed = true;
    delete body.sets;
    delete body.reps;
    return;
  }
  body.sets = sets;
  body.reps = reps;
}

/** Metres are measured elsewhere; here '5x5' are sets and '6 x 3 min' pieces of work. */
function takeProduct(scan: Scan, product: Product, layout: Layout): boolean {
  const { times, each, from, to } = product;
  const count = each.upTo ?? each.value;
  const minutes = toMinutes(each);
  if (times < 1 || !Number.isInteger(times)) return false;
  if (minutes !== null && each.unit !== 'hours') {
    if (times > 60 || minutes > 45) return false;
    layout.body.rounds ??= times;
    layout.body.workSeconds ??= Math.round(minutes * 60);
    layout.format ??= 'intervals';
    layout.spans.push({ from, to });
    return true;
  }
  const isReps = each.unit === null || each.unit === 'reps';
  if (!isReps || times > mostSets || count > mostReps || !Number.isInteger(count)) return false;
  if (isMeasuredInMetres(scan, product) || isLoadOfKit(scan, product)) return false;
  // 'Norwegian 4x4' and '2x20 sweet spot' count minutes.
  const isCardio = isCardioMinutes(scan, product);
  if (isCardio) {
    layout.body.rounds ??= times;
    layout.body.workSeconds ??= count * 60;
    layout.format ??= 'intervals';
  } else {
    takeSets(layout, times, count);
  }
  layout.spans.push({ from, to });
  return true;
}

function isCardioMinutes({ tokens }: Scan, { from, to }: Product): boolean {
  return tokens
    .slice(Math.max(0, from - 6), to + 4)
    .some(({ text }) => terms.cardioHints.has(text));
}

/** '8x400' without a unit: tracks and pools are measured in these. */
export function isMeasuredInMetres(scan: Scan, product: Product): boolean {
  const { each } = product;
  if (each.unit !== null || isCardioMinutes(scan, product)) return false;
  if (each.value >= 100 && each.value % 50 === 0) return true;
  const isOnTrack = scan.of('way').some(({ value }) => value === 'sprint' || value === 'swim');
  return isOnTrack && each.value >= 20 && each.value % 5 === 0;
}

/** 'Kettlebells 2x16', '2x22.5 kg dumbbells' weigh things. */
function isLoadOfKit(scan: Scan, { times, each, from, to }: Product): boolean {
  if (times > 2 || each.unit === 'reps') return false;
  return scan.of('equipment').some((hit) => {
    const gap = hit.from >= to ? hit.from - to : from - hit.to;
    return gap >= 0 && gap <= 1;
  });
}

function nextCount({ tokens }: Scan, quantities: readonly Quantity[], after: number) {
  const next = quantities.find(({ from }) => from >= after);
  if (!next || next.from - after > 2) return undefined;
  const isJoined = tokens.slice(after, next.from).every(({ text }) => terms.setLinks.has(text));
  const isCount = next.unit === null || next.unit === 'reps' || next.unit === 'seconds';
  return isJoined && isCount ? next : undefined;
}

/** '3 sets of 10', '4 Sätze à 8', '3 serie da 10', '5 rounds'. */
function takeCounts(scan: Scan, layout: Layout): void {
  const { single, repeats } = numberGroups(scan);
  const { body } = layout;
  const isOwn = ({ from, to }: Quantity) =>
    !isPast(scan, { from, to }) && Number.isInteger(single.find((one) => one.from === from)?.value);
  const rounds = single.find((one) => one.unit === 'rounds' && one.value <= 50 && isOwn(one));
  if (rounds) {
    body.rounds = rounds.upTo ?? rounds.value;
    layout.spans.push(rounds);
    const reps = repeats.find(({ from }) => from === rounds.to);
    if (reps && reps.times <= mostReps) body.reps ??= reps.times;
  }
  const isThing = ({ from }: Quantity) => isArticle(scan.tokens[from]);
  const sets = single.find(
    (one) => one.unit === 'sets' && one.value <= 20 && isOwn(one) && !isThing(one),
  );
  if (sets && body.sets === undefined && !layout.isMixed) {
    const amount = nextCount(scan, single, sets.to);
    body.sets = sets.value;
    layout.spans.push(sets);
    if (amount?.unit === 'seconds') body.workSeconds ??= amount.value;
    else if (amount && (amount.upTo ?? amount.value) <= mostReps)
      body.reps = amount.upTo ?? amount.value;
    if (amount) layout.spans.push(amount);
  }
  takeLoose(scan, layout);
  // '15 reps each', '8 Wiederholungen' of everything.
  const reps = single.find((one) => one.unit === 'reps' && one.value <= mostReps && isOwn(one));
  if (reps && body.reps === undefined) {
    body.reps = reps.upTo ?? reps.value;
    layout.spans.push(reps);
  }
  // '40/20 x 6 moves x 3': the last one counts the rounds.
  const times = repeats.find(
    ({ times: count, to }) => count >= 2 && count <= 60 && !startingAt(scan, 'countNoun', to),
  );
  if (times && body.rounds === undefined && body.workSeconds !== undefined) {
    body.rounds = times.times;
    layout.spans.push(times);
  }
}

/** 'Series de 12', '6 de cada', 'x6': reps of everything; 'rounds of 3 minutes': work. */
function takeLoose(scan: Scan, layout: Layout): void {
  const { tokens } = scan;
  const { body } = layout;
  const { single, repeats } = numberGroups(scan);
  const word = (at: number) => tokens[at]?.text ?? '';
  for (const quantity of single) {
    const { value, unit, from, to } = quantity;
    const link = terms.setLinks.has(word(from - 1)) ? from - 2 : from - 1;
    const minutes = toMinutes(quantity);
    const isSpent = layout.spans.some((span) => overlaps(span, quantity));
    if (
      minutes !== null &&
      minutes <= 10 &&
      !isSpent &&
      (terms.isRound.has(word(link)) || terms.isRound.has(word(to)))
    ) {
      body.workSeconds ??= Math.round(minutes * 60);
      layout.spans.push(quantity);
    }
    if (unit !== null || body.reps !== undefined || layout.isMixed || value > 30) continue;
    const isOfSets = link === from - 2 && terms.setNouns.has(word(link));
    const next = isOneOf(word(to), 'de di d a von') ? to + 1 : to;
    const isOfEach =
      terms.eachWords.has(word(next)) && !isOneOf(word(next + 1), 'side leg arm seite lado');
    if (!isOfSets && !(isOfEach && body.workSeconds === undefined)) continue;
    body.reps = value;
    layout.spans.push(quantity);
  }
  const isComplex = scan.of('format').some(({ value }) => value === 'complex');
  const [times] = repeats;
  if (isComplex && times && body.reps === undefined && times.times <= 20) body.reps = times.times;
}

/** Starts at even times: 'every 90 seconds', 'E2MOM'. */
export function startsIn(scan: Scan): (Span & { seconds: number })[] {
  const { tokens } = scan;
  return numberGroups(scan).single.flatMap(({ value, unit, from, to }) => {
    if (!terms.everyWords.has(tokens[from - 1]?.text)) return [];
    if (terms.changeWords.has(tokens[from - 2]?.text)) return [];
    const minutes = unit === 'minutes' || tokens[to]?.text === 'mom' ? value * 60 : 0;
    const isBare = unit === null && tokens[from - 1]?.text === 'e' && value >= 30;
    const seconds = unit === 'seconds' || isBare ? value : minutes;
    return seconds < 20 || seconds > 300 ? [] : [{ seconds, from, to }];
  });
}

/** 'Every 90 seconds for 10 sets': when the next one starts; 'E2MOM' says it in its name. */
function takeStarts(scan: Scan, layout: Layout): void {
  for (const { seconds, from, to } of startsIn(scan)) {
    layout.body.workSeconds = seconds;
    layout.everySeconds = seconds;
    layout.format = seconds === 60 ? 'emom' : 'every';
    layout.spans.push({ from, to });
    if (layout.body.sets !== undefined && layout.body.rounds === undefined) {
      layout.body.rounds = layout.body.sets;
      delete layout.body.sets;
    }
  }
}

/** '10, 15, 20 kg', 'dumbbells 5-10-15': a unit right behind the numbers, or kit before them. */
function isOfWeights(scan: Scan, { from, to }: { from: number; to: number }): boolean {
  const isUnit = scan
    .of('unit')
    .some((unit) => isOneOf(unit.value, 'kilograms pounds') && Math.abs(unit.from - to) <= 1);
  return isUnit || scan.of('equipment').some((kit) => from >= kit.to && from - kit.to <= 2);
}

/** '21-15-9', '1 bis 10 und wieder runter', '10-9-8 … até 1'. */
function takeSteps(scan: Scan, layout: Layout): void {
  const { tokens } = scan;
  const isLadder = ({ value }: Hit) => value === 'pyramid' || value === 'ladder';
  const named = scan.of('format').find((hit) => isLadder(hit) && !isDenied(scan, hit));
  const [listed] = numberGroups(scan).steps;
  const weights = listed !== undefined && isOfWeights(scan, listed);
  const isLoad = listed?.levels.every((level) => level >= 40) === true;
  // '12-3-30' is the name of a workout, and '5 10 15' are in what Cindy is.
  const isName = scan.of('named').length > 0;
  if (listed && !weights && !isLoad && !isName) {
    const end = tokens[listed.to]?.kind === 'mark' ? listed.to + 1 : listed.to;
    const goesOn = isOneOf(tokens[end]?.text, 'to bis hasta ate jusqu fino a');
    const text = tokens.slice(listed.from, end + 4).map((token) => token.text);
    const spoken = goesOn ? readLevels(`${listed.levels.join('-')}... ${text.at(-1)}`) : undefined;
    layout.body.levels = spoken ?? listed.levels;
    layout.format = 'pyramid';
    layout.spans.push(listed);
    return;
  }
  if (!named) return;
  const sentence = tokens[named.from]?.sentence;
  // 'A pyramid 1 to 10? Who am I kidding. 1 up to 5 and back': what comes behind the correction.
  const cut = scan.of('correction').findLast(({ from }) => from >= named.to);
  const meant = tokens.findIndex(({ kind }, at) => cut && at >= cut.to && kind === 'number');
  const sentenceFrom = (start: number, of = sentence) =>
    tokens.filter((token, at) => token.sentence === of && at >= start);
  const anew =
    cut && meant >= 0 ? levelsIn(sentenceFrom(cut.to, tokens[meant]?.sentence)) : undefined;
  const levels = anew ?? levelsIn(sentenceFrom(0));
  if (!levels) return;
  const used = anew ? [sentence, tokens[meant]?.sentence] : [sentence];
  layout.body.levels = levels;
  layout.format = 'pyramid';
  for (const one of numberGroups(scan).single) {
    if (used.includes(tokens[one.from]?.sentence) && one.unit === null) layout.spans.push(one);
  }
}

/** Supersets wanted, or refused; undefined: nothing is said of them. */
function saysPaired(scan: Scan): boolean | undefined {
  const hits = scan.of('format').filter((hit) => {
    const said = scan.tokens.slice(hit.from, hit.to).map(({ text }) => text);
    return /^(?:super|bi ?se)/.test(said.join(' '));
  });
  if (hits.length === 0) return isPlacedInPairs(scan) || undefined;
  return hits.some((hit) => !isDenied(scan, hit));
}

const mostOfRange = 30;

/** 'Everything in 8-12s', '3 sets of 8-12': reps from so many to so many. */
function takeRange(scan: Scan, layout: Layout): void {
  const isTimed = layout.body.workSeconds !== undefined;
  const range = numberGroups(scan).single.find(({ value, upTo, unit, to }) => {
    const isShort = unit === 'seconds' && scan.tokens[to - 1]?.text === 's';
    const isReps = unit === 'reps' || (isShort && !isTimed);
    return isReps && upTo !== undefined && upTo <= mostOfRange && value < upTo && value >= 3;
  });
  if (!range || layout.isMixed) return;
  layout.body.reps = range.value;
  layout.body.repsTo = range.upTo ?? range.value;
  layout.spans.push(range);
}

const layouts = new WeakMap<Scan, Layout>();

function build(scan: Scan): Layout {
  const layout: Layout = { body: {}, format: null, spans: [], isMixed: false };
  takeRatio(scan, scan, layout);
  const { work, rest } = readWorkAndRest(scan);
  for (const product of numberGroups(scan).products) {
    const isHabit = startingAt(scan, 'elsewhere', product.to)?.value === 'habit';
    const isDaily =
      isOneOf(scan.tokens[product.to]?.text, 'a per am al por par') &&
      isOneOf(scan.tokens[product.to + 1]?.text, 'day tag dia jour giorno');
    if (!isPast(scan, product) && !isHabit && !isDaily) takeProduct(scan, product, layout);
  }
  if (work[0] && layout.body.workSeconds === undefined) layout.body.workSeconds = work[0].seconds;
  if (rest[0] && layout.body.restSeconds === undefined) layout.body.restSeconds = rest[0].seconds;
  layout.spans.push(...work, ...rest);
  if (work.length > 0 && rest.length > 0) layout.format ??= 'intervals';
  if (work[0] && rest[0]) takeBouts(scan, work[0], layout);
  if (saysNoRest(scan)) layout.body.restSeconds ??= 0;
  takeCounts(scan, layout);
  // Singles come with lighter sets behind them: their kind of session has the reps.
  const few = lowRepsOfLift(scan).find(({ reps }) => reps > 1);
  if (few && !layout.isMixed) layout.body.reps ??= few.reps;
  takeRange(scan, layout);
  takeStarts(scan, layout);
  takeSteps(scan, layout);
  const isSession = ['format', 'move', 'named', 'countNoun'].some(
    (kind) => scan.of(kind).length > 0,
  );
  const rounds = isSession ? readRepeats(scan) : undefined;
  if (rounds !== undefined) layout.body.rounds ??= rounds;
  Object.assign(layout.body, correctedCounts(scan));
  const isPaired = saysPaired(scan);
  if (isPaired !== undefined) layout.body.isPaired = isPaired;
  return layout;
}

/** Reads the layout of a text once, whoever asks. */
export function layoutOf(scan: Scan): Layout {
  const known = layouts.get(scan);
  if (known) return known;
  const found = build(scan);
  layouts.set(scan, found);
  return found;
}

const restLinks = words('easy slow gentle of light locker lento suave lent dolce leve de');

/** '60 s walk between': what is done while one rests. */
export function isOfRest(scan: Scan, { from }: Pick<Hit, 'from'>): boolean {
  if (isInBetween(scan, from)) return true;
  const { body, spans } = layoutOf(scan);
  if (body.restSeconds === undefined) return false;
  return spans.some(
    ({ to }) => to <= from && scan.tokens.slice(to, from).every(({ text }) => restLinks.has(text)),
  );
}

/** 'Jog', 'walk' and 'run' in a rest are no exercise of the session. */
export const isRestWay = (scan: Scan, hit: Hit) =>
  scan.of('way').some((way) => overlaps(way, hit)) && isOfRest(scan, hit);
