import { Writable } from 'node:stream';
import type { Provider } from '@cadence/domain/workout/limits';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { createModels, type Models } from '../models.ts';

export const secretKey = 'sk-test-never-to-be-seen-4711';

interface TestModels {
  models: Models;
  logged: () => string;
  /** The fields of the last line. */
  lastLine: () => Record<string, unknown>;
}

/** Models of one provider at this address, with everything they log. */
export function makeModels(provider: Provider, baseUrl: string, timeoutSeconds = 20): TestModels {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { models: config } = readConfig({});
  const vendor = { ...config.providers[provider], baseUrl };
  const apiKey = provider === 'local' ? null : secretKey;
  const providers = { ...config.providers, [provider]: { ...vendor, apiKey } };
  return {
    models: createModels({ timeoutSeconds, providers }, createLog('trace', sink), 5),
    logged: () => lines.join(''),
    lastLine: () => JSON.parse(lines.at(-1) ?? '{}'),
  };
}
