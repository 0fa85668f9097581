import { dimensionNames } from '../../assessment/result.ts';
import type { Dimension } from '../../assessment/types.ts';
import { understand } from '../../planner/understand.ts';
import { isStopOrHold } from '../context.ts';
import { plain, saidInAnswer } from '../message/message-words.ts';
import { numbersOf } from '../message/own-numbers.ts';
import type { CoachKnowledge, GoalAnalysis } from '../types.ts';
import { goalKinds, type KnownGoal } from './goal-kinds.ts';
import { readHorizonWeeks } from './horizon.ts';
import { gapWords, type LiftGoal, readLiftGoal } from './lift-goal.ts';

/** Kilograms a week that a lift grows for most people, by level (design, training §4). */
const weeklyGainKg = {
  beginner: { lower: [1.25, 2.5], upper: [0.6, 1.25] },
  intermediate: { lower: [0.5, 1], upper: [0.25, 0.5] },
  advanced: { lower: [0.2, 0.4], upper: [0.1, 0.2] },
} as const;

interface Span {
  least: number;
  most: number;
}

const maxWeeks = 156;

function spanOf(
  lift: LiftGoal | null,
  kind: KnownGoal,
  { athlete, assessment }: CoachKnowledge,
): Span {
  if (lift?.gapKg == null) return kind.weeks;
  if (lift.gapKg <= 0) return { least: 1, most: 2 };
  const level = athlete.level ?? assessment?.level ?? 'intermediate';
  const [slow, fast] = weeklyGainKg[level][lift.isLower ? 'lower' : 'upper'];
  const least = Math.max(2, Math.ceil(lift.gapKg / fast));
  return { least, most: Math.min(maxWeeks, Math.max(least + 2, Math.ceil(lift.gapKg / slow))) };
}

interface Reading {
  lift: LiftGoal | null;
  kind: KnownGoal;
  horizonWeeks: number | null;
  span: Span;
  /** What makes it harder: an injury, a condition, a tight date, little time. */
  limits: string[];
  dimensions: Dimension[];
  isBaselineKnown: boolean;
  isWhyKnown: boolean;
  isReadinessKnown: boolean;
}

function limitsOf(text: string, knowledge: CoachKnowledge): string[] {
  const read = understand(text, {}, knowledge.athlete, { sessions: [] });
  if (isStopOrHold(read)) return [];
  const { injuries, conditions } = read.request;
  const isBusy = /\b(?:no time|little time|busy|only \d+ (?:min|days?))\b/.test(plain(text));
  return [
    ...(injuries.some(({ status }) => status === 'active') ? ['what hurts'] : []),
    ...(conditions.length > 0 ? ['your health'] : []),
    ...(isBusy ? ['the time you have'] : []),
  ];
}

