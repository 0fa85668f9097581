import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { generationProgress } from '@cadence/contract/workout/events';
import type { generate } from '@cadence/contract/workout/routes';
import { isServable } from '@cadence/domain/planner/check/report';
import { adaptationSummary, receiptsFor } from '@cadence/domain/planner/receipts/receipts';
import type { GenerationForm, Understanding } from '@cadence/domain/planner/request';
import { variationSeed } from '@cadence/domain/planner/seeded';
import type { Claim } from '@cadence/domain/reading/claims';
import { defined } from '@cadence/domain/workout/defined';
import { dayMs } from '@cadence/domain/workout/durations';
import type * as z from 'zod/mini';
import { ApiError } from '../../http/errors.ts';
import { refuseAlarm } from '../../http/refuse-alarm.ts';
import { newId } from '../../platform/ids.ts';
import { compose } from './compose.ts';
import type { WorkoutDeps } from './deps.ts';
import { nothingRead, readByModel } from './read-by-model.ts';
import type { Waiter } from './running.ts';
import type { NewWorkout } from './store.ts';

export type GenerationBody = BodyOf<typeof generate>;
export type GenerationReply = ReplyOf<typeof generate>;
type StageAfterReading = Exclude<z.output<typeof generationProgress>['stage'], 'reading'>;

export interface Generated {
  reply: GenerationReply;
  stored: NewWorkout;
}

const historyDays = 28;

function readForm(body: GenerationBody): GenerationForm {
  const { equipment_override: equipment, props_override: props } = body;
  return defined({
    durationMinutes: body.duration_minutes,
    difficulty: body.difficulty,
    fitnessLevel: body.fitness_level,
    equipment: equipment?.length ? equipment : undefined,
    props: props?.length ? props : undefined,
    dismissed: body.dismissed,
    cleared: body.cleared,
  });
}

function requireSafe(understanding: Understanding): Extract<Understanding, { kind: 'request' }> {
  return understanding.kind === 'request' ? understanding : refuseAlarm(understanding);
}

const wordsAfterReading = (stage: StageAfterReading, minutes: number): string =>
  ({
    choosing: 'Choosing exercises',
    fitting: `Fitting ${minutes} minutes`,
    checking: 'Checking safety',
  })[stage];

/** Understand → safety → reading of a model → safety → model or planner → repair → check. Nothing is stored yet. */
export async function makeWorkout(
  deps: WorkoutDeps,
  userId: string,
  body: GenerationBody,
  { signal, progress }: Waiter,
  claims?: readonly Claim[],
): Promise<Generated> {
  progress({ type: 'progress', stage: 'reading', words: 'Reading your request' });
  const nowMs = deps.now();
  const date = new Date(nowMs).toISOString();
  const since = new Date(nowMs - historyDays * dayMs).toISOString();
  const [sessions, athlete] = await Promise.all([
    deps.sessionsSince(userId, since),
    deps.athleteOf(userId, date),
  ]);
  const form = { ...readForm(body), today: date.slice(0, 10) };
  const wish = body.user_preferences;
  const history = { sessions };
  const understanding = claims
    ? await deps.planner.understandClaims(wish, claims, form, athlete, history)
    : await deps.planner.understand(wish, form, athlete, history);
  const byRules = requireSafe(understanding);
  const sign = await deps.standingSign(userId, body.cleared ?? []);
  if (sign) refuseAlarm(sign);
  // Only now: words with a sign of danger in them are sent to nobody.
  const toRead = { userId, text: wish, provider: body.provider, today: form.today, signal };
  const read = claims ? nothingRead : await readByModel(deps, toRead);
  const { request, chips, question, asksAbout } =
    read.claims.length > 0
      ? requireSafe(await deps.planner.understand(wish, form, athlete, history, read.claims))
      : byRules;
  const { value: minutes } = request.minutes;
  const tell = (stage: StageAfterReading) =>
    progress({ type: 'progress', stage, words: wordsAfterReading(stage, minutes), minutes });

  const composed = await compose(deps, {
    request,
    userId,
    userText: wish,
    provider: body.provider,
    isCounted: read.isCounted,
    date,
    seed: variationSeed(userId, body.variation),
    signal,
    tell,
  });
  tell('checking');
  const { report, changes, providerUsed, fallbackReason } = composed;
  if (!isServable(report)) throw new ApiError('NO_WORKOUT_FITS');

  const id = newId(nowMs);
  const made = { id, userId, generatedAt: date, provider: providerUsed };
  const workout = { ...composed.workout, ...made };
  const { user_id: _user, replaces: _replaced, ...asked } = body;
  const facts = {
    intelligence_applied: composed.byModel,
    adaptation_summary: adaptationSummary(request, workout, changes),
    provider_requested: body.provider,
    provider_used: providerUsed,
    fallback_reason: fallbackReason,
    checks: receiptsFor(request, workout, report, changes),
    chips,
    question,
    asks_about: asksAbout,
  };
  return {
    stored: { id, generatedAt: date, workout, context: { asked, ...facts } },
    reply: { workout, workout_id: id, stored_with_context: true, ...facts },
  };
}
