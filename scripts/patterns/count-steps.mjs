/** @typedef {import('./parse.mjs').Node} Node */

export class TooManySteps extends Error {}

const word = /\w/;

/**
 * How many signs a backtracking engine looks at to find all that fits in a text: one start after
 * the other, each way after the other. Counted and not timed, so that it is the same on every
 * machine.
 * @param {Node} tree
 * @param {string} text
 * @param {number} budget
 */
export function countSteps(tree, text, budget) {
  let steps = 0;
  const spend = () => {
    steps += 1;
    if (steps > budget) throw new TooManySteps();
  };

  /** @param {string} source @param {number} at */
  function isEdge(source, at) {
    if (source === '^') return at === 0;
    if (source === '$') return at === text.length;
    const [before, after] = [word.test(text[at - 1] ?? ''), word.test(text[at] ?? '')];
    return (source === '\\b') === (before !== after);
  }

  /**
   * @param {Node} node
   * @param {number} at
   * @param {(at: number) => boolean} next
   * @returns {boolean}
   */
  function match(node, at, next) {
    switch (node.kind) {
      case 'char':
        spend();
        return at < text.length && node.test(text[at] ?? '') && next(at + 1);
      case 'edge':
        return isEdge(node.source, at) && next(at);
      case 'look':
        return looks(node, at) !== node.negative && next(at);
      case 'any':
        return node.options.some((option) => match(option, at, next));
      case 'all':
        return matchAll(node.parts, 0, at, next);
      case 'many':
        return node.body.kind === 'char'
          ? matchChars(node, node.body, at, next)
          : matchMany(node, 0, at, next);
    }
  }

  /** @param {import('./parse.mjs').Look} look @param {number} at */
  function looks({ ahead, body }, at) {
    if (ahead) return match(body, at, () => true);
    // Behind are single words: from where they may begin.
    for (let start = at; start >= 0; start -= 1) {
      spend();
      if (match(body, start, (end) => end === at)) return true;
      if (at - start > 40) return false;
    }
    return false;
  }

  /**
   * @param {Node[]} parts
   * @param {number} index
   * @param {number} at
   * @param {(at: number) => boolean} next
   * @returns {boolean}
   */
  function matchAll(parts, index, at, next) {
    const part = parts[index];
    if (!part) return next(at);
    return match(part, at, (end) => matchAll(parts, index + 1, end, next));
  }

  /**
   * @param {import('./parse.mjs').Many} many
   * @param {import('./parse.mjs').Char} char
   * @param {number} at
   * @param {(at: number) => boolean} next
   */
  function matchChars({ min, max, lazy }, char, at, next) {
    let count = 0;
    const fits = () => {
      spend();
      return count < max && at + count < text.length && char.test(text[at + count] ?? '');
    };
    if (lazy) {
      for (;;) {
        if (count >= min && next(at + count)) return true;
        if (!fits()) return false;
        count += 1;
      }
    }
    while (fits()) count += 1;
    for (; count >= min; count -= 1) if (next(at + count)) return true;
    return false;
  }

  /**
   * @param {import('./parse.mjs').Many} many
   * @param {number} count
   * @param {number} at
   * @param {(at: number) => boolean} next
   * @returns {boolean}
   */
  function matchMany(many, count, at, next) {
    const more = () =>
      count < many.max &&
      match(many.body, at, (end) => {
        // A turn that takes nothing is no turn.
        if (end === at && count >= many.min) return false;
        return matchMany(many, count + 1, end, next);
      });
    if (count < many.min) return more();
    return many.lazy ? next(at) || more() : more() || next(at);
  }

  let start = 0;
  while (start <= text.length) {
    let end = start;
    const isFound = match(tree, start, (at) => {
      end = at;
      return true;
    });
    start = isFound ? Math.max(end, start + 1) : start + 1;
  }
  return steps;
}
