import { expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, lookupPublic } from './public-address.ts';

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
  '',
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  'printer.local',
  'metadata.google.internal',
  'router',
  'nas.home.arpa',
  '127.0.0.1',
  '8.8.8.8',
  '[::1]',
  '::1',
  '',
])('%s is no name of a public host', (host) => {
  expect(isPublicHost(host)).toBe(false);
});

it.each(['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com'])(
  '%s is one',
  (host) => {
    expect(isPublicHost(host)).toBe(true);
  },
);

it.each([{ all: true }, { all: false }])(
  'a name that leads to this machine is refused: %o',
  (options) =>
    new Promise<void>((resolve) => {
      lookupPublic('localhost', options, (error) => {
        expect(error?.message).toContain('internal');
        resolve();
      });
    }),
);
