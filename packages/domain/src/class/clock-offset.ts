/** One question for the time: when it was sent and answered by the asker's clock, and the answer. */
export interface ClockSample {
  sentMs: number;
  receivedMs: number;
  serverMs: number;
}

/** Enough to have met a quick moment of the network, few enough to follow a clock that drifts. */
const keptSamples = 12;

export const withSample = (
  samples: readonly ClockSample[],
  sample: ClockSample,
): readonly ClockSample[] => [...samples, sample].slice(-keptSamples);

const roundTrip = ({ sentMs, receivedMs }: ClockSample): number => receivedMs - sentMs;

/**
 * What is to be added to the own clock to have the server's. Of all answers the quickest one says
 * it best: it cannot be wrong by more than half of its round trip. Null without any.
 */
export function offsetOf(samples: readonly ClockSample[]): number | null {
  const [first, ...rest] = samples.filter((sample) => roundTrip(sample) >= 0);
  if (!first) return null;
  const best = rest.reduce(
    (one, other) => (roundTrip(other) < roundTrip(one) ? other : one),
    first,
  );
  return best.serverMs - (best.sentMs + best.receivedMs) / 2;
}
