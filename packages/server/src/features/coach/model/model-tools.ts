import type { ProgramProposal } from '@cadence/contract/coach/schemas';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { saidTitle } from '@cadence/domain/coach/gate/title';
import { wishOf } from '@cadence/domain/coach/message/told';
import {
  dashboard,
  historyOf,
  loadToday,
} from '@cadence/domain/coach/turn/answers/training/log-numbers';
import { searchCards, wordsOf } from '@cadence/domain/coach/turn/lookup/knowledge';
import {
  type CoachMessage,
  type Intent,
  learnedSlots,
  type MessageReading,
} from '@cadence/domain/coach/types';
import { findExercise } from '@cadence/domain/exercise/find';
import * as z from 'zod/mini';
import type { TalkTool } from '../../../platform/models/talk-tool.ts';
import type { Known } from '../athlete/knowledge.ts';
import { isHealthSlot, storeLearned } from '../athlete/learned.ts';
import type { CoachDeps, Made } from '../deps.ts';
import { proposalFor } from '../proposals.ts';

/** What a turn has led to so far, whoever did it. */
export interface Deeds {
  made: Made | null;
  proposal: ProgramProposal | null;
}

interface Turn {
  userId: string;
  text: string;
  previous: readonly CoachMessage[];
  known: Known;
  reading: MessageReading;
  deeds: Deeds;
}

/** A wish may be read between the lines of these, and of no others. */
const wishIntents: readonly Intent[] = ['ask_workout', 'adjust_workout', 'plan_ahead', 'other'];
const maxSessions = 20;
const dayMs = 86_400_000;

const refused = (reason: string) => ({ done: false, reason, say: [] });

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** In the user's own words: neither a model nor what it has read can put a fact into their mouth. */
function isSaid(value: string, quote: string, text: string): boolean {
  const plain = (given: string) => wordsIn(given).join(' ');
  const words = new Set(wordsIn(quote));
  return (
    words.size > 0 &&
    ` ${plain(text)} `.includes(` ${plain(quote)} `) &&
    wordsIn(value).every((word) => words.has(word))
  );
}

function readSessions({ known: { knowledge } }: Turn): TalkTool {
  return {
    name: 'read_sessions',
    description:
      'The sessions that the athlete has stored, the latest first, with their best sets.',
    input: z.object({ days: z.number().check(z.int(), z.gte(1), z.lte(90)) }),
    run: async ({ days }) => {
      const since = Date.parse(knowledge.now) - Number(days) * dayMs;
      const found = knowledge.sessions.filter(({ date }) => Date.parse(date) >= since);
      const minutes = Math.round(
        found.reduce((sum, { duration }) => sum + duration.actual, 0) / 60,
      );
      return {
        count: found.length,
        minutes,
        say: [
          `In the last ${days} days you trained ${timesOf(found.length)}, ${minutes} minutes in all.`,
          ...found.slice(0, maxSessions).flatMap(sayBests),
        ],
        sessions: found.slice(0, maxSessions).map((session) => ({
          day: session.date.slice(0, 10),
          title: session.title,
          minutes: Math.round(session.duration.actual / 60),
          percentDone: Math.round(session.completion.percentage),
          bestSets: session.exercises.flatMap(({ name, actual }) => {
            const [best] = actual.sets.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
            return best?.weight ? [{ name, reps: best.reps, kilograms: best.weight }] : [];
          }),
        })),
      };
    },
  };
}

const timesOf = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** By the library's names alone: others are anybody's text. */
function sayBests({ date, exercises }: WorkoutSession): string[] {
  return exercises.flatMap(({ name, actual }) => {
    const exercise = findExercise(name)?.exercise;
    const [best] = actual.sets.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    if (!exercise || !best?.weight || !best.reps) return [];
    return [
      `On ${date.slice(0, 10)} your best set of ${exercise.name} was ${best.reps} × ${best.weight} kg.`,
    ];
  });
}

/** From the user's own words, so that no limit they named gets lost on the way. */
function makeWorkout(deps: CoachDeps, turn: Turn): TalkTool {
  const { userId, reading, deeds } = turn;
  let making: Promise<Made> | null = null;
  return {
    name: 'make_workout',
    description: 'Makes and stores a workout from what the athlete has just asked for.',
    input: z.object({}),
    run: async () => {
      const isWished = reading.shouldGenerateWorkout || wishIntents.includes(reading.intent);
      if (!deeds.made && !isWished) return refused('The athlete has not asked for one: offer it.');
      // Asked for many times at once it is still made once.
      making ??= deeds.made
        ? Promise.resolve(deeds.made)
        : deps.makeWorkout(userId, wishOf(reading.told));
      deeds.made = await making;
      if (deeds.made.kind === 'refused') return refused(deeds.made.message);
      const title = saidTitle(deeds.made.title);
      return { done: true, title, say: ['I have made you a session.', `It is called ${title}.`] };
    },
  };
}

