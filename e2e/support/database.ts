import type { Page } from '@playwright/test';

/** What this browser's database holds in one of its tables, by key. */
export const readTable = (page: Page, table: string): Promise<Record<string, unknown>> =>
  page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('cadence');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const rows = database.transaction(name).objectStore(name);
          const keys = rows.getAllKeys();
          const values = rows.getAll();
          values.onerror = () => reject(values.error);
          values.onsuccess = () => {
            database.close();
            resolve(
              Object.fromEntries(keys.result.map((key, at) => [String(key), values.result[at]])),
            );
          };
        };
      }),
    table,
  );

/** As a browser does that clears what it thinks nobody needs. */
export const deleteRow = (page: Page, table: string, key: string): Promise<void> =>
  page.evaluate(
    ([name, at]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('cadence');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          transaction.objectStore(name).delete(at);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [table, key] as const,
  );
