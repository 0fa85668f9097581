import { randomUUID } from 'node:crypto';

export interface Server {
  origin: string;
}

export interface Message {
  id: string;
  type: 'user' | 'coach';
  content: string;
  timestamp: string;
}

export interface CoachAccount {
  id: string;
  token: string;
  conversationId: string;
  /** Comes from an address of its own, as from another household. */
  address: string;
}

const answerSeconds = 30;

/** The server said no: asking again would not help. */
class Refused extends Error {}

interface Call {
  method?: string;
  body?: object;
  key?: string;
}

async function ask(
  { origin }: Server,
  path: string,
  { token, address }: Pick<CoachAccount, 'token' | 'address'>,
  { method = 'GET', body, key }: Call = {},
) {
  const reply = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      'x-forwarded-for': address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(answerSeconds * 1000),
  });
  const text = await reply.text();
  if (!reply.ok) {
    const problem = `${method} ${path} gave ${reply.status}: ${text}`;
    throw reply.status < 500 ? new Refused(problem) : new Error(problem);
  }
  return JSON.parse(text);
}

/** Somebody who has begun a conversation. */
export async function createCoachAccount(server: Server, number: number): Promise<CoachAccount> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const anybody = { token: '', address };
  const email = `athlete-${number}@example.com`;
  const password = 'correct horse battery';
  const { user, token } = await ask(server, '/auth/register', anybody, {
    method: 'POST',
    body: { email, password, name: 'Athlete' },
  });
  const account = { id: user.id as string, token: token as string, address };
  const { conversation } = await ask(server, '/coach/conversation/start', account, {
    method: 'POST',
    body: { userId: account.id },
  });
  return { ...account, conversationId: conversation.id };
}

export async function readMessages(
  server: Server,
  account: CoachAccount,
  after?: string,
): Promise<Message[]> {
  const query = after === undefined ? '' : `?after=${after}`;
  return (await ask(server, `/coach/conversation/${account.conversationId}${query}`, account))
    .messages;
}

/** Under one key until it is answered, as the page sends what waits in its outbox. */
export async function sayUntilAnswered(
  server: Server,
  account: CoachAccount,
  message: string,
  onFailure: () => Promise<void>,
): Promise<void> {
  const key = randomUUID();
  const body = { userId: account.id, message };
  for (;;) {
    try {
      const path = `/coach/conversation/${account.conversationId}/message`;
      await ask(server, path, account, { method: 'POST', body, key });
      return;
    } catch (error) {
      if (error instanceof Refused) throw error;
      // No answer is not a no: the same words under the same key once more.
      await onFailure();
    }
  }
}
