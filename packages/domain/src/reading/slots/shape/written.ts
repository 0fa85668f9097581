import { type Claim, claim } from '../../claims.ts';
import { quantitiesIn } from '../../engine/features.ts';
import { oncePerText } from '../../engine/once-per-text.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/written.ts';
import { refined } from '../../order/line-loads.ts';
import { readLines, type WrittenLine } from '../../order/lines.ts';
import { listMarks } from '../../order/list-marks.ts';
import type { WrittenItem } from '../../vocabulary.ts';
import { isPast, overlaps } from '../around.ts';
import { refusedExercises } from '../moves/families.ts';
import { findMaxima } from '../moves/maxima.ts';
import { isPermitted, readMoves } from '../moves/moves.ts';
import { findShortNames, isBarLift } from '../moves/short-names.ts';
import { movesOfDays } from '../wish/moves-of-days.ts';
import { blocksOf, type ToldBlock } from './blocks.ts';
import { isRestWay, layoutOf } from './layout.ts';
import { readRepeats } from './repeats.ts';

/** Formats in which 'with burpees and swings' is all there is. */
const closedFormats = new Set(['emom', 'every', 'tabata', 'compound', 'complex', 'death_by']);

const hasAmount = ({ item }: WrittenLine) =>
  item.sets !== undefined ||
  item.reps !== undefined ||
  item.seconds !== undefined ||
  item.calories !== undefined ||
  item.metres !== undefined;

/** 'However you like' leaves no room for others. */
const isTaste = (before: string | undefined, text: string) =>
  (text === 'like' || text === 'love') && (before === 'you' || before === 'i');

/** Words around the list leave room for more: 'with some squats'. */
function isOpen({ tokens, of }: Scan, lines: readonly WrittenLine[], isClosed: boolean): boolean {
  const [first] = lines;
  const start = first?.hit.from ?? 0;
  const sentence = tokens[start]?.sentence;
  const end = lines.at(-1)?.hit.to ?? 0;
  const things = of('equipment').concat(of('prop'));
  const isAmount = (at: number) => tokens[at + 1]?.kind === 'number';
  return tokens.some(({ text, ...token }, at) => {
    if (token.sentence !== sentence || at > end + 6 || !terms.openWords.has(text)) return false;
    const isJoint = isOneOf(text, 'with avec con mit com using plus');
    if (!isJoint) return !isTaste(tokens[at - 1]?.text, text);
    // 'Con este reto: 100 burpees': behind a colon stands all there is.
    const isListed = tokens.slice(at, start).some((one) => one.text === ':');
    if (isListed) return false;
    // 'With 12 kg dumbbells' tells of the kit, 'con 100 kg' of the load.
    const isKit = things.some(({ from }) => from > at && from - at <= 4);
    return !isClosed && at < start && !isKit && !isAmount(at);
  });
}

/** 'Wall sit and plank only', 'just squats and push-ups'. */
function isAllThere({ tokens, of }: Scan, lines: readonly WrittenLine[]): boolean {
  const from = lines[0]?.amount?.from ?? lines[0]?.hit.from ?? 0;
  const to = lines.at(-1)?.hit.to ?? 0;
  return of('only').some(
    (hit) =>
      hit.value === 'only' &&
      (hit.from === to || hit.to === from) &&
      tokens[hit.from]?.sentence === tokens[to - 1]?.sentence,
  );
}

/** The exercises that the text asks for by name, in order; facts and refusals are none. */
function listedMoves(scan: Scan): Hit[] {
  const facts = findMaxima(scan)
    .filter(({ isApart }) => !isApart)
    .map(({ move }) => move.from);
  const counted = countedWays(scan);
  const named = [...scan.of('move'), ...findShortNames(scan)].filter(
    (hit) => !counted.some((way) => overlaps(way, hit)),
  );
  // 'No lunges, I wobble for days from lunges', 'burpees, but swap them for thrusters'.
  const refused = new Set(refusedExercises(readMoves(scan)));
  // 'Sentadilla goblet' is one name, and the short one within it no other line.
  const isWithin = (hit: Hit) =>
    named.some((other) => overlaps(other, hit) && other.to - other.from > hit.to - hit.from);
  return [...named.filter((hit) => !isWithin(hit)), ...counted]
    .filter((hit) => scan.polarity(hit) === 'plain' && !facts.includes(hit.from))
    .filter((hit) => !refused.has(hit.value) && !isPermitted(scan, hit))
    .filter((hit) => !movesOfDays(scan).includes(hit))
    .filter((hit) => !isPast(scan, hit) && !isAbility(scan, hit) && !isRestWay(scan, hit))
    .sort((a, b) => a.from - b.from);
}

