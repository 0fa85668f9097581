/** What brackets are open at the end of `text`, and where its last whole list item ended. */
function scan(text: string): { open: string[]; itemEnd: number; openAtItemEnd: string[] } | null {
  const open: string[] = [];
  let itemEnd = -1;
  let openAtItemEnd: string[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (inString) {
      if (char === '\\') i += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') open.push(char);
    else if (char === '}' || char === ']') {
      if (open.pop() !== (char === '}' ? '{' : '[')) return null;
      if (open.length === 0) return { open, itemEnd: i + 1, openAtItemEnd: [] };
      if (char === '}' && open.at(-1) === '[') {
        itemEnd = i + 1;
        openAtItemEnd = [...open];
      }
    }
  }
  return { open, itemEnd, openAtItemEnd };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is an expected answer of a model; undefined says so.
    return undefined;
  }
}

/**
 * A list that was cut off, closed after its last whole item: half an exercise
 * would be one without its reps, so it goes.
 */
function closeTruncated(text: string): unknown {
  const found = scan(text);
  if (!found || found.itemEnd < 0) return undefined;
  const closers = found.openAtItemEnd.map((bracket) => (bracket === '{' ? '}' : ']')).reverse();
  return parse(text.slice(0, found.itemEnd) + closers.join(''));
}

/** The JSON in a model's answer, out of fences and prose, or undefined. */
export function readJson(answer: string): unknown {
  const start = answer.search(/[{[]/);
  if (start < 0) return undefined;
  const whole = parse(answer.trim());
  if (typeof whole === 'object' && whole !== null) return whole;
  const object = answer.indexOf('{');
  return closeTruncated(answer.slice(object < 0 ? start : object));
}
