import { BlockList, isIP } from 'node:net';

/** Addresses inside: this machine, private networks, link-local, carrier-grade NAT, multicast and reserved ones. */
const inside = new BlockList();
for (const [network, bits] of [['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 3]] as const) inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [['::', 96], ['64:ff9b::', 96], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]] as const) inside.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const endpointMaxChars = 1_000;
const insideNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa|onion)$/;

/** Whether a push service can live there: https on its ordinary port, at a public name, never at a bare address. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > endpointMaxChars || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  const isName = /^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && isIP(hostname) === 0 && !insideNames.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}
