import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { Socket } from 'node:net';

/** A frame as the server sends it: unmasked and whole. */
interface Frame {
  opcode: number;
  payload: Buffer;
  rest: Buffer;
}

function readFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const [size, start] =
    short < 126
      ? [short, 2]
      : short === 126
        ? [bytes.length < 4 ? Number.NaN : bytes.readUInt16BE(2), 4]
        : [bytes.length < 10 ? Number.NaN : Number(bytes.readBigUInt64BE(2)), 10];
  if (!(bytes.length >= start + size)) return null;
  return {
    opcode: bytes.readUInt8(0) & 0x0f,
    payload: bytes.subarray(start, start + size),
    rest: bytes.subarray(start + size),
  };
}

function writeFrame(opcode: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | payload.length]),
    mask,
    Buffer.from(masked),
  ]);
}

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 };

export interface SocketClient {
  /** The next event that has not been taken, as soon as there is one. */
  next(): Promise<{ type: string } & Record<string, unknown>>;
  /** The code it was closed with, or null when the connection just broke. */
  closed: Promise<number | null>;
  pings(): number;
  /** A short text of the client's own. */
  say(words: object): void;
  /** Leaves what comes where it is, as a reader that hangs does. */
  pause(): void;
  resume(): void;
  end(): void;
}

interface SocketOptions {
  answersPings?: boolean;
  /** Takes the frames as they come; then there is no next one. */
  onText?: (text: string) => void;
}

/** A socket over a real connection that answers pings, unless it is told to play dead. */
export function openSocket(url: string, options: SocketOptions = {}): Promise<SocketClient> {
  return new Promise((resolve, reject) => {
    const asked = get(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    asked.on('upgrade', (_response, socket, head) => resolve(follow(socket, head, options)));
  });
}

function follow(
  socket: Socket,
  head: Buffer,
  { answersPings = true, onText }: SocketOptions,
): SocketClient {
  const events: string[] = [];
  const waiting: ((event: string) => void)[] = [];
  let bytes = Buffer.alloc(0);
  let pings = 0;
  let code: number | null = null;

  const take = ({ opcode, payload }: Frame) => {
    if (opcode === opcodes.text) {
      const hear = onText ?? waiting.shift() ?? ((text: string) => events.push(text));
      hear(payload.toString());
    }
    if (opcode === opcodes.ping) {
      pings += 1;
      if (answersPings) socket.write(writeFrame(opcodes.pong, payload));
    }
    if (opcode === opcodes.close) {
      code = payload.readUInt16BE(0);
      socket.end(writeFrame(opcodes.close, payload.subarray(0, 2)));
    }
  };
  const read = (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let frame = readFrame(bytes); frame; frame = readFrame(bytes)) {
      bytes = Buffer.from(frame.rest);
      take(frame);
    }
  };
  const closed = new Promise<number | null>((resolve) => {
    socket.on('close', () => resolve(code));
  });
  // A connection that the server breaks off is an outcome here.
  socket.on('error', () => {});
  socket.on('data', read);
  read(head);

  return {
    next: async () => {
      const known = events.shift();
      return JSON.parse(known ?? (await new Promise<string>((taken) => waiting.push(taken))));
    },
    closed,
    pings: () => pings,
    say: (words) => void socket.write(writeFrame(opcodes.text, Buffer.from(JSON.stringify(words)))),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    end: () => socket.destroy(),
  };
}
