import { saidTitle } from '@cadence/domain/coach/gate/title';
import type { CoachWish } from '@cadence/domain/coach/message/told';
import { openFlag } from '@cadence/domain/coach/signs/flags';
import type { Heard } from '@cadence/domain/coach/turn/lookup/heard';
import { latestWorkout } from '@cadence/domain/coach/turn/place';
import type {
  CoachReply,
  Conversation,
  MessageReading,
  RaisedFlag,
} from '@cadence/domain/coach/types';
import { sessionWords } from '@cadence/domain/coach/workout/session-words';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { WeightUnit } from '@cadence/domain/profile/units';
import type { Workout } from '@cadence/domain/workout/types';
import { newId } from '../../../platform/ids.ts';
import { type Done, perform, type UndoRecord } from '../acts.ts';
import { type Known, knowledgeOf, type User } from '../athlete/knowledge.ts';
import { storeLearned } from '../athlete/learned.ts';
import { type CoachDeps, instantOf, type Made, type TurnMessage } from '../deps.ts';
import type { Deeds } from '../model/model-tools.ts';
import { isForNoModel, talkWithModel } from '../model/talk-with-model.ts';
import { proposalFor } from '../proposals.ts';
import type { Head } from './conversation-store.ts';

export interface Answer {
  /** The user's message and the coach's, in this order. */
  messages: [TurnMessage, TurnMessage];
  head: Pick<Head, 'pathway' | 'mode' | 'context' | 'told' | 'preview'>;
  workoutId: string | null;
}

const previewLength = 140;

export const previewOf = (content: string): string => content.slice(0, previewLength);

type Said = Pick<CoachReply, 'content' | 'pathway' | 'quickReplies'>;

/** Nothing was made after all: what stands in its way, in the words of the pipeline. */
function sayRefused(said: Said, made: Extract<Made, { kind: 'refused' }>): Said {
  return {
    content: [made.message, made.suggestion].filter(Boolean).join(' '),
    pathway: made.code === 'NO_WORKOUT_FITS' ? said.pathway : 'safety',
    quickReplies: [],
  };
}

/** A stop is answered without anything else. */
async function learn(
  deps: CoachDeps,
  userId: string,
  { knowledge, facts, isHealthAgreed }: Known,
  { learned, understanding }: MessageReading,
): Promise<Known['knowledge']> {
  if (understanding.kind === 'stop') return knowledge;
  const stored = await storeLearned(deps, userId, learned, isHealthAgreed);
  const ids = new Set(stored.map(({ id }) => id));
  return { ...knowledge, learned: [...stored, ...facts.filter(({ id }) => !ids.has(id))] };
}

/** A wish about the program becomes a card with a button; where it cannot, the reason is said. */
async function propose(
  deps: CoachDeps,
  userId: string,
  drafted: CoachReply,
  now: string,
): Promise<{ said: Said; proposal: Deeds['proposal'] }> {
  if (drafted.programChange === null) return { said: drafted, proposal: null };
  const proposal = await proposalFor(deps, userId, drafted.programChange, now.slice(0, 10));
  if (typeof proposal !== 'string') return { said: drafted, proposal };
  return { said: { ...drafted, content: proposal }, proposal: null };
}

/** A wish for a change leads from the latest workout to this one. */
function changedFrom(
  { intent }: MessageReading,
  { messages }: Conversation,
): Pick<TurnMessage, 'replaces'> {
  const replaces = latestWorkout(messages)?.workoutId;
  return intent === 'adjust_workout' && replaces !== undefined ? { replaces } : {};
}

/** What a wish is made for: the words it was said in, and the workout that it leads away from. */
interface Wanted {
  text: string;
  replaces: string | undefined;
  knowledge: Known['knowledge'];
}

/** Where the plan is not what the change asked for, the workout that is. */
async function madeAsAsked(
  deps: CoachDeps,
  userId: string,
  wish: CoachWish,
  made: Made,
  { text, replaces, knowledge }: Wanted,
): Promise<Made> {
  const before = replaces === undefined ? null : await deps.findWorkout(userId, replaces);
  if (!before || (made.kind === 'refused' && made.code !== 'NO_WORKOUT_FITS')) return made;
  const planned = made.kind === 'made' ? await deps.findWorkout(userId, made.workoutId) : null;
  const asked = { wish, change: text, before, planned };
  const other = await deps.planner.asAsked(asked, knowledge.athlete, knowledge.now.slice(0, 10));
  if (!other) return made;
  if (made.kind === 'made') await deps.removeWorkout(userId, made.workoutId);
  const workoutId = await deps.proposeWorkout(userId, other);
  return { kind: 'made', workoutId, title: other.title ?? other.workoutType ?? 'Workout' };
}

