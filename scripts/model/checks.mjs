/** Where llama.cpp listens by default, and where Cadence looks for it. */
export const modelPort = 8080;

/** A model of four billion weights with its context, and the file with room to unpack. */
export const smallestGiB = { memory: 6, disk: 4 };

const giB = 1024 ** 3;

/**
 * Who is at the port: nobody, a server of models, or somebody else.
 * @returns {Promise<'free' | 'models' | 'taken'>}
 */
export async function placeOf(port = modelPort) {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/v1/models`, {
      signal: AbortSignal.timeout(2000),
    });
    const body = reply.ok ? await reply.json() : null;
    return Array.isArray(body?.data) ? 'models' : 'taken';
  } catch (error) {
    const { cause } = /** @type {{ cause?: { code?: string } }} */ (error);
    return cause?.code === 'ECONNREFUSED' ? 'free' : 'taken';
  }
}

/**
 * What stands in the way, in plain words; null for nothing.
 * @param {{ memoryBytes: number, freeBytes: number, place: 'free' | 'models' | 'taken' }} machine
 */
export function whyNot({ memoryBytes, freeBytes, place }) {
  if (place === 'models') {
    return `A server of models already answers at port ${modelPort}. Connect it in Cadence: Menu, Models.`;
  }
  if (place === 'taken') {
    return `Another program uses port ${modelPort}, at which Cadence looks for a model. Stop it first.`;
  }
  if (memoryBytes < smallestGiB.memory * giB) {
    return `A model needs ${smallestGiB.memory} GB of memory, and this machine has ${(memoryBytes / giB).toFixed(1)}. Cadence works without one.`;
  }
  if (freeBytes < smallestGiB.disk * giB) {
    return `The model needs ${smallestGiB.disk} GB on the disk, and ${(freeBytes / giB).toFixed(1)} are free.`;
  }
  return null;
}
