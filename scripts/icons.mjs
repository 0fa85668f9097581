import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { root } from './paths.mjs';

/** The bars of public/mark.svg, in its 32 units: left, top, width, height, colour. */
const bars = [
  [3, 18, 5, 10, 0xf5a80b],
  [10, 4, 5, 24, 0xff5a2b],
  [17, 13.5, 5, 14.5, 0x2563eb],
  [24, 8, 5, 20, 0xff5a2b],
];
const unit = 32;
const paper = 0x0f1012;
/** Points per side of a pixel: enough for smooth corners. */
const fineness = 4;

/**
 * @param {number} x
 * @param {number} y
 * @param {number[]} bar
 */
function isInBar(x, y, [left = 0, top = 0, width = 0, height = 0]) {
  const radius = 1.2;
  const dx = Math.max(left + radius - x, 0, x - (left + width - radius));
  const dy = Math.max(top + radius - y, 0, y - (top + height - radius));
  return dx * dx + dy * dy <= radius * radius;
}

/**
 * @param {number} size in pixels
 * @param {number} scale of the mark within the icon: masks cut off up to a fifth of each side
 * @returns {Buffer} rows of RGB, each after the number of its filter
 */
function draw(size, scale) {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  const toUnit = (/** @type {number} */ at) => (at / size - 0.5) * (unit / scale) + unit / 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sums = [0, 0, 0];
      for (let point = 0; point < fineness ** 2; point += 1) {
        const px = toUnit(x + ((point % fineness) + 0.5) / fineness);
        const py = toUnit(y + (Math.floor(point / fineness) + 0.5) / fineness);
        const colour = bars.find((bar) => isInBar(px, py, bar))?.[4] ?? paper;
        for (const [index, sum] of sums.entries()) {
          sums[index] = sum + ((colour >> (16 - 8 * index)) & 255);
        }
      }
      rows.set(
        sums.map((sum) => Math.round(sum / fineness ** 2)),
        y * (size * 3 + 1) + 1 + x * 3,
      );
    }
  }
  return rows;
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * @param {number} size
 * @param {number} scale
 */
function png(size, scale) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits for each of red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(draw(size, scale), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const icons = [
  { name: 'icon-192.png', size: 192, scale: 0.8 },
  { name: 'icon-512.png', size: 512, scale: 0.8 },
  { name: 'icon-maskable-512.png', size: 512, scale: 0.6 },
  { name: 'apple-touch-icon.png', size: 180, scale: 0.7 },
];
for (const { name, size, scale } of icons) {
  writeFileSync(join(root, 'packages', 'web', 'public', name), png(size, scale));
}
