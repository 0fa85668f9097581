import {
  openSocket,
  type SocketClient,
} from '../../../packages/server/src/test-support/socket-client.ts';

/** As much of a browser's WebSocket as the page's connection uses, over a real connection. */
class LoopbackSocket extends EventTarget {
  private client: SocketClient | null = null;
  private isClosed = false;

  constructor(url: string) {
    super();
    const onText = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }));
    openSocket(url, { onText }).then(
      (client) => this.follow(client),
      () => this.end(1006),
    );
  }

  close(): void {
    this.isClosed = true;
    this.client?.end();
  }

  private follow(client: SocketClient): void {
    this.client = client;
    if (this.isClosed) client.end();
    void client.closed.then((code) => this.end(code ?? 1006));
  }

  private end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

export function openLoopbackSocket(url: string): WebSocket {
  return new LoopbackSocket(url) as unknown as WebSocket;
}
