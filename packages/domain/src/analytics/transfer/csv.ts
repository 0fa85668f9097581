/** Spreadsheets run what begins so as a formula, full-width signs too: a quote in front makes it a text; so one that begins with a quote gets another. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20']/;

/** A text of ours as it was before it was written: without the quote that made it harmless. */
export const withoutGuardQuote = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, lines ending as it says. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Whichever separates the heading into more columns. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Rows of cells; quotes, breaks within quotes and a mark at the start are understood. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  const endRow = () => {
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  let at = 0;
  for (;;) {
    const cell = readCell(source, at, separator);
    row.push(cell.value);
    at = cell.end + 1;
    if (source[cell.end] === separator) continue;
    endRow();
    if (cell.end >= source.length) return rows;
  }
}

interface Cell {
  value: string;
  /** Where its separator or the break of its line stands, or the end of the text. */
  end: number;
}

const withoutReturns = (text: string) => (text.includes('\r') ? text.replaceAll('\r', '') : text);

/** In pieces, not letter by letter: a log of years is megabytes long. */
function readCell(source: string, start: number, separator: string): Cell {
  let value = '';
  let at = start;
  // A quote that does not stand at the start is a letter like others.
  if (source[at] === '"') {
    for (at += 1; ; at += 1) {
      const quote = source.indexOf('"', at);
      const isOpen = quote === -1;
      value += source.slice(at, isOpen ? source.length : quote);
      at = isOpen ? source.length : quote + 1;
      if (source[at] !== '"') break;
      value += '"';
    }
  }
  const from = at;
  while (at < source.length && source[at] !== separator && source[at] !== '\n') at += 1;
  return { value: value + withoutReturns(source.slice(from, at)), end: at };
}
