import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string | undefined} path */
function isProgram(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
    return apps.flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]);
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, LOCALAPPDATA } = process.env;
    const roots = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        join(root, 'Google/Chrome/Application/chrome.exe'),
        join(root, 'Chromium/Application/chrome.exe'),
      ]);
  }
  return names.map((name) => join('/usr/bin', name));
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const files =
    process.platform === 'win32' ? ['chrome.exe', 'chromium.exe'] : [...names, 'chrome'];
  return files.flatMap((file) => folders.map((folder) => join(folder, file)));
}

function installed() {
  return [...usualPlaces(), ...onPath()].find(isProgram);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string[]} args */
function apt(args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed. ${advice()}`);
}

function advice() {
  const how =
    process.platform === 'linux'
      ? 'on Debian or Ubuntu: sudo apt-get install chromium'
      : 'from https://www.google.com/chrome';
  return `Install Chromium or Google Chrome (${how}), or set CHROMIUM_PATH to its program file.`;
}

/**
 * The program file of a Chromium or Chrome on this machine, installed on the way where we may.
 * @returns {string}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but no program is there. ${advice()}`);
  }
  const found = installed();
  if (found) return found;
  if (!mayInstall()) throw new Error(`The browser journeys need a browser. ${advice()}`);

  console.log('No Chromium here: installing the chromium package for the browser journeys.');
  apt(['update', '-q']);
  // Without a font Chromium draws no text, and screenshots and contrast checks mean nothing.
  apt(['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  const fresh = installed();
  if (!fresh) throw new Error(`The chromium package brought no browser. ${advice()}`);
  return fresh;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * For journeys Debian's headless shell, where it can be had: the whole browser also draws a window
 * that nobody sees, and takes half as long again. Benchmarks and pictures use the whole one.
 * @returns {string}
 */
export function findJourneyBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (isProgram(headlessShell)) return headlessShell;
  if (!mayInstall()) return findChromium();
  try {
    apt(['update', '-q']);
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    apt(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  } catch (error) {
    console.log(`No headless shell, so the whole browser: ${error}`);
  }
  return isProgram(headlessShell) ? headlessShell : findChromium();
}

/** Root may not use Chromium's sandbox; the rest keeps it from calling home during a test. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(findChromium());
}
