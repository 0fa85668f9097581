/** What a client was told, kept outside of the server that is going to be killed. */
export interface NameWriter {
  token: string;
  /** The highest number that was sent, and the highest that was acknowledged. */
  sent: number;
  acknowledged: number;
}

export interface Registration {
  email: string;
  token: string;
}

export interface Ledger {
  writers: NameWriter[];
  registrations: Registration[];
  acknowledged: number;
  refused: number;
  /** Requests that the kill left without an answer. */
  unanswered: number;
  lost: string[];
  nextAddress: number;
}

export function emptyLedger(): Ledger {
  return {
    writers: [],
    registrations: [],
    acknowledged: 0,
    refused: 0,
    unanswered: 0,
    lost: [],
    nextAddress: 0,
  };
}