function readGoalText(text: string, knowledge: CoachKnowledge): Reading {
  const words = plain(text);
  const lift = readLiftGoal(text, knowledge);
  const kind =
    (lift ? goalKinds.find(({ id }) => id === 'strength') : undefined) ??
    goalKinds.find(({ said }) => said.test(words)) ??
    (goalKinds.at(-1) as KnownGoal);
  const horizonWeeks = readHorizonWeeks(text, knowledge.now);
  const has = (slot: string) => knowledge.learned.some((fact) => fact.slot === slot);
  const { assessment } = knowledge;
  const weak = assessment?.weakest;
  return {
    lift,
    kind,
    horizonWeeks,
    span: spanOf(lift, kind, knowledge),
    limits: limitsOf(text, knowledge),
    dimensions: [...new Set([...kind.dimensions, ...(weak ? [weak] : [])])],
    isBaselineKnown:
      lift?.currentKg != null ||
      /\b(?:currently|right now|at the moment|today i|i can (?:do|run|lift)|my best|i(?:'m| am) at)\b/.test(
        words,
      ) ||
      (!lift && (numbersOf(knowledge).total > 0 || assessment !== null)),
    isWhyKnown: has('why') || /\b(?:because|so (?:that )?i can|for my)\b/.test(words),
    isReadinessKnown: has('readiness') || /\b\d{1,2} ?(?:\/|out of) ?10\b/.test(words),
  };
}

const isTight = ({ horizonWeeks, span }: Reading) =>
  horizonWeeks !== null && horizonWeeks < span.least;

const longWeeks = 16;

function complexityOf(reading: Reading): GoalAnalysis['complexity'] {
  const { dimensions, span, limits } = reading;
  const score =
    (dimensions.length >= 4 ? 2 : dimensions.length === 3 ? 1 : 0) +
    (span.most > longWeeks ? 1 : 0) +
    (isTight(reading) ? 1 : 0) +
    limits.length;
  return score >= 3 ? 'complex' : score >= 1 ? 'moderate' : 'simple';
}

/** Lower for each thing that is guessed and not known. */
function confidenceOf({ isBaselineKnown, horizonWeeks, kind, lift, limits }: Reading): number {
  const value =
    0.85 -
    (isBaselineKnown ? 0 : 0.2) -
    (horizonWeeks === null ? 0.1 : 0) -
    (kind.id === 'fitness' ? 0.15 : 0) -
    (lift && lift.targetKg === null ? 0.15 : 0) -
    0.05 * limits.length;
  return Math.round(Math.max(0.2, value) * 100) / 100;
}

function reasoningOf(reading: Reading): string {
  const { lift, kind, span, horizonWeeks, limits } = reading;
  const gap = lift && gapWords(lift);
  const sentences = [gap ?? kind.reason];
  if (gap) sentences.push(kind.reason);
  if (isTight(reading)) {
    sentences.push(
      `In ${horizonWeeks} weeks you can get part of the way: most people need ${span.least} to ${span.most}.`,
    );
  }
  if (lift && lift.targetKg === null)
    sentences.push('I need your body weight to work out the load.');
  if (limits.length > 0) sentences.push(`The plan has to fit ${limits.join(' and ')}.`);
  return sentences.join(' ');
}

function stepsOf(reading: Reading): string[] {
  const { isWhyKnown, horizonWeeks, isBaselineKnown, isReadinessKnown, kind } = reading;
  const missing = [
    isWhyKnown ? null : 'Say what would be different for you when you get there.',
    horizonWeeks === null ? 'Pick a date that you would like to reach it by.' : null,
    isBaselineKnown ? null : 'Tell me where you are today, or log a session to show it.',
    isReadinessKnown ? null : 'From 0 to 10, say how sure you are, and why not lower.',
  ].filter((step) => step !== null);
  const plan =
    kind.pathway === 'program'
      ? 'Lay it out over the weeks on the Program page.'
      : kind.pathway === 'pain_limits'
        ? 'Have what hurts looked at, then plan around it.'
        : 'Do a first short session this week.';
  return [...missing, plan];
}

/** What a goal takes, with what is known and what is not. */
export function analyseGoal(text: string, knowledge: CoachKnowledge): GoalAnalysis {
  const goalText = text.trim();
  const alarm = understand(goalText, {}, knowledge.athlete, { sessions: [] });
  if (isStopOrHold(alarm)) {
    return {
      goalText,
      complexity: 'complex',
      estimatedTime: 'After a green light',
      recommendedPathway: 'safety',
      reasoning: alarm.message,
      confidence: 0.2,
      keyDimensions: [dimensionNames.recovery],
      nextSteps: [alarm.suggestion],
    };
  }
  const reading = readGoalText(goalText, knowledge);
  const { span, kind, dimensions } = reading;
  const isReturn = saidInAnswer.returning.test(plain(goalText)) && kind.id === 'fitness';
  return {
    goalText,
    complexity: complexityOf(reading),
    estimatedTime: `${span.least} to ${span.most} weeks`,
    recommendedPathway: isReturn ? 'returning' : kind.pathway,
    reasoning: reasoningOf(reading),
    confidence: confidenceOf(reading),
    keyDimensions: dimensions.map((dimension) => dimensionNames[dimension]),
    nextSteps: stepsOf(reading),
  };
}

/** How long a lift takes from where the log stands; null where that is not known. */
export function liftTimeWords(text: string, knowledge: CoachKnowledge): string | null {
  const { lift, span } = readGoalText(text, knowledge);
  const gap = lift && gapWords(lift);
  if (!gap || (lift.gapKg ?? 0) <= 0) return gap;
  return `${gap} At your level most people need ${span.least} to ${span.most} weeks for that.`;
}

/** The analysis again, with what was added to the goal. */
export function refineGoal(
  { goalText }: GoalAnalysis,
  text: string,
  knowledge: CoachKnowledge,
): GoalAnalysis {
  const start = /[.!?]$/.test(goalText) ? goalText : `${goalText}.`;
  return analyseGoal(`${start} ${text.trim()}`, knowledge);
}
