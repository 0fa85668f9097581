import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';
import { serverDist } from './paths.mjs';

ensureInstalled();
await ensureBuilt();
whenParentIsGone(() => process.kill(process.pid, 'SIGTERM'));
process.env.NODE_ENV ??= 'production';
// In this process, so that Ctrl-C and a supervisor's signals reach the server itself.
await import(pathToFileURL(join(serverDist, 'main.js')).href);
