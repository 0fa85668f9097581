import type { Counts } from '../platform/database/copy.ts';

export function fileArgument(command: string): string {
  const file = process.argv[2];
  if (!file) throw new Error(`Name the file: npm run ${command} -- FILE`);
  return file;
}

export function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}

/** Prints what was done, or in one line why not. */
export function runCommand(run: () => Promise<string>): void {
  run().then(
    (message) => console.log(message),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}
