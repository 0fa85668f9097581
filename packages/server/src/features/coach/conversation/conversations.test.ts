import {
  deleteConversation,
  listConversations,
  loadInTimer,
  readConversation,
} from '@cadence/contract/coach/routes';
import { readWorkout } from '@cadence/contract/workout/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  request,
  startOfTime,
  startTestApp,
} from '../../../test-support/app.ts';
import { say, start, startTalk } from '../test-support/talk.ts';

const ctx = startTestApp();
const keyed = { 'idempotency-key': 'tap 1' };
const wish = 'Make me a 20 minute bodyweight workout';

beforeEach(() => ctx.setNow(startOfTime));

async function read(account: Account, id: string, after?: string) {
  const given = { params: { id }, query: after === undefined ? {} : { after } };
  return (await request(ctx.app, readConversation, given, account.token)).json();
}

async function list({ token }: Account, query: Record<string, string> = {}) {
  const response = await request(ctx.app, listConversations, { query }, token);
  return response.json().conversations as { id: string; title: string; preview: string }[];
}

/** Stored for them, proposals too. */
const workoutsOf = ({ id }: Account) =>
  ctx.db.selectFrom('workouts').select('id').where('user_id', '=', id).execute();

const typesOf = (conversation: { messages: { type: string }[] }) =>
  conversation.messages.map(({ type }) => type);

describe('a new conversation', () => {
  it('begins with the coach, and is there to read again', async () => {
    const account = await createAccount(ctx.app);
    const response = await start(ctx, account, { pathway: 'returning' });
    expect(response.statusCode).toBe(200);
    const { conversation, message } = response.json();
    expect(message).toMatchObject({ type: 'coach', content: expect.stringContaining('Athlete') });
    expect(conversation).toMatchObject({ userId: account.id, messages: [message] });
    expect(await read(account, conversation.id)).toEqual(conversation);
  });

  it('is read from the last message known on, or whole when that is not known', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const { messages } = (await say(ctx, account, id, 'I love kettlebells.')).json().conversation;
    const readFrom = async (known: string) => (await read(account, id, known)).messages;
    expect(await readFrom(messages[0].id)).toEqual(messages.slice(1));
    expect(await readFrom(messages.at(-1).id)).toEqual([]);
    expect(await readFrom('never heard of')).toEqual(messages);
  });

  it('about a goal begins with the goal, and the coach answers it', async () => {
    const account = await createAccount(ctx.app);
    const initialGoal = 'I want to deadlift 140 kg';
    const { conversation, message } = (await start(ctx, account, { initialGoal })).json();
    expect(conversation.messages[0]).toMatchObject({ type: 'user', content: initialGoal });
    expect(conversation.messages[1]).toEqual(message);
    expect(conversation.mode).toBe('goal_analysis');
    expect(await list(account)).toMatchObject([{ title: initialGoal }]);
  });

  it('asked for twice under one key is one, and another wish under it is refused', async () => {
    const account = await createAccount(ctx.app);
    const both = await Promise.all([1, 2].map(() => start(ctx, account, {}, keyed)));
    expect(both[1]?.json()).toEqual(both[0]?.json());
    expect(await list(account)).toHaveLength(1);
    const other = await start(ctx, account, { initialGoal: 'Run 10 km' }, keyed);
    expect(other.json().error.code).toBe('IDEMPOTENCY_CONFLICT');
  });
});

describe('a message', () => {
  it('and its answer are both stored, in order, before the answer comes', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const response = await say(ctx, account, id, '  I feel a bit flat this week.  ');
    expect(response.statusCode).toBe(200);
    const { message, conversation, shouldGenerateWorkout } = response.json();
    expect(typesOf(conversation)).toEqual(['coach', 'user', 'coach']);
    expect(conversation.messages[1].content).toBe('I feel a bit flat this week.');
    expect(conversation.messages[2]).toEqual(message);
    expect(conversation.context).toEqual({ lastIntent: expect.any(String) });
    expect(shouldGenerateWorkout).toBe(false);
    expect(await read(account, id)).toEqual(conversation);
  });

  it('sent again under its key, later or at once, is one message', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const atOnce = [1, 2, 3].map(() => say(ctx, account, id, 'Hello there', keyed));
    const [first] = await Promise.all(atOnce);
    const again = await say(ctx, account, id, 'Hello there', keyed);
    expect(again.json()).toEqual(first?.json());
    expect((await read(account, id)).messages).toHaveLength(3);
  });

  it('with other words under a key that was used is refused, and so is another conversation', async () => {
    const account = await createAccount(ctx.app);
    const [id, other] = [await startTalk(ctx, account), await startTalk(ctx, account)];
    await say(ctx, account, id, 'Hello there', keyed);
    for (const response of [
      await say(ctx, account, id, 'Something else', keyed),
      await say(ctx, account, other, 'Hello there', keyed),
    ]) {
      expect(response.json().error.code).toBe('IDEMPOTENCY_CONFLICT');
    }
    expect((await read(account, other)).messages).toHaveLength(1);
  });

  it('sent while another is being answered comes after it, each with its own answer', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const said = ['One thing first', 'Then another', 'And a third'];
    await Promise.all(said.map((text) => say(ctx, account, id, text)));
    const conversation = await read(account, id);
    expect(typesOf(conversation)).toEqual(['coach', ...said.flatMap(() => ['user', 'coach'])]);
    const heard = conversation.messages.filter(({ type }: { type: string }) => type === 'user');
    // Which of them is the first to be heard is up to the database.
    const contents: string[] = heard.map(({ content }: { content: string }) => content);
    expect(contents.toSorted()).toEqual(said.toSorted());
  });

  it.each([
    ['nothing', '   ', 'Write a few words'],
    ['more than 4000 characters', 'a'.repeat(4001), 'Use at most 4000 characters'],
  ])('of %s is refused in words', async (_, text, words) => {
    const account = await createAccount(ctx.app);
    const response = await say(ctx, account, await startTalk(ctx, account), text);
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details.fields[0].message).toBe(words);
  });
});

