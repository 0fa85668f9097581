import { exerciseById } from '../../../exercise/library.ts';
import type { EquipmentId } from '../../../exercise/types.ts';
import { equipmentIds } from '../../../exercise/types.ts';
import { type Claim, claimsOf } from '../../../reading/claims.ts';
import { read } from '../../../reading/read.ts';
import { capitalise, countText } from '../../../workout/words.ts';
import { readHorizonWeeks } from '../../horizon.ts';
import { gapWords, readLiftGoal } from '../../lift-goal.ts';
import type { ToldSession, TurnAct } from '../acts.ts';
import { cuesIn } from '../cues.ts';
import { queryOf } from '../knowledge.ts';
import { goalIn } from '../learn.ts';
import { liftIn } from '../lifts.ts';
import { momentIn } from '../moments/find-moment.ts';
import { saidBack } from '../recollect.ts';
import { type Answer, pick, type Turn, toned } from '../turn.ts';
import { answerTelling, cardFor } from './ask.ts';
import { answerMoment, momentOf } from './moment.ts';

const nearForGoal = 0.42;

/** A goal: kept, set beside the log where it can be counted, and with the first thing that matters. */
export function answerGoal(turn: Turn): Answer {
  const { text, knowledge, cues } = turn;
  const goal =
    goalIn(cues) ??
    amended(turn) ??
    claimsOf(read(text).claims, 'event')[0]?.value.what ??
    plainGoal(text);
  const lift = readLiftGoal(text, knowledge);
  const weeks = readHorizonWeeks(text, knowledge.now);
  const when = weeks === null || weeks < 1 ? '' : ` That is ${countText(weeks, 'week')} from now.`;
  const gap = lift ? gapWords(lift) : null;
  const card = cardFor(turn, nearForGoal, 2);
  const noted = `Noted: ${saidBack(goal).replace(/[.!]+$/, '')}.${when}`;
  const topic = {
    kind: 'goal',
    id: goal,
    words: `${goal} ${isRun(text) ? 'run race training week' : 'training'}${/\bhalf\b/i.test(text) ? ' marathon' : ''}`,
  } as const;
  const act: TurnAct | undefined =
    lift?.targetKg != null
      ? {
          kind: 'set_goal',
          title: `${lift.lift} ${lift.targetKg} kg`,
          goal: 'lift',
          target: lift.targetKg,
          lift: lift.lift,
        }
      : undefined;
  return {
    say: [
      noted,
      ...(gap ? [gap] : (card?.say.slice(0, 1) ?? [])),
      'Say "make me a program" and I lay it out over the weeks.',
    ],
    pathway: 'goal_build',
    topic,
    ...(act && { act }),
    ...(card?.sources && !gap && { sources: card.sources }),
  };
}

/** 'Goal: 12 dips by July. At 4 now.': what is aimed at, without what stands around it. */
const plainGoal = (text: string): string =>
  text.replace(/^\s*(?:my |new )?goal\s*[:=-]\s*/i, '').split(/(?<=[a-z)])[.!]\s/i)[0] ?? text;

/** The goal that was just told, with the number that was put right. */
function amended({ cues, place }: Turn): string | null {
  const { topic } = place.memory;
  const value = cues.tokens.find(({ kind }) => kind === 'number')?.text;
  if (topic?.kind !== 'goal' || value === undefined || !/\d/.test(topic.id)) return null;
  return topic.id.replace(/\d+/, value);
}

const isRun = (text: string): boolean =>
  /\b(?:run\w*|half|marathon|5 ?k\w*|10 ?k\w*|race|parkrun)\b/i.test(text);

const spaced = (id: string) => id.replaceAll('_', ' ');
const isKit = (id: string): id is EquipmentId => (equipmentIds as readonly string[]).includes(id);

function kitOf(claims: readonly Claim[]): EquipmentId[] {
  const found = claimsOf(claims, 'kit').flatMap(({ value, whose }) =>
    whose === 'me' && isKit(value.id) && value.id !== 'bodyweight' ? [value.id] : [],
  );
  return [...new Set(found)];
}

