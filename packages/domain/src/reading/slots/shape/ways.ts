import { type Claim, claim } from '../../claims.ts';
import { hitsBetween, quantitiesIn, segmentAround } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { type Quantity, toMetres } from '../../engine/units.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/ways.ts';
import type { DistanceWish } from '../../vocabulary.ts';
import { beside, endingAt, inSentence, isAhead, isPast, startingAt } from '../around.ts';
import { isSwappedOut } from '../moves/swapped.ts';
import { isMeasuredInMetres, isOfRest, layoutOf } from './layout.ts';
import { numberGroups } from './number-groups.ts';
import { readFtp, restsAsLong, wayLadder } from './way-ladders.ts';

type By = NonNullable<DistanceWish['by']>;
const wayOf: Record<string, By> = {
  run: 'run',
  sprint: 'run',
  walk_run: 'run',
  walk: 'walk',
  row: 'row',
  bike: 'bike',
  swim: 'swim',
  ski: 'ski',
};

const machineWays: Record<string, By> = {
  treadmill: 'run',
  rower: 'row',
  bike: 'bike',
  air_bike: 'bike',
  ski_erg: 'ski',
};

/** '8x400 on the treadmill': the only machine says how. */
function wayOfMachine(scan: Scan): By | undefined {
  const all = new Set(scan.of('machine').map(({ value }) => machineWays[value]));
  return all.size === 1 ? [...all][0] : undefined;
}

/** How a distance is covered: by the word in its clause, else by the only one of the text. */
function wayBeside(scan: Scan, span: { from: number; to: number }): By | undefined {
  const near =
    beside(scan, 'way', span, 8).find((way) => !isOfRest(scan, way)) ??
    inSentence(scan, 'way', span.from);
  if (near && isOfRest(scan, near)) return wayOfMachine(scan);
  const all = new Set(scan.of('way').map(({ value }) => wayOf[value]));
  if (near) return wayOf[near.value];
  return all.size === 1 ? [...all][0] : wayOfMachine(scan);
}

/** 'Piscina do clube, 25 metros' is how long it is. */
function isPool(scan: Scan, from: number): boolean {
  const metres = numberGroups(scan).single.find((one) => one.from === from)?.value ?? 0;
  const near = scan.tokens.slice(Math.max(0, from - 4), from);
  return metres <= 50 && near.some(({ text }) => terms.pools.has(text));
}

function isOtherDistance(scan: Scan, { from, to }: Quantity): boolean {
  const word = (at: number) => scan.tokens[at]?.text ?? '';
  if (terms.notAfter.has(word(to)) || (word(to) === '/' && word(to + 1) === 'h')) return true;
  if (terms.habits.has(word(to)) && terms.periods.has(word(to + 1))) return true;
  // 'Couch to 5k', 'my first 10k', 'the pool is 25 m'; 'a 5k' and 'the 5k' are runs where one is asked for.
  const isArticle = isOneOf(word(from - 1), 'a an the');
  if (isArticle) return !inSentence(scan, 'way', from) || isOneOf(word(to), 'in on next');
  if (terms.notBefore.has(word(from - 1)) || terms.foreignArticles.has(word(from - 1))) return true;
  if (isOneOf(word(to + 1), 'test teste prep')) return true;
  if (isPool(scan, from)) return true;
  return scan.of('named').some((hit) => hit.from <= from && to <= hit.to);
}

const leastMetres = 20;

const farMetres: readonly number[] = [200, 250, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 2000];
const sprintMetres: readonly number[] = [30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 400];

/** '60s and 80s on the track': metres, where one sprints. */
function trackMetres(scan: Scan, { value, unit, upTo, to }: Quantity): number | null {
  const isShort = unit === 'seconds' && scan.tokens[to - 1]?.text === 's' && upTo === undefined;
  const isTrack =
    scan.of('machine').some((hit) => hit.value === 'track') &&
    scan.of('sessionKind').some((hit) => hit.value === 'sprint');
  // 'Row 500s', '800s on the track': nobody counts so many seconds.
  const isFar = farMetres.includes(value) && scan.of('way').length > 0;
  return isShort && (isFar || (isTrack && sprintMetres.includes(value))) ? value : null;
}

interface Distance {
  value: DistanceWish;
  from: number;
  to: number;
}