const machineMoves: Record<string, string> = {
  row: 'rowing-machine',
  bike: 'air-bike',
  ski: 'ski-erg',
};

/** '12 cal row', '20 calories on the bike': counted on a machine, it is a line like others. */
function countedWays(scan: Scan): Hit[] {
  return quantitiesIn(scan).flatMap(({ unit, to }) => {
    const way = scan
      .of('way')
      .find(({ from, value }) => from >= to && from - to <= 2 && machineMoves[value]);
    if (unit !== 'calories' || !way) return [];
    return [{ ...way, kind: 'move', value: machineMoves[way.value] ?? '' }];
  });
}

/** 'I can do 10 push-ups' is a fact. */
function isAbility({ tokens }: Scan, { from }: Hit): boolean {
  const { segment } = tokens[from] ?? {};
  return tokens
    .slice(Math.max(0, from - 6), from)
    .some((token) => token.segment === segment && terms.canWords.has(token.text));
}

const mostOfOne = 50;
const leastTask = 30;

/** What one set of an exercise among others can be. */
function isDose({ sets, reps, seconds, metres, calories }: WrittenItem): boolean {
  return (
    sets !== undefined ||
    calories !== undefined ||
    seconds !== undefined ||
    metres !== undefined ||
    (reps !== undefined && reps <= mostOfOne)
  );
}

/** 'Then' or a list sets the lines apart. */
function isApart(scan: Scan, lines: readonly WrittenLine[]): boolean {
  const [from, to] = [lines[0]?.hit.to ?? 0, lines.at(-1)?.hit.from ?? 0];
  const isBetween = (one: { from: number }) => one.from >= from && one.from < to;
  return (
    scan.of('chain').some((hit) => hit.value === 'next' && isBetween(hit)) ||
    listMarks(scan).some(isBetween)
  );
}

const looseAmounts = new Set(
  'some few bit couple etwas paar bisschen unos unas algo algunos algunas quelques qualche alcuni alcune uns umas alguns algumas'.split(
    ' ',
  ),
);

/** 'Some curls' beside '5x5 squats' are as many as fit, not five fives. */
function isLoose({ tokens }: Scan, { hit }: WrittenLine): boolean {
  const before = tokens.slice(Math.max(0, hit.from - 2), hit.from);
  return before.some(({ text }) => looseAmounts.has(text));
}

/** A dose that stands once, before or behind the list, is that of each: '3 serie da 10: squat, panca'. */
function withSharedDose(scan: Scan, own: readonly WrittenLine[]): WrittenLine[] {
  const dosed = own.filter(hasAmount);
  const [dose] = dosed;
  // Of '5x5 squats …, then some lunges' only the first has a dose where a word parts them.
  const isParted = isApart(scan, own);
  const isAtEnd = !isParted && (dose === own[0] || dose === own.at(-1));
  const { sets, reps } = layoutOf(scan).body;
  if (own.length < 2 || dosed.length > 1) return [...own];
  const isOwn = dose !== undefined && isAtEnd && dose.item.sets !== undefined;
  const isOfAll = dose === undefined && sets !== undefined && reps !== undefined;
  if (!isOwn && !isOfAll) return [...own];
  const source = dose?.item ?? { sets, reps, seconds: undefined };
  const amount = {
    ...(source.sets !== undefined && { sets: source.sets }),
    ...(source.reps !== undefined && { reps: source.reps }),
    ...(dose?.item.repsTo !== undefined && { repsTo: dose.item.repsTo }),
    ...(source.seconds !== undefined && { seconds: source.seconds }),
  };
  return own.map((line) =>
    isLoose(scan, line) ? line : { ...line, item: { ...line.item, ...amount } },
  );
}

/** The lines of the order, each with its own dose, load and rest. */
export const orderLines = oncePerText((scan: Scan): WrittenLine[] =>
  withSharedDose(
    scan,
    refined(
      scan,
      readLines(
        scan,
        listedMoves(scan),
        findMaxima(scan).map((one) => (one.isApart ? one.weight : one)),
      ),
    ),
  ),
);

/** The ladder counts the reps. */
function withoutReps({ reps: _reps, ...item }: WrittenItem): WrittenItem {
  return item;
}

