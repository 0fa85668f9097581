import type { Fetch } from './vendors/vendor.ts';

/** No answer of a model takes a tenth of this. */
const mostBytes = 2_000_000;

/** An answer is counted as it is read, after it was unpacked: one that goes on is broken off. */
export function boundedFetch(inner: Fetch, limit = mostBytes): Fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    if (!response.body) return response;
    let count = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count += chunk.byteLength;
          if (count > limit) controller.error(new Error('The answer of the model is too long.'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
