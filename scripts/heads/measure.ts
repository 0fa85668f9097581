import { evidenceIn } from '../../packages/domain/src/reading/danger/evidence.ts';
import { scanDanger } from '../../packages/domain/src/reading/danger/scan.ts';
import { predictWith } from '../../packages/domain/src/reading/heads/predict.ts';
import type { HeadScores } from '../../packages/domain/src/reading/heads/scores.ts';
import { type TrainedHeads, unpack } from '../../packages/domain/src/reading/heads/unpack.ts';
import { areaUnderCurve } from './calibrate.ts';
import type { Message } from './corpus.ts';
import { type Question, questions } from './questions.ts';

interface Read {
  message: Message;
  scores: HeadScores;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function dangerLine(name: string, reads: readonly Read[]): string {
  const dangers = reads.filter(({ message }) => message.labels.danger);
  const harmless = reads.filter(({ message: { kind } }) => kind === 'look' || kind === 'wish');
  const heard = (list: readonly Read[], levels: readonly string[]) =>
    percent(list.filter(({ scores }) => levels.includes(scores.danger.alarm)).length, list.length);
  const area = areaUnderCurve(
    [...dangers, ...harmless].map(({ message, scores }) => ({
      score: scores.danger.probability,
      truth: message.labels.danger !== undefined,
    })),
  );
  const sameClass = dangers.filter(
    ({ message, scores }) => scores.danger.classes[0]?.value === message.labels.danger?.class,
  );
  const sameOutcome = dangers.filter(
    ({ message, scores }) => scores.danger.outcome.value === message.labels.danger?.outcome,
  );
  return [
    `danger ${name}: ${dangers.length} dangers, ${harmless.length} harmless`,
    `AUC ${area.toFixed(3)}`,
    `heard ${heard(dangers, ['ask', 'sure'])} (sure ${heard(dangers, ['sure'])})`,
    `false alarms ${heard(harmless, ['ask', 'sure'])} (sure ${heard(harmless, ['sure'])})`,
    `class ${percent(sameClass.length, dangers.length)}`,
    `outcome ${percent(sameOutcome.length, dangers.length)}`,
  ].join(', ');
}

function intentLine(name: string, reads: readonly Read[]): string {
  const said = reads.filter(({ scores }) => scores.intent !== null);
  const right = said.filter(
    ({ message, scores }) => scores.intent?.value === message.labels.intent,
  );
  return `intent ${name}: right ${percent(right.length, reads.length)}, said ${percent(said.length, reads.length)}`;
}

function saidValues(scores: HeadScores, { name }: Question): string[] {
  if (name === 'limit') return scores.limits.map(({ value }) => value);
  if (name === 'focus') return scores.focus.map(({ value }) => value);
  if (name === 'effort' || name === 'goal' || name === 'format') {
    return scores[name] === null ? [] : [scores[name].value];
  }
  return [];
}

function slotLine(question: Question, reads: readonly Read[]): string {
  let [said, right, meant] = [0, 0, 0];
  for (const { message, scores } of reads) {
    const values = saidValues(scores, question);
    said += values.length;
    right += values.filter((value) => question.isTrue(message, value)).length;
    meant += question.values.filter((value) => question.isTrue(message, value)).length;
  }
  return `${question.name}: ${meant} meant, ${said} said, precision ${percent(right, said)}, recall ${percent(right, meant)}`;
}

/** Prints how the finished heads do on writers that they were not trained on. */
export function printMeasures(title: string, heads: TrainedHeads, messages: readonly Message[]) {
  if (messages.length === 0) return;
  const table = unpack(heads);
  const reads = messages.map((message) => ({
    message,
    scores: predictWith(message.text, evidenceIn(scanDanger(message.text)), heads, table),
  }));
  const languages = [...new Set(messages.map(({ lang }) => lang))];
  const groups = languages.map(
    (lang) => [lang, reads.filter(({ message }) => message.lang === lang)] as const,
  );
  const parts = languages.length > 1 ? [['all', reads] as const, ...groups] : groups;
  console.log(`\n${title}: ${messages.length} messages`);
  for (const [name, part] of parts) console.log(`  ${dangerLine(name, part)}`);
  for (const [name, part] of parts) console.log(`  ${intentLine(name, part)}`);
  for (const question of questions) {
    if (!question.isChoice) console.log(`  ${slotLine(question, reads)}`);
  }
}
