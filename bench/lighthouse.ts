import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { endChildrenOnExit, runToEnd, startUntil } from './support/children.ts';
import { countFrom, median } from './support/numbers.ts';
import { signIn, startDemo, startWorkout } from './support/page-speed/demo-athlete.ts';
import { type Figure, printTable } from './support/table.ts';
import { tempFolder } from './support/temp-folder.ts';

/** Fetched by npm when it is first run: 200 packages that only this bench needs. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = countFrom('ROUNDS', 3);
const voiceMs = 300_000;
/** The screen of the phone that Lighthouse plays. */
const phone = { width: 412, height: 823 };

const categories = [
  { id: 'performance', least: 90 },
  { id: 'accessibility', least: 100 },
  { id: 'best-practices', least: 100 },
  { id: 'seo', least: 100 },
] as const;
type Category = (typeof categories)[number]['id'];

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; displayValue?: string; title: string }>;
}

/** A phone on a slow line, as Lighthouse has it by itself. Its own tab in the browser at this port. */
async function inspect(url: string, port: string): Promise<Report> {
  const flags = ['--output=json', '--output-path=stdout', '--quiet', `--port=${port}`];
  const only = `--only-categories=${categories.map(({ id }) => id).join(',')}`;
  const output = await runToEnd({
    program: 'npm',
    args: ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...flags, only],
  });
  return JSON.parse(output.slice(output.indexOf('{\n')));
}

const pointsOf = (report: Report, id: Category): number =>
  Math.round((report.categories[id].score ?? 0) * 100);

/** What costs points, by name, so that a miss says where to look. */
function missesOf(report: Report, id: Category): string[] {
  return report.categories[id].auditRefs
    .filter((ref) => ref.weight > 0 && (report.audits[ref.id]?.score ?? 1) < 0.9)
    .map((ref) => `${ref.id} ${report.audits[ref.id]?.displayValue ?? ''}`.trim());
}

function figuresOf(path: string, reports: readonly Report[]): Figure[] {
  return categories.map(({ id, least }) => {
    const points = median(reports.map((report) => pointsOf(report, id)));
    const [first] = reports;
    const misses = first && points < 100 ? missesOf(first, id) : [];
    return {
      figure: `${path}, ${id}`,
      value: [`${points} of 100`, ...misses].join(', '),
      bar: { text: `≥ ${least}`, met: points >= least },
      ratio: points / least,
    };
  });
}

/** Without a registry there is no Lighthouse to be had. */
function unmeasured(path: string, error: unknown): Figure {
  const [reason] = String(error).split('\n');
  return { figure: path, value: `not measured: ${reason}`, bar: { text: '≥ 90', met: false } };
}

/** What the browser keeps of it is there for Lighthouse's own tab. */
async function prepare(endpoint: string, act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('The browser has no window.');
  await act(page);
  await page.close();
  await browser.close();
}

endChildrenOnExit();
const demo = await startDemo();
const started = await startUntil(
  {
    program: findChromium(),
    args: [
      ...chromiumArguments,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${tempFolder()}`,
      'about:blank',
    ],
    group: true,
  },
  /DevTools listening on ws:\/\/([^:]+):(\d+)/,
);
const [, host = '', port = ''] = started.match;
try {
  const figures: Figure[] = [];
  const visit = async (path: string, before: () => Promise<void> = async () => {}) => {
    try {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await before();
        const look = () => inspect(demo.url + path, port);
        // Lighthouse itself gives up now and then; a second failure is told.
        reports.push(await look().catch(look));
      }
      figures.push(...figuresOf(path, reports));
    } catch (error) {
      figures.push(unmeasured(path, error));
    }
  };
  const endpoint = `http://${host}:${port}`;
  await visit('/login');
  await prepare(endpoint, async (page) => {
    await signIn(page, demo);
    // Whoever loads Home has been there: a year of training comes to the device once, after sign-in.
    await page.waitForLoadState('networkidle');
  });
  await visit('/home');
  await prepare(endpoint, async (page) => {
    await page.goto(`${demo.url}/home`);
    await startWorkout(page);
    // Lines are spoken on the very processor that the page is measured on: made once, they are kept.
    await page.waitForLoadState('networkidle', { timeout: voiceMs });
  });
  // Whoever comes back to it left it on the same phone; Lighthouse ends each visit on another screen.
  await visit('/workout', () =>
    prepare(endpoint, async (page) => {
      await page.setViewportSize(phone);
      await page.goto(`${demo.url}/workout`);
      await page.getByRole('timer').waitFor();
      const catchUp = page.getByRole('button', { name: /^Catch up/ });
      if (await catchUp.isVisible()) await catchUp.click();
    }),
  );
  console.log(`Lighthouse on a phone with a slow line, median of ${rounds}, a year of training`);
  printTable(figures);
} finally {
  await started.stop();
  await demo.stop();
}
