import { join } from 'node:path';
import { root } from './paths.mjs';

process.env.CADENCE_DATA ??= join(root, 'data', 'demo');
process.env.CADENCE_DEMO ??= '1';
await import('./start.mjs');