/** 'Erg pyramid 250, 500, 750, 500, 250': each a piece of its own. */
function findLadder(scan: Scan): Distance[] {
  const ladder = wayLadder(scan);
  const by = ladder && wayBeside(scan, ladder);
  if (!ladder || !by) return [];
  const rest = restsAsLong(scan) ? { restIsWork: true as const } : {};
  return ladder.metres.map((metres) => ({
    value: { metres, by, ...rest },
    from: ladder.from,
    to: ladder.to,
  }));
}

function findDistances(scan: Scan): Distance[] {
  const { products, single, repeats } = numberGroups(scan);
  const { body, spans } = layoutOf(scan);
  const { restSeconds } = body;
  const found: Distance[] = findLadder(scan);
  if (found.length > 0) return found;
  // '6 x 800 m, 400 m jog': the way between is the rest.
  const isOfLayout = ({ from }: Quantity) => spans.some((one) => one.from === from);
  for (const product of products) {
    const { times, each, from, to } = product;
    const isBare = isMeasuredInMetres(scan, product);
    const isShortM =
      each.unit === 'minutes' && scan.tokens[to - 1]?.text === 'm' && each.value >= 20;
    const metres = isBare || isShortM ? each.value : toMetres(each);
    // A room is three by three metres.
    if (metres === null || metres < leastMetres || times > 60) continue;
    const by = wayBeside(scan, product);
    const rest = restSeconds === undefined ? {} : { restSeconds };
    found.push({ value: { metres, repeats: times, ...rest, ...(by && { by }) }, from, to });
  }
  for (const quantity of single) {
    const metres = toMetres(quantity) ?? trackMetres(scan, quantity);
    if (metres === null || metres < leastMetres || isOtherDistance(scan, quantity)) continue;
    if (isAhead(scan, quantity) || (found.length > 0 && isOfLayout(quantity))) continue;
    if (found.length > 0 && beside(scan, 'total', quantity, 2).length > 0) continue;
    const by = wayBeside(scan, quantity);
    const again = repeats.find(({ from }) => from === quantity.to)?.times;
    const value = { metres, ...(again && { repeats: again }), ...(by && { by }) };
    found.push({ value, from: quantity.from, to: quantity.to });
  }
  return withLastPart(
    scan,
    found.sort((a, b) => a.from - b.from),
  );
}

const lastReach = 2;
const shortestPart = 100;

/** '28 km, the last 8 at race pace': a part of the way, and no second one. */
function withLastPart(scan: Scan, found: readonly Distance[]): Distance[] {
  const at = scan.tokens.findIndex(({ text }) => terms.lastOnes.has(text));
  const whole = found.find(({ to }) => to <= at);
  if (at < 0 || !whole || whole.value.repeats !== undefined) return [...found];
  const quantities = quantitiesIn(scan);
  const part = quantities.find(({ from }) => from > at && from - at <= lastReach);
  const unit = quantities.find(({ from }) => from === whole.from)?.unit ?? null;
  const metres = part && toMetres(part.unit === null ? { ...part, unit } : part);
  if (!part || !metres || metres < shortestPart || metres >= whole.value.metres) return [...found];
  const others = found.filter((one) => one !== whole && one.from !== part.from);
  return [{ ...whole, to: part.to, value: { ...whole.value, lastMetres: metres } }, ...others];
}

const leastTrainingMetres = 4_000;

/** 'Rode 60 km this morning': the legs have had their turn. */
function trainedBy(value: DistanceWish, quote: string): Claim[] {
  if (value.metres < leastTrainingMetres || value.by === 'row' || value.by === 'swim') return [];
  const legs = { area: 'legs', label: 'Legs' } as const;
  return [
    claim('trained', legs, 'trained.distance', {
      polarity: 'had',
      when: 'past',
      certainty: 0.6,
      quote,
    }),
  ];
}

/** '8x400', '500 m row', '3 km easy'; told of the past it is no wish. */
function readDistances(scan: Scan): Claim[] {
  return findDistances(scan).flatMap(({ value, from, to }) => {
    if (isDaily(scan, to)) return [];
    const isTold = isPast(scan, { from, to }) || isReported(scan, from);
    const quote = scan.quote(from, to);
    const covered = claim('distance', value, value.repeats ? 'distance.repeats' : 'distance.unit', {
      quote,
      certainty: 0.9,
      ...(isTold && { when: 'past' as const, polarity: 'had' as const }),
    });
    return isTold ? [covered, ...trainedBy(value, quote)] : [covered];
  });
}

/** '20 km a day', 'venti km al dì': what each day of a journey or a life has. */
function isDaily({ tokens }: Scan, to: number): boolean {
  const [next, after] = [tokens[to]?.text, tokens[to + 1]?.text];
  return terms.daily.has(next) || (terms.per.has(next) && terms.days.has(after));
}

