const signs: ReadonlySet<string> = new Set(['self-harm', 'threat', 'hurt-by-others']);

/** A life is at stake, whosever it is: said first, and settled by no doctor's word. */
export const isOfLife = (id: string): boolean => signs.has(id);
