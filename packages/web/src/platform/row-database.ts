/**
 * The browser's database, for lists that outgrow its text storage. One table: a row lies under
 * the key of its list and its own id. Like the browser's own calls these fail by rejecting.
 */
const databaseName = 'cadence';
const table = 'rows';

/** What is written carries the version of its shape. As JSON: thousands of trees are copied slowly. */
export interface Row {
  version: number;
  json: string;
}

export interface RowChanges {
  /** Written as they are made: the database works on the first while the next is put into words. */
  put: Iterable<{ id: string; row: Row }>;
  remove: readonly string[];
}

/** Asked without touching it: where storage is forbidden the mere touch may throw. */
export const hasDatabase = (): boolean => 'indexedDB' in globalThis;

let opening: Promise<IDBDatabase> | null = null;

function forget(): void {
  opening = null;
}

function open(): Promise<IDBDatabase> {
  if (opening) return opening;
  const opened = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // The browser closes it when the user clears the site's data.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      resolve(database);
    };
  });
  opened.catch(forget);
  opening = opened;
  return opened;
}

/** All of it or nothing. */
async function transact<T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => () => T,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    transaction.onabort = () => reject(transaction.error ?? new Error('The change was given up.'));
    let result: () => T;
    try {
      result = act(transaction.objectStore(table));
    } catch (error) {
      // Else what was put before it would stay.
      transaction.abort();
      throw error;
    }
    transaction.oncomplete = () => resolve(result());
    // Said at once, it is stored even if the page closes now.
    transaction.commit();
  });
}

export function readRows(list: string): Promise<Row[]> {
  return transact('readonly', (rows) => {
    const request = rows.getAll(IDBKeyRange.bound([list], [list, []]));
    return () => request.result;
  });
}

export function changeRows(list: string, { put, remove }: RowChanges): Promise<void> {
  return transact('readwrite', (rows) => {
    for (const { id, row } of put) rows.put(row, [list, id]);
    for (const id of remove) rows.delete([list, id]);
    return () => undefined;
  });
}

/** Every row of every list whose key begins so. */
export function clearRows(prefix: string): Promise<void> {
  return transact('readwrite', (rows) => {
    rows.delete(IDBKeyRange.bound([prefix], [`${prefix}\uffff`]));
    return () => undefined;
  });
}
