/** One thing that is not as a coach would have it. */
export interface Fault {
  /** The same words for the same kind of fault. */
  cause: string;
  /** Of this case. */
  detail: string;
  /** Points of ten that it costs. */
  cost: number;
}

export interface Mark {
  item: string;
  weight: number;
  /** 0–1. */
  value: number;
  faults: Fault[];
}

/** Starts at all right and takes off for what is wrong, never below nothing. */
export class Sheet {
  readonly #taken: { share: number; cause: string; detail: string }[] = [];

  take(share: number, cause: string, detail = ''): void {
    if (share > 0.0001) this.#taken.push({ share, cause, detail });
  }

  mark(item: string, weight: number): Mark {
    const all = this.#taken.reduce((sum, { share }) => sum + share, 0);
    const scale = all > 1 ? 1 / all : 1;
    const faults = this.#taken.map(({ share, cause, detail }) => ({
      cause: `${item}: ${cause}`,
      detail,
      cost: share * scale * weight,
    }));
    return { item, weight, value: Math.max(0, 1 - all), faults };
  }
}
