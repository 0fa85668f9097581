import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** All that a clock is written with, as narrow and heavy as `clock` in type.css asks for. */
const figures = ' 0123456789:';
const cut = { wdth: 62, wght: 800 };

const { resolve } = createRequire(import.meta.url);
const archivo = resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const made = join(
  import.meta.dirname,
  '../../../node_modules/.cache/cadence/archivo-figures.woff2',
);

/** Where the typeface of the clock lies, made from Archivo. */
export async function figuresFont(): Promise<string> {
  const font = await subsetFont(await readFile(archivo), figures, {
    targetFormat: 'woff2',
    variationAxes: cut,
    // Its licence and where that is to be read.
    preserveNameIds: [13, 14],
  });
  await mkdir(dirname(made), { recursive: true });
  // Whole or not at all: a build and a check may make it side by side.
  const draft = `${made}.${process.pid}`;
  await writeFile(draft, font);
  await rename(draft, made);
  return made;
}
