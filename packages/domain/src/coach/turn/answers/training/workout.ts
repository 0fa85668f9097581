import { understandClaims } from '../../../../planner/understand.ts';
import { type Claim, claim, claimsOf } from '../../../../reading/claims.ts';
import { isAboutTheSame } from '../../../../reading/fold.ts';
import { read } from '../../../../reading/read.ts';
import { isStopOrHold } from '../../../context.ts';
import { claimsFrom } from '../../../message/learned-claims.ts';
import { onlyNamed } from '../../../message/taken-out.ts';
import { type CoachWish, wishOf } from '../../../message/told.ts';
import { reshapeAsked } from '../../../workout/reshape.ts';
import { stemsIn } from '../../lookup/retrieve.ts';
import { latestWorkout } from '../../place.ts';
import { allTold, saidBack } from '../../recall/recollect.ts';
import { isHurtNow, isKept, staysNow } from '../../signs/reshape-signs.ts';
import { isPain } from '../../signs/wish-signs.ts';
import { type Answer, pick, type Turn, toned } from '../../turn.ts';
import { forDays } from './plan.ts';

const mostLabels = 4;
const lower = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());

const isLength = (label: string): boolean => /^\d+ min\b/.test(label);

const single = new Set(['mat', 'kettlebell', 'barbell', 'rower', 'bike', 'bench', 'band', 'chair']);
const several = new Set([
  'dumbbells',
  'kettlebells',
  'barbells',
  'bands',
  'machines',
  'resistance bands',
]);
const withKit = (label: string): string => {
  if (single.has(label)) return `with a ${label}`;
  return several.has(label) ? `with ${label}` : label;
};

/** The minutes first, as people say it: '20 minutes, no jumping, with a mat'. */
const listed = (labels: readonly string[]): string =>
  [...labels.filter(isLength), ...labels.filter((label) => !isLength(label))]
    .map((label) => withKit(label.replace(/^(\d+) min\b/, '$1 minutes')))
    .join(', ');

const prepositions = /^(?:on|with|for|at) /;

/** 'Machines' beside 'on machines', 'no barbell' beside 'no barbells': said once. */
const saysMore = (other: string, label: string): boolean =>
  label !== other && label.replace(prepositions, '') === other;

/** What was understood, from the same reading that the plan is made of: '20 min, kettlebells'. */
function understood({ text, claims }: CoachWish, { knowledge }: Turn): string[] {
  const form = { today: knowledge.now.slice(0, 10) };
  const read = understandClaims(text, claims, form, knowledge.athlete, {
    sessions: knowledge.sessions,
  });
  if (isStopOrHold(read)) return [];
  const wishes = read.chips
    .filter(({ kind, label }) => kind !== 'safety' && !/\bsleep$/.test(label))
    .map(({ label }) => lower(label))
    .filter((label, at, all) => !all.some((other, place) => place !== at && saysMore(other, label)))
    .slice(0, mostLabels);
  const cares = read.chips
    .filter(({ kind, id }) => kind === 'safety' && !id.startsWith('not-understood:'))
    .slice(0, 2)
    .map(({ label }) => lower(label).replace(/^(?:after|from your profile:) /, ''));
  const opening = wishes.some(isLength) ? 'You get ' : 'Made for: ';
  const said = wishes.length > 0 ? [`${opening}${listed(wishes)}.`] : [];
  return cares.length > 0 ? [...said, `Minding: ${cares.join(', ')}.`] : said;
}

/** What was learned before comes first, so that what is told now wins. */
function withLearned({ text, claims }: CoachWish, { knowledge }: Turn): CoachWish {
  const isKitNamed = claims.some(({ slot }) => slot === 'kit' || slot === 'bare');
  const learned = claimsFrom(knowledge.learned).filter(
    (one) =>
      !claims.some((told) => isAboutTheSame(told, one)) && !(isKitNamed && one.slot === 'kit'),
  );
  return { text, claims: [...learned, ...claims] };
}

const kitSlots = new Set(['kit', 'bare', 'place', 'gait', 'distance', 'named']);

function isKitKnown({ knowledge }: Turn, { claims }: CoachWish): boolean {
  return (
    knowledge.athlete.equipment !== undefined ||
    claims.some(({ slot, whose }) => whose === 'me' && kitSlots.has(slot))
  );
}

const kitQuestion = 'I do not know your kit yet, so it needs none. What do you have to train with?';

