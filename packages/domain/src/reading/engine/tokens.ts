/** A word, number or mark of the text, folded to plain lower-case letters. */
export interface Token {
  text: string;
  kind: 'word' | 'number' | 'mark';
  /** Place in the text as written, for quotes. */
  start: number;
  end: number;
  value?: number;
  /** Counts up at full stops and line ends. */
  sentence: number;
  /** Counts up at commas, brackets and dashes too. */
  segment: number;
  /** Letters that had to change to make it a known word. */
  typo: number;
  /** 'Knee's' without its ending. */
  bare?: string;
}

interface Folded {
  text: string;
  /** Per folded character, where it stands in the text as written. */
  origin: number[];
}

/** Longer texts carry nothing that a workout needs. */
export const maxTextLength = 10_000;

const special: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⁄': '/',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '–': ' - ',
  '—': ' - ',
  '×': 'x',
  '🚫': ' no ',
  '❌': ' no ',
  '⛔': ' no ',
  '🤫': ' quiet ',
  '🔇': ' quiet ',
  '🤰': ' pregnant ',
  '🏨': ' hotel ',
  '🦵': ' legs ',
  '🍑': ' glutes ',
  '🥵': ' sweaty ',
  '😴': ' tired ',
  '🥱': ' tired ',
  '🤒': ' fever ',
  '🏃': ' running ',
  '🚶': ' walking ',
  '🚴': ' cycling ',
  '🚵': ' cycling ',
  '🏊': ' swimming ',
  '🚣': ' rowing ',
  '🧘': ' yoga ',
  '🏋': ' weights ',
  '🥊': ' boxing ',
  '🤸': ' mobility ',
  '♀': '',
  '♂': '',
  '⏱': ' ',
  '⏲': ' ',
};

const invisible = /\p{Cf}|\p{Mn}|\p{Me}|\uFE0F/u;

function foldCharacter(char: string): string {
  const known = special[char];
  if (known !== undefined) return known;
  if (invisible.test(char)) return '';
  const plain = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((part) => special[part] ?? part).join('');
}

/** Letters and marks that fold to themselves, but for their case. */
const plainText = /^[\n\r -_a-~]*$/;

/** Plain lower-case letters without accents, each with its place in the text. */
export function fold(text: string): Folded {
  if (plainText.test(text)) {
    const own = new Array<number>(text.length);
    for (let at = 0; at < text.length; at += 1) own[at] = at;
    return { text: text.toLowerCase(), origin: own };
  }
  const parts: string[] = [];
  const origin: number[] = [];
  let at = 0;
  for (const char of text) {
    const code = char.charCodeAt(0);
    let plain = char;
    if (code < 0x80) {
      if (code < 0x20 && char !== '\n' && char !== '\r') plain = ' ';
      else if (code >= 0x41 && code <= 0x5a) plain = String.fromCharCode(code + 32);
      else if (char === '`') plain = "'";
    } else {
      plain = foldCharacter(char);
    }
    parts.push(plain);
    for (let i = 0; i < plain.length; i += 1) origin.push(at);
    at += char.length;
  }
  return { text: parts.join(''), origin };
}

