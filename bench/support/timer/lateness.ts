import { heavy, light, ours } from './contenders.ts';
import { beepsUntil, type Dump, type Lateness, shownLateness, soundLateness } from './marks.ts';
import { pause, withSession } from './session.ts';

export interface LatenessResult {
  scenario: string;
  late: Record<string, Lateness>;
}

export interface Load {
  scenario: string;
  busy?: boolean;
  cpuRate?: number;
  figure?: string;
}

const loads: Load[] = [
  { scenario: 'idle' },
  { scenario: 'main thread 50 % busy', busy: true },
  { scenario: 'CPU 6× slower', cpuRate: 6 },
];

export async function measureLoad(
  url: string,
  timers: readonly string[],
  { busy = false, cpuRate = 1, figure }: Load,
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
    { timers, busy, figure },
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
    const together = measureLoad(url, [ours, ...light], load, ms);
    // A slower processor is played by keeping one core busy: two of those would fight.
    if (load.cpuRate) await together;
    const alone = measureLoad(url, [heavy], load, load.cpuRate ? heavyMs : ms);
    results.push({ scenario: load.scenario, late: { ...(await together), ...(await alone) } });
  }
  return results;
}
