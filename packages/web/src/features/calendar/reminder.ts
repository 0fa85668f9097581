import { localDay } from '../../platform/dates/local-day.ts';
import { reminderSetting } from './reminder-store.ts';

/** A machine that slept through the time still reminds, but not in the night. */
const graceMs = 2 * 3_600_000;
/** Clocks are set, and machines sleep: look again at least this often. */
const longestWaitMs = 15 * 60_000;

export type Permission = NotificationPermission | 'unsupported';

/** Browsers have none on plain http, and Safari on a phone only for installed apps. */
export function readPermission(): Permission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Only ever from a tap: browsers take it amiss otherwise, and so do people. */
export async function askPermission(): Promise<Permission> {
  return readPermission() === 'default' ? Notification.requestPermission() : readPermission();
}

async function show(title: string, body: string): Promise<void> {
  const options = { body, tag: 'training-day', icon: '/mark.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show them only from a service worker.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

/** When it is due on the day of an instant, by the clock on the wall there. */
function dueMs(nowMs: number, minutes: number): number {
  const now = new Date(nowMs);
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, minutes);
  return at.getTime();
}

interface ReminderPorts {
  /** Titles of what is still open on a day. */
  openOn: (day: string) => Promise<readonly string[]>;
  now?: () => number;
  notify?: (title: string, body: string) => Promise<void>;
}

/** Looks each day at the set time whether something is planned, and says so; until stopped. */
export function startReminder({
  openOn,
  now = Date.now,
  notify = show,
}: ReminderPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const { isOn, minutes, shownDay } = reminderSetting.read();
    const nowMs = now();
    const due = dueMs(nowMs, minutes);
    const today = localDay(new Date(nowMs));
    const isDue = nowMs >= due && nowMs < due + graceMs && shownDay !== today;
    if (isOn && isDue && readPermission() === 'granted') {
      const titles = await openOn(today);
      // Another tab may have been quicker.
      const latest = reminderSetting.read();
      if (!isStopped && titles.length > 0 && latest.shownDay !== today) {
        reminderSetting.write({ ...latest, shownDay: today });
        await notify('Training day', titles.join(', '));
      }
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped || !reminderSetting.read().isOn) return;
    const wait = dueMs(now(), reminderSetting.read().minutes) - now();
    const ms = wait > 0 ? Math.min(wait, longestWaitMs) : longestWaitMs;
    timer = setTimeout(run, ms);
  }

  function run(): void {
    look().catch((error: unknown) => {
      console.warn('The reminder could not be shown.', error);
      plan();
    });
  }

  const unsubscribe = reminderSetting.subscribe(plan);
  document.addEventListener('visibilitychange', run);
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', run);
  };
}
