import { createSocket } from 'node:dgram';

const questionAt = 12;
const typeA = 1;
/** An answer without error, from a server that looks nothing up elsewhere. */
const answered = 0x8400;

/** Where the name of the question ends, its type and class behind it. */
function endOfQuestion(query: Buffer): number {
  let at = questionAt;
  while (query[at]) at += (query[at] ?? 0) + 1;
  return at + 1;
}

function recordOf(address: string): Buffer {
  const record = Buffer.alloc(16);
  // The name is the one asked for, which stands where the question does.
  record.writeUInt16BE(0xc000 | questionAt, 0);
  record.writeUInt16BE(typeA, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(1, 6);
  record.writeUInt16BE(4, 10);
  record.set(address.split('.').map(Number), 12);
  return record;
}

/** A name server that has the same addresses for every name, as Docker's has for the instances of one. */
export async function startNames(addresses: readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const end = endOfQuestion(query);
    const records = query.readUInt16BE(end) === typeA ? addresses.map(recordOf) : [];
    const head = Buffer.from(query.subarray(0, end + 4));
    head.writeUInt16BE(answered, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
