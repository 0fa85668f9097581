import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

async function look(page: Page, rules?: string[]): Promise<string[]> {
  // The product has no frames: gathering what each frame found would take a page of its own.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (rules) builder.withRules(rules);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Each rule that axe finds broken, with where and why. A page that goes on by itself may change
 * while axe reads it: what it finds is looked at once more, and counts if it is still there.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const found = await look(page, rules);
  return found.length === 0 ? found : look(page, rules);
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

/** Those that colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** In the light by every rule; in the dark by those of the colours. */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await turn(page, 'dark');
  const dark = await violations(page, colourRules);
  await turn(page, 'light');
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}
