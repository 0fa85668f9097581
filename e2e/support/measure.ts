import type { Page } from '@playwright/test';

/** What is wrong with how the running timer is laid out, in words; nothing when all is well. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.querySelector<HTMLElement>('.run-screen');
    if (!root) return ['no running timer'];
    const size = (box: DOMRect) => `${Math.round(box.width)} × ${Math.round(box.height)}`;
    const isShown = (box: DOMRect) => box.width > 0 && box.height > 0;
    const isInside = (box: DOMRect) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= innerWidth + 0.5 &&
      box.bottom <= innerHeight + 0.5;

    if (root.scrollHeight > root.clientHeight + 1) faults.push(`scrolls: ${root.scrollHeight} px`);
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`too wide: ${root.scrollWidth} px`);

    const lowest = innerHeight > innerWidth ? innerHeight * 0.6 : 0;
    for (const button of root.querySelectorAll('.run-controls button')) {
      const box = button.getBoundingClientRect();
      if (!isShown(box)) continue;
      const name = button.getAttribute('aria-label') ?? button.textContent;
      const least = /PAUSE|RESUME/.test(name) ? 72 : 56;
      if (Math.min(box.width, box.height) < least - 0.5) faults.push(`${name}: ${size(box)}`);
      if (!isInside(box)) faults.push(`${name} is off the screen`);
      if (box.top < lowest) faults.push(`${name} is out of the thumb's reach`);
      if (button.scrollWidth > button.clientWidth + 1) faults.push(`${name} is cut`);
    }

    const parts = ['head', 'info', 'clock', 'cue', 'next', 'controls'].flatMap((name) => {
      const box = root.querySelector(`.run-${name}`)?.getBoundingClientRect();
      return box && isShown(box) ? [{ name, box }] : [];
    });
    for (const [index, { name, box }] of parts.entries()) {
      if (!isInside(box)) faults.push(`${name} is off the screen`);
      for (const other of parts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) faults.push(`${name} lies over ${other.name}`);
      }
    }

    for (const words of root.querySelectorAll<HTMLElement>('.run-name, .run-next p:last-child')) {
      const pixels = Number.parseFloat(getComputedStyle(words).fontSize);
      const isExtra = words.classList.contains('run-extra');
      if (isShown(words.getBoundingClientRect()) && !isExtra && pixels < 27) {
        faults.push(`${words.textContent}: ${pixels} px`);
      }
    }
    return faults;
  });
}

/** How high the figures of the clock really stand, from the font itself. */
export function digitHeight(page: Page): Promise<number> {
  return page.getByRole('timer').evaluate((clock) => {
    const style = getComputedStyle(clock.firstElementChild ?? clock);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.fontStretch = 'extra-condensed';
    const heights = [...(clock.textContent ?? '').replace(':', '')].map((figure) => {
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(figure);
      return actualBoundingBoxAscent + actualBoundingBoxDescent;
    });
    return Math.min(...heights);
  });
}

/** How wide the clock's text is drawn, against the room it has. */
export function digitOverflow(page: Page): Promise<number> {
  return page.getByRole('timer').evaluate((clock) => {
    const drawn = clock.firstElementChild?.getBoundingClientRect();
    return (drawn?.width ?? 0) - clock.getBoundingClientRect().width;
  });
}

export interface Contrast {
  text: string;
  ratio: number;
  /** The figures themselves, for which more is asked. */
  isClock: boolean;
}

/** Each text of the running timer on what lies under it, as the browser mixes the colours. */
export function readContrasts(page: Page): Promise<Contrast[]> {
  return page.evaluate(() => {
    const pen = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
    if (!pen) throw new Error('no canvas');

    const paint = (colours: readonly string[]) => {
      pen.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const luminance = (channels: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = channels.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const grounds = (element: Element | null): string[] =>
      element ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];

    const found: Contrast[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('.run-screen') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!element?.checkVisibility() || !textContent?.trim()) continue;
      if (element.closest('.sr-only')) continue;
      const below = grounds(element);
      const a = luminance(paint([...below, getComputedStyle(element).color]));
      const b = luminance(paint(below));
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const isClock = element.closest('[role="timer"]') !== null;
      found.push({ text: textContent.trim(), ratio: Math.round(ratio * 100) / 100, isClock });
    }
    return found;
  });
}