function rememberFact(deps: CoachDeps, turn: Turn): TalkTool {
  const { userId, text, known } = turn;
  return {
    name: 'remember_fact',
    description:
      'Remembers something lasting that the athlete said in this message. The quote is taken from it to the letter, the value from the quote.',
    input: z.object({
      slot: z.enum(learnedSlots),
      value: z.string().check(z.minLength(1), z.maxLength(100)),
      quote: z.string().check(z.minLength(1), z.maxLength(300)),
    }),
    run: async (given) => {
      const { slot, value, quote } = given as {
        slot: (typeof learnedSlots)[number];
        value: string;
        quote: string;
      };
      if (!isSaid(value, quote, text)) return refused('The athlete did not say so.');
      if (isHealthSlot(slot) && !known.isHealthAgreed) {
        return refused('Facts on health are kept only when the athlete agrees, in the profile.');
      }
      const fact = { slot, value, confidence: 0.6, source: quote };
      const stored = await storeLearned(deps, userId, [fact], known.isHealthAgreed);
      const isStored = stored.length > 0;
      return { done: isStored, slot, value, say: isStored ? ['I have noted that.'] : [] };
    },
  };
}

/** Proposed, never done: it is a card under the message, with a button that does it. */
function changeProgram(deps: CoachDeps, turn: Turn): TalkTool {
  return {
    name: 'propose_program_change',
    description:
      'Puts one change to the program before the athlete, who decides: skip the next session, move it to a day (YYYY-MM-DD), take a week off, or take over what the log suggests for the next session.',
    input: z.object({
      change: z.enum(['skip_next', 'move_next', 'week_off', 'adapt_next']),
      to: z.nullable(z.string().check(z.maxLength(10))),
    }),
    run: async ({ change, to }) => {
      const today = turn.known.knowledge.now.slice(0, 10);
      const proposal = await proposalFor(deps, turn.userId, { change, to }, today);
      if (typeof proposal === 'string') return refused(proposal);
      turn.deeds.proposal = proposal;
      return { done: false, proposed: proposal, say: ['It stands below, for you to decide.'] };
    },
  };
}

/** One's own numbers, by the same functions as the statistics and the plans. */
function readLift({ known: { knowledge } }: Turn): TalkTool {
  return {
    name: 'read_lift',
    description: 'The best of a lift in the log, and what to lift today.',
    input: z.object({ lift: z.string().check(z.minLength(1), z.maxLength(60)) }),
    run: async ({ lift }) => {
      const exercise = findExercise(String(lift))?.exercise;
      if (!exercise) return refused('No such lift.');
      const best = historyOf(knowledge, exercise)?.best;
      const today = loadToday(knowledge, exercise);
      const say = [
        ...(best
          ? [`Your best ${exercise.name} makes ${Math.round(best.oneRepMax)} kg once.`]
          : []),
        ...(today.kilograms ? [`Today take ${today.kilograms} kg for ${today.reps} reps.`] : []),
      ];
      return {
        say,
        lift: exercise.name,
        oneRepMaxKilograms: best ? Math.round(best.oneRepMax) : null,
        fromSet: best?.estimatedFrom ?? null,
        todayKilograms: today.kilograms ?? null,
        todayReps: today.reps,
      };
    },
  };
}

function readTotals({ known: { knowledge } }: Turn): TalkTool {
  return {
    name: 'read_totals',
    description:
      'How often and how long the athlete trained in the last weeks, and in as many before.',
    input: z.object({ weeks: z.number().check(z.int(), z.gte(1), z.lte(12)) }),
    run: async ({ weeks }) => {
      const { range, before, streakDays } = dashboard(knowledge, Number(weeks));
      const told = (totals: typeof range) => ({
        sessions: totals.sessions,
        minutes: Math.round(totals.seconds / 60),
        kilogramsMoved: Math.round(totals.volume),
      });
      const now = told(range);
      const earlier = told(before);
      return {
        weeks: Number(weeks),
        now,
        before: earlier,
        streakDays,
        say: [
          `In the last ${weeks} weeks you trained ${timesOf(now.sessions)}, ${now.minutes} minutes in all.`,
          `In the ${weeks} weeks before you trained ${timesOf(earlier.sessions)}, ${earlier.minutes} minutes in all.`,
        ],
      };
    },
  };
}

function lookUp(): TalkTool {
  return {
    name: 'look_up',
    description: 'Cards on training, recovery and food basics that are near some words.',
    input: z.object({ words: z.string().check(z.minLength(1), z.maxLength(200)) }),
    run: async ({ words }) => {
      const near = searchCards(wordsOf(String(words)), String(words), { most: 3 });
      const cards = near.map(({ card: { answer, source } }) => ({ answer, source }));
      return { cards, say: cards.map(({ answer }) => answer) };
    },
  };
}

/** All that a model may do beside talking, each for the user of this turn and nobody else. */
export function toolsFor(deps: CoachDeps, turn: Turn): TalkTool[] {
  return [
    readSessions(turn),
    readLift(turn),
    readTotals(turn),
    lookUp(),
    makeWorkout(deps, turn),
    rememberFact(deps, turn),
    changeProgram(deps, turn),
  ];
}