/** 'Trashed from 31k', 'after Saturday's 21k', 'nach 20 km': what the body comes from. */
function isSourceOfFatigue(scan: Scan, from: number): boolean {
  const days = scan.of('weekday');
  let at = from - 1;
  while (from - at <= 4) {
    const isDay = days.some((day) => day.from <= at && at < day.to);
    if (!isDay && !terms.afterLinks.has(scan.tokens[at]?.text)) break;
    at -= 1;
  }
  return terms.afterwards.has(scan.tokens[at]?.text);
}

/** 'I want to run 6 km', 'run 6 km': asked for in the clause of its own. */
function isWishedFor(scan: Scan, from: number): boolean {
  const { from: start } = segmentAround(scan, from);
  const isAsked = hitsBetween(scan, 'ability', start, from).some(({ value }) => value === 'wish');
  return isAsked || terms.bareVerbs.has(scan.tokens[start]?.text);
}

/** 'Ran 5 km this morning', '10k earlier today'. */
function isReported(scan: Scan, from: number): boolean {
  const { tokens } = scan;
  const { sentence, segment } = tokens[from] ?? {};
  const isOver = scan.of('pastDay').some(
    ({ value, from: at }) =>
      Number(value) >= 0 &&
      tokens[at]?.segment === segment &&
      // 'I want to run 6 km this morning' is still ahead.
      !(Number(value) === 0 && isWishedFor(scan, from)),
  );
  if (isOver || isSourceOfFatigue(scan, from)) return true;
  return tokens
    .slice(Math.max(0, from - 6), from + 6)
    .some((token) => token.sentence === sentence && terms.toldWords.has(token.text));
}

const isOnTheMove = (scan: Scan) =>
  scan.of('way').length > 0 || findDistances(scan).length > 0 || scan.of('pace').length > 0;

/** '5:30', '7:40 mile pace', '82s': so fast, where there is a way to go. */
function readPace(scan: Scan): Claim[] {
  if (!isOnTheMove(scan)) return [];
  const { colons } = numberGroups(scan);
  const rests = layoutOf(scan).spans;
  const own = colons.find(({ first, second, from, to }) => {
    if (first < 1 || first > 20 || second >= 60) return false;
    if (rests.some((rest) => rest.from <= from && to <= rest.to)) return false;
    const next = scan.tokens[to]?.text ?? '';
    if (isOneOf(next, 'am pm uhr h oclock')) return false;
    const cue = endingAt(scan, 'clock', from);
    const isNamed = startingAt(scan, 'pace', to, 1) ?? endingAt(scan, 'pace', from, 1);
    const isPer = next === '/' || next === 'er' || next === 's';
    if (isNamed || isPer) return true;
    const isClock = cue?.value === 'until' || cue?.value === 'from';
    return !isClock && findDistances(scan).length > 0;
  });
  if (!own) return [];
  const per = scan.tokens[own.to]?.text === '/' ? 2 : 0;
  const quote = scan.quote(own.from, own.to + per);
  return [claim('pace', quote, 'pace.colon', { quote, certainty: 0.8 })];
}

const leastBeats = 80;
const mostBeats = 210;

/** 'Keep me under 135', 'HR 140', '128 bpm'; a resting pulse and a blood pressure are none. */
function readHeartRate(scan: Scan): Claim[] {
  const isCardio = scan.of('cardio').length > 0 || scan.of('way').length > 0;
  for (const { value, upTo, unit, from, to } of numberGroups(scan).single) {
    const beats = upTo ?? value;
    if ((unit !== null && unit !== 'beats') || beats < leastBeats || beats > mostBeats) continue;
    const span = { from, to };
    const near = beside(scan, 'heart', span, 4);
    if (near.some((hit) => hit.value === 'still')) continue;
    const cap = endingAt(scan, 'lengthCue', from)?.value === 'most' || isKept(scan, from);
    const isNamed = unit === 'beats' || near.length > 0;
    if (!isNamed && !(cap && isCardio && unit === null)) continue;
    const isTold = isPast(scan, span) || isReported(scan, from);
    const told = isTold ? { when: 'past' as const, polarity: 'had' as const } : {};
    const quote = scan.quote(from, to);
    return [claim('heartRate', beats, isNamed ? 'heart.named' : 'heart.cap', { quote, ...told })];
  }
  return [];
}

