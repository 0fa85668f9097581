import type { Slot } from '../request.ts';
import type { BodyWish, FocusArea, Format } from '../../reading/vocabulary.ts';
import type { ChipBoard } from '../request/chips.ts';
import type { Hit } from '../../reading/engine/phrases.ts';
import { type Scan, trust } from '../../reading/engine/scan.ts';
import { slot } from './slot.ts';
import type { Reading } from './slots-person.ts';

type Cardio = 'steady' | 'intervals';

interface CardioPlan {
  label: string;
  /** Wanted effort, 1–10. */
  rpe: number;
  body: BodyWish;
  /** Of the whole session, where the text gives none. */
  minutes?: number;
}

/** Zone 2 is a pace to talk at; the four hard stretches of four minutes have three between them. */
const plans: Record<Cardio, CardioPlan> = {
  steady: { label: 'Zone 2', rpe: 4, body: {} },
  intervals: {
    label: 'Norwegian 4 × 4',
    rpe: 8,
    body: { rounds: 4, workSeconds: 240, restSeconds: 180 },
    minutes: 40,
  },
};

interface CardioWish extends CardioPlan {
  slot: Slot<Cardio>;
}

function cardioHit(scan: Scan): Hit | undefined {
  return scan.of('cardio').find((hit) => scan.polarity(hit) === 'plain');
}

/** Cardio that is asked for by the name of its kind. */
export function resolveCardio(scan: Scan, board: ChipBoard): CardioWish | null {
  const hit = cardioHit(scan);
  if (!hit) return null;
  const kind = hit.value as Cardio;
  if (!board.take('wish', `cardio:${kind}`, plans[kind].label)) return null;
  const quote = scan.quote(hit.from, hit.to);
  return { ...plans[kind], slot: slot(kind, 'text', trust(hit, 0.92), quote) };
}

/** Where the text gives no length, the intervals give it. */
export function cardioMinutes(cardio: CardioWish | null, minutes: Slot<number>): Slot<number> {
  if (cardio?.minutes === undefined || minutes.source !== 'default') return minutes;
  return slot(cardio.minutes, 'text', 0.7, cardio.slot.quote);
}

export function cardioBody(cardio: CardioWish | null, body: Slot<BodyWish>): Slot<BodyWish> {
  if (!cardio || Object.keys(cardio.body).length === 0) return body;
  return { ...body, value: { ...cardio.body, ...body.value }, source: 'text' };
}

export function cardioRpe({ rpe, slot: { quote } }: CardioWish): Slot<number> {
  return slot(rpe, 'text', 0.8, quote);
}

export function cardioFormat({ slot: { value, quote = '' } }: CardioWish): Reading<Format> | null {
  return value === 'intervals' ? { value: 'intervals', confidence: 0.9, quote } : null;
}

export function withCardio(focus: Slot<FocusArea[]>): Slot<FocusArea[]> {
  if (focus.value.length > 0) return focus;
  return { ...focus, value: ['cardio'], source: 'text', confidence: 0.85 };
}
