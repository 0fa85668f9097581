import type { NamedPart } from '../../claims.ts';
import { textAt, whose } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { fold } from '../../engine/tokens.ts';
import { muscleWords } from '../../lexicon/body/muscles.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { terms } from '../../lexicon/terms/wish/focus.ts';
import type { FocusArea } from '../../vocabulary.ts';
import { hasPersonBeside } from '../around.ts';

type Named = (typeof muscleWords)[number];

const byWords = new Map(
  muscleWords.flatMap((entry) =>
    fold(entry.words)
      .text.split('|')
      .map((words): [string, Named] => [words.trim(), entry]),
  ),
);

export function areaLabel(area: FocusArea): string {
  const words = area.replace('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The part that a whole name stands for. */
export function partNamed(words: string): NamedPart | undefined {
  const found = byWords.get(words);
  return found && { area: found.area, muscles: found.muscles, label: found.label };
}

/** The part of the body that a phrase names, with its muscles where it names single ones. */
export function namedPart(scan: Scan, hit: Hit): NamedPart {
  const words = scan.tokens
    .slice(hit.from, hit.to)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  const muscle = byWords.get(words);
  const area = hit.value as FocusArea;
  if (!muscle || muscle.area !== area) return { area, label: areaLabel(area) };
  return { area, muscles: muscle.muscles, label: muscle.label };
}

/** 'Back and arms': where a row of parts ends. */
export function endOfParts(scan: Scan, { to }: Hit): number {
  const next = scan
    .of('focus')
    .find(({ from }) => from === to + 1 && common.joints.has(textAt(scan, to)));
  return next ? endOfParts(scan, next) : to;
}

/** 'Shoulder and core': beside another part it is one of two that are wished for. */
export function isInRow(scan: Scan, hit: Hit): boolean {
  const isJoined = scan
    .of('focus')
    .some(({ to }) => to === hit.from - 1 && common.joints.has(textAt(scan, to)));
  return isJoined || endOfParts(scan, hit) !== hit.to;
}

/** A part of somebody else; but 'beat my dad at arm wrestling' is for one's own arms. */
export const isOfOther = (scan: Scan, hit: Hit): boolean =>
  whose(scan, hit) === 'other' &&
  hasPersonBeside(scan, hit) &&
  !scan.tokens.some(
    ({ text, segment }, at) =>
      at < hit.from && segment === scan.tokens[hit.from]?.segment && terms.contests.has(text),
  );

/** 'Broke my arm in primary school': what a part went through long ago is no wish for it. */
export const isOfLongAgo = ({ tokens, of }: Scan, { from }: Hit): boolean =>
  of('time').some(
    (one) => one.value === 'long_past' && tokens[one.from]?.segment === tokens[from]?.segment,
  );

const shortest = 6;

/** A short word that is nearly a part is more often another word, unless it stands like one in a list. */
export function isSlip(scan: Scan, { from, to, typo }: Hit): boolean {
  const { tokens } = scan;
  const isShort = tokens
    .slice(from, to)
    .some(({ typo: slips, text }) => slips > 1 || (slips === 1 && text.length < shortest));
  if (typo === 0 || !isShort) return false;
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isEdge = (one: typeof before) =>
    one === undefined || one.kind !== 'word' || common.joints.has(one.text);
  return !(isEdge(before) && (isEdge(after) || terms.isWork.has(after?.text)));
}
