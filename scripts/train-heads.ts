import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { joinDangerScores } from '../packages/domain/src/reading/heads/predict.ts';
import { calibrate, probabilityOf, scoreForPrecision } from './heads/calibrate.ts';
import { groupWriters, type Message, readMessages, readQuestions } from './heads/corpus.ts';
import { dangerLevels, type ScoredExample } from './heads/danger-levels.ts';
import { lastDangerLevels, lastLines } from './heads/last-heads.ts';
import { printMeasures } from './heads/measure.ts';
import { type FinishedLine, headsSource, packHeads } from './heads/pack.ts';
import { type Question, questions } from './heads/questions.ts';
import type { Row } from './heads/regression.ts';
import { scoreRow, toRow, trainLine } from './heads/train-line.ts';
import { root } from './paths.mjs';

const groupCount = 6;
const minPositives = 15;
const minRecall = 0.15;
/** From here on an intent is said; below, two of them are about as likely. */
const sureIntent = 0.5;

interface Example {
  message: Message;
  row: Row;
}

/** Scores of writers by lines that were trained without them. */
function scoreLeftOut(question: Question, value: string, examples: readonly Example[]) {
  const groups = groupWriters(
    examples.map(({ message }) => message),
    groupCount,
  );
  return groups.flatMap((group): ScoredExample[] => {
    const left = examples.filter(({ message }) => group.has(message.writer));
    const rest = examples.filter(({ message }) => !group.has(message.writer));
    const truths = rest.map(({ message }) => question.isTrue(message, value));
    if (!truths.includes(true)) return [];
    const score = scoreRow(
      trainLine(
        rest.map(({ row }) => row),
        truths,
        question.keep,
      ),
    );
    return left.map(({ message, row }) => ({
      message,
      score: score(row),
      truth: question.isTrue(message, value),
    }));
  });
}

function trainValue(question: Question, value: string, examples: readonly Example[]) {
  const truths = examples.map(({ message }) => question.isTrue(message, value));
  const positives = truths.filter(Boolean).length;
  const name = `${question.name} ${value}`;
  if (positives < minPositives) {
    console.log(`${name}: left out, ${positives} examples`);
    return null;
  }
  const scored = scoreLeftOut(question, value, examples);
  const by = calibrate(scored);
  const best = scoreForPrecision(scored, question.minPrecision);
  const figures = `precision ${best.precision.toFixed(2)}, recall ${best.recall.toFixed(2)}`;
  if (!question.isChoice) {
    const isUseful = best.recall >= minRecall;
    console.log(`${name}: ${isUseful ? 'kept' : 'left out'}, ${positives} examples, ${figures}`);
    if (!isUseful) return null;
  }
  const choiceFrom = question.name === 'intent' ? sureIntent : 0;
  const finished: FinishedLine = {
    question: question.name,
    value,
    ...by,
    sureFrom: question.isChoice ? choiceFrom : probabilityOf(best.score, by),
    line: trainLine(
      examples.map(({ row }) => row),
      truths,
      question.keep,
    ),
  };
  return { finished, scored };
}

const { train, dev } = readMessages(join(root, 'corpus'));
const examples = [...train, ...readQuestions()].map((message) => ({
  message,
  row: toRow(message.text),
}));
/** All lines with their calibration, by leaving out writers in turn. */
function trainAll() {
  const lines: FinishedLine[] = [];
  const whole = new Map<string, ScoredExample>();
  const classes = new Map<string, number[]>();
  for (const question of questions) {
    const known = examples.filter(({ message }) => question.isKnown(message));
    for (const value of question.values) {
      const result = trainValue(question, value, known);
      if (!result) continue;
      lines.push(result.finished);
      for (const scored of result.scored) {
        const { id } = scored.message;
        if (question.name === 'danger') whole.set(id, scored);
        if (question.name === 'dangerClass') {
          classes.set(id, [...(classes.get(id) ?? []), scored.score]);
        }
      }
    }
  }
  const joined = [...whole].flatMap(([id, { message, score, truth }]) => {
    const own = classes.get(id);
    return own ? [{ message, truth, score: joinDangerScores(score, own) }] : [];
  });
  const heads = packHeads(lines, dangerLevels(joined));
  return heads;
}

/** As new writers are heard in every language, whatever the last full training found. */
const asHeard = { askFrom: 0.42, sureFrom: 0.6 };

const withLevels = (levels: typeof lastDangerLevels): typeof lastDangerLevels =>
  Object.fromEntries(
    Object.entries(levels).map(([language, one]) => [language, { ...one, ...asHeard }]),
  );

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A value that the last training did not know is as sure as the others of its question are. */
function withNewValues(last: readonly FinishedLine[], names: readonly string[]): FinishedLine[] {
  const lines = [...last];
  for (const { name, values } of questions.filter((one) => names.includes(one.name))) {
    const own = last.filter(({ question }) => question === name);
    const [first] = own;
    for (const value of values) {
      if (!first || own.some((line) => line.value === value)) continue;
      const of = (level: 'slope' | 'offset' | 'sureFrom') => middle(own.map((line) => line[level]));
      const levels = { slope: of('slope'), offset: of('offset'), sureFrom: of('sureFrom') };
      lines.push({ ...first, ...levels, value });
    }
  }
  return lines;
}

/**
 * Only the lines of some questions, on all there is, with the calibration of the last full
 * training: a few new messages move a line, and hardly how sure it is.
 */
function trainSome(names: readonly string[]) {
  const lines = withNewValues(lastLines(), names).map((last): FinishedLine => {
    const question = questions.find(({ name }) => name === last.question);
    if (!question || !names.includes(question.name)) return last;
    const known = examples.filter(({ message }) => question.isKnown(message));
    console.log(`${last.question} ${last.value}`);
    const line = trainLine(
      known.map(({ row }) => row),
      known.map(({ message }) => question.isTrue(message, last.value)),
      question.keep,
    );
    return { ...last, line };
  });
  return packHeads(lines, withLevels(lastDangerLevels));
}

const some = process.argv.slice(2);
const heads = some.length > 0 ? trainSome(some) : trainAll();
const source = headsSource(heads);
writeFileSync(join(root, 'packages/domain/src/reading/heads/data/trained.ts'), source);
const kilobytes = (gzipSync(source).length / 1000).toFixed(0);
console.log(`\n${heads.lines.length} lines, version ${heads.version}, ${kilobytes} kB gzipped`);
printMeasures('dev', heads, dev);
