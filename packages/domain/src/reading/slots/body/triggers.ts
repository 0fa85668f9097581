import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/triggers.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { exceptedAfter, occasionLink, occasionStart } from '../time/occasions.ts';
import { isFeltAfterAll } from './body-signs.ts';

/** A named trouble that says nothing but that it hurts: 'Knieschmerzen', 'mal di schiena'. */
const namedPain = (words: string) =>
  words.includes('schmerz') || words.endsWith('ache') || isOneOf(words.split(' ')[0], 'mal dor');

/** How far a part of the body may stand from the pain in it. */
const partReach = 5;

function painsIn(scan: Scan): Hit[] {
  const words = ({ from, to }: Hit) =>
    scan.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  return [
    ...scan.of('pain').filter(({ value }) => value === 'pain'),
    ...scan.of('sound'),
    ...scan.of('trouble').filter((hit) => namedPain(words(hit))),
  ];
}

/** The parts of the body in the clause of a pain. */
function partsOf(scan: Scan, pain: Hit): Hit[] {
  const { segment } = scan.tokens[pain.from] ?? {};
  return scan.of('region').filter(({ from, to }) => {
    const gap = from >= pain.to ? from - pain.to : pain.from - to;
    return gap <= partReach && scan.tokens[from]?.segment === segment;
  });
}

function afterSides(scan: Scan, at: number): number {
  return scan.of('side').find(({ from }) => from === at)?.to ?? at;
}

const isFelt = (scan: Scan, pain: Hit, end: number) =>
  scan.polarity(pain) === 'plain' ||
  isFeltAfterAll(scan, pain) ||
  (exceptedAfter(scan, pain)?.to ?? end) < end;

/** 'A bad left knee with squats' may be a wish for them: it tells what to mind, not what hurts it. */
function isToMind(scan: Scan, pain: Hit, parts: readonly Hit[], link: string): boolean {
  const word = scan.tokens[pain.from]?.text ?? '';
  if (terms.mending.has(word)) return true;
  const isBefore = parts.some(({ from }) => from === afterSides(scan, pain.to));
  const isAfter = parts.some(({ to }) => afterSides(scan, to) === pain.from);
  const isDescribed =
    (isBefore && terms.describing.has(word)) || (isAfter && terms.describingAfter.has(word));
  return isDescribed && common.with.has(link);
}

/** 'My knee hurts on squats', 'pain with deep squats', 'pain in my left knee on squats'. */
function isLinkedTo(scan: Scan, pain: Hit, move: Hit): boolean {
  const parts = partsOf(scan, pain);
  const between = parts.filter(({ from, to }) => from >= pain.to && to <= move.from);
  const end = afterSides(scan, Math.max(pain.to, ...between.map(({ to }) => to)));
  const link = scan.tokens[end];
  return (
    end < move.from &&
    move.from - end <= 3 &&
    link?.segment === scan.tokens[move.from]?.segment &&
    occasionLink.has(link?.text) &&
    isFelt(scan, pain, move.from) &&
    !isToMind(scan, pain, parts, link?.text ?? '')
  );
}

/** 'Squats hurt my knee', 'knee pain during squats', 'my knee does not hurt except on squats'. */
function isNamedBeside(scan: Scan, pains: readonly Hit[], move: Hit): boolean {
  const { tokens } = scan;
  const isInSegment = (at: number) => tokens[at]?.segment === tokens[move.from]?.segment;
  const isBy = pains.some(
    (pain) =>
      pain.kind === 'pain' &&
      pain.from >= move.to &&
      pain.from - move.to <= 3 &&
      isFelt(scan, pain, pain.from) &&
      isInSegment(pain.from),
  );
  // 'Quand je fais des squats'; after a comma less lies between.
  const reach = isInSegment(move.from - 4) ? 4 : 3;
  const before = tokens.slice(Math.max(0, move.from - reach), move.from);
  const isAfter = before.some(({ text }) => occasionStart.has(text));
  const hurts = pains.some(
    (pain) => pain.to <= move.from && move.from - pain.to <= 7 && isFelt(scan, pain, move.from),
  );
  const isExcepted = pains.some((pain) => {
    const end = exceptedAfter(scan, pain)?.to ?? move.to;
    return end <= move.from && move.from - end <= 3;
  });
  return isBy || (isAfter && hurts) || isExcepted;
}

/** Moves that bring a pain on, with those that are named in the same breath. */
export function findTriggers(scan: Scan): ReadonlySet<Hit> {
  const pains = painsIn(scan);
  const found: Hit[] = [];
  if (pains.length === 0) return new Set();
  for (const move of scan.of('move').toSorted((a, b) => a.from - b.from)) {
    const isJoined = found.some(
      ({ to }) => to === move.from - 1 && common.joints.has(scan.tokens[to]?.text),
    );
    const isLinked = pains.some((pain) => isLinkedTo(scan, pain, move));
    if (isJoined || isLinked || isNamedBeside(scan, pains, move)) found.push(move);
  }
  return new Set(found);
}
