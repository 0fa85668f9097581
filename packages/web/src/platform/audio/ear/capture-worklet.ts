// The compiler's types of a page and of a worklet cannot be had together; these are the few in use.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & { process: (inputs: Float32Array[][]) => boolean },
): void;

/** About 43 ms at 48 kHz: fewer messages than the browser's own blocks of 128 would make. */
const pieceLength = 2048;

/** Hands the microphone's samples out of the thread of sound. */
class Capture extends AudioWorkletProcessor {
  private samples = new Float32Array(pieceLength);
  private count = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.samples[this.count] = sample;
      this.count += 1;
      if (this.count < pieceLength) continue;
      this.port.postMessage(this.samples, [this.samples.buffer]);
      this.samples = new Float32Array(pieceLength);
      this.count = 0;
    }
    return true;
  }
}

registerProcessor('capture', Capture);
