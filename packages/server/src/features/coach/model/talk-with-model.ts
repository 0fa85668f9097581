import type { Conversation, Intent, MessageReading, Pathway } from '@cadence/domain/coach/types';
import type { TalkTool } from '../../../platform/models/talk-tool.ts';
import type { Known } from '../athlete/knowledge.ts';
import type { CoachDeps } from '../deps.ts';
import { createAnswerGate } from './answer-gate.ts';
import { describeKnown, promptFor } from './model-prompt.ts';
import { type Deeds, toolsFor } from './model-tools.ts';

interface Talk {
  conversation: Conversation;
  text: string;
  known: Known;
  reading: MessageReading;
  /** What the coach says by itself. */
  own: { content: string; pathway: Pathway };
  /** Near the message, with their sources. */
  cards: readonly { answer: string; source: string }[];
  deeds: Deeds;
  /** The reading was counted, and the answer with it. */
  isCounted: boolean;
  onSaid: (words: string) => void;
}

/** These are said to the letter: somebody may be hurt, or may be trying the model. */
const plainPathways: readonly Pathway[] = ['safety', 'pain_limits'];
const plainIntents: readonly Intent[] = ['report_pain', 'injection', 'refuse'];

/** Whether the message is for no model at all. */
export function isForNoModel({ intent, understanding }: MessageReading): boolean {
  return understanding.kind !== 'request' || plainIntents.includes(intent);
}

export const mostUses = 6;

/** A model that goes on asking, or asks for many things at once, gets no more. */
export function capped(tools: readonly TalkTool[]): TalkTool[] {
  let used = 0;
  return tools.map((tool) => ({
    ...tool,
    run: async (input) => {
      used += 1;
      if (used > mostUses) return { done: false, reason: 'No more calls in this answer.' };
      return tool.run(input);
    },
  }));
}

/**
 * The answer in a model's words, which may have used the tools on the way. Null where none is
 * asked, where it failed, even in the middle, and where it said what is not to be said: then the
 * coach's own answer stands.
 */
export async function talkWithModel(deps: CoachDeps, talk: Talk): Promise<string | null> {
  const { conversation, text, known, reading, own, cards, deeds, isCounted, onSaid } = talk;
  if (deps.talk === null || isForNoModel(reading) || plainPathways.includes(own.pathway))
    return null;
  const { userId, messages: previous } = conversation;
  const ground = { content: own.content, text, cards: cards.map(({ answer }) => answer) };
  const gate = createAnswerGate(ground, onSaid);
  const turn = { userId, text, previous, known, reading, deeds };
  const tools = capped(toolsFor(deps, turn));
  const ending = new AbortController();
  const isWhole = await deps.talk(userId, {
    prompt: promptFor({
      ...ground,
      known: describeKnown(known.knowledge),
      previous,
      sources: cards,
      tone: known.knowledge.tone ?? 'plain',
    }),
    tools: tools.map((tool) => ({
      ...tool,
      run: async (input) => {
        const outcome = await tool.run(input);
        for (const text of outcome.say ?? []) gate.learn(text);
        return outcome;
      },
    })),
    onText: (piece) => {
      if (!gate.take(piece)) ending.abort();
    },
    signal: ending.signal,
    isCounted,
  });
  return isWhole ? gate.end() : null;
}
