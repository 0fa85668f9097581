const group = /\{([^{}]*)\}/u;

/** 'work {suffocates,chokes} me' written out: one form for each alternative, in order. */
export function expandAlternatives(form: string): string[] {
  const found = group.exec(form);
  if (!found) return [form];
  const [whole, inner = ''] = found;
  const before = form.slice(0, found.index);
  const after = form.slice(found.index + whole.length);
  return inner.split(',').flatMap((one) => expandAlternatives(`${before}${one.trim()}${after}`));
}
