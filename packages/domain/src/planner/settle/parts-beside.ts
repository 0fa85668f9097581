import { exerciseById } from '../../exercise/library.ts';
import type { FocusArea, OrderPart, WrittenItem } from '../../reading/vocabulary.ts';
import { defined } from '../../workout/defined.ts';
import { focusMusclesOf } from '../layout/groups.ts';
import type { Request } from '../request.ts';
import { told } from './at-hand.ts';

/** Parts of the body that one adds to a lift: a lift of their own would have been named. */
const addedParts: readonly FocusArea[] = [
  'core',
  'arms',
  'shoulders',
  'glutes',
  'chest',
  'back',
  'legs',
  'lower_body',
];

/** The lines as they were written, with what was named or told of beside them. */
function linesOf({ written, mustInclude, abilities, body }: Request): WrittenItem[] {
  const own = written?.value.items ?? [];
  const told = (abilities?.value ?? []).map(({ exercise }) => exercise);
  // 'I can do 11 pull-ups and 20 dips: five sets of each'.
  const isOfEach = told.length > 1 && mustInclude.value.every((id) => told.includes(id));
  const all = isOfEach && body.value.sets !== undefined ? told : mustInclude.value;
  const { sets } = body.value;
  const others = all.filter((id) => !own.some(({ exerciseId }) => exerciseId === id));
  const bare = others.map((exerciseId) => ({
    exerciseId,
    quote: exerciseId,
    ...(!written && sets !== undefined && { sets }),
  }));
  return [...own, ...bare];
}

/**
 * '5×5 squats, then abs': lifts with a part of the body that none of them is for are two parts,
 * the lifts first.
 */
export function withPartsBeside(request: Request): Request {
  const { mustInclude, focus, body, parts: asked, distances, written, named } = request;
  const isPlain = !asked && !distances && !written?.value.only && !named && !request.skillGoals;
  const lifts = mustInclude.value.flatMap((id) => exerciseById(id) ?? []);
  const parts = focus.value.filter((area) => area !== 'full_body');
  const wanted = focusMusclesOf(parts);
  const isAdded =
    focus.source === 'text' &&
    parts.length > 0 &&
    parts.every((area) => addedParts.includes(area)) &&
    lifts.every(({ primary: [first] }) => first === undefined || !wanted.has(first));
  const isBySets = request.format.source !== 'text' || request.format.value === 'sets';
  if (!isPlain || lifts.length === 0 || mustInclude.source !== 'text' || !isAdded || !isBySets) {
    return request;
  }
  const { sets, reps } = body.value;
  const items = linesOf(request);
  const first: OrderPart = defined({
    exercises: [...new Set(items.map(({ exerciseId }) => exerciseId))],
    // What was written line by line has its own doses.
    ...(written ? {} : { sets, reps }),
    ...((written ?? request.abilities) && { items }),
    goal: 'strength' as const,
  });
  const then: OrderPart = { focus: parts };
  const { session: _kind, focusMuscles: _muscles, written: _list, ...rest } = request;
  return {
    ...rest,
    focus: { ...focus, value: [], source: 'default' },
    body: { ...body, value: {} },
    parts: told([first, then], mustInclude),
  };
}
