import { exceptedAfter } from './occasions.ts';
import type { BodyHit } from './pain-owners.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';

const textsOf = ({ tokens }: Scan, from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');

const own = /^(?:my|mi|mein|meine|mon|ma|il|la|meu|minha|the|der|die|das|le|o|a)$/;

/** 'Except', 'apart from' with a part after it and a word on how one is before it. */
export function exceptionBefore(scan: Scan, part: BodyHit): Hit | undefined {
  const { tokens } = scan;
  const { sentence } = tokens[part.from] ?? {};
  const exceptions = scan.of('neg').filter(({ value }) => value === 'except');
  // 'No problems, just my lower back'; 'just shoulders' is a wish.
  const onlyMine = scan
    .of('only')
    .filter(({ value, to }) => value === 'only' && own.test(tokens[to]?.text ?? ''));
  const cue = [...exceptions, ...onlyMine].findLast(
    ({ from, to }) => tokens[from]?.sentence === sentence && to <= part.from && part.from - to <= 8,
  );
  if (!cue) return undefined;
  const before = [...scan.of('pain'), ...scan.of('fine'), ...scan.of('allow')];
  const isTold = before.some(
    (word) =>
      word.from < cue.from && cue.from - word.to <= 5 && tokens[word.from]?.sentence === sentence,
  );
  const isWell =
    /\b(?:healthy|fit|well|injured|gesund|san[oa]|en forme|bonne sante|saudavel|lesiones|lesoes|verletzungen|blessures?|infortuni)\b/;
  return isTold || isWell.test(textsOf(scan, cue.from - 6, cue.from)) ? cue : undefined;
}

const without = /^(?:without|sin|ohne|sans|senza|sem)$/;
const lost =
  /\b(?:no longer|cant|cannot|can not|hardly|barely|never|nie|nunca|jamais|mai|not|doesnt|dont|wont|ya no|no puedo|nicht|kaum|kann|ne|plus|peux|non|nao|ja)\b/;

/** 'No longer bends without pain': two denials make a pain. */
function isDoubleDenied(scan: Scan, word: Hit): boolean {
  const { tokens } = scan;
  const { segment } = tokens[word.from] ?? {};
  const at = [word.from - 1, word.from - 2].find((i) => without.test(tokens[i]?.text ?? ''));
  if (at === undefined) return false;
  let from = at;
  while (from > 0 && from > at - 6 && tokens[from - 1]?.segment === segment) from -= 1;
  return lost.test(textsOf(scan, from, at));
}

const unsure =
  /\b(?:not sure|unsure|dont think|do not think|doubt|hope|hopefully|no se si|no creo|glaube nicht|hoffe|pas sur|non so se|nao sei se|nao acho)\b/;
const answersNo =
  /^(?:no|nope|nah|not|nein|nicht|noch nicht|non|pas|nao|todavia no|aun no|ainda nao|hardly|barely)\b/;

const notQuite =
  /\b(?:hasnt|havent|hadnt|has not|never|not fully|not quite|not completely|nicht ganz|noch nicht|no del todo|pas completement|non del tutto|nao totalmente)(?: \S+)?$/;
const unlessWords =
  /\b(?:unless|except when|except if|only when|only if|until i|a menos que|salvo cuando|excepto cuando|solo cuando|ausser wenn|nur wenn|nur beim|sauf quand|sauf si|seulement quand|tranne quando|solo quando|a meno che|exceto quando|so quando|a nao ser)\b/;

/** 'Was fine until last week', 'healed? not really', 'not sure it is ok'. */
export function isTakenBack(scan: Scan, word: Hit): boolean {
  const { tokens } = scan;
  const next = textsOf(scan, word.to, word.to + 6);
  const before = textsOf(scan, word.from - 6, word.from);
  if (/^(?:until|till|bis|hasta|jusqu|fino|ate)\b/.test(next)) return true;
  const mark = tokens[word.to];
  if (mark?.text === '?' && answersNo.test(textsOf(scan, word.to + 1, word.to + 4))) return true;
  return unsure.test(before) || notQuite.test(before);
}

/** 'Does not hurt unless I squat': then it does. */
function isOnlySometimes(scan: Scan, word: Hit, end: number): boolean {
  const { sentence } = scan.tokens[word.from] ?? {};
  let to = word.to;
  while (to < Math.min(word.to + 5, end) && scan.tokens[to]?.sentence === sentence) to += 1;
  if (unlessWords.test(textsOf(scan, word.to, to))) return true;
  return (exceptedAfter(scan, word)?.to ?? end) < end;
}

/** 'Does not stop hurting', 'nothing helps my knee pain'. */
const unending =
  /\b(?:(?:not|never|wont|doesnt|didnt|dont|hasnt|cant) (?:really )?stop(?:s|ped)?|nothing (?:[a-z]+ ){0,2}(?:helps?|helped|works?|eases?|relieves?|stops?)|h[ao]rt (?:[a-z]+ ){0,4}nicht auf|nichts (?:[a-z]+ ){0,2}(?:hilft|half|wirkt)|(?:hilft|half|wirkt) (?:mir )?nichts|no (?:me )?(?:deja|para|cesa) de|nada (?:me )?(?:ayuda|alivia|quita|calma|funciona)|(?:n|ne) (?:arrete|cesse)(?:nt)? (?:pas )?de|rien (?:ne |n )?(?:[a-z]+ )?(?:aide|soulage|calme|marche)|non (?:mi )?smett(?:e|ono) di|(?:niente|nulla) (?:[a-z]+ )?(?:aiuta|allevia|calma|funziona)|nao (?:me )?(?:para|deixa|cessa) de|nada (?:me )?(?:ajuda|alivia|tira|acalma))(?: [a-z]+){0,3}$/;

/** Whether a pain that is denied is felt all the same, by what is said up to `end`. */
export function isFeltAfterAll(scan: Scan, word: Hit, end = Number.POSITIVE_INFINITY): boolean {
  return (
    isDoubleDenied(scan, word) ||
    unending.test(textsOf(scan, word.from - 8, word.from)) ||
    isOnlySometimes(scan, word, end)
  );
}

/** 'No longer' and 'anymore' heal only a pain: 'it no longer bends' does not. */
export function isLossOfUse(scan: Scan, word: Hit): boolean {
  const said = textsOf(scan, word.from, word.to);
  const { segment } = scan.tokens[word.from] ?? {};
  const pains = scan.of('pain').filter((pain) => scan.tokens[pain.from]?.segment === segment);
  if (/^(?:no longer|ya no|ja nao)$/.test(said)) {
    const isEnd = scan.tokens[word.to]?.kind !== 'word';
    const isBefore = pains.some((pain) => pain.to <= word.from && word.from - pain.to <= 3);
    const isAfter = pains.some((pain) => pain.from >= word.to && pain.from - word.to <= 2);
    const isOfUse = /^(?:needs?|stops?|bothers|hinders?|limits?|me|a|an)\b/;
    return !isAfter && !(isEnd && isBefore) && !isOfUse.test(textsOf(scan, word.to, word.to + 2));
  }
  if (!/^(?:not )?anymore$/.test(said) || pains.length > 0) return false;
  return scan
    .of('neg')
    .some((cue) => cue.value === 'cannot' && scan.tokens[cue.from]?.segment === segment);
}

const relapse =
  /\b(?:start(?:s|ed|ing)? (?:up )?again|c[ao]mes? back|coming back|is back|its back|returned|flar(?:ed|es|ing) up|hurts? again|again since|fangt wieder an|fing wieder an|wieder da|zuruckgekommen|ha vuelto|volvio|vuelve|otra vez|de nuevo|revient|est revenue?|recommence|e tornat[oa]|ricominciat[oa]|di nuovo|voltou|comecou de novo|de novo)\b/;

/** 'Used to hurt, started again yesterday': what comes after the last sign of a part. */
export function hasRelapsed(scan: Scan, at: number, parts: readonly BodyHit[]): boolean {
  const { tokens } = scan;
  const { sentence } = tokens[at] ?? {};
  let to = at + 1;
  while (to < tokens.length && to < at + 12 && tokens[to]?.sentence === sentence) {
    if (parts.some((part) => part.from === to)) break;
    to += 1;
  }
  const tail = textsOf(scan, at, to);
  return relapse.test(tail) && !/\b(?:fine|good|strong|gut|bien|bene|bem) again\b/.test(tail);
}
