import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Each rule that axe finds broken, with where. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
