import type { Scan } from './engine/scan.ts';
import { fold } from './engine/tokens.ts';
import { isEveryday } from './everyday.ts';
import { languageWords } from './lexicon/kit.ts';
import { languages } from './vocabulary.ts';

const readWords = new Set(
  languages.flatMap((language) => fold(languageWords[language]).text.split(/\s+/)),
);

/** Small and telling words of languages that are not read. */
const unreadWords = new Set(
  fold(
    `ik een het met niet mijn voor en van naar doet pijn rug schouder zonder graag geen minuten oefening oefeningen wil heb ben deze thuis
    mam mnie nie boli kolano kolana plecy jest bez chce trening cwiczenia moje moj prosze dla sie bol
    jag har ont och inte mitt att utan vill ryggen traning traningspass knat axeln hemma
    jeg vondt og ikke uten med vil trening kneet ryggen ondt uden knae traening
    bir ve icin agriyor agrim dizim istiyorum antrenman dakika var yok sirtim omzum benim
    mam bolest boli koleno zada bez chci cviceni minut
    vreau durere genunchi spate fara antrenament ma doare sunt
    fajt faj terd terdem hatam nelkul edzes perc szeretnek van nincs
    minulla kipu kipea polvi selka ilman treeni minuuttia haluan
    saya sakit lutut tanpa latihan menit punggung ingin tidak
    toi bi dau goi lung phut tap khong
    boli koljeno leda bez zelim trening imam`,
  ).text.split(/\s+/),
);

/** Letters of other scripts than ours. */
function shareOfOtherScripts(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  const other = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return letters.length < 2 ? 0 : other.length / letters.length;
}

/** Whether the text is, by its script or its small words, in a language that is not read. */
export function isUnread({ text, tokens }: Scan): boolean {
  if (shareOfOtherScripts(text) >= 0.3) return true;
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map((token) => token.text));
  let [own, foreign] = [0, 0];
  for (const word of words) {
    if (readWords.has(word) || isEveryday(word)) own += 1;
    else if (unreadWords.has(word)) foreign += 1;
  }
  return foreign >= 2 && foreign > own;
}

export const unreadRemark =
  'Part of your text is in a language I do not read, so I may have missed what hurts.';

export const unreadQuestion =
  'Are you hurt or ill? I read English, Spanish, German, French, Italian and Portuguese, and I may have missed it in your text.';

/** Pictures and signs alone. */
export function isWordless({ text, tokens }: Scan): boolean {
  return text.trim() !== '' && tokens.every(({ kind }) => kind !== 'word' && kind !== 'number');
}

export const wordlessRemark = 'I could not read a wish in that: this is for all-round fitness.';
