import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

async function look(page: Page): Promise<string[]> {
  // The product has no frames: gathering what each frame found would take a page of its own.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Each rule that axe finds broken, with where and why. A page that goes on by itself may change
 * while axe reads it: what it finds is looked at once more, and counts if it is still there.
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await look(page);
  return found.length === 0 ? found : look(page);
}
