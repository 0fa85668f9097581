import { exerciseById } from '../../../../exercise/library.ts';
import type { LibraryExercise } from '../../../../exercise/types.ts';
import { claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { clockText } from '../../../../training/pace/words.ts';
import type { ToldSession, ToldSet } from '../../acts.ts';
import { cuesIn } from '../../cues.ts';
import { logNames } from '../../lexicon/numbers.ts';
import { exercisesIn, liftIn } from '../../lifts.ts';
import { momentIn } from '../../moments/find-moment.ts';
import { amountsInText, secondsOf, type TextAmount } from '../../sums/amounts.ts';
import { numberOf, numberTopic, rounded } from '../../sums/figures.ts';
import type { Answer, Turn } from '../../turn.ts';
import { answerMoment } from '../talk/moment.ts';

type Group = { exercise: LibraryExercise; sets: ToldSet[] };

const kilogramsPerPound = 0.4536;
const inKilograms = (amount: string | undefined, unit: string | undefined): number =>
  amount === undefined
    ? 0
    : numberOf(amount) * (/^(?:lb|pound)/i.test(unit ?? '') ? kilogramsPerPound : 1);

const mostSets = 20;
const setsOf = (count: number, reps: number | undefined, kilograms: number): ToldSet[] =>
  Array.from({ length: Math.min(mostSets, count) }, () => ({
    ...(reps !== undefined && { reps }),
    ...(kilograms > 0 && { kilograms: Math.round(kilograms * 100) / 100 }),
  }));

/** '5x5 at 80', '3 x 12'. */
const written =
  /(\d{1,2})\s*[x×]\s*(\d{1,3})\b(?!\s*(?:m|km|k)\b)(?:\s*(?:@|at|with|a|mit|con|avec|com|of|on)?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?\b(?!\s*[x×]))?/gi;
/** '60 60 65 for 8 8 6': weights, and the reps of each. */
const rows =
  /((?:\d{2,3}(?:[.,]\d{1,2})?[\s,/]+)+\d{2,3}(?:[.,]\d{1,2})?)\s*(?:kg|kilos?)?\s*(?:for|x|×)\s*((?:\d{1,2}[\s,/]+)+\d{1,2})\b/i;
/** '70 kilos, 5/5/5', '8/8/7 at 62.5': the reps of each set. */
const slashedReps =
  /(?:(\d{2,3}(?:[.,]\d{1,2})?)\s?(kgs?|kilos?|lbs?|pounds?)?[\s,:x@-]+(?:for\s+)?)?\b(\d{1,2}(?:\s?\/\s?\d{1,2}){2,})\b(?:\s?(?:at|@|with|on|x)\s?(\d{2,3}(?:[.,]\d{1,2})?)\s?(kgs?|kilos?|lbs?|pounds?)?)?/i;
/** '3 reps at 140'. */
const repsAt =
  /\b(\d{1,2})\s*(?:reps?|times)\s*(?:@|at|with|of|on)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?/i;
/** '80 for 5', '60 kg x 8'. */
const weightFor =
  /(\d{2,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?\s*(?:for|x|×)\s*(\d{1,2})\b(?!\s*(?:sets|min|km|k\b|weeks|days))/i;
/** 'At 80', '80 kg': the weight where it stands apart from the sets. */
const weightApart =
  /(?:\bat|\bwith|@|\bmit|\bcon|\bavec|\bcom)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?\b(?!\s*(?:min|reps?|sets?|[x×]))/i;
/** 'Cable row 55 3x12', 'db 24s 3x9': the weight right before the sets. */
const weightBefore = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?|s)?\s*(?:for\s*)?$/i;
const ran =
  /\b(?:ran|run|jog|jogged|rowed|cycled|cycling|bike|biked|swam|swim|walk|walked|hiked|treadmill|cross ?trainer)\b/i;
const failWords = /\b(?:failed|missed|could not finish|couldn'?t finish)\b/i;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d{1,2})?/g)].map(([one]) => numberOf(one));

/** The lift that a part of the text names, or the one that was named before it. */
function liftOf(turn: Turn, text: string): LibraryExercise | undefined {
  const short = Object.keys(logNames).find((name) => text.toLowerCase().includes(name));
  if (short !== undefined) return exerciseById(logNames[short] ?? '');
  return liftIn({ ...turn, text, cues: cuesIn(text) });
}

const heldSets =
  /(?:(\d{1,3})\s?(?:s|secs?|seconds?)\s*[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×]\s*(\d{1,3})\s?(?:s|secs?|seconds?))\b/i;

/** 'Plank 45s x3': holds, each a set; how long is in the notes. */
function heldIn(turn: Turn, text: string, groups: readonly Group[]): Group[] {
  return text.split(/[,;\n+]/).flatMap((part) => {
    const held = heldSets.exec(part);
    const exercise = held ? (liftOf(turn, part) ?? exercisesIn(part)[0]) : undefined;
    if (!held || !exercise || groups.some((one) => one.exercise.id === exercise.id)) return [];
    return [{ exercise, sets: setsOf(Number(held[2] ?? held[3]), undefined, 0) }];
  });
}

/** All sets that were told, by the lift that each was of. */
function groupsIn(turn: Turn, text: string): Group[] {
  const whole = liftOf(turn, text);
  const row = rows.exec(text);
  if (row && whole) {
    const [weights, reps] = [numbersIn(row[1] ?? ''), numbersIn(row[2] ?? '')];
    if (weights.length === reps.length)
      return [{ exercise: whole, sets: weights.flatMap((one, at) => setsOf(1, reps[at], one)) }];
  }
  const slashed = slashedReps.exec(text);
  if (slashed && whole) {
    const [, load, unit, reps = '', behind, other] = slashed;
    const kilograms = inKilograms(load ?? behind, unit ?? other);
    return [{ exercise: whole, sets: numbersIn(reps).flatMap((one) => setsOf(1, one, kilograms)) }];
  }
  const counted = [...text.matchAll(written)];
  const groups: Group[] = [];
  let from = 0;
  for (const found of counted) {
    const [said, sets, reps, beside, unit] = found;
    const alone = {
      ...turn,
      place: { ...turn.place, memory: { ...turn.place.memory, topic: null } },
    };
    const before = text.slice(from, found.index);
    // '3x8 goblet squat 20 kg, 3x10 push-ups': the name after its sets, up to the next mark.
    const rest = /^[^,;.\n+]*/.exec(text.slice(found.index + said.length))?.[0] ?? '';
    const [after = ''] = rest.split(/\s+and\s+/i);
    // 'Squats at 80 and bench 3x10': what stands nearest before the sets.
    const own = before.split(/\band\b|[,;.\n+]/i).at(-1) ?? '';
    const named =
      (own.trim() !== '' && own !== before ? liftOf(alone, own + said) : undefined) ??
      liftOf(alone, /[,;.\n+]\s*$/.test(before) || before.trim() === '' ? after : before + said) ??
      liftOf(alone, before + said) ??
      liftOf(alone, after);
    const ahead = beside ? null : weightBefore.exec(text.slice(from, found.index));
    const exercise = named ?? groups.at(-1)?.exercise ?? whole;
    from = found.index + said.length;
    if (!exercise) continue;
    const apart = counted.length === 1 ? weightApart.exec(text) : null;
    const behind =
      /\b(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)\b/i.exec(after) ??
      weightApart.exec(after);
    const kilograms = beside
      ? inKilograms(beside, unit)
      : behind && !ahead
        ? inKilograms(behind[1], behind[2])
        : inKilograms(ahead?.[1] ?? apart?.[1], ahead?.[2] ?? apart?.[2]);
    const done = setsOf(Number(sets), Number(reps), kilograms);
    const last = groups.at(-1);
    if (last?.exercise.id === exercise.id) last.sets.push(...done);
    else groups.push({ exercise, sets: done });
  }
  groups.push(...heldIn(turn, text, groups));
  if (groups.length > 0) return groups;
  const at = repsAt.exec(text);
  if (at && whole)
    return [{ exercise: whole, sets: setsOf(1, Number(at[1]), inKilograms(at[2], at[3])) }];
  const single = weightFor.exec(text);
  if (single && whole)
    return [
      { exercise: whole, sets: setsOf(1, Number(single[3]), inKilograms(single[1], single[2])) },
    ];
  const { claims } = read(text);
  return [...claimsOf(claims, 'lastLift'), ...claimsOf(claims, 'max')].flatMap(({ value }) => {
    const exercise = exerciseById(value.lift);
    const sets = 'sets' in value && typeof value.sets === 'number' ? value.sets : 1;
    return exercise ? [{ exercise, sets: setsOf(sets, value.reps, value.kilograms) }] : [];
  });
}

const metresOf = ({ value, unit }: TextAmount): number | null =>
  ({ kilometres: value * 1000, metres: value, miles: value * 1609.344 })[unit as string] ?? null;
const longWay = 15_000;

/** How far and how long, to the second where it was told. */
function wayIn(text: string): { metres?: number; seconds?: number } {
  const { claims } = read(text);
  const [race] = claimsOf(claims, 'race');
  const amounts = amountsInText(text);
  const far = amounts.map(metresOf).find((one) => one !== null);
  const metres = race?.value.metres ?? far ?? claimsOf(claims, 'distance')[0]?.value.metres;
  const time = amounts.find((one) => secondsOf(one) !== null && one.per === null);
  const told = time ? secondsOf(time, (metres ?? 0) > longWay) : null;
  const minutes = claimsOf(claims, 'minutes')[0]?.value;
  const seconds = race?.value.seconds ?? told ?? (minutes === undefined ? undefined : minutes * 60);
  return {
    ...(metres !== undefined && { metres: Math.round(metres) }),
    ...(seconds !== undefined && seconds !== null && { seconds: Math.round(seconds) }),
  };
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ran|run) .*\bwithout walking\b/i, 'Run'],
  [/\byoga\b/i, 'Yoga'],
  [/\bpilates\b/i, 'Pilates'],
  [/\bsw[ia]m\w*/i, 'Swim'],
  [/\b(?:cycl\w+|bik(?:e|ed|ing)|rode|ride)\b/i, 'Ride'],
  [/\brow(?:ed|ing|er)?\b|\berg\b/i, 'Row'],
  [/\bhik\w+/i, 'Hike'],
  [/\bwalk\w*/i, 'Walk'],
  [/\bclimb\w*|\bboulder\w*/i, 'Climbing'],
  [/\b(?:football|soccer|tennis|padel|basketball|hockey)\b/i, 'Match'],
  [/\b(?:ran|run|jog\w*|parkrun)\b/i, 'Run'],
];

function titleOf(
  text: string,
  groups: readonly Group[],
  metres: number | undefined,
  minutes: number,
): string {
  if (groups.length > 0)
    return groups
      .map(({ exercise }) => exercise.name)
      .join(', ')
      .slice(0, 80);
  const kind = kinds.find(([pattern]) => pattern.test(text))?.[1];
  const amount = metres === undefined ? `${minutes} min` : `${metres / 1000} km`;
  return kind === undefined ? amount : `${kind}, ${amount}`;
}

function sessionIn(turn: Turn, text: string): ToldSession | null {
  const groups = groupsIn(turn, text);
  if (failWords.test(text)) {
    const last = groups.at(-1)?.sets.at(-1);
    if (last) last.failed = true;
  }
  const { metres, seconds } = groups.length > 0 && !ran.test(text) ? {} : wayIn(text);
  const minutes = seconds === undefined ? 0 : Math.round(seconds / 60);
  if (groups.length === 0 && metres === undefined && minutes === 0) return null;
  return {
    title: titleOf(text, groups, metres, minutes),
    minutes,
    ...(seconds !== undefined && { seconds }),
    ...(metres !== undefined && { metres }),
    exercises: groups.map(({ exercise, sets }) => ({
      exerciseId: exercise.id,
      name: exercise.name,
      sets,
    })),
    notes: text.slice(0, 500),
  };
}

/** '3 × 5 at 100 kg and 2 × 8 at 80 kg': sets that are alike are counted together. */
function setsText(sets: readonly ToldSet[]): string {
  const alike: { count: number; set: ToldSet }[] = [];
  for (const set of sets) {
    const last = alike.at(-1);
    if (last && last.set.reps === set.reps && last.set.kilograms === set.kilograms) last.count += 1;
    else alike.push({ count: 1, set });
  }
  return alike
    .map(
      ({ count, set }) =>
        `${set.reps === undefined ? `${count} holds` : `${count} × ${set.reps}`}${set.kilograms ? ` at ${rounded(set.kilograms)} kg` : ''}`,
    )
    .join(' and ');
}

function wayText({ title, metres, seconds, minutes }: ToldSession): string {
  if (metres === undefined) return title.includes('min') ? title : `${title}, ${minutes} min`;
  if (!seconds) return title;
  const perKm = seconds / (metres / 1000);
  const isRow = title.startsWith('Row');
  const pace = isRow ? `${clockText(perKm / 2)} per 500 m` : `${clockText(perKm)} per km`;
  return `${title.replace(/^Run, /, '')} in ${clockText(seconds)}, ${pace}`;
}

const hard = /\b(?:ugly|grind\w*|failed|brutal|barely|hard|heavy|tough)\b/i;
const good = /\b(?:felt (?:good|great|easy|strong|fine)|loved it|easy|went well|nice)\b/i;
const poor = /\b(?:hated|awful|terrible|felt (?:bad|heavy|slow|rubbish|tired)|died)\b/i;
const pulse = /\b(\d{2,3})\s*(?:bpm|beats)\b/i;

/** What it means for the next one. */
function nextOf(text: string, isLift: boolean): string {
  if (isLift)
    return hard.test(text)
      ? 'Keep the same weight next time and make the last set clean.'
      : 'If that left reps in the tank, take the smallest step up next time.';
  if (good.test(text))
    return 'That it felt good says the pace was well chosen; keep the next one easy.';
  if (poor.test(text)) return 'Not every one is a joy, and it counts all the same.';
  return hard.test(text) ? 'Make the next one easy, so that it sinks in.' : 'Well done.';
}

/** For 'what pace is that?'. */
function paceTopic({ metres, seconds }: ToldSession): Pick<Answer, 'topic'> | null {
  if (metres === undefined || seconds === undefined) return null;
  const km = metres / 1000;
  return {
    topic: numberTopic(`${rounded(km)} km`, 'running pace', {
      kind: 'pace',
      value: seconds / km,
      km,
    }),
  };
}

/** A session told in words: into the log with all its numbers, and what it means for the next one. */
export function answerLog(turn: Turn): Answer {
  const { pending, asked } = turn.place.memory;
  const text = asked === 'which_lift' && pending !== null ? `${pending} ${turn.text}` : turn.text;
  const session = sessionIn(turn, text);
  const isJoy = momentIn(cuesIn(text))?.id === 'record';
  if (!session && isJoy) return answerMoment(turn);
  if (!session) {
    return {
      say: ['Which lift was that? Then I put it in your log.'],
      ask: { id: 'which_lift', text: '' },
      pending: text,
    };
  }
  const [first] = session.exercises;
  const beats = pulse.exec(text)?.[1];
  const lifted = session.exercises.map(
    ({ name, sets }) => `${name.toLowerCase()} ${setsText(sets)}`,
  );
  const way =
    session.metres === undefined
      ? []
      : [wayText({ ...session, title: `${session.metres / 1000} km` })];
  const done = first
    ? [...lifted, ...way].join('; ')
    : `${wayText(session)}${beats ? `, at ${beats} beats` : ''}`;
  return {
    say: [
      ...(isJoy ? answerMoment(turn).say.slice(0, -1) : []),
      ...(isJoy ? ['Brilliant, well done.'] : []),
      `In your log: ${done}.`,
      isJoy && !first ? '' : nextOf(text, first !== undefined),
    ],
    act: { kind: 'log_session', session },
    quickReplies: ['Undo'],
    ...(paceTopic(session) ??
      (first && { topic: { kind: 'exercise', id: first.exerciseId, words: first.name } as const })),
  };
}
