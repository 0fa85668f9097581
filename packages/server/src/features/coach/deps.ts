import type { CoachEvent } from '@cadence/contract/coach/events';
import type { ActCard, ProgramProposal } from '@cadence/contract/coach/schemas';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { AssessmentResult } from '@cadence/domain/assessment/result';
import type { CoachWish } from '@cadence/domain/coach/message/told';
import type { AnswerSource, CoachKnowledge, CoachMessage } from '@cadence/domain/coach/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { Claim } from '@cadence/domain/reading/claims';
import type { SyncItem } from '@cadence/domain/sync/types';
import type { Workout } from '@cadence/domain/workout/types';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Hear } from '../../platform/encoder/encoder.ts';
import type { InTurn } from '../../platform/in-turn.ts';
import type { TalkRequest } from '../../platform/models/models.ts';
import type { Planner } from '../../platform/planner/jobs.ts';
import type { ContextStore } from './athlete/context-store.ts';
import type { FactStore } from './athlete/fact-store.ts';
import type { FeatureStore } from './athlete/feature-store.ts';
import type { FlagStore } from './athlete/flag-store.ts';
import type { ConversationStore } from './conversation/conversation-store.ts';
import type { GoalStore } from './goal/goal-store.ts';

/** What came of a wish for a workout: it is stored when it is made. */
export type Made =
  | { kind: 'made'; workoutId: string; title: string }
  | {
      kind: 'refused';
      code: 'SAFETY_STOP' | 'SAFETY_HOLD' | 'NO_WORKOUT_FITS';
      message: string;
      suggestion: string | null;
    };

/** As it is stored: a message of the domain, and what it proposes. */
export interface TurnMessage extends CoachMessage {
  proposal?: ProgramProposal;
  /** Still stands after the message before. */
  stop?: Omit<Alarm, 'kind'>;
  act?: ActCard;
  sources?: readonly AnswerSource[];
}

/** The current program, as far as a change to it can be proposed. */
interface Plan {
  programName: string;
  next: { workoutId: string; week: number; session: number; title: string; date: string } | null;
  /** What the log suggests for the next session, in words. */
  adaptation: string | null;
}

/** A session of the program with its workout. */
interface PlannedSession {
  workoutId: string;
  week: number;
  session: number;
  workout: Workout;
}

interface SessionPlan {
  next: (userId: string) => Promise<PlannedSession | null>;
  /** As the log suggests; not found where it suggests nothing for this session. */
  adapt: (userId: string, workoutId: string) => Promise<void>;
  /** False where the session is not open any more. */
  restore: (userId: string, before: PlannedSession) => Promise<boolean>;
}

interface TalkCall extends Omit<TalkRequest, 'provider' | 'tier'> {
  /** The reading of the message before was counted, and its answer with it. */
  isCounted?: boolean;
}

export interface CoachDeps {
  conversations: ConversationStore;
  facts: FactStore;
  goals: GoalStore;
  contexts: ContextStore;
  features: FeatureStore;
  flags: FlagStore;
  /** What the user keeps of themselves: the kinds that planning and completion look at. */
  itemsOf: (userId: string) => Promise<SyncItem[]>;
  /** Sessions changed since that instant, newest first. */
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  assessmentOf: (userId: string) => Promise<AssessmentResult | null>;
  programOf: (userId: string) => Promise<CoachKnowledge['program']>;
  /** Reads what the user writes, and words the answer: a long message takes a while. */
  planner: Planner;
  /** What the learned reader takes a message to be about; none where there is no such reader. */
  hear: Hear;
  /** By the same pipeline as any other workout. */
  makeWorkout: (userId: string, wish: CoachWish) => Promise<Made>;
  hasWorkout: (userId: string, id: string) => Promise<boolean>;
  findWorkout: (userId: string, id: string) => Promise<Workout | null>;
  /** Beside the others that the coach proposes; gives its id. */
  proposeWorkout: (userId: string, workout: Workout) => Promise<string>;
  /** By the same merge as the pages: the later change of an item stays. */
  putItems: (userId: string, items: readonly SyncItem[]) => Promise<void>;
  /** Into the log, or out of it. */
  changeSessions: (
    userId: string,
    change: { sessions: readonly WorkoutSession[]; deleted: readonly string[] },
  ) => Promise<void>;
  /** Of the body of a stored workout, each once; none where it is not kept. */
  exercisesOf: (userId: string, workoutId: string) => Promise<string[]>;
  /** From a proposal to one of the user's own. */
  takeWorkout: (userId: string, id: string) => Promise<void>;
  removeWorkout: (userId: string, id: string) => Promise<void>;
  /** Of these, the ones that are still proposals. */
  removeProposed: (userId: string, ids: readonly string[]) => Promise<void>;
  planOf: (userId: string) => Promise<Plan | null>;
  sessionPlan: SessionPlan;
  /** A message in a model's words, unchecked; false when it failed. Null without a model. */
  talk: ((userId: string, call: TalkCall) => Promise<boolean>) | null;
  /**
   * What a model reads in a message: no claims where it failed, null where the hour's calls are
   * used up. Null without a model.
   */
  readClaims: ((userId: string, text: string) => Promise<Claim[] | null>) | null;
  bus: Bus<CoachEvent>;
  inTurn: InTurn;
  now: () => number;
}

export const instantOf = ({ now }: Pick<CoachDeps, 'now'>): string => new Date(now()).toISOString();
