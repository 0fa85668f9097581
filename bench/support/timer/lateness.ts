import { heavy, light, ours } from './contenders.ts';
import { beepsUntil, type Dump, type Lateness, shownLateness, soundLateness } from './marks.ts';
import { pause, withSession } from './session.ts';

export interface LatenessResult {
  scenario: string;
  late: Record<string, Lateness>;
}

interface Load {
  scenario: string;
  busy?: boolean;
  cpuRate?: number;
}

const loads: Load[] = [
  { scenario: 'idle' },
  { scenario: 'main thread 50 % busy', busy: true },
  { scenario: 'CPU 6× slower', cpuRate: 6 },
];

async function run(
  url: string,
  timers: readonly string[],
  { busy = false, cpuRate = 1 }: Load,
  ms: number,
): Promise<Record<string, Lateness>> {
  const use = async (dump: () => Promise<Dump>) => {
    await pause(ms);
    const { marks, starts, onsets, nowMs } = await dump();
    return Object.fromEntries(
      timers.map((name) => {
        const beeps = beepsUntil(starts[name] ?? 0, nowMs - 1000);
        const late =
          name === ours ? soundLateness(beeps, onsets) : shownLateness(beeps, marks[name] ?? []);
        return [name, late];
      }),
    );
  };
  return withSession(
    url,
    { timers, busy },
    ({ dump }) => use(dump),
    (tab) => tab.send('Emulation.setCPUThrottlingRate', { rate: cpuRate }),
  );
}

/** One load after the other, since here it is milliseconds that count. */
export async function measureLateness(
  url: string,
  ms: number,
  heavyMs: number,
): Promise<LatenessResult[]> {
  const results: LatenessResult[] = [];
  for (const load of loads) {
    const together = run(url, [ours, ...light], load, ms);
    // A slower processor is played by keeping one core busy: two of those would fight.
    if (load.cpuRate) await together;
    const alone = run(url, [heavy], load, load.cpuRate ? heavyMs : ms);
    results.push({ scenario: load.scenario, late: { ...(await together), ...(await alone) } });
  }
  return results;
}
