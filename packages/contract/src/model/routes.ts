import { defineRoute } from '../route.ts';
import {
  connectionChange,
  localServers,
  modelCheck,
  modelList,
  modelProvider,
  modelState,
} from './schemas.ts';

const own = { access: 'user', owner: 'token' } as const;

export const listModels = defineRoute({
  ...own,
  method: 'GET',
  path: '/models',
  summary: 'The vendors of models: which are connected, for what, and what they have cost',
  reply: { status: 200, body: modelList },
});

export const connectModel = defineRoute({
  ...own,
  method: 'PUT',
  path: '/models/{provider}',
  summary: 'Connect a vendor, or change how it is used; its key is stored locked and never shown',
  params: modelProvider,
  body: connectionChange,
  stores: true,
  reply: { status: 200, body: modelState },
  errors: ['MODEL_KEY_REQUIRED', 'NOT_FOUND'],
});

export const checkModel = defineRoute({
  ...own,
  method: 'POST',
  path: '/models/{provider}/check',
  summary: 'Ask a connected vendor for one word, and say how it went',
  params: modelProvider,
  reply: { status: 200, body: modelCheck },
});

export const forgetModel = defineRoute({
  ...own,
  method: 'DELETE',
  path: '/models/{provider}',
  summary: 'Forget the connection and its key',
  params: modelProvider,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});

export const findLocalModels = defineRoute({
  ...own,
  method: 'GET',
  path: '/local-models',
  summary: 'Servers of models that run on the same machine as this one',
  grant: { by: 'administrator' },
  reply: { status: 200, body: localServers },
});
