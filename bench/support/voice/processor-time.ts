import { readFileSync } from 'node:fs';

/** Seconds of processor time that a process has used; null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // In hundredths of a second on every Linux that Node runs on.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}
