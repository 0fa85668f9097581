import type { Slot } from '../request.ts';
import type { EdgeWish } from '../../reading/vocabulary.ts';
import type { ChipBoard } from '../request/chips.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot } from './slot.ts';
import { type Quantity, toMinutes } from '../../reading/engine/units.ts';

const longWords =
  /^(?:longer|long|extended|extra|thorough|proper|big|bigger|more|good|langer|langes|langeres|largo|mas|longue?|plus|lungo|longo|mais)$/;
const shortWords =
  /^(?:short|shorter|quick|brief|minimal|kurz|kurzes|corto|court|breve|curto|tiny|less)$/;
const already = /^(?:already|schon|ya|deja|gia|ja)$/;

const reachTokens = 3;

/** 'No warm-up', 'a longer warm up', '10 min warm up', 'I'm already warmed up'. */
function readEdge(scan: Scan, quantities: readonly Quantity[], hit: Hit): EdgeWish | null {
  const { tokens } = scan;
  if (scan.polarity(hit) !== 'plain') return { length: 'none' };
  const isSame = (at: number) => tokens[at]?.segment === tokens[hit.from]?.segment;
  const before = tokens
    .slice(Math.max(0, hit.from - reachTokens), hit.from)
    .filter(({ segment }) => segment === tokens[hit.from]?.segment);
  const beside = quantities.find(({ from, to }) => {
    const isBefore = to <= hit.from && hit.from - to <= 1;
    const isChained = /^(?:then|followed|dann|luego|puis|poi|depois)$/.test(
      tokens[hit.to]?.text ?? '',
    );
    const isAfter = from >= hit.to && from - hit.to <= 1 && !isChained;
    return (isBefore || isAfter) && isSame(from);
  });
  const minutes = beside && beside.unit !== 'seconds' ? toMinutes(beside) : null;
  if (minutes !== null && minutes <= 30) {
    return { length: minutes >= 8 ? 'long' : 'short', minutes: Math.round(minutes) };
  }
  const isDone =
    tokens[hit.from]?.text === 'warmed' || before.some(({ text }) => already.test(text));
  if (isDone) return { length: 'short' };
  if (before.some(({ text }) => longWords.test(text))) return { length: 'long' };
  return before.some(({ text }) => shortWords.test(text)) ? { length: 'short' } : null;
}

const labels = { none: 'No', short: 'Short', long: 'Longer' };

function labelOf({ length, minutes }: EdgeWish, name: string): string {
  return minutes === undefined ? `${labels[length]} ${name}` : `${minutes} min ${name}`;
}

/** What the text says about the warm-up (warm) or the cool-down (cool). */
export function resolveEdge(
  scan: Scan,
  quantities: readonly Quantity[],
  kind: 'warm' | 'cool',
  board: ChipBoard,
): Slot<EdgeWish> | null {
  const name = kind === 'warm' ? 'warm-up' : 'cool-down';
  for (const hit of scan.of('edge')) {
    const wish = hit.value === kind ? readEdge(scan, quantities, hit) : null;
    if (!wish) continue;
    const id = `${name}:${wish.minutes ?? wish.length}`;
    if (board.take(wish.length === 'none' ? 'limit' : 'wish', id, labelOf(wish, name))) {
      return slot(wish, 'text', 0.9, scan.quote(hit.from, hit.to));
    }
  }
  return null;
}

const moveNouns =
  /^(?:exercises?|moves?|movements?|stations?|drills?|lifts?|ubungen|ubung|stationen|ejercicios?|exercices?|esercizi|esercizio|exercicios?)$/;
const kinds =
  /^(?:different|new|simple|basic|main|key|verschiedene|diferentes|differents?|diversi)$/;
const mostMoves = 20;

/** '10 exercises', 'five different moves'. */
export function resolveCount(
  { tokens, quote }: Scan,
  quantities: readonly Quantity[],
  board: ChipBoard,
): Slot<number> | null {
  for (const { value, upTo, unit, from, to } of quantities) {
    const noun = kinds.test(tokens[to]?.text ?? '') ? to + 1 : to;
    if (unit !== null || !moveNouns.test(tokens[noun]?.text ?? '')) continue;
    const count = upTo ?? value;
    if (!Number.isInteger(count) || count < 1 || count > mostMoves) continue;
    const label = count === 1 ? '1 exercise' : `${count} exercises`;
    if (board.take('wish', `count:${count}`, label)) {
      return slot(count, 'text', 0.9, quote(from, noun + 1));
    }
  }
  return null;
}
