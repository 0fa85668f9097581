import { viewAssessment } from './assessment.ts';
import { goalOf, isScreenedClear, keyDimensionsOf } from './next-item.ts';
import { oxygenUptake } from './norms.ts';
import { type AssessmentState, type Dimension, dimensions, type KnownAthlete } from './types.ts';

export const dimensionNames: Record<Dimension, string> = {
  strength: 'Strength',
  muscular_endurance: 'Muscular endurance',
  cardio: 'Endurance',
  power: 'Power',
  mobility: 'Mobility',
  balance: 'Balance',
  consistency: 'Consistency',
  experience: 'Experience',
  recovery: 'Recovery',
};

export interface DimensionResult {
  dimension: Dimension;
  name: string;
  /** 0–100. */
  score: number;
  /** 0–1. */
  confidence: number;
  /** The score is somewhere within. */
  low: number;
  high: number;
  words: string;
}

export interface AssessmentResult {
  sessionId: string;
  submittedAt: string;
  goal: string;
  level: 'beginner' | 'intermediate' | 'advanced';
  dimensions: DimensionResult[];
  strongest: Dimension | null;
  /** Where the goal would gain most. */
  weakest: Dimension | null;
  nextSteps: string[];
  /** What to see to before hard training. */
  cautions: string[];
  notes: string[];
}

/** Without any evidence all of the scale is possible. */
const widest = 45;

const leastConfidence = 0.2;

/** Below that a score is no more than the middle of the scale. */
export const isScoreKnown = ({ confidence }: { confidence: number }): boolean =>
  confidence >= leastConfidence;

function scoreWords(score: number, confidence: number): string {
  if (!isScoreKnown({ confidence })) return 'Not known yet';
  const words =
    score >= 80
      ? 'Excellent'
      : score >= 62
        ? 'Good'
        : score >= 42
          ? 'Average'
          : score >= 25
            ? 'Below average'
            : 'Low';
  return confidence < 0.5 ? `${words}, as far as we know` : words;
}

/** One thing to do about each. */
const advice: Record<Dimension, string> = {
  strength: 'Two strength sessions a week, five hard sets for each large muscle group.',
  muscular_endurance: 'Add a round of push-ups, rows and planks at the end of two sessions.',
  cardio: 'Two easy half hours a week at a pace at which you can talk, and one with intervals.',
  power: 'Begin one session a week with a few jumps or swings, fresh and fast.',
  mobility: 'Ten minutes of stretching after training, ankles and hips first.',
  balance: 'Stand on one leg while you brush your teeth, a minute for each side.',
  consistency: 'Plan fewer days and keep them: two that happen beat four that do not.',
  experience: 'Learn one new movement a week, light, before you load it.',
  recovery: 'Put a rest day after each hard one, and be in bed half an hour earlier.',
};

const levelDimensions: readonly Dimension[] = ['experience', 'strength', 'consistency'];

/** Whether the level is more than where everybody begins. */
export const isLevelKnown = (rows: readonly DimensionResult[]): boolean =>
  rows.some((row) => levelDimensions.includes(row.dimension) && isScoreKnown(row));

function levelOf(scores: Record<Dimension, number>, confidence: Record<Dimension, number>) {
  const parts = levelDimensions.filter((dimension) =>
    isScoreKnown({ confidence: confidence[dimension] }),
  );
  if (parts.length === 0) return 'beginner';
  const mean = parts.reduce((sum, dimension) => sum + scores[dimension], 0) / parts.length;
  return mean >= 72 ? 'advanced' : mean >= 42 ? 'intermediate' : 'beginner';
}

const answerTo = (state: AssessmentState, itemId: string) =>
  state.given.findLast((given) => given.itemId === itemId)?.answer;

function cautionsOf(state: AssessmentState): string[] {
  const cautions: string[] = [];
  if (answerTo(state, 'screen_symptoms') === true) {
    cautions.push('Have the pain, the fainting or the dizziness looked at before you train.');
  }
  if (answerTo(state, 'screen_supervised') === true) {
    cautions.push('Train under supervision, as you were told.');
  }
  if (cautions.length === 0 && !isScreenedClear(state)) {
    cautions.push('Stay light to moderate until a doctor has said that hard training is fine.');
  }
  return cautions;
}

export function resultOf(
  state: AssessmentState,
  athlete: KnownAthlete,
  submittedAt: string,
): AssessmentResult {
  const { profile, confidence } = viewAssessment(state, athlete, Date.parse(submittedAt));
  const rows = dimensions.map((dimension) => {
    const score = Math.round(profile[dimension]);
    const sure = confidence[dimension];
    const spread = Math.round((1 - sure) * widest);
    return {
      dimension,
      name: dimensionNames[dimension],
      score,
      confidence: Math.round(sure * 100) / 100,
      low: Math.max(0, score - spread),
      high: Math.min(100, score + spread),
      words: scoreWords(score, sure),
    };
  });
  const known = rows.filter((row) => row.confidence >= 0.35).sort((a, b) => b.score - a.score);
  const goal = goalOf(state);
  const hasGoal = answerTo(state, 'goal') === goal;
  const key = keyDimensionsOf(goal);
  const weakest =
    known.filter(({ dimension }) => key.includes(dimension)).at(-1)?.dimension ?? null;
  const unknown = rows.filter((row) => key.includes(row.dimension) && row.confidence < 0.35);
  const metres = answerTo(state, 'twelve_minutes');
  return {
    sessionId: state.sessionId,
    submittedAt,
    goal,
    level: levelOf(profile, confidence),
    dimensions: rows,
    strongest: known[0]?.dimension ?? null,
    weakest,
    nextSteps: [
      ...(weakest ? [advice[weakest]] : []),
      ...unknown.map(
        ({ name }) =>
          `Test your ${name.toLowerCase()} next time${hasGoal ? ': it matters for your goal' : ''}.`,
      ),
      // Of nothing known nothing moves.
      ...(rows.some(isScoreKnown) ? ['Do this again in eight weeks and see what has moved.'] : []),
    ],
    cautions: cautionsOf(state),
    notes:
      typeof metres === 'number'
        ? [
            `Your twelve minutes come to about ${Math.round(oxygenUptake(metres))} ml of oxygen per kg and minute.`,
          ]
        : [],
  };
}

/** More than the doubts about the two values together could make up. */
export function isClearChange(
  before: Pick<DimensionResult, 'low' | 'high'>,
  now: Pick<DimensionResult, 'low' | 'high'>,
): boolean {
  return now.low > before.high || now.high < before.low;
}
