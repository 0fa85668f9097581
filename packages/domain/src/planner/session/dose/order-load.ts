import { exerciseById } from '../../../exercise/library.ts';
import type { PlanContext } from '../../context.ts';
import { effortCap } from '../../dose/dose.ts';
import { percentCap } from '../../legal/caps.ts';
import type { FilledSlot, Range } from '../types.ts';
import type { Line } from './line.ts';
import type { SessionLoads } from './loads.ts';

type OrderLoad = Pick<Line, 'load' | 'weightWords' | 'stepsTo'> & { rir?: number };

/** From here on a body may go for the weight that it told of. */
const heavyPercent = 85;

const setWords: Partial<Record<number, string>> = { 1: 'single', 2: 'double', 3: 'triple' };
const setOf = (reps: number): string => setWords[reps] ?? `set of ${reps}`;

/** What was lifted for as many reps before; a best single is a test, and no day's work. */
function toldFor({ request }: PlanContext, id: string, reps: number): number | undefined {
  if (reps < 2) return undefined;
  const fresh = (request.maxima?.value ?? []).filter(({ had }) => !had);
  const told = [...(request.lastLifts?.value ?? []), ...fresh];
  const own = told.filter((one) => one.lift === id && (one.reps ?? 0) === reps);
  return own.map(({ kilograms }) => kilograms).at(-1);
}

const leftWords: Partial<Record<number, string>> = { 1: 'one rep', 2: 'two reps' };

/** As near to the limit as this athlete may go, and never to the last rep. */
const reserveOf = ({ request }: PlanContext): number =>
  Math.max(1, Math.ceil(10 - effortCap(request)));
const leftOf = (context: PlanContext): string => {
  const rir = reserveOf(context);
  return `${leftWords[rir] ?? `${rir} reps`} left`;
};

interface Top {
  kilograms?: number;
  note: string;
}

/** The heaviest set of the day: what was done before, or by the best that is known; never a guess. */
function topOf(context: PlanContext, slot: FilledSlot, loads: SessionLoads, reps: number): Top {
  const { exercise } = slot.candidate;
  const told =
    percentCap(context.request) >= heavyPercent ? toldFor(context, exercise.id, reps) : undefined;
  if (told !== undefined) {
    return {
      kilograms: told,
      note: `${told} kg, your last ${setOf(reps)}: match it, and add a little if it moves well with ${leftOf(context)}.`,
    };
  }
  const load = loads.of(exercise, { reps, rir: reserveOf(context) });
  if (load.kind === 'known' && load.kilograms !== undefined) {
    return {
      kilograms: load.kilograms,
      note: `${load.note}: your heavy ${setOf(reps)}, ${leftOf(context)}.`,
    };
  }
  return {
    note: `Work up in sets of ${reps}, smaller steps near the top, and stop with ${leftOf(context)}. Tell me your best and I work the steps out.`,
  };
}

/** Weights of a line that were written as a share, or as the heaviest of the day. */
export function orderLoad(
  context: PlanContext,
  slot: FilledSlot,
  loads: SessionLoads,
  { range, rir }: { range: Range; rir: number },
): OrderLoad | null {
  const { asked, ofTop } = slot.row;
  const { exercise } = slot.candidate;
  const [reps] = range;
  const known = { kind: 'known' as const, reps, rir };
  if (asked?.isTop) {
    const { kilograms, note } = topOf(context, slot, loads, reps);
    const words = kilograms === undefined ? `heavy ${setOf(reps)}` : undefined;
    const left = reserveOf(context);
    return {
      rir: left,
      ...(words && { stepsTo: 'top' as const }),
      load: { ...known, rir: left, note, ...(kilograms !== undefined && { kilograms }) },
      ...(words && { weightWords: words }),
    };
  }
  const percent = asked?.percent;
  if (percent === undefined) return null;
  if (ofTop) {
    const top = topOf(context, slot, loads, ofTop.reps);
    const words = `${percent} % of today's ${setOf(ofTop.reps)}`;
    const kilograms =
      top.kilograms === undefined
        ? undefined
        : loads.round(exercise, (top.kilograms * percent) / 100);
    return kilograms === undefined
      ? { load: { ...known, note: `${words}.` }, weightWords: words }
      : {
          load: {
            ...known,
            kilograms,
            percent,
            note: `${kilograms} kg: ${words}; go by what you lifted.`,
          },
        };
  }
  const load = loads.of(exercise, { reps, rir, planned: { growth: 1, percent, isTest: true } });
  if (load.kind === 'known' && load.kilograms !== undefined) {
    return { load: { ...load, reps, percent } };
  }
  const name = (exerciseById(slot.row.moves?.[0] ?? '') ?? exercise).name.toLowerCase();
  const words = `${percent} % of your best`;
  return {
    load: { ...known, note: `${words}: tell me your best ${name} and I work out the kilograms.` },
    weightWords: words,
    stepsTo: percent,
  };
}
