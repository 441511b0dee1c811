import { expect, test, vi } from 'vitest';
import { foreignHost, hostOf } from './host-of.ts';

vi.stubGlobal('location', { href: 'https://candor.example/#/pages/index/index', host: 'candor.example' });

test.each([
  ['https://evil.example/x', 'evil.example', 'evil.example'],
  ['https://candor.example.evil.example', 'candor.example.evil.example', 'candor.example.evil.example'],
  ['https://candor.example@evil.example/', 'evil.example', 'evil.example'],
  ['/help', 'candor.example', null],
  ['#/pages/help/help', 'candor.example', null],
  ['mailto:a@b.example', '', null],
  ['https://', 'https://', 'https://'],
])('%s leads to %s', (address, host, foreign) => {
  expect([hostOf(address), foreignHost(address)]).toEqual([host, foreign]);
});
