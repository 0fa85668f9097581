import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './children.ts';

const generator = fileURLToPath(new URL('./generate-load.mjs', import.meta.url));

export interface Target {
  name: string;
  origin: string;
  pid: number;
}

interface Shape {
  path: string;
  token: string;
  bodyBytes: number;
  connections: number;
  measureMs: number;
  maxRequests: number;
}

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** The processor time of the server alone; undefined where the system does not tell. */
  cpuMicrosecondsEach: number | undefined;
}

/** In hundredths of a second, as Linux counts them for every process. */
function cpuTicks(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}

/** One run of the generator, in a process of its own, against a server on the loopback. */
export async function runLoad(target: Target, shape: Shape): Promise<LoadResult> {
  const { hostname, port, host } = new URL(target.origin);
  const request = [
    `GET ${shape.path} HTTP/1.1`,
    `host: ${host}`,
    `authorization: Bearer ${shape.token}`,
    'accept: application/json',
    '\r\n',
  ].join('\r\n');
  const load = {
    host: hostname,
    port: Number(port),
    request,
    bodyBytes: shape.bodyBytes,
    connections: shape.connections,
    warmUpMs: 200,
    measureMs: shape.measureMs,
    maxRequests: shape.maxRequests,
  };
  const ticksBefore = cpuTicks(target.pid);
  const output = await runToEnd({ args: [generator, JSON.stringify(load)] });
  const ticksAfter = cpuTicks(target.pid);
  const result = JSON.parse(output) as {
    sent: number;
    measured: number;
    seconds: number;
    p50Ms: number;
    p99Ms: number;
    failure?: string;
  };
  if (result.failure) throw new Error(`${target.name}: ${result.failure}`);
  if (result.measured === 0) throw new Error(`${target.name}: no answer was measured`);
  return {
    perSecond: result.measured / result.seconds,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    cpuMicrosecondsEach:
      ticksBefore === undefined || ticksAfter === undefined
        ? undefined
        : ((ticksAfter - ticksBefore) * 10_000) / result.sent,
  };
}
