import { ours, peers } from './contenders.ts';
import {
  beepsUntil,
  type Dump,
  errorIn,
  type Lateness,
  shownLateness,
  soundLateness,
} from './marks.ts';
import { type Options, pause, type Session, waitForVisibility, withSession } from './session.ts';

const leadMs = 4500;
const settleMs = 3000;
/** From three seconds after the return on. */
const spanMs = 3000;

export interface ErrorResult {
  scenario: string;
  /** Seconds, by timer. Empty when it could not be measured. */
  errors: Record<string, number>;
  /** Beeps of the whole run, by timer; only where sound was on. */
  beeps?: Record<string, Lateness>;
  /** From the start of the load until the timer was back on the screen. */
  restoredMs?: number;
  reason?: string;
}

interface Scenario {
  name: string;
  options?: Partial<Options>;
  /** Does what the scenario is about; gives a reason when it did not come about. */
  disturb: (session: Session) => Promise<string | undefined>;
  countsBeeps?: boolean;
  reloads?: boolean;
}

const timers = [ours, ...peers];

function errorsOf({ marks, starts, nowMs }: Dump): Record<string, number> {
  const entries = timers.map((name) => [
    name,
    errorIn(marks[name] ?? [], starts[name] ?? 0, nowMs - spanMs, nowMs),
  ]);
  return Object.fromEntries(entries);
}

function beepsOf({ marks, starts, onsets, nowMs }: Dump): Record<string, Lateness> {
  return Object.fromEntries(
    timers.map((name) => {
      const beeps = beepsUntil(starts[name] ?? 0, nowMs - 1000);
      const late =
        name === ours ? soundLateness(beeps, onsets) : shownLateness(beeps, marks[name] ?? []);
      return [name, late];
    }),
  );
}

async function measure(url: string, scenario: Scenario): Promise<ErrorResult> {
  const { name, options, disturb, countsBeeps, reloads } = scenario;
  return withSession(url, { timers, ...options }, async (session) => {
    await pause(leadMs);
    const reason = await disturb(session);
    if (reason) return { scenario: name, errors: {}, reason };
    await pause(settleMs + spanMs);
    const dump = await session.dump();
    const result: ErrorResult = { scenario: name, errors: errorsOf(dump) };
    if (countsBeeps) result.beeps = beepsOf(dump);
    const restored = dump.marks[ours]?.[0];
    if (reloads && restored) result.restoredMs = restored.atMs - dump.timeOrigin;
    return result;
  });
}

/** Whatever the browser was told: the page itself has to have stood still. */
async function checkGap({ dump }: Session, ms: number): Promise<string | undefined> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await dump()).longestGapMs >= ms * 0.9) return undefined;
    await pause(100);
  }
  return 'the page went on running';
}

function hide(ms: number) {
  return async ({ browser, tab }: Session) => {
    await browser.hide();
    await waitForVisibility(tab, 'hidden');
    await pause(ms);
    await browser.show(tab);
    await waitForVisibility(tab, 'visible');
    return undefined;
  };
}

function freeze(ms: number) {
  return async (session: Session) => {
    await session.tab.send('Page.setWebLifecycleState', { state: 'frozen' });
    await pause(ms);
    await session.tab.send('Page.setWebLifecycleState', { state: 'active' });
    return checkGap(session, ms);
  };
}

function suspend(ms: number) {
  return async (session: Session) => {
    if (process.platform === 'win32') return 'processes cannot be stopped here';
    session.browser.signal('SIGSTOP');
    await pause(ms);
    session.browser.signal('SIGCONT');
    return checkGap(session, ms);
  };
}

function setClock(ms: number) {
  return async ({ tab }: Session) => {
    await tab.evaluate(`bench.setWallClock(${ms})`);
    return undefined;
  };
}

async function reload({ tab }: Session): Promise<undefined> {
  await tab.send('Page.reload');
  await pause(500);
}

const long = (hiddenMs: number, stoppedMs: number): Scenario[] => [
  {
    name: `hidden ${hiddenMs / 1000} s, sound on`,
    disturb: hide(hiddenMs),
    countsBeeps: true,
  },
  { name: `hidden ${hiddenMs / 1000} s, muted`, options: { muted: true }, disturb: hide(hiddenMs) },
  { name: `frozen ${stoppedMs / 1000} s`, disturb: freeze(stoppedMs) },
  { name: `suspended ${stoppedMs / 1000} s`, disturb: suspend(stoppedMs) },
  {
    name: `asleep ${stoppedMs / 1000} s`,
    options: { sleep: true },
    disturb: suspend(stoppedMs),
  },
];

const short: Scenario[] = [
  { name: 'wall clock +30 s', disturb: setClock(30_000) },
  { name: 'wall clock −30 s', disturb: setClock(-30_000) },
  { name: 'reload', disturb: reload, reloads: true },
];

/** What takes long side by side, for there it is seconds that count; the rest one after the other. */
export async function measureErrors(
  url: string,
  hiddenMs: number,
  stoppedMs: number,
): Promise<ErrorResult[]> {
  const waiting = long(hiddenMs, stoppedMs).map((scenario) => measure(url, scenario));
  const together = Promise.all(waiting);
  const results: ErrorResult[] = [];
  // While the others are out of sight and idle.
  await pause(12_000);
  for (const scenario of short) results.push(await measure(url, scenario));
  return [...(await together), ...results];
}
