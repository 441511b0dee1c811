import { expect, test } from 'vitest';
import { deviceName, networkOf } from './device-seen.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · macOS'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
  ['<script>', null],
])('%s is %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));

test.each([
  ['203.113.131.2', '203.113.*.*'],
  ['::ffff:203.113.131.2', '203.113.*.*'],
  ['2405:4802:1c1:9f0::1', '2405:4802::'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.20.0.1', null],
  ['192.168.1.5', null],
  ['100.64.0.9', null],
  ['::1', null],
  ['fe80::1', null],
  ['fd00:1::2', null],
])('%s is kept as %s', (ip, network) => expect(networkOf(ip)).toBe(network));
