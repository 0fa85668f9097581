import type { TimerStep } from '../timer/types.ts';
import {
  anyOf,
  type Choice,
  firstOf,
  templateFor,
  type VoiceStage,
  weights,
  wordNamed,
} from './choice.ts';
import { sayFlow } from './flow-words.ts';
import { isWork, type Scene } from './scene.ts';
import type { VoiceStyle } from './styles.ts';
import { fill, sayAmounts, sayPlain, sayTime, withoutAmount } from './wording.ts';

/** How much there is to do of a step, the fullest wording first. */
export function amountsOf({ facts: { unit } }: VoiceStage, step: TimerStep): string[] {
  return step.flow ? sayFlow(step.flow, unit) : sayAmounts(step, unit);
}

function setOrRound(stage: VoiceStage, style: VoiceStyle, i: number, step: TimerStep): Choice {
  const { scene } = stage;
  const before = scene.steps[scene.workBefore[i] ?? -1];
  const { setInfo, round, totalRounds = 1 } = step;
  if (setInfo && setInfo.currentSet > 1) {
    const { currentSet: set, totalSets: sets } = setInfo;
    const moment = set === sets ? 'lastSet' : 'set';
    const template = templateFor(style, moment, `${set}`);
    const full = amountsOf(stage, step).map((amount) => fill(template, { set, sets, amount }));
    return firstOf([...full, fill(withoutAmount(template), { set, sets })], weights.start);
  }
  if (round !== undefined && round > 1 && round !== before?.round) {
    if (round === totalRounds) return anyOf(style, 'lastRound', weights.start);
    const template = templateFor(style, 'round', `${round}`);
    return firstOf([fill(template, { round, rounds: totalRounds })], weights.start);
  }
  return anyOf(style, 'again', weights.start);
}

function workStart(stage: VoiceStage, style: VoiceStyle, i: number, step: TimerStep): Choice[] {
  const { scene } = stage;
  const name = scene.names[i] ?? '';
  const before = scene.workBefore[i] ?? null;
  const go = anyOf(style, 'go', weights.start);
  const last = scene.steps[before ?? -1];
  // A warm-up with the exercise that follows is not yet its first set.
  const isSame =
    scene.names[before ?? -1] === name && last?.side === step.side && last?.type === step.type;
  if (isSame) return [setOrRound(stage, style, i, step), go];
  return [firstOf(wordNamed(style, 'announce', name, amountsOf(stage, step)), weights.start), go];
}

export const restMessage = (style: VoiceStyle, seconds: number): Choice =>
  anyOf(style, 'rest', weights.rest, { rest: sayTime(seconds) });

export function stepChoices(
  stage: VoiceStage,
  style: VoiceStyle,
  i: number,
  step: TimerStep,
): Choice[] {
  const { preferences, scene } = stage;
  if (step.type === 'rest') {
    const hasRecord = scene.recordStarts.has(i);
    if (hasRecord && preferences.progressUpdates) return [anyOf(style, 'record', weights.start)];
    return preferences.restMessages
      ? [restMessage(style, step.likelySeconds ?? step.duration)]
      : [];
  }
  if (!preferences.exerciseAnnouncements) return [];
  if (step.type === 'pre-workout') return [anyOf(style, 'ready', weights.start)];
  if (isWork(step)) return workStart(stage, style, i, step);
  const phase = sayPlain(step.phase ?? '', style).replace(/[.!?]+$/, '');
  return phase === ''
    ? []
    : [firstOf([fill(templateFor(style, 'phase', phase), { phase })], weights.start)];
}

const isPart = (step: TimerStep, round: number) => isWork(step) && step.round === round;

/** A round is worth a word when it holds more than the step that begins it. */
function beginsRound({ steps, workBefore, names }: Scene, i: number): boolean {
  const { round = 1, totalRounds = 1 } = steps[i] ?? {};
  const before = workBefore[i] ?? -1;
  if (totalRounds < 2 || round < 2 || steps[before]?.round === round) return false;
  if (names[before] === names[i]) return false;
  return round === totalRounds || steps.slice(i + 1, i + 3).some((step) => isPart(step, round));
}

/** Where the session stands, said after what there is to do. */
export function newsChoices(
  { scene, preferences }: VoiceStage,
  style: VoiceStyle,
  i: number,
): Choice[] {
  const step = scene.steps[i];
  if (step?.type === 'pre-workout' && preferences.exerciseAnnouncements) {
    const exercise = sayPlain(step.nextExercise?.name ?? '', style).replace(/[.!?]+$/, '');
    const template = templateFor(style, 'firstUp', exercise);
    return exercise === '' ? [] : [firstOf([fill(template, { exercise })], weights.news)];
  }
  if (preferences.motivationalMessages) {
    if (i === scene.firstWarmup) return [anyOf(style, 'warmup', weights.news)];
    if (i === scene.firstCooldown) return [anyOf(style, 'cooldown', weights.news)];
  }
  if (!preferences.progressUpdates || step?.type !== 'exercise') return [];
  if (i === scene.lastExercise) return [anyOf(style, 'lastExercise', weights.news)];
  if (!beginsRound(scene, i)) return [];
  const { round = 1, totalRounds: rounds = 1 } = step;
  if (round === rounds) return [anyOf(style, 'lastRound', weights.news)];
  return [
    firstOf([fill(templateFor(style, 'round', `${round}`), { round, rounds })], weights.news),
  ];
}
