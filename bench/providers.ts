import { check } from '../packages/domain/src/planner/check/check.ts';
import { repair } from '../packages/domain/src/planner/layout/repair.ts';
import type { Request } from '../packages/domain/src/planner/request.ts';
import type { DraftReply } from '../packages/server/src/platform/models/models.ts';
import {
  makeModels,
  secretKey,
} from '../packages/server/src/platform/models/test-support/models.ts';
import {
  type Answer,
  startVendor,
  type VendorWire,
} from '../packages/server/src/platform/models/test-support/vendor-server.ts';
import { wires } from '../packages/server/src/platform/models/test-support/wires.ts';
import { countFrom, median } from './support/numbers.ts';
import { date, seed, type Written, writeAll } from './support/providers/faulty-drafts.ts';
import { requests } from './support/providers/requests.ts';
import { type Figure, printTable } from './support/table.ts';

const limitSeconds = countFrom('LIMIT_SECONDS', 2, 60);
/** Beyond the limit itself: the machine may be busy. */
const graceMs = 500;

interface Asked {
  reply: DraftReply;
  ms: number;
  leaked: boolean;
}

async function ask(wire: VendorWire, answer: Answer, request: Request): Promise<Asked> {
  const vendor = await startVendor(wire, [answer]);
  const { models, logged } = makeModels(wire.provider, vendor.baseUrl, limitSeconds);
  const startedAt = performance.now();
  const reply = await models.draftWorkout({
    provider: wire.provider,
    tier: 'advanced',
    request,
    userText: 'legs and back, please',
    signal: new AbortController().signal,
  });
  const ms = performance.now() - startedAt;
  await vendor.close();
  return { reply, ms, leaked: (logged() + JSON.stringify(reply)).includes(secretKey) };
}

interface Result {
  fault: string;
  ms: number;
  /** As the model wrote it, as it was read, and as it would be served. */
  raw: boolean;
  read: boolean;
  served: boolean;
  /** The plan that is served is still the model's. */
  kept: boolean;
  failedGates: string[];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Spoilt JSON is one of the cases: as it stands it is no workout.
    return null;
  }
}

async function measureDraft(wire: VendorWire, written: Written, request: Request): Promise<Result> {
  const { reply, ms } = await ask(wire, written.answer, request);
  const raw = check(parse(written.text), request);
  const base = {
    fault: written.fault,
    ms,
    raw: raw.passed,
    failedGates: raw.gates.filter(({ passed }) => !passed).map(({ id }) => id),
  };
  if (reply.kind === 'failed') return { ...base, read: false, served: false, kept: false };
  const { report, changes } = repair(reply.draft, request, date, seed);
  return {
    ...base,
    read: check(reply.draft, request).passed,
    served: report.passed,
    kept: !changes.some(({ kind }) => kind === 'replaced'),
  };
}

const percent = (results: readonly Result[], key: 'raw' | 'read' | 'served' | 'kept'): number =>
  (100 * results.filter((result) => result[key]).length) / results.length;
const inPercent = (value: number) => `${value.toFixed(0)} %`;

const troubles: Record<string, Answer> = {
  'wrong key': { kind: 'wrong-key' },
  'busy, wait an hour': { kind: 'error', status: 429, headers: { 'retry-after': '3600' } },
  'busy again and again': { kind: 'error', status: 429 },
  'errors of its own': { kind: 'error', status: 500 },
  'dropped connections': { kind: 'drop' },
  'no answer at all': { kind: 'hang' },
  refusal: { kind: 'refusal' },
  prose: { kind: 'text', text: 'Squat a little, then rest.' },
  'another page': { kind: 'not-json' },
};

const figures: Figure[] = [];
const byFault = new Map<string, Result[]>();
for (const wire of wires) {
  const results: Result[] = [];
  for (const request of Object.values(requests)) {
    for (const written of writeAll(request)) {
      const result = await measureDraft(wire, written, request);
      results.push(result);
      byFault.set(result.fault, [...(byFault.get(result.fault) ?? []), result]);
    }
  }
  const served = percent(results, 'served');
  figures.push(
    {
      figure: `${wire.provider}: drafts that pass the gates, raw`,
      value: inPercent(percent(results, 'raw')),
    },
    { figure: `${wire.provider}: as read`, value: inPercent(percent(results, 'read')) },
    {
      figure: `${wire.provider}: after repair`,
      value: inPercent(served),
      bar: { text: '100 %', met: served === 100 },
      ratio: served / 100,
    },
    {
      figure: `${wire.provider}: the model's plan kept`,
      value: inPercent(percent(results, 'kept')),
    },
    {
      figure: `${wire.provider}: our share of a call`,
      value: `${median(results.map(({ ms }) => ms)).toFixed(0)} ms`,
    },
  );
}

for (const wire of wires) {
  const [request] = Object.values(requests);
  if (!request) throw new Error('There is no request.');
  const asked: Asked[] = [];
  for (const answer of Object.values(troubles)) asked.push(await ask(wire, answer, request));
  const clear = asked.filter(
    ({ reply }) => reply.kind === 'failed' && /^[A-Z].+\.$/.test(reply.reason),
  );
  const slowest = Math.max(...asked.map(({ ms }) => ms));
  const isClean = asked.every(({ leaked }) => !leaked);
  figures.push(
    {
      figure: `${wire.provider}: troubles that end in a plain sentence, no key in it or in the log`,
      value: `${clear.length} of ${asked.length}`,
      bar: { text: 'all', met: clear.length === asked.length && isClean },
      ratio: clear.length / asked.length,
    },
    {
      figure: `${wire.provider}: longest wait for one, limit ${limitSeconds} s`,
      value: `${slowest.toFixed(0)} ms`,
      bar: {
        text: `≤ ${limitSeconds * 1000 + graceMs} ms`,
        met: slowest <= limitSeconds * 1000 + graceMs,
      },
      ratio: slowest / (limitSeconds * 1000),
    },
  );
}

console.log(
  `${byFault.size} kinds of drafts × ${Object.keys(requests).length} requests × ${wires.length} vendors on loopback; the faults are planted, no real model was asked\n`,
);
printTable(
  [...byFault].map(([fault, results]) => {
    const gates = [...new Set(results.flatMap(({ failedGates }) => failedGates))].sort().join(' ');
    const rates = (['raw', 'read', 'served', 'kept'] as const).map(
      (key) => `${key} ${inPercent(percent(results, key))}`,
    );
    const served = percent(results, 'served');
    return {
      figure: gates ? `${fault} (raw fails ${gates})` : fault,
      value: rates.join(', '),
      bar: { text: 'served 100 %', met: served === 100 },
      ratio: served / 100,
    };
  }),
);
console.log();
printTable(figures);
