import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf, words } from '../../engine/words.ts';

const beings = words('is has consists just ist hat besteht es tiene est a e ha tem');
const counts = words(
  'a an one two three of ein eine zwei aus un una dos une deux due um uma dois duas only just nur',
);

/** 'The gym is one treadmill', 'my gym has a bench': the gym that is told by its few things. */
export function isMadeOf({ tokens, of }: Scan, gym: Hit): boolean {
  if (!gym.value.endsWith('gym')) return false;
  const start = tokens[gym.to]?.kind === 'mark' ? gym.to + 1 : gym.to;
  if (!beings.has(tokens[start]?.text)) return false;
  const isCounted = counts.has(tokens[start + 1]?.text) || tokens[start + 1]?.kind === 'number';
  const isThing = ['machine', 'equipment', 'prop', 'household'].some((kind) =>
    of(kind).some(({ from }) => from > start && from - start <= 5),
  );
  return isCounted && isThing;
}

const listReach = 4;
const listed = ['equipment', 'machine', 'prop', 'kit'];

/** 'Machines and dumbbells at the gym', 'company gym: dumbbells, a bench': a list right beside it. */
export function isListBeside({ tokens, of }: Scan, gym: Hit): boolean {
  if (gym.value !== 'gym') return false;
  const { sentence } = tokens[gym.from] ?? {};
  const isNear = ({ from, to }: Hit) =>
    tokens[from]?.sentence === sentence &&
    (from >= gym.to ? from - gym.to : gym.from - to) <= 2 * listReach;
  const things = listed
    .flatMap((kind) => of(kind))
    .filter((hit) => isNear(hit) && !(hit.from < gym.to && gym.from < hit.to))
    .sort((a, b) => a.from - b.from);
  const isJoined = (hit: Hit, i: number) => {
    const next = things[i + 1];
    return (
      next !== undefined &&
      next.from > hit.to &&
      next.from - hit.to <= listReach &&
      tokens.slice(hit.to, next.from).some(({ text }) => isOneOf(text, ', and & y und et e + n'))
    );
  };
  const first = things[0];
  const last = things.at(-1);
  if (!first || !last || !things.some(isJoined)) return false;
  return first.from >= gym.to ? first.from - gym.to <= listReach : gym.from - last.to <= listReach;
}

/** 'One step in the hallway and that's my gym': what was named before is the gym. */
export function isNamedGym({ tokens }: Scan, { from }: Hit): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text);
  return (
    isOneOf(before.at(-1), 'my mein mi ma mia minha') &&
    before.some((word) => isOneOf(word, 'thats is das ese es c est e'))
  );
}
