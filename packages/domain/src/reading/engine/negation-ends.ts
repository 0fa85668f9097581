import { firstFrom } from './hit-order.ts';
import type { Hit } from './phrases.ts';
import type { Token } from './tokens.ts';
import { words } from './words.ts';

/** Words of denial that close a clause as well as open one. */
export const endCues = words(
  'no nein non nao niente nulla nada rien nix nichts never nicht not ninguno ninguna nenhum nenhuma keine keinen keiner aucun aucune nessuno nessuna verboten prohibido interdit vietato proibido',
);

const moodKinds = new Set(['mood', 'effort', 'level']);

/** 'No mercy', 'no talo': the denial is a part of how hard it is to be. */
export const isOfMood = (hits: readonly Hit[], cue: Hit): boolean =>
  hits
    .slice(firstFrom(hits, Math.max(0, cue.from - 2)), firstFrom(hits, cue.to))
    .some(
      ({ kind, from, to }) =>
        moodKinds.has(kind) && from <= cue.from && cue.to <= to && to - from > cue.to - cue.from,
    );

const noMores = words('ya mehr more mas piu mais plus longer me');

/** 'Me dolía pero ya no y solo tengo bandas', 'adesso più niente e un TRX': its thought has ended. */
export function isBeforeNext(
  tokens: readonly Token[],
  cue: Hit,
  joins: ReadonlyMap<number, string>,
): boolean {
  const [before, last] = [tokens[cue.from - 1]?.text, tokens[cue.to - 1]?.text];
  const isEnd = noMores.has(last) || noMores.has(before) || endCues.has(last);
  return isEnd && joins.get(cue.to) === 'and';
}

const kitKinds = new Set(['equipment', 'kit', 'bar', 'prop', 'machine']);
const nothingReach = 6;
const isNothing = (word: string | undefined) => word === 'nothing' || endCues.has(word);

/** 'Außer Kurzhanteln nix', 'à part une barre j'ai pas de matos': what is named is all there is. */
export function isOfAllThere(
  { tokens, hits }: { tokens: readonly Token[]; hits: readonly Hit[] },
  cue: Hit,
): boolean {
  if (cue.value !== 'except') return false;
  const { segment } = tokens[cue.from] ?? {};
  const things = hits.filter(
    ({ kind, from }) => kitKinds.has(kind) && from >= cue.to && tokens[from]?.segment === segment,
  );
  const thing = things[0];
  if (!thing || thing.from - cue.to > 3) return false;
  // 'Nothing apart from a barbell'.
  if (isNothing(tokens[cue.from - 1]?.text)) return true;
  return hits.some(
    ({ kind, value, from, to }) =>
      ((kind === 'neg' && value === 'no') || (kind === 'kit' && value === 'none')) &&
      from >= thing.to &&
      from - thing.to <= nothingReach &&
      // 'Apart from the bar I don't want squats' is of something else.
      (isNothing(tokens[to - 1]?.text) ||
        things.some((one) => one.kind === 'kit' && (one.from >= to || one.from === from))),
  );
}

/** 'No weights over my head': it is the reach that is ruled out, and not the weights. */
export function moveToReach(hits: readonly Hit[], negated: Map<Hit, 'negated' | 'cannot'>): void {
  const reaches = hits.filter(({ kind, value }) => kind === 'attribute' && value === 'overhead');
  for (const reach of reaches) {
    const things = hits.filter(
      ({ kind, to }) => kitKinds.has(kind) && to <= reach.from && reach.from - to <= 1,
    );
    // 'Ohne Gewichte' has its denial within.
    const isWithin = things.some(({ kind, value }) => kind === 'kit' && value === 'none');
    const thing = things.find((hit) => negated.has(hit));
    const polarity = isWithin ? 'negated' : thing && negated.get(thing);
    if (!polarity) continue;
    for (const hit of things) negated.delete(hit);
    negated.set(reach, polarity);
  }
}