const longestNote = 120;

/** Something told about oneself: said back as it is kept, and used from then on. */
export function answerFact(turn: Turn): Answer {
  const { cues, reading, text } = turn;
  const learned = reading.learned.filter(({ slot }) => slot !== 'barrier');
  const isTaste = cues.has('story', 'like', 'dislike') && !cues.has('story', 'got', 'lost');
  const kit = isTaste ? [] : kitOf(read(text).claims);
  const dislikes = learned.filter(({ slot }) => slot === 'dislike').map(({ value }) => value);
  const likes = learned.filter(({ slot }) => slot === 'like').map(({ value }) => value);
  const times = learned.filter(({ slot }) => slot === 'time_window').map(({ value }) => value);
  const isLost = cues.has('story', 'lost');
  const lines = [
    ...(kit.length > 0
      ? [
          isLost
            ? `No more ${kit.map(spaced).join(' or ')} from here on.`
            : `${kit.map(spaced).join(' and ')}: I plan with that from now on.`,
        ]
      : []),
    ...(dislikes.length > 0 ? [`I leave out ${dislikes.join(', ')} for good.`] : []),
    ...(likes.length > 0 ? [`More of ${likes.join(', ')} where it fits.`] : []),
    ...(times.length > 0 ? [`I plan for ${times.join(', ')}.`] : []),
  ].map((line) => line.charAt(0).toUpperCase() + line.slice(1));
  if (claimsOf(read(text).claims, 'noise').length > 0) {
    lines.push('Quiet from now on, with soft landings.');
  }
  const others = learned
    .filter(({ slot }) => slot === 'lift' || slot === 'injury')
    .map(({ value }) => value);
  const said = lines.length > 0 ? lines : others.length > 0 ? [`Kept: ${others.join(', ')}.`] : [];
  if (said.length === 0) {
    const isKept = cues.has('memory', 'remember');
    if (isKept)
      return {
        say: [toned(turn, 'noted'), `${capitalise(saidBack(text.slice(0, longestNote)))}.`],
      };
    const mass = claimsOf(read(text).claims, 'bodyMass')[0]?.value;
    if (mass !== undefined)
      return {
        say: [`Noted: ${Math.round(mass * 10) / 10} kg. I count protein and loads from that.`],
      };
    const told = answerTelling(turn);
    if (told) return told;
    const isNoted = learned.some(({ slot }) => slot === 'note');
    if (momentIn(cues) || (!isNoted && momentOf(turn))) return answerMoment(turn);
    return answerNote(turn);
  }
  const act: TurnAct | undefined =
    kit.length > 0 && (cues.has('story', 'got') || isLost)
      ? { kind: 'set_kit', add: isLost ? [] : kit, remove: isLost ? kit : [] }
      : undefined;
  // 'Told you I hate them': it should have been kept the first time.
  const isTold =
    cues.has('coach', 'again') || /\b(?:told|tell) (?:u|you)\b|\bagain\b.*\bhate\b/i.test(text);
  const opening = isTold ? 'Sorry, that was my mistake.' : toned(turn, 'noted');
  return { say: [opening, ...said], ...(act && { act }), topic: null };
}

const longestSaidBack = 10;
const sentenceBreak = /[.!?;]\s|\n/;

const heardOut = [
  'Thank you for telling me. If there is a question in it, ask, and if you would rather just move, give me your minutes.',
  'I hear you. Do you want my view on it, or something to train that takes your mind off it?',
  'That is worth saying out loud. I keep it in mind; tell me what would help now, a word or a session.',
];

/** Something of one's own that asks for nothing: a fact is said back, a story is heard, and both are kept with the talk. */
export function answerNote(turn: Turn): Answer {
  const isFact = turn.cues.wordCount <= longestSaidBack && !sentenceBreak.test(turn.text.trim());
  return {
    say: [
      isFact
        ? `${toned(turn, 'noted')} ${capitalise(saidBack(turn.text))}.`
        : pick(turn, 'heard', heardOut),
    ],
    topic: { kind: 'memory', id: 'note', words: turn.text.slice(0, longestNote) },
  };
}