/** What asks for kit of its own, without naming any. */
const ownKit = new Set(['exercise', 'written', 'named', 'session', 'block', 'max', 'family']);

/** Nothing is planned with that may not be there. */
const bareOf = (wish: CoachWish): CoachWish =>
  wish.claims.some(({ slot, polarity }) => ownKit.has(slot) && polarity !== 'refuses')
    ? wish
    : { ...wish, claims: [...wish.claims, claim('bare', true, 'kit.unknown', { certainty: 0.6 })] };
const safetyFirst = [
  'One thing first.',
  'Before I make it, one question.',
  'I need to know one thing first.',
];

/** A sign that may be one is asked about, and the wish waits for the answer. */
function askFirst(turn: Turn, question: string): Answer {
  return {
    say: [pick(turn, 'first', safetyFirst)],
    pathway: 'pain_limits',
    ask: { id: 'care', text: question },
    quickReplies: ['Yes', 'No, all fine'],
  };
}

const afterMaking = ['Make it shorter', 'Make it easier', 'Add a finisher'];
const afterChange = ['Make it shorter', 'Make it easier', 'Keep the one before'];

/** A young age, a pregnancy and a fresh birth are minded in words as well. */
function careFor({ request, knowledge }: Turn): string[] {
  const conditions = (request?.conditions ?? knowledge.athlete.conditions ?? []).map(
    ({ condition }) => condition,
  );
  if (conditions.includes('postpartum'))
    return ['After a birth go by how it feels, and stop at any pull, leak or pressure.'];
  if (conditions.includes('pregnancy'))
    return ['In pregnancy keep it so that you can talk, and skip what feels wrong today.'];
  const age = knowledge.athlete.age;
  return age !== undefined && age < 18
    ? ['Clean reps before heavy ones, with a grown-up who knows what you do.']
    : [];
}

/** A pain that a change is made for is minded in words as well. */
function hurtNow({ cues, text, place, reading: { purpose } }: Turn): string[] {
  const { claims } = read(text);
  return purpose === 'change' &&
    isPain({ claims, text }) &&
    isHurtNow(cues, { claims, text }, place)
    ? [
        'Move only where it is free of pain, and see someone if it gets worse or stays beyond two weeks.',
      ]
    : [];
}

export function answerWish(turn: Turn): Answer {
  const { purpose, shouldGenerateWorkout, understanding, told } = turn.reading;
  const check = understanding.kind === 'request' ? understanding.question : null;
  if (!shouldGenerateWorkout)
    return askFirst(turn, check ?? 'Is anything about your health that I should know first?');
  const wanted = withLearned(wishOf(told), turn);
  const isChange = purpose === 'change';
  const isUnknown = !isKitKnown(turn, wanted);
  const wish = isUnknown ? bareOf(wanted) : wanted;
  // What was done about rests and sets is told by what changed, once it is done.
  const isShape = isChange && reshapeAsked(turn.text) !== null;
  const needsKit = !isChange && isUnknown && wish !== wanted;
  return {
    say: [
      toned(turn, isChange ? 'changed' : 'ready'),
      ...(isShape ? [] : understood(wish, turn)),
      ...(isChange ? hurtNow(turn) : []),
      ...forDays(turn),
      ...careFor(turn),
    ],
    pathway: (turn.request?.injuries ?? []).some(({ status }) => status === 'active')
      ? 'pain_limits'
      : 'quick_workout',
    quickReplies: isChange ? afterChange : afterMaking,
    wish,
    topic: { kind: 'workout', id: 'latest', words: turn.text },
    ...(needsKit && { ask: { id: 'kit', text: kitQuestion } }),
  };
}

const partSlots = new Set(['focus', 'exercise', 'family']);
/** 'You forgot the calves' takes none out. */
const wantedAgain = (one: Claim): Claim =>
  partSlots.has(one.slot) && one.polarity === 'refuses'
    ? ({ ...one, polarity: 'wants' } as Claim)
    : one;

/** The part by itself: what the message asks for, within what is known of the person. */
function partOf(turn: Turn, minutes: number): CoachWish {
  const isMissing = turn.cues.has('reshape', 'missing');
  const claims = read(turn.text).claims.map((one) => (isMissing ? wantedAgain(one) : one));
  const said = onlyNamed(claims).filter(
    ({ slot, reader }) => !ofLength.has(slot) && reader !== 'learned',
  );
  const length = claim('minutes', minutes, 'part.minutes');
  const standing = turn.reading.told.claims.filter(({ slot }) => standingSlots.has(slot));
  return withLearned({ text: turn.text, claims: [...standing, ...said, length] }, turn);
}