/** A change keeps the exercises where it can; where that fits no plan, the wish alone decides. */
async function makeWanted(
  deps: CoachDeps,
  userId: string,
  wish: CoachWish | null,
  wanted: Wanted,
): Promise<Made | null> {
  if (wish === null) return null;
  const { text, replaces } = wanted;
  const names = replaces === undefined ? [] : await deps.exercisesOf(userId, replaces);
  const kept = await deps.planner.keepingExercises(wish, text, names);
  const made = kept === null ? null : await deps.makeWorkout(userId, kept);
  const isTight = made?.kind === 'refused' && made.code === 'NO_WORKOUT_FITS';
  const fitting = made && !isTight ? made : await deps.makeWorkout(userId, wish);
  return madeAsAsked(deps, userId, wish, fitting, wanted);
}

const mostNamed = 3;
const named = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join(', ').toLowerCase();

/** Whether a change that keeps every exercise has made the session longer or shorter. */
const isOtherLength = (old: Workout | null, now: Workout | null): boolean =>
  now?.estimatedDuration !== undefined && old?.estimatedDuration !== now.estimatedDuration;

/** What a change has taken out and put in, by name, and how long it takes where that is another length. */
async function differenceOf(
  deps: CoachDeps,
  userId: string,
  replaces: string | undefined,
  made: Made | null,
  said: string,
): Promise<string[]> {
  if (replaces === undefined || made?.kind !== 'made') return [];
  const [before, after] = await Promise.all([
    deps.exercisesOf(userId, replaces),
    deps.exercisesOf(userId, made.workoutId),
  ]);
  const [old, now] = await Promise.all([
    deps.findWorkout(userId, replaces),
    deps.findWorkout(userId, made.workoutId),
  ]);
  const out = before.filter((name) => !after.includes(name));
  const into = after.filter((name) => !before.includes(name));
  return [
    ...(out.length > 0 ? [`Out: ${named(out)}.`] : []),
    ...(into.length > 0 ? [`In instead: ${named(into)}.`] : []),
    ...(!/\d minutes\b/.test(said) && isOtherLength(old, now)
      ? [`It takes ${now?.estimatedDuration} minutes.`]
      : []),
  ];
}

/** What a new workout holds, for whoever reads or hears the answer without its card. */
async function contentOf(
  deps: CoachDeps,
  userId: string,
  made: Made | null,
  unit: WeightUnit | undefined,
): Promise<string> {
  const workout = made?.kind === 'made' ? await deps.findWorkout(userId, made.workoutId) : null;
  return workout ? sessionWords(workout, unit ?? 'kg') : '';
}

function stopOf(sign: Alarm | null): Pick<TurnMessage, 'stop'> {
  if (sign?.kind !== 'stop') return {};
  const { id, message, suggestion } = sign;
  return { stop: { id, message, suggestion } };
}

const nothingDone: Done = { card: null, undo: null };

/** What the answer speaks of is done before it is said. */
async function act(
  deps: CoachDeps,
  { act: wanted }: CoachReply,
  { conversation, known, userId }: { conversation: Conversation; known: Known; userId: string },
): Promise<Done> {
  if (wanted === null) return nothingDone;
  return perform(deps, wanted, {
    userId,
    known,
    workoutId: latestWorkout(conversation.messages)?.workoutId,
    undo: (conversation.context.undo ?? null) as UndoRecord | null,
  });
}

/** A workout of before, if it is still stored. */
async function shownAgain(
  deps: CoachDeps,
  userId: string,
  { returnsTo }: CoachReply,
): Promise<string | null> {
  if (returnsTo === null) return null;
  return (await deps.hasWorkout(userId, returnsTo)) ? returnsTo : null;
}

/** What a model has led to is told even when its words are not used. */
function ownWords(said: Said, madeBefore: Made | null, { made }: Deeds): string {
  if (made?.kind !== 'made' || madeBefore?.kind === 'made') return said.content;
  return `Your workout is ready: ${saidTitle(made.title)}. ${said.content}`;
}

/** With the sign that a model has found where the rules found none. */
function withAlarm(
  flags: readonly RaisedFlag[],
  { understanding }: MessageReading,
  raisedAt: string,
): RaisedFlag[] {
  if (understanding.kind === 'request') return [...flags];
  const { kind, id } = understanding;
  const others = flags.filter((flag) => flag.id !== id || flag.liftedAt !== null);
  return [...others, { kind, id, raisedAt, liftedAt: null }];
}

/**
 * What a message means, and the gravest sign that stands after it. What it raises or settles holds
 * in every other conversation from now on, whatever comes next.
 */
