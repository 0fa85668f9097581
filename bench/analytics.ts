import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { achievementsOf } from '../packages/domain/src/analytics/achievements.ts';
import { dashboardOf } from '../packages/domain/src/analytics/dashboard.ts';
import { mergeSessions } from '../packages/domain/src/analytics/lasting/merge.ts';
import { heatDays } from '../packages/domain/src/analytics/lifts/heat.ts';
import { timedBests } from '../packages/domain/src/analytics/lifts/timed-bests.ts';
import { localTime } from '../packages/web/src/features/analytics/local-time.ts';
import { serverDist } from '../scripts/paths.mjs';
import { measurePage } from './support/analytics/page.ts';
import { makeSessions } from './support/analytics/sessions.ts';
import { endChildrenOnExit } from './support/children.ts';
import { countFrom, median } from './support/numbers.ts';
import { type Figure, printTable } from './support/table.ts';

const count = countFrom('SESSIONS', 5000, 50_000);
const numbersMs = 50;
const importMs = 2000;
/** What counts as a good page on the web, for its opening and for each tap. */
const interactiveMs = 2500;
const answerMs = 200;
/** No one waits for it, but a phone in a pocket should be done while its owner changes clothes. */
const exchangeMs = 60_000;
const runs = 15;
const warmUps = 3;

/** Processor time of this process alone, in milliseconds: others on the machine do not count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function middleOf(work: () => unknown): number {
  const times: number[] = [];
  for (let run = 0; run < warmUps + runs; run += 1) {
    const startedAt = processorMs();
    work();
    if (run >= warmUps) times.push(processorMs() - startedAt);
  }
  return median(times);
}

const atMost = (figure: string, ms: number, bar: number): Figure => ({
  figure,
  value: `${ms.toFixed(ms < 100 ? 1 : 0)} ms`,
  bar: { text: `≤ ${bar} ms`, met: ms <= bar },
  ratio: ms / bar,
});

const now = Date.now();
const sessions = makeSessions(count, now);
const { dayOf } = localTime;
const today = dayOf(new Date(now).toISOString());

function allNumbers() {
  dashboardOf({ sessions, weeks: 12, today, dayOf, isRestDay: (day) => day % 2 === 0 });
  achievementsOf(sessions, localTime);
  timedBests(sessions);
  heatDays(sessions, { from: today - 364, to: today, dayOf });
}

const changed = sessions.map((session) => ({ ...session, notes: 'changed elsewhere' }));

endChildrenOnExit();
const figures: Figure[] = [
  atMost(
    `all numbers of the page from ${count} sessions, processor`,
    middleOf(allNumbers),
    numbersMs,
  ),
  {
    figure: `two devices with ${count} sessions each, merged, processor`,
    value: `${middleOf(() => mergeSessions(sessions, { sessions: changed, deleted: [] })).toFixed(1)} ms`,
  },
];
if (existsSync(join(serverDist, 'main.js'))) {
  const page = await measurePage(sessions);
  figures.push(
    atMost(`import of ${count} sessions, file to stored`, page.importMs, importMs),
    { figure: '  of that the page’s own work', value: `${page.importWorkMs.toFixed(0)} ms` },
    atMost(`page interactive with ${count} sessions`, page.interactiveMs, interactiveMs),
    atMost('another range, until drawn', page.rangeMs, answerMs),
    atMost('search, until drawn', page.searchMs, answerMs),
    { figure: 'sessions drawn at once', value: String(page.rowsShown) },
    atMost(`${count} sessions sent, until the server has them all`, page.sendMs, exchangeMs),
    { figure: '  of that the page’s own work', value: `${page.sendWorkMs.toFixed(0)} ms` },
    atMost(`${count} sessions brought to a new device, sign-in to list`, page.bringMs, exchangeMs),
  );
} else console.log('The product is not built yet, so its page is not measured: npm run build');
printTable(figures);
