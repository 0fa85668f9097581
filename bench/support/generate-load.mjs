import { connect } from 'node:net';

/**
 * A load generator must cost less than what it measures, or it measures itself: Node's own HTTP
 * client costs as much as a bare route. So requests are bytes on keep-alive sockets, one at a time
 * on each (no pipelining), and an answer is read no further than its status and its length.
 *
 * @typedef {object} Load
 * @property {string} host
 * @property {number} port
 * @property {string} request the whole request as it goes over the wire
 * @property {number} bodyBytes the length that each answer must have
 * @property {number} connections
 * @property {number} warmUpMs
 * @property {number} measureMs
 * @property {number} maxRequests
 */

const headEnd = Buffer.from('\r\n\r\n');
const /** @type {Load} */ load = JSON.parse(process.argv[2] ?? '{}');
const request = Buffer.from(load.request, 'latin1');
const startedAt = performance.now();
const measureFrom = startedAt + load.warmUpMs;
const measureUntil = measureFrom + load.measureMs;

let sent = 0;
let measured = 0;
let open = load.connections;
/** @type {string | undefined} */
let failure;
/** @type {number[]} */
const latenciesMs = [];

function finish() {
  latenciesMs.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? 0;
  const seconds = (Math.min(performance.now(), measureUntil) - measureFrom) / 1000;
  console.log(
    JSON.stringify({ sent, measured, seconds, p50Ms: at(0.5), p99Ms: at(0.99), failure }),
  );
}

function openConnection() {
  const socket = connect(load.port, load.host).setNoDelay(true);
  /** @type {Buffer} */
  let pending = Buffer.alloc(0);
  let sentAt = 0;
  let done = false;

  function end(/** @type {string | undefined} */ reason) {
    if (done) return;
    done = true;
    failure ??= reason;
    socket.destroy();
    open -= 1;
    if (open === 0) finish();
  }
  function next() {
    const now = performance.now();
    if (failure || now >= measureUntil || sent >= load.maxRequests) {
      end(undefined);
      return;
    }
    sent += 1;
    sentAt = now;
    socket.write(request);
  }
  function read(/** @type {Buffer} */ chunk) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const headBytes = pending.indexOf(headEnd);
    if (headBytes < 0 || pending.length < headBytes + 4 + load.bodyBytes) return;
    const head = pending.toString('latin1', 0, headBytes);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || Number(length) !== load.bodyBytes) {
      end(`Unexpected answer: ${pending.toString('latin1', 0, 400)}`);
      return;
    }
    if (pending.length !== headBytes + 4 + load.bodyBytes) {
      end('The answer is longer than it says.');
      return;
    }
    pending = Buffer.alloc(0);
    const now = performance.now();
    if (sentAt >= measureFrom && now < measureUntil) {
      measured += 1;
      latenciesMs.push(now - sentAt);
    }
    next();
  }
  socket.once('connect', next);
  socket.on('data', read);
  socket.once('error', (error) => end(error.message));
  socket.once('close', () => end('The server closed a connection.'));
}

for (let index = 0; index < load.connections; index += 1) openConnection();
setTimeout(
  () => {
    console.error('The load did not end in time.');
    process.exit(1);
  },
  load.warmUpMs + load.measureMs + 30_000,
).unref();
