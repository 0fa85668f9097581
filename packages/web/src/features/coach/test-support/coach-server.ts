import type { Conversation, Feature, GoalAnalysis, LearnedFact, Message } from '../coach-calls.ts';

const reply = (status: number, body: unknown) =>
  new Response(body === null ? null : JSON.stringify(body), { status });

const refusal = (status: number, code: string, message: string) =>
  reply(status, { detail: message, error: { code, message, details: null, suggestion: null } });

interface Received {
  method: string;
  path: string;
  key: string | null;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

const goal: GoalAnalysis = {
  id: '0190a1b2-0000-7000-8000-0000000000b1',
  goalText: 'Deadlift twice my bodyweight',
  complexity: 'complex',
  estimatedTime: '28 to 36 weeks',
  recommendedPathway: 'goal_build',
  reasoning: 'Two evenings can do it.',
  confidence: 0.7,
  keyDimensions: ['Strength'],
  nextSteps: ['Test a heavy set of five'],
};

/** All of it where the message that is named is not there. */
function since(found: Conversation | undefined, after: string | undefined) {
  const from = (found?.messages.findIndex(({ id }) => id === after) ?? -1) + 1;
  return found && { ...found, messages: found.messages.slice(from) };
}

/** Answers as the server does: each key once, everything stored before it is told. */
export function createCoachServer() {
  const conversations = new Map<string, Conversation>();
  const answered = new Map<string, unknown>();
  let count = 0;
  const server = {
    received: [] as Received[],
    isDown: false,
    /** Answers the next call of this path instead. */
    refuse: null as { path: RegExp; status: number; code: string; message: string } | null,
    facts: [] as LearnedFact[],
    features: [] as Feature[],
    workouts: [] as ({ id: string } & Record<string, unknown>)[],
    /** The next session of the program. */
    preview: null as Record<string, unknown> | null,
    progress: {
      program_id: 'p1',
      program_name: 'Base',
      total_weeks: 4,
      current_week: 2,
      current_session: 1,
      current_phase: 'Foundation',
      completed_sessions: 0,
      skipped_sessions: 0,
      total_sessions: 8,
      completion_percentage: 0,
      next_session: null,
      missed_sessions: [],
      finished: null,
    },
    upcoming: [] as Record<string, unknown>[],
    answer: { content: 'Then one heavy day.' } as Partial<Message>,
    /** What stands in the way of training. */
    signs: [] as ({ id: string } & Record<string, string>)[],
    conversations,
    fetch: handle as typeof fetch,
  };

  const message = (given: Partial<Message>): Message => {
    count += 1;
    return {
      id: `m${count}`,
      type: 'coach',
      content: '',
      timestamp: new Date(count * 1000).toISOString(),
      ...given,
    };
  };

  function begin(body: Record<string, unknown>): Conversation {
    const id = `0190a1b2-0000-7000-8000-00000000c${String(conversations.size).padStart(3, '0')}`;
    const opening = message({ content: 'What brings you here?', quickReplies: ['A goal'] });
    const goalText = body.initialGoal;
    const messages = goalText
      ? [message({ type: 'user', content: String(goalText) }), opening]
      : [opening];
    const mode = goalText ? 'goal_analysis' : 'goal_input';
    const made = { id, userId: 'u1', pathway: 'goal_build', mode, messages, context: {} } as const;
    conversations.set(id, { ...made });
    return { ...made };
  }

  function answerTo(id: string, body: Record<string, unknown>): Response {
    const before = conversations.get(id);
    if (!before) return refusal(404, 'NOT_FOUND', 'Not found');
    const answer = message(server.answer);
    const asked = message({ type: 'user', content: String(body.message) });
    const conversation = { ...before, messages: [...before.messages, asked, answer] };
    conversations.set(id, conversation);
    return reply(200, { message: answer, conversation, shouldGenerateWorkout: false });
  }

  const summaries = (search: string) =>
    [...conversations.values()]
      .map(({ id, pathway, messages }) => ({
        id,
        pathway,
        title: messages.find(({ type }) => type === 'user')?.content ?? 'New conversation',
        updatedAt: messages.at(-1)?.timestamp ?? '',
        preview: messages.at(-1)?.content ?? '',
      }))
      .filter(({ title }) => title.includes(search))
      .reverse();

  function route({ method, path, body, query }: Received): Response {
    const [, id = ''] = /^\/coach\/(?:conversation|goals|profile\/facts)\/([^/]+)/.exec(path) ?? [];
    if (path === '/safety/signs') {
      const told = (body.signs ?? []) as { id: string; isOpen: boolean }[];
      const isSettled = (id: string) => told.some((one) => one.id === id && !one.isOpen);
      server.signs = server.signs.filter((sign) => !isSettled(sign.id));
      return reply(200, { signs: server.signs });
    }
    if (path === '/coach/conversation/start') {
      const conversation = begin(body);
      return reply(200, { conversation, message: conversation.messages.at(-1) });
    }
    if (path.endsWith('/message')) return answerTo(id, body);
    if (path === '/coach/conversations')
      return reply(200, { conversations: summaries(query.search ?? '') });
    if (path === '/coach/goal/analyze' || path.startsWith('/coach/goals/')) return reply(200, goal);
    if (path === '/coach/profile/state') {
      const { facts: learned } = server;
      return reply(200, { profile: {}, learned, completion: 0, missing: [], updates: learned });
    }
    if (path.startsWith('/coach/features')) return reply(200, { features: server.features });
    if (path === '/coach/timer/load') return reply(200, { loaded: true, redirectUrl: '/workout' });
    if (path === '/coach/workout/generate') {
      return reply(200, { workout_id: 'w9', title: 'Heavy Pull' });
    }
    if (path.endsWith('/upcoming-sessions')) return reply(200, { sessions: server.upcoming });
    if (path.endsWith('/workout-preview') && server.preview) return reply(200, server.preview);
    if (path.startsWith('/program-progress/'))
      return reply(200, { ...server.progress, note: null });
    if (path.startsWith('/coach/program/')) {
      return reply(200, { adapted: path.endsWith('/adapt') });
    }
    if (path.startsWith('/workouts/')) {
      const workout = server.workouts.find(({ id }) => path.endsWith(id));
      return workout
        ? reply(200, { workout })
        : refusal(404, 'NOT_FOUND', 'There is nothing here.');
    }
    if (method === 'DELETE') {
      conversations.delete(id);
      return reply(204, null);
    }
    if (method === 'PATCH') {
      const fact = server.facts.find((one) => one.id === id);
      return fact
        ? reply(200, { ...fact, value: body.value, confidence: 1 })
        : refusal(404, 'NOT_FOUND', 'Not found');
    }
    const found = since(conversations.get(id), query.after);
    return found ? reply(200, found) : refusal(404, 'NOT_FOUND', 'Not found');
  }

  async function handle(input: string, init: RequestInit): Promise<Response> {
    if (server.isDown) throw new TypeError('offline');
    const url = new URL(input, 'http://here');
    const received: Received = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      key: new Headers(init.headers).get('Idempotency-Key'),
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    server.received.push(received);
    const { refuse } = server;
    if (refuse?.path.test(received.path)) {
      server.refuse = null;
      return refusal(refuse.status, refuse.code, refuse.message);
    }
    const known = received.key && answered.get(received.key);
    if (known) return reply(200, known);
    const response = route(received);
    if (received.key && response.ok) answered.set(received.key, await response.clone().json());
    return response;
  }

  return server;
}
