import { fileURLToPath } from 'node:url';
import { makeSession } from '../../../packages/server/src/test-support/session.ts';
import { runToEnd } from '../children.ts';
import { sum } from '../numbers.ts';
import { ascending, at } from './order.ts';
import type { Person } from './seed.ts';

const sender = fileURLToPath(new URL('./send-mix.mjs', import.meta.url));

const kinds = ['read', 'session', 'generation'] as const;
type Kind = (typeof kinds)[number];

export interface MixResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  p99Of: Record<Kind, number>;
  errors: Record<string, number>;
}

const wishes = [
  '30 minute full body workout with kettlebells',
  '20 minutes of HIIT, no equipment, easy on the knees',
  'Upper body strength, dumbbells, 45 minutes',
  'A gentle yoga flow before bed',
  'Tabata, bodyweight, 15 minutes',
];

/** One run, in a process of its own. */
export async function runMix(
  origin: string,
  people: readonly Person[],
  connections: number,
  seconds: number,
): Promise<MixResult> {
  const { hostname: host, port } = new URL(origin);
  const mix = {
    host,
    port: Number(port),
    people: people.slice(0, connections),
    connections,
    measureMs: seconds * 1000,
    session: makeSession(),
    wishes,
  };
  const output = await runToEnd({ args: [sender, JSON.stringify(mix)] });
  const { latenciesMs, errors } = JSON.parse(output) as {
    latenciesMs: Record<Kind, number[]>;
    errors: Record<string, number>;
  };
  const all = ascending(kinds.flatMap((kind) => latenciesMs[kind]));
  const p99Of = Object.fromEntries(
    kinds.map((kind) => [kind, at(ascending(latenciesMs[kind]), 0.99)]),
  ) as Record<Kind, number>;
  return {
    perSecond: all.length / seconds,
    p50Ms: at(all, 0.5),
    p99Ms: at(all, 0.99),
    p99Of,
    errors,
  };
}

export const errorCount = ({ errors }: MixResult) => sum(Object.values(errors));
