import { expect, test } from 'vitest';
import { faultOfStatus, mayPostTo, postOutside } from './post-outside.ts';

const inside = ['hooks.lan:8443', '10.0.0.7'];

test.each([
  'https://hooks.example/x?key=1',
  'https://hooks.example:8443/x',
  'https://1.1.1.1/x',
  'https://[2606:4700:4700::1111]/',
  'http://hooks.lan:8443/x',
  'https://hooks.lan:8443/x',
  'http://10.0.0.7/x',
])('%s may be posted to', (address) => {
  expect(mayPostTo(address, inside)).toBe(true);
});

test.each([
  'hooks.example',
  'ftp://hooks.example/x',
  'file:///etc/passwd',
  'http://hooks.example/x',
  'https://user:word@hooks.example/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://0.0.0.0/x',
  'https://10.1.2.3/x',
  'https://172.16.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[::10.0.0.1]/x',
  'http://hooks.lan/x',
  'http://hooks.lan:80/x',
  'https://10.0.0.7:9000/x',
])('%s may not', async (address) => {
  expect(mayPostTo(address, inside)).toBe(false);
  await expect(postOutside(address, { headers: {}, body: '{}', inside })).rejects.toThrow('not public');
});

test.each([
  [200, null],
  [204, null],
  [302, 'status 302'],
  [404, 'status 404'],
  [500, 'status 500'],
])('an answer of %s is %s', (status, fault) => {
  expect(faultOfStatus(status)).toBe(fault);
});
