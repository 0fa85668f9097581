import { ordinaryWords } from '../understand/data/ordinary-words.ts';
import { detectLanguage } from '../understand/language.ts';
import {
  correctTokens,
  findPhrases,
  type Hit,
  indexPhrases,
  type PhraseIndex,
} from '../understand/phrases.ts';
import { type Token, tokenise } from '../understand/tokens.ts';
import type { FlagRule } from './data/flag-rules.ts';
import { type FlagWord, flagWords, harmlessPhrases } from './data/flag-words.ts';

export interface FlagScan {
  tokens: readonly Token[];
  of(word: FlagWord): readonly Hit[];
  isPortuguese: boolean;
}

/** 'Ch3st p@in'. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

let index: PhraseIndex | undefined;

function flagIndex(): PhraseIndex {
  index ??= indexPhrases(
    {
      harmless: { harmless: harmlessPhrases },
      ...Object.fromEntries(
        Object.entries(flagWords).map(([name, words]) => [name, { [name]: words }]),
      ),
    },
    `${ordinaryWords} cheat chess crest guest squat squats split squeeze temp tempo stretto stretti strette fasting shorts point print wind feast cancel trail deport coma stays wall walls vine press pressing paint saint spent stunt fewer lever never favor favour blond flood brood start stroke`,
  );
  return index;
}

/** 'C h e s t', 'c.h.e.s.t': three or more single letters in a row are one word. */
const spelledOut = /(?<![\p{L}\p{N}'])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}'])/gu;

function plainText(text: string): string {
  return text
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => lookAlikes[sign] ?? sign)
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''));
}

export function scanFlags(text: string): FlagScan {
  const phrases = flagIndex();
  const raw = tokenise(plainText(text));
  const tokens = correctTokens(phrases, raw);
  const hits = findPhrases(phrases, tokens);
  const masked = new Array<boolean>(tokens.length).fill(false);
  for (const hit of hits) if (hit.kind === 'harmless') masked.fill(true, hit.from, hit.to);
  const byWord = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (hit.kind === 'harmless' || masked[hit.from] || masked[hit.to - 1]) continue;
    const list = byWord.get(hit.kind);
    if (list) list.push(hit);
    else byWord.set(hit.kind, [hit]);
  }
  return {
    tokens,
    of: (word) => byWord.get(word) ?? [],
    isPortuguese: detectLanguage(raw).value === 'pt',
  };
}

const negators = new Set(
  'no not niente nada nichts without never zero dont havent hasnt didnt doesnt isnt arent wasnt nor neither deny denies denying none sin ni nunca jamas tampoco kein keine keinen keinerlei nicht ohne nie pas sans jamais aucun aucune senza non nessun nessuna nessuno mai sem nao nenhum nenhuma nem'.split(
    ' ',
  ),
);
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
function isRuledOut(scan: FlagScan, at: number, listed: ReadonlySet<number>): boolean {
  let sawOr = false;
  for (let i = at - 1; i >= 0 && i > at - 14; i -= 1) {
    const token = scan.tokens[i];
    if (!token || token.sentence !== scan.tokens[at]?.sentence) return false;
    const word = token.text;
    if (negators.has(word) && !(word === 'no' && scan.isPortuguese)) {
      const next = scan.tokens[i + 1];
      const isInterjection = next?.kind === 'mark';
      const isNotOnly = word === 'not' && /^(?:only|just)$/.test(next?.text ?? '');
      return !isInterjection && !isNotOnly && !hasException(scan, at);
    }
    if (orWords.has(word)) sawOr = true;
    else if (word === ',' ? !sawOr : !fillers.has(word) && !listed.has(i)) return false;
  }
  return false;
}

/** 'My chest does not hurt': the denial stands between the part and the sign. */
function isDeniedBetween(scan: FlagScan, hits: readonly Hit[]): boolean {
  const from = Math.min(...hits.map((hit) => hit.to));
  const last = Math.max(...hits.map((hit) => hit.from));
  const others = scan.of('otherBody');
  for (let i = Math.max(from, last - 4); i < last; i += 1) {
    const word = scan.tokens[i]?.text ?? '';
    if (!negators.has(word) || (word === 'no' && scan.isPortuguese)) continue;
    if (scan.tokens[i + 1]?.kind === 'mark') continue;
    // 'Said no sports': the denial is what was said.
    if (hits.some((hit) => hit.from <= i && i < hit.to)) continue;
    if (!others.some((part) => part.from > i && part.from < last)) return true;
  }
  return false;
}

/** 'Chest pain: no' on a list of questions. */
function isAnsweredNo({ tokens }: FlagScan, to: number): boolean {
  const [mark, answer, end] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (mark?.kind !== 'mark' || !/^[:?=-]$/.test(mark.text)) return false;
  const isNo = /^(?:no|none|nope|never|nein|non|nao|nada|nicht)$/.test(answer?.text ?? '');
  return isNo && (end === undefined || (end.kind === 'mark' && end.text !== ','));
}

function isHypothetical(scan: FlagScan, from: number): boolean {
  return scan
    .of('hypothetical')
    .some(
      (hit) =>
        hit.to <= from &&
        from - hit.to <= 8 &&
        scan.tokens[hit.from]?.sentence === scan.tokens[from]?.sentence,
    );
}

