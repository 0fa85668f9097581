import type { LearnedFact, LearnedSlot } from '@cadence/domain/coach/types';
import type { Selectable } from 'kysely';
import { readDocument, writeDocument } from '../../../platform/database/documents.ts';
import type { Database } from '../../../platform/database/engines.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export interface StoredFact extends LearnedFact {
  id: string;
  learnedAt: string;
}

export interface NewFact extends LearnedFact {
  id: string;
}

type Told = Pick<LearnedFact, 'value' | 'confidence' | 'source'>;
type Row = Omit<Selectable<Tables['learned_facts']>, 'user_id' | 'value_key'>;

export type FactStore = ReturnType<typeof createFactStore>;

/** More than anybody tells; the ones that were told longest ago go first. */
const maxFacts = 300;
/** The value is part of a key, and no database takes keys of any length. */
const maxValueLength = 200;
const maxSourceLength = 500;

const columns = ['id', 'slot', 'learned_at', 'document'] as const;

function fromRow({ id, slot, learned_at, document }: Row): StoredFact {
  const told = readDocument(document) as Told;
  return { id, slot: slot as LearnedSlot, learnedAt: learned_at, ...told };
}

function toldColumns({ value, confidence, source }: Told) {
  const told: Told = {
    value: value.slice(0, maxValueLength),
    confidence,
    source: source.slice(0, maxSourceLength),
  };
  return { value_key: told.value.toLowerCase(), document: writeDocument(told) };
}

async function sweep(db: Database, userId: string): Promise<void> {
  const oldest = await db
    .selectFrom('learned_facts')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('learned_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxFacts)
    .offset(maxFacts)
    .execute();
  if (oldest.length === 0) return;
  const ids = oldest.map(({ id }) => id);
  await db
    .deleteFrom('learned_facts')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

export function createFactStore(db: Database) {
  return {
    /** The latest first. */
    async list(userId: string): Promise<StoredFact[]> {
      const rows = await db
        .selectFrom('learned_facts')
        .select(columns)
        .where('user_id', '=', userId)
        .orderBy('learned_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(fromRow);
    },

    /** As they are stored afterwards: one that was known keeps its id. */
    async learn(userId: string, facts: readonly NewFact[], at: string): Promise<StoredFact[]> {
      if (facts.length === 0) return [];
      return db.transaction().execute(async (transaction) => {
        const stored: StoredFact[] = [];
        for (const fact of facts) {
          const told = toldColumns(fact);
          const row = await transaction
            .insertInto('learned_facts')
            .values({ user_id: userId, id: fact.id, slot: fact.slot, learned_at: at, ...told })
            .onConflict((conflict) =>
              conflict
                .columns(['user_id', 'slot', 'value_key'])
                .doUpdateSet({ learned_at: at, document: told.document }),
            )
            .returning(columns)
            .executeTakeFirstOrThrow();
          stored.push(fromRow(row));
        }
        await sweep(transaction, userId);
        return stored;
      });
    },

    /** Null when there is no such fact. One of the same value gives way to it. */
    async edit(userId: string, id: string, value: string, at: string): Promise<StoredFact | null> {
      return db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('learned_facts')
          .select(columns)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (!known) return null;
        // What the user writes themselves is as sure as it gets.
        const told = toldColumns({ ...fromRow(known), value, confidence: 1 });
        await transaction
          .deleteFrom('learned_facts')
          .where('user_id', '=', userId)
          .where('slot', '=', known.slot)
          .where('value_key', '=', told.value_key)
          .where('id', '!=', id)
          .execute();
        const row = await transaction
          .updateTable('learned_facts')
          .set({ ...told, learned_at: at })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst();
        return row ? fromRow(row) : null;
      });
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('learned_facts')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** The ids of those that were there. */
    async removeSlots(userId: string, slots: readonly LearnedSlot[]): Promise<string[]> {
      const rows = await db
        .deleteFrom('learned_facts')
        .where('user_id', '=', userId)
        .where('slot', 'in', [...slots])
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
