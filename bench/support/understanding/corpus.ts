import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const corpusFolder = join(import.meta.dirname, '..', '..', '..', 'corpus');

/** What a careful reader understands of a message; see corpus/README.md for each key. */
export interface Labels {
  intent?: string;
  danger?: { class: string; outcome: 'stop' | 'hold' | 'care' };
  minutes?: number;
  focus?: string[];
  avoid?: string[];
  kit?: string[];
  only?: boolean;
  notKit?: string[];
  kg?: number[];
  format?: string;
  blocks?: string[];
  goal?: string;
  effort?: string;
  injuries?: string[];
  healed?: string[];
  conditions?: string[];
  age?: number;
  level?: string;
  limits?: string[];
  include?: string[];
  exclude?: string[];
  named?: string;
  sets?: number;
  reps?: number;
  rounds?: number;
  work?: number;
  rest?: number;
  distance?: number;
  repeats?: number;
  pace?: string;
  heartRate?: number;
  max?: Record<string, number>;
  event?: string;
}

export interface Message {
  id: string;
  writer: string;
  lang: string;
  kind: 'wish' | 'talk' | 'danger' | 'look';
  text: string;
  labels: Labels;
  /** Of a look-alike: why it only sounds like danger. */
  why?: string;
}

export type Part = 'train' | 'dev' | 'test';

interface Split {
  dev: string[];
  test: string[];
}

/** All messages of the given writers, or of a part of the corpus. */
export function readMessages(wanted: { part?: Part; writers?: readonly string[] }): Message[] {
  const split = JSON.parse(readFileSync(join(corpusFolder, 'split.json'), 'utf8')) as Split;
  const partOf = (writer: string): Part =>
    split.test.includes(writer) ? 'test' : split.dev.includes(writer) ? 'dev' : 'train';
  const folder = join(corpusFolder, 'messages');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => file.replace('.jsonl', ''))
    .filter((writer) => !wanted.writers || wanted.writers.includes(writer))
    .filter((writer) => !wanted.part || partOf(writer) === wanted.part)
    .flatMap((writer) =>
      readFileSync(join(folder, `${writer}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line): Message => ({ ...(JSON.parse(line) as Message), writer })),
    );
}
