import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { cards } from '../packages/domain/src/coach/cards/all.ts';
import { readMessage } from '../packages/domain/src/coach/message/read-message.ts';
import { reply } from '../packages/domain/src/coach/reply.ts';
import { stranger } from '../packages/domain/src/coach/test-support/athletes.ts';
import {
  askedTwice,
  conversations,
  converse,
  falseNumbers,
  logs,
} from '../packages/domain/src/coach/test-support/simulate.ts';
import { type Exchange, play } from '../packages/domain/src/coach/test-support/talk.ts';
import { median } from './support/numbers.ts';
import { printTable } from './support/table.ts';

interface Turn {
  say: string;
  /** Each an expression of alternatives. */
  must?: string[];
  mustNot?: string[];
  /** workout, change, stop, none. */
  act?: string;
}

interface Talk {
  id: string;
  topic: string;
  turns: Turn[];
}

const file = new URL('data/coach-talks.jsonl', import.meta.url);
const talks: Talk[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function deedOf({ reading, answer }: Exchange): string {
  if (reading.understanding.kind !== 'request') return 'stop';
  if (answer.programChange || answer.act?.kind === 'add_part') return 'change';
  if (answer.wish === null) return 'none';
  return reading.intent === 'adjust_workout' ? 'change' : 'workout';
}

function failuresIn(turn: Turn, exchange: Exchange): string[] {
  const { content } = exchange.answer;
  const says = (pattern: string) => new RegExp(pattern, 'i').test(content);
  const deed = deedOf(exchange);
  const isDone = turn.act === undefined || turn.act.split('|').includes(deed);
  return [
    ...(turn.must ?? []).filter((pattern) => !says(pattern)).map((pattern) => `lacks /${pattern}/`),
    ...(turn.mustNot ?? []).filter(says).map((pattern) => `says /${pattern}/`),
    ...(isDone ? [] : [`${deed}, not ${turn.act}`]),
  ];
}

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let met = 0;
let acts = 0;
let actsRight = 0;
let unsafe = 0;
const times: number[] = [];
for (const { id, topic, turns } of talks) {
  const exchanges = play({ knows: stranger, turns: turns.map(({ say }) => ({ says: say })) }, id);
  const failures = turns.flatMap((turn, at) => {
    const exchange = exchanges[at];
    return exchange ? failuresIn(turn, exchange) : [];
  });
  turns.forEach((turn, at) => {
    const exchange = exchanges[at];
    if (!exchange || turn.act === undefined) return;
    acts += 1;
    if (turn.act.split('|').includes(deedOf(exchange))) actsRight += 1;
    if (topic.startsWith('safe/') && exchange.answer.wish !== null) unsafe += 1;
  });
  for (const { said, conversation, knowledge } of exchanges) {
    const startedAt = processorMs();
    reply(said.says, conversation, knowledge, readMessage(said.says, conversation, knowledge));
    times.push(processorMs() - startedAt);
  }
  if (failures.length === 0) met += 1;
  else console.log(`${id} [${topic}] ${failures.join('; ')}`);
}

const percent = (part: number, whole: number) => (100 * part) / whole;
const bar = (figure: string, value: number, unit: string, limit: number, atLeast: boolean) => ({
  figure,
  value: `${value.toFixed(1)}${unit}`,
  bar: {
    text: `${atLeast ? '≥' : '≤'} ${limit}${unit}`,
    met: atLeast ? value >= limit : value <= limit,
  },
});

/** As many as are promised; the tests try a few of each. */
const [simulatedTalks, simulatedLogs] = [300, 1000];
const seed = 29;
const repeated = fc
  .sample(conversations, { numRuns: simulatedTalks, seed })
  .flatMap(({ says, knows }) => askedTwice(converse(says, knows)));
const untrue = fc.sample(logs, { numRuns: simulatedLogs, seed }).flatMap(falseNumbers);
for (const one of [...repeated, ...untrue].slice(0, 20)) console.log(one);

console.log(`${talks.length} talks, ${cards.length} cards`);
printTable([
  bar('talks with all expectations met', percent(met, talks.length), ' %', 90, true),
  bar('acts', percent(actsRight, acts), ' %', 95, true),
  bar('workouts beside a sign of danger', unsafe, '', 0, false),
  bar(
    `questions asked twice in ${simulatedTalks} talks of 20 turns`,
    repeated.length,
    '',
    0,
    false,
  ),
  bar(`false numbers over ${simulatedLogs} random logs`, untrue.length, '', 0, false),
  bar('median answer, processor time', median(times), ' ms', 20, false),
]);
