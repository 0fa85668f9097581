import type { TimerStep } from '@cadence/domain/timer/types';
import { bar, barsOf, tokens } from '../../ui/strip/picture-bars.ts';

const size = { width: 1200, height: 630, margin: 72 } as const;
/** As much of a title as fits beside the figure. */
const lineLength = 22;
const maxLines = 3;

/** Into lines of whole words, the last one cut where there would be too many. */
export function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= lineLength) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`];
}

const namespace = 'http://www.w3.org/2000/svg';
const inked = ['fill', 'stroke', 'stroke-width', 'opacity', 'paint-order'] as const;

function draw(name: string, attributes: Record<string, string | number>, text?: string) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** The figure as the page draws it, with its colours written into it: a picture has no style sheet. */
function copyFigure(figure: SVGSVGElement): SVGSVGElement {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const own = [...figure.querySelectorAll('path, ellipse')];
  [...copy.querySelectorAll('path, ellipse')].forEach((element, i) => {
    const shown = own[i] && getComputedStyle(own[i]);
    for (const name of inked) element.setAttribute(name, shown?.getPropertyValue(name) ?? '');
  });
  copy.removeAttribute('class');
  const place = { x: 800, y: 90, width: 330, height: 330 };
  for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
  return copy;
}

export interface Shown {
  title: string;
  facts: string;
  steps: readonly TimerStep[];
  /** The still of its main exercise, where the page shows one. */
  figure: SVGSVGElement | null;
}

/** Title, figure and strip: nothing about whose it is. */
export function composePicture({ title, facts, steps, figure }: Shown): SVGSVGElement {
  const styles = getComputedStyle(document.documentElement);
  const colour = (token: string) => styles.getPropertyValue(token).trim();
  const { width, height, margin } = size;
  const svg = draw('svg', { xmlns: namespace, width, height, viewBox: `0 0 ${width} ${height}` });
  const font = { 'font-family': 'Archivo, Arial, sans-serif' };
  svg.append(draw('rect', { width, height, fill: colour('--paper') }));
  linesOf(title).forEach((line, i) => {
    const place = { x: margin, y: 150 + i * 76, 'font-size': 64, 'font-weight': 800 };
    svg.append(draw('text', { ...font, ...place, fill: colour('--ink') }, line));
  });
  const under = { x: margin, 'font-size': 34, 'font-weight': 600, fill: colour('--ink-2') };
  svg.append(draw('text', { ...font, ...under, y: 420 }, facts));
  if (figure) svg.append(copyFigure(figure));
  for (const { phase, x, width: length } of barsOf(steps, width - 2 * margin)) {
    const place = { x: margin + x, y: 460, width: length, height: bar.height };
    svg.append(draw('rect', { ...place, fill: colour(tokens[phase]) }));
  }
  const name = { x: width - margin, y: 576, 'text-anchor': 'end', 'font-size': 30 };
  svg.append(
    draw('text', { ...font, ...name, 'font-weight': 800, fill: colour('--ink') }, 'Cadence'),
  );
  return svg as SVGSVGElement;
}

/** Null where the browser cannot draw. */
export async function paintPicture(shown: Shown): Promise<Blob | null> {
  const text = new XMLSerializer().serializeToString(composePicture(shown));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size.width, height: size.height });
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
