import type { Workout } from '@cadence/domain/workout/types';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/form/chip.tsx';
import type { Message } from '../coach-calls.ts';
import { liveWords } from '../coach-words.ts';
import { ActOffer } from '../offers/act-offer.tsx';
import { keepBefore, MessageOffer } from '../offers/message-offer.tsx';
import { ProposalOffer } from '../offers/proposal-offer.tsx';
import { useOffered } from '../offers/use-offered.ts';
import type { OfferActions } from '../offers/workout-offer.tsx';
import { dropMessage, type Unsent } from './chat-outbox.ts';
import { type ChatRow, latestOffer, openReplies } from './chat-rows.ts';
import { Composer, type ComposerHandle, type ComposerProps } from './composer.tsx';
import { useLive } from './live-store.ts';
import { MessageSources } from './message-sources.tsx';
import { MessageText } from './message-text.tsx';
import { TypingSign } from './typing-sign.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';
import { UserBubble } from './user-bubble.tsx';

const isSettled = {
  connected: true,
  connecting: false,
  reconnecting: false,
  disconnected: true,
  error: true,
};

/** Shown only while it is not as it should be: nothing depends on it. */
function LiveNote() {
  const status = useLive((live) => live.status);
  return (
    <p
      className={
        status === 'connected' ? 'sr-only' : 'mt-2 flex items-center gap-1.5 text-ink-3 text-xs'
      }
    >
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-full bg-ink-3 ${isSettled[status] ? '' : 'shimmer'}`}
      />
      {liveWords[status]}
    </p>
  );
}

interface AnswerAnnouncerProps {
  /** What is opened is not read out; what comes after it is. */
  opened: string;
  rows: readonly ChatRow[];
}

/** Says the coach's answers, once each, when nothing else is being said. */
function AnswerAnnouncer({ opened, rows }: AnswerAnnouncerProps) {
  const last = rows.findLast((row) => row.kind === 'said' && row.message.type === 'coach');
  const message = last?.kind === 'said' ? last.message : null;
  const heard = useRef({ opened, id: message?.id });
  const [words, setWords] = useState('');

  useEffect(() => {
    const before = heard.current;
    heard.current = { opened, id: message?.id };
    if (!message || before.opened !== opened || before.id === message.id) return;
    if (before.id !== undefined) setWords(`Coach: ${message.content.replaceAll('**', '')}`);
  }, [opened, message]);

  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

export interface ChatPorts
  extends Pick<
    OfferActions,
    'userId' | 'formatOf' | 'exercisesOf' | 'onLoaded' | 'onReplaced' | 'heldBy' | 'refreshSigns'
  > {
  /** What stands in the way of training, and how to settle it; `goOn` leads back to the talk. */
  held: ((goOn: () => void) => ReactNode) | null;
  /** A session of the program is another one now. */
  onSessionChanged: (workoutId: string) => void;
  /** A stored workout of the user; null when it is no longer kept. The same function each time. */
  findWorkout: (id: string) => Promise<Workout | null>;
  dictate: ComposerProps['dictate'];
}

interface ChatProps extends ChatPorts {
  /** The thread, or where one would begin. */
  opened: string;
  draftKey: string;
  formerDraftKey: string | undefined;
  rows: readonly ChatRow[];
  /** What can be read so far of what the coach is writing; null when it is not. */
  typing: string | null;
  onSay: (text: string) => void;
  onRetry: (entry: Unsent) => void;
  /** Makes the workout of a message again; null where what was asked for is not known. */
  onRemake: (message: Message) => (() => Promise<void>) | null;
  /** In place of the messages while there are none. */
  empty: ReactNode;
}

const isId = (id: string | undefined): id is string => id !== undefined;

export function Chat({
  opened,
  draftKey,
  formerDraftKey,
  rows,
  typing,
  onSay,
  onRetry,
  onRemake,
  empty,
  findWorkout,
  held,
  onSessionChanged,
  dictate,
  ...offering
}: ChatProps) {
  const isTyping = typing !== null;
  const { refreshSigns } = offering;
  const answer = rows.findLast((row) => row.kind === 'said' && row.message.type === 'coach');
  const answerId = answer?.kind === 'said' ? answer.message.id : null;
  // Design, training §5: what was just said may have raised a red flag, or settled one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer.
  useEffect(refreshSigns, [answerId, refreshSigns]);
  const composer = useRef<ComposerHandle>(null);
  const { content, end, hasNews, goToEnd } = useStickToEnd(
    rows.length + (isTyping ? 1 : 0) + (held ? 1 : 0),
    opened,
  );
  const offered = useOffered(
    rows.flatMap((row) =>
      row.kind === 'said' ? [row.message.workoutId, row.message.replaces].filter(isId) : [],
    ),
    findWorkout,
  );
  const latest = latestOffer(rows);
  // The card of a changed workout has a button for it.
  const isOnCard = (reply: string) => reply === keepBefore && latest?.replaces !== undefined;
  const replies = isTyping ? [] : openReplies(rows).filter((reply) => !isOnCard(reply));

  function say(words: string) {
    onSay(words);
    goToEnd();
  }

  const offer = (message: Message) => (
    <>
      {message.workoutId && (
        <MessageOffer
          {...offering}
          message={message}
          workoutId={message.workoutId}
          isLatest={message.id === latest?.id}
          offered={offered}
          onRemake={onRemake(message)}
          onChange={() => composer.current?.begin('Make it ')}
          onRefuse={() => say(keepBefore)}
        />
      )}
      {message.proposal && (
        <ProposalOffer
          messageId={message.id}
          proposal={message.proposal}
          onSessionChanged={onSessionChanged}
        />
      )}
      {message.act && (
        <ActOffer
          messageId={message.id}
          act={message.act}
          isLatest={message.id === answerId}
          onSay={say}
        />
      )}
    </>
  );

  return (
    <div
      ref={content}
      className="-mb-8 lg:-mb-14 flex min-h-[calc(100dvh-18.5rem)] flex-col lg:min-h-[calc(100dvh-12.5rem)]"
    >
      {rows.length === 0 && !isTyping && empty}
      {(rows.length > 0 || isTyping) && (
        <ol aria-label="Conversation" className="flex flex-col gap-5 pb-6">
          {rows.map((row) =>
            row.kind === 'unsent' ? (
              <UnsentBubble
                key={row.entry.key}
                row={row}
                onRetry={() => onRetry(row.entry)}
                onDrop={() => dropMessage(row.entry.key)}
              />
            ) : (
              <Said key={row.message.id} message={row.message} offer={offer(row.message)} />
            ),
          )}
          {typing !== null && <TypingSign text={typing} />}
        </ol>
      )}
      {replies.length > 0 && (
        <ul aria-label="Quick replies" className="flex flex-wrap gap-2.5 pb-6">
          {replies.map((reply) => (
            <li key={reply}>
              <Chip onClick={() => say(reply)}>{reply}</Chip>
            </li>
          ))}
        </ul>
      )}
      {held && <div className="pb-6">{held(() => composer.current?.focus())}</div>}
      <div ref={end} className="scroll-mb-48" />
      <AnswerAnnouncer opened={opened} rows={rows} />
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] mt-auto bg-paper pt-2 pb-3 lg:bottom-0 lg:pb-5">
        {hasNews && (
          <div className="-top-12 absolute inset-x-0 flex justify-center">
            <Button onClick={goToEnd} className="shadow-lg">
              <ArrowDown aria-hidden="true" className="size-4" />
              New message
            </Button>
          </div>
        )}
        <Composer ref={composer} {...{ draftKey, formerDraftKey, dictate }} onSend={say} />
        <LiveNote />
      </div>
    </div>
  );
}

interface SaidProps {
  message: Message;
  offer: ReactNode;
}

function Said({ message, offer }: SaidProps) {
  if (message.type === 'user') {
    return (
      <li className="flex flex-col items-end">
        <UserBubble text={message.content} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-4">
      <div className="flex max-w-[34rem] flex-col gap-2.5 pr-8 text-base">
        <span className="sr-only">Coach: </span>
        <MessageText text={message.content} />
        {message.sources && <MessageSources sources={message.sources} />}
      </div>
      {offer}
    </li>
  );
}
