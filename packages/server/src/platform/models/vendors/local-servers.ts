import * as z from 'zod/mini';
import { boundedFetch } from '../bounded-fetch.ts';
import type { Fetch } from './vendor.ts';

export interface LocalServer {
  id: 'ollama' | 'lmstudio' | 'llamacpp';
  name: string;
  baseUrl: string;
}

/** Where they listen unless told otherwise. Only this machine is ever asked. */
const localServers: readonly LocalServer[] = [
  { id: 'ollama', name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  { id: 'lmstudio', name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  { id: 'llamacpp', name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1' },
];

export interface FoundServer extends LocalServer {
  models: string[];
}

/** On the same machine it answers at once, or is not there. */
const waitMs = 1500;
const mostModels = 100;

const listing = z.object({ data: z.array(z.object({ id: z.string() })) });
const modelName = /^[\w.:/@+-]{1,120}$/;

async function look(server: LocalServer, fetch: Fetch): Promise<FoundServer | null> {
  try {
    const signal = AbortSignal.timeout(waitMs);
    const response = await boundedFetch(fetch)(`${server.baseUrl}/models`, { signal });
    if (!response.ok) return null;
    const read = z.safeParse(listing, await response.json());
    if (!read.success) return null;
    const names = read.data.data.map(({ id }) => id).filter((id) => modelName.test(id));
    return { ...server, models: names.slice(0, mostModels) };
  } catch {
    // Nobody there, or somebody who is no server of models: both are no answer.
    return null;
  }
}

/** Those that answer as a server of models does. */
export async function findLocalServers(
  fetch: Fetch,
  servers: readonly LocalServer[] = localServers,
): Promise<FoundServer[]> {
  const found = await Promise.all(servers.map((server) => look(server, fetch)));
  return found.filter((one) => one !== null);
}
