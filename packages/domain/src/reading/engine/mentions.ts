import { findExercise, findMentions } from '../../exercise/find.ts';
import { type Hit, isKnownWord, type PhraseIndex } from './phrases.ts';
import { maxTextLength, type Token } from './tokens.ts';
import { isOneOf } from './words.ts';

/** Below this a name in running text is more often an everyday word. */
const leastConfidence = 0.65;
/** From here on a name was written as the library has it. */
const sureConfidence = 0.9;

interface Placed {
  hit: Hit;
  isSure: boolean;
}

/** 'Include push-ups' is no mistyped 'incline push-ups': an everyday word before a whole name. */
function withoutLead(
  text: string,
  tokens: readonly Token[],
  { hit, isSure }: Placed,
  name: string,
  phrases: PhraseIndex,
): Placed {
  const [lead, next, last] = [tokens[hit.from], tokens[hit.from + 1], tokens[hit.to - 1]];
  if (isSure || !lead || !next || !last || hit.to === hit.from + 1) return { hit, isSure };
  if (!isKnownWord(phrases, lead.text) || name.toLowerCase().includes(lead.text))
    return { hit, isSure };
  const rest = findExercise(text.slice(next.start, last.end));
  if (!rest || rest.confidence < sureConfidence) return { hit, isSure };
  return { hit: { ...hit, value: rest.exercise.id, from: hit.from + 1 }, isSure: true };
}

/** The names in a text, clause by clause: 'a bit stiff, legs' is no stiff-leg deadlift. */
function mentionsIn(text: string, tokens: readonly Token[]) {
  // 'Bench/row' are two lifts.
  const isParted = (at: number) =>
    tokens[at - 1]?.text === '/' && tokens[at - 2]?.kind === 'word' && tokens[at]?.kind === 'word';
  const starts = tokens.filter(
    ({ segment }, at) => segment !== tokens[at - 1]?.segment || isParted(at),
  );
  return starts.flatMap(({ start }, i) =>
    findMentions(text.slice(start, starts[i + 1]?.start ?? maxTextLength)).map((mention) => ({
      ...mention,
      index: mention.index + start,
    })),
  );
}

/** Mentions count characters, hits count tokens; both come in the order of the text. */
function placeMentions(text: string, tokens: readonly Token[], phrases: PhraseIndex): Placed[] {
  const placed: Placed[] = [];
  let from = 0;
  for (const { exercise, index, length, confidence } of mentionsIn(text, tokens)) {
    if (confidence < leastConfidence) continue;
    while ((tokens[from]?.end ?? Number.POSITIVE_INFINITY) <= index) from += 1;
    let to = from;
    while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < index + length) to += 1;
    if (to === from) continue;
    const hit = { kind: 'move', value: exercise.id, from, to, typo: 0 };
    // 'No-jump burpees' is a name, 'no jumping jacks' rules one out.
    if (tokens[from]?.text === 'no' && text[tokens[from]?.end ?? 0] !== '-') {
      const rest = findExercise(text.slice(tokens[from]?.end, index + length));
      if (!rest) continue;
      hit.value = rest.exercise.id;
      hit.from += 1;
    }
    const found = { hit, isSure: confidence >= sureConfidence };
    placed.push(withoutLead(text, tokens, found, exercise.name, phrases));
  }
  return placed;
}

/** For each token the hit of a kind that covers it. */
export function coverOf(hits: readonly Hit[], length: number): (Hit | undefined)[] {
  const cover = new Array<Hit | undefined>(length).fill(undefined);
  for (const hit of hits) cover.fill(hit, hit.from, hit.to);
  return cover;
}

/** 'Squat bench row': three lifts one after the other, and no row on a bench. */
function isTwoLifts(tokens: readonly Token[], { from, to }: Hit, lifts: readonly Hit[]): boolean {
  const isPair =
    to === from + 2 &&
    tokens[from]?.text === 'bench' &&
    isOneOf(tokens[from + 1]?.text, 'row rows');
  return isPair && lifts.some((lift) => lift.to === from || lift.from === to);
}

/** Adds the exercises that the text names to the phrases found in it, in order. */
export function joinMoves(
  text: string,
  raw: readonly Token[],
  own: readonly Hit[],
  phrases: PhraseIndex,
  isEnglish = true,
): Hit[] {
  const kit = coverOf(
    own.filter(({ kind, value, from, to }) => {
      // A squat rack is no squat.
      return kind === 'equipment' || (kind === 'prop' && value === 'rack' && to - from > 1);
    }),
    raw.length,
  );
  const placed = placeMentions(text, raw, phrases);
  const lifts = [...placed.map(({ hit }) => hit), ...own.filter(({ kind }) => kind === 'move')];
  const names = own.filter(({ kind, typo }) => kind === 'move' && typo === 0);
  const mentions = placed.flatMap(({ hit, isSure }) => {
    // 'Squats sautés' are more than squats.
    const isPart = names.some(
      ({ from, to }) => from <= hit.from && hit.to <= to && to - from > hit.to - hit.from,
    );
    if (!isEnglish && isPart) return [];
    if (isTwoLifts(raw, hit, lifts)) return [];
    // 'Workout' is no mistyped 'walkout', and a pull-up bar is no pull-up.
    const isAlone = hit.to === hit.from + 1;
    // In other languages a word that is nearly an English name is more often another word.
    const isWord =
      !isSure && isAlone && (!isEnglish || isKnownWord(phrases, raw[hit.from]?.text ?? ''));
    const around = kit[hit.from];
    // Who names a jump rope wants to skip with it.
    const isKit =
      around !== undefined &&
      around.from <= hit.from &&
      hit.to <= around.to &&
      hit.value !== 'jump-rope-bounce';
    return isWord || isKit ? [] : [hit];
  });
  const taken = coverOf(mentions, raw.length);
  const isOfKit = (hit: Hit) => {
    const thing = kit[hit.from];
    return thing !== undefined && thing.to - thing.from > hit.to - hit.from;
  };
  const kept = own.filter((hit) => hit.kind !== 'move' || !(taken[hit.from] || isOfKit(hit)));
  return [...kept, ...mentions].sort((a, b) => a.from - b.from || b.to - a.to);
}