const surelyOfPain = 0.6;

const painLines = [
  'Let us keep load off your {part} and train what does not hurt. If it is swollen, gives way or is there at rest, have it looked at.',
  'I plan around your {part}. Move it in the range that is free of pain, and see someone if it gets worse or stays beyond two weeks.',
];

/** What hurts: named, minded, and without a guess at its cause. */
export function answerPain(turn: Turn): Answer {
  const card = queryOf(turn.cues, false).length > 1 ? cardFor(turn, surelyOfPain) : null;
  if (card) return { ...card, pathway: 'pain_limits' };
  const injury = turn.request?.injuries.find(
    ({ status, source }) => status === 'active' && source === 'text',
  );
  const part = [injury?.side === 'both' ? '' : injury?.side, injury?.region.replaceAll('_', ' ')]
    .filter(Boolean)
    .join(' ');
  if (!part)
    return (
      answerTelling(turn) ?? {
        say: ['Tell me where it is and what makes it worse, and I plan around it.'],
        pathway: 'pain_limits',
      }
    );
  return {
    say: [pick(turn, 'pain', painLines).replaceAll('{part}', part)],
    pathway: 'pain_limits',
    ask: { id: 'own', text: `Did your ${part} start at one moment, or come on slowly?` },
    topic: { kind: 'card', id: `${part} pain`, words: `${part} pain train` },
    offer: `20 minutes without load on my ${part}`,
  };
}

/** One set, or as many as were told. */
function setsOf(
  value: { sets?: number; reps?: number; kilograms: number; rpe?: number },
  isFailed: boolean,
) {
  const count = Math.min(20, value.sets ?? 1);
  return Array.from({ length: count }, (_, at) => ({
    ...(value.reps !== undefined && { reps: value.reps }),
    kilograms: value.kilograms,
    ...(value.rpe !== undefined && { rpe: value.rpe }),
    ...(isFailed && at === count - 1 && { failed: true as const }),
  }));
}

