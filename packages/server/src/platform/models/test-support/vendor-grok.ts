import {
  bearerOf,
  completed,
  findResponsesFault,
  incomplete,
  outputText,
  responsesAnswer,
  responsesPrompt,
} from './vendor-openai.ts';
import type { VendorWire } from './vendor-server.ts';

export const grokWire: VendorWire = {
  provider: 'grok',
  basePath: '/v1',
  keyOf: bearerOf,
  findFault: findResponsesFault,
  promptOf: responsesPrompt,
  answer: (text) => responsesAnswer(outputText(text), completed),
  cutOff: (text) => responsesAnswer(outputText(text), incomplete),
  // It has no sign for it: it says so in prose.
  refusal: () => responsesAnswer(outputText("I'm sorry, but I can't help with that."), completed),
  error: (_status, message) => ({ code: 'Some error', error: message }),
  wrongKey: (key) => ({
    status: 400,
    body: {
      code: 'Client specified an invalid argument',
      error: `Incorrect API key provided: ${key}.`,
    },
  }),
};
