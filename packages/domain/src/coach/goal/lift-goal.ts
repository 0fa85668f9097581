import { readTarget } from '../../program/goal/read-target.ts';
import { statedFrom, strengthStates } from '../../training/strength/states.ts';
import { plain } from '../message/message-words.ts';
import type { CoachKnowledge } from '../types.ts';
import { readHorizonWeeks } from './horizon.ts';

const kilogramsPerPound = 0.45359237;

interface NamedLift {
  name: string;
  said: RegExp;
  /** As somebody may have told of it. */
  told: RegExp;
  /** Ids of library exercises; the first is what is meant where nothing else is said. */
  ids: readonly [string, ...string[]];
  isLower: boolean;
}

/** What people call a lift, and which exercises it is. */
const namedLifts: readonly NamedLift[] = [
  {
    name: 'deadlift',
    said: /\bdead ?lift\w*|\bpull (?=\d|twice|double)/,
    told: /deadlift/i,
    ids: ['conventional-deadlift', 'sumo-deadlift', 'trap-bar-deadlift'],
    isLower: true,
  },
  {
    name: 'squat',
    said: /\bsquat\w*/,
    told: /^(?:barbell )?(?:back )?squat/i,
    ids: ['back-squat'],
    isLower: true,
  },
  {
    name: 'bench press',
    said: /\bbench\w*/,
    told: /bench/i,
    ids: ['bench-press'],
    isLower: false,
  },
  {
    name: 'overhead press',
    said: /\b(?:overhead|shoulder|military) press|\bohp\b/,
    told: /overhead press|strict press|shoulder press/i,
    ids: ['overhead-press'],
    isLower: false,
  },
];

const toKilograms = (amount: number, unit: string) =>
  /^(?:lb|pound)/.test(unit) ? amount * kilogramsPerPound : amount;

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** 'I weigh 78 kg', 'at 78 kg body weight'. */
function readBodyWeightKg(text: string): number | null {
  const said =
    /\b(?:i weigh|my weight is|i(?:'m| am)|at|body ?weight(?: is| of)?|weighing) (?:about |around )?(\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds)\b/.exec(
      plain(text),
    );
  if (!said?.[1]) return null;
  const kilograms = toKilograms(numberOf(said[1]), said[2] ?? 'kg');
  return kilograms >= 30 && kilograms <= 250 ? kilograms : null;
}

const multiples: readonly [RegExp, number][] = [
  [/\b(?:twice|double|two times|2x|2 x) (?:my |your )?body ?-?weight\b/, 2],
  [/\b(?:one and a half times|1[.,]5 ?x|1[.,]5 times) (?:my )?body ?-?weight\b/, 1.5],
  [/\b(?:triple|three times|3x) (?:my )?body ?-?weight\b/, 3],
  [/\bmy (?:own )?body ?-?weight\b/, 1],
];

export interface LiftGoal {
  lift: string;
  isLower: boolean;
  /** Null when it hangs on a body weight that is not known. */
  targetKg: number | null;
  currentKg: number | null;
  gapKg: number | null;
  weeks: number | null;
}

/** The current maximum, by the log and by what was told. */
function bestSingleKg({ told, ids }: NamedLift, knowledge: CoachKnowledge): number | null {
  const { sessions, learned, now } = knowledge;
  const today = now.slice(0, 10);
  const said = learned
    .filter(({ slot, value }) => slot === 'lift' && told.test(value))
    .flatMap(({ value }) => {
      const [, amount, unit = 'kg', reps = '1'] =
        /(\d+(?:[.,]\d+)?) (kg|lb)(?: x (\d+))?/.exec(value) ?? [];
      if (!amount) return [];
      const kilograms = toKilograms(numberOf(amount), unit);
      return [statedFrom({ lift: ids[0], kilograms, reps: Number(reps) }, today)];
    });
  const states = strengthStates(sessions, said, {}, today);
  const known = ids.flatMap((id) => states.get(id)?.e1RM ?? []);
  return known.length > 0 ? Math.round(Math.max(...known)) : null;
}

/** A lift and a load to reach, with how far it is; null where the text names none. */
export function readLiftGoal(text: string, knowledge: CoachKnowledge): LiftGoal | null {
  const words = plain(text);
  const found = namedLifts.find(({ said }) => said.test(words));
  if (!found) return null;
  const after = words.slice(found.said.exec(words)?.index ?? 0);
  const withUnit = /(\d{2,3}(?:[.,]\d)?) ?(kg|kgs|kilos?|lbs?|pounds)\b/;
  const bare =
    /^\w+(?: press)?(?: of| at)? (\d{2,3})\b(?! ?(?:reps?|times|x|%|min|sec|days|weeks))/;
  // What is wished for, before what merely stands beside the lift: 'I pull 130 for 5, I want 160'.
  const wished = readTarget(text);
  const isWished = wished?.kilograms !== undefined && found.ids.includes(wished.move);
  const load =
    (isWished &&
      new RegExp(`\\b(${wished.kilograms}) ?(kg|kgs|kilos?|lbs?|pounds)?\\b`).exec(words)) ||
    (withUnit.exec(after) ?? bare.exec(after) ?? withUnit.exec(words));
  const times = multiples.find(([pattern]) => pattern.test(words))?.[1];
  const bodyWeight = readBodyWeightKg(text) ?? knowledge.bodyWeightKg ?? null;
  if (!load && times === undefined) return null;
  const targetKg =
    times !== undefined
      ? bodyWeight && Math.round(times * bodyWeight)
      : Math.round(toKilograms(numberOf(load?.[1] ?? '0'), load?.[2] ?? 'kg'));
  const currentKg = bestSingleKg(found, knowledge);
  return {
    lift: found.name,
    isLower: found.isLower,
    targetKg,
    currentKg,
    gapKg: targetKg !== null && currentKg !== null ? targetKg - currentKg : null,
    weeks: readHorizonWeeks(text, knowledge.now),
  };
}

function pace(gapKg: number, weeks: number): string {
  const each = Math.round((gapKg / weeks) * 10) / 10;
  if (each === 0.5) return 'about half a kilo a week';
  return each < 0.1 ? 'a little each week' : `about ${each} kg a week`;
}

/** 'Your deadlift stands at about 144 kg for a single, so the gap to 156 kg is 12 kg.' */
export function gapWords(goal: LiftGoal): string | null {
  const { lift, currentKg, targetKg, gapKg, weeks } = goal;
  if (currentKg === null || targetKg === null || gapKg === null) return null;
  const stands = `Your ${lift} stands at about ${currentKg} kg for a single`;
  if (gapKg <= 0) return `${stands}, so ${targetKg} kg is already yours.`;
  const gap = `${stands}, so the gap to ${targetKg} kg is ${gapKg} kg`;
  return weeks === null || weeks < 1
    ? `${gap}.`
    : `${gap} in ${weeks} weeks: ${pace(gapKg, weeks)}.`;
}
