import type { Page } from '@playwright/test';

/** What the toasts lie over, once they stand where they stay. */
export function coveredBy(page: Page, selector: string, leastPixels = 0): Promise<string[]> {
  return page.evaluate(
    async ([wanted, least]) => {
      const toasts = [...document.querySelectorAll('[aria-label="Notifications"] li')];
      if (toasts.length === 0) return ['no toast'];
      const moves = toasts.flatMap((toast) => toast.getAnimations({ subtree: true }));
      await Promise.all(moves.map(({ finished }) => finished));
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      return [...document.querySelectorAll(wanted)]
        .filter((part) => {
          const own = part.getBoundingClientRect();
          return boxes.some(
            (box) =>
              own.width > 0 &&
              Math.min(own.right, box.right) - Math.max(own.left, box.left) > least &&
              Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > least,
          );
        })
        .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? '');
    },
    [selector, leastPixels] as const,
  );
}
