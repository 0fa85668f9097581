import { join } from 'node:path';
import { root } from './paths.mjs';

process.env.CADENCE_DATA ??= join(root, 'data', 'demo');
process.env.CADENCE_DEMO ??= '1';
// The demo's password is known to everybody: a database that is meant in earnest never gets it.
process.env.DATABASE_URL = '';
await import('./start.mjs');
