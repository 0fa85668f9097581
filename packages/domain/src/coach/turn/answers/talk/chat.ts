import { type Chat, chats } from '../../chat/lines.ts';
import type { Cues } from '../../cues.ts';
import { type Answer, pick, type Turn } from '../../turn.ts';

const byId = new Map(chats.map((chat) => [chat.id, chat]));

function chatIn(cues: Cues): Chat | undefined {
  const [id] = cues.of('chat');
  return id === undefined ? undefined : byId.get(id);
}

/** Small talk: a line by hand, and one that goes on where it was just spoken of. */
export function answerChat(turn: Turn): Answer {
  const { topic } = turn.place.memory;
  const chat = chatIn(turn.cues);
  const again = topic?.kind === 'chat' ? byId.get(topic.id) : undefined;
  const lines = chat?.answers ?? again?.after ?? again?.answers ?? [];
  return {
    say: [pick(turn, `chat ${chat?.id ?? again?.id ?? ''}`, lines)],
    topic: { kind: 'chat', id: chat?.id ?? again?.id ?? '', words: turn.text.slice(0, 120) },
  };
}

const fewWords = 9;

/** A few words right after small talk. */
export const isChatAgain = ({ place, cues }: Turn): boolean =>
  place.memory.topic?.kind === 'chat' && cues.wordCount <= fewWords;
