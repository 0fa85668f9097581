import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone with this process. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
