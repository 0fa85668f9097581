import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)));

/** Where the parts of the ear lie: its weights lie beside code that names no way to them. */
export const earFolders = {
  moonshine: join(folderOf('@moonshine-ai/moonshine-js'), 'model', 'tiny', 'quantized'),
  silero: folderOf('@ricky0123/vad-web'),
  onnxruntime: folderOf('onnxruntime-web/wasm'),
};
