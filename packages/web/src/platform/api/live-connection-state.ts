/** Spec §4, Realtime connection. */
export type LiveStatus = 'disconnected' | 'connecting' | 'connected' | 'error' | 'reconnecting';

export interface LiveState {
  status: LiveStatus;
  /** In a row, since it last worked. */
  failures: number;
}

export type LiveInput =
  | 'connect'
  /** The server has said that it knows us. */
  | 'ready'
  | 'lost'
  /** Trying again with the same token is of no use. */
  | 'refused'
  | 'waited'
  | 'close';

type LiveOrder = { type: 'open' } | { type: 'wait'; ms: number } | { type: 'drop' } | null;

/** Spec §9, Websocket. */
export const connectLimitMs = 5000;
const reconnectAttempts = 3;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

export const notConnected: LiveState = { status: 'disconnected', failures: 0 };

export function reconnectWaitMs(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, failures - 1));
}

/** What a connection is after something has happened to it, and what is to be done now. */
export function nextLive(state: LiveState, input: LiveInput): [LiveState, LiveOrder] {
  const { status, failures } = state;
  const isTrying = status === 'connecting' || status === 'reconnecting';
  switch (input) {
    case 'connect':
      if (status !== 'disconnected' && status !== 'error') return [state, null];
      return [{ status: 'connecting', failures: 0 }, { type: 'open' }];
    case 'ready':
      return [isTrying ? { status: 'connected', failures: 0 } : state, null];
    case 'waited':
      return [state, status === 'reconnecting' ? { type: 'open' } : null];
    case 'lost':
      return isTrying || status === 'connected' ? afterLoss(failures + 1) : [state, null];
    case 'refused':
      return [{ status: 'error', failures }, { type: 'drop' }];
    case 'close':
      return [notConnected, { type: 'drop' }];
  }
}

function afterLoss(failures: number): [LiveState, LiveOrder] {
  if (failures > reconnectAttempts) return [{ status: 'error', failures }, { type: 'drop' }];
  return [
    { status: 'reconnecting', failures },
    { type: 'wait', ms: reconnectWaitMs(failures) },
  ];
}
