import type { BodyHit } from './pain-owners.ts';
import type { Hit } from './phrases.ts';
import type { Scan } from './scan.ts';

const triggerStart =
  /^(?:when|during|while|after|bei|beim|wenn|al|cuando|quand|lorsque|pendant|en|quando|durante|ao)$/;

/** Right after what hurts alone: 'hurts on squats' is no wish for them, 'with squats' else is. */
const triggerLink =
  /^(?:on|with|in|doing|from|mit|con|haciendo|avec|au|aux|dans|sur|lors|nei|nel|nello|negli|nella|nelle|facendo|com|no|na|nos|nas|fazendo)$/;
const andOr = /^(?:and|or|und|oder|y|o|et|ou|e)$/;
/** A named trouble that says nothing but that it hurts: 'Knieschmerzen', 'mal di schiena'. */
const namedPain = /schmerz|ache$|^(?:mal|dor) /;

export function triggerOf(scan: Scan, to: number): string | undefined {
  const { tokens } = scan;
  if (!triggerStart.test(tokens[to]?.text ?? '')) return undefined;
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
  // 'A bad knee with squats' may be a wish for them: it tells what to mind, not what hurts it.
  if (parts.some(({ from }) => from === pain.from + 1)) return false;
  const named = Math.max(pain.to, ...parts.map(({ to }) => to));
  const end = scan.of('side').find(({ from }) => from === named)?.to ?? named;
  const link = scan.tokens[end];
  return (
    end < move.from &&
    move.from - end <= 3 &&
    link?.segment === scan.tokens[move.from]?.segment &&
    triggerLink.test(link?.text ?? '') &&
    isPlainPain(scan, pain)
  );
}

/** 'Squats hurt my knee', 'lunges kill my knees', 'knee pain during squats'. */
function isTrigger(scan: Scan, pains: readonly Hit[], move: Hit): boolean {
  const isBy = scan
    .of('pain')
    .some(
      (word) =>
        word.from >= move.to &&
        word.from - move.to <= 3 &&
        isPlainPain(scan, word) &&
        scan.tokens[word.from]?.segment === scan.tokens[move.from]?.segment,
    );
  const before = scan.tokens.slice(Math.max(0, move.from - 3), move.from);
  const isAfter = before.some(({ text }) => triggerStart.test(text));
  const isFelt = pains.some(
    (pain) => pain.to <= move.from && move.from - pain.to <= 7 && scan.polarity(pain) !== 'negated',
  );
  return isBy || (isAfter && isFelt);
}
