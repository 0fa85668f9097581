/** In memory only: after a reload nobody has just pressed Start. */
let wished: string | undefined;

/** The tap that loaded the workout with this key was a wish to start it. */
export function wishStart(key: string): void {
  wished = key;
}

export function readStartWish(): string | undefined {
  return wished;
}

/** It has been heard. */
export function endStartWish(): void {
  wished = undefined;
}