describe('a wish for a workout', () => {
  it('makes one, keeps it and says which', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const { message, workout_id, shouldGenerateWorkout } = (
      await say(ctx, account, id, wish)
    ).json();
    expect(shouldGenerateWorkout).toBe(true);
    expect(message.workoutId).toBe(workout_id);
    expect(await workoutsOf(account)).toEqual([{ id: workout_id }]);
  });

  it('sent again under its key makes no second one', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const [first, second] = await Promise.all([1, 2].map(() => say(ctx, account, id, wish, keyed)));
    expect(second?.json().workout_id).toBe(first?.json().workout_id);
    expect(await workoutsOf(account)).toHaveLength(1);
  });

  it('with a red flag in it makes none, and the answer is about that alone', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const text = `${wish}. I have crushing chest pain right now and I love rowing.`;
    const reply = (await say(ctx, account, id, text)).json();
    expect(reply).toMatchObject({
      shouldGenerateWorkout: false,
      conversation: { pathway: 'safety' },
    });
    expect(reply.workout_id).toBeUndefined();
    expect(reply.message.content).toMatch(/emergency|doctor|help/i);
    expect(await workoutsOf(account)).toEqual([]);
    const facts = await ctx.db
      .selectFrom('learned_facts')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute();
    expect(facts).toEqual([]);
  });
});

describe('the list of conversations', () => {
  it('has the one that was used last first, ten unless more are asked for', async () => {
    const account = await createAccount(ctx.app);
    const ids: string[] = [];
    for (let minute = 0; minute < 11; minute += 1) {
      ctx.setNow(startOfTime + minute * 60_000);
      ids.push(await startTalk(ctx, account));
    }
    ctx.setNow(startOfTime + 3_600_000);
    const [oldest = ''] = ids;
    await say(ctx, account, oldest, 'My knees feel fine again');
    const listed = await list(account);
    expect(listed).toHaveLength(10);
    expect(listed[0]).toMatchObject({ id: oldest, title: 'My knees feel fine again' });
    expect(await list(account, { limit: '50' })).toHaveLength(11);
  });

  it('searched holds those in which the words were said, in any case and to the letter', async () => {
    const account = await createAccount(ctx.app);
    const [one, two] = [await startTalk(ctx, account), await startTalk(ctx, account)];
    await say(ctx, account, one, 'ÜBUNGEN at 50% effort');
    await say(ctx, account, two, 'Nothing of the kind');
    const idsFor = async (search: string) => (await list(account, { search })).map(({ id }) => id);
    expect(await idsFor('übungen')).toEqual([one]);
    expect(await idsFor('50%')).toEqual([one]);
    expect(await idsFor('5_%')).toEqual([]);
    expect(await idsFor('\\')).toEqual([]);
  });

  it('no longer has one that was deleted, nor its messages', async () => {
    const account = await createAccount(ctx.app);
    const id = await startTalk(ctx, account);
    const remove = () => request(ctx.app, deleteConversation, { params: { id } }, account.token);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await list(account)).toEqual([]);
    expect((await say(ctx, account, id, 'Still there?')).statusCode).toBe(404);
    const left = await ctx.db
      .selectFrom('coach_messages')
      .selectAll()
      .where('user_id', '=', account.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('takes with it what it proposed and nobody took', async () => {
    const [account, other] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const id = await startTalk(ctx, account);
    const proposedIn = async (talk: string): Promise<string> =>
      (await say(ctx, account, talk, wish)).json().workout_id;
    const taken = await proposedIn(id);
    const untaken = await proposedIn(id);
    const elsewhere = await proposedIn(await startTalk(ctx, account));
    const body = { userId: account.id, workoutId: taken };
    await request(ctx.app, loadInTimer, { body }, account.token);
    const remove = ({ token }: Account) =>
      request(ctx.app, deleteConversation, { params: { id } }, token);
    const statusOf = async (workoutId: string) =>
      (await request(ctx.app, readWorkout, { params: { id: workoutId } }, account.token))
        .statusCode;
    expect((await remove(other)).statusCode).toBe(404);
    expect(await statusOf(untaken)).toBe(200);
    expect((await remove(account)).statusCode).toBe(204);
    expect(await statusOf(untaken)).toBe(404);
    expect(await statusOf(taken)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(200);
  });
});
