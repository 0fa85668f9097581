import { isForeign, wholes } from '../engine/negation.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { words } from '../engine/words.ts';
import { terms } from '../lexicon/terms/occasions.ts';

/** 'When', 'during': what follows is what one does just then. */
export const occasionStart = words(
  'when during while after bei beim wenn al cuando quand lorsque pendant en quando durante ao',
);

/** Right after what hurts alone: 'hurts on squats' is no wish for them, 'with squats' else is. */
export const occasionLink = words(
  'on with in doing from mit con haciendo avec au aux dans sur lors nei nel nello negli nella nelle facendo com no na nos nas fazendo',
);

/** Tokens that may lie between a pain and what it is felt at after all. */
const farthest = 6;

/** The 'except' in 'no knee pain except during squats', the 'only' in 'no pain, only during lunges'. */
export function exceptedAfter(scan: Scan, pain: Hit): Hit | undefined {
  const { tokens } = scan;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const names = (kind: string, from: number, words: number) =>
    scan
      .of(kind)
      .some(
        (hit) =>
          from <= hit.from &&
          hit.from <= from + words &&
          tokens[hit.from]?.segment === tokens[from]?.segment,
      );
  const isOccasion = ({ kind, to }: Hit) => {
    const isStart = occasionStart.has(textAt(to));
    if (kind === 'only') return isStart && names('move', to, 3);
    const isLinked = isStart || occasionLink.has(textAt(to));
    // 'No knee pain except in my shoulder' says nothing of the knee.
    return isLinked ? !names('region', to, 3) : names('move', to, 1);
  };
  const isDenial = ({ from }: Hit) => !isForeign(scan.language.value, textAt(from));
  const cues = [
    ...scan.of('neg').filter(({ value }) => value === 'except'),
    ...scan.of('only').filter(({ value }) => value === 'only'),
  ];
  return cues.find(
    (cue) =>
      cue.from >= pain.to &&
      cue.from - pain.to <= farthest &&
      tokens[cue.from]?.sentence === tokens[pain.from]?.sentence &&
      // 'No knee pain, everything except squats', 'no knee pain, no kit except on Fridays'.
      !tokens.slice(pain.to, cue.to).some(({ text }) => wholes.has(text)) &&
      !scan.of('neg').some((hit) => hit.from >= pain.to && hit.from < cue.from && isDenial(hit)) &&
      isOccasion(cue),
  );
}

const textsOf = ({ tokens }: Scan, from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');
const lost =
  /\b(?:no longer|cant|cannot|can not|hardly|barely|never|nie|nunca|jamais|mai|not|doesnt|dont|wont|ya no|no puedo|nicht|kaum|kann|ne|plus|peux|non|nao|ja)\b/;

/** 'Never without pain': two denials make a pain. */
function isDoubleDenied(scan: Scan, word: Hit): boolean {
  const { tokens } = scan;
  const { segment } = tokens[word.from] ?? {};
  const at = [word.from - 1, word.from - 2].find((i) => terms.without.has(tokens[i]?.text));
  if (at === undefined) return false;
  let from = at;
  while (from > 0 && from > at - 6 && tokens[from - 1]?.segment === segment) from -= 1;
  return lost.test(textsOf(scan, from, at));
}

/** 'Does not stop hurting', 'nothing helps my knee pain'. */
const unending =
  /\b(?:(?:not|never|wont|doesnt|didnt|dont|hasnt|cant) (?:really )?stop(?:s|ped)?|nothing (?:[a-z]+ ){0,2}(?:helps?|helped|works?|eases?|relieves?|stops?)|h[ao]rt (?:[a-z]+ ){0,4}nicht auf|nichts (?:[a-z]+ ){0,2}(?:hilft|half|wirkt)|(?:hilft|half|wirkt) (?:mir )?nichts|no (?:me )?(?:deja|para|cesa) de|nada (?:me )?(?:ayuda|alivia|quita|calma|funciona)|(?:n|ne) (?:arrete|cesse)(?:nt)? (?:pas )?de|rien (?:ne |n )?(?:[a-z]+ )?(?:aide|soulage|calme|marche)|non (?:mi )?smett(?:e|ono) di|(?:niente|nulla) (?:[a-z]+ )?(?:aiuta|allevia|calma|funziona)|nao (?:me )?(?:para|deixa|cessa) de|nada (?:me )?(?:ajuda|alivia|tira|acalma))(?: [a-z]+){0,3}$/;

const unlessWords =
  /\b(?:unless|except when|except if|only when|only if|until i|a menos que|salvo cuando|excepto cuando|solo cuando|ausser wenn|nur wenn|nur beim|sauf quand|sauf si|seulement quand|tranne quando|solo quando|a meno che|exceto quando|so quando|a nao ser)\b/;

/** 'Does not hurt unless I squat': then it does. */
function isOnlySometimes(scan: Scan, word: Hit, end: number): boolean {
  const { sentence } = scan.tokens[word.from] ?? {};
  let to = word.to;
  while (to < Math.min(word.to + 5, end) && scan.tokens[to]?.sentence === sentence) to += 1;
  if (unlessWords.test(textsOf(scan, word.to, to))) return true;
  return (exceptedAfter(scan, word)?.to ?? end) < end;
}

/** Whether a pain that is denied is felt all the same, by what is said up to `end`. */
export function isFeltAfterAll(scan: Scan, word: Hit, end = Number.POSITIVE_INFINITY): boolean {
  return (
    isDoubleDenied(scan, word) ||
    unending.test(textsOf(scan, word.from - 8, word.from)) ||
    isOnlySometimes(scan, word, end)
  );
}
