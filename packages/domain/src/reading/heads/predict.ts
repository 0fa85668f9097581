import { detectLanguage } from '../engine/language.ts';
import { tokenise } from '../engine/tokens.ts';
import { trained } from './data/trained.ts';
import { maxFeatureCharacters, textFeatures } from './features.ts';
import type { DangerScore, Guess, HeadScores } from './scores.ts';
import { type HeadQuestion, type TrainedHeads, unpack, type WeightTable } from './unpack.ts';

const unlikely = 0.05;

interface Answer extends Guess<string> {
  score: number;
  sureFrom: number;
}

/** How much the classes count beside the line that knows danger as a whole. */
const classShare = 0.6;

/** Danger is one thing and many: the sum of its classes hears what the whole does not. */
export function joinDangerScores(whole: number, classes: readonly number[]): number {
  const anyClass = Math.log(classes.reduce((sum, score) => sum + Math.exp(score), 1e-9));
  return whole + classShare * anyClass;
}

function toProbability(score: number, slope: number, offset: number): number {
  return 1 / (1 + Math.exp(-(slope * score + offset)));
}

/** Every line's answer to a text, by the question it belongs to. */
function answer(text: string, evidence: Iterable<string>, heads: TrainedHeads, table: WeightTable) {
  const sums = new Float64Array(heads.lines.length);
  const features = textFeatures(text, heads.bucketCount, evidence);
  for (const feature of features) {
    const end = table.starts[feature + 1] ?? 0;
    for (let at = table.starts[feature] ?? 0; at < end; at += 1) {
      const line = table.lines[at] ?? 0;
      sums[line] = (sums[line] ?? 0) + (table.weights[at] ?? 0);
    }
  }
  const value = 1 / Math.sqrt(Math.max(1, features.size));
  const answers = new Map<HeadQuestion, Answer[]>();
  heads.lines.forEach((line, number) => {
    const score = line.bias + (sums[number] ?? 0) * value * line.step;
    const probability = toProbability(score, line.slope, line.offset);
    const { value: said, sureFrom } = line;
    const list = answers.get(line.question) ?? [];
    list.push({ value: said, probability, score, sureFrom });
    answers.set(line.question, list);
  });
  return (question: HeadQuestion) => answers.get(question) ?? [];
}

/** One of several: their probabilities together are 1, the likeliest first. */
function shared(answers: readonly Answer[]): Answer[] {
  const total = answers.reduce((sum, { probability }) => sum + probability, 0);
  return answers
    .map((one) => ({ ...one, probability: total === 0 ? 0 : one.probability / total }))
    .sort((a, b) => b.probability - a.probability);
}

function sure(answers: readonly Answer[]): Guess<string>[] {
  return answers
    .filter(({ probability, sureFrom }) => probability >= sureFrom)
    .map(({ value, probability }) => ({ value, probability }))
    .sort((a, b) => b.probability - a.probability);
}

/** From here on it is clear which class of danger is heard. */
const clearClass = 0.6;
/** Where it is not: of ten dangers one lies below, and of look-alikes nearly all. */
const unclearFrom = { ask: 0.7, sure: 0.75 };

/** A long story of which no class is heard more than any other is asked about, not refused. */
const mostTold = 30;
const namedClass = 0.3;

const noLevels = { askFrom: 1, sureFrom: 1, calmBelow: 0 };

function dangerOf(
  text: string,
  heads: TrainedHeads,
  answers: (question: HeadQuestion) => Answer[],
): DangerScore {
  const language = detectLanguage(tokenise(text.slice(0, maxFeatureCharacters))).value;
  const levels = heads.dangerLevels[language] ?? heads.dangerLevels.en;
  const [danger] = answers('danger');
  const score = joinDangerScores(
    danger?.score ?? 0,
    answers('dangerClass').map((one) => one.score),
  );
  const probability = levels ? toProbability(score, levels.slope, levels.offset) : 0;
  const { askFrom, sureFrom, calmBelow } = levels ?? noLevels;
  const [outcome] = shared(answers('outcome'));
  const classes = shared(answers('dangerClass'));
  // A danger that could be anything is more often nothing.
  const isClear = (classes[0]?.probability ?? 0) >= clearClass;
  const least = isClear ? { ask: 0, sure: 0 } : unclearFrom;
  const isFlat = (classes[0]?.probability ?? 0) < namedClass;
  const isStory = isFlat && text.trim().split(/\s+/).length > mostTold;
  const isSure = !isStory && probability >= Math.max(sureFrom, least.sure);
  const isAsked = probability >= Math.max(askFrom, least.ask);
  return {
    probability,
    isCalm: probability < calmBelow,
    alarm: isSure ? 'sure' : isAsked ? 'ask' : 'none',
    classes: classes
      .filter((one) => one.probability >= unlikely)
      .map(({ value, probability }) => ({ value, probability })) as DangerScore['classes'],
    outcome: {
      value: outcome?.value ?? 'hold',
      probability: outcome?.probability ?? 0,
    } as DangerScore['outcome'],
  };
}

export function predictWith(
  text: string,
  evidence: Iterable<string>,
  heads: TrainedHeads,
  table: WeightTable,
): HeadScores {
  const answers = answer(text, evidence, heads, table);
  // The values of a line were checked against the vocabulary when it was trained.
  return {
    version: heads.version,
    danger: dangerOf(text, heads, answers),
    intent: sure(shared(answers('intent')))[0] ?? null,
    effort: sure(answers('effort'))[0] ?? null,
    goal: sure(answers('goal'))[0] ?? null,
    format: sure(answers('format'))[0] ?? null,
    limits: sure(answers('limit')),
    focus: sure(answers('focus')),
  } as HeadScores;
}

let table: WeightTable | undefined;

/**
 * What the trained heads make of a message and of the evidence that was found in it; the weights
 * are unpacked at the first one.
 */
export function predict(text: string, evidence: Iterable<string>): HeadScores {
  table ??= unpack(trained);
  return predictWith(text, evidence, trained, table);
}
