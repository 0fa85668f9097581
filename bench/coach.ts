import { readMessage } from '../packages/domain/src/coach/read-message.ts';
import { composeReply } from '../packages/domain/src/coach/reply.ts';
import {
  casualTalks,
  otherLanguages,
} from '../packages/domain/src/coach/test-support/data/talks-casual.ts';
import { personTalks } from '../packages/domain/src/coach/test-support/data/talks-person.ts';
import { planTalks } from '../packages/domain/src/coach/test-support/data/talks-plan.ts';
import { safetyTalks } from '../packages/domain/src/coach/test-support/data/talks-safety.ts';
import { trainingTalks } from '../packages/domain/src/coach/test-support/data/talks-training.ts';
import { play } from '../packages/domain/src/coach/test-support/talk.ts';
import { readingGrade } from '../packages/domain/src/planner/reading-grade.ts';
import { detectLanguage } from '../packages/domain/src/reading/engine/language.ts';
import { tokenise } from '../packages/domain/src/reading/engine/tokens.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';

const talks = [
  ...trainingTalks,
  ...planTalks,
  ...safetyTalks,
  ...personTalks,
  ...casualTalks,
  ...otherLanguages,
];
const exchanges = talks.flatMap((talk) => play(talk));
const parts = exchanges.flatMap((exchange) => exchange.parts);
const count = (kind: string) => parts.filter((part) => part.kind === kind).length;

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// Played once before, so that no word list is built inside the measured time.
const times = exchanges.map(({ said, conversation, knowledge }) => {
  const startedAt = processorMs();
  const reading = readMessage(said.says, conversation, knowledge);
  composeReply(said.says, conversation, knowledge, reading);
  return processorMs() - startedAt;
});

const withData = exchanges.filter(({ knowledge }) => knowledge.sessions.length > 0);
const calm = withData.filter(({ reading }) => reading.understanding.kind === 'request');
const withFact = calm.filter((exchange) => exchange.parts.some(({ kind }) => kind === 'fact'));
/** The measure is one of English; a stop is told in the language of the message. */
const inEnglish = exchanges.filter(
  ({ answer }) => detectLanguage(tokenise(answer.content)).value === 'en',
);
const grades = inEnglish.map(({ answer }) => readingGrade(answer.content));
const unsafe = exchanges.filter(
  ({ reading, answer }) =>
    (reading.understanding.kind !== 'request' && answer.wish !== null) ||
    /push through|you should|calorie deficit|you will lose/i.test(answer.content),
);

function bar(figure: string, value: number, unit: string, limit: number, atLeast = false) {
  const met = atLeast ? value >= limit : value <= limit;
  const text = `${atLeast ? '≥' : '≤'} ${limit}${unit}`;
  const shown = `${value.toFixed(2)}${unit}`;
  return { figure, value: shown, bar: { text, met }, ...(limit > 0 && { ratio: value / limit }) };
}

console.log(`${talks.length} conversations, ${exchanges.length} answers`);
printTable([
  bar('reflections for each question', count('reflection') / count('question'), '', 1, true),
  bar('unsafe answers', unsafe.length, '', 0),
  bar('median reading grade', median(grades), '', 8),
  bar('highest reading grade', Math.max(...grades), '', 8),
  bar('median answer, processor time', median(times), ' ms', 20),
  { figure: 'longest answer, processor time', value: `${Math.max(...times).toFixed(1)} ms` },
  {
    figure: 'answers with a number of the user’s own, where there is a log',
    value: `${((100 * withFact.length) / calm.length).toFixed(0)} %`,
  },
]);