/** '80 for 5', '60 kg x 8': a weight and its reps. */
const setWords =
  /(\d{2,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?\s*(?:for|x|×)\s*(\d{1,2})\b(?!\s*sets)/i;
const wayWords =
  /\b(?:ran|run|jogged|walked|rowed|cycled|biked|swam)\b.*?(\d{1,3}(?:[.,]\d)?)\s*(?:k|km)\b/i;

/** 'At 80', '80 kg': the weight where it stands apart from the sets. */
const weightWords =
  /(?:\bat|\bwith|@|\bmit|\bcon|\bavec|\bcom)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?\b(?!\s*(?:min|reps?|sets?))/i;

const failWords = /\b(?:failed|missed|could not finish|couldn'?t finish)\b/i;

/** '5x5 at 80': sets, reps and kilograms, where no lift is named beside them. */
const written =
  /(\d{1,2})\s*[x×]\s*(\d{1,3})(?:\s*(?:@|at|with|a|mit|con|avec|com)?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(kg|kilos?|lbs?|pounds?)?)?/i;
const kilogramsPerPound = 0.4536;

const inKilograms = (amount: string, unit: string): number =>
  Number(amount.replace(',', '.')) * (/^(?:lb|pound)/i.test(unit) ? kilogramsPerPound : 1);

function wayIn(text: string): number | undefined {
  const kilometres = wayWords.exec(text)?.[1];
  return kilometres === undefined ? undefined : Number(kilometres.replace(',', '.')) * 1000;
}

function sessionIn(turn: Turn, text: string): ToldSession | null {
  const { claims } = read(text);
  const isFailed = failWords.test(text);
  const told = [...claimsOf(claims, 'lastLift'), ...claimsOf(claims, 'max')].flatMap(
    ({ value }) => {
      const exercise = exerciseById(value.lift);
      return exercise ? [{ exercise, sets: setsOf(value, isFailed) }] : [];
    },
  );
  const [said, sets, reps, beside, besideUnit] = written.exec(text) ?? [];
  const [, apart, apartUnit] = weightWords.exec(text) ?? [];
  const [amount, unit = 'kg'] = beside ? [beside, besideUnit] : [apart, apartUnit];
  const lift = liftIn({ ...turn, text, cues: cuesIn(text) });
  const counted =
    said !== undefined && lift
      ? [
          {
            exercise: lift,
            sets: setsOf(
              {
                sets: Number(sets),
                reps: Number(reps),
                kilograms: amount ? inKilograms(amount, unit) : 0,
              },
              isFailed,
            ),
          },
        ]
      : [];
  const [one, weight, weightUnit = 'kg', times] = setWords.exec(text) ?? [];
  const single =
    one !== undefined && lift && said === undefined
      ? [
          {
            exercise: lift,
            sets: setsOf(
              { reps: Number(times), kilograms: inKilograms(weight ?? '0', weightUnit) },
              isFailed,
            ),
          },
        ]
      : [];
  const exercises = ([counted, single, told].find((list) => list.length > 0) ?? []).map(
    ({ exercise, sets: done }) => ({
      exerciseId: exercise.id,
      name: exercise.name,
      sets: done.map(({ kilograms, ...set }) => (kilograms > 0 ? { ...set, kilograms } : set)),
    }),
  );
  const metres =
    claimsOf(claims, 'distance')[0]?.value.metres ??
    claimsOf(claims, 'race')[0]?.value.metres ??
    wayIn(text);
  const seconds = claimsOf(claims, 'race')[0]?.value.seconds;
  const minutes =
    seconds !== undefined ? Math.round(seconds / 60) : (claimsOf(claims, 'minutes')[0]?.value ?? 0);
  if (exercises.length === 0 && metres === undefined && minutes === 0) return null;
  const title =
    exercises.length > 0
      ? exercises.map(({ name }) => name).join(', ')
      : metres !== undefined
        ? `${metres / 1000} km`
        : `${minutes} min`;
  return {
    title: title.slice(0, 80),
    minutes,
    ...(metres !== undefined && { metres }),
    exercises,
    notes: text.slice(0, 500),
  };
}

/** A session told in words: into the log, with what it means for the next one. */
export function answerLog(turn: Turn): Answer {
  const { pending, asked } = turn.place.memory;
  const text = asked === 'which_lift' && pending !== null ? `${pending} ${turn.text}` : turn.text;
  const session = sessionIn(turn, text);
  const isJoy = cuesIn(text).has('moment:record');
  if (!session && isJoy) return answerMoment(turn);
  if (!session) {
    return {
      say: ['Which lift was that? Then I put it in your log.'],
      ask: { id: 'which_lift', text: '' },
      pending: text,
    };
  }
  const [first] = session.exercises;
  const sets = first
    ? `${first.name.toLowerCase()} ${first.sets.length} × ${first.sets[0]?.reps ?? '?'}${first.sets[0]?.kilograms ? ` at ${Math.round((first.sets[0].kilograms ?? 0) * 10) / 10} kg` : ''}`
    : session.title;
  const isHard = /\b(?:ugly|grind\w*|failed|brutal|barely|hard|heavy)\b/i.test(text);
  const next = isHard
    ? 'Keep the same weight next time and make the last set clean.'
    : 'If that left reps in the tank, take the smallest step up next time.';
  return {
    say: [
      ...(isJoy ? ['Brilliant, well done.'] : []),
      `In your log: ${sets}.`,
      ...(first ? [next] : ['Well done.']),
    ],
    act: { kind: 'log_session', session },
    quickReplies: ['Undo'],
    ...(first && { topic: { kind: 'exercise', id: first.exerciseId, words: first.name } as const }),
  };
}
