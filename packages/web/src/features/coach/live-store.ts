import type { CoachEvent } from '@cadence/contract/coach/events';
import { create } from 'zustand';
import type { LiveStatus } from '../../platform/live-connection-state.ts';
import { addMessage } from './conversation-store.ts';

interface Live {
  status: LiveStatus;
  /** Ids of conversations in which the coach is writing. */
  typing: readonly string[];
  /** Goes up with everything said, here or elsewhere. */
  exchanges: number;
  /** Goes up with what the coach has learned or forgotten. */
  lessons: number;
  /** Goes up with each connection after the first: something may have been missed. */
  returns: number;
  hasConnected: boolean;
}

const silent: Live = {
  status: 'disconnected',
  typing: [],
  exchanges: 0,
  lessons: 0,
  returns: 0,
  hasConnected: false,
};

/** What is heard from the server while the coach's page is open. */
export const useLive = create<Live>(() => silent);

const set = useLive.setState;

/** Something was said from here. The coach learns from it too. */
export function noteExchange(): void {
  set(({ exchanges, lessons }) => ({ exchanges: exchanges + 1, lessons: lessons + 1 }));
}

export function setLiveStatus(status: LiveStatus): void {
  set(({ hasConnected, returns }) => {
    const isBack = status === 'connected' && hasConnected;
    return {
      status,
      typing: [],
      returns: isBack ? returns + 1 : returns,
      hasConnected: hasConnected || status === 'connected',
    };
  });
}

function setTyping(conversationId: string, isTyping: boolean): void {
  set(({ typing }) => {
    const others = typing.filter((id) => id !== conversationId);
    return { typing: isTyping ? [...others, conversationId] : others };
  });
}

export function hearEvent(event: CoachEvent): void {
  if (event.type === 'coach_typing') setTyping(event.conversationId, event.isTyping);
  if (event.type === 'chat_message') {
    addMessage(event.conversationId, event.message);
    if (event.message.type === 'coach') setTyping(event.conversationId, false);
    set(({ exchanges }) => ({ exchanges: exchanges + 1 }));
  }
  if (event.type === 'profile_update' || event.type === 'feature_unlock') {
    set(({ lessons }) => ({ lessons: lessons + 1 }));
  }
}
