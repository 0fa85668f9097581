/** What a message is for. */
export const messageIntents = [
  'make',
  'change',
  'ask',
  'tell',
  'log',
  'plan',
  'feel',
  'chat',
] as const;
export type MessageIntent = (typeof messageIntents)[number];
