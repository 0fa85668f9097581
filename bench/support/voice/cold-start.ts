import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from '../../../scripts/product.mjs';
import { register, signedIn } from './voice-client.ts';

const env = { HOST: '127.0.0.1', VOICE_ENGINE: 'piper' };

export const originOf = (url: string) => url.replace('localhost', '127.0.0.1');

/** An athlete who is known already, so that the first call after a start can be the voice's. */
export async function makeAthlete(data: string): Promise<string> {
  const product = await startProduct({ data, env });
  const token = await register(originOf(product.url));
  await product.stop();
  return token;
}

/** From the first call, made as soon as the server listens, to the sound. */
export async function firstLineMs(data: string, token: string, isNew: boolean): Promise<number> {
  if (isNew) rmSync(join(data, 'voice'), { recursive: true, force: true });
  const product = await startProduct({ data, env: { ...env, VOICE_WARM_UP: 'true' } });
  const client = signedIn(originOf(product.url), token);
  const text = `The first line of ${Date.now() % 1000}.`;
  const { ms, hit } = await client.say({ text, style: 'instructional' });
  await product.stop();
  if (hit) throw new Error('The first line was spoken before.');
  return ms;
}
