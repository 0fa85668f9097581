import type { Hit } from '../../reading/engine/phrases.ts';
import type { FlagWord } from './data/flag-words.ts';
import { type FlagScan, longestPhrase } from './match.ts';

const negators = new Set(
  'no not niente nada nichts without never zero dont havent hasnt didnt doesnt isnt arent wasnt nor neither deny denies denying none sin ni nunca jamas tampoco kein keine keinen keinerlei nicht ohne nie pas sans jamais aucun aucune senza non nessun nessuna nessuno mai sem nao nenhum nenhuma nem'.split(
    ' ',
  ),
);
/** 'Do nada' and 'aus dem Nichts' say how suddenly, not that there is nothing. */
function denies(scan: FlagScan, at: number): boolean {
  const word = scan.tokens[at]?.text ?? '';
  if (!negators.has(word) || (word === 'no' && scan.isPortuguese)) return false;
  return !(
    /^(?:nada|nichts)$/.test(word) && /^(?:do|la|dem)$/.test(scan.tokens[at - 1]?.text ?? '')
  );
}

export const isNegator = (word: string): boolean => negators.has(word);

const fillers = new Set(
  'any my the a an of have had having got get getting more been ever felt feel feeling real history signs sign symptoms symptom in at all kind sort tengo tenido he ha hay de del en el la los las un una ich habe hatte mehr je du des le les l d eu ai avoir ressens ho avuto di il lo alcun tenho tive em o os as qualquer tipo me mi mir suffering from experience experiencing want to'.split(
    ' ',
  ),
);
const orWords = new Set(['or', 'nor', 'ni', 'oder', 'noch', 'ou', 'o', 'ne', 'nem', 'u']);

const exceptions = new Set(
  'except excepting until till unless besides apart aside excepto aparte salvo hasta ausser bis sauf jusqua jusqu tranne eccetto finche exceto ate'.split(
    ' ',
  ),
);

/** 'No chest pain except on stairs', 'never until today': then it is there. */
function hasException(scan: FlagScan, at: number): boolean {
  const { sentence } = scan.tokens[at] ?? {};
  return scan.tokens
    .slice(at, at + 9)
    .some((token) => token.sentence === sentence && exceptions.has(token.text));
}

/** Whether 'no', 'without' or the like reaches the place over fillers and a list with 'or'. */
export function isRuledOut(scan: FlagScan, at: number): boolean {
  let sawOr = false;
  for (let i = at - 1; i >= 0 && i > at - 14; i -= 1) {
    const token = scan.tokens[i];
    if (!token || token.sentence !== scan.tokens[at]?.sentence) return false;
    const word = token.text;
    if (denies(scan, i)) {
      const next = scan.tokens[i + 1];
      const isInterjection = next?.kind === 'mark';
      const isNotOnly = word === 'not' && /^(?:only|just)$/.test(next?.text ?? '');
      return !isInterjection && !isNotOnly && !hasException(scan, at);
    }
    if (orWords.has(word)) sawOr = true;
    else if (word === ',' ? !sawOr : !fillers.has(word) && !scan.listed.has(i)) return false;
  }
  return false;
}

/** 'My chest does not hurt': the denial stands between the part and the sign. */
export function isDeniedBetween(scan: FlagScan, hits: readonly Hit[]): boolean {
  const from = Math.min(...hits.map((hit) => hit.to));
  const last = Math.max(...hits.map((hit) => hit.from));
  for (let i = Math.max(from, last - 4); i < last; i += 1) {
    if (!denies(scan, i)) continue;
    if (scan.tokens[i + 1]?.kind === 'mark') continue;
    // 'Said no sports': the denial is what was said.
    if (hits.some((hit) => hit.from <= i && i < hit.to)) continue;
    if (scan.startingIn('otherBody', i + 1, last - 1).length === 0) return true;
  }
  return false;
}

/** 'Chest pain: no' on a list of questions. */
export function isAnsweredNo({ tokens }: FlagScan, to: number): boolean {
  const [mark, answer, end] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (mark?.kind !== 'mark' || !/^[:?=-]$/.test(mark.text)) return false;
  const isNo = /^(?:no|none|nope|never|nein|non|nao|nada|nicht)$/.test(answer?.text ?? '');
  return isNo && (end === undefined || (end.kind === 'mark' && end.text !== ','));
}

/** Whether a word of the list stands up to so many tokens before, in the same sentence. */
export function isAfter(scan: FlagScan, word: FlagWord, from: number, reach: number): boolean {
  return scan
    .startingIn(word, from - reach - longestPhrase, from)
    .some(
      (hit) =>
        hit.to <= from &&
        from - hit.to <= reach &&
        scan.tokens[hit.from]?.sentence === scan.tokens[from]?.sentence,
    );
}

const fears =
  /^(?:afraid|scared|worried|worry|fear|nervous|anxious|terrified|miedo|temo|angst|furchte|peur|crains|paura|temo|medo|receio)$/;
const toCome =
  /^(?:will|would|might|could|may|ill|gonna|going|wont|der|dass|que|che|de|vaya|konnte|wird|werde)$/;

/** 'Afraid my heart will race': what is feared has not happened. */
function isFeared({ tokens }: FlagScan, from: number): boolean {
  const { sentence, segment } = tokens[from] ?? {};
  for (let i = from - 1; i >= 0 && i >= from - 9; i -= 1) {
    const token = tokens[i];
    if (token?.sentence !== sentence || token?.segment !== segment) return false;
    if (!fears.test(token?.text ?? '')) continue;
    return tokens.slice(i + 1, from + 4).some(({ text }) => toCome.test(text));
  }
  return false;
}

export function isHypothetical(scan: FlagScan, from: number): boolean {
  return isAfter(scan, 'hypothetical', from, 8) || isFeared(scan, from);
}
