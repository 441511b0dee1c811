import { expect, test } from 'vitest';
import {
  forwardedFor,
  isAddress,
  isEverybody,
  isLoopbackHost,
  isNetwork,
  isPublicAddress,
  withinAddresses,
} from './networks.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['localhost.', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['128.0.0.1', false],
  ['::2', false],
  ['0.0.0.0', false],
  ['', false],
])('that %j is this machine itself: %s', (host, expected) => expect(isLoopbackHost(host)).toBe(expected));

test.each(['2130706433', '0x7f.1', '127.1', '017700000001', '1.2.3', '1.2.3.4.5', '256.1.1.1', 'fe80::1::2', 'x', ''])(
  '%j is no address, whatever other programs make of it',
  (text) => {
    expect(isAddress(text)).toBe(false);
    expect(isPublicAddress(text)).toBe(false);
  },
);

test.each([
  ['this machine', ['127.0.0.1', '::1', '::ffff:127.0.0.1']],
  ['nobody', ['0.0.0.0', '::']],
  ['a network of a house', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1']],
  ['one line', ['169.254.169.254', 'fe80::1']],
  ['a carrier', ['100.64.0.1']],
  ['everybody at once', ['255.255.255.255', '224.0.0.1', 'ff02::1']],
  ['examples', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1']],
  [
    'IPv4 written as IPv6',
    ['::10.0.0.1', '::8.8.8.8', '::808:808', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ],
])('an address kept for %s is none of the public internet', (_name, addresses) => {
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a network is an address, a range, or one of three names', () => {
  for (const text of ['10.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', 'loopback', 'linklocal', 'uniquelocal'])
    expect(isNetwork(text), text).toBe(true);
  // To the list of proxies 10/8 would be a network around 0.0.0.10.
  for (const text of ['', 'x', '10.0.0.0/33', '10/8', '10.0.0/8', '0x0a.0.0.0/8', 'Loopback', 'all', '*', '1'])
    expect(isNetwork(text), text).toBe(false);
});

test.each([
  ['0.0.0.0/0', true],
  ['0.0.0.0/7', true],
  ['10.0.0.0/8', false],
  ['::/0', true],
  ['2000::/15', true],
  ['2001::/16', false],
  ['10.0.0.1', false],
  ['loopback', false],
])('that %s trusts everybody, or nearly so: %s', (network, expected) => expect(isEverybody(network)).toBe(expected));

test.each<[readonly string[], string, boolean]>([
  [[], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.9', true],
  [['203.0.113.9'], '::ffff:203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.10', false],
  [['10.0.0.0/8', '2001:db8::/32'], '10.9.8.7', true],
  [['10.0.0.0/8', '2001:db8::/32'], '2001:db8:1::1', true],
  [['10.0.0.0/8'], '2001:db8:1::1', false],
  [['10.0.0.0/8'], 'nobody', false],
])('on the list %j is %s: %s', (list, ip, isOn) => {
  expect(withinAddresses(list, ip)).toBe(isOn);
});

test.each<[string | undefined, string, readonly string[], string]>([
  [undefined, '203.0.113.9', [], '203.0.113.9'],
  ['198.51.100.1', '203.0.113.9', [], '203.0.113.9'],
  ['198.51.100.1', '203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
  ['198.51.100.1', '10.0.0.1', ['10.0.0.1'], '198.51.100.1'],
  // What a caller has written itself stands before what the proxy adds.
  ['192.0.2.1, 198.51.100.1', '10.0.0.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['198.51.100.1, 10.0.0.2', '::ffff:10.0.0.1', ['10.0.0.0/8'], '198.51.100.1'],
  ['10.0.0.3, 10.0.0.2', '10.0.0.1', ['10.0.0.0/8'], '10.0.0.3'],
  ['198.51.100.1', '127.0.0.1', ['loopback'], '198.51.100.1'],
  ['198.51.100.1', '192.168.1.1', ['uniquelocal'], '198.51.100.1'],
  ['nobody', '127.0.0.1', ['loopback'], 'nobody'],
])('of %s by %s, where %j are trusted, comes from %s', (said, remote, trusted, from) => {
  expect(forwardedFor(said === undefined ? {} : { 'x-forwarded-for': said }, remote, trusted)).toBe(from);
});