/** The nearest part to a sign of pain, so that 'chest day, knee hurts' is about a knee. */
function belongs(scan: FlagScan, part: Hit, sign: Hit): boolean {
  const gap = (hit: Hit) => {
    const far = hit.to <= sign.from ? sign.from - hit.to : hit.from - sign.to;
    return far + (scan.tokens[hit.from]?.segment === scan.tokens[sign.from]?.segment ? 0 : 4);
  };
  const own = gap(part);
  return !scan.of('otherBody').some((other) => {
    if (scan.tokens[other.from]?.sentence !== scan.tokens[sign.from]?.sentence) return false;
    if (other.from < sign.to && sign.from < other.to) return false;
    if (gap(other) >= own) return false;
    const [from, to] = part.to <= other.from ? [part.to, other.from] : [other.to, part.from];
    const between = scan.tokens.slice(from, to);
    const isJoined =
      between.length <= 3 && between.some(({ text }) => /^(?:and|&|y|und|et|e|or)$/.test(text));
    return !isJoined;
  });
}

const selves = /^(?:i|im|ive|my|me|ich|yo|je|j|io|eu|tengo|habe|ho|tenho|ai)$/;

/** 'My dad had a heart attack', 'it runs in the family'; not 'my heart, with my wife'. */
function isOfFamily(scan: FlagScan, from: number, to: number): boolean {
  return scan.of('family').some((hit) => {
    const { tokens } = scan;
    if (tokens[hit.from]?.sentence !== tokens[from]?.sentence) return false;
    const isAfter = hit.from >= to && hit.from - to <= 3;
    if (isAfter)
      return tokens.slice(to, hit.from).some(({ text }) => /^(?:in|en|na|nella)$/.test(text));
    const between = tokens.slice(hit.to, from);
    const isBefore = hit.to <= from && between.length <= 5;
    return isBefore && !between.some(({ text, kind }) => kind === 'mark' || selves.test(text));
  });
}

export interface Found {
  from: number;
  to: number;
}

function isNear(scan: FlagScan, rule: FlagRule, anchor: Hit, hit: Hit): boolean {
  if (scan.tokens[hit.from]?.sentence !== scan.tokens[anchor.from]?.sentence) return false;
  const gap = hit.from >= anchor.to ? hit.from - anchor.to : anchor.from - hit.to;
  if (gap > (rule.within ?? 6) || (hit.from < anchor.to && anchor.from < hit.to)) return false;
  const isApart = scan.tokens[hit.from]?.segment !== scan.tokens[anchor.from]?.segment;
  if (rule.sameSegment && isApart) return false;
  return !rule.nearest || belongs(scan, anchor, hit);
}

/** All ways in which the words stand together: where one is denied, another may be meant. */
function combine(scan: FlagScan, rule: FlagRule, words: readonly FlagWord[]): Hit[][] {
  const [first, ...rest] = words;
  if (!first) return [];
  const found: Hit[][] = [];
  for (const anchor of scan.of(first)) {
    let ways: Hit[][] = [[anchor]];
    for (const word of rest) {
      const near = scan.of(word).filter((hit) => isNear(scan, rule, anchor, hit));
      ways = ways.flatMap((hits) =>
        near.filter((hit) => !hits.includes(hit)).map((hit) => [...hits, hit]),
      );
    }
    found.push(...ways);
  }
  return found;
}

/** Where a rule's words stand in the text and are meant. */
export function findFlag(scan: FlagScan, rule: FlagRule): Found | null {
  const listed = new Set<number>();
  const listWords: FlagWord[] = [
    'chest',
    'pain',
    'chestPain',
    'dizzy',
    'faint',
    'fever',
    'breathless',
    'flutter',
    'bleeding',
    'contractions',
    'headHit',
    'heartCondition',
    'noAir',
    'fluid',
    'numb',
    'surgery',
    'tight',
    'vomiting',
    'vomited',
    'sick',
    'coughBlood',
    'seizure',
    'eating',
    'careTeam',
    'headache',
    'coldSweat',
    'jaw',
  ];
  for (const word of listWords) {
    for (const hit of scan.of(word)) for (let i = hit.from; i < hit.to; i += 1) listed.add(i);
  }
  for (const words of rule.any) {
    for (const hits of combine(scan, rule, words)) {
      const from = Math.min(...hits.map((hit) => hit.from));
      const to = Math.max(...hits.map((hit) => hit.to));
      const sentence = scan.tokens[from]?.sentence;
      const isOff = rule.unless?.some((word) =>
        scan.of(word).some((hit) => scan.tokens[hit.from]?.sentence === sentence),
      );
      if (rule.ownOnly && isOfFamily(scan, from, to)) continue;
      const isAlone =
        rule.beside &&
        !rule.beside.some((word) =>
          scan.of(word).some((hit) => scan.tokens[hit.from]?.sentence === sentence),
        );
      if (isOff || isAlone || isRuledOut(scan, from, listed) || isAnsweredNo(scan, to)) continue;
      if (hits.length > 1 && isDeniedBetween(scan, hits)) continue;
      if (isHypothetical(scan, from)) continue;
      return { from, to };
    }
  }
  return null;
}
