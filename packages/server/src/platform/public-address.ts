import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** RFC 6890 and its successors: what is not of the public internet. */
const notPublic = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(address, bits, 'ipv4');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
// Of the global ones, those that lead elsewhere: Teredo and 6to4, documentation, benchmarks.
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublic.addSubnet(address, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Names that never lead out of a house. */
const houseNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** By its name alone; where it leads is looked at when it is called. */
export function isPublicHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return isIP(name.replace(/^\[|\]$/g, '')) === 0 && name.includes('.') && !houseNames.test(name);
}

/** Looks a name up for the connection itself, so that no second answer can lead elsewhere. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses;
    const [first] = found;
    if (error || !first) {
      done(error ?? new Error('No address.'), '', 0);
    } else if (!found.every(({ address }) => isPublicAddress(address))) {
      done(new Error('This name leads into an internal network.'), '', 0);
    } else if (options.all) {
      done(null, found);
    } else {
      done(null, first.address, first.family);
    }
  });
};
