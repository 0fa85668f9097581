import { readAsked } from './read-asked.ts';
import type { ReadingAnswer, ReadingCall } from './wish-reader.ts';

self.onmessage = ({ data: { id, asked, history, items } }: MessageEvent<ReadingCall>) => {
  const answer: ReadingAnswer = { id, understood: readAsked(asked, history, items) };
  self.postMessage(answer);
};
