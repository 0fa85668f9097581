import { ours, peers } from './contenders.ts';
import {
  beepsUntil,
  type Dump,
  errorAt,
  type Lateness,
  lengthOf,
  shownLateness,
  soundLateness,
} from './marks.ts';
import {
  type Options,
  pause,
  type Session,
  until,
  waitForVisibility,
  withSession,
} from './session.ts';

const leadMs = 4500;
/** The one instant at which the shown time is compared, after the return. */
const sampleMs = 3000;
/** For the page to have told by then what it showed at that instant. */
const marginMs = 500;

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
  /** Whether somebody answers Cadence's question with 'Catch up'. */
  answers?: boolean;
  countsBeeps?: boolean;
  reloads?: boolean;
}

const silentStepSeconds = 1200;
const timers = [ours, ...peers];

function errorsOf({ marks, starts }: Dump, atMs: number, longerBySeconds = 0) {
  const errorOf = (name: string) =>
    errorAt(marks[name] ?? [], starts[name] ?? 0, atMs, longerBySeconds);
  return Object.fromEntries(timers.map((name) => [name, errorOf(name)]));
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
  const { name, options, disturb, answers, countsBeeps, reloads } = scenario;
  return withSession(url, { timers, ...options }, async (session) => {
    await pause(leadMs);
    const reason = await disturb(session);
    if (reason) return { scenario: name, errors: {}, reason };
    const back = await session.dump();
    const atMs = (reloads ? back.timeOrigin : back.nowMs) + sampleMs;
    if (answers) await answerQuestion(session);
    await pause(sampleMs + marginMs);
    const dump = await session.dump();
    const errors = errorsOf(dump, atMs, options?.longerBySeconds);
    const result: ErrorResult = { scenario: name, errors };
    if (countsBeeps) result.beeps = beepsOf(dump);
    const restored = dump.marks[ours]?.[0];
    if (reloads && restored) result.restoredMs = restored.atMs - dump.timeOrigin;
    return result;
  });
}

/** Unasked, the error stays and tells so. */
async function answerQuestion({ tab }: Session): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await tab.evaluate<boolean>('bench.catchUp()')) return;
    await pause(100);
  }
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
  await until(tab, "'bench' in window");
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
    name: `asleep ${stoppedMs / 1000} s in view, then Catch up`,
    options: { sleep: true },
    disturb: suspend(stoppedMs),
    answers: true,
  },
];

/** Nothing sounds and nothing changes but the seconds: what browsers throttle most. */
export function measureSilentStep(url: string, silentMs: number): Promise<ErrorResult> {
  return measure(url, {
    name: `hidden ${silentMs / 1000} s, muted, in a step of ${silentStepSeconds} s`,
    options: { muted: true, longerBySeconds: silentStepSeconds - lengthOf(0) },
    disturb: hide(silentMs),
  });
}

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
