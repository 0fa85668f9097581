import { makeContext, type PlanContext } from '../../planner/context.ts';
import type { Request, Slot } from '../../planner/request.ts';
import type { Format, Goal, SafetyTag } from '../../reading/vocabulary.ts';
import { hashText } from '../../workout/hash-text.ts';
import type { Workout } from '../../workout/types.ts';

export const byProgram = <T>(value: T): Slot<T> => ({ value, source: 'form', confidence: 0.9 });

/** What every session of a program is built from. */
export interface SessionFrame {
  /** What the athlete told, as far as it lasts for weeks; with the log. */
  told: Request;
  /** The day that the program is made on: strength is of then. */
  nowMs: number;
  madeAt: string;
  seed: number;
}

export interface BuiltSession {
  workout: Workout;
  /** What it was built for, for the check. */
  request: Request;
  /** What it is where it is not what its day is called. */
  title?: string;
  /** What is said of it, sentence by sentence. */
  coaching?: readonly string[];
}

/** Requests of one program by what differs: what is worked out for one serves every day like it. */
const known = new WeakMap<Request, Map<string, Request>>();

/** What was told, without what does not hold on some days. */
const freed = new WeakMap<Request, Map<string, Request>>();

export function frameWithout(frame: SessionFrame, tags: readonly SafetyTag[]): SessionFrame {
  if (tags.length === 0) return frame;
  const { told } = frame;
  const own = freed.get(told) ?? new Map<string, Request>();
  freed.set(told, own);
  const key = tags.join('|');
  const request = own.get(key) ?? {
    ...told,
    injuries: told.injuries.filter(({ region }) => !tags.includes(region)),
    conditions: told.conditions.filter(({ condition }) => !tags.includes(condition)),
  };
  own.set(key, request);
  return { ...frame, told: request };
}

/** The request of one session: the program decides on goal, parts and minutes. */
export function requestFor(
  { told }: SessionFrame,
  goal: Goal,
  minutes: number,
  format: Format,
): Request {
  const own = known.get(told) ?? new Map<string, Request>();
  known.set(told, own);
  const key = `${goal}|${minutes}|${format}`;
  const request = own.get(key) ?? makeRequest(told, goal, minutes, format);
  own.set(key, request);
  return request;
}

function makeRequest(told: Request, goal: Goal, minutes: number, format: Format): Request {
  const { skillGoals: _skills, sport: _sport, events: _events, ...lasting } = told;
  return {
    ...lasting,
    goal: byProgram(goal),
    focus: byProgram(['full_body']),
    format: { ...byProgram(format), source: 'default' },
    minutes: byProgram(minutes),
    mustInclude: byProgram([]),
  };
}

export function contextFor(
  frame: SessionFrame,
  request: Request,
  dayId: string,
  format: Format,
): PlanContext {
  return makeContext(request, format, frame.nowMs, hashText(`${frame.seed}|${dayId}`));
}
