import type { CoachMessage, Conversation } from '@cadence/domain/coach/types';
import { type Selectable, sql } from 'kysely';
import { readDocument, writeDocument } from '../../../platform/database/documents.ts';
import { type Database, isUniqueViolation } from '../../../platform/database/engines.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A conversation without its messages. */
export type Head = Pick<Conversation, 'pathway' | 'mode' | 'context' | 'told'> & {
  title: string;
  preview: string;
};

export interface Summary extends Pick<Conversation, 'id' | 'pathway'> {
  title: string;
  preview: string;
  updatedAt: string;
}

/** The key a request came with, and what its body was. */
export interface Keyed {
  key: string;
  bodyHash: string;
}

/** What a keyed request has led to: the number is that of the user's message. */
export interface KnownTurn {
  conversationId: string;
  number: number;
  bodyHash: string | null;
}

interface NewMessages {
  conversationId: string;
  head: Head;
  messages: readonly CoachMessage[];
  keyed: Keyed | null;
  at: string;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

const headOf = ({ document }: Pick<Selectable<Tables['conversations']>, 'document'>): Head =>
  readDocument(document) as Head;

const foldCase = (text: string): string => text.toLowerCase();

function messageRows(
  userId: string,
  { conversationId, messages, keyed }: NewMessages,
  firstNumber: number,
): Selectable<Tables['coach_messages']>[] {
  return messages.map((message, index) => ({
    user_id: userId,
    conversation_id: conversationId,
    number: firstNumber + index,
    request_key: index === 0 ? (keyed?.key ?? null) : null,
    body_hash: index === 0 ? (keyed?.bodyHash ?? null) : null,
    search_text: foldCase(message.content),
    document: writeDocument(message),
  }));
}

export function createConversationStore(db: Database) {
  const rowsOf = (userId: string) => db.selectFrom('conversations').where('user_id', '=', userId);

  return {
    /** False when the key has its conversation already. */
    async start(userId: string, given: NewMessages): Promise<boolean> {
      const { conversationId, head, messages, keyed, at } = given;
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('conversations')
            .values({
              user_id: userId,
              id: conversationId,
              created_at: at,
              updated_at: at,
              message_count: messages.length,
              request_key: keyed?.key ?? null,
              body_hash: keyed?.bodyHash ?? null,
              document: writeDocument(head),
            })
            .execute();
          const rows = messageRows(userId, { ...given, keyed: null }, 1);
          await transaction.insertInto('coach_messages').values(rows).execute();
        });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    async findStarted(userId: string, key: string) {
      const row = await rowsOf(userId)
        .select(['id', 'body_hash'])
        .where('request_key', '=', key)
        .executeTakeFirst();
      return row ? { id: row.id, bodyHash: row.body_hash } : null;
    },

    /**
     * All of the messages or none. `known` when the key has been answered meanwhile, as it may
     * be by another instance; `gone` when the conversation was deleted.
     */
    async add(userId: string, given: NewMessages): Promise<'stored' | 'known' | 'gone'> {
      const { conversationId, head, messages, at } = given;
      try {
        return await db.transaction().execute(async (transaction) => {
          const row = await transaction
            .updateTable('conversations')
            .set((eb) => ({
              message_count: eb('message_count', '+', messages.length),
              updated_at: at,
              document: writeDocument(head),
            }))
            .where('user_id', '=', userId)
            .where('id', '=', conversationId)
            .returning('message_count')
            .executeTakeFirst();
          if (!row) return 'gone';
          const rows = messageRows(userId, given, row.message_count - messages.length + 1);
          await transaction.insertInto('coach_messages').values(rows).execute();
          return 'stored';
        });
      } catch (error) {
        if (isUniqueViolation(error)) return 'known';
        throw error;
      }
    },

    async findTurn(userId: string, key: string): Promise<KnownTurn | null> {
      const row = await db
        .selectFrom('coach_messages')
        .select(['conversation_id', 'number', 'body_hash'])
        .where('user_id', '=', userId)
        .where('request_key', '=', key)
        .executeTakeFirst();
      return row
        ? { conversationId: row.conversation_id, number: row.number, bodyHash: row.body_hash }
        : null;
    },

    async find(userId: string, id: string): Promise<(Conversation & { head: Head }) | null> {
      const row = await rowsOf(userId).select('document').where('id', '=', id).executeTakeFirst();
      if (!row) return null;
      const messages = await db
        .selectFrom('coach_messages')
        .select('document')
        .where('user_id', '=', userId)
        .where('conversation_id', '=', id)
        .orderBy('number')
        .execute();
      const head = headOf(row);
      const { pathway, mode, context, told } = head;
      const said = messages.map(({ document }) => readDocument(document) as CoachMessage);
      return { id, userId, pathway, mode, context, ...(told && { told }), messages: said, head };
    },

    /** The latest first; with words, those in which a message holds them. */
    async list(userId: string, limit: number, search?: string): Promise<Summary[]> {
      let query = rowsOf(userId).select(['id', 'updated_at', 'document']);
      if (search) {
        const pattern = `%${foldCase(search).replace(/[\\%_]/g, '\\$&')}%`;
        query = query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('coach_messages')
              .select('number')
              .whereRef('coach_messages.user_id', '=', 'conversations.user_id')
              .whereRef('coach_messages.conversation_id', '=', 'conversations.id')
              .where(sql<boolean>`search_text like ${pattern} escape '\\'`),
          ),
        );
      }
      const rows = await query
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const { pathway, title, preview } = headOf(row);
        return { id: row.id, pathway, title, preview, updatedAt: row.updated_at };
      });
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('conversations')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
