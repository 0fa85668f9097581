import { connect } from 'node:net';

/**
 * Sends what a crowd of people does, each on a connection of their own, one request after the
 * other. Requests are bytes and answers are read no further than needed, so that what is measured
 * is the server and not this process.
 *
 * @typedef {object} Person
 * @property {string} id
 * @property {string} token
 *
 * @typedef {object} Mix
 * @property {string} host
 * @property {number} port
 * @property {Person[]} people
 * @property {number} connections
 * @property {number} measureMs
 * @property {object} session a session to store, but for its id
 * @property {string[]} wishes
 *
 * @typedef {'read' | 'session' | 'generation'} Kind
 */

/** 70 % reads, 20 % sessions, 10 % generation, in an order that never changes. @type {Kind[]} */
const round = [
  'read',
  'session',
  'read',
  'read',
  'generation',
  'read',
  'read',
  'session',
  'read',
  'read',
];
const warmUpMs = 500;
const /** @type {Mix} */ mix = JSON.parse(process.argv[2] ?? '{}');
const measureFrom = performance.now() + warmUpMs;
const measureUntil = measureFrom + mix.measureMs;

/** @type {Record<Kind, number[]>} */
const latenciesMs = { read: [], session: [], generation: [] };
/** @type {Record<string, number>} */
const errors = {};
let open = mix.connections;
let stored = 0;

/** In the form of a UUIDv7; unlike any that another run has made. @param {number} number */
function idOf(number) {
  const run = (Date.now() * 1000 + process.pid).toString(16).padStart(16, '0').slice(-15);
  const last = number.toString(16).padStart(9, '0');
  return `01920000-${run.slice(0, 4)}-7${run.slice(4, 7)}-8${run.slice(7, 10)}-${run.slice(10, 13)}${last}`;
}

/** @param {Person} person @returns {string[]} */
const readsOf = ({ id }) => [
  '/sessions?limit=20',
  '/auth/me',
  '/program-progress/current',
  '/profile/items?limit=50',
  `/workouts/user/${id}?limit=1`,
  '/coach/conversations?limit=10',
  '/program-progress/upcoming-sessions',
];

/** @param {Person} person @param {Kind} kind @param {number} turn @returns {[string, string, object?]} */
function callOf(person, kind, turn) {
  const reads = readsOf(person);
  if (kind === 'read') return ['GET', reads[turn % reads.length] ?? ''];
  if (kind === 'session') {
    stored += 1;
    const id = idOf(stored);
    return ['PUT', `/sessions/${id}`, { ...mix.session, id }];
  }
  const wish = mix.wishes[turn % mix.wishes.length];
  const body = { user_preferences: wish, provider: 'local', user_id: person.id };
  return ['POST', '/workouts/generate-intelligent', body];
}

/** @param {Person} person @param {Kind} kind @param {number} turn */
function requestOf(person, kind, turn) {
  const [method, path, body] = callOf(person, kind, turn);
  const text = body ? JSON.stringify(body) : '';
  const typed = body
    ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
    : '';
  return `${method} /api/v1${path} HTTP/1.1\r\nhost: ${mix.host}\r\nauthorization: Bearer ${person.token}\r\n${typed}\r\n${text}`;
}

/** @param {string} what */
function noteError(what) {
  errors[what] = (errors[what] ?? 0) + 1;
}

/** @param {number} index */
function openConnection(index) {
  const person = mix.people[index % mix.people.length];
  if (!person) throw new Error('There is nobody.');
  const socket = connect(mix.port, mix.host).setNoDelay(true);
  /** @type {Buffer} */
  let pending = Buffer.alloc(0);
  let turn = index * 3;
  let sentAt = 0;
  /** @type {Kind} */
  let kind = 'read';
  let done = false;

  const end = () => {
    if (done) return;
    done = true;
    socket.destroy();
    open -= 1;
    if (open === 0) console.log(JSON.stringify({ latenciesMs, errors }));
  };
  const next = () => {
    sentAt = performance.now();
    if (sentAt >= measureUntil) return end();
    kind = round[turn % round.length] ?? 'read';
    turn += 1;
    socket.write(requestOf(person, kind, turn));
  };
  socket.once('connect', next);
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const headBytes = pending.indexOf('\r\n\r\n');
    if (headBytes < 0) return;
    const head = pending.toString('latin1', 0, headBytes);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (pending.length < headBytes + 4 + length) return;
    const status = head.slice(9, 12);
    // A user without a program has none: that is an answer, too.
    if (!/^2|404/.test(status)) noteError(`${kind} ${status}`);
    pending = Buffer.alloc(0);
    const now = performance.now();
    if (sentAt >= measureFrom) latenciesMs[kind].push(now - sentAt);
    next();
  });
  socket.once('error', (error) => {
    noteError(error.message);
    end();
  });
  socket.once('close', () => {
    if (!done) noteError('closed');
    end();
  });
}

for (let index = 0; index < mix.connections; index += 1) openConnection(index);
