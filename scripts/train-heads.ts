import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dangerClaims } from '../packages/domain/src/reading/danger/claims.ts';
import { decide } from '../packages/domain/src/reading/danger/decide.ts';
import { joinDangerScores } from '../packages/domain/src/reading/heads/predict.ts';
import type { DangerLevels } from '../packages/domain/src/reading/heads/unpack.ts';
import type { DangerOutcome } from '../packages/domain/src/reading/vocabulary.ts';
import {
  calibrate,
  probabilityOf,
  type Scored,
  scoreForPrecision,
  scoreReachedBy,
} from './heads/calibrate.ts';
import { groupWriters, type Message, readMessages } from './heads/corpus.ts';
import { printMeasures } from './heads/measure.ts';
import { type FinishedLine, headsSource, packHeads } from './heads/pack.ts';
import { type Question, questions } from './heads/questions.ts';
import type { Row } from './heads/regression.ts';
import { scoreRow, toRow, trainLine } from './heads/train-line.ts';
import { root } from './paths.mjs';

const groupCount = 6;
const minPositives = 15;
const minRecall = 0.15;
/** Of look-alikes by writers left out: what rules and heads may raise, heads alone, heads as sure. */
const falseAlarmShare = { all: 0.05, heads: 0.02, sure: 0.02 };
/** Of wishes by writers left out. */
const askedWishShare = 0.02;
/** Of dangers that rules have heard: those whose question is let go. */
const calmShare = 0.02;
/** From here on an intent is said; below, two of them are about as likely. */
const sureIntent = 0.5;

interface Example {
  message: Message;
  row: Row;
}
interface ScoredExample extends Scored {
  message: Message;
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

interface DangerExample extends ScoredExample {
  /** What comes of the rules alone. */
  ruled: DangerOutcome | null;
  probability: number;
}

/** The value below which only the given share of these lies. */
const levelBelow = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;

/** Slope and offset for each language, and with them the probability of every example. */
function calibrateDanger(scored: readonly ScoredExample[]) {
  const languages = [...new Set(scored.map(({ message }) => message.lang))].sort();
  const examples: DangerExample[] = [];
  const scales = languages.map((language) => {
    const own = scored.filter(({ message }) => message.lang === language);
    const by = calibrate(own);
    for (const one of own) {
      const ruled = decide(dangerClaims(one.message.text), {})?.kind ?? null;
      examples.push({ ...one, ruled, probability: probabilityOf(one.score, by) });
    }
    return [language, by] as const;
  });
  return { scales, examples };
}

/** Levels at which rules and heads together raise few false alarms and lose few dangers. */
function dangerLevels(scored: readonly ScoredExample[]): Record<string, DangerLevels> {
  const { scales, examples } = calibrateDanger(scored);
  const heard = examples.filter(({ truth, ruled }) => truth && ruled !== null);
  const calmed = heard.map(({ probability }) => probability);
  const calmBelow = levelBelow(calmed, calmShare);
  const levels = scales.map(([language, by]) => {
    const own = examples.filter(({ message }) => message.lang === language);
    const of = (kind: Message['kind']) => own.filter(({ message }) => message.kind === kind);
    const isRaised = ({ ruled, probability }: DangerExample) =>
      ruled === 'care' ? probability >= calmBelow : ruled !== null;
    const looks = of('look');
    const free = looks.filter((one) => !isRaised(one)).map(({ probability }) => probability);
    const raised = looks.length - free.length;
    const left = Math.max(
      falseAlarmShare.all * looks.length - raised,
      falseAlarmShare.heads * looks.length,
    );
    const askFrom = Math.max(
      scoreReachedBy(free, left / free.length),
      scoreReachedBy(
        of('wish').map(({ probability }) => probability),
        askedWishShare,
      ),
    );
    const all = looks.map(({ probability }) => probability);
    const sureFrom = Math.max(askFrom, scoreReachedBy(all, falseAlarmShare.sure));
    const isHeard = (one: DangerExample) => isRaised(one) || one.probability >= askFrom;
    const share = (part: readonly DangerExample[]) =>
      `${((100 * part.filter(isHeard).length) / Math.max(1, part.length)).toFixed(1)} % of ${part.length}`;
    console.log(
      `danger ${language}, rules and heads on writers left out: heard ${share(of('danger'))}, look-alikes ${share(looks)}, wishes ${share(of('wish'))}`,
    );
    return [language, { ...by, askFrom, sureFrom, calmBelow }] as const;
  });
  return Object.fromEntries(levels);
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
const examples = train.map((message) => ({ message, row: toRow(message.text) }));
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
const source = headsSource(heads);
writeFileSync(join(root, 'packages/domain/src/reading/heads/data/trained.ts'), source);
const kilobytes = (gzipSync(source).length / 1000).toFixed(0);
console.log(`\n${lines.length} lines, version ${heads.version}, ${kilobytes} kB gzipped`);
printMeasures('dev', heads, dev);
