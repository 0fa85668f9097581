import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { tempFolder } from '../temp-folder.ts';

type Builder = typeof import('../../../packages/domain/src/program/build.ts');

const source = join(import.meta.dirname, '../../../packages/domain/src/program/build.ts');

/**
 * The builder bundled as the server's build does it. Run from its sources it is a fifth slower:
 * the loader gives every function a name, each time one is made.
 */
export async function builderAsShipped(): Promise<Builder> {
  const file = join(tempFolder(), 'build.mjs');
  const bundle = await rolldown({ input: source, platform: 'node' });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return (await import(pathToFileURL(file).href)) as Builder;
}
