import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import type { Token } from '../../engine/tokens.ts';
import { terms } from '../../lexicon/terms/kit/gone.ts';

const reachTokens = 4;
const goneAfter = 3;
const goneBefore = 2;

const sameSegment = ({ tokens }: Scan, a: number, b: number) =>
  tokens[a]?.segment === tokens[b]?.segment;

/** Whether somebody else is named between two places. */
const isNamed = (scan: Scan, from: number, to: number): boolean =>
  scan.of('person').some((one) => one.value !== 'pronoun' && one.from >= from && one.to <= to);

/** 'The rings are at my brother's', 'la barra está con mi hermano'. */
function isThere(scan: Scan, { to }: Hit): boolean {
  if (!terms.being.has(scan.tokens[to]?.text) || !terms.at.has(scan.tokens[to + 1]?.text))
    return false;
  return isNamed(scan, to + 2, to + reachTokens);
}

/** 'My brother has the kettlebell', 'las mancuernas las tiene mi primo'. */
function isHeld(scan: Scan, { from, to }: Hit): boolean {
  const { tokens } = scan;
  const { segment } = tokens[from] ?? {};
  return tokens.some(({ text, segment: at }, i) => {
    if (at !== segment || !terms.having.has(text)) return false;
    if (i >= to && i - to <= 2) return isNamed(scan, i + 1, i + reachTokens);
    const isKnown = terms.known.has(tokens[from - 1]?.text);
    return isKnown && i < from && from - i <= 3 && isNamed(scan, i - reachTokens, i);
  });
}

/** 'I have a kettlebell, ach ne, die hat mein Bruder': told of it by a pronoun right behind. */
function isHeldBehind(scan: Scan, { to }: Hit): boolean {
  const { tokens } = scan;
  const at = tokens.findIndex(({ text }, i) => i >= to && terms.having.has(text));
  if (at < 0 || at - to > goneBehind || !isNamed(scan, at + 1, at + reachTokens)) return false;
  return (
    terms.itWords.has(tokens[at - 1]?.text) &&
    tokens.slice(to, at).every(({ text, kind }) => kind === 'mark' || terms.itWords.has(text))
  );
}

const isOfCorrection = (scan: Scan, at: number): boolean =>
  scan.of('correction').some(({ from, to }) => from <= at && at < to);

/** 'Got a barbell, oh no it's still at the old flat': where it lies is told right behind. */
function isElsewhere(scan: Scan, { to }: Hit): boolean {
  const { tokens } = scan;
  let at = to;
  let isTurned = false;
  const isLink = ({ text, kind }: Token) =>
    kind === 'mark' || terms.itWords.has(text) || terms.noWords.has(text);
  while (at < tokens.length && at - to <= goneBehind) {
    const token = tokens[at];
    const isCut = isOfCorrection(scan, at);
    if (!token || !(isCut || isLink(token) || terms.lying.has(token.text))) break;
    isTurned ||= isCut || terms.noWords.has(token.text);
    at += 1;
  }
  if (!isTurned || at === to || !terms.places.has(tokens[at]?.text)) return false;
  const { segment } = tokens[at] ?? {};
  const rest = tokens.slice(at + 1, at + reachTokens + 1).filter((one) => one.segment === segment);
  return (
    rest.some(({ text }) => terms.away.has(text)) || isNamed(scan, at + 1, at + 1 + rest.length)
  );
}

/** 'Bar and rings, sorry, the rings are at work': named again with the place where it lies. */
function isLeftElsewhere(scan: Scan, { from, to }: Hit): boolean {
  const { tokens } = scan;
  const start = terms.known.has(tokens[from - 1]?.text) ? from - 1 : from;
  if (!isOfCorrection(scan, start - 1) && !terms.noWords.has(tokens[start - 1]?.text)) return false;
  const at = terms.lying.has(tokens[to]?.text) ? to + 1 : to;
  if (at === to || !terms.places.has(tokens[at]?.text)) return false;
  return tokens.slice(at + 1, at + reachTokens).some(({ text }) => terms.away.has(text));
}

/** In somebody else's hands, or in another place: not there to train with. */
function isAtOthers(scan: Scan, hit: Hit): boolean {
  return (
    isThere(scan, hit) ||
    isHeld(scan, hit) ||
    isHeldBehind(scan, hit) ||
    isElsewhere(scan, hit) ||
    isLeftElsewhere(scan, hit)
  );
}

const goneBehind = 10;
const kitKinds = ['equipment', 'prop', 'kit', 'machine', 'bar'];

/** 'Kettlebell … ah no, I lent it': told of what was named last, where nothing else is near. */
function isGoneBehind(scan: Scan, cue: Hit, hit: Hit): boolean {
  if (hit.to > cue.from || cue.from - hit.to > goneBehind) return false;
  const { segment } = scan.tokens[cue.from] ?? {};
  const before = scan.tokens.slice(hit.to, cue.from).filter((token) => token.segment === segment);
  const first = cue.from - before.length;
  const isLink = ({ text, kind }: Token, i: number) =>
    kind === 'mark' || terms.itWords.has(text) || isOfCorrection(scan, first + i);
  if (!before.every(isLink)) return false;
  if (before.length === 0 && !isLent(scan, cue)) return false;
  return !kitKinds.some((kind) =>
    scan.of(kind).some((other) => {
      const isBetween = other.from >= hit.to && other.to <= cue.from;
      return isBetween || (other.from >= cue.to && sameSegment(scan, other.from, cue.from));
    }),
  );
}

const isLent = ({ tokens }: Scan, { from, to }: Hit): boolean =>
  tokens.slice(from, to).some(({ text }) => terms.lent.has(text));

/** 'Treadmills all taken, rower too'. */
function isGoneToo(scan: Scan, { from, to }: Hit): boolean {
  if (!terms.too.has(scan.tokens[to]?.text) || scan.tokens[from - 1]?.kind !== 'mark') return false;
  return scan.of('gone').some((cue) => cue.to <= from && from - cue.to <= 2);
}

/** 'Sold my bands', 'treadmill is broken'. */
export function isGone(scan: Scan, hit: Hit): boolean {
  if (isAtOthers(scan, hit) || isGoneToo(scan, hit)) return true;
  return scan.of('gone').some((cue) => {
    if (!sameSegment(scan, cue.from, hit.from)) return isGoneBehind(scan, cue, hit);
    const between = scan.tokens.slice(hit.to, Math.max(hit.to, cue.from));
    // 'A bench and a broken treadmill', told behind the name: the bench is still there.
    const isOfOther =
      between.some(({ text }) => terms.articles.has(text)) &&
      kitKinds.some((kind) =>
        scan.of(kind).some(({ from, to }) => from >= hit.to && to === cue.from),
      );
    const isAfter = cue.from >= hit.to && cue.from - hit.to <= goneAfter && !isOfOther;
    // 'Broken: …', 'taken so dumbbells': what comes behind is there.
    const isListed = scan.tokens
      .slice(cue.to, hit.from)
      .some(({ text }) => text === ':' || terms.soWords.has(text));
    const isBefore = hit.from >= cue.to && hit.from - cue.to <= goneBefore && !isListed;
    return isAfter || isBefore;
  });
}
