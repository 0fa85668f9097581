/** One channel of 16 bits. */
export function waveFile(samples: Float32Array, rate: number): Buffer {
  const data = Buffer.alloc(2 * samples.length);
  for (const [index, one] of samples.entries()) {
    data.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, one))), 2 * index);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
