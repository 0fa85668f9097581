import type { EquipmentId } from '../../../../exercise/types.ts';
import { equipmentIds } from '../../../../exercise/types.ts';
import { type Claim, claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import { capitalise, countText } from '../../../../workout/words.ts';
import { readHorizonWeeks } from '../../../goal/horizon.ts';
import { gapWords, readLiftGoal } from '../../../goal/lift-goal.ts';
import type { TurnAct } from '../../acts.ts';
import { answerAdvice } from '../../advice/all.ts';
import { queryOf } from '../../lookup/knowledge.ts';
import { momentIn } from '../../moments/find-moment.ts';
import { goalIn } from '../../recall/learn.ts';
import { saidBack } from '../../recall/recollect.ts';
import { paceFrom } from '../../sums/ways.ts';
import { type Answer, pick, type Turn, toned } from '../../turn.ts';
import { answerTelling, cardFor } from '../knowledge/ask.ts';
import { answerMoment, momentOf } from '../talk/moment.ts';

const nearForGoal = 0.6;

/** A goal: kept, set beside the log where it can be counted, and with the first thing that matters. */
export function answerGoal(turn: Turn): Answer {
  const { text, knowledge, cues } = turn;
  const goal = goalIn(cues) ?? amended(turn) ?? eventIn(text) ?? plainGoal(text);
  const lift = readLiftGoal(text, knowledge);
  const weeks = readHorizonWeeks(text, knowledge.now);
  const when = weeks === null || weeks < 1 ? '' : ` That is ${countText(weeks, 'week')} from now.`;
  const gap = lift ? gapWords(lift) : null;
  const card = cardFor(turn, nearForGoal, 2);
  const pace = isRun(text) ? paceFrom({ ...turn, text: `${text} what pace` }) : null;
  const asked = `${text.replace(/[.!?]+$/, '')}: realistic?`;
  const counted = answerAdvice({ ...turn, text: asked }).answer;
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
      ...(pace
        ? [`That asks for ${pace.say[0]}`]
        : gap
          ? [gap]
          : (counted?.say ?? card?.say.slice(0, 1) ?? [])),
      'Say "make me a program" and I lay it out over the weeks.',
    ],
    pathway: 'goal_build',
    topic: pace?.topic ?? topic,
    ...(act && { act }),
    ...(card?.sources && !gap && { sources: card.sources }),
  };
}

/** What is ahead, where it says more than 'race'. */
function eventIn(text: string): string | undefined {
  const what = claimsOf(read(text).claims, 'event')[0]?.value.what;
  return what?.includes(' ') && !/ (?:in|on|at|the|a)$/.test(what) ? what : undefined;
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

/** 'One more dumbbell row': kit in the name of an exercise, or that is not there, is none that was told of. */
function kitOf(claims: readonly Claim[]): EquipmentId[] {
  const moves = claims.flatMap(({ slot, quote }) => (slot === 'exercise' ? [quote] : []));
  const found = claimsOf(claims, 'kit').flatMap(({ value, whose, polarity, quote }) =>
    whose === 'me' &&
    polarity !== 'denies' &&
    polarity !== 'refuses' &&
    isKit(value.id) &&
    value.id !== 'bodyweight' &&
    !moves.some((move) => quote !== '' && move.includes(quote))
      ? [value.id]
      : [],
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
  'Thank you for telling me. What would help you most with it now: advice, or ten minutes of moving?',
  'I hear you, and I keep it in mind. Do you want my view on it, or something light to train?',
  'Good that you said it. Tell me which part bothers you most, and I start there.',
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