async function read(
  { planner, flags, readClaims }: CoachDeps,
  conversation: Conversation,
  text: string,
  knowledge: Known['knowledge'],
  heard: readonly Heard[],
): Promise<{ reading: MessageReading; sign: Alarm | null; isCounted: boolean }> {
  const { userId, messages } = conversation;
  const { athlete, now, flags: before = [] } = knowledge;
  const asked = messages.findLast(({ type }) => type === 'coach')?.content ?? '';
  const [byRules, settled] = await Promise.all([
    planner.readMessage(text, conversation, knowledge, [], heard),
    planner.flagsAfter(before, text, asked, { athlete, now }),
  ]);
  // Words with a sign of danger in them are sent to nobody.
  const claims = readClaims && !isForNoModel(byRules) ? await readClaims(userId, text) : null;
  const reading = claims?.length
    ? await planner.readMessage(text, conversation, knowledge, claims, heard)
    : byRules;
  const after = reading === byRules ? settled : withAlarm(settled, reading, now);
  await flags.change(userId, before, after);
  return { reading, sign: openFlag(after, now), isCounted: claims !== null };
}

/**
 * Read, then learn, then answer; a workout is made and stored before the answer speaks of it.
 * The messages themselves are not stored yet. `onSaid` hears what can be read of it so far.
 */
export async function answerMessage(
  deps: CoachDeps,
  user: User,
  conversation: Conversation,
  text: string,
  onSaid: (words: string) => void = () => {},
): Promise<Answer> {
  const asked: TurnMessage = {
    id: newId(deps.now()),
    type: 'user',
    content: text,
    timestamp: instantOf(deps),
  };
  const [known, likely] = await Promise.all([
    knowledgeOf(deps, user, conversation.id),
    deps.hear(text),
  ]);
  const { reading, sign, isCounted } = await read(
    deps,
    conversation,
    text,
    known.knowledge,
    likely,
  );
  const knowledge = await learn(deps, user.userId, known, reading);
  const drafted = await deps.planner.reply(text, conversation, knowledge, reading, likely);
  const { replaces } = changedFrom(reading, conversation);
  const done = await act(deps, drafted, { conversation, known, userId: user.userId });
  const made =
    done.made ?? (await makeWanted(deps, user.userId, drafted.wish, { text, replaces, knowledge }));
  const proposed = await propose(deps, user.userId, drafted, knowledge.now);
  const told =
    done.instead === undefined ? proposed.said : { ...proposed.said, content: done.instead };
  const difference = done.made
    ? []
    : await differenceOf(deps, user.userId, replaces, made, told.content);
  const isNew = !done.made && replaces === undefined;
  const held = isNew ? await contentOf(deps, user.userId, made, knowledge.athlete.unit) : '';
  const words = [told.content, ...difference].join(' ');
  const spoken = { ...told, content: held === '' ? words : `${words}\n\n${held}` };
  const own = made?.kind === 'refused' ? sayRefused(drafted, made) : spoken;
  const deeds: Deeds = { made, proposal: proposed.proposal };
  const heard = {
    conversation,
    text,
    known: { ...known, knowledge },
    reading,
    own,
    cards: drafted.cards,
  };
  const talk = { ...heard, deeds, isCounted, onSaid };
  // What stands in the way of a workout is said as the pipeline says it.
  const worded = made?.kind === 'refused' ? null : await talkWithModel(deps, talk);
  const content = worded ?? ownWords(own, made, deeds);
  const workoutId = deeds.made?.kind === 'made' ? deeds.made.workoutId : null;
  const shownId = workoutId ?? (await shownAgain(deps, user.userId, drafted));

  const answered: TurnMessage = {
    id: newId(deps.now()),
    type: 'coach',
    content,
    timestamp: instantOf(deps),
    ...(shownId === null ? {} : { workoutId: shownId }),
    ...(workoutId === null || replaces === undefined ? {} : { replaces }),
    quickReplies: own.quickReplies,
    ...(deeds.proposal === null ? {} : { proposal: deeds.proposal }),
    ...(done.card === null ? {} : { act: done.card }),
    ...(drafted.sources.length === 0 ? {} : { sources: drafted.sources }),
    ...stopOf(sign),
  };
  return {
    messages: [asked, answered],
    head: {
      pathway: own.pathway,
      mode: reading.intent === 'share_goal' ? 'goal_analysis' : conversation.mode,
      context: {
        ...conversation.context,
        lastIntent: reading.intent,
        turn: drafted.memory,
        undo: done.undo ?? (drafted.act ? null : (conversation.context.undo ?? null)),
      },
      told: reading.told,
      preview: previewOf(content),
    },
    workoutId,
  };
}
