import { isFeltAfterAll } from './healing.ts';
import { exceptedAfter, occasionLink, occasionStart } from './occasions.ts';
import type { BodyHit } from './pain-owners.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';

const andOr = /^(?:and|or|und|oder|y|o|et|ou|e)$/;
/** A named trouble that says nothing but that it hurts: 'Knieschmerzen', 'mal di schiena'. */
const namedPain = /schmerz|ache$|^(?:mal|dor) /;

const mending = /^(?:rehab\w*|recovering)$/;
const describing =
  /^(?:bad|weak|dodgy|gammy|dicky|crook|wonky|busted|knackered|iffy|tender|inflamed|swollen|niggly|clicky|unstable|damaged|injured|sensitive|cranky|grumpy|angry|mala|fragile)$/;
const describingAfter =
  /^(?:mala|lesionad[oa]|fastidiada|fragile|blessee?|infortunat[oa]|lesionato|acciaccato|machucad[oa]|ruim)$/;
const withWord = /^(?:with|mit|con|avec|com)$/;

export function triggerOf(scan: Scan, to: number): string | undefined {
  const { tokens } = scan;
  if (!occasionStart.test(tokens[to]?.text ?? '')) return undefined;
  let end = to + 1;
  while (
    end < to + 4 &&
    tokens[end]?.kind === 'word' &&
    tokens[end]?.segment === tokens[to]?.segment
  ) {
    end += 1;
  }
  return end > to + 1 ? scan.quote(to, end) : undefined;
}

/** With those that are named in the same breath: 'hurts on dips and pull-ups'. */
export function triggersIn(scan: Scan, owners: ReadonlyMap<Hit, readonly BodyHit[]>): Hit[] {
  const pains = painsIn(scan);
  const triggers: Hit[] = [];
  for (const move of scan.of('move').toSorted((a, b) => a.from - b.from)) {
    const joined = triggers.some(
      ({ to }) => to === move.from - 1 && andOr.test(scan.tokens[to]?.text ?? ''),
    );
    const isLinked = pains.some((pain) => isLinkedTo(scan, pain, owners.get(pain) ?? [], move));
    if (joined || isLinked || isTrigger(scan, pains, move)) triggers.push(move);
  }
  return triggers;
}

function painsIn(scan: Scan): Hit[] {
  const words = ({ from, to }: Hit) => scan.tokens.slice(from, to).map(({ text }) => text);
  return [
    ...scan.of('pain'),
    ...scan.of('trouble').filter((hit) => namedPain.test(words(hit).join(' '))),
  ];
}

const isPlainPain = (scan: Scan, pain: Hit) =>
  (pain.kind === 'trouble' || pain.value === 'pain') && scan.polarity(pain) === 'plain';

/** 'My knee hurts on squats', 'pain with deep squats', 'pain in my left knee on squats'. */
function isLinkedTo(scan: Scan, pain: Hit, owned: readonly BodyHit[], move: Hit): boolean {
  const parts = owned.filter(({ from, to }) => from >= pain.to && to <= move.from);
  const end = afterSides(scan, Math.max(pain.to, ...parts.map(({ to }) => to)));
  const link = scan.tokens[end];
  return (
    end < move.from &&
    move.from - end <= 3 &&
    link?.segment === scan.tokens[move.from]?.segment &&
    occasionLink.test(link?.text ?? '') &&
    isPlainPain(scan, pain) &&
    !isToMind(scan, pain, owned, link?.text ?? '')
  );
}

function afterSides(scan: Scan, at: number): number {
  return scan.of('side').find(({ from }) => from === at)?.to ?? at;
}

/** 'A bad left knee with squats' may be a wish for them: it tells what to mind, not what hurts it. */
function isToMind(scan: Scan, pain: Hit, owned: readonly BodyHit[], link: string): boolean {
  const word = scan.tokens[pain.from]?.text ?? '';
  if (mending.test(word)) return true;
  const isBefore = owned.some(({ from }) => from === afterSides(scan, pain.to));
  const isAfter = owned.some(({ to }) => afterSides(scan, to) === pain.from);
  const isDescribed =
    (isBefore && describing.test(word)) || (isAfter && describingAfter.test(word));
  return isDescribed && withWord.test(link);
}

/** 'Squats hurt my knee', 'lunges kill my knees', 'knee pain during squats'. */
function isTrigger(scan: Scan, pains: readonly Hit[], move: Hit): boolean {
  const { tokens } = scan;
  const isInSegment = (at: number) => tokens[at]?.segment === tokens[move.from]?.segment;
  const isBy = scan
    .of('pain')
    .some(
      (word) =>
        word.from >= move.to &&
        word.from - move.to <= 3 &&
        word.value === 'pain' &&
        isFelt(scan, word, word.from) &&
        isInSegment(word.from),
    );
  // 'Quand je fais des squats'; after a comma less lies between.
  const reach = isInSegment(move.from - 4) ? 4 : 3;
  const before = tokens.slice(Math.max(0, move.from - reach), move.from);
  const isAfter = before.some(({ text }) => occasionStart.test(text));
  const hurts = pains.some(
    (pain) => pain.to <= move.from && move.from - pain.to <= 7 && isFelt(scan, pain, move.from),
  );
  return isBy || (isAfter && hurts) || pains.some((pain) => isExcepted(scan, pain, move));
}

const isFelt = (scan: Scan, pain: Hit, end: number) =>
  scan.polarity(pain) !== 'negated' || isFeltAfterAll(scan, pain, end);

/** 'My knee does not hurt except on squats'. */
function isExcepted(scan: Scan, pain: Hit, move: Hit): boolean {
  const end = exceptedAfter(scan, pain)?.to ?? move.to;
  return end <= move.from && move.from - end <= 3;
}
