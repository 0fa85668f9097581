import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger, NameWriter, Registration } from './ledger.ts';

const password = 'correct horse battery';
const answerSeconds = 30;

interface Reply {
  status: number;
  body: { token?: string; user?: { email: string; name: string } };
}

export interface Session {
  origin: string;
  ledger: Ledger;
  /** Set just before the server is killed: from then on silence is what we came for. */
  killed: boolean;
  /** Set just before its database is killed: from then on it may say that it is unavailable. */
  databaseKilled: boolean;
}

/** Each call comes from another address, as from many people: an address alone has few attempts. */
async function call(
  { origin, ledger }: Session,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: Record<string, string> },
): Promise<Reply> {
  const id = ledger.nextAddress;
  ledger.nextAddress += 1;
  const reply = await fetch(`${origin}/api/v1/auth/${path}`, {
    method,
    headers: {
      'x-forwarded-for': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(answerSeconds * 1000),
  });
  return { status: reply.status, body: (await reply.json()) as Reply['body'] };
}

/** Calls on until the server is gone. An error from a server that should be well is a bug. */
async function writeUntilKilled(session: Session, write: () => Promise<Reply>): Promise<void> {
  const { ledger } = session;
  for (;;) {
    let reply: Reply;
    try {
      reply = await write();
    } catch (error) {
      if (!session.killed) throw error;
      ledger.unanswered += 1;
      return;
    }
    if (reply.status >= 200 && reply.status < 300) continue;
    if (reply.status !== 503 || !session.databaseKilled) {
      throw new Error(`A write gave ${reply.status}: ${JSON.stringify(reply.body)}`);
    }
    ledger.refused += 1;
    await sleep(10);
  }
}

export function changeNames(session: Session, writer: NameWriter): Promise<void> {
  return writeUntilKilled(session, async () => {
    writer.sent += 1;
    const number = writer.sent;
    const body = { name: `name ${number}` };
    const reply = await call(session, 'PATCH', 'me', { token: writer.token, body });
    if (reply.status === 200) {
      writer.acknowledged = number;
      session.ledger.acknowledged += 1;
    }
    return reply;
  });
}

async function register(session: Session, email: string): Promise<Reply> {
  const reply = await call(session, 'POST', 'register', {
    body: { email, password, name: 'name 0' },
  });
  const { token } = reply.body;
  if (reply.status === 201 && token) {
    session.ledger.registrations.push({ email, token });
    session.ledger.acknowledged += 1;
  }
  return reply;
}

export function registerUsers(session: Session, prefix: string): Promise<void> {
  let count = 0;
  return writeUntilKilled(session, () => {
    count += 1;
    return register(session, `${prefix}-${count}@example.com`);
  });
}

export async function addWriter(session: Session, email: string): Promise<void> {
  const { status, body } = await register(session, email);
  if (!body.token) throw new Error(`Registering gave ${status}`);
  session.ledger.writers.push({ token: body.token, sent: 0, acknowledged: 0 });
}

/** The last acknowledged name, or one that was sent after it, must be there. */
export async function verifyNames(session: Session): Promise<void> {
  for (const writer of session.ledger.writers) {
    const { status, body } = await call(session, 'GET', 'me', { token: writer.token });
    const found = Number(body.user?.name.replace('name ', ''));
    if (status === 200 && found >= writer.acknowledged && found <= writer.sent) continue;
    session.ledger.lost.push(
      `name: ${writer.acknowledged} acknowledged, ${writer.sent} sent, found ${body.user?.name ?? status}`,
    );
  }
}

export async function verifyLogins(session: Session, added: Registration[]): Promise<void> {
  const waiting = [...added];
  const logIn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { email } = next;
      const { status, body } = await call(session, 'POST', 'login', { body: { email, password } });
      if (status !== 200 || body.user?.email !== email) {
        session.ledger.lost.push(`login of ${email}: ${status}`);
      }
    }
  };
  await Promise.all([logIn(), logIn(), logIn(), logIn()]);
}

/** Cheap enough for all of them at the end: the token was stored together with the account. */
export async function verifyTokens(session: Session): Promise<void> {
  for (const { email, token } of session.ledger.registrations) {
    const { status, body } = await call(session, 'GET', 'me', { token });
    if (status !== 200 || body.user?.email !== email) {
      session.ledger.lost.push(`account of ${email}: ${status}`);
    }
  }
}
