import type { CoachEvent } from '@cadence/contract/coach/events';
import { create } from 'zustand';
import type { LiveStatus } from '../../../platform/api/live-connection-state.ts';
import { addMessage } from './conversation-store.ts';

interface Live {
  status: LiveStatus;
  /** By conversation in which the coach is writing, what can be read of it so far. */
  typing: Readonly<Record<string, string>>;
  /** Goes up with everything said, here or elsewhere. */
  exchanges: number;
  /** Goes up with what the coach has learned or forgotten. */
  lessons: number;
  /** Goes up with each connection after the first: something may have been missed. */
  returns: number;
  hasConnected: boolean;
  /** Since this connection began. */
  isGreeted: boolean;
}

const silent: Live = {
  status: 'disconnected',
  typing: {},
  exchanges: 0,
  lessons: 0,
  returns: 0,
  hasConnected: false,
  isGreeted: false,
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
      typing: {},
      isGreeted: false,
      returns: isBack ? returns + 1 : returns,
      hasConnected: hasConnected || status === 'connected',
    };
  });
}

function setTyping(conversationId: string, text: string | null): void {
  set(({ typing: { [conversationId]: _, ...others } }) => ({
    typing: text === null ? others : { ...others, [conversationId]: text },
  }));
}

/** A second greeting on one connection says that something may have been missed. */
function noteGreeting(): void {
  set(({ isGreeted, returns }) => ({
    isGreeted: true,
    returns: isGreeted ? returns + 1 : returns,
  }));
}

export function hearEvent(event: CoachEvent): void {
  if (event.type === 'connected') noteGreeting();
  if (event.type === 'coach_typing') {
    setTyping(event.conversationId, event.isTyping ? (event.text ?? '') : null);
  }
  if (event.type === 'chat_message') {
    addMessage(event.conversationId, event.message);
    if (event.message.type === 'coach') setTyping(event.conversationId, null);
    set(({ exchanges }) => ({ exchanges: exchanges + 1 }));
  }
  if (event.type === 'profile_update' || event.type === 'feature_unlock') {
    set(({ lessons }) => ({ lessons: lessons + 1 }));
  }
}