const pieces =
  /((?<!\p{L})w\/(?:(?:out|o)(?!\p{L}))?|\p{L}+(?:'\p{L}+)*)|((?<![\d,.])\d{1,3},(?:25|5|75|\d00)(?![\d,])|\d+(?:\.\d+(?!\d|\.\d)|,\d{1,2}(?=\s?(?:h\b|kg\b|kms?\b|k\b|miles?\b|hours?\b|stunden?\b|std\b|horas?\b|heures?\b|or[ae]\b|pood|mmol)))?)|(\n|[^\s])/gu;

/** Spoken short forms of one language that mean nothing in the others, as they are written. */
const spoken: Readonly<Record<string, string>> = {
  'w/': 'with',
  'w/o': 'without',
  'w/out': 'without',
  nix: 'nichts',
  nischt: 'nichts',
  nich: 'nicht',
  bissl: 'bisschen',
  bisserl: 'bisschen',
  bissel: 'bisschen',
  bissi: 'bisschen',
  nae: 'no',
  nowt: 'nothing',
  owt: 'something',
  summat: 'something',
  cannae: 'cant',
  dinnae: 'dont',
  didnae: 'didnt',
  havnae: 'havent',
  havenae: 'havent',
  hasnae: 'hasnt',
  wasnae: 'wasnt',
  isnae: 'isnt',
  willnae: 'wont',
  winnae: 'wont',
};

/** A word as it would be written. */
export const asWritten = (word: string): string => spoken[word] ?? word;

/** English endings that belong to the word before: can't, I'm, knee's. */
const endings = new Set(['t', 'm', 's', 're', 've', 'll', 'd']);
const pronouns = new Set('i you he she it we they that there this who what'.split(' '));
/** They leave what was told before and come to the wish. */
const turns = new Set(['anyway', 'anyways', 'anyhoo', 'jedenfalls', 'bref', 'comunque', 'enfim']);
const sentenceMarks = new Set(['.', '!', '?', ';', '\n', '…', '。', '؟', '•']);
const segmentMarks = new Set([',', '(', ')', '،', '[', ']']);

function wordsOf(match: string): [text: string, offset: number][] {
  if (!match.includes("'")) return [[match, 0]];
  const words: [string, number][] = [];
  let at = 0;
  for (const part of match.split("'")) {
    const last = words.at(-1);
    // 'The wife'll': a noun stays itself.
    if (last && part === 'll' && !pronouns.has(last[0])) at += 0;
    else if (last && endings.has(part)) last[0] += part;
    else words.push([part, at]);
    at += part.length + 1;
  }
  return words;
}

/** Marks that were dictated as words: 'ich bin siebzig Komma ich …'. */
const dictated: Readonly<Record<string, string>> = {
  komma: ',',
  virgule: ',',
  virgola: ',',
  virgula: ',',
};

/** Splits a text into words, numbers and marks; linear in its length. */
export function tokenise(text: string): Token[] {
  const folded = fold(text.slice(0, maxTextLength));
  const tokens: Token[] = [];
  let sentence = 0;
  let segment = 0;
  const place = (from: number, to: number) => {
    const start = folded.origin[from] ?? 0;
    const last = folded.origin[to - 1] ?? start;
    const isPair = (text.codePointAt(last) ?? 0) > 0xffff;
    return { start, end: Math.max(start, last) + (isPair ? 2 : 1) };
  };
  for (const match of folded.text.matchAll(pieces)) {
    let [all, word] = match;
    const [, , number] = match;
    const at = match.index;
    // '2 virgule 5' is a number.
    const mark = tokens.at(-1)?.kind === 'number' ? undefined : dictated[word ?? ''];
    if (mark) [all, word] = [mark, undefined];
    if (word !== undefined) {
      if (turns.has(word) && tokens.length > 0) {
        sentence += 1;
        segment += 1;
      }
      for (const [part, offset] of wordsOf(word)) {
        const where = place(at + offset, Math.min(at + offset + part.length, at + word.length));
        const isOwner =
          part.endsWith('s') && word.slice(offset, offset + part.length + 1).endsWith("'s");
        const bare = isOwner ? { bare: part.slice(0, -1) } : {};
        tokens.push({
          text: asWritten(part),
          kind: 'word',
          ...where,
          sentence,
          segment,
          typo: 0,
          ...bare,
        });
      }
    } else if (number !== undefined) {
      // '10,000' are ten thousand.
      const value = Number(number.replace(/,(?=\d{3}$)/, '').replace(',', '.'));
      const where = place(at, at + number.length);
      tokens.push({ text: number, kind: 'number', value, ...where, sentence, segment, typo: 0 });
    } else {
      const alone = folded.text[at - 1] === ' ' && folded.text[at + 1] === ' ';
      if (sentenceMarks.has(all)) {
        sentence += 1;
        segment += 1;
      } else if (segmentMarks.has(all) || (all === '-' && alone)) {
        segment += 1;
      }
      tokens.push({
        text: all,
        kind: 'mark',
        ...place(at, at + match[0].length),
        sentence,
        segment,
        typo: 0,
      });
    }
  }
  return tokens;
}

/** The words as written, from one token up to another. */
export function quoteOf(text: string, tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[Math.min(tokens.length, Math.max(from + 1, to)) - 1];
  return first && last ? text.slice(first.start, last.end).trim().slice(0, 120) : '';
}