/** 'Heavy squats 5x3, then a 10 min AMRAP': sets, and a part behind them that nothing fills yet. */
function isOnePart(scan: Scan, lines: readonly WrittenLine[]): boolean {
  const parts = blocksOf(scan).filter(({ isEdge }) => !isEdge);
  const holds = ({ from, to }: ToldBlock) =>
    lines.some(({ hit }) => hit.from >= from && hit.to <= to);
  const own = parts.filter(holds);
  return own.length < parts.length && own.every(({ wish }) => wish.format === 'sets');
}

/** Whether the list is all there is to the main part. */
function isWhole(scan: Scan, lines: readonly WrittenLine[], rounds: number | undefined): boolean {
  const layout = layoutOf(scan);
  const { levels } = layout.body;
  const [first] = lines;
  if (!first) return false;
  const format = scan.of('format').find((hit) => scan.polarity(hit) === 'plain')?.value;
  const isRace = scan.tokens.some(({ text }) => isOneOf(text, 'amrap rft chipper'));
  const isClosed =
    layout.body.isPaired === true ||
    isRace ||
    closedFormats.has(format ?? layout.format ?? '') ||
    levels !== undefined;
  const hasFocus = scan.of('focus').some((hit) => scan.polarity(hit) === 'plain');
  const isCounted = rounds !== undefined || isClosed;
  const [reps = 0] = [first.item.reps];
  const isTask = lines.length === 1 && first.item.sets === undefined && reps >= leastTask;
  const isList = lines.length > 1 || (isCounted && !hasFocus) || (isTask && !hasFocus);
  const told = lines.filter(hasAmount).length;
  const start = first.amount && first.amount.to <= first.hit.from ? first.amount : first.hit;
  const lead = scan.tokens[start.from - 1]?.text ?? '';
  const isOfRounds =
    isOneOf(lead, 'of de d di da von mit') &&
    quantitiesIn(scan).some(({ unit, to }) => unit === 'rounds' && to === start.from - 1);
  const isNamed =
    lines.length > 1 &&
    (isOfRounds || lead === ':' || isAllThere(scan, lines) || (isClosed && !hasFocus));
  const isTold = told === lines.length && (told < 2 || lines.length > 1);
  // 'Calf raises only'; a bar lift alone has a session of its own, 'rower only' is a way to go.
  const isSole =
    !scan.of('machine').some((machine) => overlaps(machine, first.hit)) &&
    lines.every(({ item }) => item.exerciseId === first.item.exerciseId) &&
    lines.some((line) => isAllThere(scan, [line])) &&
    !hasFocus &&
    !isBarLift(first.item.exerciseId) &&
    // 'Rowing machine only' says on what.
    !scan.of('machine').some((machine) => overlaps(machine, first.hit));
  if (isSole) return true;
  const isComplete = isList && (isTold || levels !== undefined || isNamed);
  return isComplete && !isOpen(scan, lines, isClosed) && !isOnePart(scan, lines);
}

/**
 * A workout that the text writes out: '5 rounds: 10 push-ups, 15 squats', '21-15-9 thrusters and
 * pull-ups', 'deadlift 3x5, pull-ups 5x5', '100 burpees'. Nothing where it only names what it
 * wants among others; a name that the library lacks is left out and the rest stays.
 */
export function readWritten(scan: Scan): Claim[] {
  const lines = orderLines(scan);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const { levels, restSeconds, workSeconds, rounds: stated } = layoutOf(scan).body;
  const rounds = stated ?? readRepeats(scan);
  // What is written beside other parts is no whole.
  const isClosed = scan.of('trait').some(({ value }) => value === 'closed');
  const only = blocksOf(scan).length < 2 && (isClosed || isWhole(scan, lines, rounds));
  const kept = only ? lines : lines.filter(({ item, isAtWeight }) => isAtWeight || isDose(item));
  if (kept.length === 0) return [];
  const items = kept.map((line) => {
    if (levels) return withoutReps(line.item);
    const isOpenEnded = hasAmount(line) || workSeconds === undefined;
    return isOpenEnded ? line.item : { ...line.item, seconds: workSeconds };
  });
  const value = {
    items,
    ...(rounds !== undefined && { rounds: Math.round(rounds) }),
    ...(levels && { levels }),
    ...(restSeconds !== undefined && { restSeconds }),
    only,
  };
  const quote = scan.quote(
    first.amount ? Math.min(first.amount.from, first.hit.from) : first.hit.from,
    last.end,
  );
  return [
    claim('written', value, only ? 'written.whole' : 'written.among', { quote, certainty: 0.85 }),
  ];
}
