import ipaddr from 'ipaddr.js';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a host name or address is this machine itself. IPv6 also in brackets. */
export function isLoopbackHost(host: string): boolean {
  const bare = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/** Written out: `2130706433` and `0x7f.1` are addresses to some programs, too. */
export const isAddress = (text: string): boolean =>
  ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text);

/** Whether this is a host, with its port where it has one. */
export const isHostAndPort = (text: string): boolean => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/.test(text);

/** Whether an address belongs to the public internet: it is in none of the ranges that are kept for something else. */
export const isPublicAddress = (address: string): boolean =>
  isAddress(address) && ipaddr.parse(address).range() === 'unicast' && !isOldIpv4InIpv6(address);

const oldIpv4Bits = 96;
/** `::a.b.c.d`, which names an IPv4 address without saying so; long given up (RFC 4291, 2.5.5.1). */
const isOldIpv4InIpv6 = (address: string): boolean =>
  address.includes(':') && ipaddr.IPv6.parse(address).match(ipaddr.IPv6.parse('::'), oldIpv4Bits);

/** Names that the server's proxy list knows beside addresses, with the ranges that each stands for. */
const rangesOf: Readonly<Record<string, readonly string[]>> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
};
/** As many addresses as one owner has; what is wider trusts strangers. */
const widestBits = { ipv4: 8, ipv6: 16 } as const;

/** Written out too: `10/8` would be a network around 0.0.0.10. */
const isCidr = (text: string): boolean => ipaddr.IPv6.isValidCIDR(text) || ipaddr.IPv4.isValidCIDRFourPartDecimal(text);

/** Whether this is an address, a network in CIDR notation, or a name of one. */
export const isNetwork = (text: string): boolean => Object.hasOwn(rangesOf, text) || isAddress(text) || isCidr(text);

/** Whether a network holds everybody, or nearly so. */
export function isEverybody(network: string): boolean {
  if (!ipaddr.isValidCIDR(network)) return false;
  const [address, bits] = ipaddr.parseCIDR(network);
  return bits < widestBits[address.kind()];
}

/** Whether an address is on a list of addresses and networks; an empty list has all of them. */
export function withinAddresses(list: readonly string[], ip: string): boolean {
  if (list.length === 0) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return list.some((one) => {
    const [network, bits] = one.includes('/')
      ? ipaddr.parseCIDR(one)
      : [ipaddr.process(one), ipaddr.process(one).kind() === 'ipv4' ? 32 : 128];
    return network.kind() === address.kind() && address.match(network, bits);
  });
}

/** Whether an address is one of those that a list names, or lies in a network of it. */
const isListed = (list: readonly string[], address: string): boolean =>
  ipaddr.isValid(address) &&
  list.some((one) => rangesOf[one]?.includes(ipaddr.process(address).range()) ?? withinAddresses([one], address));

/**
 * Where a connection comes from: the nearest of those who are named that is no trusted proxy, as the door finds it for
 * calls.
 * @param remote the address at the other end
 */
export function forwardedFor(headers: IncomingHttpHeaders, remote = '', trusted: readonly string[] = []): string {
  const said = headers['x-forwarded-for'];
  const named = typeof said === 'string' ? said.split(',').map((one) => one.trim()) : [];
  let address = remote;
  while (isListed(trusted, address)) {
    const before = named.pop();
    if (before === undefined) break;
    address = before;
  }
  return address;
}
