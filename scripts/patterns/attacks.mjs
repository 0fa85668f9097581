/** @typedef {import('./parse.mjs').Node} Node */

/** What the last part of a pattern is least likely to take. */
const refused = '\u0001';
const variants = 3;

/**
 * A text that the pattern takes; of several ways the one with this number.
 * @param {Node} node
 * @param {number} variant
 * @returns {string}
 */
function sampleOf(node, variant) {
  switch (node.kind) {
    case 'char':
      return node.sample;
    case 'any': {
      const option = node.options[variant % node.options.length];
      return option ? sampleOf(option, variant) : '';
    }
    case 'all':
      return node.parts.map((part) => sampleOf(part, variant)).join('');
    case 'many':
      return sampleOf(node.body, variant).repeat(Math.min(Math.max(node.min, 1), 3));
    default:
      return '';
  }
}

/**
 * Every repetition in the pattern, with a text that leads up to it.
 * @param {Node} node
 * @param {string} before
 * @returns {Generator<{ before: string, body: Node }>}
 */
function* repetitions(node, before = '') {
  if (node.kind === 'many' && node.max > 8) yield { before, body: node.body };
  if (node.kind === 'many' || node.kind === 'look') yield* repetitions(node.body, before);
  if (node.kind === 'any') for (const option of node.options) yield* repetitions(option, before);
  if (node.kind === 'all') {
    let led = before;
    for (const part of node.parts) {
      yield* repetitions(part, led);
      led += sampleOf(part, 0);
    }
  }
}

/** @param {string} unit @param {number} length */
const repeated = (unit, length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/**
 * Texts that make the pattern go wrong as late and as often as it can: each of its repetitions
 * again and again, and at the end something that does not fit.
 * @param {Node} tree
 * @returns {((length: number) => string)[]}
 */
export function attacksOn(tree) {
  /** @type {Map<string, (length: number) => string>} */
  const attacks = new Map();
  /** @param {string} before @param {string} unit */
  const add = (before, unit) => {
    if (unit === '') return;
    const attack = (/** @type {number} */ length) => before + repeated(unit, length) + refused;
    attacks.set(`${before}\n${unit}`, attack);
  };
  for (const { before, body } of repetitions(tree)) {
    for (let variant = 0; variant < variants; variant += 1) {
      const unit = sampleOf(body, variant);
      add(before, unit);
      add('', before + unit);
    }
  }
  add('', sampleOf(tree, 0));
  for (const unit of [' ', 'a', '1', '1 ']) add('', unit);
  return [...attacks.values()];
}
