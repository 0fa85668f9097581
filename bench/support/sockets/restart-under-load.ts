import { setTimeout as sleep } from 'node:timers/promises';
import { type CoachAccount, readMessages, type Server, sayUntilAnswered } from './coach-account.ts';
import type { Follower } from './follower.ts';

interface Load {
  server: Server;
  accounts: readonly CoachAccount[];
  followers: readonly Follower[];
  messagesEach: number;
  /** Kills the server without a word and starts it again on the same port and data. */
  restart: () => Promise<void>;
}

export interface RestartOutcome {
  said: number;
  /** Requests that the kill left without an answer: sent again under their key. */
  unanswered: number;
  lost: string[];
  doubled: string[];
  /** Followers whose connection was given up before the server was back. */
  givenUp: number;
  /** From the server's return until every tab knows every message. */
  caughtUpMs: number;
}

const patienceMs = 60_000;

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < patienceMs; waited += 50) await sleep(50);
}

/** What the store holds: each thing said once and answered once. */
function compare(account: CoachAccount, said: readonly string[], stored: readonly string[]) {
  const name = account.address;
  const lost = said.filter((text) => !stored.includes(text)).map((text) => `${name}: ${text}`);
  const doubled = stored
    .filter((text, at) => stored.indexOf(text) !== at)
    .map((text) => `${name}: ${text}`);
  return { lost, doubled };
}

/** Everybody talks, the server is killed in the middle of it, and everybody talks on. */
export async function restartUnderLoad(load: Load): Promise<RestartOutcome> {
  const { server, accounts, followers, messagesEach, restart } = load;
  const textOf = (account: CoachAccount, number: number) =>
    `Number ${number} of ${account.address}: I love rowing.`;
  const numbers = Array.from({ length: messagesEach }, (_, index) => index + 1);
  let answered = 0;
  let unanswered = 0;
  const talking = Promise.all(
    accounts.map(async (account) => {
      for (const number of numbers) {
        await sayUntilAnswered(server, account, textOf(account, number), async () => {
          unanswered += 1;
          await sleep(200);
        });
        answered += 1;
      }
    }),
  );
  const wanted = accounts.length * messagesEach;
  await until(() => answered >= wanted / 3);
  await restart();
  const backAtMs = performance.now();
  await talking;

  const outcome = { said: wanted, unanswered, lost: [] as string[], doubled: [] as string[] };
  const storedIds = new Map<CoachAccount, string[]>();
  for (const account of accounts) {
    const messages = await readMessages(server, account);
    storedIds.set(
      account,
      messages.map(({ id }) => id),
    );
    const stored = messages.flatMap(({ type, content }) => (type === 'user' ? content : []));
    const found = compare(
      account,
      numbers.map((number) => textOf(account, number)),
      stored,
    );
    outcome.lost.push(...found.lost);
    outcome.doubled.push(...found.doubled);
  }
  const isInStep = (follower: Follower) =>
    follower.known().length >= (storedIds.get(follower.account)?.length ?? 0);
  await until(() => followers.every(isInStep));
  const caughtUpMs = performance.now() - backAtMs;
  for (const follower of followers) {
    const ids = storedIds.get(follower.account) ?? [];
    const known = new Set(follower.known());
    const missing = ids.filter((id) => !known.has(id)).length;
    if (missing > 0) outcome.lost.push(`a tab of ${follower.account.address}: ${missing}`);
    if (follower.known().length > known.size || follower.doubled() > 0) {
      outcome.doubled.push(`a tab of ${follower.account.address}`);
    }
  }
  const givenUp = followers.filter((follower) => follower.givenUp() > 0).length;
  return { ...outcome, givenUp, caughtUpMs };
}