const ofLength = new Set(['minutes', 'length']);
const standingSlots = new Set([
  'kit',
  'bare',
  'place',
  'injury',
  'condition',
  'noise',
  'impact',
  'age',
  'level',
  'sex',
]);

/** Sits behind what is there: nothing of the session goes. */
export function answerAddition(turn: Turn): Answer {
  const [minutes] = claimsOf(read(turn.text).claims, 'minutes');
  const asked = minutes ? Math.min(20, minutes.value) : 5;
  if (!turn.reading.shouldGenerateWorkout) return answerWish(turn);
  return {
    say: [`Added ${asked} minutes at the end; the rest stays as it was.`],
    pathway: 'quick_workout',
    quickReplies: ['Undo'],
    act: { kind: 'add_part', wish: partOf(turn, asked), minutes: asked },
  };
}

/** The version before the change, which is still stored. */
export function answerUndo(turn: Turn): Answer {
  const { memory } = turn.place;
  const latest = latestWorkout(turn.previous);
  if (latest?.workoutId && isKept(turn.cues) && (staysNow(turn.cues) || !latest.replaces))
    return { say: ['It stays as it is.'], returnsTo: latest.workoutId };
  const isOfWorkout = latest?.replaces !== undefined && memory.undo === null;
  if (isOfWorkout && latest.replaces) {
    return { say: ['Back to the version before.'], returnsTo: latest.replaces };
  }
  if (memory.undo !== null) return { say: ['Taken back.'], act: { kind: 'undo' } };
  return latest?.replaces
    ? { say: ['Back to the version before.'], returnsTo: latest.replaces }
    : { say: ['There is nothing to take back right now.'] };
}

const limiting = new Set(['noise', 'impact', 'injury', 'condition']);

/** What was told that takes something out: of the thing itself, or a limit that reaches it. */
function reasonFor(turn: Turn): string | null {
  const asked = new Set(stemsIn(turn.text));
  const told = allTold(turn).filter(({ clause }) =>
    read(clause).claims.some(
      ({ slot, polarity, whose }) =>
        whose === 'me' && (limiting.has(slot) || polarity === 'refuses'),
    ),
  );
  const named = told.filter(({ clause }) => stemsIn(clause).some((stem) => asked.has(stem)));
  const reason = (named.length > 0 ? named : told).at(-1);
  return reason ? saidBack(reason.clause) : null;
}

/** What the workout at hand goes by; where something is missed, why it was left out. */
export function answerExplain(turn: Turn): Answer {
  if (turn.cues.has('ask', 'why')) {
    const reason = reasonFor(turn);
    if (reason)
      return {
        say: [`Because you told me: ${reason}. Say so if that has changed, and I put it back in.`],
      };
    const kit = understood(wishOf(turn.reading.told), turn);
    return {
      say: [
        `Nothing you told me rules it out; it just was not picked.${kit.length > 0 ? ` ${kit[0]}` : ''} Say "add it" or name what you want in, and I change it.`,
      ],
    };
  }
  const lines = understood(wishOf(turn.reading.told), turn);
  return lines.length > 0
    ? { say: ['I went by what you told me.', ...lines] }
    : { say: ['There is no workout to explain yet. Tell me your minutes and I make one.'] };
}

const withOpening = (answer: Answer, opening: string): Answer =>
  opening === '' ? answer : { ...answer, say: [opening, ...answer.say.slice(1)] };

/** The last workout of the conversation or of the log, once more. */
export function answerRepeat(turn: Turn): Answer {
  const id =
    latestWorkout(turn.previous)?.workoutId ??
    turn.knowledge.sessions.find(({ workoutId }) => workoutId)?.workoutId;
  const isChanged = turn.cues.has('change');
  if (!id)
    return turn.reading.shouldGenerateWorkout
      ? withOpening(
          answerWish(turn),
          isChanged ? 'I have no earlier workout of yours, so here is a new one.' : '',
        )
      : {
          say: ['There is no earlier workout to repeat yet. Tell me your minutes and I make one.'],
        };
  return isChanged
    ? {
        say: ['Here is the one from before, as it was. Say what is to go, and I change it.'],
        returnsTo: id,
      }
    : { say: ['The same one again, ready to start.'], returnsTo: id };
}
