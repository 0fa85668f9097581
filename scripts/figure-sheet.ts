import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exerciseLibrary } from '../packages/domain/src/exercise/library.ts';
import { drawnIds, figureOf } from '../packages/domain/src/figure/all.ts';
import { drawFigure } from '../packages/domain/src/figure/draw.ts';
import type { Figure } from '../packages/domain/src/figure/figure.ts';
import { frameOf } from '../packages/domain/src/figure/frame.ts';
import { poseAt } from '../packages/domain/src/figure/motion.ts';

/**
 * Contact sheets of all figures, three poses each: `npx tsx scripts/figure-sheet.ts [--names] [id…]`.
 * Without names somebody can say what they see before they know.
 */
const styles = `
  text{font:11px sans-serif}
  .near,.far{stroke:#fff;stroke-width:4;paint-order:stroke}
  .near{fill:#25272c}.far{fill:#a9abb2}
  .mover{fill:#ff5a1f}.helper{fill:#ff5a1f;opacity:.5}
  .solid{fill:#8a8f98;fill-opacity:.35;stroke:#5d6169;stroke-width:2.2}
  .weight{fill:#d9dbdf;stroke:#5d6169;stroke-width:2.2;stroke-linejoin:round}
  .halo{fill:none;stroke:#fff;stroke-width:7.4;stroke-linecap:round}
  .line{fill:none;stroke:#5d6169;stroke-width:2.6;stroke-linecap:round}
  .cable{fill:none;stroke:#5d6169;stroke-width:1.3}.strap{fill:none;stroke:#5d6169;stroke-width:2}
  .rope{fill:none;stroke:#5d6169;stroke-width:4.4;stroke-linecap:round}
  .band{fill:none;stroke:#5d6169;stroke-width:6}.core{fill:none;stroke:#fff;stroke-width:2.8}
  .hint{fill:none;stroke:#8a8f98;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
  .floor{fill:#eeebe3}`;
// At the size that the page of an exercise shows.
const columns = 2;
const perSheet = 8;
const cell = { width: 600, height: 240 };

function threePoses(shown: Figure, id: string): string {
  const { motion, view, things, ends, between } = shown;
  const { x, y, width, height } = frameOf(shown);
  const exercise = exerciseLibrary.find((known) => known.id === id);
  const [start, end] = ends;
  const shares = start === end ? [start] : [start, between, end];
  const muscles = !shown.atRest &&
    exercise && { movers: exercise.primary, helpers: exercise.secondary };
  const look = { view, things, ...muscles };
  const poses = shares.map((share, index) => {
    const parts = drawFigure(poseAt(motion, share + 1e-6), look);
    const drawn = parts.map(({ tone, path }) => `<path class="${tone}" d="${path}"/>`).join('');
    const floor = `<ellipse class="floor" cx="${x + width / 2}" rx="${width * 0.46}" ry="7"/>`;
    const place = `x="${10 + index * 195}" y="24" width="185" height="210"`;
    return `<svg ${place} viewBox="${x} ${y} ${width} ${height}">${floor}${drawn}</svg>`;
  });
  return poses.join('');
}

function sheet(ids: readonly string[], named: boolean, first: number): string {
  const cells = ids.map((id, index) => {
    const x = (index % columns) * cell.width;
    const y = Math.floor(index / columns) * cell.height;
    const shown = figureOf(id);
    const label = named ? id : String(first + index);
    const poses = shown ? threePoses(shown, id) : '';
    return `<g transform="translate(${x},${y})"><text x="8" y="16">${label}</text>${poses}</g>`;
  });
  const width = columns * cell.width;
  const height = Math.ceil(ids.length / columns) * cell.height;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return `${head}<rect width="100%" height="100%" fill="#fff"/><style>${styles}</style>${cells.join('')}</svg>`;
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const ids =
  asked.length > 0
    ? asked.flatMap((word) =>
        drawnIds().includes(word) ? [word] : drawnIds().filter((id) => id.includes(word)),
      )
    : drawnIds();
const folder = process.env.FIGURE_SHEETS ?? join('test-results', 'figures');
mkdirSync(folder, { recursive: true });
for (let first = 0; first < ids.length; first += perSheet) {
  const file = join(folder, `sheet-${String(first / perSheet + 1).padStart(2, '0')}.svg`);
  writeFileSync(
    file,
    sheet(ids.slice(first, first + perSheet), process.argv.includes('--names'), first + 1),
  );
  console.log(file);
}
console.log(`${ids.length} figures of ${exerciseLibrary.length} exercises`);
