import { createServer } from 'node:http';
import { modelPort } from './checks.mjs';

/**
 * @typedef {{ role: 'system' | 'user' | 'assistant', content: string }} Message
 * @typedef {{
 *   messages: Message[],
 *   schema: object | null,
 *   maxTokens: number,
 *   signal: AbortSignal,
 *   onText: (text: string) => void,
 * }} Question
 * @typedef {{ isWhole: boolean, tokens: { input: number, output: number } }} Ended
 * @typedef {{ name: string, answer: (question: Question) => Promise<Ended> }} Model
 */

const mostBytes = 1024 * 1024;
const mostTokens = 6000;
const roles = ['system', 'user', 'assistant'];

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > mostBytes) throw new Error('too long');
  }
  return JSON.parse(text);
}

/**
 * Of OpenAI's chat what Cadence's local models are asked with. Tools are left out: a small model
 * calls them at random, and the answer is made of what the prompt says.
 * @param {any} body
 * @returns {{ messages: Message[], schema: object | null, maxTokens: number } | null}
 */
function readQuestion(body) {
  const { messages, response_format: format, max_tokens: asked } = body ?? {};
  const isChat =
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(({ role, content }) => roles.includes(role) && typeof content === 'string');
  if (!isChat) return null;
  const schema = format?.type === 'json_schema' ? (format.json_schema?.schema ?? null) : null;
  const maxTokens = Number.isInteger(asked) ? Math.min(asked, mostTokens) : mostTokens;
  return { messages, schema, maxTokens };
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {object} body */
function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} message */
const refuse = (response, status, message) =>
  send(response, status, { error: { message, type: 'invalid_request_error', code: null } });

/**
 * A model behind the wire format that Cadence speaks to local servers, on this machine alone. One
 * question at a time: they share its processor.
 * @param {Model} model
 * @param {number} [port]
 */
export async function serveChat(model, port = modelPort) {
  let last = Promise.resolve();
  const head = { id: 'chatcmpl-cadence', model: model.name };

  /** @param {any} body @param {import('node:http').ServerResponse} response */
  async function answer(body, response) {
    const question = readQuestion(body);
    if (!question) return refuse(response, 400, 'messages are required');
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const turn = last;
    const { promise, resolve: done } = deferred();
    last = promise;
    await turn;
    try {
      if (gone.signal.aborted) return;
      await (body.stream ? stream : whole)(response, { ...question, signal: gone.signal });
    } finally {
      done();
    }
  }

  /** @param {import('node:http').ServerResponse} response @param {Omit<Question, 'onText'>} question */
  async function whole(response, question) {
    let content = '';
    const { isWhole, tokens } = await model.answer({
      ...question,
      onText: (text) => {
        content += text;
      },
    });
    const message = { role: 'assistant', content };
    const choice = { index: 0, message, finish_reason: isWhole ? 'stop' : 'length' };
    send(response, 200, {
      ...head,
      object: 'chat.completion',
      choices: [choice],
      usage: usage(tokens),
    });
  }

  /** @param {import('node:http').ServerResponse} response @param {Omit<Question, 'onText'>} question */
  async function stream(response, question) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    /** @param {object} part */
    const write = (part) =>
      response.write(
        `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...part })}\n\n`,
      );
    const { isWhole, tokens } = await model.answer({
      ...question,
      onText: (content) =>
        write({
          choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
        }),
    });
    const finish_reason = isWhole ? 'stop' : 'length';
    write({ choices: [{ index: 0, delta: {}, finish_reason }], usage: usage(tokens) });
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    const { host = '', 'content-type': type = '' } = request.headers;
    // A page from elsewhere, in a browser on this machine, is not to be served.
    if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host)) refuse(response, 403, 'wrong host');
    else if (request.method === 'GET' && path === '/v1/models') {
      send(response, 200, { object: 'list', data: [{ id: model.name, object: 'model' }] });
    } else if (request.method === 'POST' && path === '/v1/chat/completions') {
      if (!type.startsWith('application/json')) return refuse(response, 415, 'not JSON');
      readBody(request)
        .then((body) => answer(body, response))
        .catch((error) => {
          console.error(`A question was not answered: ${error.message}`);
          if (response.headersSent) response.destroy();
          else refuse(response, 400, 'this cannot be answered');
        });
    } else refuse(response, 404, 'not found');
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** @param {{ input: number, output: number }} tokens */
const usage = ({ input, output }) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

function deferred() {
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((done) => {
      resolve = () => done(undefined);
    })
  );
  return { promise, resolve };
}
