import { expect, test } from 'vitest';
import { isPublicAddress } from '../running/networks.ts';
import { isPushEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGx',
  'https://wns2-par02p.notify.windows.com/w/?token=B',
])('a push service is taken: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  '',
  'x',
  'http://fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://localhost/a',
  'https://db.internal/a',
  'https://printer.local/a',
  'https://router/a',
  'https://fcm.googleapis.com:8443/a',
  'https://a:b@fcm.googleapis.com/a',
  'ftp://fcm.googleapis.com/a',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  'https://8.8.8.8/a',
])('anything else is refused: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

test('names may not lead inside either', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1',
    '224.0.0.1',
    'no address',
  ]) {
    expect(isPublicAddress(address), address).toBe(false);
  }
  const keptForOthers = [
    '64:ff9b:1::1',
    '64:ff9b::7f00:1',
    'fec0::1',
    '192.88.99.1',
    '2001::1',
    '2002:7f00:1::',
    '::127.0.0.1',
    '100::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '255.255.255.255',
    '2130706433',
    '0x7f.1',
  ];
  for (const address of keptForOthers) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['142.250.74.106', '2a00:1450:4001:80b::200a', '172.32.0.1'])
    expect(isPublicAddress(address), address).toBe(true);
});
