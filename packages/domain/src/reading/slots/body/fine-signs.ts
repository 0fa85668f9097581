import { hitsBetween, sentenceAround, textAt } from '../../engine/features.ts';
import { isDenied } from '../../engine/negation.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/body/body-signs.ts';
import { common } from '../../lexicon/terms/everyday-words.ts';
import { startingAt } from '../around.ts';
import type { BodyPart } from './body-parts.ts';
import type { Sign } from './sign.ts';

/** Other things that a word of healing may be about: 'rows are fine', 'walking is fine'. */
const otherSubjects = ['move', 'equipment', 'kit', 'attribute', 'way', 'condition', 'person'];

export const firstWord = (scan: Scan, at: number) =>
  scan.tokens[at]?.kind === 'mark' ? at + 1 : at;

/** 'Physio's ok with me training': who is fine with it is not the part. */
function isOfCarer({ tokens }: Scan, { from, to }: Hit): boolean {
  const { segment } = tokens[from] ?? {};
  const isLed = tokens
    .slice(Math.max(0, from - 4), from)
    .some((token) => token.segment === segment && terms.carers.has(token.text));
  return isLed && terms.withIt.has(tokens[to]?.text);
}

/** 'The rest is fine'. */
const isOfRest = ({ tokens }: Scan, { from }: Hit): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ text }) => terms.others.has(text));

const farthestAhead = 4;

/** The part that a word of healing speaks of: the last one named, with nothing else between. */
export function ownerOfFine(scan: Scan, word: Hit, all: readonly BodyPart[]): BodyPart | null {
  const { tokens } = scan;
  // 'Hip mobility, mine are fine': a session by its name is no part that was ill.
  const parts = all.filter(({ to }) => !terms.wishNouns.has(textAt(scan, to)));
  if (isOfCarer(scan, word) || isOfRest(scan, word)) return null;
  if (textAt(scan, word.to) === '?' || terms.thens.has(textAt(scan, word.from - 1))) return null;
  const here = tokens[word.from];
  const isLoose = word.to === word.from + 1 && terms.looseFine.has(textAt(scan, word.from));
  const next = tokens[word.to];
  const isClosed = next?.kind !== 'word' || terms.closers.has(next.text) || next.text === '#';
  if (isLoose && !isClosed) return null;
  const ahead = parts.find(
    (part) => part.from >= word.to && part.from - word.to <= 2 && !isLoose && part.region,
  );
  const before = parts.findLast((part) => part.to <= word.from);
  if (!before) return ahead ?? null;
  // 'Spalle e nessun dolore al gomito': a clause of its own, with its part in it.
  const isOpening =
    tokens[before.to - 1]?.segment !== here?.segment ||
    common.joints.has(textAt(scan, word.from - 1));
  const own = parts.find(
    (part) =>
      part.from >= word.to &&
      part.from - word.to <= farthestAhead &&
      part.region &&
      tokens[part.from]?.segment === here?.segment,
  );
  if (isOpening && own && !isLoose) return own;
  const isOneSentence = tokens[before.from]?.sentence === here?.sentence;
  const far = word.from - before.to;
  if (far > (isLoose ? 12 : 20)) return ahead ?? null;
  if (!isOneSentence && (here?.sentence ?? 0) - (tokens[before.to - 1]?.sentence ?? 0) > 2) {
    return ahead ?? null;
  }
  const subjects = [
    ...otherSubjects.flatMap((kind) => hitsBetween(scan, kind, before.to, word.from)),
    // 'Pushing is fine', 'upper body ok': that heals no elbow.
    ...hitsBetween(scan, 'focus', before.to, word.from),
  ];
  const blocked = subjects.some(({ from }) => tokens[from]?.segment === here?.segment);
  if (blocked) return ahead ?? null;
  const start = firstWord(scan, sentenceAround(scan, word.from).from);
  if (
    !isOneSentence &&
    isLoose &&
    !terms.pronouns.has(textAt(scan, start)) &&
    word.from - start > 2
  ) {
    return ahead ?? null;
  }
  return before;
}

export function stateOfFine(scan: Scan, word: Hit, part: BodyPart): Sign | null {
  const { from, to } = sentenceAround(scan, word.from);
  const course = hitsBetween(scan, 'course', Math.max(from, word.from - 6), to);
  const isUnsure = course.some(({ value, to: end }) => value === 'unsure' && end <= word.from);
  const isUntil = isOneOf(textAt(scan, word.to), 'until till bis hasta jusqu fino ate unless');
  const isRelapse = course.some(({ value, from: at }) => value === 'relapse' && at >= word.to);
  if (isUnsure || isUntil || isRelapse) {
    return { state: 'active', word, certainty: 0.7, rule: 'injury.not-over' };
  }
  // 'Back, no, better 40' changes its mind.
  const isChange = startingAt(scan, 'correction', word.from) !== undefined;
  if (isDenied(scan, word, 1)) {
    if (isChange) return null;
    return { state: 'active', word, certainty: 0.8, rule: 'injury.not-fine' };
  }
  if (word.value === 'history') {
    return { state: 'past', word, certainty: 0.8, rule: 'injury.history' };
  }
  // 'Me back's gone': out of order, where no pain is what went.
  const isOut =
    part && !part.isTrouble && textAt(scan, word.from) === 'gone' && word.from - part.to <= 2;
  if (isOut && hitsBetween(scan, 'pain', from, word.from).length === 0)
    return { state: 'active', word, certainty: 0.8, rule: 'injury.gone' };
  return { state: 'healed', word, certainty: 0.85, rule: 'injury.healed' };
}
