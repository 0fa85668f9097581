import { exerciseById } from '../../exercise/library.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { isTimeAsked } from './time-asked.ts';

/** So long a lift may take with its sets and rests, and getting warm for all of them. */
const minutesOfOne = 22;
const minutesOfEdges = 12;
const mostNamed = 3;

const isBare = ({ exerciseId: _id, quote: _quote, ...dose }: WrittenItem): boolean =>
  Object.values(dose).every((value) => value === undefined);

/**
 * 'Powerlifting: squat and bench, 90 minutes': names without doses lead a session of that time,
 * they are not all of it. Who says that nothing joins them has a list.
 */
export function withOpenList(request: Request): Request {
  const { written, format, body, session, soleLift } = request;
  const items = written?.value.items ?? [];
  const isListed = written?.value.only && !written.value.levels && !written.value.rounds;
  const isAllOfIt = hasTrait(request, 'closed') || soleLift !== undefined;
  const isHeavy = session?.value.includes('max_strength') ?? false;
  if (!isListed || !isHeavy || isAllOfIt || !isTimeAsked(request)) return request;
  const isOpen =
    items.length <= mostNamed &&
    items.every(isBare) &&
    items.some(({ exerciseId }) => exerciseById(exerciseId)?.lift !== undefined) &&
    format.source !== 'text' &&
    Object.keys(body.value).length === 0 &&
    request.minutes.value > items.length * minutesOfOne + minutesOfEdges;
  if (!isOpen) return request;
  const { written: _list, ...rest } = request;
  return rest;
}
