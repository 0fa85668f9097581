import { oncePerText } from '../engine/once-per-text.ts';
import type { Scan } from '../engine/scan.ts';
import { terms } from '../lexicon/terms/numbers.ts';

export interface ListMark {
  from: number;
  to: number;
}

const isTouching = ({ tokens }: Scan, at: number) => tokens[at]?.end === tokens[at + 1]?.start;

/** '1.', '2)': numbers in their order. */
function numbered(scan: Scan): ListMark[] {
  const { tokens } = scan;
  const marks: ListMark[] = [];
  let next = 1;
  for (const [at, token] of tokens.entries()) {
    const sign = tokens[at + 1];
    const isSign = sign?.kind === 'mark' && (sign.text === '.' || sign.text === ')');
    const isApart = tokens[at + 2] !== undefined && tokens[at + 2]?.start !== sign?.end;
    const isNext = token.kind === 'number' && token.value === next;
    if (!isNext || !isSign || !isTouching(scan, at) || !isApart) continue;
    marks.push({ from: at, to: at + 2 });
    next += 1;
  }
  return marks;
}

/** '- squats', '* rows', '• planks': each on a line of its own. */
function dashed({ tokens }: Scan): ListMark[] {
  return tokens.flatMap(({ text, kind }, at) => {
    const isSign = kind === 'mark' && /^[-*•–]$/.test(text);
    const isStart = at === 0 || tokens[at - 1]?.text === '\n';
    return isSign && isStart && tokens[at + 1] ? [{ from: at, to: at + 1 }] : [];
  });
}

/** 'A: squats', 'B) rows': letters in their order. */
function lettered({ tokens }: Scan): ListMark[] {
  const marks: ListMark[] = [];
  let next = 'a';
  for (const [at, { text }] of tokens.entries()) {
    const isStart = at === 0 || /^[\n,;.]$/.test(tokens[at - 1]?.text ?? '');
    const isSign = /^[:).]$/.test(tokens[at + 1]?.text ?? '');
    if (text !== next || !isStart || !isSign) continue;
    marks.push({ from: at, to: at + 2 });
    next = String.fromCharCode(next.charCodeAt(0) + 1);
  }
  return marks;
}

/** 'Part A …, part B …', 'Block 1: …': letters or numbers in their order. */
function titled({ tokens }: Scan): ListMark[] {
  const marks: ListMark[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const { text: letter, value } = tokens[at + 1] ?? {};
    const isNext = letter === 'abcdefgh'[marks.length] || value === marks.length + 1;
    if (!isNext || !terms.partTitles.has(text)) continue;
    const isSigned = /^[:.)-]$/.test(tokens[at + 2]?.text ?? '');
    marks.push({ from: at, to: isSigned ? at + 3 : at + 2 });
  }
  return marks;
}

/** 'Min 1 … min 2 …' of an EMOM. */
function byMinute({ tokens, of }: Scan): ListMark[] {
  if (!of('format').some(({ value }) => value === 'emom' || value === 'every')) return [];
  const marks: ListMark[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const isNext = tokens[at + 1]?.value === marks.length + 1;
    if (!isNext || !terms.minutes.has(text)) continue;
    marks.push({ from: at, to: tokens[at + 2]?.text === ':' ? at + 3 : at + 2 });
  }
  return marks;
}

/** 'A1 incline press, A2 row, B1 curl': the places of a pairing, as lifters write them. */
function placed(scan: Scan): ListMark[] {
  const marks: ListMark[] = [];
  let last = '';
  for (const [at, { text }] of scan.tokens.entries()) {
    const { value, text: digit } = scan.tokens[at + 1] ?? {};
    const place = `${text}${digit}`;
    const isPlace = /^[a-f]$/.test(text) && value !== undefined && /^[1-4]$/.test(digit ?? '');
    const isNext = last === '' ? place === 'a1' : place > last;
    if (!isPlace || !isTouching(scan, at) || !isNext) continue;
    marks.push({ from: at, to: at + 2 });
    last = place;
  }
  return marks;
}

const inPairs = /(?:^|\W)a1\W[\s\S]+\Wa2\W/i;

/** A1 and A2 are done in turn. */
export const isPlacedInPairs = ({ text }: Scan): boolean => inPairs.test(text);

/** Where the entries of a list begin; one alone is no list. */
export const listMarks = oncePerText((scan: Scan): readonly ListMark[] => {
  if (scan.entries) return scan.entries;
  const found = [titled, numbered, placed, byMinute, dashed, lettered]
    .map((find) => find(scan))
    .find(({ length }) => length > 1);
  return found ?? [];
});
