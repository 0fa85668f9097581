import { connect } from 'node:net';

/**
 * One account that does its worst for a while, as often as the rate limit of one address lets it:
 * lists of a hundred thousand items, wishes that are hard to read, exports that nobody reads,
 * wrong passwords. Prints how often each status was the answer.
 *
 * @typedef {object} Attack
 * @property {string} origin
 * @property {{ id: string, token: string }} person
 * @property {number} forMs
 * @property {number} perSecond
 */
const /** @type {Attack} */ attack = JSON.parse(process.argv[2] ?? '{}');
const { origin, person, perSecond } = attack;
const until = performance.now() + attack.forMs;
const authorization = `Bearer ${person.token}`;
const unreadExports = 20;

const junk = { source: 'ai', workout: [], safetyNotes: Array(100_000).fill(0) };
const hardWish = 'no pain except squats '.repeat(500).slice(0, 10_000);
const workout = '01920000-0000-7000-8000-00000000bad0';

/** @param {string} method @param {string} path @param {object} body */
const send = (method, path, body) =>
  fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const attacks = [
  () => send('PUT', `/workouts/${workout}`, { workout: junk }),
  () =>
    send('POST', '/workouts/generate-intelligent', {
      user_preferences: hardWish,
      provider: 'local',
      user_id: person.id,
    }),
  () => send('POST', '/auth/login', { email: 'victim@example.com', password: 'not this one' }),
];

function leaveUnread() {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `GET /api/v1/auth/data HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\n\r\n`,
    );
    socket.pause();
  });
  // To be cut off is what it asks for.
  socket.on('error', () => socket.destroy());
}

/** @type {Record<string, number>} */
const answers = {};
/** @param {string} outcome */
const note = (outcome) => {
  answers[outcome] = (answers[outcome] ?? 0) + 1;
};

for (let index = 0; index < unreadExports; index += 1) leaveUnread();
for (let turn = 0; performance.now() < until; turn += 1) {
  attacks[turn % attacks.length]?.().then(
    async (reply) => {
      await reply.arrayBuffer();
      note(String(reply.status));
    },
    () => note('cut off'),
  );
  await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
}
console.log(JSON.stringify(answers));
process.exit(0);
