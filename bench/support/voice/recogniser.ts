import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../temp-folder.ts';

/** What the recogniser's model was trained on. */
export const recogniserRate = 16_000;

const program = 'pocketsphinx_batch';
/** Where Debian's pocketsphinx-en-us has it. */
const dictionaryFile = '/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict';

/** Null where the recogniser or its English model is not installed. */
export function readDictionary(): ReadonlySet<string> | null {
  const isThere = spawnSync(program, ['-help'], { stdio: 'ignore' }).error === undefined;
  if (!isThere || !existsSync(dictionaryFile)) return null;
  const lines = readFileSync(dictionaryFile, 'utf8').split('\n');
  return new Set(lines.map((line) => line.split(/[ (]/, 1)[0] ?? ''));
}

/** RIFF with one channel of 16 bit. */
function toWav(samples: Float32Array): Buffer {
  const header = Buffer.alloc(44);
  const bytes = 2 * samples.length;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(recogniserRate, 24);
  header.writeUInt32LE(2 * recogniserRate, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  const data = Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
  return Buffer.concat([header, Buffer.from(data.buffer)]);
}

/** Any of these words in any order: what is heard owes nothing to which sentence is likely. */
const grammarOf = (words: readonly string[]) =>
  `#JSGF V1.0;\ngrammar lines;\npublic <line> = ( ${words.join(' | ')} )+;\n`;

/** The words that were heard in each sound. */
export function recognise(sounds: readonly Float32Array[], words: readonly string[]): string[][] {
  const folder = tempFolder();
  const names = sounds.map((_, index) => `line-${index}`);
  for (const [index, sound] of sounds.entries()) {
    writeFileSync(join(folder, `line-${index}.wav`), toWav(sound));
  }
  writeFileSync(join(folder, 'names'), `${names.join('\n')}\n`);
  writeFileSync(join(folder, 'words.jsgf'), grammarOf(words));
  const args = ['-adcin', 'yes', '-cepdir', folder, '-cepext', '.wav', '-adchdr', '44'];
  // Where any word may follow any, breath and noise are taken for short ones unless each has a price.
  const price = ['-wip', '0.01'];
  const files = ['-ctl', join(folder, 'names'), '-jsgf', join(folder, 'words.jsgf')];
  const heardFile = join(folder, 'heard');
  const out = ['-hyp', heardFile, '-logfn', join(folder, 'log')];
  const { status } = spawnSync(program, [...args, ...price, ...files, ...out], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} ended with ${status}.`);
  const heard = new Map(
    readFileSync(heardFile, 'utf8')
      .split('\n')
      .map((line) => /^(.*?) ?\((\S+) -?\d+\)$/.exec(line))
      .map((found) => [found?.[2] ?? '', found?.[1] ?? '']),
  );
  return names.map((name) => (heard.get(name) ?? '').split(' ').filter(Boolean));
}
