import { listWords } from '../../../planner/receipts/words.ts';
import type { PlanFacts } from '../types.ts';
import { type LiftName, mainLifts } from './strength-days.ts';

const nameOf = (id: string | undefined): LiftName | null =>
  (Object.keys(mainLifts) as LiftName[]).find((name) => mainLifts[name].moves[0] === id) ?? null;

/** The one lift that the goal gives a number for; of several each comes as often as it always does. */
export const targetLift = ({ target }: PlanFacts): LiftName | null =>
  target.others ? null : nameOf(target.lift?.id);

export interface DayLifts {
  main: LiftName[];
  volume: LiftName[];
}

/** The lift of the goal comes two or three times, the others are kept by once. */
export function daysForLift(lift: LiftName, days: number): readonly DayLifts[] {
  const others = (['squat', 'bench', 'deadlift'] as const).filter((one) => one !== lift);
  const [first, second] = others;
  const mayRepeat = lift !== 'deadlift';
  const again = mayRepeat ? [lift] : [];
  if (days === 1) return [{ main: [lift, first ?? 'squat'], volume: [] }];
  if (days === 2)
    return [
      { main: [lift], volume: [first ?? 'squat'] },
      { main: [second ?? 'deadlift'], volume: [lift] },
    ];
  const core: DayLifts[] = [
    { main: [lift], volume: [] },
    { main: [first ?? 'squat'], volume: again },
    { main: [second ?? 'deadlift'], volume: mayRepeat ? [] : [lift] },
  ];
  return days === 3
    ? [core[0] as DayLifts, core[1] as DayLifts, { main: [second ?? 'deadlift'], volume: [lift] }]
    : [...core, { main: ['press'], volume: again }];
}

const halfKilos = (kilograms: number): number => Math.round(kilograms / 2.5) * 2.5;
/** What a block of weeks usually adds to a lift that is trained often, low and high. */
const usualGain: Record<PlanFacts['level'], readonly [number, number]> = {
  beginner: [0.06, 0.12],
  intermediate: [0.03, 0.06],
  advanced: [0.02, 0.045],
};
const gainWeeks = 12;
const shareOfGain = (weeks: number): number => Math.min(1.5, weeks / gainWeeks);

/** What the day of the test is planned with above the weeks before it: its last tries are the forecast. */
export function testGain(lift: LiftName, { target, level, weeks }: PlanFacts): number {
  const isAimedAt = [target.lift, ...(target.others ?? [])].some((one) => nameOf(one?.id) === lift);
  return isAimedAt ? usualGain[level][0] * shareOfGain(weeks) : 0;
}

interface Likely {
  name: string;
  low: number;
  high: number;
  said: string;
}

function likelyOf(
  { id, kilograms }: { id: string; kilograms: number },
  { maxima, level, weeks }: PlanFacts,
  growth: number,
): Likely | null {
  const lift = nameOf(id);
  const now = maxima.get(id);
  if (!lift || !now) return null;
  const share = shareOfGain(weeks);
  const [low, high] = usualGain[level].map((gain) => halfKilos(now * (growth + gain * share))) as [
    number,
    number,
  ];
  const name = mainLifts[lift].words.toLowerCase();
  const said =
    kilograms <= low
      ? `${name} ${kilograms} kg: likely by then.`
      : kilograms <= high * 1.02
        ? `${name} ${kilograms} kg: ${low}–${high} is likely in ${weeks} weeks, ${kilograms} on a good day.`
        : `${name} ${kilograms} kg: ${weeks} weeks usually bring ${low}–${high}. ${kilograms} takes more rounds like this one; these are the first weeks of it.`;
  return { name, low, high, said: `${said.charAt(0).toUpperCase()}${said.slice(1)}` };
}

/** 'Three times'. */
function oftenOf(lift: LiftName, days: number): string {
  const own = daysForLift(lift, Math.min(4, days)).filter(
    ({ main, volume }) => main.includes(lift) || volume.includes(lift),
  );
  return ['once', 'once', 'twice', 'three times'][own.length] ?? `${own.length} times`;
}

/** Where lifts with a number are likely to end, and what is said of each number. */
export function liftForecast(
  facts: PlanFacts,
  growth: number,
): { end: string; said: string[] } | null {
  const { target, mayTestSingles, days } = facts;
  const all = [...(target.lift ? [target.lift] : []), ...(target.others ?? [])].flatMap(
    (one) => likelyOf(one, facts, growth) ?? [],
  );
  const [first] = all;
  if (!first) return null;
  const how = mayTestSingles ? 'single' : 'triple, and a single worked out from it';
  const lift = targetLift(facts);
  if (!lift)
    return {
      end: `a tested ${how}: ${listWords(all.map(({ name, low, high }) => `${name} likely ${low}–${high} kg`))}`,
      said: all.map(({ said }) => said),
    };
  return {
    end: `a tested ${how} on the ${first.name}, likely ${first.low}–${first.high} kg; the other lifts no lower`,
    said: [`${first.said} The ${first.name} comes ${oftenOf(lift, days)} a week, the others once.`],
  };
}
