/**
 * @typedef {{ kind: 'char', test: (sign: string) => boolean, sample: string }} Char
 * @typedef {{ kind: 'edge', source: string }} Edge
 * @typedef {{ kind: 'look', ahead: boolean, negative: boolean, body: Node }} Look
 * @typedef {{ kind: 'any', options: Node[] }} Any
 * @typedef {{ kind: 'all', parts: Node[] }} All
 * @typedef {{ kind: 'many', min: number, max: number, lazy: boolean, body: Node }} Many
 * @typedef {Char | Edge | Look | Any | All | Many} Node
 */

/** What a sample of a class is looked for in: signs that patterns of words and numbers are about. */
const signs = 'a1 -.,:;x\'/%@(\n\tAzé5kmsrep0–’"<&=+*_#!?)[]{}\\|~^$ßñ日';

/**
 * A pattern as a tree. Single signs are judged by the engine's own classes, so that only the
 * structure, which is what makes a pattern slow, is read here.
 * @param {RegExp} pattern
 * @returns {Node}
 */
export function parsePattern({ source, flags }) {
  const classFlags = flags.replace(/[^ius]/g, '');
  let at = 0;
  const peek = () => source[at] ?? '';
  /** @param {string} text */
  const take = (text) => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  /** @param {string} text @returns {Char} */
  function charOf(text) {
    const pattern = new RegExp(`^(?:${text})$`, classFlags);
    /** @type {Map<string, boolean>} */
    const known = new Map();
    const test = (/** @type {string} */ sign) => {
      const found = known.get(sign) ?? pattern.test(sign);
      known.set(sign, found);
      return found;
    };
    const sample = [...text, ...signs].find(test) ?? '';
    return { kind: 'char', test, sample };
  }

  function readClass() {
    const start = at;
    at += 1;
    while (peek() !== ']') at += peek() === '\\' ? 2 : 1;
    at += 1;
    return charOf(source.slice(start, at));
  }

  /** @returns {Node} */
  function readEscape() {
    const [text = ''] =
      /^\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]+\}|.)/i.exec(source.slice(at)) ??
      [];
    if (/^\\(?:[1-9]|k)/.test(text)) throw new Error('It refers back.');
    at += text.length;
    return /^\\[bB]$/.test(text) ? { kind: 'edge', source: text } : charOf(text);
  }

  /** @returns {Node} */
  function readGroup() {
    /** @type {[string, boolean, boolean][]} */
    const looks = [
      ['(?=', true, false],
      ['(?!', true, true],
      ['(?<=', false, false],
      ['(?<!', false, true],
    ];
    const look = looks.find(([text]) => take(text));
    if (!look && !take('(?:')) {
      take('(');
      const [name = ''] = /^\?<\w+>/.exec(source.slice(at)) ?? [];
      at += name.length;
    }
    const body = readAny();
    take(')');
    return look ? { kind: 'look', ahead: look[1], negative: look[2], body } : body;
  }

  /** @returns {Node} */
  function readAtom() {
    const sign = peek();
    if (sign === '(') return readGroup();
    if (sign === '[') return readClass();
    if (sign === '\\') return readEscape();
    at += 1;
    if (sign === '^' || sign === '$') return { kind: 'edge', source: sign };
    return charOf(sign === '.' || /[\w\s]/.test(sign) ? sign : `\\u${hex(sign)}`);
  }

  /** @param {Node} body @returns {Node} */
  function readQuantifier(body) {
    const [text, least = '', comma = '', most = ''] =
      /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(at)) ?? [];
    if (text === undefined) return body;
    at += text.length;
    const lazy = take('?');
    if (text === '*') return { kind: 'many', min: 0, max: Infinity, lazy, body };
    if (text === '+') return { kind: 'many', min: 1, max: Infinity, lazy, body };
    if (text === '?') return { kind: 'many', min: 0, max: 1, lazy, body };
    const min = Number(least);
    const max = comma === '' ? min : most === '' ? Infinity : Number(most);
    return { kind: 'many', min, max, lazy, body };
  }

  /** @returns {Node} */
  function readAll() {
    /** @type {Node[]} */
    const parts = [];
    while (at < source.length && peek() !== '|' && peek() !== ')') {
      parts.push(readQuantifier(readAtom()));
    }
    return { kind: 'all', parts };
  }

  /** @returns {Node} */
  function readAny() {
    const options = [readAll()];
    while (take('|')) options.push(readAll());
    return options.length === 1 && options[0] ? options[0] : { kind: 'any', options };
  }

  return readAny();
}

/** @param {string} sign */
const hex = (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0');
