import { exerciseById } from '../../../exercise/library.ts';
import type { WrittenItem } from '../../../reading/vocabulary.ts';
import { introduction } from '../../../timer/constants.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Block } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { hasFocus } from '../../dose/targets.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import type { Request, Slot } from '../../request.ts';
import { isTimeAsked } from '../../settle/time-asked.ts';
import { legalMove } from '../legal-move.ts';
import { buildLifting } from '../lifting.ts';
import { setsIn } from '../list-rows.ts';
import type { BlockOrder, BuiltBlock } from './block.ts';
import { makeStrengthPart } from './formats/strength.ts';
import { makeStrength } from './strength.ts';

export const orderFor = (
  context: PlanContext,
  kind: FormatId,
  seconds: number,
  more: Partial<BlockOrder> = {},
): BlockOrder => ({
  context,
  strength: makeStrength(context),
  kind,
  seconds,
  used: new Set(),
  named: context.request.mustInclude.value,
  ...more,
});

/** Shorter sessions are about the clock alone. */
const leastMinutes = 12;
/** What is left for strength, from so many seconds on; with more it is a session of its own. */
const leastSeconds = 4 * 60;
const wholeSeconds = 13 * 60;
const change = 60;
const transition = 10;

const own = <T>(value: T): Slot<T> => ({ value, source: 'default', confidence: 1 });

/** The edges are those of the session. */
const edgeMinutes = 4;
const isBarLift = (id: string): boolean => exerciseById(id)?.lift !== undefined;

/** What a part of sets holds: all that was named and nothing beside it, else what suits it. */
export interface SetMoves {
  taken: readonly string[];
  named: readonly string[];
  dose?: { sets?: number; reps?: number } | undefined;
  /** The lines of the part as they were written. */
  items?: readonly WrittenItem[] | undefined;
}

/** Three and more, where there is time for so many. */
const movesIn = (minutes: number): number =>
  Math.max(1, Math.min(3, Math.floor(minutes / 2.5)), Math.round(minutes / 6));

/** A session of sets alone, without edges of its own and without the moves of the clock. */
function forSets(
  request: Request,
  minutes: number,
  { taken, named, dose, items }: SetMoves,
): Request {
  const { exerciseCount: _count, session: _session, parts: _parts, ...open } = request;
  const { distances: _ways, cardio: _cardio, written: _list, ...rest } = open;
  // A skill is practised for as long as its part lasts, and the other parts are not about it.
  const isSkill =
    named.length > 0 && named.every((id) => request.skillGoals?.value.includes(id)) && !dose?.sets;
  const { skillGoals: _skill, ...plain } = rest;
  const isHard = ['hiit', 'endurance', 'power'].includes(request.goal.value);
  return {
    ...(isSkill ? rest : plain),
    // The part has so long, whoever said how long the whole is.
    minutes: {
      ...own(minutes),
      source: items?.length && !isTimeAsked(request) ? 'default' : 'form',
    },
    format: own('sets'),
    body: own({ ...dose }),
    ...(named.length > 0 &&
      !isSkill && {
        written: own({
          items: items?.length
            ? [...items]
            : named.map((exerciseId) => ({
                exerciseId,
                quote: exerciseId,
                ...(isBarLift(exerciseId) && { sets: setsIn(minutes + edgeMinutes, named.length) }),
                ...dose,
              })),
          only: true,
        }),
      }),
    goal: isHard ? own('general') : request.goal,
    mustInclude: own(isSkill ? [] : [...named]),
    excludedExercises: own([
      ...request.excludedExercises.value,
      // A part has few moves: they may come twice.
      ...(hasFocus(request) ? [] : taken),
    ]),
    warmUp: own({ length: 'none' }),
    coolDown: own({ length: 'none' }),
    // The first lifts of a part are for it, later ones for its counterpart.
    ...(hasFocus(request) && named.length === 0 && { exerciseCount: own(movesIn(minutes)) }),
  };
}

/** Lifts with doses and loads of their own, as long as these seconds. */
export function sessionOfSets(
  context: PlanContext,
  seconds: number,
  moves: SetMoves,
): BuiltBlock[] {
  const request = forSets(context.request, Math.round(seconds / 60), moves);
  const totalSeconds = seconds + introduction.seconds;
  const parts = buildLifting({ ...context, request, totalSeconds });
  return (parts?.blocks ?? []).map((block, i) => ({
    block,
    moves: block.items.flatMap(
      ({ exerciseId = '' }) => legalMove(exerciseId, context.request) ?? [],
    ),
    honesty: [],
    coaching: i === 0 ? ['Each lift says how many good reps to leave.'] : [],
  }));
}

/** On a machine that was named one gets ready for it there: easy, with a few quick turns. */
function easyBefore(move: Candidate, seconds: number): BuiltBlock {
  const item = makeItem(move, {
    duration: Math.round(seconds / 5) * 5,
    rpe: 4,
    role: 'easy',
    stepMode: 'time',
    description: 'Easy; in the last minutes three times 10 s quick.',
  });
  const block: Block = {
    kind: 'steady',
    title: `Easy ${move.exercise.name.toLowerCase()}`,
    items: [item],
    score: 'done',
    restAfter: change - transition,
  };
  return { block, moves: [move], honesty: [], coaching: [] };
}

/** Lifts come fresh: strength goes before the clock where the session has time for both. */
export function strengthBefore(
  context: PlanContext,
  main: BuiltBlock,
  spare: number,
): BuiltBlock[] {
  const seconds = spare - change;
  if (seconds < leastSeconds || context.request.minutes.value < leastMinutes) return [];
  const [machine] = main.moves;
  const isRide = main.moves.every(({ exercise }) => exercise.patterns[0] === 'cyclic');
  if (machine && isRide && context.request.machines) return [easyBefore(machine, seconds)];
  const ids = main.moves.map(({ exercise }) => exercise.id);
  const order = orderFor(context, 'sets', seconds, {
    used: new Set(ids),
    named: [],
    isLater: true,
  });
  const part = seconds < wholeSeconds ? makeStrengthPart(order) : null;
  const parts = part ? [part] : sessionOfSets(context, seconds, { taken: ids, named: [] });
  return parts.map((one, i) =>
    i === parts.length - 1
      ? { ...one, block: { ...one.block, restAfter: change - transition } }
      : one,
  );
}