function isKept({ tokens }: Scan, from: number): boolean {
  if (!terms.caps.has(tokens[from - 1]?.text)) return false;
  return tokens.slice(Math.max(0, from - 5), from).some(({ text }) => terms.keeps.has(text));
}

/** '30/30s, six stations': the beat of a circuit, and no run. */
export const isOfStations = (scan: Scan, { from }: Hit) =>
  scan.tokens[from]?.kind === 'number' &&
  ['countNoun', 'equipment', 'move'].some((kind) => scan.of(kind).length > 0);

const longestRoom = 12;

/** '2x2 m of floor' is a room. */
const isOfRoom = ({ times, each }: { times: number; each: { value: number } }): boolean =>
  times <= longestRoom && each.value <= longestRoom;

/** 'Levels good and steady': told of the blood. */
const isOfBlood = ({ tokens }: Scan, { from, to }: Hit): boolean =>
  to === from + 1 &&
  tokens
    .slice(Math.max(0, from - 6), from)
    .some(({ text, segment }) => segment === tokens[from]?.segment && terms.measured.has(text));

function readCardio(scan: Scan): Claim[] {
  const open = scan
    .of('cardio')
    .filter(
      (hit) =>
        !isDenied(scan, hit) &&
        !isPast(scan, hit) &&
        !isOfStations(scan, hit) &&
        !isOfBlood(scan, hit),
    );
  // A pace that is easy says less than the work that is hard.
  const hit = open.find(({ value }) => value === 'intervals') ?? open[0];
  const product = numberGroups(scan).products.find(
    (one) =>
      (isMeasuredInMetres(scan, one) || toMetres(one.each)) &&
      !(one.each.unit === 'metres' && isOfRoom(one)),
  );
  if (product && hit?.value !== 'intervals') {
    const quote = scan.quote(product.from, product.to);
    return [claim('cardio', 'intervals', 'cardio.repeats', { quote, certainty: 0.85 })];
  }
  if (!hit) return [];
  const quote = scan.quote(hit.from, hit.to);
  const value = hit.value as 'steady' | 'intervals';
  return [claim('cardio', value, 'cardio.word', { quote, certainty: trust(hit, 0.9) })];
}
const otherKinds = ['equipment', 'region', 'trouble', 'pain'];

/** 'Running late', 'walk me through', 'running around after the kids'. */
const isCarriedOn = ([first, second]: readonly string[]) =>
  terms.carriedOn.has(first) || (first === 'around' && isOneOf(second, 'after with like all'));

/** A session that is a walk or a run and nothing else. */
function readGait(scan: Scan): Claim[] {
  const { tokens } = scan;
  const isOnFoot = ({ value }: Hit) => value === 'walk' || value === 'run' || value === 'walk_run';
  const hit =
    scan.of('way').find(({ value }) => value === 'walk_run') ?? scan.of('way').find(isOnFoot);
  if (!hit || isOfRest(scan, hit)) return [];
  const before = tokens[hit.from - 1]?.text;
  const isBound =
    (terms.aboutMe.has(before) || terms.otherRuns.has(before)) && hit.value !== 'walk_run';
  const isMove = scan.of('move').some(({ from, to }) => hit.from < from || to <= hit.from);
  const isBusy =
    otherKinds.some((kind) => scan.of(kind).length > 0) ||
    scan.of('way').some((other) => !isOnFoot(other) && other.value !== 'sprint') ||
    scan.of('focus').some(({ value }) => value !== 'cardio') ||
    scan.of('format').some(({ value }) => value !== 'intervals');
  const next = tokens.slice(hit.to, hit.to + 2).map(({ text }) => text);
  const isIdiom = scan.of('idiom').some(({ from, to }) => from <= hit.from && hit.from < to);
  const isOut = scan.hits.some(
    (other) => other.from <= hit.from && hit.from < other.to && scan.polarity(other) !== 'plain',
  );
  const isOff = isOut || isPast(scan, hit) || isSwappedOut(scan, hit);
  if (isBound || isMove || isBusy || isIdiom || isOff) return [];
  if (isDenied(scan, hit) || isCarriedOn(next)) return [];
  const quote = scan.quote(hit.from, hit.to);
  const value = hit.value as 'walk' | 'run' | 'walk_run';
  return [claim('gait', value, 'gait.word', { quote, certainty: trust(hit, 0.85) })];
}

/** Work that covers ground: how, how far, how fast and at which pulse. */
export function readWays(scan: Scan): Claim[] {
  return [readCardio, readGait, readDistances, readPace, readHeartRate, readFtp].flatMap((reader) =>
    reader(scan),
  );
}
